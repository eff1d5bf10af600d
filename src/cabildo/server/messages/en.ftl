# What the server says itself: to people whose page is closed.

call-turn = Your turn
call-with = At the table:
call-alone = The game goes on with you.
