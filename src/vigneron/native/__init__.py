"""Building blocks of compiled rules: bit sets, rows of bytes, dice, a random stream, features.

This room imports no other room. The `.pxd` file beside a module holds its C types, or its functions as inline
C."""
