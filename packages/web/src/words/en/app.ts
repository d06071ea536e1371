export const app = {
  'page.app.name': 'Starboard',
  'page.app.loading': 'Loading…',
  'page.app.close': 'Close',
  'page.app.back': 'Back',
  'page.app.cancel': 'Cancel',
  'page.app.nav.shelf': 'Shelf',
  'page.app.nav.games': 'My games',
  'page.app.nav.rules': 'Rulebooks',
  'page.app.nav.settings': 'Settings',
} as const;
