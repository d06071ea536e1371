import {
  countsWithoutNone,
  faultsIn,
  faultsOfMessages,
  faultsWhenSaid,
  nameAsSubject,
} from '@starboard/kernel/testing';
import { checkFrench, checkTerms, type Problem, type Texts } from '@starboard/kernel/text';
import { describe, expect, it } from 'vitest';
import { capitals, glossary } from '../../web/src/words/glossary.ts';
import { allGames, shelves } from '../src/games.ts';
import { words } from '../src/text/index.ts';

const faults = [...faultsOfMessages, ['a capital within a sentence', capitals]] as const;
const sentencesOf = (problems: readonly Problem[]) => problems.map(({ sentence }) => sentence);

/** The texts whose keys are so. */
function only(texts: Texts, isWanted: (key: string) => boolean): Texts {
  const among = (dictionary: Texts['fr']) =>
    Object.fromEntries(Object.entries(dictionary).filter(([key]) => isWanted(key)));
  return { en: among(texts.en), fr: among(texts.fr) };
}

it('the French of the terminal has the words of the page', () => {
  expect(sentencesOf(checkTerms(words, glossary))).toEqual([]);
});

describe.each([
  { of: 'the terminal', texts: words },
  ...(await allGames(shelves)).map(({ game, face }) => ({ of: `${game.id} there`, texts: face.words })),
])('the French of $of', ({ texts }) => {
  it('puts no word before a name that would change with it', () => {
    expect(sentencesOf(checkFrench(texts))).toEqual([]);
  });

  it('is right with every kind of name and with none, one and two', () => {
    expect(faultsWhenSaid(texts, faults)).toEqual([]);
  });

  it('has no name as the subject of a verb', () => {
    const withoutCalls = only(texts, key => !/^cli\.(?:help|serve|wrong)\./.test(key));
    expect(faultsWhenSaid(withoutCalls, [nameAsSubject])).toEqual([]);
  });

  it('says "un" of one alone', () => {
    expect(Object.entries(texts.fr).filter(([, message]) => countsWithoutNone(message).length > 0)).toEqual([]);
  });
});

it.each([
  ['Pièces de rechange a répondu', 'a name as the subject of a verb'],
  ['une Graine', 'a capital within a sentence'],
])('a fault is found in "%s"', (sentence, what) => {
  expect(faultsIn(sentence, [...faults, nameAsSubject])).toEqual([what]);
});
