"""What the bots of all games with one mine share: how far the goals are, and what acts say."""
