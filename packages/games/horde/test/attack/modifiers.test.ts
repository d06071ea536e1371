import { type Scene, scene } from '@starboard/horde/testing';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { conditions } from '../../src/cards/conditions.ts';
import { events } from '../../src/cards/events.ts';
import { gear } from '../../src/cards/gear.ts';
import { injuries } from '../../src/cards/injuries.ts';
import { times, weathers } from '../../src/cards/surroundings.ts';
import { catalogue, idsOf } from '../../src/catalogue.ts';
import { printed } from '../../src/field/measure.ts';
import { effects, type Modifier, type Strike } from '../../src/hooks.ts';
import { texts } from '../../src/index.ts';
import { isRanged } from '../../src/rules/weapons.ts';
import type { Condition, Fighter, GearId, Injury, State, TimeOfDay, Weather } from '../../src/types.ts';
import { withHooks } from '../support/cards.ts';

const say = createFormatter(texts, 'en');

/** A Medic and a Breacher, whom nothing printed helps or hinders, 11" from a unit. */
const plain = () =>
  scene({ heroes: ['medic', 'breacher'] })
    .hero(1, { at: [24, 24] })
    .hero(2, { at: [40, 40] })
    .unit('deckhands', [[24, 36]]);

function written(what: string, modifiers: readonly Modifier[]): string[] {
  return modifiers.map(({ name, value }) => `${what} ${value} ${say({ key: `modifier.${name}` })}`);
}

function strikeOf(by: Fighter, target: Fighter, how: Strike['how']): Strike {
  const weapon = printed(by).weapons.find(each => isRanged(each) === (how === 'shooting')) ?? printed(by).weapons[0]!;
  return { by, model: by.kind === 'hero' ? by : by.models[0]!, weapon, target, how, charging: false, moved: false };
}

function strikesOf(by: Fighter, target: Fighter): readonly (readonly [string, Strike])[] {
  return [
    ['shooting', strikeOf(by, target, 'shooting')],
    ['melee', strikeOf(by, target, 'melee')],
  ];
}

function changed(what: string, before: number, now: number): string[] {
  return now === before ? [] : [`${what} ${now}`];
}

/** Everything that bends what a fighter does to another, and what the other does to it. */
function bentFor(state: State, by: Fighter, other: Fighter): string[] {
  const hero = by.kind === 'hero' ? by : undefined;
  const weapon = printed(by).weapons.find(isRanged)!;
  return [
    ...strikesOf(by, other).flatMap(([how, strike]) => [
      ...written(`hit ${how}`, effects.tell(state, 'hit', strike)),
      ...written(`dice ${how}`, effects.tell(state, 'dice', strike)),
      ...written(`AP ${how}`, effects.tell(state, 'pierce', strike)),
      ...effects.tell(state, 'aiming', strike).map(aiming => `aiming ${how} ${aiming.join(' ')}`),
    ]),
    ...strikesOf(other, by).flatMap(([how, strike]) =>
      written(`hit by ${how}`, effects.tell(state, 'hitAgainst', { by, strike })),
    ),
    ...written('block', effects.tell(state, 'block', { by })),
    ...written('morale', effects.tell(state, 'morale', { by })),
    ...(['advance', 'rush', 'charge'] as const).flatMap(move =>
      written(move, effects.tell(state, 'stride', { by, move })),
    ),
    ...(weapon === undefined ? [] : written('range', effects.tell(state, 'range', { by, weapon }))),
    ...(['nerve', 'tireless', 'chargeBar'] as const).flatMap(hook =>
      effects.tell(state, hook, { by }).map(what => `${hook} ${what}`),
    ),
    ...(hero === undefined
      ? []
      : [
          ...(['str', 'dex', 'wil'] as const).flatMap(stat =>
            written(stat, effects.tell(state, 'stat', { by: hero, stat })),
          ),
          ...written('treasure', effects.tell(state, 'treasure', { by: hero })),
          ...changed('Power', 6, effects.change(state, 'maxPower', 6, { by: hero })),
        ]),
    ...changed('Defense', 5, effects.change(state, 'defense', 5, { by })),
  ];
}

