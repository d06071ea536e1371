import type { Flow } from '@starboard/kernel';
import { boardOf } from '../../field/board.ts';
import { cellsBeside, isStep } from '../../field/steps.ts';
import type { Card, CardId, Crew, Option, Renegades, Slot, State, Words } from '../../types.ts';
import { inReach } from '../squares/sight.ts';
import { cardRef, cellRef, crewOutside, deciderOf, nameOf, refOf, say } from '../table.ts';
import { discardCard, gearOf, removeCard } from './cards.ts';

/** RDA-GEAR-11, RDA-RUL-25 */
export const limits: { readonly [S in Slot]: number } = { pistol: 2, melee: 1, rifle: 1, item: 3 };

/** RDA-GEAR-11, 12, 14: whether there is room for it. */
export function mayCarry(crew: Crew, card: CardId): boolean {
  const { slot } = gearOf({ card });
  return crew.cards.filter(each => gearOf(each).slot === slot).length < limits[slot];
}

/** RDA-GEAR-13, RDA-VAR-01, RDA-DEC-17: takes a card, making room first if need be. What is new is not in hand before the next turn (RDA-GEAR-10). */
export function* receiveCard(t: Renegades, crew: Crew, card: Card): Flow {
  if (!mayCarry(crew, card.card) && !(yield* makesRoom(t, crew, card))) return;
  delete card.wielded;
  crew.cards.push(card);
  say(t, 'RDA-GEAR-11', 'card.taken', { who: nameOf(crew), card: cardText(card) });
}

function cardText({ card }: Card): Words {
  return { key: `card.${card}` };
}

/** One way to part with a card: discard it, give it away or, with the variant, put it down. */
interface Parting extends Option {
  readonly card: Card;
  readonly to?: Crew;
  readonly cell?: number;
}

/** The program leaves the new card. */
function* makesRoom(t: Renegades, crew: Crew, card: Card): Flow<boolean> {
  const seat = deciderOf(t.state, crew);
  const options = partings(t.state, crew, card);
  const params = { who: nameOf(crew), card: cardText(card) };
  const parting =
    seat === null ? options[0]! : yield* t.choose(seat, 'makeRoom', options, { params, about: [refOf(crew)] });
  partWith(t, crew, parting);
  return parting.card !== card;
}

/** The new card or one of its slot. Only what was carried before can be given to a friend. */
function partings(state: State, crew: Crew, card: Card): Parting[] {
  const { slot } = gearOf(card);
  const options: Parting[] = [discarding(card)];
  for (const each of crew.cards) {
    if (gearOf(each).slot !== slot) continue;
    options.push(discarding(each));
    for (const to of friendsBeside(state, crew)) if (mayCarry(to, each.card)) options.push(giving(each, to));
  }
  if (!state.variants.dropping || crew.aboard !== 0) return options;
  const dropped = options.filter(({ to }) => to === undefined);
  for (const cell of squaresBeside(state, crew)) options.push(...dropped.map(each => dropping(each.card, cell)));
  return options;
}

function discarding(card: Card): Parting {
  const label: Words = { key: 'makeRoom.discard', params: { card: cardText(card) } };
  return { key: `discard:${cardRef(card)}`, card, label, refs: [cardRef(card)] };
}

function giving(card: Card, to: Crew): Parting {
  const label: Words = { key: 'makeRoom.give', params: { card: cardText(card), to: nameOf(to) } };
  return { key: `give:${cardRef(card)}:${refOf(to)}`, card, to, label, refs: [cardRef(card), refOf(to)] };
}

function dropping(card: Card, cell: number): Parting {
  const label: Words = { key: 'makeRoom.drop', params: { card: cardText(card) } };
  return { key: `drop:${cardRef(card)}:${cell}`, card, cell, label, refs: [cardRef(card), cellRef(cell)] };
}

/** RDA-EXCH-01: of the same faction, be it of another ship. */
function friendsBeside(state: State, crew: Crew): Crew[] {
  if (crew.aboard !== 0) return [];
  const board = boardOf(state, crew);
  return crewOutside(state).filter(
    other =>
      other !== crew && other.faction === crew.faction && other.on === crew.on && inReach(board, crew.cell, other.cell),
  );
}

function squaresBeside(state: State, crew: Crew): number[] {
  const board = boardOf(state, crew);
  return cellsBeside(board, crew.cell).filter(cell => isStep(board, crew.cell, cell, false));
}

function partWith(t: Renegades, crew: Crew, { card, to, cell }: Parting): void {
  removeCard(crew, card);
  const params = { who: nameOf(crew), card: cardText(card) };
  if (to !== undefined) {
    delete card.wielded;
    to.cards.push(card);
    say(t, 'RDA-GEAR-13', 'card.given', { ...params, to: nameOf(to) });
  } else if (cell !== undefined) {
    delete card.wielded;
    t.state.dropped.push({ cell, card });
    say(t, 'RDA-VAR-01', 'card.dropped', params);
  } else {
    discardCard(t.state, card);
    say(t, 'RDA-GEAR-13', 'card.discarded', params);
  }
}
