import { describe, expect, test } from 'vitest';
import { enemyCards } from '../../src/cards/enemy-cards.ts';
import { events } from '../../src/cards/events/index.ts';
import { fighters } from '../../src/cards/fighters.ts';
import { gearCards } from '../../src/cards/gear/index.ts';
import { missions } from '../../src/cards/missions/index.ts';
import { npcCards } from '../../src/cards/npcs/index.ts';
import { ships } from '../../src/cards/ships.ts';
import { orbitalTactics } from '../../src/cards/tactics/orbital.ts';
import { surfaceTactics } from '../../src/cards/tactics/surface.ts';
import { containerFaces, salvageFaces } from '../../src/cards/tokens.ts';
import { upgrades } from '../../src/cards/upgrades.ts';
import { shipStats } from '../../src/rules/ship.ts';
import type {
  DiceBonus,
  EnemyCard,
  EventCard,
  GearCard,
  Mission,
  NpcCard,
  Spot,
  TacticalCard,
  TokenFace,
  UpgradeCard,
} from '../../src/types.ts';

/** Every printed number, written down a second time: a table for each kind of card. */
const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map(line => line.trim());

const bonus = (each: DiceBonus | null | undefined) => (each ? `+${each.add}/${each.dice}` : '-');

/** Number, copies, slot, keyword, hands, range, bonus, energy, price, what it is on a ship or worth at once. */
const gear = `
  G01 x12 pistol - hands - R5 - E- 50
  G02 x4 melee sword hands - R1 +1/1 E- 75
  G03 x4 item - hands - R- - E1 100
  G04 x2 pistol - hands - R5 +1/1 E4 100
  G05 x2 pistol - hands - R4 - E3 125
  G06 x2 rifle - hands 2 R8 +1/1 E5 150
  G07 x2 rifle - hands 2 R3 +1/2 E4 150
  G08 x1 rifle - hands 2 R12 +2/1 E3 200
  G09 x1 rifle - hands 2 R2 - E3 150
  G10 x3 item - hands - R4 - E1 50
  G11 x2 melee axe hands 2 R1 +1/2 E- 125
  G12 x2 melee - hands - R1 +1/1 E3 100
  G13 x2 melee - hands - R1 +1/1 E- 75
  G14 x1 melee - hands - R1 +2/1 E- 125
  G15 x2 item - hands 1 R- - E- 100
  G16 x2 item - hands - R- - E- 100
  G17 x1 item - hands - R- - E3 150
  G18 x1 item - hands - R- - E3 150
  G19 x2 item - hands - R- - E2 75
`;

const foundThings = `
  SI01 x1 item - hands - R- - E3 50
  SI02 x1 item - hands - R- - E2 75
  SI03 x1 item - hands - R- - E- 75
  SI04 x1 item - hands - R- - E3 75
  SI05 x1 item - hands - R- - E- 100
  SI06 x1 item - hands - R- - E- 100
  SI07 x1 item - hands - R- - E2 125
  SI08 x1 item - hands - R- - E4 100
  SI09 x1 item - hands - R- - E1 50
  SI10 x1 item - hands - R- - E1 75
  SI11 x1 item - hands - R- - E1 75
  SI12 x1 item - hands - R- - E- 200
  SI13 x1 item - hands - R- - E- 0 digits 50
  SI14 x1 item - hands - R- - E- 0 digits 100
  SI15 x1 melee sword hands - R1 +1/2 E- 150
  SI16 x1 melee - hands 2 R1 +2/1 E- 150
  SI17 x1 pistol - hands - R5 +1/1 E4 100
  SI18 x1 rifle - hands 2 R7 +1/2 E3 200
  SI19 x1 rifle - hands 2 R3 - E3 175
  SI20 x1 item - hands - R4 - E1 75
  SI21 x1 item - hands - R- - E- 150 component
  SI22 x1 item - hands - R- - E- 150 component
  SI23 x1 item - hands - R- - E- 150 component
  SI24 x1 item - hands - R- - E- 125 component
  SV01 x2 item - hands - R- - E- 100 component
  SV03 x1 item - hands - R- - E- 75 component
  SV04 x1 item - hands - R- - E- 100 component
  SV05 x2 item - hands - R- - E1 75 component slotless
  SV07 x2 item - hands - R- - E1 75 component slotless
  SV09 x2 item - hands - R- - E1 50 component slotless
  SV11 x1 rifle - hands 2 R7 +1/1 E3 125
  SV12 x1 melee sword hands - R1 +1/1 E- 75
  SV13 x1 item - hands - R- - E- 100 component
  SV14 x1 item - hands - R- - E- 150
  SV15 x1 item - hands - R- - E- 0 passenger
  SV16 x1 item - hands - R- - E1 75 component slotless
  SV17 x1 item - hands - R- - E- 75 component
  SV18 x1 item - hands - R- - E- 125 component
`;

