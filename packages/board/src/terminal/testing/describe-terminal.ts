import { botAnswers, Chance, type Game, Match, randomBot, seedFrom } from '@starboard/kernel';
import {
  countsWithoutNone,
  type Fault,
  faultsOfMessages,
  faultsWhenSaid,
  nameAsSubject,
} from '@starboard/kernel/testing';
import {
  checkFrench,
  checkTerms,
  checkTexts,
  mergeTexts,
  type Problem,
  type Term,
  type Texts,
  termsIn,
} from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import type { TerminalFace } from '../face.ts';
import { terminalWords } from '../words.ts';
import { checkLegend, type Position } from './legend.ts';
import { pensFor } from './pens.ts';

interface Terminal<State, Setup, View> {
  readonly game: Game<State, Setup, View>;
  readonly face: TerminalFace<View>;
  readonly texts: Texts;
  /** Set-ups that show as much of the game as possible. */
  readonly setups: readonly object[];
  /** What is seldom seen in matches played at random. */
  readonly rare?: () => readonly Position<View>[];
  /** The words of the rules. */
  readonly glossary: readonly Term[];
  /** What its words are in the terminal alone. */
  readonly terms?: readonly Term[];
  /** What else is wrong in French, where the game writes. */
  readonly faults?: readonly Fault[];
}

/** The suite that every face in the terminal joins with one call. */
export function describeTerminal<State, Setup, View>(terminal: Terminal<State, Setup, View>): void {
  const { game, face, texts, glossary, terms = [], faults = [] } = terminal;
  const penIn = pensFor(face, texts);
  const pens = [penIn('en'), penIn('fr')];

  describe(`${game.id} in the terminal`, () => {
    test('is drawn within the width, with words for everything', () => {
      for (const { view, eyes } of positionsOf(terminal)) {
        for (const pen of pens) {
          const lines = face.draw(view, eyes, pen);
          expect(lines.length).toBeGreaterThan(5);
          expect(lines.filter(line => line.length > pen.width)).toEqual([]);
          expect(lines.join('\n')).not.toMatch(/⟨|undefined|NaN|\[object/);
        }
      }
    });

    test('explains every sign that is on the board and none that is not; and there is none that never is', () => {
      checkLegend(face, positionsOf(terminal), pens);
    });

    test('has words beside those of the game, in both languages', () => {
      expect(sentencesOf(checkTexts(mergeTexts(terminalWords, texts, face.words)))).toEqual([]);
    });

    test('has the words of the rules in French', () => {
      expect(Object.keys(face.words.fr).length).toBeGreaterThan(5);
      expect(sentencesOf(checkTerms(face.words, [...glossary, ...terms]))).toEqual([]);
      const messages = Object.values(face.words.fr).map(message => message.replaceAll(/\{\w+/g, '{'));
      expect(messages.flatMap(message => termsIn(message, glossary))).toEqual([]);
    });

    test('is right in French with every kind of name, and with none, one and two', () => {
      expect(sentencesOf(checkFrench(face.words))).toEqual([]);
      expect(faultsWhenSaid(face.words, [...faultsOfMessages, ...faults, nameAsSubject])).toEqual([]);
      expect(Object.values(face.words.fr).filter(message => countsWithoutNone(message).length > 0)).toEqual([]);
    });
  });
}

/** Positions of matches played at random, as a seat and as a spectator see them, and those that are rare. */
function* positionsOf<State, Setup, View>({
  game,
  setups,
  rare,
}: Terminal<State, Setup, View>): Generator<Position<View>> {
  for (const [no, setup] of setups.entries()) {
    const match = Match.begin(game, setup, { seed: seedFrom(`legend ${no}`), checkpointEvery: 1 });
    const chance = new Chance(seedFrom(`legend ${no} bots`));
    for (let answers = 0; answers < 80 && match.decision !== undefined; answers++) {
      const [seat] = match.waitingFor;
      if (answers % 20 === 0) for (const eyes of [seat!, 'spectator']) yield { view: match.view(eyes), eyes };
      botAnswers(match, seat!, randomBot, chance);
    }
  }
  yield* rare?.() ?? [];
}

function sentencesOf(problems: readonly Problem[]): string[] {
  return problems.map(({ sentence }) => sentence);
}
