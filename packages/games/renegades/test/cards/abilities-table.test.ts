import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue.ts';
import type { Attack, Effect, Test } from '../../src/hooks.ts';
import { newCard } from '../../src/rules/gear/cards.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';
import type { Anybody, Card, CardId, State } from '../../src/types.ts';
import { inSpace, second } from '../support/cards.ts';

/** All effects by name: `juno` on the surface, `juno at engineering`, cards, upgrades, what lasts, NPCs. */
function effects(): [string, Effect][] {
  const crew = Object.entries(catalogue.crew).flatMap(([id, { surface, orbit }]) => [
    [id, surface],
    ...Object.entries(orbit).map(([post, effect]) => [`${id} at ${post}`, effect]),
  ]);
  const effectsOf = (cards: { readonly [id: string]: { readonly effect?: Effect } }) =>
    Object.entries(cards).map(([id, { effect }]) => [id, effect] as const);
  const { gear, upgrades, lasting, npcs } = catalogue;
  const rest = [...effectsOf(gear), ...effectsOf(upgrades), ...Object.entries(lasting), ...effectsOf(npcs)];
  return [...crew, ...rest].filter(([, effect]) => effect !== undefined) as [string, Effect][];
}

type Case = { readonly [dimension: string]: string };

/** For each outcome but the usual one: in which cases, dimension by dimension; those that do not matter are left out. */
function summary(cases: readonly (readonly [Case, string])[]): string[] {
  const outcomes = [...new Set(cases.map(([, outcome]) => outcome))].filter(outcome => outcome !== '-').sort();
  return outcomes.map(outcome => {
    const among = cases.filter(([, each]) => each === outcome).map(([each]) => each);
    const parts = Object.keys(cases[0]![0]).map(dimension => {
      const all = new Set(cases.map(([each]) => each[dimension]!));
      const some = new Set(among.map(each => each[dimension]!));
      return { size: some.size, text: some.size === all.size ? '' : `${dimension} ${[...some].join(', ')}` };
    });
    const isWhole = parts.reduce((product, { size }) => product * size, 1) === among.length;
    const when = parts.map(({ text }) => text).filter(Boolean);
    return `${outcome} | ${when.join('; ') || 'always'}${isWhole ? '' : ' (not all of these together)'}`;
  });
}

function product(dimensions: { readonly [dimension: string]: readonly string[] }): Case[] {
  return Object.entries(dimensions).reduce<Case[]>(
    (cases, [dimension, values]) => cases.flatMap(each => values.map(value => ({ ...each, [dimension]: value }))),
    [{}],
  );
}

/** How something is bent or told, in a word; `-` if it is as ever. */
function outcomeOf(hook: string, usual: unknown, result: unknown): string {
  if (result === undefined || result === usual) return '-';
  if (typeof result === 'number') return `${hook} ${usual} to ${result}`;
  const { name = '', add = '', dice = '', count = '', once = '' } = result as Record<string, unknown>;
  return [hook, name, add, dice, count, once].filter(part => part !== '').join(' ');
}

type Loose = { readonly [hook: string]: ((...given: unknown[]) => unknown) | undefined };

