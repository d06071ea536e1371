/** The words of the commands for whoever looks after a server. */
export const upkeep = {
  'cli.help.for.match': 'match',
  'cli.help.for.network': 'network',
  'cli.help.for.span': 'span',

  'cli.help.backup': 'copy everything that a server keeps to a new file, while it goes on',
  'cli.help.backupFile': 'the file to make; one that is there already is left as it is',
  'cli.help.restore': 'put a backup into the folder of a server that is stopped, once every journal in it was checked',
  'cli.help.restoreFile': 'the file that backup has made',
  'cli.help.replace': 'put what is in the folder aside, into a folder of its own, and the backup in its place',
  'cli.help.acceptDamage': 'restore the backup though something in it is damaged; what is damaged stays as it is',
  'cli.help.doctor': 'go over everything that is kept, check every seal, and list what is wrong; nothing is changed',
  'cli.help.doctorFile': 'a backup to look through instead of what the server keeps',
  'cli.help.doctorReplays':
    'also play every match again by its rules and check every roll, which takes long. Matches by older rules cannot be played again; that is no fault',
  'cli.help.prune': 'delete matches that nobody has touched for long',
  'cli.help.pruneWhat':
    'delete matches that nobody has touched for so long: those that are over, and those that are not if all their people have been away as long. One that people talk in, whose score the lists show, or that is damaged stays. Servers may go on meanwhile; one that is started with --prune-older-than does it by itself',
  'cli.help.coldOlderThan':
    'move the journals of matches that are over, and that nobody has touched for so long, to where they are out of the way of those who play; PostgreSQL only. They are read as before',
  'cli.help.olderThan': 'how long nobody has touched them: days, weeks or years, such as 180d, 26w or 2y',
  'cli.help.dryRun': 'only list what would be deleted',
  'cli.help.admin': 'list and end matches, and block addresses, while servers go on',
  'cli.help.admin.matches': 'list all matches, with when they were last touched',
  'cli.help.jsonLines': 'print a JSON object for each, in a line of its own, and nothing else',
  'cli.help.running': 'only those that are not over',
  'cli.help.admin.end': 'end matches for everybody who plays or follows them; nobody has won. What was played is kept',
  'cli.help.matchIds': 'the matches, as the list names them and as they stand in the address of the page',
  'cli.help.admin.block':
    'serve nobody from these networks any more, from now on and after every start; without one, list those that are blocked',
  'cli.help.networks':
    'addresses, or networks such as 203.0.113.0/24; of IPv6, the smallest is a /64, as everybody has that many addresses. This machine itself cannot be blocked',
  'cli.help.note': 'why, for the list',
  'cli.help.admin.unblock': 'serve these networks again',

  'cli.upkeep.wrong': 'Nothing was done, for these settings do not fit:',
  'cli.upkeep.noData': 'There is nothing at {place}: no server has ever kept anything there.',
  'cli.upkeep.older':
    'The database is of an older version. Start the server of this version once, which brings it up to date.',
  'cli.upkeep.file': 'The file “{file}” cannot be made: {reason}.',
  'cli.upkeep.failed': 'That could not be done: {reason}.',

  'cli.backup.done': 'Everything is in {file}.',
  'cli.backup.postgres': 'PostgreSQL makes backups by its own means, while servers go on:',
  'cli.backup.postgres.how': 'pg_dump --format=custom --file={file} "$DATABASE_URL"',
  'cli.backup.exists': 'The file “{file}” is there already, and stays as it is. Name another one.',
  'cli.held':
    'It holds {matches, plural, one {# match} other {# matches}} with {entries, plural, one {# entry} other {# entries}}, and {players, plural, one {# player} other {# players}}.',
  'cli.held.last': 'The last answer is of {at}.',

  'cli.restore.done': 'The backup is in {folder}. Start the server as always.',
  'cli.restore.aside': 'What was there before is in {folder}.',
  'cli.restore.occupied':
    'There is something in {folder} already, and it stays as it is. To put it aside and the backup in its place, say --replace.',
  'cli.restore.damaged':
    'The backup is damaged, and nothing was replaced. To restore it as it is, say --accept-damage.',
  'cli.restore.postgres':
    'PostgreSQL restores by its own means, into a new and empty database; then look through it with doctor:',
  'cli.restore.postgres.how': 'pg_restore --dbname="$DATABASE_URL" {file}',

  'cli.doctor.looked':
    'Looked through: {matches, plural, one {# match} other {# matches}}, {entries, plural, one {# entry} other {# entries}}, {players, plural, one {# player} other {# players}}, {messages, plural, one {# message} other {# messages}}, {scores, plural, one {# score} other {# scores}}.',
  'cli.doctor.well': 'Nothing is wrong.',
  'cli.doctor.wrong': '{count, plural, one {# thing is wrong.} other {# things are wrong.}}',
  'cli.doctor.played': 'Played again with every roll checked: {count, plural, one {# match} other {# matches}}.',
  'cli.doctor.otherRules':
    'By other versions of the rules, so that they cannot be played again here: {count, plural, one {# match} other {# matches}}.',
  'cli.doctor.notHere': 'Of games that are not on the shelf: {count, plural, one {# match} other {# matches}}.',
  'cli.doctor.more': '{count, plural, one {and # more} other {and # more}}',
  'cli.doctor.progress': '{matches, plural, one {# match} other {# matches}}',
  'cli.doctor.in': 'match {match}: {problem}',
  'cli.doctor.file': 'the database: {found}',
  'cli.doctor.lost': 'something is gone: {found}',
  'cli.doctor.tables': 'the tables: {found}',
  'cli.doctor.row':
    '{what, select, head {its beginning cannot be read} standing {how it stood at first cannot be read} gathering {who sits there cannot be read} other {its set-up cannot be played}}',
  'cli.doctor.game': 'it stands under another game, {what}; its journal is of {found}',
  'cli.doctor.seed': 'its seed is not the one that was promised',
  'cli.doctor.missing': 'entry {number, number} of its journal is missing',
  'cli.doctor.entry': 'entry {number, number} of its journal cannot be read',
  'cli.doctor.seal': 'entry {number, number} of its journal, or one before it, was changed after it was recorded',
  'cli.doctor.standing': 'how it stood after entry {number, number} cannot be read',
  'cli.doctor.checkpoint':
    '{what, select, ahead {the kept position stands on {found} entries, more than there are} other {the kept position is not the one that its answers lead to} unreadable {the kept position cannot be read}}',
  'cli.doctor.stuck': 'it cannot be taken up: {found}',
  'cli.doctor.replay': 'played again, it comes out otherwise: {found}',
  'cli.doctor.seat': 'who sits there and which seats the game has differ: {what}',
  'cli.doctor.player': 'a player belongs to it who does not exist: {what}',
  'cli.doctor.list': 'the lists of matches and who sits there differ',
  'cli.doctor.message': 'message {what} is missing or cannot be read',
  'cli.doctor.score': 'its listed score is not the one that it ended with, or cannot be read',
  'cli.doctor.stray': 'there is no such match, but the table {what} has something of it',
  'cli.doctor.token': 'the table {what} names players who do not exist: {found}',
  'cli.doctor.name': 'the name of a player cannot be read: {what}',
  'cli.doctor.block': 'something is blocked that is no network: {what}',

  'cli.prune.match': '{id}  {game}, last touched {at}',
  'cli.prune.done':
    '{count, plural, =0 {No match was deleted.} one {# match was deleted.} other {# matches were deleted.}} {left, plural, =0 {None stays.} one {# stays.} other {# stay.}}',
  'cli.prune.dry':
    '{count, plural, =0 {No match would be deleted.} one {# match would be deleted.} other {# matches would be deleted.}} {left, plural, =0 {None would stay.} one {# would stay.} other {# would stay.}}',
  'cli.prune.kept':
    'As old, but kept: {people, plural, one {# whose people are still about} other {# whose people are still about}}, {talk, plural, one {# with a newer message} other {# with a newer message}}, {score, plural, one {# with a listed score} other {# with a listed score}}, {damage, plural, one {# that is damaged (see doctor)} other {# that are damaged (see doctor)}}.',
  'cli.prune.nothing': 'Say which matches are meant: --older-than, --cold-older-than, or both.',
  'cli.prune.noCold':
    'In a folder all journals lie in one place: only PostgreSQL has another one for old matches (--cold-older-than).',
  'cli.prune.cold':
    '{count, plural, =0 {No journal was moved out of the way.} one {# journal was moved out of the way.} other {# journals were moved out of the way.}}',
  'cli.prune.dryCold':
    '{count, plural, =0 {No journal would be moved out of the way.} one {# journal would be moved out of the way.} other {# journals would be moved out of the way.}}',
  'cli.prune.room': 'The file keeps its size: what became free is used again. A backup is as small as it can be.',

  'cli.admin.match':
    '{id}  {game}, {entries, plural, one {# entry} other {# entries}}, {state, select, over {over} running {running} other {damaged}}, last touched {at}',
  'cli.admin.noMatch': 'There is no match.',
  'cli.admin.ended': 'Ended: {id}',
  'cli.admin.wasOver': 'It was over already: {id}',
  'cli.admin.unknown': 'There is no match “{id}”.',
  'cli.admin.blocked': 'Blocked: {network}',
  'cli.admin.block': '{network}  since {at}{note, select, none {} other { ({said})}}',
  'cli.admin.noBlock': 'Nothing is blocked.',
  'cli.admin.unblocked': 'Served again: {network}',
  'cli.admin.notBlocked': 'It was not blocked: {network}',
  'cli.admin.thisMachine': '“{given}” holds this machine itself, which must not be blocked.',
  'cli.admin.noNetwork': '“{given}” is neither an address nor a network such as 203.0.113.0/24 or 2001:db8::/48.',
} as const;
