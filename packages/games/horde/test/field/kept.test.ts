import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { fieldOf, inFlight, onFoot, plainField } from '../../src/field/field.ts';
import { outlookOf } from '../../src/field/outlook.ts';
import { standingPlace, walksTo } from '../../src/field/walks.ts';
import type { State } from '../../src/types.ts';

/** A table with a bunker, and whatever else is different. */
function lying(change: Partial<State> = {}): State {
  return Object.assign(scene().piece('bunker', [4, 4]).state, change);
}

const barricades: State['barricades'] = [{ piece: 'barrier 40 40 0', until: 2 }];
const grease: State['grease'] = [{ at: 4000, rounds: 2 }];
const heavyRain: State['event'] = { event: 34, quarter: 2 };

/** So many tables, each unlike any other, are looked at one after the other. */
function lookAtOthers(count: number, from = 0): void {
  for (let i = 0; i < count; i++) plainField(`crater ${(from + i) * 2} 0 0`, false);
}

describe('a table is laid once, and kept as long as it is in use', () => {
  test('[GSQ-GEO-01] the same lie is the same table, whichever match asks', () => {
    expect(fieldOf(lying())).toBe(fieldOf(lying()));
    expect(fieldOf(lying({ grease }))).toBe(fieldOf(lying({ grease: [...grease] })));
    expect(fieldOf(lying())).toBe(plainField('bunker 16 16 0', false));
  });

  test.each<[string, Partial<State>]>([
    ['[GSQ-TABLE-03] the small table', { small: true } as Partial<State>],
    ['[GSQ-TERRAIN-01] other terrain', { terrain: 'crater 16 16 0' } as Partial<State>],
    ['[GSQ-SKILL-20] a Barrier', { barricades }],
    ['[GSQ-ITEM-15] grease', { grease }],
    ['[GSQ-EVENT-34] a quarter', { event: heavyRain }],
  ])('%s makes it another, and without it the first is back', (_, change) => {
    const before = fieldOf(lying());
    const after = fieldOf(lying(change));
    expect(after).not.toBe(before);
    expect(fieldOf(lying())).toBe(before);
    expect(fieldOf(lying(change))).toBe(after);
  });

  test('[GSQ-TABLE-03] large or small, the same change is kept apart', () => {
    const small = fieldOf(lying({ small: true, grease }));
    expect(fieldOf(lying({ grease })).side).toBe(2 * small.side);
  });

  test('[GSQ-GEO-01] the 24 that were used last are kept', () => {
    const first = plainField('bunker 80 80 0', false);
    lookAtOthers(23);
    expect(plainField('bunker 80 80 0', false)).toBe(first); // and it is the latest again
    lookAtOthers(23);
    expect(plainField('bunker 80 80 0', false)).toBe(first);
    lookAtOthers(24);
    expect(plainField('bunker 80 80 0', false)).not.toBe(first);
  });

  test('[GSQ-MOVE-04, GSQ-SPECIAL-14] where a base can go is found out once, by its size, on foot and in flight', () => {
    const field = fieldOf(lying());
    const maps = [onFoot(field, 2), onFoot(field, 4), inFlight(field, 2), inFlight(field, 4)];
    expect(new Set(maps).size).toBe(4);
    const again = [onFoot(field, 2), onFoot(field, 4), inFlight(field, 2), inFlight(field, 4)];
    expect(again.map((map, i) => map === maps[i])).toEqual([true, true, true, true]);
    expect(outlookOf(field)).toBe(outlookOf(field));
  });

  test('[GSQ-ITEM-15, GSQ-TERRAIN-18, GSQ-SKILL-20] grease and weather leave ways and views as they are, a Barrier does not', () => {
    const plain = fieldOf(lying());
    const known = onFoot(plain, 2);
    const view = outlookOf(plain);
    for (const same of [fieldOf(lying({ grease })), fieldOf(lying({ event: heavyRain }))]) {
      expect(onFoot(same, 2)).toBe(known);
      expect(inFlight(same, 2)).toBe(inFlight(plain, 2));
      expect(outlookOf(same)).toBe(view);
    }
    const barred = fieldOf(lying({ barricades }));
    expect(onFoot(barred, 2)).not.toBe(known);
    expect(inFlight(barred, 2)).not.toBe(inFlight(plain, 2));
    expect(outlookOf(barred)).not.toBe(view);
    expect(outlookOf(barred).screens).toHaveLength(view.screens.length + 1);
  });
});

describe('walking distances', () => {
  test('[GSQ-AI-09] are found out once for each base and goal, and the last 40 are kept', () => {
    const field = fieldOf(lying());
    const first = walksTo(field, 2, 5000);
    expect(walksTo(field, 2, 5000)).toBe(first);
    expect(walksTo(field, 4, 5000)).not.toBe(first);
    expect(walksTo(field, 2, 5001)).not.toBe(first);
    for (let i = 0; i < 37; i++) walksTo(field, 2, 6000 + i);
    expect(walksTo(field, 2, 5000)).toBe(first); // and it is the latest again
    for (let i = 0; i < 39; i++) walksTo(field, 2, 7000 + i);
    expect(walksTo(field, 2, 5000)).toBe(first);
    for (let i = 0; i < 40; i++) walksTo(field, 2, 8000 + i);
    expect(walksTo(field, 2, 5000)).not.toBe(first);
  });

  test('[GSQ-AI-09] lead to the place itself, or to the nearest where the base can stand', () => {
    const { state } = scene().piece('bunker', [20, 20]);
    const map = onFoot(fieldOf(state), 2);
    const inside = state.heroes[0]!.at;
    const place = standingPlace(map, inside);
    expect(map.standable[inside]).toBe(0);
    expect(map.standable[place]).toBe(1);
    expect(standingPlace(map, place)).toBe(place);
  });
});