function writtenGear(card: GearCard): string {
  const { no, copies, slot, keyword = '-', hands = '-', range = '-', energy = '-', cost, digits } = card;
  const kinds = (['component', 'slotless', 'passenger'] as const).filter(kind => card[kind]);
  const more = [...kinds, ...(digits === undefined ? [] : [`digits ${digits}`])].map(each => ` ${each}`).join('');
  return `${no} x${copies} ${slot} ${keyword} hands ${hands} R${range} ${bonus(card.bonus)} E${energy} ${cost}${more}`;
}

/** Number, race, rank, search, health, speed, range, attack, defense, digits, keywords. */
const npcs = `
  V1 syphon warrior 2 3 5 4 3 - 50 alien
  V2 syphon commander 4 8 5 4 5 +1/1 100 male alien
  V3 zurathi warrior 3 3 5 1 4 - 50 alien
  V4 zurathi commander 3 9 5 2 6 +1/1 100 female alien
  V5 dregg warrior 2 2 4 6 3 - 50 alien
  V6 dregg commander 3 7 5 6 5 +1/1 100 male alien
  V7 ronin warrior 3 3 4 5 3 +1/1 50 robot
  V8 ronin commander 5 8 4 5 5 +1/2 100 robot
  D1 none drone 1 1 6 3 2 - 20 robot flight
  GL dregg creature 3 20 4 6 7 +1/2 300 giant robot
  B1 none creature 4 6 6 1 4 - 100 beast
  B2 none creature 2 10 4 1 6 +1/1 100 beast giant
  B3 none creature 2 9 5 1 5 - 100 beast giant
  B4 none creature 3 5 5 4 4 - 100 insect
  B5 none creature 4 5 7 1 4 - 100 beast flight
  B6 none creature 1 9 3 3 5 +1/2 100 robot giant
  B7 none creature 3 7 5 1 4 +1/1 100 beast
  B8 none creature 3 8 4 2 5 - 100 insect giant
  B9 none creature 5 6 6 1 4 +1/1 100 beast
  B10 none creature 1 10 3 5 5 +1/1 100 mineral giant
`;

function writtenNpc({
  no,
  race,
  rank,
  search,
  health,
  speed,
  range,
  attack,
  defense,
  digits,
  keywords,
}: NpcCard): string {
  const values = [search, health, speed, range, attack, bonus(defense), digits].join(' ');
  return `${no} ${race ?? 'none'} ${rank} ${values} ${keywords.join(' ')}`;
}

/** Number, for whom, what one needs for it, price. */
const upgradeTable = `
  UP01 crew weapons 150
  UP02 crew human 125
  UP03 crew alien 150
  UP04 crew any 100
  UP05 crew any 100
  UP06 crew any 75
  UP07 crew any 75
  UP08 crew any 100
  UP09 crew any 75
  UP10 crew any 75
  UP11 crew commander 100
  UP12 crew any 100
  UP13 crew any 100
  UP14 crew commander 150
  UP15 crew medical 150
  UP16 crew engineering 200
  UP17 crew navigation 150
  UP18 crew any 150
  UP19 crew any 75
  UP20 crew any 75
  UP21 crew alien 125
  UP22 crew any 125
  UP23 crew any 100
  UP24 crew alien 150
  UP25 ship - 150
  UP26 ship - 150
  UP27 ship - 125
  UP28 ship - 150
  UP29 ship - 200
  UP30 ship - 150
  UP31 ship - 150
  UP32 ship - 75
  UP33 ship - 75
  UP34 ship - 150
  UP35 ship - 75
  UP36 ship - 100
`;

/** Number, copies, keywords. */
const eventTable = `
  E01-E05 x5 surface, enemy
  E06-E09 x4 surface, creature
  E10-E11 x2 surface, drone
  E12-E13 x2 surface, natural disaster
  E14 x1 surface, natural disaster
  E15 x1 surface, natural disaster
  E16 x1 surface, natural disaster
  E17 x1 surface, technology
  E18 x1 surface, disease
  E19 x1 surface, boon
  E20 x1 surface, weather
  E21-E22 x2 orbit, enemy
  E23-E24 x2 orbit, enemy
  E25-E26 x2 orbit, enemy
  E27 x1 orbit, natural disaster
  E28 x1 orbit, natural disaster
  E29 x1 orbit, mutiny
  E30 x1 orbit, prisoner release
  E31 x1 orbit, natural disaster
  E32 x1 orbit, boon
`;

