import { Chance, copy, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import type { State } from '../../src/types.ts';
import { anySetup, begin } from '../support/any-game.ts';
import { lostItems, problemsOf } from '../support/sound.ts';

type Spoil = (state: State) => void;

/** What may go wrong in a mission, and what is then said of it. */
const wrongs: readonly (readonly [mission: string, problem: string, spoil: Spoil])[] = [
  ['CG02', 'too many or too few of shotgun', state => state.items.draw.push('shotgun')],
  ['CG02', 'too many or too few of', ({ aside, removed }) => removed.push(aside['rack']![0]!)],
  ['CG00', 'too many or too few of', ({ resolveDeck }) => resolveDeck.draw.pop()],
  ['CG00', 'too many or too few of', ({ accomplishments }) => accomplishments.draw.pop()],
  ['CG06', 'too many or too few of spawnLAB', ({ events }) => events.draw.push('spawnLAB')],
  [
    'CG07+CG05',
    'too many or too few of lifeSupportFailure',
    ({ objectives }) => Object.assign(objectives[0]!, { done: true }),
  ],
  ['P20', 'the primus has too many or too few of', ({ bosses }) => bosses[0]!.deck.draw.pop()],
  [
    'P20',
    'the primus has too many or too few of torpor',
    ({ bosses }) => Object.assign(bosses[0]!, { mood: 'torpor' }),
  ],
  ['P20', 'the primus is dead and stands', ({ bosses }) => Object.assign(bosses[0]!, { status: 'dead' })],
  ['P20', 'a primus without Health still stands', ({ figures }) => Object.assign(figures[0]!, { hurt: 99 })],
  ['P20', 'more figures of primus', ({ figures }) => figures.push({ ...figures[0]!, id: 0 })],
  ['CO15', 'the olympian is here and does not stand', ({ bosses }) => Object.assign(bosses[0]!, { status: 'here' })],
  ['CG11', '1 tokens are gone, 0 were revealed', ({ tokens }) => tokens.pop()],
  ['CG11', 'too many tokens of 1 titan', ({ unseen, tokens }) => unseen.push(...tokens)],
  ['CG11', '1 titan is in the pile', ({ pile }) => pile.push('1 titan')],
  ['ROP18', 'two things have one number', ({ figures, tokens }) => figures.push({ ...figures[0]!, id: tokens[0]!.id })],
  ['ROP18', 'is still to be given', state => Object.assign(state, { nextId: 1 })],
  ['ROP18', 'a sip is in the wrong mission', ({ figures }) => figures.push({ ...figures[0]!, id: 0, type: 'sip' })],
  ['ROP18', 'a zealot without Health', ({ figures }) => Object.assign(figures[0]!, { hurt: 2 })],
  [
    'ROP18',
    'holds more than',
    ({ figures }) => figures.push(...Array.from({ length: 40 }, (_, at) => ({ ...figures[0]!, id: -at }))),
  ],
  ['CO13', 'allies are led', ({ allies }) => allies.push(...Array.from({ length: 6 }, (_, at) => friend(-at)))],
  ['CO13', 'a friendly sip that lost 2 is here', ({ allies }) => allies.push({ ...friend(0), hurt: 2 })],
  [
    'CG11',
    'cannot be in the Loader',
    ({ loader, survivors }) => Object.assign(loader!, { pilot: kill(survivors[0]!).id }),
  ],
  [
    'CG11',
    'is not where the Loader is',
    ({ loader, survivors }) => Object.assign(loader!, { pilot: survivors[0]!.id, zone: 0 }),
  ],
  ['CG11', 'powered by nobody', ({ loader }) => Object.assign(loader!, { powered: true })],
  [
    'CG00',
    'a Loader that the mission does not know',
    state => Object.assign(state, { loader: { zone: 0, pilot: null, powered: false } }),
  ],
  ['CG09', 'is there 0 times', ({ objectives }) => objectives.pop()],
  [
    'CG09',
    'who is dead',
    ({ objectives, survivors }) => Object.assign(objectives[0]!, { carrier: kill(survivors[0]!).id }),
  ],
  [
    'CG09',
    'is done and carried',
    ({ objectives, survivors }) => Object.assign(objectives[0]!, { carrier: survivors[0]!.id, done: true }),
  ],
  [
    'CG05',
    'carries 3 of',
    state =>
      Object.assign(state, {
        objectives: state.objectives.map(each => ({ ...each, carrier: state.survivors[0]!.id })),
      }),
  ],
  [
    'CG02',
    'nobody can carry console',
    ({ objectives, survivors }) => Object.assign(objectives[1]!, { carrier: survivors[0]!.id }),
  ],
  ['CG10', 'is broken and still there', ({ objectives }) => Object.assign(objectives[0]!, { hurt: 9 })],
  [
    'CG08',
    'a noise has lost what makes it',
    ({ noises }) => noises.push({ zone: 0, level: 3, late: false, with: { objective: 0 } }),
  ],
  [
    'CG11',
    'a noise has lost what makes it',
    ({ noises }) => noises.push({ zone: 0, level: 5, late: false, with: { figure: 99 } }),
  ],
  [
    'CG00',
    'a zone has two noises',
    ({ noises }) => noises.push(...[1, 2].map(level => ({ zone: 0, level, late: false }))),
  ],
  ['CG00', 'there is no noise of 6', ({ noises }) => noises.push({ zone: 0, level: 6, late: false })],
  ['CG00', 'something is in zone 999', ({ tokens }) => Object.assign(tokens[0]!, { zone: 999 })],
  ['CG00', 'has 99 Health', ({ survivors }) => Object.assign(survivors[0]!, { health: 99 })],
  ['CG00', 'cannot carry that at body', ({ survivors }) => Object.assign(survivors[0]!.cards[0]!, { space: 'body' })],
  ['divided', 'too many or too few of', ({ campaign }) => campaign!.events.draw.pop()],
  ['divided', 'never joined', ({ campaign }) => campaign!.used.pop()],
  [
    'divided',
    'the Refuge is not where',
    ({ campaign }) => Object.assign(campaign!, { refuge: { track: 4, event: null, visited: [] } }),
  ],
  [
    'divided',
    'the Trading Post is open',
    ({ campaign, items }) => campaign!.offer.push(items.draw.splice(items.draw.indexOf('medKit1'), 1)[0] as 'medKit1'),
  ],
  ['divided', '2 missions are won of 1', ({ campaign }) => Object.assign(campaign!, { won: 2 })],
];

function friend(id: number): State['allies'][number] {
  return { id, type: 'sip', zone: 0, hurt: 0, status: 'here', since: 1 };
}

function kill(survivor: State['survivors'][number]) {
  return Object.assign(survivor, { status: 'dead', health: 0 });
}

function start(key: string): State {
  const [mission = '', after] = key.split('+');
  const { survivors } = anySetup(new Chance(seedFrom(key)), mission === 'divided' ? 'ROP16' : mission, 4, true);
  return copy(begin({ mission, survivors, ...(after !== undefined && { after }) }, key).state) as State;
}

test.each(wrongs)('%s: what is unsound is found: %s', (mission, problem, spoil) => {
  const state = start(mission);
  expect(problemsOf(state)).toEqual([]);
  spoil(state);
  expect(problemsOf(state).join('; ')).toContain(problem);
});

test('an item card that is nowhere is missed', () => {
  const state = start('CG11');
  expect(lostItems(state)).toEqual([]);
  state.aside['power']!.pop();
  expect(lostItems(state)).toEqual(['powerCell']);
});
