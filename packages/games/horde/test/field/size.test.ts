import { scene } from '@starboard/horde/testing';
import { Chance, Opening, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { expect, test, vi } from 'vitest';
import { items } from '../../src/cards/items.ts';
import { skills } from '../../src/cards/skills/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { indexAt } from '../../src/field/measure.ts';
import { sensibleBot } from '../../src/index.ts';
import { mayStand } from '../../src/rules/move/reach.ts';
import { generateTerrain } from '../../src/rules/setup/generator.ts';
import type { State, UnitId } from '../../src/types.ts';
import { anySetup, begin, type HordeMatch } from '../support/any-game.ts';
import { problemsOf } from '../support/sound.ts';

vi.setConfig({ testTimeout: 120_000 }); // whole missions

const atRandom = 4;
/** As far as the bot comes in so many answers; the longest positions are those of the last test. */
const botAnswers = 300;
const mostBytes = 20_000;
const four = ['psion', 'psion', 'technician', 'infiltrator'] as const;

function bytesOf(state: unknown): number {
  return Buffer.byteLength(JSON.stringify(state));
}

/** Plays on; the bytes of the largest state on the way. */
function largestState(
  match: HordeMatch,
  bot: typeof sensibleBot | typeof randomBot,
  chance: Chance,
  most: number,
): number {
  let largest = 0;
  do largest = Math.max(largest, bytesOf(match.state));
  while (!playOut(match, bot, chance, 1) && match.answers < most);
  return largest;
}

test('the state of four heroes stays small in any mission at random', () => {
  for (let nth = 0; nth < atRandom; nth++) {
    const words = `size ${nth}`;
    const chance = new Chance(seedFrom(words));
    const match = begin({ ...anySetup(chance), heroes: [...four], events: true, injuries: true }, words);
    expect(largestState(match, randomBot, chance, Number.POSITIVE_INFINITY), words).toBeLessThan(mostBytes);
  }
});

test('and in a long mission of sensible heroes', () => {
  const match = begin({ heroes: [...four], seats: 1, factions: ['cult'], injuries: true }, 'sensible size');
  expect(largestState(match, sensibleBot, new Chance(seedFrom('sensible size')), botAnswers)).toBeLessThan(mostBytes);
  expect(match.state.finishedWaves).toBeGreaterThan(1);
});

/** Heroes of the highest level with their pockets full, and forty enemies, each as afflicted as can be. */
function tenthWave(): State {
  const chance = new Chance(seedFrom('a tenth wave'));
  const set = scene({
    heroes: four,
    factions: ['swarm', 'corsairs', 'cult'],
    bossFights: true,
    injuries: true,
    events: true,
  });
  const { state } = set;
  Object.assign(state, { terrain: generateTerrain(new Opening([], chance), false) });
  for (const { no } of state.heroes) {
    set.hero(no, {
      wounds: 7,
      xp: 130,
      level: 15,
      credits: 125,
      skills: [...idsOf(skills)],
      items: [...idsOf(items), ...idsOf(items)],
      gear: [{ gear: 'longScope', weapon: 'silencedCarbine' }, 'platedVest'],
      conditions: ['afflicted', 'diseased', 'impaired', 'crippled'],
      injuries: ['chestWound', 'smashedLeg', 'crushedSpirit'],
      lasting: ['shieldWall', 'evade', 'overpower'].map(what => ({ what, until: 'round' as const, by: no })),
    });
  }
  const kinds: UnitId[] = ['skitterlings', 'ripperDrones', 'raiders', 'thralls', 'boarders'];
  set.wave(10).round(3);
  for (let models = 0; models < 40; models += state.units.at(-1)!.size) {
    set.unit(kinds[state.units.length % kinds.length]!, [], {
      conditions: ['afflicted', 'crippled'],
      lasting: [{ what: 'markTarget', until: 'round', by: 1 }],
    });
    placeSomewhere(state, chance);
  }
  return set.stage('heroes').with(({ losses, units }) => {
    losses.hurt = units.map(({ no }) => `unit:${no}`);
    losses.fought = units.map(({ no }) => `unit:${no}`);
  }).state;
}

/** Puts the models of the last unit wherever there is room. */
function placeSomewhere(state: State, chance: Chance): void {
  const unit = state.units.at(-1)!;
  for (let no = 1; no <= unit.size; no++) {
    const model = { no, at: 0, wounds: 0 };
    do model.at = indexAt(state, chance.below(97) / 2, chance.below(97) / 2);
    while (!mayStand(state, unit, model, model.at));
    unit.models.push(model);
  }
}

test('and with forty enemies and everything that may last in a tenth wave', () => {
  const state = tenthWave();
  expect(state.units.flatMap(({ models }) => models).length).toBeGreaterThanOrEqual(40);
  expect(problemsOf(state).filter(problem => problem.includes('near') || problem.includes('overlaps'))).toEqual([]);
  expect(bytesOf(state)).toBeLessThan(mostBytes);
});
