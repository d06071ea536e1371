import {
  countsWithoutNone,
  faultsIn,
  faultsOfMessages,
  faultsWhenSaid,
  nameAsSubject,
} from '@starboard/kernel/testing';
import { checkFrench, checkTerms, type Problem, type Term, type Texts, termsIn } from '@starboard/kernel/text';
import { describe, expect, it } from 'vitest';
import { en } from '../../games/beacon/src/text/en.ts';
import { fr } from '../../games/beacon/src/text/fr.ts';
import { glossary as ofBeacon } from '../../games/beacon/src/text/glossary.ts';
import { glossary as ofEndeavours } from '../../games/endeavours/src/text/glossary.ts';
import { glossary as ofEndure } from '../../games/endure/src/text/glossary.ts';
import { glossary as ofHorde } from '../../games/horde/src/text/glossary.ts';
import { glossary as ofRenegades } from '../../games/renegades/src/text/glossary.ts';
import { capitals, glossary } from '../../web/src/words/glossary.ts';
import { boardTerms } from '../src/text/glossary.ts';
import { words } from '../src/text/index.ts';

const beacon: Texts = { en, fr };
const faults = [
  ...faultsOfMessages,
  ['a capital within a sentence', capitals],
  ['a word of the rules without its capital', /jetons? radar|cartes? objet|ébranlé/u],
] as const;
const sentencesOf = (problems: readonly Problem[]) => problems.map(({ sentence }) => sentence);

/** The texts whose keys are so. */
function only(texts: Texts, isWanted: (key: string) => boolean): Texts {
  const among = (dictionary: Texts['fr']) =>
    Object.fromEntries(Object.entries(dictionary).filter(([key]) => isWanted(key)));
  return { en: among(texts.en), fr: among(texts.fr) };
}

/** The words of each game, and what its board in the terminal adds to them. */
const games: { readonly [game: string]: readonly Term[] } = {
  endure: [...ofEndure, ...boardTerms['endure']!],
  horde: [...ofHorde, ...boardTerms['horde']!],
  renegades: [...ofRenegades, ...boardTerms['renegades']!],
  endeavours: ofEndeavours,
  beacon: [...ofBeacon, ...boardTerms['beacon']!],
};
const barred = { endeavours: ofEndeavours, endure: ofEndure, horde: ofHorde, renegades: ofRenegades };
const isOfBoard = (key: string) => Object.keys(games).some(game => key.startsWith(`cli.${game}.`));

describe('the French of the terminal', () => {
  it('has the words of the page', () => {
    expect(
      sentencesOf(
        checkTerms(
          only(words, key => !isOfBoard(key)),
          glossary,
        ),
      ),
    ).toEqual([]);
  });

  it.each(Object.keys(games))('has the words of %s on its board', game => {
    const board = only(words, key => key.startsWith(`cli.${game}.`));
    expect(Object.keys(board.fr).length).toBeGreaterThan(5);
    expect(sentencesOf(checkTerms(board, games[game]!))).toEqual([]);
  });

  it.each(Object.entries(barred))('has no word on its board that %s bars', (game, terms) => {
    const board = only(words, key => key.startsWith(`cli.${game}.`));
    expect(Object.values(board.fr).flatMap(message => termsIn(message, terms))).toEqual([]);
  });
});

it('the French of Beacon has one word for each of the rules', () => {
  expect(sentencesOf(checkTerms(beacon, boardTerms['beacon']!))).toEqual([]);
});

describe.each([
  ['the terminal', words],
  ['Beacon', beacon],
])('the French of %s', (_, texts) => {
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
  ['un jeton radar', 'a word of the rules without its capital'],
  ['une Graine', 'a capital within a sentence'],
])('a fault is found in "%s"', (sentence, what) => {
  expect(faultsIn(sentence, [...faults, nameAsSubject])).toEqual([what]);
});