/** For the first hero, the second hero and the unit; those for whom nothing is bent are left out. */
function bent({ state }: Scene): string[] {
  const [first, second] = state.heroes;
  const [unit] = state.units;
  const lines = {
    first: bentFor(state, first!, unit!),
    second: bentFor(state, second!, unit!),
    unit: bentFor(state, unit!, first!),
  };
  return Object.entries(lines).flatMap(([who, each]) => (each.length > 0 ? [`${who}: ${each.join(', ')}`] : []));
}

const during = (event: number) => plain().event(event, { hero: 1 });
const onHero = (what: string) => plain().hero(1, { lasting: [{ what, until: 'round', weapon: 'carbine' }] });
const onUnit = (what: string) =>
  plain().with(({ units }) => Object.assign(units[0]!, { lasting: [{ what, until: 'round' }] }));
const suffering = (condition: Condition) =>
  plain()
    .hero(1, { conditions: [condition] })
    .with(({ units }) => Object.assign(units[0]!, { conditions: [condition] }));
const injured = (injury: Injury) => plain().hero(1, { injuries: [injury] });
const wearing = (gear: GearId) =>
  plain().hero(1, { gear: [{ gear, weapon: gear === 'monomolecularEdge' ? 'stunBaton' : 'carbine' }] });
const at = (time: TimeOfDay) => plain().with(state => Object.assign(state, { time }));
const amid = (weather: Weather) => plain().with(state => Object.assign(state, { weather }));

