import { readFileSync } from 'node:fs';
import { countsWithoutNone, faultsIn, faultsWhenSaid } from '@starboard/kernel/testing';
import { checkFrench, checkTerms } from '@starboard/kernel/text';
import { describe, expect, it } from 'vitest';
import { termsAmiss } from '../../../../../testing/glossary.ts';
import { glossary } from '../../src/text/glossary.ts';
import { texts } from '../../src/text/index.ts';
import { inMessages, inProse } from '../support/french.ts';

const rulebook = readFileSync(new URL('../../rulebook.fr.md', import.meta.url), 'utf8');
/** Said only where there is one at least: what a mission still lacks, what is left to buy, what was or may be lost, what is due. */
const oneAtLeast = new Set([
  'missing.colonyHydration',
  'missing.zoneClaims',
  'missing.industrialization',
  'missing.exploreSites',
  'missing.airEater',
  'missing.observations',
  'missing.newClaims',
  'purchase.what',
  'face.prospect.lost',
  'chronicle.lost',
  'sun.due',
]);
const french = Object.entries<string>(texts.fr);

/** Rules that mean something else by the English word, or say it in another way. */
const saidOtherwise = {
  burn: ['END-FUEL-03', 'END-FUEL-07', 'END-FUEL-12', 'END-FUEL-14'],
  support: ['END-SUPPORT-01', 'END-SUPPORT-07'],
  shielding: ['END-DICE-01'],
  busted: ['END-CME-07'],
  Human: ['END-DAMAGE-03', 'END-DRIFT-10'],
  isolated: ['END-LONELY-08'],
  deck: ['END-MAP-06.1', 'END-MAP-06.2'],
  Bank: ['END-EX-38'],
  spot: ['END-EXPCARD-15', 'END-DRIFT-08'],
};

describe('the French of the game', () => {
  it('puts no word before a name that would change with it', () => {
    expect(checkFrench(texts).map(({ sentence }) => sentence)).toEqual([]);
  });

  it('has one word for each of the rules', () => {
    expect(checkTerms(texts, glossary).map(({ sentence }) => sentence)).toEqual([]);
  });

  it('has the same words in the rulebook', () => {
    expect(termsAmiss(new URL('..', import.meta.url).href, glossary, saidOtherwise)).toEqual([]);
  });

  it('is right with every kind of name and with none, one and two', () => {
    expect(faultsWhenSaid(texts, inMessages)).toEqual([]);
  });

  it('is right in the rulebook', () => {
    const rules = rulebook.replace(/^- \*\*END-[A-Z]+-\d+|\*\*/gm, '').split('\n');
    const wrong = rules.flatMap(rule => faultsIn(rule.trim(), inProse).map(what => `${what}: ${rule}`));
    expect(wrong).toEqual([]);
  });

  it('says "un" of one alone', () => {
    const careless = french.filter(([key, message]) => !oneAtLeast.has(key) && countsWithoutNone(message).length > 0);
    expect(careless).toEqual([]);
  });

  it('has no colon in a name, so that a sentence with a name keeps its one', () => {
    const isName = /^(?:card|node|project|zone|kind|deck|place)\.|^mission\.(?!cred|done|failed|replaced|drawn)/;
    expect(french.filter(([key, message]) => isName.test(key) && message.includes(':'))).toEqual([]);
  });

  it('has no brackets in the name of a place, so that a sentence can put the name in brackets', () => {
    expect(french.filter(([key, message]) => /^(?:node|zone)\./.test(key) && message.includes('('))).toEqual([]);
  });
});

describe('faults that are looked for', () => {
  it.each([
    ['Au bord de Éros', ['no elision']],
    ['Pas plus que une', ['no elision']],
    ['Vers à le Site', ['no contraction', 'a capital within a sentence']],
    ['1 zones', ['none or one in the plural']],
    ['0 ans', ['none or one in the plural']],
    ['2 zone', ['several in the singular']],
    ['Pièces de rechange atteint la LEO', ['a name as the subject of a verb']],
    ['Voler vers Éros', ['a place without its article']],
    ['Mission : colonie : Éros', ['two colons']],
    ['Une Pile', ['a capital within a sentence']],
    ['Il faut des pièces de rechange', ['a card without its capital']],
  ])('are found in "%s"', (sentence, what) => {
    expect(faultsIn(sentence, inMessages).sort()).toEqual([...what].sort());
  });

  it('are not found where there are none', () => {
    const sentence = 'Lancement : Pièces de rechange (LEO). Il reste 1 cran, 2 réservoirs et 0 zone.';
    expect(faultsIn(sentence, inMessages)).toEqual([]);
  });
});
