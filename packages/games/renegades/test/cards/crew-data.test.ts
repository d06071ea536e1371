import { describe, expect, test } from 'vitest';
import { crewCards, crewIds } from '../../src/cards/crew/index.ts';
import { enemyCards } from '../../src/cards/enemy-cards.ts';
import { events } from '../../src/cards/events/index.ts';
import { gearCards } from '../../src/cards/gear/index.ts';
import { missionIds, missions } from '../../src/cards/missions/index.ts';
import { npcCards } from '../../src/cards/npcs/index.ts';
import { ships } from '../../src/cards/ships.ts';
import { orbitalTactics } from '../../src/cards/tactics/orbital.ts';
import { surfaceTactics } from '../../src/cards/tactics/surface.ts';
import { upgrades } from '../../src/cards/upgrades.ts';
import { idsOf } from '../../src/catalogue.ts';
import { en } from '../../src/text/en/index.ts';
import { fr } from '../../src/text/fr/index.ts';
import type { CrewId, Station } from '../../src/types.ts';

/** The ledger's table: number, specialties, initiative, L/S/P/T/St/W/M, health, speed, defense, attack, keywords. */
const ledger: { readonly [C in CrewId]: string } = {
  lexxa: 'R1 C 8 5/3/3/2/3/4/0 9 5 +1/1 5 Female Human Warrior',
  ragnar: 'R2 C 7 5/2/3/2/2/4/1 10 4 +1/1 5 Male Human',
  ronara: 'R3 N 6 3/2/5/3/4/2/1 7 6 +1/1 3 Female Alien',
  vex: 'R4 N,W 6 2/3/5/3/3/3/0 8 5 - 4 Male Human',
  prak: 'R5 W 6 2/3/2/3/2/4/1 8 5 - 4 Female Alien',
  korrin: 'R6 W 5 2/2/2/2/2/4/0 9 4 +1/1 5 Male Human Warrior',
  maeve: 'R7 M 4 3/4/1/3/3/1/5 7 5 - 2 Female Human',
  sarn: 'R8 M,E 4 2/3/2/4/3/1/4 6 5 +1/1 2 Male Alien',
  icheb: 'R9 E 5 2/3/2/5/3/2/2 7 5 - 3 Male Alien',
  juno: 'R10 E 5 2/4/3/5/4/1/1 6 6 - 2 Female Human',
  jayce: 'K1 C 8 5/3/3/2/2/4/1 9 5 +1/1 5 Male Human',
  adira: 'K2 C 7 6/4/2/3/3/3/1 8 5 +1/1 4 Female Human',
  flibby: 'K3 N 5 2/3/5/3/4/2/1 6 6 - 2 Female Alien',
  tomas: 'K4 N,E 6 3/3/5/4/2/2/1 8 5 - 3 Male Human',
  rovanna: 'K5 W 6 2/2/2/2/3/4/0 8 5 +1/1 4 Female Human Warrior',
  brakk: 'K6 W 5 1/2/1/2/1/4/0 10 4 +1/1 5 Male Alien Warrior',
  ilse: 'K7 M 4 3/4/1/3/2/1/5 7 5 - 2 Female Human',
  ouro: 'K8 M 4 2/5/2/3/3/1/4 7 5 +1/1 2 Male Alien',
  dex: 'K9 E 5 2/3/3/5/2/2/1 8 5 - 3 Male Human',
  tinn: 'K10 E 5 1/4/3/5/2/2/1 7 4 +1/1 3 Female Alien Robot',
};

const letters: { readonly [S in Station]: string } = {
  commander: 'C',
  navigation: 'N',
  weapons: 'W',
  communications: 'M',
  engineering: 'E',
};

function written(id: CrewId): string {
  const { no, specialties, initiative, skills, health, speed, defense, attack, keywords } = crewCards[id];
  const { leadership, search, piloting, tech, stealth, weapons, medical } = skills;
  const list = [leadership, search, piloting, tech, stealth, weapons, medical].join('/');
  const words = keywords.map(word => `${word[0]!.toUpperCase()}${word.slice(1)}`).join(' ');
  const posts = specialties.map(station => letters[station]).join();
  return `${no} ${posts} ${initiative} ${list} ${health} ${speed} ${defense === 1 ? '+1/1' : '-'} ${attack} ${words}`;
}

describe('crew cards', () => {
  test('[RDA-CREW-01, RDA-CREW-02, RDA-CREW-06, RDA-CREW-09] twenty crew with specialties, seven skills and all their numbers', () => {
    expect(crewIds.map(written)).toEqual(Object.values(ledger));
    for (const id of crewIds) expect(Object.keys(crewCards[id].skills)).toHaveLength(7);
  });

  test('[RDA-RUL-71] Icheb is a Renegade, Rovanna of the Coalition; Lexxa and Borada are written one way', () => {
    expect([crewCards.icheb.faction, crewCards.rovanna.faction]).toEqual(['renegade', 'coalition']);
    expect(
      crewIds.every(id => crewCards[id].faction === (crewCards[id].no.startsWith('R') ? 'renegade' : 'coalition')),
    ).toBe(true);
    expect([en['crew.lexxa'], en['npc.borada']]).toEqual(['Lexxa', 'Borada']);
  });

  test('[RDA-CREW-16] commanders of both factions are of one specialty', () => {
    expect(crewIds.filter(id => crewCards[id].specialties[0] === 'commander')).toEqual([
      'lexxa',
      'ragnar',
      'jayce',
      'adira',
    ]);
  });

  test('[RDA-DATA-02] each faction has two primary specialists for each station', () => {
    for (const faction of ['renegade', 'coalition']) {
      const primary = crewIds
        .filter(id => crewCards[id].faction === faction)
        .map(id => letters[crewCards[id].specialties[0]]);
      expect(primary.sort().join('')).toBe('CCEEMMNNWW');
    }
  });
});

describe('data', () => {
  test('[RDA-DATA-01] as many cards of each kind as the box holds', () => {
    expect([crewIds.length, idsOf(ships).length, missionIds.length, idsOf(enemyCards).length]).toEqual([20, 4, 20, 28]);
    expect(Object.values(events).reduce((sum, { copies }) => sum + copies, 0)).toBe(32);
  });

  test('[RDA-DATA-05] every campaign has at least five missions', () => {
    for (const campaign of ['crown', 'monolith', 'rust'] as const) {
      const listed = missionIds.filter(id => (missions[id].campaigns as readonly string[]).includes(campaign));
      expect(listed.length).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('words', () => {
  const [english, french] = [en, fr] as { readonly [key: string]: string }[];
  const keysOf = (kind: string, things: object) => Object.keys(things).map(id => `${kind}.${id}`);
  const things = [
    ...keysOf('card', gearCards),
    ...keysOf('tactic', { ...orbitalTactics, ...surfaceTactics }),
    ...keysOf('upgrade', upgrades),
    ...keysOf('npc', npcCards),
  ];

  test('[RDA-CREW-03] every crewmember has words for both sides of its card, in both languages', () => {
    for (const id of crewIds) {
      for (const side of ['orbit', 'surface']) {
        expect(english![`crew.${id}.${side}`], id).toBeDefined();
        expect(french![`crew.${id}.${side}`], id).toBeDefined();
      }
    }
  });

  test('[RDA-DATA-01] every card, tactical card, upgrade and NPC says what it does, in both languages', () => {
    expect(things).toHaveLength(57 + 36 + 36 + 21);
    for (const key of things) {
      expect(english![`${key}.text`], key).toBeDefined();
      expect(french![`${key}.text`], key).toBeDefined();
    }
  });
});
