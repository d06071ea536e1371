import { Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { checkMission, checkSound } from '../../src/check/index.ts';
import { endure } from '../../src/index.ts';
import { boxedMissions } from '../support/boxed.ts';
import { mine, said, say } from '../support/own-mission.ts';

describe('a mission of one’s own', () => {
  test('is read, with what is usual filled in', () => {
    const checked = checkMission(mine);
    expect(checked.ok && checked.mission).toMatchObject({ id: 'MINE', conditions: [], lose: [], needs: [] });
  });

  test.each(boxedMissions.map(mission => [mission.id, mission] as const))('%s is sound', (_, mission) => {
    expect(checkSound(mission)).toEqual([]);
  });

  test('what is missing, unknown, of the wrong kind or misspelt is listed at once, with what else is wrong', () => {
    expect(
      said({
        minutes: 'long',
        faction: 'bugs',
        start: 'CREW.w',
        colour: 'red',
        radar: ['lab a'],
        exits: undefined,
        locked: ['LAB.D7'],
      }),
    ).toEqual([
      'faction: should be one of: gep, sentry, redeemer.',
      'minutes: should be a number.',
      'radar.0: should name a zone: its tile and its letter, like LAB.A.',
      'exits: is missing.',
      'locked.0: should name a door like LAB.D1, or an exit like CREW.exitW.',
      'colour: is no part of a mission.',
    ]);
  });

  const carried = { name: 'crate', words: { en: 'the crate', fr: 'la caisse' }, colour: 'red', zone: 'REC.A' };
  const switches = mine.objectives[0]!;
  const wrong: [problem: string, changes: { readonly [part: string]: unknown }][] = [
    ['id: CG02 is a mission of the box: please choose another id.', { id: 'CG02' }],
    ['id: should have 2 to 16 capitals, digits and hyphens, like MY-MISSION.', { id: 'my mission' }],
    ['title: is missing.', { title: undefined }],
    [
      'map: has no such tile: POOL. There are ROBO, SEC, LIFE, SHR, CREW, ARM, PRIM, MED, NAV, LAB, REC, ENG.',
      { map: ['CREW@0 REC@0 LAB@180 POOL@0'] },
    ],
    [
      'map: has two tiles with the same name: LAB. Copies are told apart by a number, like PRIM1 and PRIM2.',
      { map: ['CREW@0 REC@0 LAB@180 LAB@0'] },
    ],
    ['map: has CREW more than twice (ETS-COMP-11).', { map: ['CREW@0 REC@0 LAB@180', 'CREW1@0 CREW2@0 –'] }],
    [
      'map: has more than 8 tiles, for which there are not enough doors (ETS-TILE-13).',
      { map: ['CREW@0 REC@0 LAB@180', 'ROBO@0 SEC@0 LIFE@0', 'ARM@0 MED@0 NAV@0'] },
    ],
    [
      'map.0: should be a row of tiles like CREW@0 REC@90, with – where there is none; they turn by 0, 90, 180 or 270.',
      { map: ['CREW REC'] },
    ],
    ['start: is no zone of this map: CREW.q.', { start: 'CREW.q' }],
    ['radar.0: is no zone of this map: NAV.A.', { radar: ['NAV.A', 'REC.C'] }],
    ['tokens.5: has more tokens than there are places in radar.', { radar: ['LAB.A'] }],
    [
      'tokens.3: has a token that the faction does not have, or not so often: 2 sip (ETS-RTOK-01).',
      { tokens: { ...mine.tokens, 3: ['2 sip'] } },
    ],
    [
      'tokens.4: has a token that the faction does not have, or not so often: 1 swarmer (ETS-RTOK-01).',
      { tokens: { ...mine.tokens, 4: ['1 swarmer'] } },
    ],
    [
      'tokens.5: has a token that the faction does not have, or not so often: 3 jaeger (ETS-RTOK-01).',
      { tokens: { ...mine.tokens, 5: ['3 jaeger', '3 jaeger'] } },
    ],
    [
      'tokens.3: has the token of a boss that the mission does not name.',
      { tokens: { ...mine.tokens, 3: ['1 titan'] } },
    ],
    ['locked.0: is no door or exit of this map: NAV.D1.', { locked: ['NAV.D1'] }],
    [
      'exits.0: cannot be there: CREW has no free port on its side E once it is laid (ETS-DOOR-08).',
      { exits: [{ tile: 'CREW', side: 'E' }] },
    ],
    [
      'objectives.0.deed.unlocks.0: is no door or exit of this map: LAB.exitN.',
      { objectives: [{ ...switches, deed: { does: 'switch', unlocks: ['LAB.exitN'] } }] },
    ],
    [
      'objectives.0.deed.does: should be one of: switch, give, deal, carry, repair, break, seal, callOff, lead, mark.',
      { objectives: [{ ...switches, deed: { does: 'sing' } }] },
    ],
    [
      'objectives.0.words: is missing: the game has no word for lever, so the mission must say what it is called.',
      { objectives: [{ ...switches, name: 'lever' }] },
    ],
    [
      'objectives: are too many: there are 2 tokens of this colour: blue (ETS-RTOK-05).',
      { objectives: [switches, switches, switches].map(each => ({ ...each, colour: 'blue' })) },
    ],
    [
      'objectives.0.fromCrew: should be at least 2.',
      { objectives: [{ ...switches, fromCrew: 1 }], win: [{ goal: 'enemiesDead' }] },
    ],
    [
      'win.0.objective: refers to an objective that is not there with few survivors: switch.',
      { objectives: [{ ...switches, fromCrew: 2 }], win: [{ goal: 'done', objective: 'switch' }] },
    ],
    [
      'objectives.0.deed.from: refers to cards that are not laid aside: kits.',
      { objectives: [{ ...switches, deed: { does: 'give', from: 'kits', take: 'all' } }] },
    ],
    [
      'objectives.0.deed.from: refers to cards that are not laid aside: toString.',
      { objectives: [{ ...switches, deed: { does: 'give', from: 'toString', take: 'all' } }] },
    ],
    [
      'objectives.0.deed.only: needs medic among the classes in needs: without it the mission would be lost at once (ETS-DEATH-08).',
      { objectives: [{ ...carried, deed: { does: 'carry', only: 'medic' } }] },
    ],
    [
      'objectives.0.deed: needs a Loader in the mission.',
      { objectives: [{ ...switches, zone: 'LAB.A', deed: { does: 'seal', door: 'LAB.D1', health: 3 } }] },
    ],
    [
      'objectives.0.deed.door: is not a door of REC.B: LAB.D1.',
      { loader: { zone: 'REC.R' }, objectives: [{ ...switches, deed: { does: 'seal', door: 'LAB.D1', health: 3 } }] },
    ],
    [
      'objectives.0.deed.keep: is more than there are cards.',
      { objectives: [{ ...switches, deed: { does: 'deal', cards: 1, keep: 2 } }] },
    ],
    ['aside.kits: lies aside for nothing: no objective gives from it.', { aside: { kits: ['medKit1'] } }],
    [
      'aside.kits: has too few cards: 2 objectives give from it.',
      {
        aside: { kits: ['medKit1'] },
        objectives: [switches, switches].map(each => ({
          ...each,
          deed: { does: 'give', from: 'kits', take: 'random' },
        })),
      },
    ],
    [
      'boss.zone: is no zone of this map: NAV.A.',
      { boss: { type: 'titan', health: { 3: 5, 4: 5, 5: 5 }, zone: 'NAV.A' } },
    ],
    [
      'tokens.3: should have the boss’s token once: it does not stand on the map.',
      { boss: { type: 'titan', health: { 3: 5, 4: 5, 5: 5 } } },
    ],
    [
      'tokens.3: has the boss’s token, though the boss comes otherwise.',
      {
        boss: { type: 'titan', health: { 3: 5, 4: 5, 5: 5 }, zone: 'LAB.A' },
        tokens: { ...mine.tokens, 3: ['1 titan'] },
      },
    ],
    [
      'figures.0.type: should be one of: icarus, jaeger, sip, zealot, swarmer, artemis, fanatic, solomon.',
      { figures: [{ type: 'titan', zone: 'LAB.A' }] },
    ],
    ['pilotHas: needs a Loader that is piloted from the start.', { loader: { zone: 'REC.R' }, pilotHas: 'powerCell' }],
    [
      'conditions.0.condition: should be one of: spawnRoll, carrierRoll, lastingEvent, lifeSupport, oneExit, openWound, bloodTrail, thinnedOut, noSolomons, meekSolomons, neverAlone, unnoticed, wounded, hiddenBoss, malfunction, reboot, salvage, alarm, asleep, keyCard, hideout, guarded, relentless, opensAfter.',
      { conditions: [{ condition: 'raining' }] },
    ],
    ['conditions.0: needs a boss in the mission.', { conditions: [{ condition: 'relentless' }] }],
    ['conditions.0: needs a boss that stands on the map.', { conditions: [{ condition: 'asleep' }] }],
    [
      'conditions.0.tokens: refers to more tokens than lie on the map.',
      { conditions: [{ condition: 'thinnedOut', tokens: [2] }] },
    ],
    [
      'conditions.0.objective: refers to an objective that is not there: lamp.',
      { conditions: [{ condition: 'opensAfter', objective: 'lamp', doors: ['LAB.D1'] }] },
    ],
    [
      'conditions.0.objective: can only mean objectives with carry, and that is not what switch does.',
      { conditions: [{ condition: 'carrierRoll', objective: 'switch', rows: [] }] },
    ],
    [
      'conditions.0.tiles.0: is not on this map: NAV.',
      { conditions: [{ condition: 'neverAlone', tiles: ['NAV', 'REC', 'REC', 'REC', 'REC', 'REC'] }] },
    ],
    [
      'conditions.0.objective: would never be true: such an objective is never done.',
      {
        objectives: [{ ...carried, deed: { does: 'carry' } }],
        conditions: [{ condition: 'opensAfter', objective: 'crate', doors: ['LAB.D1'] }],
      },
    ],
    [
      'conditions.0.until: would never be true: such an objective is never done.',
      {
        objectives: [{ ...carried, deed: { does: 'mark' } }],
        conditions: [{ condition: 'lastingEvent', event: 'blackout', until: 'crate' }],
      },
    ],
    ['conditions.0.upTo: should be at most 6.', { conditions: [{ condition: 'malfunction', upTo: 7 }] }],
    ['win: should have at least 1 entry.', { win: [] }],
    [
      'win.0.goal: should be one of: enemiesDead, survivorsOut, done, carriedOut, survivorsAt, bossDead, escaped, bossHeld, alliesOut.',
      { win: [{ goal: 'party' }] },
    ],
    ['win.0: needs an exit in the mission.', { exits: [], win: [{ goal: 'survivorsOut' }] }],
    [
      'win.0.anyOf.1: needs a boss in the mission.',
      { win: [{ anyOf: [{ goal: 'enemiesDead' }, { goal: 'bossDead' }] }] },
    ],
    [
      'win.0.objective: would never be true: such an objective is never done.',
      { objectives: [{ ...carried, deed: { does: 'carry' } }], win: [{ goal: 'done', objective: 'crate' }] },
    ],
    [
      'win.0.objective: would never be true: such an objective is handed in at the exit.',
      {
        objectives: [{ ...carried, deed: { does: 'carry', handedIn: { resolve: 1 } } }],
        win: [{ goal: 'carriedOut', objective: 'crate' }],
      },
    ],
    ['win.0.place: needs a Loader in the mission.', { win: [{ goal: 'survivorsAt', place: 'loader' }] }],
    ['lose.0: needs a boss in the mission.', { lose: [{ loss: 'bossDead' }] }],
  ];

  test.each(wrong)('%s', (problem, changes) => {
    expect(said(changes)).toContain(problem);
  });

  test.each([
    ['blank', '  ', 'is too short.'],
    ['too long', 'x'.repeat(81), 'is too long: 80 characters at most.'],
    ['of several lines', 'a\nb', 'has characters that nobody sees, or that turn the writing around.'],
    ['turned around', 'a\u202eb', 'has characters that nobody sees, or that turn the writing around.'],
    ['half a character', 'a\ud83d', 'has characters that nobody sees, or that turn the writing around.'],
  ])('a title, and what an objective is called, is not %s', (_, en, why) => {
    const words = { en, fr: 'Bien' };
    const objectives = [{ ...mine.objectives[0], words }];
    expect(said({ title: words, objectives })).toEqual([`title.en: ${why}`, `objectives.0.words.en: ${why}`]);
  });

  test('a story has lines, and nothing that is not seen', () => {
    expect(said({ premise: { en: 'Once.\nAnd then.', fr: 'Il était une fois.' } })).toEqual([]);
    const why = 'has characters that nobody sees, or that turn the writing around.';
    expect(said({ premise: { en: 'Once\u0007', fr: 'Il\u2066' } })).toEqual([
      `premise.en: ${why}`,
      `premise.fr: ${why}`,
    ]);
  });

  test('what is nested without end is told so', () => {
    const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
    for (const written of [deep, { ...mine, map: deep }, { x: deep }]) {
      const checked = checkMission(written);
      expect(checked.ok ? [] : checked.problems).toEqual([{ where: '', text: { key: 'check.tooDeep', params: {} } }]);
    }
  });

  test('a match is not begun with what the check refuses: without a name of its own, or words for its objectives', () => {
    const begin = (custom: unknown) => () =>
      Match.begin(endure, { mission: 'custom', custom, survivors: 3 }, { seed: seedFrom('mine') });
    const { title: _, ...unnamed } = mine;
    const objectives = [{ ...mine.objectives[0], name: 'gizmo' }];
    expect(begin(mine)).not.toThrow();
    expect(begin(unnamed)).toThrow('custom.title: is missing.');
    expect(begin({ ...mine, id: 'CG00' })).toThrow('custom.id: CG00 is a mission of the box');
    expect(begin({ ...mine, objectives })).toThrow('the game has no word for gizmo');
  });

  test('what cannot be reached from the start is named', () => {
    const apart = { map: ['CREW@0 – LAB@180', '– REC@0 –'], exits: [], locked: [] };
    expect(said(apart)).toEqual([
      'radar.0: cannot be reached from the start, even with every door open: LAB.A.',
      'radar.1: cannot be reached from the start, even with every door open: REC.C.',
      'objectives.0.zone: cannot be reached from the start, even with every door open: REC.B.',
    ]);
  });

  test('something that is no mission at all', () => {
    for (const written of [null, 7, 'CG00', []]) {
      const checked = checkMission(written);
      expect(checked.ok ? [] : checked.problems.map(({ text }) => say(text))).toEqual(['should be an object.']);
    }
  });
});
