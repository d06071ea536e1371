export const shelf = {
  'page.shelf.other.name': 'A game that this page does not have',

  'page.shelf.games': '{count, plural, one {One game} other {# games}} on the table',
  'page.shelf.seats': '{most, plural, =1 {solo} one {{least, number} to #} other {{least, number} to #}}',
  'page.shelf.minutes': '{least}–{most} min',
  'page.shelf.hours': '{least}–{most} hours',
  'page.shelf.new': 'New game',
  'page.shelf.new.of': 'New game of {game}',
  'page.shelf.rules.of': 'Rulebook of {game}',

  'page.shelf.continue.yours': 'Continue · your turn',
  'page.shelf.continue.waiting': 'Continue · waiting for others',
  'page.shelf.continue.text': 'Everything stands as you left it.',
  'page.shelf.continue.game': '{game}. Everything stands as you left it.',
  'page.shelf.continue.round': '{game} · {round}. Everything stands as you left it.',
  'page.shelf.continue.take': 'Take your turn',
  'page.shelf.continue.look': 'To the table',
  'page.shelf.you': 'you',
  'page.shelf.someone': 'Player',
  'page.shelf.all': 'All my games',

  'page.shelf.welcome': 'A table among the stars',
  'page.shelf.tutorial': 'First time here?',
  'page.shelf.tutorial.start': 'Start the tutorial',
  'page.shelf.tutorial.starting': 'Laying out the map…',

  'page.shelf.promise': 'What this is',
  'page.shelf.promise.rules': 'The rules are enforced, the enemies play themselves, and every line tells its rule.',
  'page.shelf.promise.people': 'Alone, around one screen, or with friends elsewhere by a link.',
  'page.shelf.promise.kept': 'Every answer is stored. Close the page and go on another day.',

  'page.shelf.join': 'Join a game',
  'page.shelf.join.paste': 'Paste a seat link',
  'page.shelf.join.go': 'Join',
  'page.shelf.join.wrong': 'This is not a link to a seat or a table. Copy all of it and paste it again.',
  'page.shelf.watch': 'Watch',
  'page.shelf.watch.text': 'Open a game that was saved as a file: watch it again, or play on from where it stopped.',
  'page.shelf.offline':
    'The server cannot be reached at the moment. Games on this device work as always; they are stored here.',
} as const;
