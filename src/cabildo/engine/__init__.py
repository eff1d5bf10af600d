"""What every title shares: the contract, and no title's name."""
