import { upkeep } from './upkeep/en.ts';

export const en = {
  'cli.about': 'A table for solo and co-operative science-fiction board games.',
  'cli.help.usage': 'Usage:',
  'cli.help.arguments': 'Arguments:',
  'cli.help.options': 'Options:',
  'cli.help.commands': 'Commands:',
  'cli.help.for.options': 'options',
  'cli.help.for.command': 'command',
  'cli.help.for.game': 'game',
  'cli.help.for.file': 'file',
  'cli.help.for.words': 'words',
  'cli.help.for.number': 'number',
  'cli.help.for.seat': 'seat',
  'cli.help.for.name': 'name',
  'cli.help.for.setting': 'name=value',
  'cli.help.for.value': 'value',
  'cli.help.for.language': 'language',
  'cli.help.help': 'show this help',
  'cli.help.codes':
    'Exit codes: 0 if all went well, 1 if something could not be done or a file is wrong, 2 if the command was called wrongly.',
  'cli.help.serve': 'open the table to browsers, on this machine and in its network',
  'cli.help.serveSettings': 'Settings, each also by its environment variable:',
  'cli.help.play': 'play a whole match in this terminal, all together at one keyboard',
  'cli.help.game': 'the game to play, {usual} if you name none; there are: {games}',
  'cli.help.seed':
    'words that decide every die and card: the same words give the same match. The 64 digits of a seed are taken as they are. Without words the match is new each time',
  'cli.help.language': 'en or fr; without it, the language of your system',
  'cli.help.bot':
    'let a bot play this seat, or seat=name for one of: {bots}, the first of which is the usual one; give it once for each seat',
  'cli.help.set': 'set the match up, such as season=calm; give it once for each setting',
  'cli.help.save': 'write the journal of the match to this file when it ends or you leave',
  'cli.help.settings': 'Settings of {game}:',
  'cli.help.sim': 'let bots play many matches, and count what comes of them',
  'cli.help.anyGame': 'the game; there are: {games}. Behind its name, --help lists its settings too',
  'cli.help.games': 'how many matches; {usual, number} if you do not say',
  'cli.help.simBot':
    'who plays all seats{named, select, yes {: {bots}, of which the first is the usual one} other {; random is a bot of every game, and the usual one is the game’s own}}',
  'cli.help.simSeed':
    'words that decide everything: the same words give the same numbers. Without words they are new each time, and told',
  'cli.help.each': 'play every value of one setting, such as mission, and print a table',
  'cli.help.threads': 'how many threads play at once; all cores if you do not say',
  'cli.help.json': 'print one JSON object for programs, and nothing else',
  'cli.help.check': 'check a mission of your own, and list everything that is wrong with it',
  'cli.help.mission': 'the mission, a JSON file',
  'cli.help.missionFile': 'play a mission of your own from this file (check lists what is wrong with it)',
  'cli.help.replay': 'tell a saved match again, and check its dice and every answer',
  'cli.help.file': 'the journal that play --save has written',
  'cli.help.quiet': 'say only whether it is true',
  'cli.help.replaySeed': 'the seed of a match that is not over, as words or 64 digits, to check it all the same',
  'cli.help.bench': 'measure how fast games run on one core',
  'cli.help.benchGame':
    'the game to measure, all if you name none; there are: {games}. Behind a name, --help lists its settings too',

  'cli.setup.values': '{values}',
  'cli.setup.usual': '{values}; {usual} if not given',
  'cli.setup.needed': '{values}; must be given',
  'cli.setup.or': '{one}, or {other}',
  'cli.setup.number': 'a number',
  'cli.setup.numberFrom': 'a number from {from, number} on',
  'cli.setup.numberUpTo': 'a number up to {to, number}',
  'cli.setup.numberBetween': 'a number from {from, number} to {to, number}',
  'cli.setup.boolean': 'true, false',
  'cli.setup.text': 'any text',
  'cli.setup.list': 'a JSON list of: {of}',
  'cli.setup.object': 'a JSON object with: {names}',
  'cli.setup.any': 'any value',

  'cli.serve.set.port': 'the port; 0 takes any that is free',
  'cli.serve.set.host': 'the address to listen at; 0.0.0.0 stands for all that this machine has',
  'cli.serve.set.dataFolder': 'the folder in which everything is kept',
  'cli.serve.set.databaseUrl': 'a PostgreSQL database instead of the folder; several servers can share it',
  'cli.serve.set.replicaUrl':
    'a streaming replica of that database, which gives replays and scores as long as it is not behind',
  'cli.serve.set.journalPartitions':
    'over how many partitions of that database new matches are spread, at least; 0 is as many as it has, and 16 in a new one. Set it once all servers are of this version',
  'cli.serve.set.acceptLoss':
    'start with what is in the folder, though it is known to have held more; for one start, after you have read what is missing',
  'cli.serve.set.logAddresses':
    'how addresses stand in the log: {values}; hashed, they are told apart, but only until the next start',
  'cli.serve.set.publicUrl':
    'where people reach the server from outside; with https, cookies are sent over https alone',
  'cli.serve.set.trustProxy': 'take the word of a proxy in front for who asks',
  'cli.serve.set.logLevel':
    'how much the log on stderr tells: {values}. Without it a terminal gets no more than warnings',
  'cli.serve.set.idleMinutes': 'a match that nobody touches leaves memory after so many minutes; it stays on disk',
  'cli.serve.set.awayMinutes': 'whoever has not been heard of for so many minutes may be replaced',
  'cli.serve.set.requestsPerMinute':
    'how many requests one address may make in a minute, and fifty times as many for files of the page; 0 is as many as it likes',
  'cli.serve.set.importsPerMinute':
    'how many matches played elsewhere one address may bring in a minute; 0 is as many as it likes',
  'cli.serve.set.streamsPerAddress': 'how many event streams one address may have open',
  'cli.serve.set.mostStreams': 'how many event streams all together may have open',
  'cli.serve.set.thinkingThreads':
    'in how many threads bots think and odds are worked out; 0 is one less than there are cores, four at most',
  'cli.serve.set.longestThought': 'a thought that takes more seconds is given up; the bot then answers anything',
  'cli.serve.set.thinkingPerMatch': 'how many seconds may be spent thinking for one match in a minute; 0 is no limit',
  'cli.serve.set.thinkingPerPlayer': 'the same for one person',
  'cli.serve.set.thinkingPerAddress': 'the same for one address',
  'cli.serve.set.mostBotMatches': 'in how many matches bots may play at once',
  'cli.serve.set.mostBotAnswers': 'after so many answers of bots in a row they wait for a person',
  'cli.serve.set.mostEntries': 'how many entries the journal of a match may have',
  'cli.serve.set.bodyKilobytes': 'how many kilobytes a request may bring',
  'cli.serve.set.coldOlderThan':
    'on PostgreSQL: move by itself, now and then, the journals of matches that are over and were not touched for so long out of the way of those who play. Without it, none',
  'cli.serve.set.pruneOlderThan':
    'delete by itself, now and then, matches that nobody has touched for so long, such as 180d; starboard prune --help says which. Without it, none',
  'cli.serve.set.metricsToken': 'the token that opens /metrics; without one, only this machine reads it',
  'cli.serve.set.replayKilobytes': 'how many kilobytes the journal of a replay may have',
  'cli.serve.setting': '{what} ({variable})',
  'cli.serve.settingUsual': '{what} ({variable}; {usual} if not given)',
  'cli.serve.fits.whole': 'a whole number from {least, number} to {most, number}',
  'cli.serve.fits.number': 'a number from {least, number} to {most, number}',
  'cli.serve.fits.oneOf': 'one of {values}',
  'cli.serve.fits.switch': 'true or false',
  'cli.serve.fits.text': 'some text',
  'cli.serve.fits.origin': 'a web address without a path, such as https://table.example.org',
  'cli.serve.fits.span': 'a span of at least a day, in days, weeks or years, such as 180d, 26w or 2y',
  'cli.serve.fits.postgres': 'an address such as postgres://user:password@host:5432/database',
  'cli.serve.wrong': 'The server cannot start with these settings:',
  'cli.serve.wrong.value': '{source} takes {fits}; “{given}” does not fit.',
  'cli.serve.wrong.secret': '{source} takes {fits}.',
  'cli.serve.open': 'The table is open at',
  'cli.serve.folder': 'Everything is kept in {folder}.',
  'cli.serve.database': 'Everything is kept in PostgreSQL at {place}.',
  'cli.serve.someDatabase': 'Everything is kept in PostgreSQL.',
  'cli.serve.stop': 'Ctrl+C stops it.',
  'cli.serve.stopping': 'Stopping, as soon as what is under way is done. Ctrl+C again stops at once.',
  'cli.serve.portTaken': 'The server cannot start: something else is using port {port}. Choose another with --port.',
  'cli.serve.portDenied':
    'The server cannot start: the system does not let it use port {port}. Ports from 1024 on are free for all.',
  'cli.serve.noHost': 'The server cannot start: this machine does not have the address “{host}”.',
  'cli.serve.store':
    '{doing, select, serve {The server cannot start} other {Nothing was done}}: {code, select, inUse {its folder is in use.} unusable {its folder cannot be used.} unreachable {its database cannot be used.} newer {its data is of a newer version.} other {its data cannot be opened.}}',
  'cli.serve.noDatabase':
    '{doing, select, serve {The server cannot start} other {Nothing was done}}: {file} is not a database.',
  'cli.serve.noDatabase.what':
    'If it is yours, move it elsewhere, or give the server another folder with --data. If it was once a database, restore a backup.',
  'cli.serve.damaged':
    '{doing, select, serve {The server cannot start} other {Nothing was done}}: its database {file} is damaged.',
  'cli.serve.damaged.what': 'What was found: {what}. Restore a backup.',
  'cli.serve.lost':
    '{doing, select, serve {The server cannot start} other {Nothing was done}}: something that was stored in {folder} is gone. {cause, select, database {The file starboard.db is missing or empty.} log {The file starboard.db-wal, where the last changes are, is missing or empty.} other {The file starboard.db or starboard.db-wal is older than it was, or damaged.}}',
  'cli.serve.lost.count':
    'It is known to have held {known, plural, one {at least # change} other {at least # changes}}, the last of {at}; {found, plural, =0 {none is there now} one {# is there now} other {# are there now}}.',
  'cli.serve.lost.what':
    'Put the missing files back, or restore a backup. To go on with what is there and lose the rest, start once with --accept-loss.',
  'cli.serve.copied':
    '{doing, select, serve {The server cannot start} other {Nothing was done}}: {file} is a copy of a database in use, and its last changes are missing.',
  'cli.serve.copied.what':
    'They are in starboard.db-wal, which was beside it: copy both, or the whole folder. To go on without them, start once with --accept-loss.',
  'cli.serve.unfitting':
    '{doing, select, serve {The server cannot start} other {Nothing was done}}: the tables of its database are not those of its format, {format}.',
  'cli.serve.unfitting.missing': 'Missing: {tables}.',
  'cli.serve.unfitting.surplus': 'Already there: {tables}.',
  'cli.serve.unfitting.what': 'Somebody has changed it by hand, or it is not Starboard’s. Restore a backup.',
  'cli.serve.failed': 'The server cannot start ({reason}).',

  'cli.wrong.call': 'That cannot be understood ({message}).',
  'cli.wrong.option': 'There is no option {given}.',
  'cli.wrong.command': 'There is no command “{given}”.',
  'cli.wrong.valueMissing': 'The option {given} needs a value.',
  'cli.wrong.optionElsewhere': 'There is no option {given} here: it belongs to {games}.',
  'cli.wrong.needed': 'Without {given} it cannot be done.',
  'cli.wrong.missing':
    'Name {what, select, file {a file} match {a match} network {a network} other {a game}}: starboard {command} {what, select, file {FILE} match {MATCH} network {NETWORK} other {GAME}}.',
  'cli.wrong.excess':
    'That is more than “{given}” can take: {given, select, serve {options are all it knows} replay {one file at a time} check {one file at a time} backup {one file at a time} restore {one file at a time} doctor {one file at a time} prune {options are all it knows} matches {options are all it knows} other {one game at a time}}.',
  'cli.wrong.count': '{flag} takes a whole number from 1 to {most, number}; “{given}” is not one.',
  'cli.wrong.each': '“{given}” is not a setting of {game} with a few values.',
  'cli.wrong.bot': 'There is no bot “{given}” for {game}. There are: {bots}.',
  'cli.wrong.language': 'There is no language “{given}”: choose en or fr.',
  'cli.wrong.game': 'There is no game “{given}”. On the shelf: {games}.',
  'cli.wrong.seat': 'There is no seat “{given}”. The seats are: {seats}.',
  'cli.wrong.setting': 'A setting is a name and a value, such as season=calm; “{given}” is not.',
  'cli.wrong.setup': 'This cannot be played:',
  'cli.wrong.noMissions': 'No missions of one’s own can be played in this game: {game}.',
  'cli.wrong.twoMissions': 'Two missions at once: give either --mission or --mission-file.',
  'cli.wrong.save': 'The file “{given}” cannot be written: {reason}.',
  'cli.wrong.noValue': 'With none of the values of “{given}” this can be played:',
  'cli.wrong.hint': '{call} lists what there is.',

  'cli.begin.keyboard': 'At the keyboard: {seats}.',
  'cli.begin.bots': 'Played by a bot: {seats}.',
  'cli.begin.help': 'Type ? at any time to see what you can type.',
  'cli.promise': 'Dice promise (the fingerprint of the seed, SHA-256)',
  'cli.seed': 'Seed',
  'cli.seed.again': 'To play the same deal again, give these digits to --seed.',

  'cli.asks': '{seat}: {question}',
  'cli.handOver': 'The next question is for {seat}. Everybody else, please look away.',
  'cli.handOver.ready': 'Press Enter when only {seat} can see the screen. ',
  'cli.who': 'Any of you may answer. Who does?',
  'cli.partners': 'to be paired with',
  'cli.atMost': '{option} (at most {limit, number})',
  'cli.places': 'places: {places}',
  'cli.blocked': '{option}: {reason}',

  'cli.fits.one': '{count, plural, one {Type 1.} other {Type a number from 1 to #.}}',
  'cli.fits.some':
    '{range, select, upTo {Type up to {max, plural, one {# number} other {# numbers with spaces between}}, or an empty line for none} exactly {Type {max, plural, one {# number} other {# numbers with spaces between}}} other {Type {min, number} to {max, plural, one {# number} other {# numbers with spaces between}}}}.',
  'cli.fits.order':
    '{count, plural, one {Type 1.} other {Type all # numbers in the order you want, with spaces between.}}',
  'cli.fits.split':
    'Type {count, plural, one {the amount} other {# amounts in the order of the list}}, {amount, number} in all.',
  'cli.fits.pairs': 'Type {count, plural, one {# pair such as 1-2} other {# pairs such as 1-2 2-1}}.',
  'cli.fits.place': 'Type the number of a place.',

  'cli.answer.notNumber': '“{typed}” is not a number.',
  'cli.answer.notPlace': '“{typed}” is no place.',
  'cli.answer.placeNotOffered': '“{typed}” cannot be chosen.',
  'cli.answer.notPair': '“{typed}” is not a pair such as 1-2.',
  'cli.answer.notOffered': 'There is no {number, number} to choose.',
  'cli.answer.twice': 'You named {number, number} twice.',
  'cli.answer.oneOnly': 'That takes one number, not {given, number}.',
  'cli.answer.tooFew': 'That is too few: {given, number}.',
  'cli.answer.tooMany': 'That is too many: {given, number}.',
  'cli.answer.sum': 'That makes {given, number} in all, not {amount, number}.',
  'cli.answer.limit': 'Number {number, number} takes {limit, number} at most.',

  'cli.commands.answer': 'the answer, by the numbers of the list',
  'cli.commands.undo': 'take the last answer back',
  'cli.commands.odds': 'what an answer may lead to, such as o 1',
  'cli.commands.quit': 'leave the match',
  'cli.commands.help': 'this list',

  'cli.undo.done': 'Taken back.',
  'cli.undo.newDice': 'Taken back. Chance had a hand since, so dice and cards fall anew from here.',
  'cli.undo.nothing': 'There is no answer to take back yet.',
  'cli.undo.chance': 'That cannot be taken back: dice fell or something hidden came to light, and a bot sits here too.',
  'cli.undo.other': 'That cannot be taken back: {seat} has answered since.',

  'cli.odds.title': 'What it may lead to, out of {samples, plural, one {# try} other {# tries}}',
  'cli.odds.mean': '{name}: {mean, number, ::.0} on average',
  'cli.odds.share': '{share, number, percent}',
  'cli.odds.none': 'There is nothing to count here.',

  'cli.end.won': 'Victory.',
  'cli.end.winners': 'Won by: {seats}.',
  'cli.end.lost': 'Defeat.',
  'cli.end.resigned': 'It was given up.',
  'cli.end.score': 'Score: {score, number}',
  'cli.end.left': 'You leave the table. The match stops here.',
  'cli.end.input': 'The input has ended, so the match stops here.',
  'cli.end.saved': 'The journal is in {file}.',
  'cli.end.saveFailed': 'The journal could not be written to “{file}”: {reason}.',
  'cli.end.notSaved': 'To keep the journal of a match, play with --save FILE.',

  'cli.sim.title': '{title} · {games, plural, one {# match} other {# matches}} · bot {bot}',
  'cli.sim.wins': 'wins',
  'cli.sim.losses': 'losses',
  'cli.sim.count': '{count, number}',
  'cli.sim.winRate': 'win rate',
  'cli.sim.share':
    '{share, number, ::percent .0} (95% interval: {low, number, ::percent .0} to {high, number, ::percent .0})',
  'cli.sim.decisions': 'decisions',
  'cli.sim.speed': 'decisions per second',
  'cli.sim.perSecond':
    '{perSecond, number} ({perCore, number} a core, {threads, plural, one {# thread} other {# threads}})',
  'cli.sim.mean': 'mean {name}',
  'cli.sim.average': '{mean, number, ::.00}',
  'cli.sim.percent': '{share, number, ::percent .0}',
  'cli.sim.orMore': '{count, number}+',
  'cli.sim.matches': 'matches',
  'cli.sim.seed': 'Seed: {seed}. The same numbers again:',
  'cli.sim.progress': '{done, number} of {all, number}',
  'cli.sim.broken': 'The match with the seed “{seed}” failed: {what}',
  'cli.sim.endless':
    'The match with the seed “{seed}” did not end within {most, plural, one {# answer} other {# answers}}.',
  'cli.sim.repeat': 'Set-up {setup}. To see it happen:',

  'cli.check.fine': '“{file}” is a mission: {title}. Nothing is wrong with it.',
  'cli.check.wrong': '{count, plural, one {One thing is} other {# things are}} wrong with “{file}”:',

  'cli.reason':
    '{code, select, ENOENT {there is no such file or folder} EISDIR {it is a folder} ENOTDIR {a part of its path is no folder} EACCES {the system does not allow it} EPERM {the system does not allow it} EROFS {nothing can be written there} ENOSPC {there is no room left} ENAMETOOLONG {its name is too long} other {{code}}}',
  'cli.output': 'The output cannot be written: {reason}.',
  'cli.stopped': 'Stopped before anything had begun.',
  'cli.fault': 'A fault of the program itself. Whoever mends it needs these lines:',

  'cli.file.unreadable': 'The file “{file}” cannot be read: {reason}.',
  'cli.file.large':
    'The file “{file}” is too large: no journal and no mission has more than {most, plural, one {# megabyte} other {# megabytes}}.',
  'cli.file.deep': 'The file “{file}” is nested far deeper than any journal or mission.',
  'cli.file.empty': 'The file “{file}” is empty.',
  'cli.file.notText': 'The file “{file}” holds no text, and so no JSON.',
  'cli.file.notJson': 'The file “{file}” is broken: no JSON from line {line, number}, column {column, number} on.',
  'cli.replay.notJournal': 'The file “{file}” is not the journal of a match:',
  'cli.replay.more': '{rest, plural, one {and # more} other {and # more}}',
  'cli.replay.changed':
    'The journal was tampered with: entry {entry, number} (step {step, number}, “{decision}”), or one before it, was changed after it was recorded.',
  'cli.replay.otherGame': 'This is a match of “{game}”, which is not on the shelf: {games}.',
  'cli.replay.version':
    'This match follows version {version, number} of the rules of {game}; here is version {here, number}, so it cannot be played again.',
  'cli.replay.setup': 'The set-up in this journal cannot be played:',
  'cli.replay.wrongSeed': 'The dice are not proven: the seed is not the one that was promised when the match began.',
  'cli.replay.otherwise':
    'The journal was tampered with: entry {entry, number} (step {step, number}, “{decision}”) comes out otherwise when it is played again.',
  'cli.replay.otherwiseAt':
    'The journal was tampered with: entry {entry, number} comes out otherwise when it is played again.',
  'cli.replay.cutOff':
    'The journal was cut off: its seed is revealed, as it is when a match is over, but this one is not.',
  'cli.replay.fails': 'The journal cannot be played again: {reason}',
  'cli.replay.rules': 'Rules',
  'cli.replay.game': '{game}, version {version, number}',
  'cli.replay.setupOf': 'Set-up',
  'cli.replay.seats': 'Seats',
  'cli.replay.answers': 'Answers',
  'cli.replay.count': '{answers, number}{back, plural, =0 {} one { (# more taken back)} other { (# more taken back)}}',
  'cli.replay.to': '({seats} only) {said}',
  'cli.replay.notOver': 'The match is not over.',
  'cli.replay.verified': 'Verified: played again by the rules, every question, answer and roll came out as recorded.',
  'cli.replay.proven': 'The dice are proven: the seed has the fingerprint that was promised before the first roll.',
  'cli.replay.unproven':
    'Not verified: the seed of a match is revealed when it is over, and until then its dice cannot be checked.',
  'cli.replay.hearsay': 'As the file tells it. What only some seats were told stays hidden while the match lasts.',
  'cli.replay.fromPosition': 'This match began from a given position, not from the beginning of the game.',

  'cli.bench.game': 'Game',
  'cli.bench.speed': 'decisions/s',
  'cli.bench.fork': 'µs a fork',
  'cli.bench.state': 'bytes of state',
  'cli.bench.answers': 'answers a match',
  'cli.bench.count': '{value, number}',
  'cli.bench.tenths': '{value, number, ::.0}',
  'cli.bench.how':
    'Random play on one core; the speeds are those of the best of {windows, plural, one {# window} other {# windows}} of {millis, number} ms, the state is the largest seen.',

  ...upkeep,
} as const;
