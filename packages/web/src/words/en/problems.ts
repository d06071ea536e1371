export const problems = {
  'page.problems.nowhere': 'There is nothing here',
  'page.problems.nowhere.text': 'The address may have been cut off when it was copied.',
  'page.problems.home': 'To the shelf',
  'page.problems.broken': 'Something broke',
  'page.problems.broken.text':
    'Your games are stored and nothing was lost. Load the page again to go on. The report holds the set-up and the journal of this game, so that we can see it happen again.',
  'page.problems.reload': 'Load again',
  'page.problems.report': 'Save a report',
  'page.problems.retry': 'Try again',

  'page.problems.unreachable': 'The server cannot be reached. Nothing was changed. Check the connection and try again.',
  'page.problems.not-loaded': 'A part of the page could not be fetched. Check the connection and load the page again.',
  'page.problems.unknown': 'That did not work, and we do not know why. Nothing was changed. Try again.',

  'page.problems.code.already-answered': 'You have answered this already. The others are still thinking.',
  'page.problems.code.bad-answer': 'This answer is not among those that may be given. Choose again.',
  'page.problems.code.bad-code':
    'This link does not work any more. It works once, and only for a short while. Make a new one on your other device.',
  'page.problems.code.bad-journal': 'This file cannot be read as a game of Starboard. Choose another file.',
  'page.problems.code.bad-key':
    'This link opens no seat: it was used already, a newer one has taken its place, or it was cut off when it was copied. Ask whoever sent it for a new link.',
  'page.problems.code.bad-request': 'The server did not understand this. Nothing was changed. Load the page again.',
  'page.problems.code.bad-seed': 'This seed cannot be used. Leave it empty to get one by chance.',
  'page.problems.code.bad-setup': 'A game cannot be set up like this. Look for what is marked and change it.',
  'page.problems.code.broken-rule':
    'The rules ran into a mistake of ours. Nothing was changed. Take back your last answer or choose otherwise.',
  'page.problems.code.headers-too-large': 'The browser sent too much. Delete the cookies of this page and try again.',
  'page.problems.code.internal': 'Something went wrong at the server. Nothing was changed. Try again.',
  'page.problems.code.journal-mismatch':
    'This file does not tell a game that happened: replayed by the rules, it comes out otherwise.',
  'page.problems.code.match-damaged':
    'What the server has stored of this game is damaged. Its operator has been told; other games are not affected.',
  'page.problems.code.match-not-over': 'This has to wait until the game is over.',
  'page.problems.code.match-over': 'The game is over. Nothing was changed.',
  'page.problems.code.no-player':
    'The server does not know you yet. Tell it your name in the settings, then try again.',
  'page.problems.code.no-undo-wish': 'Nobody wants to take anything back any more.',
  'page.problems.code.not-plain-data': 'This file holds something that no game can hold. Choose another file.',
  'page.problems.code.not-seated': 'You have no seat at this table. Ask for a seat link to play.',
  'page.problems.code.not-watchable': 'This game is closed to onlookers. Ask for a seat link to play.',
  'page.problems.code.not-yours': 'This seat is somebody else’s. Nothing was changed.',
  'page.problems.code.other-game': 'This file is from another game.',
  'page.problems.code.other-version': 'This file is from another version of the rules and cannot be replayed.',
  'page.problems.code.outdated-checkpoint': 'This was taken back in the meantime. Load the page again.',
  'page.problems.code.seat-taken': 'Somebody already sits here. Ask for another seat link.',
  'page.problems.code.several-seats': 'Several of your seats are asked. Say for which one you answer.',
  'page.problems.code.shutting-down': 'The server is being restarted. Nothing was lost. Try again in a moment.',
  'page.problems.code.stale-decision': 'Somebody chose first. Nothing of yours was changed. The new question is shown.',
  'page.problems.code.still-here': 'The person at this seat is still here. Ask them, or wait until they have left.',
  'page.problems.code.store-failed': 'The server could not store this. Nothing was changed. Try again in a moment.',
  'page.problems.code.too-large':
    'This is larger than the server takes. Nothing was changed. On this device there is no such limit.',
  'page.problems.code.newer-rules':
    'This game has moved on to newer rules, which this server does not have yet. Load the page again in a moment.',
  'page.problems.code.foreign-page':
    'The server takes this page for somebody else’s. Open it at the server’s own address.',
  'page.problems.code.not-host': 'Only the host may delete this game. Nothing was changed. You can put it away.',
  'page.problems.code.blocked': 'This server does not serve your network. Nothing was changed.',
  'page.problems.code.not-for-you': 'This is for whoever runs the server.',
  'page.problems.code.too-many-imports':
    'The server is checking other games just now. Nothing was changed. Try again in a moment.',
  'page.problems.code.too-many-requests': 'That was too much at once. Wait a minute and try again.',
  'page.problems.code.too-many-streams': 'This table is open in too many windows. Close some and try again.',
  'page.problems.code.match-deleted': 'This game was deleted. Nothing of it is left on the server.',
  'page.problems.code.match-full':
    'This game has become as long as a game may be here. It is kept and can be watched, but nothing more is taken.',
  'page.problems.code.thought-cut-off': 'It took too long to work this out. Nothing was changed.',
  'page.problems.code.too-many-bots':
    'Bots play at as many tables as this server can take. Try again in a minute, or play on this device.',
  'page.problems.code.too-much-thinking': 'The server has thought enough for you for now. Try again in a minute.',
  'page.problems.code.too-slow': 'The connection was too slow. Nothing was changed. Try again.',
  'page.problems.code.undo-needs-agreement': 'Dice were rolled or something was shown since: the others have to agree.',
  'page.problems.code.undo-too-far': 'There is nothing left to take back that far.',
  'page.problems.code.unknown-bot': 'This bot does not play here. Choose another one.',
  'page.problems.code.unknown-game': 'This game is not on this server.',
  'page.problems.code.unknown-match': 'There is no such game here. The link may have been cut off when it was copied.',
  'page.problems.code.no-score': 'There is no such score here. The link may be cut short.',
  'page.problems.code.unknown-route':
    'The server does not know this. It may be older than the page: load the page again.',
  'page.problems.code.unknown-seat': 'There is no such seat at this table.',
  'page.problems.code.wrong-media-type': 'The server cannot read this kind of file.',
  'page.problems.code.wrong-seat': 'It is not this seat’s turn. Nothing was changed.',
  'page.problems.code.wrong-seed': 'The seed in this file is not the one that was promised at the start of the game.',
} as const;
