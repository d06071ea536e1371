import { type PageShelf, rulesOf } from '@starboard/board/shelf';

export const shelf: PageShelf = {
  id: 'endure',
  words: {
    en: {
      name: 'Endure the Stars',
      sentence: 'Get out of a derelict ship before what lives there hears you.',
      owner: 'Designed by Adam Smith. Endure the Stars is a trademark of Grimlord Games Ltd.',
      tutorial:
        'Noisy Neighbours teaches Endure the Stars in 15 minutes, one rule at a time. Alone, without an account.',
    },
    fr: {
      name: 'Endure the Stars',
      sentence: 'Quittez un vaisseau à la dérive avant que ce qui y vit ne vous entende.',
      owner: 'Conçu par Adam Smith. Endure the Stars est une marque de Grimlord Games Ltd.',
      tutorial:
        '« Voisins bruyants » enseigne Endure the Stars en 15 minutes, une règle à la fois. En solo, sans compte.',
    },
  },
  seats: [1, 6],
  minutes: [15, 90],
  async rules() {
    const { endure, sensibleBot, tally } = await import('./index.ts');
    return rulesOf({ game: endure, bots: [sensibleBot], tally });
  },
  texts: async () => (await import('./text/index.ts')).texts,
  async check() {
    const { checkMission } = await import('./check/index.ts');
    return written => {
      const checked = checkMission(written);
      return checked.ok ? { ...checked, settings: { mission: 'custom', custom: written } } : checked;
    };
  },
  terminal: async () => (await import('./terminal/index.ts')).endureTerminal,
  face: async () => (await import('./board/index.ts')).endureFace,
  cover: async () => (await import('./board/cover/index.ts')).cover,
  rulebook: async language =>
    (await (language === 'fr' ? import('../rulebook.fr.md?raw') : import('../rulebook.md?raw'))).default,
};
