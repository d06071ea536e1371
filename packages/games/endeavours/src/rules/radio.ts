import { catalogue } from '../catalogue.ts';
import { effects } from '../hooks.ts';
import { zoneIndexOf } from '../map/index.ts';
import type { Card, CardId, NodeId, Stack, State, Words } from '../types.ts';
import { anchoredNodes } from './bernals.ts';
import { isAsterisk, isEquipment, nameOfCard } from './cards.ts';
import { hasNetworkAbility } from './playmats.ts';
import { knownSites } from './sites.ts';
import { type Chain, chainFor } from './support.ts';
import { nameOfNode } from './table.ts';

/** END-RADIO-01: one end of a transmission. */
export interface Contact {
  readonly key: string;
  readonly node: NodeId;
  /** What it is called. */
  readonly name: Words;
  /** A Crew or Human Colonist with an antenna; none for a place. */
  readonly person: Card | null;
  readonly stack: Stack | null;
  /** END-TRANSMIT-04 */
  readonly value: number;
  /** What powers the antenna; none where none is used. */
  readonly power: Chain | null;
}

/** An antenna that works. */
type Aerial = Pick<Contact, 'value' | 'power'>;

/** END-RADIO-01, 02, 09, 10, END-STATION-12: people with antennas, Colonies, Anchored Bernals and stations. */
export function contactsOf(state: State): Contact[] {
  return [...peopleOf(state), ...placesOf(state)];
}

function peopleOf(state: State): Contact[] {
  const found: Contact[] = [];
  for (const stack of state.stacks) {
    if (stack.node === null) continue;
    const people = stack.cards.filter(({ card }) => isAsterisk(card));
    if (people.length === 0) continue;
    const shared = aerialAt(state, stack);
    for (const person of people) {
      const own = shared ?? privateAerial(state, stack, person);
      if (own !== undefined) {
        found.push({ key: `card:${person.no}`, node: stack.node, name: nameOfCard(person), person, stack, ...own });
      }
    }
  }
  return found;
}

/** The best Operational antenna Colocated with a Stack. */
function aerialAt(state: State, stack: Stack): Aerial | undefined {
  let best: Aerial | undefined;
  const consider = (value: number, power: Chain | null) => {
    if (best === undefined || value > best.value) best = { value, power };
  };
  for (const other of state.stacks) {
    if (other.node !== stack.node) continue;
    for (const value of effects.tell(state, 'antenna', { by: other })) consider(value, null);
    for (const card of other.cards) {
      const value = transmitValueOf(card.card);
      const power = value === undefined ? undefined : chainFor(state, other, card);
      if (power !== undefined) consider(effects.change(state, 'transmitValue', value!, { card }), power);
    }
  }
  return best;
}

function transmitValueOf(card: CardId): number | undefined {
  return isEquipment(card) ? catalogue.equipment[card].transmit : undefined;
}

/** C12: the Crew needs none. */
function privateAerial(state: State, stack: Stack, person: Card): Aerial | undefined {
  const [value] = effects.tell(state, 'needsNoAntenna', { by: stack, card: person });
  return value === undefined ? undefined : { value, power: null };
}

/** A station may stand beside a Colony or a Bernal: each is a contact of its own (END-TRANSMIT-05). */
function placesOf(state: State): Contact[] {
  const nobody = { person: null, stack: null, power: null };
  const place = (node: NodeId, value = 2): Contact => {
    return { ...nobody, key: `node:${node}`, node, name: nameOfNode(node), value };
  };
  const colonies = knownSites(state)
    .filter(({ colony }) => colony)
    .map(({ id }) => place(id));
  const bernals = [...new Set(anchoredNodes(state))].map(node =>
    place(node, effects.tell(state, 'placeTransmits', { node })[0] ?? 2),
  );
  const built = state.stations
    .filter(({ node }) => node !== null)
    .map(({ node, card }): Contact => {
      const value = catalogue.stations[card].transmit ?? 2; // END-STATION-15
      return { ...nobody, key: `station:${card}`, node: node!, name: { key: `station.${card}` }, value };
    });
  return [...colonies, ...bernals, ...built];
}

/** END-RADIO-04, 05, 11, END-TRANSMIT-06: intermediate zones with at least one relay. */
export function relayedZones(state: State, a: NodeId, b: NodeId): number {
  const low = Math.min(zoneIndexOf(a), zoneIndexOf(b));
  const high = Math.max(zoneIndexOf(a), zoneIndexOf(b));
  const zones = new Set(
    relayNodes(state)
      .map(zoneIndexOf)
      .filter(zone => zone > low && zone < high),
  );
  return zones.size;
}

function relayNodes(state: State): NodeId[] {
  const satellites = hasNetworkAbility(state, 'radioRelay') ? state.satellites : [];
  return [...contactsOf(state).map(({ node }) => node), ...satellites, ...effects.tell(state, 'relay', {})];
}