/** Number, moment, who makes the other test, its skill and target. */
const tactics = `
  OT01 own engineering tech 5
  OT02 own weapons weapons 5
  OT03 abilityFailed -
  OT04 any engineering tech 5
  OT05 own -
  OT06 own communications search 5
  OT07 beforeDamage -
  OT08 any communications tech 5
  OT09 own engineering tech 5
  OT10 own weapons weapons 5
  OT11 any navigation piloting 5
  OT12 afterMove navigation piloting 5
  OT13 own engineering tech 5
  OT14 boardingAttack -
  OT15 own -
  OT16 roundEnds medic medical 5
  OT17 afterHits navigation piloting 5
  OT18 own weapons weapons 6
  OT19 any communications tech 5
  OT20 shipPhaseBegins -
  UT01 own -
  UT02 any friend weapons 5
  UT03 any -
  UT04 own -
  UT05 own -
  UT06 own medic medical 5
  UT07 own -
  UT08 any commander stealth 5
  UT09 own -
  UT10 any -
  UT11 own -
  UT12 own navigation piloting 5
  UT13 own anyFriend tech 5
  UT14 own -
  UT15 own friend search 5
  UT16 testFailed -
`;

/** Number, commander, and for each species how many come on 1 to 6. */
const enemies = `
  N01 - | syphonTrooper 1 1 2 2 3 3
  N02 - | syphonTrooper 2 2 3 3 4 4
  N03 - | syphonTrooper 4 4 4 4 5 6
  N04 - | zurathiWarrior 1 1 2 2 3 3
  N05 - | zurathiWarrior 2 2 3 3 4 4
  N06 - | zurathiWarrior 4 4 4 4 5 6
  N07 - | dreggTrooper 1 1 2 2 3 3
  N08 - | dreggTrooper 2 2 3 3 4 4
  N09 - | dreggTrooper 4 4 4 4 5 6
  N10 - | roninAndroid 1 1 2 2 3 3
  N11 - | roninAndroid 2 2 3 3 4 4
  N12 - | roninAndroid 4 4 4 4 5 6
  N13 borada | syphonTrooper 2 2 3 3 4 4
  N14 borada | syphonTrooper 4 4 4 4 5 6
  N15 vaalZureth | zurathiWarrior 2 2 3 3 4 4
  N16 vaalZureth | zurathiWarrior 4 4 4 4 5 6
  N17 darius | dreggTrooper 2 2 3 3 4 4
  N18 darius | dreggTrooper 4 4 4 4 5 6
  N19 roninPrime | roninAndroid 2 2 3 3 4 4
  N20 roninPrime | roninAndroid 4 4 4 4 5 6
  N21 - | dreggTrooper 2 2 3 3 4 4 | roninAndroid 2 2 3 3 4 4
  N22 - | syphonTrooper 2 2 3 3 4 4 | zurathiWarrior 2 2 3 3 4 4
  N23 - | syphonTrooper 2 2 3 3 4 4 | dreggTrooper 2 2 3 3 4 4
  N24 - | syphonTrooper 2 2 3 3 4 4 | roninAndroid 2 2 3 3 4 4
  N25 - | zurathiWarrior 2 2 3 3 4 4 | dreggTrooper 2 2 3 3 4 4
  N26 - | zurathiWarrior 2 2 3 3 4 4 | roninAndroid 2 2 3 3 4 4
  N27 - | dreggTrooper 1 1 2 2 3 3 | roninAndroid 1 1 2 2 3 3
  N28 - | syphonTrooper 1 1 2 2 3 3 | zurathiWarrior 1 1 2 2 3 3
`;

