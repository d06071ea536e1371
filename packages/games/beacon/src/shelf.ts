import { rulesOf, type Shelf } from '@starboard/board/shelf';

export const shelf: Shelf = {
  id: 'beacon',
  words: {
    en: {
      name: 'Beacon',
      sentence: 'Two people keep the lamp of a lighthouse burning through a stormy night.',
      owner: 'A game of our own, made to be copied.',
    },
    fr: {
      name: 'La Balise',
      sentence: 'À deux, gardez la lampe d’un phare allumée pendant une nuit de tempête.',
      owner: 'Un jeu de notre cru, fait pour être copié.',
    },
  },
  seats: [2, 2],
  minutes: [10, 20],
  async rules() {
    const { beacon, steadyBot, tally } = await import('./index.ts');
    return rulesOf({ game: beacon, bots: [steadyBot], tally });
  },
  texts: async () => (await import('./text/index.ts')).texts,
  terminal: async () => (await import('./terminal/index.ts')).beaconTerminal,
};
