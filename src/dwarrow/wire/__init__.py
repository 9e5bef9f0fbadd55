"""The messages between a table and its clients: closed unions, nothing else is understood.

`asks` is what a client may send, `tells` what a server may answer, `settings` what a table is set
to, `bodies` those of the plain requests. docs/wire.md tells the whole conversation.
"""

VERSION = 1  # of this conversation; a server says it in its first message
MOST_BYTES = 8192  # of one message to the server
