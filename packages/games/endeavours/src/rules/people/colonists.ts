import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Card, ColonistId, Endeavours, State } from '../../types.ts';
import { homeBernal, isPromoted } from '../bernals.ts';
import { isColonist, nameOfCard, newCard } from '../cards.ts';
import { leo, whileReweighing } from '../stacks.ts';
import { player, say } from '../table.ts';

/** END-COLONY-05, END-STATION-06, END-DRIFT-11, END-START-07 */
export function colonistLimit(state: State, robotsToCome = 0): number {
  let limit = state.colonistBonus;
  for (const bernal of state.bernals) if (bernal.anchored) limit += isPromoted(state, bernal) ? 2 : 1;
  for (const { node } of state.stations) if (node !== null) limit++;
  for (const { anchored } of state.drift) if (anchored) limit++;
  const robots = colonistsInPlay(state).filter(({ card }) => !catalogue.colonists[card as ColonistId].human).length;
  return effects.change(state, 'colonistLimit', limit, { robots: robots + robotsToCome });
}

/** Colonists in play; Robots in Hand do not count. */
export function colonistsInPlay(state: State): Card[] {
  return state.stacks.flatMap(({ cards }) => cards.filter(({ card }) => isColonist(card)));
}

/** END-COLONY-04, 06: Robots go to the Hand until a Human comes; nobody comes from an empty queue. */
export function* exomigrate(t: Endeavours): Flow {
  const { state } = t;
  t.reveal();
  const drawn = drawHumans(t, effects.change(state, 'colonistsDrawn', 1, {}));
  if (drawn.length === 0) return;
  const options = drawn.map(card => ({ key: card, card, label: nameOfCard(card) }));
  const { card: chosen } = yield* t.choose(player, 'exomigrate.who', options, { takeOnly: true });
  for (const card of drawn) if (card !== chosen) state.queue.unshift(card); // B02
  const home = homeStack(state);
  whileReweighing(state, home, () => home.cards.push(newCard(state, chosen, 'white')));
  say(t, 'END-COLONY-04', 'exomigrate.came', { card: nameOfCard(chosen) });
}

function drawHumans(t: Endeavours, count: number): ColonistId[] {
  const { queue, hand } = t.state;
  const humans: ColonistId[] = [];
  while (queue.length > 0 && humans.length < count) {
    const card = queue.pop()!;
    if (catalogue.colonists[card].human) humans.push(card);
    else {
      hand.push(card);
      say(t, 'END-COLONY-04', 'exomigrate.robot', { card: nameOfCard(card) });
    }
  }
  return humans;
}

/** END-COLONY-04: the Home Bernal Stack, LEO if there is none. */
function homeStack(state: State) {
  const home = homeBernal(state);
  return state.stacks.find(({ cards }) => cards.some(({ card }) => card === home?.card)) ?? leo(state);
}
