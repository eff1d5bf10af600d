# The browser client in English. Words of a title are in its own catalogues.

## Everywhere

brand-home = Cabildo, first page
skip = Skip to the page
menu = Menu
about = What is this: { $name }?
close = Close
cancel = Cancel
saved = Saved
yes = yes
colon = {": "}
no = no
credits = Credits
nav-label = Pages
nav-start = Play
nav-games = My games
nav-lobby = Lobby
nav-help = Rules and help
language = Language
language-en = English
language-fr = French
table = Table
players = Players
unofficial-short = A free, unofficial project by players; not connected with any publisher.
connection-on = Connected
connection-lost = Connection lost; trying again

## Problems

problem-not-found = There is no such thing here.
problem-forbidden = You may not do this.
problem-conflict = The table has moved on meanwhile; this is how it stands now.
problem-invalid = This cannot be done.
problem-not-your-turn = It is somebody else's turn now.
problem-final-in-list = Number { $number } of these moves cannot be taken back, so nothing can be sent along after it. Nothing was played.
problem-key-used = This was sent in the place of something else that is done already. Load the page again.
problem-unknown-host = This server does not answer to the name in the address. Whoever runs it can allow it.
problem-too-many = That was a lot at once. Wait a moment and try again.
problem-quota-guests-an-hour = At most { $most } new people an hour can come from one connection. Try again in { $minutes } min.
problem-quota-tables-an-hour = At most { $most } new tables an hour can be set up from one connection. Try again in { $minutes } min.
problem-quota-records-an-hour = At most { $most } records an hour can be opened from one connection. Try again in { $minutes } min.
problem-quota-open-tables = You can have { $most } tables that wait for players: begin one of yours, or leave it, first.
problem-quota-unfinished-tables = You can have { $most } tables whose games are not over: finish one of yours first.
problem-quota-records = You can keep { $most } records: delete one of yours first.
problem-quota-record-megabytes = You can keep { $most } MB of records: delete one of yours first.
problem-too-large = That is too long: { $kilobytes } kB is the most.
problem-nobody = The server does not know you any more. Load the page again.
problem-name = This name cannot be used: it holds characters that others cannot see or read. Choose another one.
problem-recovery = This link does not work any more: it was replaced or taken back, or a letter of it is missing.
problem-internal = Something went wrong on the server.
problem-storage = The server cannot save anything at the moment. Its host has to look after it; try again later.
problem-unreachable = The server cannot be reached at the moment.
problem-reload = The server was renewed since this page was loaded: load it again.
reload = Load again
nowhere-title = Nothing here
nowhere-text = The chart shows no land at this address.
no-table-title = No such table
no-table-text = There is no table at this address that you can look at. It may be private: ask somebody who plays there for a link. Or the link you have is spent, was taken back or lacks a letter, or the record was deleted.

## People and seats

guest-names = Albatross, Pelican, Frigatebird, Heron, Kingfisher, Tern, Petrel, Plover, Osprey, Sandpiper, Flamingo, Parakeet
bot-names = Alonso, Beatriz, Catalina, Diego, Elvira, Fernando, Gracia, Hernán
bot-level-random = random
bot-level-simple = simple
person-name = Your name
person-name-empty = made up if you leave it out
person-colour = Colour
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-orange = orange
colour-teal = teal
colour-brown = brown
seat-number = Seat { $number }
seat-name = Name at seat { $number }
seat-name-empty = name
seat-me = Me
seat-screen = Somebody else at this screen
seat-link = A friend, by a link
seat-bot = bot
seat-bot-level = Bot: { $level }
seat-open = open seat
seat-gone = Somebody who left
seat-automaton = automaton
seat-person = Player { $number }
seat-yours = you
seat-here = at this screen
seat-away = away
seat-thinking = deciding
seat-next = to move
seat-stand-in = a bot stands in
seat-to-bot = Let a bot play on

## First page

