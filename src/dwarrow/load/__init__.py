"""Loads a server as a full house would: many tables, a socket a seat, durable moves.

It is a client like any other and knows only the wire; it is light, so that what it measures is
the server.
"""
