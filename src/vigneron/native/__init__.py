"""What compiled rules are built from: bit sets, byte rows, rolls, a fast random stream, features.

Imports nothing of the house. A `.pxd` beside a module holds its inline C functions or its types.
"""
