# What the `cabildo` command says.

bot-name = Bot { $number }
and = {" "}and{" "}

## Help of the command

help-cabildo = Play and study board games in the terminal.
help-version = Show the version and leave.
help-play = Play a game here, against programs or with others at one screen.
help-resume = Go on with a game: with a record, or from a position.
help-new = Write the record of a new game that nobody has moved in yet.
help-replay = Check a record and show what happened and the board at its end.
help-simulate = Let programs play many games and count the points.
help-rules = Show rules by id or words, or which of them no test names.
help-position = Work with positions written down.
help-check = Check that a position is complete and possible.
help-titles = List the games that are installed, with their options.
help-serve = Serve the browser game, for yourself or for a club.
help-host = The address to listen at; 0.0.0.0 for all.
help-port = The port; else 8000 or the next free one.
help-database = A PostgreSQL URL; else SQLite in the data folder.
help-data = The data folder; else the one of the system.
help-open = Open the page.
help-no-rate-limits = Let everybody ask as often as they like.
help-push-contact = Let people be notified of their turn while no page is open (web push); push services are told this mailto: or https: address to complain to.
help-https = Cookies only over HTTPS, for a server behind a proxy.
help-allowed-host = A name on the internet by which people open the page, such as games.example (repeatable).
help-trusted-proxy = A proxy on another machine, by address or network; it tells who asks (repeatable).
help-limit = Set one of the server's limits, such as connections=1000 (repeatable).
help-bot-pause = How long bots wait before each move; pages show their moves at a pace of their own.
help-test-seed = For tests: chance comes from this number, and whoever knows it can foretell it.
help-backup = Write everything a server keeps into one file; it may be running.
help-restore = Bring a backup back, into SQLite or PostgreSQL.
help-verify = Play every table's log again and name those that do not fit. Exit code 1 if there are any, 2 if it cannot be done.
help-backup-file = Where to write; holds the signing key, so keep it as safe as the server.
help-restore-file = A backup.
help-force = Overwrite the file.
help-replace = Throw away what is in the database now.
help-repair = Set broken tables to their last good sequence; what is cut away is kept in a file.
help-workers = How many processes check; else one for each core.
help-remove = Take a table, a person or a line of chat off the server, for good; it may be running.
help-remove-table = Remove a table with its game, chat and notes.
help-remove-person = Remove a person with all that is theirs, as if they had deleted it themselves.
help-remove-chat = Remove what a line of chat says.
help-yes = Do not ask.
help-table-id = The table, as its address in the browser ends.
help-person = The id or the name of a person.
help-line-number = The number of the line; without it all lines are listed.
needs-extra = { $missing } is not installed, which this needs: { $command }
serving = Cabildo is at { $address } (Ctrl-C ends it).

help-title = The game: see `cabildo titles`.
help-players = How many play.
help-seed = Makes chance and opponents repeatable.
help-option = An option of the game; may be given several times. See `cabildo titles`.
help-board = A board pack with other numbers than the printed ones.
help-language = The language; else CABILDO_LANGUAGE or the one of the system.
help-seat = Your seat, from 1; several for several people. Else the first.
help-hot-seat = People at all seats, who pass the screen on.
help-opponent = The programs at the other seats: { $bots }. Else simple.
help-name = The name of a person, in the order of the seats; may be given several times.
help-ask-all = Ask also where nearly everybody answers the same.
help-resume-file = A record or a position.
help-new-file = Where to write; must not exist yet.
help-replay-file = A record.
help-to = Only the first N moves.
help-check-file = A position, JSON or YAML.
help-games = How many games.
help-simulate-seed = The same seed gives the same games.
help-bots = One program for all seats, or one for each: { $bots }.
help-json = Print the result as JSON.
help-rule-words = The id of a rule, or words that it holds.
help-rule-title = Only rules of this game.
help-coverage = List the rules that no test names; exit code 1 if there are any.
help-tests = The folder of the tests, for --coverage.

## At the table: answers

