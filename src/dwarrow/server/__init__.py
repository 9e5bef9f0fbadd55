"""The table server: people, seats and clocks around the games. It holds no rules of its own."""
