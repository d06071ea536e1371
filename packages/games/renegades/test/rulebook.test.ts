import { expect, test } from 'vitest';
import { describeRulebook, type Language, languages, wordsOf } from '../../../../testing/rulebook.ts';
import { crewCards } from '../src/cards/crew/index.ts';
import { enemyCards } from '../src/cards/enemy-cards.ts';
import { events } from '../src/cards/events/index.ts';
import { fighters } from '../src/cards/fighters.ts';
import { gearCards } from '../src/cards/gear/index.ts';
import { missions } from '../src/cards/missions/index.ts';
import { creatureIds, npcCards } from '../src/cards/npcs/index.ts';
import { ships } from '../src/cards/ships.ts';
import { orbitalTactics } from '../src/cards/tactics/orbital.ts';
import { surfaceTactics } from '../src/cards/tactics/surface.ts';
import { upgrades } from '../src/cards/upgrades.ts';
import { locations } from '../src/field/tiles.ts';
import { texts } from '../src/index.ts';
import { shipStats } from '../src/rules/ship.ts';
import type { CrewCard, DiceBonus, EnemyCard, GearCard, Mission, NpcCard, NpcId } from '../src/types.ts';

const book = describeRulebook({
  test: import.meta.url,
  prefix: 'RDA',
  rules: 873,
  sources: {
    en: ['rulebook', 'our design', 'our ruling', 'example', 'variant'],
    fr: ['livret', 'notre création', 'notre décision', 'exemple', 'variante'],
  },
});

const wordsIn = wordsOf(texts);

const figures = {
  en: { health: 'health', speed: 'Speed', range: 'range', attack: 'Attack', defense: 'defense' },
  fr: { health: 'santé', speed: 'Vitesse', range: 'portée', attack: 'Attaque', defense: 'défense' },
};

function bonusText(language: Language, bonus: DiceBonus | null): readonly string[] {
  return bonus === null ? [] : [`${figures[language].defense} +${bonus.add}/${bonus.dice}`];
}

test.each(languages)('every crewmember (%s) has the values of its card and both abilities', language => {
  const word = wordsIn(language);
  const { health, speed, attack } = figures[language];
  for (const [id, card] of Object.entries<CrewCard>(crewCards)) {
    const entry = book.entryOf(language, 'RDA-CREW-01', word(`crew.${id}`));
    const parts = [
      word(`faction.${card.faction}`),
      card.specialties.map(station => word(`station.${station}`)).join(' + '),
      `initiative ${card.initiative}`,
      ...Object.entries(card.skills).map(([skill, value]) => `${word(`skill.${skill}`)} ${value}`),
      `${health} ${card.health}`,
      `${speed} ${card.speed}`,
      `${attack} ${card.attack}`,
      ...bonusText(language, card.defense === 0 ? null : { add: 1, dice: 1 }),
    ];
    for (const part of parts) expect(entry).toContain(part);
    expect(entry.split('_').length).toBe(5);
  }
});

function ruleOfNpc(id: string): string {
  const creatures: readonly string[] = creatureIds;
  return creatures.includes(id) ? 'RDA-CREATURE-05' : 'RDA-VILLAIN-02';
}

test.each(languages)('every villain, drone and creature (%s) has the values of its card', language => {
  const word = wordsIn(language);
  const { health, speed, range, attack } = figures[language];
  const figuresOfNpcs = Object.entries<NpcCard>(npcCards).filter(([, card]) => card.rank !== 'object');
  for (const [id, card] of figuresOfNpcs) {
    const entry = book.entryOf(language, ruleOfNpc(id), word(`npc.${id}`));
    const parts = [
      `${word('skill.search')} ${card.search}, ${health} ${card.health}, ${speed} ${card.speed}`,
      `${range} ${card.range}, ${attack} ${card.attack}`,
      ...bonusText(language, card.defense),
    ];
    for (const part of parts) expect(entry).toContain(part);
  }
});

test.each(languages)('every ship and fighter (%s) has its values', language => {
  const word = wordsIn(language);
  for (const id of Object.keys(ships)) {
    const entry = book.entryOf(language, 'RDA-COMP-01', word(`ship.${id}`));
    expect(entry.match(/\d+/g)?.map(Number)).toEqual(Object.values(shipStats));
  }
  for (const [race, { hull, speed, range, attack }] of Object.entries(fighters)) {
    const entry = book.entryOf(language, 'RDA-VILLAIN-02', word(`fighter.${race}`).replace(' {no}', ''));
    expect(entry.match(/\d+/g)?.map(Number)).toEqual([hull, speed, range, attack]);
  }
});

function ruleOfCard({ no }: GearCard): string {
  if (no.startsWith('SI')) return 'RDA-SEARCH-15';
  return no.startsWith('SV') ? 'RDA-SALVAGE-01' : 'RDA-GEAR-01';
}

test.each(languages)('every card (%s) has its price, its Energy and its copies', language => {
  const word = wordsIn(language);
  for (const [id, card] of Object.entries<GearCard>(gearCards)) {
    const [, brackets = ''] = /\((.*?)\)/.exec(book.entryOf(language, ruleOfCard(card), word(`card.${id}`))) ?? [];
    const copies = card.copies > 1 ? [card.copies] : [];
    expect(brackets.match(/\d+/g)?.map(Number), id).toEqual([
      ...(card.energy === undefined ? [] : [card.energy]),
      card.cost,
      ...copies,
    ]);
  }
});

test.each(languages)('every upgrade, tactical card and event (%s) has its entry', language => {
  const word = wordsIn(language);
  for (const [id, { cost }] of Object.entries(upgrades)) {
    expect(book.entryOf(language, 'RDA-UPGRADE-03', word(`upgrade.${id}`))).toContain(`, ${cost} `);
  }
  for (const id of [...Object.keys(orbitalTactics), ...Object.keys(surfaceTactics)]) {
    expect(book.entryOf(language, 'RDA-TACT-01', word(`tactic.${id}`))).not.toMatch(/^no /);
  }
  for (const id of Object.keys(events)) {
    expect(book.entryOf(language, 'RDA-EVENT-02', word(`event.${id}`))).not.toMatch(/^no /);
  }
});

test.each(languages)('every enemy card (%s) has its tables', language => {
  const word = wordsIn(language);
  const nameOf = (npc: NpcId) => word(`npc.${npc}`);
  for (const [id, { commander, groups }] of Object.entries<EnemyCard>(enemyCards)) {
    const parts = groups.map(({ npc, table }) => `${nameOf(npc)} ${table.join(', ')}`);
    const all = commander === undefined ? parts : [nameOf(commander), ...parts];
    expect(book.entryOf(language, 'RDA-ENEMYCARD-01', id)).toContain(`${all.join(' + ')}.`);
  }
});

test.each(languages)('every mission (%s) has its tiles, reward and penalty; every tile is described', language => {
  const word = wordsIn(language);
  const drawn = Object.entries<Mission>(missions).filter(([, { no }]) => no.startsWith('M'));
  expect(drawn).toHaveLength(20);
  for (const [id, { tiles, reward, penalty }] of drawn) {
    const entry = book.entryOf(language, 'RDA-MISSION-01', word(`mission.${id}`));
    expect(entry).toMatch(new RegExp(` ${reward}, (penalty|pénalité) ${penalty}\\.`));
    for (const tile of tiles) expect(entry).toContain(word(`tile.${tile}`));
  }
  for (const id of Object.keys(locations)) {
    expect(book.entryOf(language, 'RDA-LOC-01', word(`tile.${id}`))).toContain(`(${id}, `);
  }
});
