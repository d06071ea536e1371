import { scene } from '@starboard/horde/testing';
import { showDecision } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { hints } from '../../src/board/hints.ts';
import { texts } from '../../src/index.ts';
import { type Seen, walkGames } from './face-games.ts';

/** The hints that are due, what presses most first. */
function dueIn({ view, seat, decision, log }: Seen): readonly string[] {
  return hints.filter(hint => hint.isDue({ view, seat, seats: [], decision, log })).map(({ id }) => id);
}

/** Which happens to nobody who goes anywhere at random. */
function besideToken(): Seen {
  const { match } = scene()
    .hero(1, { at: [24, 24] })
    .tokens([24, 24.5])
    .turnOf(1)
    .play();
  return { view: match.view('p1'), decision: showDecision(match, 'p1'), log: match.log, said: [], seat: 'p1' };
}

describe('hints', () => {
  test('every one finds its moment, most of them in real games', () => {
    const due = new Set<string>(dueIn(besideToken()));
    walkGames(12, seen => {
      for (const id of dueIn(seen)) due.add(id);
    });
    expect(hints.map(({ id }) => id).filter(id => !due.has(id))).toEqual([]);
    expect(new Set(hints.map(({ id }) => id)).size).toBe(hints.length);
  });

  test('each is one sentence in both languages', () => {
    const problems: string[] = [];
    for (const language of ['en', 'fr'] as const) {
      const say = createFormatter(texts, language, ({ sentence }) => problems.push(sentence));
      for (const { text } of hints) expect(say(text)).toMatch(/^(?:[^.]|\.\d)+\.$/);
    }
    expect(problems).toEqual([]);
  });

  test('none is due while nothing is asked', () => {
    walkGames(2, seen => {
      expect(dueIn({ ...seen, decision: undefined })).toEqual([]);
    });
  });
});
