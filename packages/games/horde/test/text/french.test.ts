import { readFileSync } from 'node:fs';
import {
  countsWithoutNone,
  type Fault,
  faultsIn,
  faultsOfCalque,
  faultsOfProse,
  faultsWhenSaid,
} from '@starboard/kernel/testing';
import { checkFrench, checkTerms } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { termsAmiss } from '../../../../../testing/glossary.ts';
import { glossary } from '../../src/text/glossary.ts';
import { texts } from '../../src/text/index.ts';

/** Without the numbers of the rules, which are no words. */
const rulebook = readFileSync(new URL('../../rulebook.fr.md', import.meta.url), 'utf8')
  .replaceAll('**', '')
  .replace(/^- GSQ-[A-Z]+-\d+ /gm, '')
  .replace(/GSQ-[A-Z]+-\d+/g, 'GSQ');

/** With a vowel before them, of a woman, in the plural. */
const fighters = ['Émissaire', 'Tireuse d’élite', 'Ombres'];
const things = ['Éruption solaire', 'Balles perforantes', 'Conteneurs'];

function namesFor(parameter: string): readonly string[] {
  return /^(?:piece|what|ware|gear|item|reward|condition|injury)$/.test(parameter) ? things : fighters;
}

const oneOf = (words: readonly string[]) => `(?:${words.join('|')})(?!\\p{L})`;
const counted =
  '(?:blessure|touche|dé|figurine|unité|ennemi|marqueur|crédit|point|jeton|pion|dégât|vague|compétence|prouesse|place|élément|sorte)';

/** States, values and things that heroes carry have a capital everywhere. */
const inProse: readonly Fault[] = [
  ...faultsOfProse,
  [
    'no capital',
    /(?<!\p{L})(?:ébranlée?|inconsciente?|affligé|estropié|entravé|(?<!Injecteurs? de )puissance(?! de feu)|barrière|grenade (?:sonore|à graisse|étourdissante)|injecteur de|trousse de)s?(?!\p{L})/u,
  ],
];

/** Waves, markers and rounds have numbers, which count nothing: whatever is counted is named here. */
const inMessages: readonly Fault[] = [
  ...inProse,
  ...faultsOfCalque,
  ['none or one in the plural', new RegExp(`(?<![\\d,.])[01] ${counted}s(?!\\p{L})`, 'u')],
  ['several in the singular', new RegExp(`(?<![\\d,.])2 ${counted}(?!\\p{L})`, 'u')],
  ['two colons', /:[^.?!]* :/u],
  ['a pronoun for whoever is named', /(?<!y a-t)-(?:il|elle)s?(?!\p{L})/u],
  [
    'a word that would agree with a name',
    new RegExp(
      `${oneOf(fighters)}(?: est| n’est plus| reste| :|,) (?:Inconscient|Ébranlé|Malade|[a-zé]+é(?!\\p{L}))`,
      'u',
    ),
  ],
  [
    'a thing as the subject of a verb',
    new RegExp(`${oneOf(things)} (?!${oneOf(['à', 'et', 'pour', 'sur'])})\\p{Ll}`, 'u'),
  ],
];

/** Said only where there is one at least: what an attack may do. */
const oneAtLeast = new Set(['face.prospect.destroyed', 'face.prospect.killed']);

/** Rules that mean something else by the English word, or say it in another way. */
const saidOtherwise = {
  round: ['GSQ-ITEM-27'],
  objective: ['GSQ-RUL-01'],
  injury: ['GSQ-INJURY-09'],
  Power: ['GSQ-UNIT-38'],
  Rest: ['GSQ-END-05', 'GSQ-BOSS-05', 'GSQ-RUL-16'],
  'dangerous ground': ['GSQ-MOVE-10'],
  Barrier: ['GSQ-PSY-14'],
  unconscious: ['GSQ-SKILL-24', 'GSQ-PSY-22'],
};

describe('the French of the game', () => {
  test('puts no word before a name that would change with it', () => {
    expect(checkFrench(texts).map(({ sentence }) => sentence)).toEqual([]);
  });

  test('has one word for each of the rules', () => {
    expect(checkTerms(texts, glossary).map(({ sentence }) => sentence)).toEqual([]);
  });

  test('has the same words in the rulebook', () => {
    expect(termsAmiss(new URL('..', import.meta.url).href, glossary, saidOtherwise)).toEqual([]);
  });

  test('is right with every kind of name and with none, one and two', () => {
    expect(faultsWhenSaid(texts, inMessages, namesFor)).toEqual([]);
  });

  test('is right in the rulebook', () => {
    const wrong = rulebook.split('\n').flatMap(rule => faultsIn(rule, inProse).map(what => `${what}: ${rule}`));
    expect(wrong).toEqual([]);
  });

  test('says "un" of one alone', () => {
    const careless = Object.entries<string>(texts.fr).filter(
      ([key, message]) => !oneAtLeast.has(key) && countsWithoutNone(message).length > 0,
    );
    expect(careless).toEqual([]);
  });
});

describe('faults that are looked for', () => {
  test.each([
    ['Quelle arme de Émissaire ?', 'no elision'],
    ['Vers à le Bunker', 'no contraction'],
    ['Reste 1 blessures', 'none or one in the plural'],
    ['Avec 0 dés', 'none or one in the plural'],
    ['Avec 2 dégât', 'several in the singular'],
    ['Où Ombres commence-t-il ?', 'a pronoun for whoever is named'],
    ['Tireuse d’élite est Inconscient.', 'a word that would agree with a name'],
    ['Ombres : Ébranlé.', 'a word that would agree with a name'],
    ['Conteneurs dépasse de la table', 'a thing as the subject of a verb'],
    ['Don : Ombres : Magot', 'two colons'],
    ['Ombres donne ceci : Magot', 'a calque'],
    ['Un héros ébranlé', 'no capital'],
  ])('are found in "%s"', (sentence, what) => {
    expect(faultsIn(sentence, inMessages)).toEqual([what]);
  });

  test('are not found where there are none', () => {
    expect(faultsIn('État Ébranlé : Ombres. Il reste 1 dé, 2 blessures et 0 touche.', inMessages)).toEqual([]);
  });
});