no-such-number = There is no choice { $text }; the numbers are { $keys }.
ambiguous = "{ $text }" may be: { $found }
not-understood = "{ $text }" is neither an answer nor a command; type "help" for what you can do.
allowed = "{ $notation }" is possible now.
objection = "{ $notation }" is not possible: { $reason } ({ $rule })
too-many-answers = "{ $text }" and what follows is too much: your turn would be over by then. Nothing was done.
rest-not-taken = Something new has come to light: "{ $text }" and what follows is not taken.
followed-by-itself = "{ $text }" is not possible: what you have answered before leaves { $number } here. Nothing was done.
series = You may type the numbers for all of them on one line, or "auto".
usual-answer = Enter alone: { $answer }
heading-about = {" "}({ $about }):
heading-end = :

## At the table: commands

command-why = why
command-why-usage = why [ACTION]
command-why-help = which rule is against an action, for instance: why build wharf
command-undo = undo
command-undo-usage = undo
command-undo-help = take back your last answer, until something new was revealed or another person acted
command-auto = auto
command-auto-usage = auto
command-auto-help = let the computer answer this question and those like it that follow
command-always = always
command-always-usage = always ANSWER | ask
command-always-help = answer a kind of question beforehand, where it says so; "always" tells what you answered, "always ask" ends it
always-hint = "always ANSWER" answers this kind of question from now on: { $answers }.
always-ask = ask
always-not-here = This question cannot be answered beforehand.
always-not-this = This answer cannot be given beforehand, only: { $answers }.
always-answer = { $question }: { $answer }
always-answers = You answer beforehand: { $answers }. "always ask" ends it.
always-none = You have answered nothing beforehand.
always-asked = You are asked again.
command-board = board
command-board-usage = board
command-board-help = show the board again
command-log = log
command-log-usage = log [N|all]
command-log-help = what happened so far
command-about = about
command-about-usage = about PIECE|NUMBER
command-about-help = what a piece or a card does
command-rules = rules
command-rules-usage = rules ID|WORDS
command-rules-help = look up a rule
command-save = save
command-save-usage = save FILE
command-save-help = write the game to a file
command-help = help
command-help-usage = help
command-help-help = this list
command-quit = quit
command-quit-usage = quit
command-quit-help = leave; the game is kept and can be resumed

welcome = Type "help" to see all you can do besides answering, and "quit" to stop: the game is kept.
help-answers = Type the number of a choice, its notation, or enough of its words. Several answers fit on a line: numbers apart by spaces, notation by commas.
why-not = { $reason } ({ $rule }): { $actions }
why-what = Nothing that one may look for here is missing. Name an action, for instance: why pass
explain-what = Name a building, a card or its number, as the answers and the board call it.
rules-what = Name a rule or some words, for instance: rules wharf
save-exists = { $file }: exists already
save-failed = { $file }: cannot be written ({ $problem })
save-where = Name a file, for instance: save game.json
saved = Saved in { $file }
taken-back = Your last answer is taken back.
undo-nothing = There is no answer of yours to take back.
undo-other = Too late: another person has acted since.
undo-learned = Too late: something new has been revealed since.
curtain = The screen goes to { $seat }. Press Enter when only { $seat } looks.
curtain-undo = { $seat } may still type "undo".
quit-now = now
quit-unsaved = The game could not be kept by itself ({ $problem }). Type "save FILE" first, or "quit now" to lose it.
not-kept = The game cannot be kept by itself ({ $problem }); use "save FILE".
lost = The game was not kept: { $problem }.
go-on = The game is kept. To go on: cabildo resume { $file }
record-kept = The record of the game: { $file }

## The end

