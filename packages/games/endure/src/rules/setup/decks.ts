import { type Deck, newDeck } from '@starboard/kernel';
import { catalogue, idsOf } from '../../catalogue.ts';
import type {
  AccomplishmentId,
  BossCardId,
  BossType,
  EventId,
  ItemCardId,
  ItemId,
  Mission,
  Opening,
  RefugeEventId,
  ResolveCardId,
} from '../../types.ts';
import type { Ground } from '../map/ground.ts';

/** ETS-SETUP-06: one Pistol, one Plasma Cutter and Swarmer Legs, unless the mission says otherwise. */
const usualWeapons: NonNullable<Mission['weapons']> = { first: ['pistol', 'plasmaCutter'], rest: 'swarmerLeg' };

/** ETS-SETUP-06, 07: taken out of the deck, as many as there are survivors. */
export function takeStartingWeapons(
  deck: ItemCardId[],
  { weapons }: Mission,
  count: number,
  inCampaign: boolean,
): ItemId[] {
  const { first, rest } = weapons === undefined || (weapons.aloneOnly && inCampaign) ? usualWeapons : weapons;
  const wanted = [...first.slice(0, Math.max(count, first.length))];
  while (wanted.length < count) wanted.push(rest);
  return wanted.filter(item => takeOut(deck, item));
}

/**
 * ETS-SETUP-16, ETS-MISSION-03: laid aside; for a card that is not there, the topmost that is no noise card. A deck that
 * still lies in order is mixed first, so that nobody knows which that is.
 */
export function layAside(
  deck: ItemCardId[],
  { aside, pilotHas }: Mission,
  mix?: (deck: ItemCardId[]) => void,
): { [pool: string]: ItemId[] } {
  const wanted: Mission['aside'] = pilotHas === undefined ? aside : { pilot: [pilotHas], ...aside }; // ETS-CG-1104
  const pools: { [pool: string]: ItemId[] } = {};
  for (const pool in wanted) pools[pool] = wanted[pool]!.flatMap(card => takeOrReplace(deck, card, mix));
  return pools;
}

/** ETS-MISSION-03 */
function takeOrReplace(deck: ItemCardId[], item: ItemId, mix: ((deck: ItemCardId[]) => void) | undefined): ItemId[] {
  if (takeOut(deck, item)) return [item];
  mix?.(deck);
  const top = deck.findLast(isItem);
  return top !== undefined && takeOut(deck, top) ? [top] : [];
}

function isItem(card: ItemCardId): card is ItemId {
  return catalogue.items[card].kind !== 'noise';
}

/** False if there is none. */
function takeOut(deck: ItemCardId[], item: ItemId): boolean {
  const at = deck.lastIndexOf(item);
  if (at >= 0) deck.splice(at, 1);
  return at >= 0;
}

/** ETS-SETUP-16, ETS-CG-0004, 0603: the event cards that a mission plays with. */
export function eventsFor(t: Opening, { withoutEvents }: Mission, { tiles }: Ground): Deck<EventId> {
  const isLeftOut = (card: EventId): boolean => {
    const { tile, spawns } = catalogue.events[card];
    if (withoutEvents.some(each => each === card)) return true;
    if (spawns && withoutEvents.includes('spawns')) return true;
    return tile !== undefined && withoutEvents.includes('spawnsElsewhere') && !tiles.some(({ code }) => code === tile);
  };
  return newDeck(
    t,
    eventDeck().filter(card => !isLeftOut(card)),
  );
}

/** ETS-ITEM-01: 80 cards, each as often as the box has it. */
export function itemDeck(): ItemCardId[] {
  return copiesOf(catalogue.items);
}

/** ETS-EDECK-01: every card as often as the box has it. */
export function eventDeck(): EventId[] {
  return copiesOf(catalogue.events);
}

function copiesOf<C extends string>(cards: { readonly [I in C]: { readonly copies: number } }): C[] {
  return idsOf(cards).flatMap(card => Array<C>(cards[card].copies).fill(card));
}

/** ETS-COMP-05: one copy of each. */
export function resolveDeck(): ResolveCardId[] {
  return idsOf(catalogue.resolveCards);
}

/** ETS-COMP-05: one copy of each. */
export function accomplishmentDeck(): AccomplishmentId[] {
  return idsOf(catalogue.accomplishments);
}

/** ETS-COMP-05, ETS-RTAB-03: one copy of each. */
export function refugeEventDeck(): RefugeEventId[] {
  return idsOf(catalogue.refugeEvents);
}

/** ETS-BDECK-01: each attack twice, each mood once. */
export function bossDeck(type: BossType): BossCardId[] {
  const { bossAttacks, moods } = catalogue;
  const attacks = idsOf(bossAttacks).filter(card => bossAttacks[card].boss === type);
  const own = idsOf(moods).filter(card => moods[card].boss === type);
  return [...attacks, ...attacks, ...own];
}
