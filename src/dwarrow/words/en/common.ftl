committed = Deal { $deal } is sealed: { $commitment }