total = total
tiebreak = tie-break: { $what }
rank = rank
won =
    { $count ->
        [one] { $names } wins with { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] { $names } share the win with { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
    }

## Records, positions, titles

taken-back-chance =
    { $count ->
        [one] { $seat } once took back what chance had decided, so that it decided anew.
       *[other] { $seat } took back { $count } times what chance had decided, so that it decided anew.
    }
replayed =
    { $moves ->
        [one] { $file } fits: 1 move.
       *[other] { $file } fits: { $moves } moves.
    }
position-fits = { $file } fits: { $name } for { $players }, { $seat } is asked: { $question }
position-over = { $file } fits: { $name } for { $players }, the game is over.
title-players = for { $counts } players
title-first-game = For a first game: { $options }
default = (unless you say otherwise)

## Rules

no-rule = no rule holds: { $words }
rule-check = Check:
rule-unclear = Unclear:
rule-ruling = Ruling:
no-such-rule = { $rule }  is named by a test, but there is no such rule
coverage = { $covered } of { $count } rules of { $name } have a test

## Simulation

simulating = Playing
heading-seat = seat
heading-bot = program
heading-score = mean score
heading-wins = wins
compiled = compiled
interpreted = interpreted
simulated = { $games } games, { $decisions } decisions; a CPU second of play: { $games_per_cpu_second } games, { $decisions_per_cpu_second } decisions ({ $how })

## Backup, restore, verify

keeping-progress = { $what }: { $percent } %
keeping-database = database: { $detail }
keeping-no-database = there is no database at { $file }
keeping-not-ours = the database holds nothing of Cabildo
keeping-older = the database is of an older version of Cabildo; start the server once to bring it up to date
keeping-newer = the database is of a newer version of Cabildo
backup-reading = Reading { $table }
backup-exists = { $file }: is there already (--force overwrites it)
backup-folder = { $file }: is a folder
backup-no-key = { $folder }: has no signing.key; name the server's data folder with --data
backed-up =
    { $tables ->
        [one] { $file } holds 1 table
       *[other] { $file } holds { $tables } tables
    } and { $people ->
        [one] 1 person.
       *[other] { $people } people.
    } It also holds the signing key: keep it as safe as the server.
restore-checking = Checking the backup
restore-writing = Writing
restore-damaged = { $file }: is no backup, or a damaged one; nothing was changed
restore-newer = { $file }: was made by a newer version of Cabildo
restore-not-empty = the database is not empty (--replace throws away what is in it)
restore-serving = a server is running on this database; stop it first
restored =
    { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } and { $people ->
        [one] 1 person
       *[other] { $people } people
    } are as they were at { $created }.
verifying = Verifying
verify-fault = { $table } ({ $title }): { $what }
verify-good = good up to sequence { $good } of { $sequence }
verify-hopeless = cannot be repaired; restore a backup, or remove the table
verify-damage = the database itself is damaged: { $detail }
verify-damaged = the database itself is damaged ({ $detail }); restore a backup
verify-too-many = { $count } tables are broken: so many are no accident, but perhaps of another version of Cabildo; nothing was repaired (restore a backup, or run the version they were played with)
verified =
    { $tables ->
        [one] 1 table: { $good } good, { $broken } broken, { $unknown } not checked.
       *[other] { $tables } tables: { $good } good, { $broken } broken, { $unknown } not checked.
    }
repaired = { $table }: set to sequence { $sequence }; as it was before it is in { $file }
fault-title = not checked: the title { $detail } is not installed
fault-rules = not checked: it was played by version { $detail } of the rules
fault-seats = its seats are not complete
fault-row = options or origin are no JSON
fault-asked = who asks to take back is unreadable
fault-gap = entry { $sequence } is missing
fault-json = entry { $sequence } is no JSON
fault-kind = entry { $sequence } is of a kind that does not belong there: { $detail }
fault-moves = entry { $sequence } leads to another position than the one that was there
fault-strange = entry { $sequence } is what was written, but this version cannot play it: { $detail }
fault-replay = entry { $sequence } cannot be played: { $detail }
fault-hash = entry { $sequence } is not what was written
fault-snapshot = the snapshot at { $sequence } is not the position that the log leads to
fault-start = the position from which it should start is unreadable
fault-sequence = the log goes to { $sequence }, the table says otherwise
fault-status = the status "{ $detail }" does not fit the log
fault-actor = the log says that it is another seat's turn
fault-unreadable = cannot be read: { $detail }

## Removing

remove-no-table = there is no table { $table }
remove-nobody = there is nobody with the id or name { $who }
remove-no-line = there is no such line in the chat of { $table }
remove-no-chat = nothing was said at { $table }, or there is no such table
remove-table-facts =
    { $table }: { $title }, { $status }, last changed { $moved }; { $people ->
        [0] nobody sits there
       *[other] { $names } sit there
    }; entries: { $entries }, lines of chat: { $lines }
remove-person-facts = { $name } ({ $person }), here since { $created }: tables: { $tables }, lines of chat: { $lines }, tables with notes: { $notes }
remove-line-facts = { $number }. { $name }, { $at }: { $text }
remove-which = Which one (1 to { $count })?
remove-several = several have this name: give the id; nothing was removed
remove-sure = Remove this for good? (y/n)
remove-yes = y yes
remove-not = nothing was removed
removed = Removed.