start-title = Play
start-lead = Board games of the Spanish Caribbean and the Río de la Plata: against bots, at one screen, or with friends by a link.
start-choose = Choose a game
start-against = Against bots
start-players = Opponents
start-opponents =
    { $count ->
        [0] nobody: the game's automaton
        [one] one bot
       *[other] { $count } bots
    }
start-bots = How they play
start-play = Play
start-friends = Play with friends, or set up a table
start-rules = Read the rules
start-waiting = Go on playing
start-resume = Go on
start-others = More tables of yours
players-range = { $from } to { $to } players

## New table

new-title = New table
new-game = Game
new-seats = Seats
new-count = Players
new-options = Options
new-first = First game
new-first-help = Chooses what suits those who do not know the game yet.
new-table = Table
new-public = Public: anybody may take an open seat or watch
new-days = Time for a move
new-days-none = no limit
new-days-count =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
new-days-help = When it is over, the others may let a bot play on; the player can come back at any time.
new-unknown = There is no game “{ $name }” here. Choose one of these.
new-make = Set up the table
new-then-links = You will get a link for each friend.
new-then-start = The game begins at once.
option-needs = Only if “{ $option }” is: { $value }.
option-random = at random

## Lists of tables

lobby-lead = Tables that anybody may join or watch.
lobby-empty = No table is open to all at the moment.
lobby-more = Show more tables
games-empty = You sit at no table yet.
table-open-seats =
    { $count ->
        [0] ready to start
        [one] one open seat
       *[other] { $count } open seats
    }
