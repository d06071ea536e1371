import type { LogEntry } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { hints } from '../../src/board/hints.ts';
import { weapons } from '../../src/cards/items/weapons.ts';
import { texts } from '../../src/index.ts';
import { type Seen, walkGames } from '../support/face-games.ts';

/** The hints that are due, what presses most first. */
function dueIn({ view, seat, decision, log }: Seen): readonly string[] {
  return hints.filter(hint => hint.isDue({ view, seat, seats: [], decision, log })).map(({ id }) => id);
}

/** Whatever is due at some moment of real games, with those moments. */
function momentsOf(id: string, games = 20): readonly Seen[] {
  const moments: Seen[] = [];
  walkGames(games, seen => {
    if (dueIn(seen).includes(id)) moments.push(seen);
  });
  return moments;
}

function actorOf({ view, decision }: Seen) {
  return view.survivors.find(({ id }) => id === decision?.waitingFor[0])!;
}

/** What was said since the turn before this one began. */
function newsOf(log: readonly LogEntry[]): readonly string[] {
  const keys = log.map(({ key }) => key);
  const now = keys.lastIndexOf('turn.begins');
  return keys.slice(Math.max(0, keys.lastIndexOf('turn.begins', now - 1)));
}

describe('hints', () => {
  test('every one finds its moment in real games and has its own words, which are one sentence', () => {
    const due = new Set<string>();
    walkGames(20, seen => {
      for (const id of dueIn(seen)) due.add(id);
    });
    expect(hints.map(({ id }) => id).filter(id => !due.has(id))).toEqual([]);
    expect(new Set(hints.map(({ id }) => id)).size).toBe(hints.length);
    const problems: string[] = [];
    for (const language of ['en', 'fr'] as const) {
      const say = createFormatter(texts, language, ({ sentence }) => problems.push(sentence));
      for (const { text } of hints) expect(say(text)).toMatch(/^[^.!?]+\.$/);
    }
    expect(problems).toEqual([]);
  });

  test('a newcomer is told the aim, then what a turn is, then what there is to do', () => {
    let isFirst = true;
    walkGames(1, seen => {
      if (isFirst && seen.decision?.name === 'turn') expect(dueIn(seen).slice(0, 2)).toEqual(['aim', 'turn']);
      isFirst = false;
    });
  });

  test('nobody is told anything but what the question is about, unless it is what to do in a turn', () => {
    walkGames(6, seen => {
      if (seen.decision?.name === 'turn') return;
      expect(dueIn(seen).filter(id => !['divide', 'full', 'wear'].includes(id))).toEqual([]);
    });
  });

  test.each([
    ['revealed', 'token.revealed'],
    ['noise', 'noise'],
    ['injury', 'injury'],
  ])('%s comes while it is news', (id, key) => {
    const moments = momentsOf(id);
    expect(moments.length).toBeGreaterThan(0);
    for (const { log } of moments) expect(newsOf(log)).toContain(key);
  });

  test('before the enemies act, the last of the survivors is told, and nobody else', () => {
    let before: Seen | undefined;
    walkGames(6, seen => {
      const next = seen.said.find(({ key }) => key === 'turn.begins' || key === 'phase.enemies');
      if (before?.decision?.name === 'turn' && next && seen.log.length > before.log.length) {
        expect(dueIn(before).includes('enemies')).toBe(next.key === 'phase.enemies');
      }
      before = seen;
    });
  });

  test('a door that a Lockdown shuts is opened by no goal of the mission', () => {
    const moments = momentsOf('locked');
    expect(moments.length).toBeGreaterThan(0);
    for (const { view } of moments) expect(view.event).not.toBe('lockdown');
  });

  test('only somebody else can be struck by a stray shot', () => {
    for (const seen of momentsOf('stray')) {
      const shots = (seen.decision?.ask?.options ?? []).filter(
        ({ group, key }) => group === 'attack' && isRanged(key.slice('attack:'.length).split(':')[0]!),
      );
      const targets = shots.flatMap(({ refs }) => refs ?? []);
      const others = seen.view.survivors.filter(each => each.status === 'alive' && each.id !== actorOf(seen).id);
      expect(others.some(({ zone }) => targets.includes(`zone:${zone}`))).toBe(true);
    }
  });

  test('what is held, has no action left or stands at the switch, is told so in its own turn', () => {
    for (const seen of momentsOf('held')) expect(actorOf(seen).held).toBe(true);
    for (const seen of momentsOf('done')) expect(actorOf(seen).turn.actions).toBe(0);
    for (const seen of momentsOf('interact')) {
      expect(seen.view.objectives.some(({ zone, done }) => !done && zone === actorOf(seen).zone)).toBe(true);
    }
  });
});

/** ETS-MELEE-02: failed dice of other weapons strike nobody. */
function isRanged(weapon: string): boolean {
  return (weapons as { readonly [item: string]: { readonly range: number } })[weapon]!.range > 0;
}
