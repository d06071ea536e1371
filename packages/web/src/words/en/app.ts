export const app = {
  'page.app.name': 'Starboard',
  'page.app.loading': 'Loading…',
  'page.app.close': 'Close',
  'page.app.back': 'Back',
  'page.app.cancel': 'Cancel',
  'page.app.skip': 'To the page',
  'page.app.nav': 'Rooms',
  'page.app.nav.shelf': 'Shelf',
  'page.app.nav.games': 'My games',
  'page.app.nav.rules': 'Rulebooks',
  'page.app.nav.settings': 'Settings',
  'page.app.unofficial': 'Unofficial and made by players. The names of the games belong to their owners.',
  'page.app.about': 'About Starboard',

  'page.app.about.lead':
    'Starboard is a digital table for solo and co-operative science-fiction board games. The rules are enforced, the enemies are run by the program, and a match is never lost.',
  'page.app.about.games': 'The games and their owners',
  'page.app.about.games.text':
    'Starboard is unofficial: it is not made, endorsed or paid for by any of them. The rules are told in words of our own, the pictures are ours. If you like a game here, buy it for your real table.',
  'page.app.about.made': 'What it is made with',
  'page.app.about.icons':
    'Icons by the contributors of game-icons.net, under CC BY 3.0. We recolour them. Where to find them, who drew them, and the licence:',
  'page.app.about.fonts':
    'Fonts: Saira by Omnibus-Type and Instrument Sans by Instrument, under the SIL Open Font License 1.1.',
  'page.app.about.licence': 'The program itself is free software under the MIT licence.',
  'page.app.about.bots': 'For those who write bots',
  'page.app.about.bots.text':
    'Everything this page does can be done by a program: look, follow, answer. The server describes its whole interface.',
  'page.app.about.docs': 'Open the description',
} as const;
