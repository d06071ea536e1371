export const app = {
  'page.app.name': 'Starboard',
  'page.app.loading': 'Chargement…',
  'page.app.close': 'Fermer',
  'page.app.back': 'Retour',
  'page.app.cancel': 'Annuler',
  'page.app.skip': 'Aller au contenu',
  'page.app.nav': 'Navigation',
  'page.app.nav.shelf': 'Ludothèque',
  'page.app.nav.games': 'Mes parties',
  'page.app.nav.rules': 'Règles',
  'page.app.nav.settings': 'Réglages',
  'page.app.unofficial':
    'Projet non officiel, fait par des joueurs. Les noms des jeux appartiennent à leurs propriétaires.',
  'page.app.about': 'À propos de Starboard',

  'page.app.about.lead':
    'Starboard est une table numérique pour les jeux de plateau de science-fiction, en solo ou en coopération. Les règles sont appliquées, le programme joue les ennemis, et aucune partie ne se perd.',
  'page.app.about.games': 'Les jeux et leurs propriétaires',
  'page.app.about.games.text':
    'Starboard n’est pas officiel : aucun d’eux ne l’a conçu, approuvé ni financé. Les règles sont racontées avec nos mots, les dessins sont les nôtres. Si un jeu vous plaît ici, achetez-le pour votre vraie table.',
  'page.app.about.made': 'Crédits et licences',
  'page.app.about.icons':
    'Icônes des contributeurs de game-icons.net, sous licence CC BY 3.0, recolorées par nos soins. Où les trouver, qui les a dessinées, et la licence :',
  'page.app.about.fonts':
    'Polices : Saira d’Omnibus-Type et Instrument Sans d’Instrument, sous licence SIL Open Font License 1.1.',
  'page.app.about.licence': 'Le programme lui-même est un logiciel libre sous licence MIT.',
  'page.app.about.bots': 'Pour écrire un robot',
  'page.app.about.bots.text':
    'Tout ce que fait cette page, un programme peut le faire : regarder, suivre, répondre. Le serveur décrit toute son interface.',
  'page.app.about.docs': 'Ouvrir la description',
} as const;
