import { type PageShelf, rulesOf } from '@starboard/board/shelf';

export const shelf: PageShelf = {
  id: 'endeavours',
  words: {
    en: {
      name: 'Endeavours',
      sentence: '84 years of a space programme, alone with the rocket equation.',
      owner: 'Developed by @runner199 for High Frontier, a game by Phil Eklund that Ion Game Design publishes.',
    },
    fr: {
      name: 'Endeavours',
      sentence: '84 ans de programme spatial, en tête-à-tête avec l’équation de la fusée.',
      owner: 'Développé par @runner199 pour High Frontier, un jeu de Phil Eklund publié par Ion Game Design.',
    },
  },
  seats: [1, 1],
  minutes: [120, 360],
  async rules() {
    const { endeavours, sensibleBot, tally } = await import('./index.ts');
    return rulesOf({ game: endeavours, bots: [sensibleBot], tally });
  },
  texts: async () => (await import('./text/index.ts')).texts,
  terminal: async () => (await import('./terminal/index.ts')).endeavoursTerminal,
  face: async () => (await import('./board/index.ts')).endeavoursFace,
  cover: async () => (await import('./board/cover/index.ts')).cover,
  rulebook: async language =>
    (await (language === 'fr' ? import('../rulebook.fr.md?raw') : import('../rulebook.md?raw'))).default,
};
