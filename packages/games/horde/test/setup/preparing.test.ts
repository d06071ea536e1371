import { scene } from '@starboard/horde/testing';
import { Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { quarterAt } from '../../src/field/grounds.ts';
import { indexAt, pointAt } from '../../src/field/measure.ts';
import { readPieces } from '../../src/field/pieces.ts';
import { horde } from '../../src/index.ts';
import { newState, undeployed } from '../../src/rules/setup/state.ts';
import { setupSchema } from '../../src/setup.ts';

/** A mission as it begins, with its own generated table. */
function begin(setup: object, seed = 'a mission') {
  return Match.begin(horde, setup, { seed: seedFrom(seed) });
}

/** Everybody gets the first place that is offered. */
function deployAll(match: ReturnType<typeof begin>) {
  while (match.decision?.name === 'deploy') {
    const [ask] = match.decision.asks;
    if (ask?.shape !== 'place') throw new Error('No place is asked for.');
    match.answer(match.waitingFor[0]!, ask.places[0]!);
  }
  return match;
}

/** Somewhere on the table, on a scene without terrain. */
const waiting = (cast: Parameters<typeof scene>[0] = {}) =>
  scene(cast)
    .with(({ heroes }) => {
      for (const hero of heroes) hero.at = undeployed;
    })
    .stage('deployment');

describe('a mission', () => {
  test('[GSQ-PREP-01] is one run of waves, from number 1', () => {
    expect(begin({}).state.wave).toBe(1);
    const next = scene({ seats: 1 }).wave(4).tokens([12, 12]).stage('shop').dice(6).play().choose('done');
    expect(next.state.wave).toBe(5);
  });

  test('[GSQ-PREP-02] has two to four heroes', () => {
    for (const heroes of [2, 3, 4]) expect(begin({ heroes }).state.heroes).toHaveLength(heroes);
    for (const heroes of [1, 5]) expect(() => begin({ heroes })).toThrow();
    expect(() => begin({ heroes: ['medic'] })).toThrow();
    expect(() => begin({ heroes: Array(5).fill('medic') })).toThrow();
  });

  test('[GSQ-PREP-03] starts everybody at level 1', () => {
    expect(begin({}).state.heroes.map(({ level }) => level)).toEqual([1, 1]);
    expect(() => begin({ heroes: ['medic', { archetype: 'medic', level: 2 }] })).toThrow();
  });

  test('[GSQ-PREP-07] switches each module on or off by itself', () => {
    const off = begin({}).state.modules;
    expect(Object.values(off)).toEqual(Array(6).fill(false));
    for (const module of ['bossFights', 'injuries', 'events'] as const) {
      expect(begin({ [module]: true }).state.modules).toEqual({ ...off, [module]: true });
    }
    for (const module of ['alertness', 'timeOfDay', 'weather'] as const) {
      expect(begin({ [module]: 'roll' }).state.modules).toEqual({ ...off, [module]: true });
    }
  });

  test('[GSQ-PREP-08, GSQ-DEC-01] lays terrain and tokens first, then deploys heroes, then rolls, then wave 1 begins', () => {
    const match = begin({ alertness: 'roll', timeOfDay: 'roll', weather: 'roll' });
    expect(readPieces(match.state.terrain).length).toBeGreaterThanOrEqual(20);
    expect(match.state.markers.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5]);
    expect(match.state.tokens).toHaveLength(4);
    expect(match.state.tokens.map(at => quarterAt(match.state, pointAt(match.state, at)))).toEqual([1, 2, 3, 4]);
    expect(match.state.alertLevel).toBeNull();
    expect(match.decision?.name).toBe('deploy');
    deployAll(match);
    const keys = match.log.map(({ key }) => key);
    const order = [
      'token.placed',
      'hero.deployed',
      'alertLevel.rolled',
      'time.rolled',
      'weather.rolled',
      'wave.begins',
    ];
    const places = order.map(key => keys.indexOf(key));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('[GSQ-PREP-08, GSQ-RUL-38] what was picked is not rolled for', () => {
    const match = deployAll(begin({ alertness: 'assault', timeOfDay: 'dusk', weather: 'bad' }));
    expect(match.state).toMatchObject({ alertLevel: 'assault', time: 'dusk', weather: 'bad' });
    expect(match.log.some(({ key }) => key === 'time.rolled')).toBe(false);
  });

  test('[GSQ-PREP-10] gives everybody full health, full Power, no XP and 10 credits', () => {
    const { heroes } = begin({ heroes: ['psion', { archetype: 'medic', skill: 'aim' }] }).state;
    expect(heroes[1]).toMatchObject({
      wounds: 0,
      power: 6,
      maxPower: 6,
      xp: 0,
      credits: 10,
      items: [],
      gear: [],
      conditions: [],
      injuries: [],
      skills: ['mend', 'purge', 'aim'],
    });
    expect(heroes[0]).toMatchObject({ power: 8, caster: 2 });
  });

  test('[GSQ-PREP-12] numbers heroes in the order they were added, also two alike', () => {
    const { heroes } = begin({ heroes: ['medic', 'envoy', 'medic'] }).state;
    expect(heroes.map(({ no, archetype }) => [no, archetype])).toEqual([
      [1, 'medic'],
      [2, 'envoy'],
      [3, 'medic'],
    ]);
  });

  test('[GSQ-PREP-13] has one to four seats, never more than heroes, and each hero has one', () => {
    const seats = (setup: object) => begin(setup).state.heroes.map(({ seat }) => seat);
    expect(seats({ heroes: 4, seats: 1 })).toEqual(['p1', 'p1', 'p1', 'p1']);
    expect(seats({ heroes: 4 })).toEqual(['p1', 'p1', 'p1', 'p1']);
    expect(seats({ heroes: 3, seats: 2 })).toEqual(['p1', 'p2', 'p1']);
    expect(seats({ heroes: 4, seats: 4 })).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(() => begin({ heroes: 2, seats: 3 })).toThrow();
  });
});

describe('deploying heroes', () => {
  test('[GSQ-PREP-06, GSQ-RUL-14] within 6" of the centre, to the nearest point of the base', () => {
    const played = waiting().play();
    expect(played.offersPlace(24, 24)).toBe(true);
    expect(played.offersPlace(30.5, 24)).toBe(true); // an M base: 6.75" from centre to centre
    expect(played.offersPlace(31, 24)).toBe(false);
    expect(played.offersPlace(10, 10)).toBe(false);
  });

  test('[GSQ-PREP-06] within 3" on the small table', () => {
    const played = waiting({ table: 'small' }).play();
    expect(played.offersPlace(15, 12)).toBe(true); // an M base: 3.375" from centre to centre
    expect(played.offersPlace(15.5, 12)).toBe(false);
  });

  test('[GSQ-PREP-09] one after the other in hero order, each by its own seat, on legal end positions', () => {
    const played = waiting({ seats: 2 }).piece('cargo', [26, 23]).dice(6).play();
    expect([played.asks, played.asked]).toEqual(['deploy', 'p1']);
    expect(played.offersPlace(27, 24)).toBe(false);
    played.choose([24, 24]);
    expect(played.placeOf(1)).toEqual([24, 24]);
    expect([played.asks, played.asked]).toEqual(['deploy', 'p2']);
    expect(played.offersPlace(24, 24)).toBe(false);
    expect(played.offersPlace(24, 26)).toBe(false); // 0.75" from the Breacher
    expect(played.offersPlace(24, 26.5)).toBe(true);
    played.choose([24, 26.5]);
    expect(played.asks).toBe('priority');
  });
});

describe('what everybody knows', () => {
  test('[GSQ-HID-01, GSQ-HID-03] everybody sees everything on the table', () => {
    const played = scene({ seats: 2 })
      .hero(1, { items: ['medKit'], credits: 7, conditions: ['crippled'] })
      .treasure([20, 20], { credits: 15 })
      .unit('deckhands', [[30, 30]])
      .marker(2, 1)
      .alertness(3)
      .event(13, { hero: 1 })
      .turnOf(1)
      .play();
    for (const viewer of ['p1', 'p2', 'spectator']) {
      const { heroes, treasures, units, markers, alertness, event } = played.match.view(viewer);
      const shown = { heroes, treasures, markers, alertness, event };
      expect(shown).toMatchObject({
        heroes: [{ items: ['medKit'], credits: 7, conditions: ['crippled'] }, {}],
        treasures: [{ rewards: [{ credits: 15 }] }],
        alertness: 3,
        event: { event: 13, hero: 1 },
      });
      expect(units).toHaveLength(1);
      expect(markers[1]!.damage).toBe(1);
    }
  });

  test('[GSQ-HID-02, GSQ-HID-04] a token is but a place, and nothing tells of dice to come', () => {
    const match = begin({});
    expect(match.state.tokens.every(Number.isInteger)).toBe(true);
    expect(JSON.stringify(match.view('p1'))).not.toMatch(/seed|chance|stream/i);
  });

  test('[GSQ-HID-06] any seat may look at a hero, only its owner may command it', () => {
    const played = waiting({ seats: 2 }).play();
    expect(() => played.match.answer('p2', indexAt(played.state, 24, 24))).toThrow();
    expect(played.match.view('p2').heroes).toHaveLength(2);
  });

  test('[GSQ-DEC-09] an illegal answer changes nothing', () => {
    const played = waiting().play();
    const before = JSON.stringify(played.state);
    expect(() => played.choose([2, 2])).toThrow();
    expect(() => played.choose('nonsense')).toThrow();
    expect(JSON.stringify(played.state)).toBe(before);
  });
});

describe('before anybody has done anything', () => {
  const fresh = {
    ...{ at: -1, wounds: 0, xp: 0, level: 1, credits: 10 },
    ...{ items: [], gear: [], injuries: [], conditions: [], lasting: [] },
    ...{ shaken: false, fatigued: false, activated: false, tested: false, guarded: false },
  };

  test('[GSQ-PREP-10, GSQ-HERO-15, GSQ-HERO-17] heroes are as they are printed, at level 1 and with 10 credits', () => {
    const { heroes } = newState(setupSchema.parse({ heroes: ['medic', 'psion'], seats: 2 }), '');
    const { kind, seat, ...medic } = heroes[0]!;
    expect([kind, seat]).toEqual(['hero', 'p1']);
    expect(medic).toEqual({
      ...fresh,
      ...{ no: 1, archetype: 'medic', twin: 0, tough: 9, quality: 5, str: 6, dex: 5, wil: 4, power: 6, maxPower: 6 },
      ...{ caster: 0, skills: ['mend', 'purge', 'rally'], feats: [] },
    });
    expect(heroes[1]).toMatchObject({ ...fresh, no: 2, seat: 'p2', caster: 2, feats: ['forceBolt', 'barrierField'] });
  });

  test('[GSQ-PREP-08, GSQ-TABLE-05, GSQ-WAVE-05] the mission is at its very beginning, with five whole markers', () => {
    const { heroes, roster, ...state } = newState(setupSchema.parse({ heroes: ['medic', 'psion'] }), 'bunker 16 16 0');
    expect(roster.length).toBeGreaterThan(0);
    const off = {
      bossFights: false,
      injuries: false,
      alertness: false,
      timeOfDay: false,
      weather: false,
      events: false,
    };
    expect(state).toEqual({
      ...{ small: false, modules: off, activationMode: 'alternate', partyPoints: 195, terrain: 'bunker 16 16 0' },
      ...{ barricades: [], grease: [], units: [], nextUnit: 1, tokens: [], treasures: [] },
      markers: [1, 2, 3, 4, 5].map(no => ({ no, damage: 0 })),
      ...{ stage: 'deployment', wave: 1, round: 0, alertness: 0, priority: 0, lastPriority: 0, bossFight: false },
      ...{ alertLevel: null, time: null, weather: null, event: null, activation: null },
      ...{ losses: { hurt: [], fought: [] }, seized: [], doneShopping: [], finishedWaves: 0, earned: 0 },
      ...{ result: null, reason: '', tally: { kills: 0, searches: 0, falls: 0 } },
    });
  });

  test('[GSQ-PREP-08, GSQ-DEC-01] what was switched on is on', () => {
    const on = {
      bossFights: true,
      injuries: true,
      alertness: 'roll',
      timeOfDay: 'roll',
      weather: 'roll',
      events: true,
    };
    const { small, modules } = newState(setupSchema.parse({ ...on, table: 'small' }), '');
    expect(small).toBe(true);
    expect(new Set(Object.values(modules))).toEqual(new Set([true]));
  });
});
