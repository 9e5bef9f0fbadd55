"""The laboratory: many games at once, and what they say in numbers.

`dwarrow.simulate` and `dwarrow.arena` are its front door; here are the parts they are made of.
"""
