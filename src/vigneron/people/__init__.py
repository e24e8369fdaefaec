"""People beyond one table: accounts, profiles and ratings, notices. Nobody needs an account to play."""
