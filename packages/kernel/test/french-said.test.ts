import { describe, expect, it } from 'vitest';
import { countsWithoutNone, faultsIn, faultsOfMessages, faultsWhenSaid } from '../src/testing/index.ts';

describe('faults that a machine can find in French', () => {
  it.each([
    ['Au bord de Éros', ['no elision']],
    ['Vers à le Site', ['no contraction']],
    ['1 zones', ['none or one in the plural']],
    ['Il reste 2 zone', ['several in the singular']],
    ['Mission : colonie : Éros', ['two colons']],
    ['La salle est ouverte. Qui y entre a un dé de plus.', ['a "qui" without anybody']],
    ['Étourdit qui il blesse', ['a "qui" without anybody']],
    ['Ophélie connaît aucune prouesse', ['an "aucun" without "ne"']],
    ['Vous seul savez', ['a player in the masculine']],
    ['Vous serez payé à la fin', ['a player in the masculine']],
    ['Ophélie prend ceci : Éros', ['a calque']],
    ['Il reste zéro cran', ['a calque']],
    ['Qui agit ? À qui il revient ; vous êtes ici, sans aucun dé, et il ne reste aucun cran.', []],
    ['Joueur 2 gagne 1 zone, +1/2 sans dé, et 0 cran (règle : ETS-NOISE-02).', []],
  ])('in "%s"', (sentence, what) => {
    expect(faultsIn(sentence, faultsOfMessages)).toEqual(what);
  });

  it('are found with every name and every count, in each branch', () => {
    const namesFor = (parameter: string) => (parameter === 'ship' ? ['Icarus'] : ['Anne', 'Bruno']);
    const faults = (fr: string) => faultsWhenSaid({ en: {}, fr: { it: fr } }, faultsOfMessages, namesFor);
    expect(faults('Au tour de {who}')).toEqual(['it, no elision: Au tour de Anne', 'it, no elision: Au tour de Anne']);
    expect(faults('{n, number} zones')).toEqual([
      'it, none or one in the plural: 0 zones',
      'it, none or one in the plural: 1 zones',
    ]);
    expect(faults('{way, select, home {Vers le {ship}} other {Là}}')).toHaveLength(3);
    expect(faults('{n, plural, one {# zone} other {# zones}} pour {who}')).toEqual([]);
  });

  it('are found in plurals that say "un" of none', () => {
    expect(countsWithoutNone('{n, plural, one {une carte} other {# cartes}}')).toEqual(['n']);
    expect(countsWithoutNone('{n, plural, =0 {aucune} one {une carte} other {# cartes}}')).toEqual([]);
    expect(countsWithoutNone('{n, plural, one {# carte} other {# cartes}}')).toEqual([]);
  });
});
