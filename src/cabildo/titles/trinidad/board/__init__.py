"""What is printed on the board and what lies in the box: from the data files to what the rules read."""