/** Number, campaigns, tiles, need, behaviour, reward and penalty | parameters: kind, which, where, test | NPCs. */
const missionTable = `
  M01 A CT2 need 1 rush 300/50 | character xelani CT2 leadership 5 | zurathiWarrior x3 guard CT2
  M02 A C8 need 1 cut 300/50 | character ulep C8 leadership 5 | dreggTrooper x4 guard C8
  M03 A S2 need 1 hunt 350/50 | character slave S2 leadership 5 | darius x1 guard S2, dreggTrooper x3 guard S2
  M04 A C3 need 2 rush 300/50 | sample one C3 medical 5, sample two three 2 any but C3 medical 5 | -
  M05 A CT1 need 1 hunt 400/100 | target core - - | vaalZureth x1 guard CT1, zurathiWarrior x3 guard CT1
  M06 B CT3 need 3 rush 250/50 | data data data data data each sides tech 5 | -
  M07 B CT2 need 1 guard 400/100 | object monolith CT2 search 5 heavy | borada x1 guard CT2, syphonTrooper x3 guard CT2
  M08 B C6 need 1 rush 350/50 | site site site site site each corners tech 5, object core - - | -
  M09 B S7 need 1 hunt 250/50 | hidden core - - | -
  M10 B CT1 need 3 rush 300/50 | data data CT1 tech 5, hidden one two - - | -
  M11 C C1 need 2 rush 300/50 | sample infected infected infected infected each corners medical 5, sample infected infected 2 sides medical 5 | -
  M12 C C7 need 2 guard 300/50 | object one C7 -, object two three 2 sides - | -
  M13 C CT1,S6 need 3 cut 350/50 | site site CT1 tech 5, site site S6 tech 5, site site 1 corners tech 5 | roninAndroid x4 guard CT1
  M14 C CT3 need 1 guard 400/100 | object core CT3 tech 6 | goliath x1 guard CT3
  M15 C S8 need 1 hunt 350/50 | target data - tech 5 | roninPrime x1 round 2 S8, roninAndroid x3 round 2 S8
  M16 A,B C8 need 2 cut 350/50 | character ulep C8 leadership 5, data data center tech 5 | syphonTrooper x2 guard C8, syphonTrooper x2 guard center
  M17 B,C C1 need 3 rush 350/50 | data data data 2 sides tech 5, sample one C1 medical 5 | -
  M18 A,C C8 need 1 cut 350/50 | character slave C8 leadership 5 | roninAndroid x4 guard C8
  M19 A,B,C CT1 need 1 guard 300/50 | object core CT1 - | -
  M20 A,B,C CT2 need 1 hunt 250/50 | object core CT2 search 5 | -
  A A CT2 need 2 cut 500/0 | character xelani ulep CT2 leadership 5 | vaalZureth x1 active CT2, zurathiWarrior x6 active CT2
  B B CT2 need 0 rush 500/0 | site site site site site each corners tech 5 | borada x1 active CT2, syphonTrooper x6 active CT2
  C C CT3 need 1 cut 500/0 | target core - - | goliath x1 active CT3, roninAndroid x3 active CT3
`;

const titles = { crown: 'A', monolith: 'B', rust: 'C' } as const;

function writtenSpot(spot: Spot | undefined): string {
  if (spot === undefined) return '-';
  if ('tile' in spot) return spot.tile;
  if ('each' in spot) return `each ${spot.each}`;
  if ('center' in spot) return 'center';
  return `${spot.count} ${spot.random}${spot.besides === undefined ? '' : ` but ${spot.besides}`}`;
}

function writtenMission({ no, campaigns, tiles, need, behaviour, reward, penalty, parameters, npcs }: Mission): string {
  const head = `${no} ${campaigns.map(id => titles[id]).join()} ${tiles.join()} need ${need} ${behaviour} ${reward}/${penalty}`;
  const things = parameters.map(({ kind, what, at, test: needs, heavy }) => {
    const names = typeof what === 'string' ? what : what.join(' ');
    const tested = needs === undefined ? '-' : `${needs.skill} ${needs.target}`;
    return `${kind} ${names} ${writtenSpot(at)} ${tested}${heavy ? ' heavy' : ''}`;
  });
  const figures = npcs.map(({ npc, count, at, guard, from }) => {
    const how = guard ? 'guard' : from === undefined ? 'active' : `round ${from}`;
    return `${npc} x${count} ${how} ${writtenSpot(at)}`;
  });
  return `${head} | ${things.join(', ')} | ${figures.join(', ') || '-'}`;
}

