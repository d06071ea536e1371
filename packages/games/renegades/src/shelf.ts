import { type PageShelf, rulesOf } from '@starboard/board/shelf';

export const shelf: PageShelf = {
  id: 'renegades',
  words: {
    en: {
      name: 'Renegades',
      sentence: 'Two factions fight in orbit and on the ground below.',
      owner: 'Renegades: The Destiny Aurora Chronicles, by Destiny Horizons Inc.',
    },
    fr: {
      name: 'Renegades',
      sentence: 'Deux factions s’affrontent en orbite et au sol.',
      owner: 'Renegades : The Destiny Aurora Chronicles, par Destiny Horizons Inc.',
    },
  },
  seats: [1, 4],
  minutes: [60, 150],
  async rules() {
    const { renegades, sensibleBot, tally } = await import('./index.ts');
    return rulesOf({ game: renegades, bots: [sensibleBot], tally });
  },
  texts: async () => (await import('./text/index.ts')).texts,
  terminal: async () => (await import('./terminal/index.ts')).renegadesTerminal,
  face: async () => (await import('./board/index.ts')).renegadesFace,
  cover: async () => (await import('./board/cover/index.ts')).cover,
  rulebook: async language =>
    (await (language === 'fr' ? import('../rulebook.fr.md?raw') : import('../rulebook.md?raw'))).default,
};
