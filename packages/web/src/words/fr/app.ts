export const app = {
  'page.app.name': 'Starboard',
  'page.app.loading': 'Chargement…',
  'page.app.close': 'Fermer',
  'page.app.back': 'Retour',
  'page.app.cancel': 'Annuler',
  'page.app.nav.shelf': 'Étagère',
  'page.app.nav.games': 'Mes parties',
  'page.app.nav.rules': 'Règles',
  'page.app.nav.settings': 'Réglages',
} as const;
