import { Chance, type LogEntry, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { endure, type View } from '../../src/index.ts';
import { survivorIds } from '../../src/rules/table.ts';

/** Matches at random with all kinds of survivors, looked at before and after every answer. */
function walk(look: (before: View, after: View, said: readonly LogEntry[], asked: string) => void): void {
  for (let nth = 0; nth < 12; nth++) {
    const chance = new Chance(seedFrom(`log ${nth}`));
    const survivors = chance.shuffle([...survivorIds()]).slice(0, 3 + (nth % 4));
    const match = Match.begin(endure, { survivors }, { seed: seedFrom(`log ${nth}`) });
    while (match.decision !== undefined) {
      const before = match.view('spectator');
      const { length } = match.log;
      const asked = match.decision.name;
      playOut(match, randomBot, chance, 1);
      look(before, match.view('spectator'), match.log.slice(length), asked);
    }
  }
}

/** The position without what only counts for the turn that goes on: whose it is, what it has left, what it did. */
function position({ acting: _, survivors, ...rest }: View) {
  return { ...rest, survivors: survivors.map(({ turn: __, ...survivor }) => survivor) };
}

describe('the log', () => {
  test('[ETS-ODD-35] whatever changes the position is told', () => {
    walk((before, after, said, asked) => {
      const changed = JSON.stringify(position(before)) !== JSON.stringify(position(after));
      if (changed) expect(said, asked).not.toEqual([]);
    });
  });

  test('[ETS-ODD-35] every entry names the rule that made it so', () => {
    walk((_, __, said) => {
      for (const { key, rule } of said) expect(rule, key).toMatch(/^ETS-[A-Z]+-\d+$/);
    });
  });
});
