import { type Inches, type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { indexAt, pointAt } from '../../src/field/measure.ts';
import { intentOf } from '../../src/rules/enemies/intent.ts';
import type { Lasting } from '../../src/types.ts';

interface Shown {
  readonly goal: number;
  readonly action: string;
  readonly target?: number;
  readonly to?: Inches;
}

/** What the first unit is about to do, places in inches. */
function intent({ state }: Scene): Shown {
  const { to, ...rest } = intentOf(state, state.units[0]!);
  if (to === undefined) return rest;
  const { x, y } = pointAt(state, to);
  return { ...rest, to: [x / 4, y / 4] };
}

/** S heroes, out of the way in the far corner unless a test places them. */
const away = () =>
  scene({ heroes: ['medic', 'envoy'] })
    .hero(1, { at: [46, 46] })
    .hero(2, { at: [46, 44] });

const shoved: Lasting = { what: 'shove', until: 'round' };

describe('Melee', () => {
  test('[GSQ-AI-12, GSQ-EX-48, GSQ-AI-05] charges a hero whose contact point is 11.5" away, and rushes toward its Goal at 12.5"', () => {
    // S against S: contact from half an inch away, so the centre of a hero at (15,24) is touched from (13.5,24).
    const from = (x: number) =>
      away()
        .hero(1, { at: [x, 24] })
        .unit('boarders', [[2, 24]]);
    expect(intent(from(15))).toEqual({ goal: 1, action: 'charge', target: 1 });
    expect(intent(from(15.5))).toEqual({ goal: 1, action: 'charge', target: 1 }); // exactly 12"
    const rush = intent(from(16));
    expect(rush).toMatchObject({ goal: 1, action: 'rush' });
    expect(rush.to![1]).toBeLessThan(24);
  });

  test('[GSQ-AI-12, GSQ-AI-09] rushes straight toward its Goal over open ground', () => {
    expect(intent(away().unit('boarders', [[12, 30]]))).toEqual({ goal: 4, action: 'rush', to: [12, 36] });
    expect(intent(away().unit('boarders', [[28, 12]]))).toEqual({ goal: 2, action: 'rush', to: [36, 12] });
    expect(
      intent(
        away()
          .unit('boarders', [[12, 26]], {})
          .marker(4, 3)
          .marker(5, 3),
      ),
    ).toEqual({
      goal: 1,
      action: 'rush',
      to: [12, 14],
    });
  });

  test('[GSQ-AI-12] holds at its Goal while no hero is near it', () => {
    expect(intent(away().unit('boarders', [[14, 12]]))).toEqual({ goal: 1, action: 'hold' });
  });

  test('[GSQ-AI-12] rushes toward the nearest hero at its Goal that it cannot charge', () => {
    const set = (a: Inches, b: Inches) =>
      away()
        .hero(1, { at: a })
        .hero(2, { at: b })
        .unit('boarders', [[14.5, 12]], { lasting: [shoved] });
    // Both within 3" of the marker; the gap must stay 1", so (12.5,12) is as near as it gets to (10.5,12).
    expect(intent(set([9, 12], [10.5, 12]))).toEqual({ goal: 1, action: 'rush', to: [12.5, 12] });
    // 3.5" from the marker to the rim of the base: that is not at the Goal.
    expect(intent(set([8, 12], [10.5, 14]))).toMatchObject({ goal: 1, action: 'rush' });
    expect(intent(set([8, 12], [20, 20]))).toEqual({ goal: 1, action: 'hold' });
  });

  test('[GSQ-AI-12, GSQ-WOUND-06] takes no notice of heroes that are down', () => {
    const set = away()
      .hero(1, { at: [11, 12], wounds: 9 })
      .unit('boarders', [[14, 12]]);
    expect(intent(set)).toEqual({ goal: 1, action: 'hold' });
  });
});

describe('whom it charges', () => {
  const two = (a: Inches, b: Inches) => away().hero(1, { at: a }).hero(2, { at: b });

  test('[GSQ-AI-06] is the nearest', () => {
    const set = two([30, 10], [30, 4]).unit('boarders', [[28, 2]]);
    expect(intent(set)).toMatchObject({ action: 'charge', target: 2 });
  });

  test('[GSQ-AI-06] is before that a hero within 3" of its Goal', () => {
    // The Goal is marker 2 at (36,12): hero 1 stands 3" from it rim to point, hero 2 is nearer to the unit.
    const set = (x: number) => two([x, 12], [28, 4]).unit('boarders', [[28, 8]]);
    expect(intent(set(32.5))).toMatchObject({ goal: 2, action: 'charge', target: 1 });
    expect(intent(set(32))).toMatchObject({ goal: 2, action: 'charge', target: 2 });
  });

  test('[GSQ-AI-06, GSQ-SKILL-29, GSQ-AI-19] is before all the hero that taunts it', () => {
    const taunt: Lasting = { what: 'taunt', until: 'round', by: 2 };
    const set = (lasting: Lasting[]) => two([33, 12], [28, 17]).unit('boarders', [[28, 8]], { lasting });
    expect(intent(set([]))).toMatchObject({ action: 'charge', target: 1 });
    expect(intent(set([taunt]))).toMatchObject({ action: 'charge', target: 2 });
    // Who cannot be charged is not charged for taunting, and taunting changes no action.
    const far = two([33, 12], [28, 30]).unit('boarders', [[28, 8]], { lasting: [taunt] });
    expect(intent(far)).toMatchObject({ action: 'charge', target: 1 });
  });

  test('[GSQ-AI-06, GSQ-GEO-17] is of two equally near the one with fewer wounds left, then the lower number', () => {
    const set = () => two([24, 4], [32, 4]).unit('boarders', [[28, 4]]);
    expect(intent(set())).toMatchObject({ target: 1 });
    expect(intent(set().hero(1, { wounds: 1 }).hero(2, { wounds: 2 }))).toMatchObject({ target: 2 });
  });

  test('[GSQ-SKILL-19, GSQ-AI-05] is nobody who has vanished, unless within 6"', () => {
    const vanish: Lasting = { what: 'vanish', until: 'activation' };
    const set = (x: number) =>
      away()
        .hero(1, { at: [x, 4], lasting: [vanish] })
        .unit('boarders', [[28, 4]]);
    expect(intent(set(35.5)).action).toBe('rush');
    expect(intent(set(35))).toMatchObject({ action: 'charge', target: 1 });
  });

  test('[GSQ-SKILL-12, GSQ-AI-05] is nobody for a unit that was shoved', () => {
    const set = away()
      .hero(1, { at: [32, 4] })
      .unit('boarders', [[28, 4]], { lasting: [shoved] });
    expect(intent(set).action).toBe('rush');
  });
});

describe('Shooter', () => {
  test('[GSQ-AI-13, GSQ-EX-49, GSQ-AI-07] at its Goal holds and shoots whom it sees in range', () => {
    const set = away()
      .hero(1, { at: [12, 30] })
      .unit('raiders', [[14, 12]]);
    expect(intent(set)).toEqual({ goal: 1, action: 'hold', target: 1 });
  });

  test('[GSQ-AI-13] at its Goal moves no further than 3" from it to see somebody', () => {
    // The stack hides all that is south of it; from (14,12) or so on the hero is seen past its corner.
    const set = (unit: Inches) =>
      away()
        .piece('cargo', [10.5, 16])
        .hero(1, { at: [12, 30] })
        .unit('raiders', [unit]);
    const seen = intent(set([12, 14]));
    expect(seen).toMatchObject({ goal: 1, action: 'advance', target: 1 });
    const [x, y] = seen.to!;
    expect(Math.hypot(x - 12, y - 12) - 0.5).toBeLessThanOrEqual(3);
    expect(Math.abs(x - 12)).toBeGreaterThan(1);
  });

  test('[GSQ-AI-13] at its Goal holds if nobody can be seen from there, though 6" away somebody could', () => {
    // 24" + 6" of range: from the east side of the marker a hero 30" away could be reached only by leaving it.
    const set = (x: number, from = 9) =>
      away()
        .hero(1, { at: [x, 12] })
        .unit('raiders', [[from, 12]]);
    // From (15.5,12), 3" from the marker, the rifle reaches a hero at (40.5,12), 24" away rim to rim; but that is 6.5" off.
    expect(intent(set(40))).toMatchObject({ action: 'advance', to: [15, 12], target: 1 });
    expect(intent(set(40.5))).toEqual({ goal: 1, action: 'hold' });
    expect(intent(set(40.5, 9.5))).toMatchObject({ action: 'advance', to: [15.5, 12], target: 1 });
    expect(intent(set(41, 10))).toEqual({ goal: 1, action: 'hold' });
  });

  test('[GSQ-AI-14] on its way takes of all places that allow a shot the one nearest to its Goal', () => {
    const set = away()
      .hero(1, { at: [24, 14] })
      .unit('raiders', [[12, 28]]);
    expect(intent(set)).toEqual({ goal: 4, action: 'advance', target: 1, to: [12, 34] });
    // The acid reaches 12": 6" further on the hero would be out of range.
    const near = away()
      .hero(1, { at: [12, 15] })
      .unit('acidSpitters', [[12, 26]]);
    expect(intent(near)).toEqual({ goal: 4, action: 'advance', target: 1, to: [12, 28] });
  });

  test('[GSQ-AI-14] stays where it is if only from there it can shoot, which counts as Hold', () => {
    const set = away()
      .hero(1, { at: [45, 12] })
      .marker(5, 3)
      .unit('raiders', [[20, 12]]);
    expect(intent(set)).toEqual({ goal: 1, action: 'hold', target: 1 });
  });

  test('[GSQ-AI-14] goes back a little for a shot if it must', () => {
    const set = away()
      .hero(1, { at: [45.5, 12] })
      .marker(5, 3)
      .unit('raiders', [[20, 12]]);
    expect(intent(set)).toEqual({ goal: 1, action: 'advance', target: 1, to: [20.5, 12] });
  });

  test('[GSQ-AI-14] rushes toward its Goal if no place allows a shot', () => {
    expect(
      intent(
        away()
          .unit('raiders', [[12, 24]])
          .marker(5, 3)
          .marker(1, 3),
      ),
    ).toEqual({
      goal: 4,
      action: 'rush',
      to: [12, 36],
    });
  });

  test('[GSQ-AI-07, GSQ-SHOOT-08] cannot count on a weapon that has no range left', () => {
    const set = () =>
      away()
        .hero(1, { at: [12, 22] })
        .marker(5, 3)
        .unit('acidSpitters', [[12, 28]]);
    expect(intent(set())).toMatchObject({ action: 'advance', target: 1 });
    // Thick Clouds leave 6", and the hero is 5" away: the best place is the furthest that still reaches.
    expect(intent(set().event(35))).toEqual({ goal: 4, action: 'advance', target: 1, to: [12, 29] });
  });

  test('[GSQ-AI-07, GSQ-SPECIAL-18] needs no sight with an Indirect weapon', () => {
    const walled = (unit: 'bombardier' | 'stubberGunner') =>
      away()
        .piece('bunker', [9.5, 16])
        .hero(1, { at: [12, 30] })
        .unit(unit, [[12, 13]]);
    expect(intent(walled('bombardier'))).toEqual({ goal: 1, action: 'hold', target: 1 });
    expect(intent(walled('stubberGunner')).action).not.toBe('charge');
    expect(intent(walled('stubberGunner')).target === 1 && intent(walled('stubberGunner')).action === 'hold').toBe(
      false,
    );
  });

  test('[GSQ-AI-07, GSQ-TIME-07, GSQ-TIME-04] sees no further than 12" at night', () => {
    const set = (x: number) =>
      scene({ heroes: ['medic', 'envoy'], timeOfDay: 'night' })
        .hero(1, { at: [x, 12] })
        .hero(2, { at: [46, 46] })
        .unit('raiders', [[12, 12]]);
    expect(intent(set(25))).toEqual({ goal: 1, action: 'hold', target: 1 });
    expect(intent(set(30))).toEqual({ goal: 1, action: 'hold' });
  });

  test('[GSQ-AI-18] charges only who is within 3" while it can shoot at nobody', () => {
    // A stack of 2" between them: unseen, 2" apart, and round the corner within reach.
    const hidden = () =>
      away()
        .piece('cargo', [28, 3])
        .hero(1, { at: [29.5, 5.5] })
        .unit('raiders', [[29.5, 2.5]]);
    expect(intent(hidden())).toEqual({ goal: 2, action: 'charge', target: 1 });
    // Somebody else is in sight: it shoots instead.
    expect(intent(hidden().hero(2, { at: [40, 2.5] })).action).not.toBe('charge');
    // In the open it shoots at the hero in front of it.
    const open = away()
      .hero(1, { at: [29.5, 5.5] })
      .unit('raiders', [[29.5, 2.5]]);
    expect(intent(open).action).not.toBe('charge');
    // Further than 3" it never charges.
    const far = away()
      .piece('bunker', [27, 4])
      .hero(1, { at: [29.5, 8.5] })
      .unit('raiders', [[29.5, 3.5]]);
    expect(intent(far).action).not.toBe('charge');
  });
});

describe('Hybrid', () => {
  test('[GSQ-AI-15] charges a hero within 6"', () => {
    const set = (x: number) =>
      away()
        .hero(1, { at: [x, 4] })
        .unit('deckhands', [[28, 4]]);
    expect(intent(set(35))).toMatchObject({ action: 'charge', target: 1 });
    expect(intent(set(35.5))).toMatchObject({ action: 'advance', target: 1 });
  });

  test('[GSQ-AI-15, GSQ-AI-06] chooses among those within 6" alone', () => {
    // Hero 1 at the Goal would come first, but is 8" away.
    const set = away()
      .hero(1, { at: [36, 10] })
      .hero(2, { at: [28, 8] })
      .unit('deckhands', [[28, 4]]);
    expect(intent(set)).toMatchObject({ goal: 2, action: 'charge', target: 2 });
  });

  test('[GSQ-AI-15] charges further only if nobody can be shot at from any place', () => {
    // Thick Clouds leave the Fire Spray 3": after 6" of Advance it reaches 9".
    const set = (x: number) =>
      away()
        .event(35)
        .hero(1, { at: [x, 4] })
        .unit('zealots', [[28, 4]]);
    expect(intent(set(38))).toMatchObject({ action: 'advance', target: 1 });
    expect(intent(set(39))).toMatchObject({ action: 'charge', target: 1 });
    expect(intent(set(42))).toMatchObject({ action: 'rush', goal: 2 });
  });

  test('[GSQ-AI-15, GSQ-AI-21] does not charge from afar while any of its models can shoot from where it stands', () => {
    // The leader is near marker 2 and far from everybody; the other Deckhand has the hero in range, 8" away.
    const set = (other: Inches) =>
      away()
        .hero(1, { at: [20, 21] })
        .unit('deckhands', [[42, 12], other]);
    expect(intent(set([20, 12]))).toMatchObject({ goal: 2, action: 'rush' });
    expect(intent(set([20, 12]).event(35))).toMatchObject({ goal: 2, action: 'charge', target: 1 }); // 6" are too short
  });

  test('[GSQ-AI-15] acts as a Shooter otherwise', () => {
    expect(
      intent(
        away()
          .hero(1, { at: [12, 22] })
          .unit('deckhands', [[12, 13]]),
      ),
    ).toEqual({
      goal: 1,
      action: 'hold',
      target: 1,
    });
    expect(
      intent(
        away()
          .marker(1, 3)
          .marker(5, 3)
          .unit('deckhands', [[12, 24]]),
      ),
    ).toEqual({
      goal: 4,
      action: 'rush',
      to: [12, 36],
    });
  });
});

describe('Hunter', () => {
  test('[GSQ-AI-16, GSQ-EX-54, GSQ-RUL-42] rushes toward the nearest hero within 24", else toward its Goal', () => {
    // M against M: 24" from rim to rim are 25.5" from centre to centre.
    const set = (x: number) =>
      scene({ heroes: ['breacher', 'bulwark'] })
        .hero(1, { at: [x, 24] })
        .hero(2, { at: [46, 46] })
        .unit('shade', [[2, 24]]);
    expect(intent(set(27.5))).toEqual({ goal: 1, action: 'rush', to: [14, 24] });
    const toGoal = intent(set(28.5));
    expect(toGoal).toMatchObject({ goal: 1, action: 'rush' });
    expect(toGoal.to![1]).toBeLessThan(20);
  });

  test('[GSQ-AI-16] charges whoever it can', () => {
    const set = away()
      .hero(1, { at: [13, 24] })
      .unit('shade', [[2, 24]]);
    expect(intent(set)).toEqual({ goal: 1, action: 'charge', target: 1 });
  });

  test('[GSQ-AI-16] goes for the nearest, of two equally near for the lower number', () => {
    const set = (b: Inches) =>
      away()
        .hero(1, { at: [40, 24] })
        .hero(2, { at: b })
        .unit('burrower', [[20, 24]]);
    expect(intent(set([20, 44])).to).toEqual([32, 24]);
    expect(intent(set([20, 43])).to).toEqual([20, 36]);
  });
});

describe('Support', () => {
  test('[GSQ-AI-17] goes to the nearest of its own if none is within 6", and shoots on the way', () => {
    const set = (x: number) =>
      away()
        .hero(1, { at: [20, 20] })
        .unit('hexer', [[20, 4]])
        .unit('shade', [[x, 4]])
        .unit('shade', [[2, 44]]);
    expect(intent(set(34))).toEqual({ goal: 1, action: 'advance', target: 1, to: [26, 4] });
    // 6.25" away it still closes up, keeping its 1"; 6" away it is company enough: the Hexer acts as a Shooter, and its Goal is marker 1.
    expect(intent(set(27.5)).to).toEqual([25, 4]);
    expect(intent(set(27)).to![0]).toBeLessThan(20);
  });

  test('[GSQ-AI-17, GSQ-GEO-17] prefers of two equally near the costlier, then the one deployed earlier', () => {
    const set = (west: 'shade' | 'leaper') =>
      away()
        .unit('hexer', [[24, 4]])
        .unit(west, [[10, 4]])
        .unit('leaper', [[38, 4]]);
    expect(intent(set('shade')).to).toEqual([30, 4]);
    expect(intent(set('leaper')).to).toEqual([18, 4]);
  });

  test('[GSQ-AI-18, GSQ-AI-17] charges who is within 3" and unseen before it looks for company', () => {
    const set = away()
      .piece('cargo', [28, 3])
      .hero(1, { at: [29.5, 5.5] })
      .unit('hexer', [[29.5, 2.5]])
      .unit('shade', [[2, 44]]);
    expect(intent(set)).toEqual({ goal: 2, action: 'charge', target: 1 });
  });

  test('[GSQ-AI-17] is a Shooter when nobody else is left', () => {
    expect(
      intent(
        away()
          .marker(5, 3)
          .marker(1, 3)
          .unit('hexer', [[12, 24]]),
      ),
    ).toEqual({
      goal: 4,
      action: 'rush',
      to: [12, 36],
    });
    expect(
      intent(
        away()
          .hero(1, { at: [12, 20] })
          .unit('hexer', [[12, 12]]),
      ),
    ).toEqual({
      goal: 1,
      action: 'hold',
      target: 1,
    });
  });

  test('[GSQ-AI-18] charges like a Shooter who is within 3" while it can shoot at nobody', () => {
    const hidden = away()
      .piece('cargo', [28, 3])
      .hero(1, { at: [29.5, 5.5] })
      .unit('hexer', [[29.5, 2.5]]);
    expect(intent(hidden)).toEqual({ goal: 2, action: 'charge', target: 1 });
  });
});

describe('the way', () => {
  const south = () => away().marker(1, 3).marker(5, 3);

  test('[GSQ-AI-10, GSQ-TERRAIN-01] over difficult ground is 6" long at most, but for those who need not mind', () => {
    const rush = (unit: 'chainBrute' | 'burrower' | 'shade') =>
      intent(
        south()
          .event(34, { quarter: 4 })
          .unit(unit, [[12, 25]]),
      );
    expect(rush('chainBrute')).toEqual({ goal: 4, action: 'rush', to: [12, 31] });
    expect(rush('burrower').to).toEqual([12, 36]);
    expect(rush('shade').to).toEqual([12, 36]);
  });

  test('[GSQ-AI-10] goes around difficult ground where that leads further than 6" through it', () => {
    const set = (x: number) =>
      south()
        .piece('rubble', [x, 27])
        .unit('boarders', [[12, 25]]);
    const around = intent(set(9.5)).to!;
    expect(around[1]).toBeGreaterThan(33);
    expect(around).not.toEqual([12, 36]);
    expect(intent(set(16)).to).toEqual([12, 36]);
  });

  test('[GSQ-AI-11] through dangerous ground counts double, but is charged as long as it is', () => {
    // Around the pool it is less than 3" longer: the way leads around, and 12" do not quite get it there.
    const pool = intent(
      south()
        .piece('pool', [10, 28])
        .unit('boarders', [[12, 24]]),
    );
    expect(pool.to).not.toEqual([12, 36]);
    expect(pool.to![1]).toBeGreaterThan(34);
    // A whole quarter cannot be walked around; through it 12" are 12".
    const quarter = south()
      .event(31, { quarter: 4 })
      .unit('boarders', [[12, 25]]);
    expect(intent(quarter).to).toEqual([12, 36]);
  });
});

describe('whatever the type', () => {
  test('[GSQ-AI-19, GSQ-ITEM-14] a noise is what it rushes to', () => {
    const set = (at: Inches) => {
      const heard = away().hero(1, { at: [12, 30] });
      const lasting: Lasting[] = [{ what: 'noiseGrenade', until: 'nextRound', at: indexAt(heard.state, ...at) }];
      return heard.unit('raiders', [[12, 14]], { lasting });
    };
    expect(intent(set([18, 14]))).toEqual({ goal: 1, action: 'rush', to: [18, 14] });
    expect(intent(set([12, 20]))).toEqual({ goal: 1, action: 'rush', to: [12, 20] });
  });

  test('[GSQ-AI-20] who cannot better its place holds, and shoots if it can', () => {
    const set = away().hero(1, { at: [12, 30] });
    const lasting: Lasting[] = [{ what: 'noiseGrenade', until: 'nextRound', at: indexAt(set.state, 30, 14) }];
    expect(intent(set.unit('raiders', [[30, 14]], { lasting }))).toEqual({ goal: 2, action: 'hold', target: 1 });
  });

  test('[GSQ-HID-05, GSQ-AI-02] the same board always means the same, and asking changes nothing', () => {
    const set = away()
      .hero(1, { at: [24, 14] })
      .unit('raiders', [
        [12, 28],
        [13, 28],
        [12, 29],
      ]);
    const before = structuredClone(set.state);
    const once = intent(set);
    expect(intent(set)).toEqual(once);
    expect(set.state).toEqual(before);
  });

  test('[GSQ-HID-05, GSQ-OBJ-09] nothing is intended any more when the last marker is gone', () => {
    const set = [1, 2, 3, 4, 5].reduce((all, no) => all.marker(no, 3), away()).unit('boarders', [[12, 14]]);
    expect(intent(set)).toEqual({ goal: 0, action: 'hold' });
  });

  test('[GSQ-HID-05, GSQ-MORALE-08] a Shaken unit is shown to stay idle', () => {
    const set = away()
      .hero(1, { at: [12, 20] })
      .unit('boarders', [[12, 14]], { shaken: true });
    expect(intent(set)).toEqual({ goal: 1, action: 'hold' });
  });

  test('[GSQ-AI-21, GSQ-AI-07] a place is judged for the leader alone', () => {
    // Marker 4 is the Goal and (12,24) leads. In bad weather it goes 3", and its acid reaches 12".
    const set = (y: number) =>
      scene({ heroes: ['medic', 'envoy'], weather: 'bad' })
        .hero(1, { at: [12, y] })
        .hero(2, { at: [46, 46] })
        .marker(1, 3)
        .marker(5, 3)
        .unit('acidSpitters', [
          [12, 20],
          [12, 22],
          [12, 24],
        ]);
    // From (12,21) it reaches a hero at (12,8).
    expect(intent(set(8))).toMatchObject({ goal: 4, action: 'advance', to: [12, 21] });
    // A hero at (12,7) is in range of the rearmost as it stands, but of no place of the leader.
    expect(intent(set(7))).toEqual({ goal: 4, action: 'rush', to: [12, 30] });
  });
});