table-running = running
table-over = over
table-ended = ended on { $when }
result-own = place { $rank } of { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
history = History
history-empty = You have not finished a game yet.
history-games =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
history-title = Game
history-all = all
history-more = Show more games
history-averages = On average
history-opponents = By opponent
history-opponent = Opponent
history-bots = bots, { $level }
history-played = games
history-won = won
history-rank = place
history-points = points
history-before = ahead of them
history-theirs = their points
history-not-counted = Games at one screen and games continued from another one are in the list, but not in the averages.
table-moved = Last move { $when }
time-just-now = just now
table-deadline = time runs out { $when }

## Before the game

room-invited = You are invited to this table. Say who you are and sit down.
room-waiting = The game begins when every seat is taken.
room-full = Everybody is here.
room-join = Take a seat
room-start = Begin the game
room-link = Link for seat { $number }
room-copy = Copy the link
room-copied = Copied

## At the table

turn-yours = Your turn
turn-others = Not your turn
turn-of = { $name } decides
skip-question = Skip to the question
not-now = not possible now
glows-nothing = Nothing on the board can be chosen now.
panel-label = What is asked
panel-so-far = So far:
panel-answers = All answers
panel-why = Why not?
plan-less = One less: { $name }
plan-more = One more: { $name }
frame-areas = Parts of the table
frame-board = Board
frame-aside = More
frame-own = Mine
frame-others = Others
frame-glows = something can be chosen there
frame-look = look at the board
frame-board-of = Board of { $name }
panel-show = Show on the board what can be chosen
panel-filter = Search the answers
panel-confirm = Do it: { $action }
panel-why-final = You cannot take it back on your own: somebody learns something new by it, or chance decides, or the game ends.
panel-why-final-alone = It shows you something new, or chance decides, or the game ends. Taking it back later would be put on record.
panel-why-always = You want to confirm every move; the settings change that.
panel-caution = beware
foreseen-cost = { $holding }: { $cost } spent
foreseen-left = { $holding }: { $cost } spent, { $left } left
foreseen-points =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
foreseen-points-lost =
    { $points ->
        [one] 1 point lost
       *[other] { $points } points lost
    }
panel-retrying = The server does not answer; trying again.
panel-auto = Answered for you: { $action }
panel-auto-change = Answer it myself
pace-catch-up = On to my turn
meanwhile = Since my turn
meanwhile-start = As it was after your last move
meanwhile-at = { $number } of { $count }
meanwhile-end = Back to now
beads = What the others did since my turn
beads-step = Step through it
full-screen = Full screen
full-screen-end = Leave full screen
panel-answers-here = All answers stand beside the question.
panel-explain = Explain
panel-usual = the usual answer
panel-always = Always answer:
panel-confirm-always = Do it, now and always: { $action }
standing-answer = { $question }: { $answer }
standing-answers = Answered beforehand
standing-end = Ask me again
problem-too-many-standing = You have answered { $most } kinds of questions beforehand already; end one of them first.
panel-sending = One moment
why-not =
    { $count ->
        [one] Why not something else?
       *[other] Why not something else? ({ $count })
    }
why-rule = Read rule { $rule }
rules-open = Rules
rules-drawer = Rules at hand
rules-whole = On a page of their own
undo = Take back
undo-rewind-title = Take back?
undo-rewind-text =
    { $count ->
        [one] This goes back to “{ $action }”. A move of another player since then is taken back too.
       *[other] This goes back to “{ $action }”. { $count } moves of other players since then are taken back too.
    }
undo-rewind-do = Take it all back
undo-rewind-not = Leave it
undo-ask = Ask to take back
undo-asked = { $name } would like to take a move back.
undo-allow = Agree
undo-refuse = Refuse
undo-waiting = { $name } would like to take a move back; waiting for { $others }.
taken-back-chance =
    { $count ->
        [one] { $name } once took back what chance had decided, so that it decided anew.
       *[other] { $name } took back { $count } times what chance had decided, so that it decided anew.
    }
move-cut-short =
    { $count ->
        [one] Something new came to light: your last action was not played. Decide again.
       *[other] Something new came to light: your last { $count } actions were not played. Decide again.
    }
leave = Leave
leave-title = Leave this table?
leave-text = A bot plays on for you. You can come back at any time and take your seat again.
leave-do = Leave the table
leave-not = Stay
come-back = Take my seat back
spectator = You are watching
board-text = Board as text
board-drawn = Board as picture
points-now = Points so far
points-told = Points so far: { $points }
points-hidden = Points so far: hidden
points-at-least = Points so far: { $points }, besides what is hidden
side-label = Log, chat and notes
side-label-watching = Log and chat
side-log = Log
side-chat = Chat
side-notes = Notes
side-hidden = Hidden until the next player is here.
log-newest = To the newest line
log-news = new
chat-removed = removed
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
notes-help = Only you can read this.
notes-loading = One moment.
notes-saved = Saved.
notes-saving = Saving.
notes-unsaved = Not saved: the server cannot be reached.
curtain-title = { $name }, it is your turn
curtain-text = Pass the screen on. The board appears when you are there and nobody else looks.
curtain-lift = I am { $name }
end-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
end-rank = place { $rank }
end-total = Total
end-tie = Tie: { $name }
end-again = Play again
end-next = On to the next game

## Replay and charts

replay = Replay
replay-running = The game is still on: you see what you could know at the time.
replay-at = Move { $move } of { $last }
replay-at-several = Moves { $first } to { $move } of { $last }
replay-news =
    { $count ->
        [one] { $count } new move
       *[other] { $count } new moves
    }
replay-start = The beginning
replay-hidden = a secret choice
replay-did = { $name }: { $action }
replay-controls = Leaf through the game
replay-first = To the beginning
replay-round-back = A round back
replay-back = A move back
replay-play = Play
replay-pause = Pause
replay-forward = A move forward
replay-round-forward = A round forward
replay-last = To the end
replay-slider = Move
replay-speed = Speed
replay-speed-value =
    { $number ->
        [one] one move a second
       *[other] { $number } moves a second
    }
replay-eyes = Seen by
replay-eyes-nobody = a spectator
replay-link-by-hand = The browser does not let this page copy. This link leads to the move:
replay-download = Download
replay-back-to-table = To the table
replay-log = Log: choose a line to go to its move
replay-score = Points at this move
fork = Continue from here
fork-title = Continue from move { $step }
fork-text = A new table begins with this position; the old game stays as it is.
fork-sampled = The game is still on, so what you cannot know is drawn anew at the new table.
fork-do = Set up the table
source-fork = continued from move { $step }
source-sampled = with what was unknown drawn anew
source-record = record
record-bring = Open a record
record-bring-help = A game that was downloaded here or saved by the command cabildo: look at it move by move, and continue from anywhere.
record-checking = The record is being checked …
record-delete = Delete the record
record-delete-title = Delete this record?
record-delete-text = It is deleted for everybody, and links to it lead nowhere. Games that were continued from it stay.
record-delete-do = Delete it
record-delete-not = Keep it
problem-not-started = This game has not begun yet: there is nothing to look back at.
problem-no-replay = This game cannot be shown move by move.
problem-record-unreadable = This file is no record: it cannot be read as JSON or YAML.
problem-record-field = This is no whole record: a part of it is missing, unknown or wrong.
problem-record-format = This record is written in another format (version { $version }), which is not known here.
problem-record-title = This is the record of a game that is not known here: { $title }.
problem-record-rules = This record follows another version of the rules ({ $version }), which is not known here.
problem-record-start = This record cannot be opened: such a game cannot begin like this.
problem-record-move = This record cannot be opened: move { $number } is not possible.
problem-record-end = This record cannot be opened: its moves lead to another end than it says.
charts = Charts
chart-of = Chart: { $name }, by move. The same numbers are in the table below.
chart-pick = A click leads to that move.
chart-start = start
chart-move = move { $number }
chart-column = Move
chart-table = The numbers as a table

## Settings

settings = Settings
settings-theme = Appearance
settings-theme-auto = as the system
settings-theme-light = by day
settings-theme-dark = by lamplight
settings-confirm = Confirm moves
settings-confirm-final = that cannot be taken back freely
settings-confirm-always = always
settings-confirm-never = never
settings-motion = Pieces move
settings-motion-off = not at all
settings-motion-slow = slowly
settings-motion-normal = calmly
settings-motion-fast = fast
settings-pace = Bots play
settings-pace-slow = slowly
settings-pace-usual = one move after the other
settings-pace-fast = fast
settings-pace-none = at once
settings-askeverything = Ask me everything, even where nearly everybody answers the same
settings-curtain = At one screen, hide the board between players
settings-sound = A short tone when it is my turn
settings-sounds = Sounds of moves, chat and the end of a game
settings-notify = A notification when it is my turn while this page is in the background
settings-notify-refused = The browser shows no notifications of this page: allow them in its settings. Without HTTPS there are none.
settings-shortcuts = Keys for playing

## Links and one's own data

bell = Notify me
bell-on = When it is your turn at this table, this browser tells you, also while no page is open.
bell-off = This table does not notify you any more.
bell-refused = The browser does not let this page notify you: allow notifications in its settings. In a private window there are none.
watch-let = Let somebody watch
watch-text = Whoever has the link can look at this table and read the chat, now and later, but sees no secret of a running game and cannot play or write.
watch-public = This table is public: anybody may watch it at this address.
watch-make = Make a link
watch-link = Link to watch
watch-end = End the link
watch-end-text = When you end it, nobody who came by this link can look any more. You can make a new one.
me-title = Your data
me-link = Your data: another browser, download, delete
me-nobody = This server knows nothing about you yet.
me-lead = What is kept about you is what you see here: a name and a colour, your seats and moves, what you said and what you noted.
me-recovery = In another browser
me-recovery-text = A recovery link makes another browser yours: your name, your seats, your notes. It also helps when this browser loses its cookies.
me-recovery-warning = Whoever has this link is you. Keep it like a key and send it to nobody.
me-recovery-link = Your recovery link
me-recovery-once = It is shown only now. Copy it, or open it in the other browser at once.
me-recovery-made = You have a link, made { $when }. It cannot be shown again; a new one replaces it.
me-recovery-make = Make a recovery link
me-recovery-renew = Make a new link
me-recovery-end = End the link
me-calls = Notifications
me-calls-text = { $tables ->
    [one] One table notifies you
   *[other] { $tables } tables notify you
  } when it is your turn, in { $browsers ->
    [one] one browser
   *[other] { $browsers } browsers
  }.
me-calls-stop = Stop all of them
me-calls-stopped = Nothing notifies you any more.
me-everything = Take everything along
me-everything-text = A file (JSON) with everything that is yours: who you are, your tables with the records of games that are over, records you opened here, what you said and what you noted.
me-everything-do = Download everything
me-delete = Leave for good
me-delete-text = You can delete yourself with everything that is yours. Then:
me-delete-running = In running games a bot plays on in your place.
me-delete-open = At tables that have not begun, your seat is open again.
me-delete-over = Games that are over stay for the others; your seat says “{ seat-gone }”. Tables at which nobody else sits are deleted.
me-delete-chat = What you said in chats is removed.
me-delete-gone = Your notes, the records you opened here, your links and your name are deleted.
me-delete-ask = Delete me …
me-delete-title = Delete yourself?
me-delete-warning = This cannot be undone, neither by you nor by anybody else: no browser and no link will bring your seats back.
me-delete-sure = Yes, delete me and everything that is mine
me-delete-do = Delete me
me-delete-not = Stay
recover-title = Your seats in this browser
recover-none = This page needs a whole recovery link. Open it again from where you keep it.
recover-text =
    { $count ->
        [0] This link belongs to { $name }, who sits at no table at the moment.
        [one] This link belongs to { $name }, who has one table.
       *[other] This link belongs to { $name }, who has { $count } tables.
    }
recover-other =
    { $count ->
        [one] In this browser you are { $name } now, with one table.
       *[other] In this browser you are { $name } now, with { $count } tables.
    }
recover-merge = Be { $name } and bring these tables along
recover-leave = Be { $name } without these tables
recover-whose = Go on only if the link is your own: whoever has it too can play all of this.
recover-leave-text = Without them, the seats of { $name } stay where they are, and nobody comes back to them from this browser, unless you make a recovery link for them first.
recover-stay = Stay { $name }
recover-do = Be { $name } here
recover-not = Not now
recover-already = You are { $name } here already.

## Help

keys = Keys
keys-digits = open the group or choose the answer with this number; amounts are typed, with Enter from 10 on
keys-more = the numbers go on to the next nine answers
keys-answers = all answers, to search
keys-others = look at the others' boards, one after the other
keys-talk = log; chat
keys-rules = look up the rules
keys-arrows = walk through the answers
keys-glowing = to the next or previous place that is marked on the board
keys-enter = take what has the focus; else confirm, or be done
keys-escape = close what is open; let go of what is chosen
keys-why = why not something else? Where nothing is refused: these keys
keys-full-screen = the full screen, and back
keys-undo = take back
keys-meanwhile = what the others did since my turn; ← → step through it
keys-step = a move back or forward
keys-round = a round back or forward
keys-ends = to the beginning or the end
keys-play = play or pause
help-rules = Rules
help-rules-of = Rules: { $title }
help-search = Search the rules
help-found =
    { $count ->
        [one] one rule.
       *[other] { $count } rules.
    }
help-language = The rules are in our own words.
help-keys-lead = A whole game can be played with the keys; they can be turned off in the settings.
credits-icons = The pictures of goods, roles, buildings and offices come from game-icons.net, by Lorc, Delapouite and others, under the licence CC BY 3.0.
credits-font = Headings are set in IM Fell English by Igino Marini, under the SIL Open Font License. Chart, compass and paper are our own drawings.
unofficial = Cabildo is a free project by players for players. It is not made, endorsed or checked by the authors or publishers of the games; their names belong to their owners. The rules are told in our own words, and no text or picture of the originals is used. If you like a game, buy it.