describe('printed numbers', () => {
  test('[RDA-SHIP-01, RDA-SHIP-02, RDA-SHIP-03, RDA-SHIP-16] ships', () => {
    expect(shipStats).toEqual({ capacity: 7, range: 6, shields: 10, hull: 6, slots: 3 });
    expect(Object.values(ships).map(({ no, faction, class: kind }) => `${no} ${faction} ${kind}`)).toEqual([
      'H1 renegade hunter',
      'H2 renegade hunter',
      'H3 coalition precinct',
      'H4 coalition precinct',
    ]);
  });

  test('[RDA-DATA-01, RDA-SEARCH-13, RDA-SEARCH-15] weapons, gear, search items and salvage', () => {
    expect(Object.values<GearCard>(gearCards).map(writtenGear)).toEqual([...linesOf(gear), ...linesOf(foundThings)]);
  });

  test('[RDA-VILLAIN-02, RDA-CREATURE-05, RDA-NPC-03, RDA-NPC-04, RDA-NPC-05, RDA-NPC-06] villains, drones and creatures', () => {
    const { monolith, ...others } = npcCards;
    expect(Object.values<NpcCard>(others).map(writtenNpc)).toEqual(linesOf(npcs));
    expect(writtenNpc(monolith)).toBe('MO none object 0 10 1 1 0 - 0 '); // RDA-EPIC-06
  });

  test('[RDA-FIGHTER-05, RDA-FIGHTER-06, RDA-FIGHTER-07] fighters: hull, speed, range, attack', () => {
    expect(fighters).toEqual({
      syphon: { no: 'F1', hull: 2, speed: 6, range: 4, attack: 3 },
      zurathi: { no: 'F2', hull: 2, speed: 5, range: 3, attack: 4 },
      dregg: { no: 'F3', hull: 3, speed: 5, range: 5, attack: 3 },
    });
  });

  test('[RDA-UPGRADE-02, RDA-UPGRADE-04] upgrades', () => {
    const stations = { communications: 'medical' } as { readonly [need: string]: string };
    const written = Object.values<UpgradeCard>(upgrades).map(({ no, on, needs = '-', cost }) => {
      return `${no} ${on} ${stations[needs] ?? needs} ${cost}`;
    });
    expect(written).toEqual(linesOf(upgradeTable));
  });

  test('[RDA-EVENT-02] events', () => {
    const words = (keyword: string) => keyword.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
    const written = Object.values<EventCard>(events).map(({ no, copies, keywords }) => {
      return `${no} x${copies} ${keywords.map(words).join(', ')}`;
    });
    expect(written).toEqual(linesOf(eventTable));
  });

  test('[RDA-TACT-04, RDA-TACT-13] tactical cards', () => {
    const cards: TacticalCard[] = [...Object.values(orbitalTactics), ...Object.values(surfaceTactics)];
    const written = cards.map(({ no, moment, test: other }) => {
      return `${no} ${moment} ${other === undefined ? '-' : `${other.by} ${other.skill} ${other.target}`}`;
    });
    expect(written).toEqual(linesOf(tactics));
  });

  test('[RDA-ENEMYCARD-03, RDA-ENEMYCARD-11, RDA-RUL-26] enemy cards', () => {
    const written = Object.entries<EnemyCard>(enemyCards).map(([no, { commander = '-', groups }]) => {
      return [`${no} ${commander}`, ...groups.map(({ npc, table }) => `${npc} ${table.join(' ')}`)].join(' | ');
    });
    expect(written).toEqual(linesOf(enemies));
  });

  test('[RDA-MISSION-01, RDA-MISSION-04, RDA-MISSION-05, RDA-EPIC-01, RDA-EPIC-04, RDA-EPIC-07, RDA-EPIC-11] missions and endings', () => {
    expect(Object.values<Mission>(missions).map(writtenMission)).toEqual(linesOf(missionTable));
  });

  test('[RDA-SEARCH-02, RDA-SEARCH-10, RDA-SALVAGE-04] tokens', () => {
    const written = (faces: readonly TokenFace[]) =>
      faces.slice(1).map(({ card, digits, trap }) => {
        const found = card === undefined ? (digits === undefined ? '-' : `${digits} digits`) : gearCards[card].no;
        return `${found}${trap === undefined ? '' : ` trap ${trap}`}`;
      });
    const count = (letters: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => `${letters}${String(from + at).padStart(2, '0')}`);
    const trapped = count('SI', 21, 24).map(each => `${each} trap 3`);
    const empty = ['- trap 3', '- trap 3', '- trap 4', '- trap 4'];
    expect(written(containerFaces)).toEqual([...count('SI', 1, 20), ...trapped, ...empty]);
    const pairs = ['SV01', 'SV01', 'SV03', 'SV04', 'SV05', 'SV05', 'SV07', 'SV07', 'SV09', 'SV09'];
    const digits = [25, 25, 25, 25, 50, 50, 50, 50].map(each => `${each} digits`);
    expect(written(salvageFaces)).toEqual([...pairs, ...count('SV', 11, 18), ...digits, ...empty]);
  });
});