describe('tests', () => {
  const dimensions = {
    skill: ['piloting', 'tech', 'medical', 'leadership', 'weapons', 'search', 'stealth'],
    purpose:
      'ability containerScan elude event interact parameter roomScan salvageScan special stealth tactical turning'.split(
        ' ',
      ),
    station: ['none', 'commander', 'navigation', 'communications', 'weapons', 'engineering'],
    about: ['nothing', 'ability:scanForWeaknesses', 'ability:evasiveManeuvers'],
  };

  test('[RDA-CREW-03, RDA-CREW-05, RDA-UPGRADE-03, RDA-DATA-06] which tests somebody or something helps with, and no others', () => {
    const { state } = second();
    const cases = product(dimensions);
    const lines: string[] = [];
    for (const [name, effect] of effects()) {
      for (const hook of ['skill', 'testDice', 'testReroll', 'testAid', 'testPasses'] as const) {
        const bent = (effect as Loose)[hook];
        if (bent === undefined) continue;
        const by = crewById(state, 'adira');
        by.cards = name in catalogue.gear ? [newCard(state, name as CardId)] : [];
        const asked = cases.map(given => {
          const { skill, purpose, station, about } = given as Record<keyof typeof dimensions, string>;
          const tried = {
            by,
            skill,
            target: 5,
            purpose,
            ...(station === 'none' ? {} : { station }),
            ...(about === 'nothing' ? {} : { about }),
          } as Test;
          const usual = hook === 'skill' || hook === 'testDice' ? 3 : undefined;
          const result = usual === undefined ? bent(tried, by, state) : bent(usual, tried, by, state);
          return [given, outcomeOf(hook, usual, result)] as const;
        });
        for (const line of summary(asked)) lines.push(`${name} | ${line}`);
      }
    }
    expect(lines.sort()).toEqual(
      [
        'maeve at communications | testDice 3 to 4 | purpose salvageScan',
        'icheb | testReroll bypass 1 | skill tech',
        'icheb at engineering | testReroll tinkerer 1 | station engineering',
        'juno | testDice 3 to 4 | purpose elude',
        'adira | testDice 3 to 4 | skill leadership; purpose tactical',
        'adira at commander | testReroll byTheBook 1 | purpose ability',
        'tomas at engineering | testDice 3 to 4 | station engineering',
        'ilse at communications | testDice 3 to 4 | purpose salvageScan',
        'ouro | testReroll sixthSense 1 | purpose roomScan',
        'ouro at communications | testDice 3 to 4 | about ability:scanForWeaknesses',
        'cloakField | testAid cloakField 2 | skill stealth',
        'lockbreaker | testAid lockbreaker 1 | skill tech; purpose interact, parameter',
        'opticVisor | skill 3 to 4 | skill search',
        'whisperBoots | skill 3 to 4 | skill stealth',
        'diplomaticSeal | testDice 3 to 4 | skill leadership; purpose parameter',
        'spareCoil | testDice 3 to 4 | station engineering',
        'signalBooster | testDice 3 to 4 | station communications',
        'ghostTraining | skill 3 to 4 | skill stealth',
        'sensorTraining | skill 3 to 4 | skill search',
        'flightSchool | skill 3 to 4 | skill piloting',
        'systemsCertificate | skill 3 to 4 | skill tech',
        'fieldMedicine | skill 3 to 4 | skill medical',
        'commandSchool | skill 3 to 4 | skill leadership',
        'gunnerySchool | skill 3 to 4 | skill weapons',
        'interrogator | testDice 3 to 4 | purpose turning',
        'silentApproach | testDice 3 to 5 | skill stealth',
        'tacticalWithdrawal | testPasses | purpose elude',
      ].sort(),
    );
  });
});

