import { type Inches, type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { isCovered } from '../../src/field/sight.ts';
import { effects, sumOf } from '../../src/hooks.ts';
import { chargeable } from '../../src/rules/melee.ts';
import { sees } from '../../src/rules/sight.ts';
import { melee } from '../../src/rules/weapons.ts';
import type { SkillId } from '../../src/types.ts';

function party(...known: SkillId[]) {
  return scene({ heroes: ['technician', 'medic'], seats: 1 })
    .hero(1, { at: [20, 20], skills: known, str: 4, dex: 4, power: 0, wounds: 8 })
    .hero(2, { at: [23, 20], activated: true })
    .turnOf(1);
}

describe('Dex', () => {
  test('[GSQ-SKILL-17] Aim: the next shooting hits on 2+ and ignores cover', () => {
    const set = () =>
      party('aim')
        .unit('raiders', [[30, 20]], { activated: true })
        .piece('crater', [28, 18]);
    const played = set().dice(4, 2, 2, 1, 5, 5).play().choose('skill:aim', 'hold', 'unit:1');
    expect(played.said('shot.rolled')[0]!.params).toMatchObject({ hits: 2 });
    // Defense 5+ against AP(1): 5s would block with cover, and do not without.
    expect(played.unit(1)).toBeUndefined();
  });

  test('[GSQ-SKILL-18] Evade: attacks against it have -1 to hit this round, shots and blows', () => {
    const played = party('evade')
      .unit('raiders', [[30, 20]])
      .dice(4)
      .play()
      .choose('skill:evade');
    const [unit] = played.state.units;
    for (const how of ['shooting', 'melee'] as const) {
      const strike = {
        by: unit!,
        model: unit!.models[0]!,
        weapon: melee('improvised', 1, 0),
        target: played.hero(1),
        how,
        charging: false,
        moved: false,
      };
      expect(sumOf(effects.tell(played.state, 'hitAgainst', { by: played.hero(1), strike }))).toBe(-1);
      expect(sumOf(effects.tell(played.state, 'hitAgainst', { by: played.hero(2), strike }))).toBe(0);
    }
  });

  test('[GSQ-SKILL-19] Vanish: not seen from more than 6" away, until its next activation', () => {
    const set = party('vanish')
      .unit('raiders', [[27, 20]])
      .unit('raiders', [[20, 27.5]])
      .dice(4);
    const played = set.play().choose('skill:vanish');
    const { state } = played;
    expect(state.units.map(unit => sees(state, unit, played.hero(1)))).toEqual([true, false]);
    expect(sees(state, played.hero(2), played.hero(1))).toBe(true);
    expect(played.hero(1).lasting).toEqual([{ what: 'vanish', until: 'activation' }]);
  });

  test('[GSQ-SKILL-21] Overcharge: one weapon of a hero within 6" has +1 Attack and AP(+1) for its next attack', () => {
    const set = party('overcharge')
      .unit('sentryFrame', [[30, 24]], { activated: true })
      .hero(1, { power: 3 });
    const played = set.dice(4, 1, 1, 1, 1, 1, 1, 1).play().choose('skill:overcharge');
    expect(played.offers()).toEqual(['1:arcProjector', '1:heavyWrench', '2:carbine', '2:stunBaton']);
    played.choose('1:arcProjector', 'hold', 'unit:1');
    expect(played.said('shot.rolled')[0]!.params).toMatchObject({ dice: '1 1 1 1' });
    played.choose('extra', 'hold', 'unit:1');
    expect(played.said('shot.rolled')[1]!.params).toMatchObject({ dice: '1 1 1' });
  });

  test('[GSQ-SKILL-21] it is the chosen weapon alone, and only its own attack spends it', () => {
    const set = party('overcharge')
      .unit('sentryFrame', [[30, 24]], { activated: true })
      .hero(1, { power: 3 });
    const played = set.dice(4, 1, 1, 1).play().choose('skill:overcharge', '1:heavyWrench', 'hold', 'unit:1');
    expect(played.said('shot.rolled')[0]!.params).toMatchObject({ dice: '1 1 1' });
    expect(played.hero(1).lasting).toEqual([{ what: 'overcharge', until: 'attack', weapon: 'heavyWrench' }]);
    const strike = {
      by: played.hero(1),
      model: played.hero(1),
      weapon: { name: 'heavyWrench', range: 0, attacks: 2, ap: 1, rules: {} },
      target: played.state.units[0]!,
      how: 'melee',
      charging: true,
      moved: true,
    } as const;
    expect([
      sumOf(effects.tell(played.state, 'dice', strike)),
      sumOf(effects.tell(played.state, 'pierce', strike)),
    ]).toEqual([1, 1]);
  });

  test('[GSQ-SKILL-22, GSQ-SEARCH-08] Quick Search: a token within 6" is revealed; its contents stay where it was', () => {
    const set = party('quickSearch').tokens([20, 26.5], [20, 13]).dice(4, 6, 2);
    const played = set.play().choose('skill:quickSearch');
    expect(played.state.tokens).toHaveLength(1);
    expect(played.state.treasures.map(({ at, rewards }) => [played.inches(at), rewards])).toEqual([
      [[20, 26.5], [{ credits: 5 }]],
    ]);
    expect(party('quickSearch').tokens([20, 13]).play().offers('skill')).toEqual([]);
  });

  test('[GSQ-SPECIAL-26, GSQ-EX-21] a Scavenger adds 1 on the treasure table', () => {
    const set = scene({ heroes: ['infiltrator', 'medic'], seats: 1 })
      .hero(1, { at: [20, 20] })
      .tokens([21, 20]);
    const played = set.turnOf(1).dice(6).play();
    played.choose(played.offers('reveal')[0]!);
    expect(played.asks).toBe('trove');
    played.choose('medKit', 'credits15');
    expect(played.hero(1)).toMatchObject({ items: ['medKit'], credits: 25 });
  });

  test('[GSQ-SKILL-23] Sprint: up to 4" at once', () => {
    const played = party('sprint').dice(4).play().choose('skill:sprint', [16, 20]);
    expect(played.placeOf(1)).toEqual([16, 20]);
    expect(played.state.activation).toMatchObject({ acted: false, skilled: true });
  });
});

describe('Field Barricade', () => {
  /** Where the north-west corner may be, the Barrier lying from west to east. */
  const lying = (set = party('fieldBarricade')) => set.dice(4).play().choose('skill:fieldBarricade', 'westEast');

  test('[GSQ-SKILL-20] a Barrier within 3", until the end of the next wave', () => {
    const played = lying().choose([22, 21.5]);
    expect(played.state.barricades).toEqual([{ piece: 'barrier 88 86 0', until: 2 }]);
    // Between walls 3" apart there is but one way to lay it: nobody is asked which.
    const corridor = party('fieldBarricade')
      .hero(1, { at: [24, 24] })
      .hero(2, { at: [40, 40] });
    for (const y of [14, 19, 24, 29]) corridor.piece('bunker', [18.5, y], 1).piece('bunker', [25.5, y], 1);
    expect(corridor.play().choose('skill:fieldBarricade').asks).toBe('place.northSouth');
    const upright = party('fieldBarricade').dice(4).play().choose('skill:fieldBarricade', 'northSouth', [18, 18]);
    expect(upright.state.barricades).toEqual([{ piece: 'barrier 72 72 1', until: 2 }]);
  });

  test('[GSQ-SKILL-20] a failed test puts up none', () => {
    const set = party('fieldBarricade').dice(3);
    expect(set.play().choose('skill:fieldBarricade', 'westEast', [22, 21.5]).state.barricades).toEqual([]);
  });

  test('[GSQ-SKILL-20] no part of it must be further than 3" away, but the nearest', () => {
    const places = lying(party('fieldBarricade').hero(2, { at: [40, 40] }));
    expect([places.offersPlace(23.5, 20), places.offersPlace(24, 20)]).toEqual([true, false]);
    expect([places.offersPlace(12.5, 20), places.offersPlace(12, 20)]).toEqual([true, false]);
    expect([places.offersPlace(18, 23.5), places.offersPlace(18, 24)]).toEqual([true, false]);
    // Past a corner: (22.5, 22) is 2.7" from the base, (22.5, 22.5) is 3.04".
    expect([places.offersPlace(22.5, 22), places.offersPlace(22.5, 22.5)]).toEqual([true, false]);
  });

  test('[GSQ-SKILL-20] over no model; it may touch one', () => {
    const places = lying(party('fieldBarricade').hero(2, { at: [40, 40] }));
    expect([places.offersPlace(18, 20), places.offersPlace(18, 20.5)]).toEqual([false, true]);
    expect([places.offersPlace(20, 19.5), places.offersPlace(20.5, 19.5)]).toEqual([false, true]);
    expect(lying().offersPlace(22, 20)).toBe(false); // the other hero
    const fallen = lying(party('fieldBarricade').hero(2, { wounds: 9 }));
    expect(fallen.offersPlace(22, 20)).toBe(true);
    const wide = lying(party('fieldBarricade').unit('chainBrute', [[20, 24]])); // L: its base begins at y = 23
    expect([wide.offersPlace(18, 22.5), wide.offersPlace(18, 23)]).toEqual([true, false]);
  });

  test('[GSQ-SKILL-20] over no footprint, and wholly on the table', () => {
    const crater = lying(
      party('fieldBarricade')
        .hero(2, { at: [40, 40] })
        .piece('crater', [18, 21]),
    );
    // The crater's northern edge runs from (19, 21) to (21, 21), its corners are cut.
    expect([crater.offersPlace(18, 20.5), crater.offersPlace(18, 21)]).toEqual([true, false]);
    expect([crater.offersPlace(14, 21), crater.offersPlace(14.5, 21)]).toEqual([true, true]);
    expect(crater.offersPlace(15.5, 21)).toBe(false);
    const edge = lying(
      party('fieldBarricade')
        .hero(1, { at: [46, 20] })
        .hero(2, { at: [20, 20] }),
    );
    expect([edge.offersPlace(44, 21), edge.offersPlace(44.5, 21)]).toEqual([true, false]);
    const at = (x: number, y: number) =>
      lying(
        party('fieldBarricade')
          .hero(1, { at: [x, y] })
          .hero(2, { at: [40, 40] }),
      );
    const south = at(20, 46);
    expect([south.offersPlace(18, 47.5), south.offersPlace(18, 48)]).toEqual([true, false]);
    // What lies beyond the western edge would be at the end of the line before.
    const west = at(2, 20);
    expect([west.offersPlace(0, 21), west.offersPlace(48, 20.5)]).toEqual([true, false]);
    // The stack is over 3" away, but the Barrier would reach into it.
    const far = lying(
      party('fieldBarricade')
        .hero(2, { at: [40, 40] })
        .piece('cargo', [18.5, 23.5]),
    );
    expect([far.offersPlace(18, 23), far.offersPlace(18, 23.5)]).toEqual([true, false]);
  });

  test('[GSQ-SKILL-20, GSQ-TERRAIN-10] it is a Barrier like any other', () => {
    const set = party('fieldBarricade').hero(2, { at: [40, 40] });
    const played = set
      .unit('raiders', [[20, 30]])
      .dice(6, 4)
      .play();
    expect(isCovered(played.state, played.unit(1)!, played.hero(1))).toBe(false);
    played.choose('skill:fieldBarricade', 'westEast', [18, 21.5]);
    expect(isCovered(played.state, played.unit(1)!, played.hero(1))).toBe(true);
    played.choose('rush');
    expect([played.offersPlace(20, 21.5), played.offersPlace(20, 23)]).toEqual([false, true]); // crossed, not stood in
  });
});

describe('Shove', () => {
  const shoving = () =>
    scene({ heroes: ['bulwark', 'medic'], seats: 1 })
      .hero(1, { at: [20, 20] })
      .hero(2, { at: [40, 40] });

  test('[GSQ-SKILL-12] an enemy within 1" is pushed 3" straight away, and cannot charge this round', () => {
    const set = shoving()
      .unit('boarders', [[22, 20]])
      .turnOf(1)
      .dice(4);
    const played = set.play().choose('skill:shove');
    expect(played.placesOf(1)).toEqual([[25, 20]]);
    expect(played.unit(1)!.lasting).toEqual([{ what: 'shove', until: 'round' }]);
    const { state } = played;
    expect(chargeable(state, state.units[0]!)).toEqual([]);
    state.units[0]!.lasting = [];
    expect(chargeable(state, state.units[0]!)).toEqual([played.hero(1)]);
  });

  test('[GSQ-SKILL-12] by the whole 3" in every direction', () => {
    const pushed = (at: Inches) =>
      shoving().unit('boarders', [at]).turnOf(1).dice(4).play().choose('skill:shove').placesOf(1);
    expect([pushed([20, 18]), pushed([20, 22]), pushed([18, 20])]).toEqual([[[20, 15]], [[20, 25]], [[15, 20]]]);
  });

  test('[GSQ-SKILL-12] nobody further than 1" away', () => {
    expect(
      shoving()
        .unit('boarders', [[22.5, 20]])
        .turnOf(1)
        .play()
        .offers('skill'),
    ).not.toContain('skill:shove');
  });

  test('[GSQ-SKILL-12] the furthest goes first, each as far as there is room', () => {
    const set = shoving()
      .unit('boarders', [
        [22, 20],
        [25, 20],
      ])
      .turnOf(1)
      .dice(4);
    expect(set.play().choose('skill:shove').placesOf(1)).toEqual([
      [25, 20],
      [28, 20],
    ]);
  });

  test('[GSQ-SKILL-12] a wall stops it; whoever can get no further away stays', () => {
    const set = shoving()
      .hero(1, { at: [20, 20] })
      .unit('boarders', [[22, 20]])
      .turnOf(1)
      .dice(4);
    const played = set.piece('bunker', [23.5, 18]).play().choose('skill:shove');
    // Past the wall's corner is further than straight into it.
    const [[x, y]] = played.placesOf(1) as [[number, number]];
    expect(x).toBeLessThanOrEqual(23);
    expect(Math.hypot(x - 20, y - 20)).toBeGreaterThan(3);
    const corner = shoving()
      .hero(1, { at: [46, 46] })
      .unit('boarders', [[47.5, 47.5]])
      .turnOf(1)
      .dice(4);
    expect(corner.play().choose('skill:shove').placesOf(1)).toEqual([[47.5, 47.5]]);
  });

  test('[GSQ-SKILL-12, GSQ-TERRAIN-02] whoever is pushed into dangerous ground rolls for it', () => {
    const set = shoving()
      .unit('carapaceGuard', [[22, 20]])
      .piece('pool', [23, 18.5])
      .turnOf(1)
      .dice(4, 1, 2, 3);
    const played = set.play().choose('skill:shove');
    expect(played.unit(1)!.models[0]!.wounds).toBe(1);
  });

  /** Where the first model of the first unit ends. */
  const ends = (set: Scene) => set.turnOf(1).dice(4).play().choose('skill:shove').placesOf(1)[0];

  test('[GSQ-SKILL-12, GSQ-MOVE-06, GSQ-MOVE-07] the way keeps 1" from conscious heroes, as on an Advance', () => {
    const past = (wounds: number) =>
      shoving()
        .hero(2, { at: [23.5, 21.5], wounds }) // 1.12" from both ends of the straight way, 0.5" from its middle
        .unit('boarders', [[22, 20]]);
    expect(ends(past(0))).not.toEqual([25, 20]);
    expect(ends(past(9))).toEqual([25, 20]);
    const friend = shoving()
      .unit('boarders', [[22, 20]])
      .unit('raiders', [[23.5, 21.5]]);
    expect(ends(friend)).toEqual([25, 20]);
  });

  test('[GSQ-SKILL-12, GSQ-MOVE-08] it ends 1" from models of other units', () => {
    const facing = (x: number) =>
      ends(
        shoving()
          .unit('boarders', [[22, 20]])
          .unit('raiders', [[x, 20]]),
      );
    expect(facing(27)).toEqual([25, 20]);
    // Past it to the north and to the south is equally far: it is the lower y.
    expect(facing(26.5)![1]).toBeLessThan(20);
  });

  test('[GSQ-SKILL-12, GSQ-SPECIAL-14] who flies is pushed over walls and past heroes', () => {
    const walled = (unit: 'leaper' | 'boarders') =>
      shoving()
        .piece('ruin', [23, 18])
        .unit(unit, [[22, 20]]);
    expect(ends(walled('leaper'))).toEqual([25, 20]);
    expect(ends(walled('boarders'))).not.toEqual([25, 20]);
    const guarded = shoving()
      .hero(2, { at: [23.5, 22] })
      .unit('leaper', [[22, 20]]);
    expect(ends(guarded)).toEqual([25, 20]);
  });

  /** An Envoy (S) by the corner, pushing Boarders into it; a Raider keeps them from going north. */
  const cornered = (...places: Inches[]) =>
    scene({ heroes: ['envoy', 'medic'], seats: 1 })
      .hero(1, { at: [45, 46.5], skills: ['shove'], str: 4 })
      .hero(2, { at: [20, 20] })
      .unit('boarders', places)
      .unit('raiders', [[47.5, 44.5]])
      .turnOf(1)
      .dice(4);

  test('[GSQ-SKILL-12, GSQ-MOVE-08] nobody is pushed onto its own comrades', () => {
    const alone = cornered([46.5, 47.5]).play().choose('skill:shove');
    expect(alone.placesOf(1)).toEqual([[47.5, 47.5]]);
    const second = cornered([46.5, 47.5], [47.5, 47.5]).play().choose('skill:shove');
    expect(second.placesOf(1)).toEqual([
      [47.5, 46.5],
      [47.5, 47.5],
    ]);
  });

  test('[GSQ-SKILL-12] as little as half an inch, if no more can be had', () => {
    const pushed = cornered([47, 47.5]).hero(1, { at: [45.5, 46.5] });
    expect(pushed.play().choose('skill:shove').placesOf(1)).toEqual([[47.5, 47.5]]);
  });

  test('[GSQ-SKILL-12, GSQ-TERRAIN-03] whoever stays does not roll for the dangerous ground it stands in', () => {
    const shaking = cornered([47.5, 47.5])
      .event(31, { quarter: 3 })
      .hero(1, { at: [46, 47] });
    const played = shaking.play().choose('skill:shove');
    expect(played.placesOf(1)).toEqual([[47.5, 47.5]]);
    expect(played.said('danger.rolled')).toEqual([]);
  });

  test('[GSQ-SKILL-12, GSQ-WEATHER-07] in bad weather it is half as far', () => {
    const wet = scene({ heroes: ['bulwark', 'medic'], seats: 1, weather: 'bad' })
      .hero(1, { at: [20, 20] })
      .hero(2, { at: [40, 40] })
      .unit('boarders', [[22, 20]]);
    expect(ends(wet)).toEqual([23.5, 20]);
  });

  test('[GSQ-SKILL-12, GSQ-TABLE-04] on the small table everything is half as far', () => {
    const set = scene({ heroes: ['bulwark', 'medic'], seats: 1, table: 'small' }).hero(1, { at: [10, 10] });
    const played = set
      .hero(2, { at: [20, 20] })
      .unit('boarders', [[11, 10]])
      .turnOf(1)
      .dice(4)
      .play();
    expect(played.choose('skill:shove').placesOf(1)).toEqual([[12.5, 10]]);
  });
});
