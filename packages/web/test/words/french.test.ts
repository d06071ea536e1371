import { countsWithoutNone, faultsIn, faultsOfMessages, faultsWhenSaid } from '@starboard/kernel/testing';
import { checkFrench, checkTerms, checkTexts, type Problem, type Texts } from '@starboard/kernel/text';
import { describe, expect, it } from 'vitest';
import { shelfTexts } from '../../src/games/shelf-texts.ts';
import { en } from '../../src/words/en/index.ts';
import { fr } from '../../src/words/fr/index.ts';
import { capitals, glossary } from '../../src/words/glossary.ts';

const texts: Texts = { en, fr };
const faults = [...faultsOfMessages, ['a capital within a sentence', capitals]] as const;
const sentencesOf = (problems: readonly Problem[]) => problems.map(({ sentence }) => sentence);

describe('the French of the page', () => {
  it('takes what the English takes', () => {
    expect(sentencesOf(checkTexts(texts))).toEqual([]);
  });

  it('puts no word before a name that would change with it', () => {
    expect(sentencesOf(checkFrench(texts))).toEqual([]);
  });

  it('has one word for each thing', () => {
    expect(sentencesOf(checkTerms(texts, glossary))).toEqual([]);
  });

  it('is right with every kind of name and with none, one and two', () => {
    expect(faultsWhenSaid(texts, faults)).toEqual([]);
  });

  it('says "un" of one alone', () => {
    expect(Object.entries(fr).filter(([, message]) => countsWithoutNone(message).length > 0)).toEqual([]);
  });
});

describe('the French of the shelves', () => {
  it('takes what the English takes, and is right', () => {
    expect(sentencesOf([...checkTexts(shelfTexts), ...checkFrench(shelfTexts)])).toEqual([]);
    expect(faultsWhenSaid(shelfTexts, faults)).toEqual([]);
  });

  it('has one word for each thing, but for names of owners', () => {
    const told = (dictionary: Texts['en']) =>
      Object.fromEntries(Object.entries(dictionary).filter(([key]) => !key.endsWith('.owner')));
    expect(sentencesOf(checkTerms({ en: told(shelfTexts.en), fr: told(shelfTexts.fr) }, glossary))).toEqual([]);
  });
});

describe('faults that are looked for', () => {
  it.each([
    ['Pas de nouvelles de Éros', ['no elision']],
    ['Passez à le Gardien', ['no contraction']],
    ['0 points', ['none or one in the plural']],
    ['1 choisis', ['none or one in the plural']],
    ['2 place', ['several in the singular']],
    ['Ophélie est parti', ['a woman in the masculine']],
    ['Impossible : Éros : non', ['two colons']],
    ['Prenez une Place', ['a capital within a sentence']],
  ])('are found in "%s"', (sentence, what) => {
    expect(faultsIn(sentence, faults)).toEqual(what);
  });

  it('are not found where there are none', () => {
    const fine = 'Ophélie est là. Place à prendre : 2 places, 1 point, étape 2 sur 2, la réponse 2 ne correspond pas.';
    expect(faultsIn(fine, faults)).toEqual([]);
  });
});
