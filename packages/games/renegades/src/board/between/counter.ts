import type { Ref, SeatId, Text } from '@starboard/kernel';
import { cardOf, catalogue, crewCardOf, idsOf } from '../../catalogue.ts';
import { recruitPrice } from '../../rules/campaign/recruiting.ts';
import { ownedBy, salePrice } from '../../rules/campaign/selling.ts';
import { isCharged } from '../../rules/gear/cards.ts';
import { nameOf } from '../../rules/table.ts';
import type { Card, CrewId, ShoreLeave } from '../../types.ts';
import { asState, type View } from '../../view.ts';

/** A card on the counter: what it is, what it costs or brings, and who has it. */
export interface Ware {
  readonly id: string;
  /** What an option calls it by. */
  readonly ref: Ref;
  readonly name: Text;
  readonly text: Text;
  readonly digits?: number;
  readonly owner?: Text;
  /** Nothing can be done with it now, whoever asks. */
  readonly isSpent?: boolean;
}

/** RDA-SHORE-09: what a step of Shore Leave is about: cards that were turned up, or what the seat has that does its shopping. */
export function waresIn(view: View, { phase, wares, offers }: ShoreLeave, seat: SeatId): readonly Ware[] {
  switch (phase) {
    case 'trade':
      return owned(view, seat).map(({ card, owner }) => ({ ...cardWare(card), owner }));
    case 'sell':
      return owned(view, seat).map(({ card, owner }) => forSale(view, card, owner));
    case 'gear':
      return wares.map((card, at) => ({
        id: `${card} ${at}`,
        ref: `ware:${card}`,
        ...worded('card', card),
        digits: cardOf(card).cost,
      }));
    case 'upgrades':
      return offers.map(id => ({
        id,
        ref: `offer:${id}`,
        ...worded('upgrade', id),
        digits: catalogue.upgrades[id].cost,
      }));
    case 'refit':
      return shipsOf(view, seat).flatMap(ship =>
        ship.armory
          .filter(({ card }) => cardOf(card).component === true)
          .map(card => ({ ...cardWare(card), owner: nameOf(ship) })),
      );
    case 'tactics':
      return shipsOf(view, seat).flatMap(ship =>
        [ship.orbital, ship.surface].flatMap(id =>
          id === null ? [] : [{ id, ref: `tactic:${id}`, ...worded('tactic', id), owner: nameOf(ship) }],
        ),
      );
    case 'recruit':
      return [];
  }
}

/** RDA-RECRUIT-01..03: those who are in play nowhere and would serve with this seat, and for how much. */
export function recruitsFor(view: View, seat: SeatId): readonly { readonly id: CrewId; readonly digits: number }[] {
  const factions = shipsOf(view, seat).map(({ faction }) => faction);
  return idsOf(catalogue.crew)
    .filter(id => factions.includes(crewCardOf(id).faction) && !view.crew.some(crew => crew.id === id))
    .map(id => ({ id, digits: recruitPrice(id) }));
}

function shipsOf({ ships }: View, seat: SeatId): View['ships'] {
  return ships.filter(ship => ship.seat === seat);
}

function owned(view: View, seat: SeatId) {
  return ownedBy(asState(view), seat).map(({ card, owner }) => ({ card, owner: nameOf(owner) }));
}

/** RDA-BUY-06, 07 */
function forSale({ variants }: View, card: Card, owner: Text): Ware {
  if (!isCharged(card)) return { ...cardWare(card), owner, isSpent: true };
  return { ...cardWare(card), owner, digits: salePrice(cardOf(card.card).cost, variants.saleRoundsUp) };
}

function cardWare({ no, card }: Card): Ware {
  return { id: `${no}`, ref: `card:${no}`, ...worded('card', card) };
}

function worded(kind: 'card' | 'upgrade' | 'tactic', id: string): Pick<Ware, 'name' | 'text'> {
  return { name: { key: `${kind}.${id}` }, text: { key: `${kind}.${id}.text` } };
}
