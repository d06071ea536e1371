import { Chance, copy, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { renegades } from '../../src/index.ts';
import type { CardId, Ship, State } from '../../src/types.ts';
import { problemsOf } from '../support/sound.ts';

/** A mission that has gone on for a while. */
function soundState(): State {
  const setup = renegades.setup.parse({ players: 2, clock: 'quick', start: 'docked', mission: 'salvageTheArgosy' });
  const match = Match.begin(renegades, setup, { seed: seedFrom('a sound mission') });
  playOut(match, randomBot, new Chance(seedFrom('its players')), 120);
  return copy(match.state) as State;
}

/** Two that stand on the surface, and neither of them acts. */
function twoOutside({ crew, npcs, party }: State) {
  const outside = [...crew, ...npcs].filter(
    each =>
      each.aboard === 0 &&
      each.on === 'surface' &&
      !(each.kind === 'crew' && (each.wounds > 0 || each.id === party?.crew)),
  );
  return [outside[0]!, outside[1]!] as const;
}

const give = ({ armory }: Ship, card: CardId) => armory.push({ no: 999, card });

/** What may go wrong, and what is then said of it. */
const wrongs: readonly (readonly [problem: string, spoil: (state: State) => unknown])[] = [
  ['stands on', state => Object.assign(twoOutside(state)[0], { cell: twoOutside(state)[1].cell })],
  ['somebody is there twice', ({ crew }) => crew.push(crew[0]!)],
  ['has 99 wounds', ({ crew }) => Object.assign(crew[0]!, { wounds: 99 })],
  ['has -1 damage', ({ ships }) => Object.assign(ships[0]!, { damage: -1 })],
  ['the crews have 9', ({ crew }) => crew.pop()],
  ['the crews have 11', ({ crew }) => crew.push({ ...crew[0]!, id: 'vex' })],
  ['is nowhere', ({ ships }) => Object.assign(ships[0]!, { commander: 'vex' })],
  [
    'container token .+ is there once too often',
    ({ containers, containerBag }) => containerBag.push(containers[0]!.token),
  ],
  ['salvage token .+ is there once too often', ({ salvage, salvageBag }) => salvageBag.push(salvage[0]!.token)],
  ['container token .+ is there once too often', ({ used, containerBag }) => used!.containers.push(containerBag[0]!)],
  ['container token .+ is gone', ({ containerBag }) => containerBag.pop()],
  ['container token .+ is gone', ({ containers }) => containers.pop()],
  ['salvage token .+ is gone', ({ salvageBag }) => salvageBag.pop()],
  ['salvage token .+ is gone', ({ salvage }) => salvage.pop()],
  ['container card thunderMaul is there', ({ ships }) => give(ships[0]!, 'thunderMaul')],
  ['salvage card starChart is there', ({ ships }) => give(ships[0]!, 'starChart')],
  ['there are 5 events', ({ events }) => events.draw.pop()],
  ['event card meteorShower is there', ({ events: { draw } }) => draw.fill('meteorShower')],
  ['gear card shockBaton is gone', ({ gear }) => gear.draw.splice(gear.draw.indexOf('shockBaton'), 1)],
  ['somebody has less than nothing', ({ purses }) => Object.assign(purses, { p1: -1 })],
];

test.each(wrongs)('what is unsound is found: %s', (problem, spoil) => {
  const state = soundState();
  expect(problemsOf(state)).toEqual([]);
  spoil(state);
  expect(problemsOf(state).join()).toMatch(new RegExp(problem));
});