describe('attacks', () => {
  const weapons: readonly CardId[] = ['arcPistol', 'railSniper', 'fragGrenade'];
  const pieces = (state: State): Readonly<Record<string, Anybody>> => ({
    Icarus: shipNo(state, 1),
    Destiny: shipNo(state, 2),
    fighter: state.fighters[0]!,
    ragnar: crewById(state, 'ragnar'),
    'ouro (hurt)': crewById(state, 'ouro'),
    'tinn (robot)': crewById(state, 'tinn'),
    'Dregg (hurt)': state.npcs[0]!,
    drone: state.npcs[1]!,
    stalker: state.npcs[2]!,
    queen: state.npcs[3]!,
  });

  test('[RDA-CREW-03, RDA-CREW-05, RDA-UPGRADE-03, RDA-VILLAIN-03] in which attacks somebody or something bends the dice, and in no others', () => {
    const set = inSpace(second(), 4)
      .fighter('dregg', [21, 8])
      .crew('ouro', { at: [8, 10], wounds: 1 })
      .crew('ragnar', { at: [8, 11] })
      .crew('tinn', { at: [8, 12] })
      .npc('dreggTrooper', [8, 14], { wounds: 1 })
      .npc('drone', [8, 15])
      .npc('razorbackStalker', [8, 17])
      .npc('hiveQueen', [9, 17]);
    const { state } = set;
    const who = pieces(state);
    const names = Object.keys(who);
    const cards: Record<string, Card> = Object.fromEntries(weapons.map(id => [id, newCard(state, id)]));
    const cases = product({
      how: ['ship', 'melee', 'ranged', 'hazard'],
      by: names,
      target: names,
      weapon: ['none', ...weapons, 'itself'],
      where: ['outside', 'aboard', 'out of stealth'],
    });
    const lines: string[] = [];
    const asOwn = [
      'attackBonus',
      'attackReroll',
      'redDice',
      'piercesCover',
      'ignoresArmor',
      'harmDealt',
      'weaponBonus',
      'range',
    ];
    const asTarget = ['defenseBonus', 'defenseReroll', 'redDiceAgainst'];
    for (const [name, effect] of effects()) {
      for (const hook of [...asOwn, ...asTarget]) {
        const bent = (effect as Loose)[hook];
        if (bent === undefined) continue;
        const usual = ['redDice', 'redDiceAgainst', 'harmDealt', 'range'].includes(hook)
          ? 4
          : hook === 'weaponBonus'
            ? null
            : undefined;
        const itself = name in catalogue.gear ? newCard(state, name as CardId) : null;
        const asked = cases.map(given => {
          const attack: Attack = {
            how: given['how'] as Attack['how'],
            by: who[given['by']!]!,
            target: who[given['target']!]!,
            weapon: given['weapon'] === 'itself' ? itself : (cards[given['weapon']!] ?? null),
            name: '',
            obstructed: false,
            aboard: given['where'] === 'aboard',
            fromStealth: given['where'] === 'out of stealth',
          };
          const own = asOwn.includes(hook);
          const owner = own ? attack.by : attack.target;
          const about = own ? { ...attack, card: attack.weapon ?? cards['arcPistol'] } : { by: owner, attack };
          const result = usual === undefined ? bent(about, owner, state) : bent(usual, about, owner, state);
          return [given, outcomeOf(hook, usual, result)] as const;
        });
        for (const line of summary(asked)) lines.push(`${name} | ${line}`);
      }
    }
    expect(lines.sort()).toEqual(
      [
        'lexxa | attackBonus precisionStrike 1 1 | how ship, melee, ranged',
        'lexxa at commander | attackBonus fearless 1 1 | how ship',
        'ragnar | attackBonus berserk 1 2 | how melee; by ouro (hurt)',
        'ronara | redDiceAgainst 4 to 3 | how melee; by ragnar, ouro (hurt)',
        'ronara at navigation | defenseBonus slipstream 1 1 | by fighter, ragnar, ouro (hurt), tinn (robot), Dregg (hurt), drone, stalker, queen',
        'ronara at navigation | defenseBonus slipstream 1 2 | by Icarus, Destiny',
        'vex | attackBonus quickDraw 1 1 | weapon arcPistol',
        'vex at weapons | attackBonus deadlyAim 1 1 | how ship',
        'prak | range 4 to 6 | weapon arcPistol, railSniper',
        'prak at weapons | attackBonus gunner 1 1 | how ship',
        'sarn at communications | redDiceAgainst 4 to 3 | how ship; by Icarus, Destiny; target Destiny, Icarus (not all of these together)',
        'jayce at commander | defenseBonus steadyHand 1 1 | always',
        'flibby at navigation | defenseBonus weave 1 1 | always',
        'rovanna at weapons | attackBonus gunner 1 1 | how ship',
        'brakk at weapons | attackReroll reLay 1 round | how ship',
        'dex | redDice 4 to 5 | weapon fragGrenade',
        'ionPistol | weaponBonus 1 2 | target tinn (robot), drone; weapon itself',
        'needlePistol | weaponBonus 1 2 | target stalker, queen; weapon itself',
        'flameProjector | piercesCover | weapon itself',
        'vibroDagger | weaponBonus 1 2 | weapon itself; where out of stealth',
        'bodyArmor | defenseBonus bodyArmor 1 1 | how ranged; target ragnar, ouro (hurt), tinn (robot)',
        'targetingLens | attackBonus targetingLens 1 1 | how ship',
        'marksmanTraining | attackBonus marksmanTraining 1 1 | how ranged',
        'bladeDancer | attackBonus bladeDancer 1 1 | how melee',
        'xenoReflexes | defenseBonus xenoReflexes 1 1 | always',
        'robotHunter | attackBonus robotHunter 1 1 | target tinn (robot), drone',
        'twinCannons | redDice 4 to 5 | how ship',
        'fireComputer | attackBonus fireComputer 1 1 | how ship',
        'deflectorGrid | defenseBonus deflectorGrid 1 1 | always',
        'precisionVolley | attackBonus precisionVolley 1 2 | how ship',
        'overloadTorpedo | harmDealt 4 to 5 | how ship',
        'scrambled | redDice 4 to 2 | how ship',
        'suppressed | redDice 4 to 3 | how ship',
        'repelBoarders | redDice 4 to 5 | where aboard',
        'coveringFire | redDice 4 to 3 | always',
        'holdTheLine | defenseBonus holdTheLine 1 1 | always',
        'chokingFog | range 4 to 2 | by ragnar, ouro (hurt), tinn (robot), Dregg (hurt), drone, stalker, queen',
        'zurathiWarrior | attackBonus frenzy 1 1 | target ouro (hurt), Dregg (hurt)',
        'acidSpitter | ignoresArmor | always',
        'crystalTitan | piercesCover | how ranged',
      ].sort(),
    );
  });
});
