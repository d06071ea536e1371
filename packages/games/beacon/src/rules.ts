import {
  discard,
  draw,
  type Flow,
  newDeck,
  type Opening,
  type Outcome,
  one,
  peek,
  type Table,
} from '@starboard/kernel';
import { catalogue } from './catalogue.ts';
import { effects } from './hooks.ts';
import type { Crew, Job, Season, SeatName, Setup, State, Storm, TextKey, Tool } from './types.ts';

type Beacon = Table<State, TextKey>;

export const seatNames: readonly SeatName[] = ['keeper', 'engineer'];

const jobs: readonly Job[] = ['work', 'shield'];

/** BCN-PREP-02 */
export const fullHull = 6;
const goals: { readonly [S in Season]: number } = { calm: 13, usual: 16, storm: 19 };

/** BCN-PREP-01..04 */
export function prepare({ season }: Setup, t: Opening<TextKey>): State {
  const { storms, tools } = catalogue;
  const cards = (Object.keys(storms) as Storm[]).flatMap(card => Array<Storm>(storms[card].count).fill(card));
  const aside = t.shuffle(Object.keys(tools) as Tool[]);
  const crew = (): Crew => ({ tool: aside.pop()!, shown: false, job: null, foreseen: null });
  t.say('begin', { goal: goals[season] }, { rule: 'BCN-PREP-02' });
  return {
    phase: 'plan',
    round: 1,
    charge: 0,
    goal: goals[season],
    hull: fullHull,
    storms: newDeck(t, cards),
    last: null,
    crew: { keeper: crew(), engineer: crew() },
    aside,
  };
}

/** A round is a plan, the work, and the storm. */
export function* step(t: Beacon): Flow {
  switch (t.state.phase) {
    case 'plan':
      yield* plan(t);
      t.state.phase = 'work';
      break;
    case 'work':
      for (const by of crewAt(t.state, 'work')) yield* work(t, by);
      for (const by of crewAt(t.state, 'shield')) t.say('shields', { seat: by }, { rule: 'BCN-SHIELD-01' });
      t.state.phase = 'storm';
      break;
    case 'storm':
      yield* storm(t);
      for (const by of crewAt(t.state, 'shield')) lookAhead(t, by);
      t.state.round += 1;
      t.state.phase = 'plan';
  }
}

/** BCN-PLAN-01: both choose in secret, and show together. */
function* plan(t: Beacon): Flow {
  const chosen = yield* t.askSecretly(seatNames, 'plan', () => one(jobs));
  for (const seat of seatNames) {
    t.state.crew[seat].job = chosen[seat];
    t.say(`plan.${chosen[seat]}s`, { seat }, { rule: 'BCN-PLAN-01' });
  }
}

/** BCN-WORK-01, 02: two dice, one more if both work; every 4 or more is charge. */
function* work(t: Beacon, by: SeatName): Flow {
  const together = crewAt(t.state, 'work').length === 2 ? 1 : 0;
  const dice = t.roll(effects.change(t.state, 'workDice', 2 + together, { by }));
  t.say('rolled', { seat: by, dice: dice.join(' ') }, { rule: 'BCN-WORK-01' });
  yield* effects.react(t, 'rolled', { by, dice });

  const charge = dice
    .filter(die => die >= 4)
    .reduce((sum, die) => sum + effects.change(t.state, 'dieCharge', 1, { by, die }), 0);
  t.state.charge += charge;
  t.say('charged', { seat: by, charge, total: t.state.charge }, { rule: 'BCN-WORK-01' });
  if (t.state.charge >= t.state.goal) t.endStep(); // BCN-END-01: at once
}

/** BCN-STORM-01: damage less the shields comes off the hull. */
function* storm(t: Beacon): Flow {
  const card = draw(t, t.state.storms)!;
  discard(t.state.storms, card);
  const shields = crewAt(t.state, 'shield').reduce(
    (sum, by) => sum + effects.change(t.state, 'shieldStrength', 2, { by }),
    0,
  );
  const damage = Math.max(0, catalogue.storms[card].damage - shields);
  t.state.hull = Math.max(0, t.state.hull - damage);
  t.state.last = card;
  for (const seat of seatNames) t.state.crew[seat].foreseen = null;
  t.say('storm', { card: { key: `storm.${card}` }, damage, hull: t.state.hull }, { rule: 'BCN-STORM-01' });
  yield* effects.react(t, 'hullStruck', { damage });
}

/** BCN-SHIELD-02: whoever shields sees the next storm coming. */
function lookAhead(t: Beacon, by: SeatName): void {
  const [card] = peek(t, t.state.storms);
  if (card === undefined) return;
  t.state.crew[by].foreseen = card;
  t.say('foreseen', { card: { key: `storm.${card}` } }, { rule: 'BCN-SHIELD-02', to: [by] });
}

function crewAt(state: State, job: Job): SeatName[] {
  return seatNames.filter(seat => state.crew[seat].job === job);
}

/** BCN-END-01, 02 */
export function outcome({ charge, goal, hull, storms: deck, round }: State): Outcome<TextKey> | undefined {
  if (charge >= goal) return { winners: seatNames, reason: { key: 'won', params: { round } }, score: hull };
  if (hull === 0) return { winners: [], reason: { key: 'lost.hull' }, score: charge - goal };
  if (deck.draw.length === 0) return { winners: [], reason: { key: 'lost.storm' }, score: charge - goal };
  return undefined;
}
