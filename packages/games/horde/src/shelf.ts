import { type PageShelf, rulesOf } from '@starboard/board/shelf';

export const shelf: PageShelf = {
  id: 'horde',
  words: {
    en: {
      name: 'Star Quest: Horde Mode',
      sentence: 'Wave after wave, five objectives, up to four heroes and a tape measure.',
      owner: 'The Horde Mode of Grimdark Future: Star Quest, by OnePageRules.',
    },
    fr: {
      name: 'Star Quest : Horde Mode',
      sentence: 'Vague après vague, cinq marqueurs, jusqu’à quatre héros et un mètre ruban.',
      owner: 'Le Horde Mode de Grimdark Future : Star Quest, par OnePageRules.',
    },
  },
  seats: [1, 4],
  minutes: [60, 120],
  hasScores: true,
  async rules() {
    const { horde, sensibleBot, spread, tally } = await import('./index.ts');
    return rulesOf({ game: horde, bots: [sensibleBot], tally, spread });
  },
  texts: async () => (await import('./text/index.ts')).texts,
  terminal: async () => (await import('./terminal/index.ts')).hordeTerminal,
  face: async () => (await import('./board/index.ts')).hordeFace,
  cover: async () => (await import('./board/cover/index.ts')).cover,
  rulebook: async language =>
    (await (language === 'fr' ? import('../rulebook.fr.md?raw') : import('../rulebook.md?raw'))).default,
};