const rows: readonly (readonly [title: string, set: () => Scene, bent: readonly string[]])[] = [
  ['[GSQ-EVENT-13] event 13', () => during(13), ['first: str -1 Debilitating Static']],
  ['[GSQ-EVENT-16] event 16', () => during(16), ['first: wil -1 Shifting Illusion']],
  ['[GSQ-EVENT-25] event 25', () => during(25), ['first: dex -1 Sticky Foliage']],
  [
    '[GSQ-EVENT-32] event 32',
    () => during(32),
    ['first: block -1 Solar Flare', 'second: block -1 Solar Flare', 'unit: block -1 Solar Flare'],
  ],
  [
    '[GSQ-EVENT-33] event 33',
    () => during(33),
    [
      'first: hit shooting -1 Dazing Spores, hit melee -1 Dazing Spores',
      'second: hit shooting -1 Dazing Spores, hit melee -1 Dazing Spores',
      'unit: hit shooting -1 Dazing Spores, hit melee -1 Dazing Spores',
    ],
  ],
  [
    '[GSQ-EVENT-35] event 35',
    () => during(35),
    ['first: range -6 Thick Clouds', 'second: range -6 Thick Clouds', 'unit: range -6 Thick Clouds'],
  ],
  [
    '[GSQ-EVENT-36] event 36',
    () => during(36),
    ['first: morale -1 Terrifying Quakes', 'second: morale -1 Terrifying Quakes', 'unit: morale -1 Terrifying Quakes'],
  ],
  ['[GSQ-EVENT-41] event 41', () => during(41), ['first: morale 1 Psychic Pool']],
  ['[GSQ-EVENT-42] event 42', () => during(42), ['first: dex 1 Robot Guide']],
  ['[GSQ-EVENT-44] event 44', () => during(44), ['first: range 6 Spotter Drone']],
  ['[GSQ-EVENT-51] event 51', () => during(51), ['first: wil 1 Psychic Fog']],
  [
    '[GSQ-EVENT-52] event 52',
    () => during(52),
    ['first: advance 2 Haste Stims, rush 4 Haste Stims, charge 4 Haste Stims'],
  ],
  ['[GSQ-EVENT-53] event 53', () => during(53), ['first: hit melee 1 Invigorating Fumes']],
  ['[GSQ-EVENT-54] event 54', () => during(54), ['first: str 1 Support Robot']],
  ['[GSQ-EVENT-55] event 55', () => during(55), ['first: hit shooting 1 Enhancing Force-Field']],
  ['[GSQ-EVENT-56] event 56', () => during(56), ['first: block 1 Shield-Projector Drone']],
  ['[GSQ-SKILL-11] shieldWall', () => onHero('shieldWall'), ['first: block 1 Shield Wall']],
  ['[GSQ-SKILL-13] overpower', () => onHero('overpower'), ['first: AP melee 2 Overpower']],
  [
    '[GSQ-SKILL-14] brace',
    () => onHero('brace'),
    ['first: hit shooting 1 Brace, aiming shooting ignoresStealth ignoresShortening'],
  ],
  [
    '[GSQ-SKILL-15] suppressingBurst',
    () => onHero('suppressingBurst'),
    ['first: hit shooting -1 Suppressing Burst, hit melee -1 Suppressing Burst'],
  ],
  ['[GSQ-SKILL-17] aim', () => onHero('aim'), ['first: aiming shooting reliable ignoresCover']],
  ['[GSQ-SKILL-18] evade', () => onHero('evade'), ['first: hit by shooting -1 Evade, hit by melee -1 Evade']],
  [
    '[GSQ-SKILL-21] overcharge',
    () => onHero('overcharge'),
    ['first: dice shooting 1 Overcharge, AP shooting 1 Overcharge'],
  ],
  ['[GSQ-SKILL-26] rally', () => onHero('rally'), ['first: morale 1 Rally']],
  ['[GSQ-ITEM-11] courageInjector', () => onHero('courageInjector'), ['first: nerve courageInjector']],
  ['[GSQ-ITEM-12] frenzyInjector', () => onHero('frenzyInjector'), ['first: tireless frenzyInjector']],
  ['[GSQ-PSY-14] barrierField', () => onHero('barrierField'), ['first: block 1 Barrier Field']],
  ['[GSQ-PSY-15] daze', () => onHero('daze'), ['first: hit shooting -1 Daze, hit melee -1 Daze']],
  ['[GSQ-PSY-18] clarity', () => onHero('clarity'), ['first: hit shooting 1 Clarity, hit melee 1 Clarity']],
  ['[GSQ-PSY-18] clarityOfMind', () => onHero('clarityOfMind'), ['first: str 1 Clarity, dex 1 Clarity, wil 1 Clarity']],
  ['[GSQ-PSY-21] haste', () => onHero('haste'), ['first: advance 2 Haste, rush 4 Haste, charge 4 Haste']],
  ['[GSQ-PSY-32] enfeeble', () => onHero('enfeeble'), ['first: block -1 Enfeeble']],
  ['[GSQ-SKILL-12] shove', () => onUnit('shove'), ['unit: chargeBar shove']],
  [
    '[GSQ-SKILL-15] suppressingBurst',
    () => onUnit('suppressingBurst'),
    ['unit: hit shooting -1 Suppressing Burst, hit melee -1 Suppressing Burst'],
  ],
  [
    '[GSQ-SKILL-28] markTarget',
    () => onUnit('markTarget'),
    ['unit: hit by shooting 1 Mark Target, hit by melee 1 Mark Target'],
  ],
  ['[GSQ-PSY-15] daze', () => onUnit('daze'), ['unit: hit shooting -1 Daze, hit melee -1 Daze']],
  [
    '[GSQ-COND-02] afflicted',
    () => suffering('afflicted'),
    ['first: str -1 Afflicted, dex -1 Afflicted, wil -1 Afflicted', 'unit: morale -1 Afflicted'],
  ],
  ['[GSQ-COND-03] diseased', () => suffering('diseased'), []],
  [
    '[GSQ-COND-04] impaired',
    () => suffering('impaired'),
    [
      'first: advance -2 Impaired, rush -4 Impaired, charge -4 Impaired',
      'unit: advance -2 Impaired, rush -4 Impaired, charge -4 Impaired',
    ],
  ],
  [
    '[GSQ-COND-05] crippled',
    () => suffering('crippled'),
    ['first: hit shooting -1 Crippled, hit melee -1 Crippled', 'unit: hit shooting -1 Crippled, hit melee -1 Crippled'],
  ],
  ['[GSQ-INJURY-05] chestWound', () => injured('chestWound'), ['first: block -1 Chest Wound']],
  [
    '[GSQ-INJURY-06] blindedEye',
    () => injured('blindedEye'),
    ['first: hit shooting -1 Blinded Eye, hit melee -1 Blinded Eye, morale -1 Blinded Eye'],
  ],
  [
    '[GSQ-INJURY-07] smashedLeg',
    () => injured('smashedLeg'),
    ['first: advance -2 Smashed Leg, rush -4 Smashed Leg, charge -4 Smashed Leg'],
  ],
  ['[GSQ-INJURY-08] brokenArm', () => injured('brokenArm'), ['first: str -1 Broken Arm']],
  ['[GSQ-INJURY-09] spinalInjury', () => injured('spinalInjury'), ['first: dex -1 Spinal Injury']],
  ['[GSQ-INJURY-10] crushedSpirit', () => injured('crushedSpirit'), ['first: wil -1 Crushed Spirit']],
  ['[GSQ-ITEM-24] salvageScanner', () => wearing('salvageScanner'), ['first: treasure 1 Scavenger']],
  ['[GSQ-ITEM-25] gripBoots', () => wearing('gripBoots'), []],
  ['[GSQ-ITEM-26] longScope', () => wearing('longScope'), ['first: range 6 Long Scope']],
  ['[GSQ-ITEM-27] piercingRounds', () => wearing('piercingRounds'), ['first: AP shooting 1 Piercing Rounds']],
  ['[GSQ-ITEM-28] monomolecularEdge', () => wearing('monomolecularEdge'), ['first: AP melee 1 Monomolecular Edge']],
  ['[GSQ-ITEM-29] powerCell', () => wearing('powerCell'), ['first: Power 8']],
  [
    '[GSQ-ITEM-30] runnerHarness',
    () => wearing('runnerHarness'),
    ['first: advance 2 Fast, rush 4 Fast, charge 4 Fast'],
  ],
  ['[GSQ-ITEM-31] platedVest', () => wearing('platedVest'), ['first: Defense 4']],
  ['[GSQ-ITEM-32] bioWeave', () => wearing('bioWeave'), []],
  ['[GSQ-TIME-02] dusk', () => at('dusk'), []],
  [
    '[GSQ-TIME-03] night',
    () => at('night'),
    ['first: hit shooting -1 night', 'second: hit shooting -1 night', 'unit: hit shooting -1 night'],
  ],
  [
    '[GSQ-TIME-05] dawn',
    () => at('dawn'),
    ['first: hit shooting -1 dawn', 'second: hit shooting -1 dawn', 'unit: hit shooting -1 dawn'],
  ],
  ['[GSQ-TIME-06] day', () => at('day'), []],
  ['[GSQ-WEATHER-02] worsening', () => amid('worsening'), []],
  [
    '[GSQ-WEATHER-03] bad',
    () => amid('bad'),
    ['first: hit melee -1 bad weather', 'second: hit melee -1 bad weather', 'unit: hit melee -1 bad weather'],
  ],
  [
    '[GSQ-WEATHER-05] improving',
    () => amid('improving'),
    [
      'first: hit melee -1 improving weather',
      'second: hit melee -1 improving weather',
      'unit: hit melee -1 improving weather',
    ],
  ],
  ['[GSQ-WEATHER-06] good', () => amid('good'), []],
];

describe('what bends rolls, moves and ranges: for whom, by how much and under which name', () => {
  test('[GSQ-CORE-04] nothing bends anything for a Medic, a Breacher and Deckhands as they are printed', () => {
    expect(bent(plain())).toEqual([]);
  });

  test.each(rows)('%s', (_, set, lines) => {
    expect(bent(set())).toEqual(lines);
  });

  test('every event, condition, injury, gear, time, weather and lasting effect is looked at', () => {
    const known = [
      ...[events, catalogue.lasting].flatMap(withHooks),
      ...[conditions, times, weathers].flatMap(each => Object.keys(each)),
    ];
    const looked = rows.map(([title]) => title.split(' ').at(-1));
    expect([...known, ...idsOf(injuries), ...idsOf(gear)].filter(each => !looked.includes(each))).toEqual([]);
  });
});
