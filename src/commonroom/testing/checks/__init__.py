"""The checks, one file for each promise. A check takes rules and asserts; `suite` turns checks into tests."""
