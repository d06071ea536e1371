import { effects } from '../hooks.ts';
import { isSite, zoneOf } from '../map/index.ts';
import type { Card, Face, Named, NodeId, SiteId, Stack, State } from '../types.ts';
import { can, equipmentOf, faceOf, isBernal, isColonist, isEquipment } from './cards.ts';
import { hasFeature } from './sites.ts';

/** END-SUPPORT-02: a card with all that supports it, itself first. */
export interface Chain {
  readonly cards: readonly Card[];
  /** Therms that all of them need. */
  readonly heat: number;
}

/** What a chain is wanted for. END-SUPPORT-06: solar supports do not anchor from Jupiter on; END-EQUIP-18: batteries never anchor nor industrialize. */
export type ChainUse = 'movement' | 'operation' | 'anchoring' | 'industry';

/**
 * Every way in which a card's needs can be met within its Stack; none if they cannot, or if the card itself does not work.
 * Ways differ in who supplies what. Whether the radiators cool them is asked apart (`isCooled`), as one act may use several.
 */
export function chainsOf(state: State, stack: Stack, card: Card, use: ChainUse = 'operation'): Chain[] {
  if (!serves(state, stack, card, use)) return [];
  return extend(state, stack, [card], needsOf(card), use).map(cards => ({ cards, heat: heatOf(cards) }));
}

/** The letters of which one will do. */
type Letters = Named<'support'>;
/** What a card needs. */
type Needs = readonly Letters[];

/** END-BERNAL-11: a generator and a reactor of any kind. */
const bernalNeeds: Needs = ['EU', 'XFA'];
const noNeeds: Needs = [];

function needsOf(card: Card): Needs {
  if (isBernal(card.card)) return bernalNeeds;
  return faceOf(card).needs ?? noNeeds;
}

/**
 * The chain that a card would work with now: cooled (by one therm more with an afterburn), rather without a battery; undefined if it
 * is not Operational.
 */
export function chainFor(
  state: State,
  stack: Stack,
  card: Card,
  use: ChainUse = 'operation',
  moreCooling = 0,
): Chain | undefined {
  const cooling = coolingOf(stack) + moreCooling;
  const cooled = chainsOf(state, stack, card, use).filter(({ heat }) => heat <= cooling);
  return cooled.find(({ cards }) => !cards.some(isBattery)) ?? cooled[0];
}

/** END-EQUIP-18: whatever uses a chain notes that its batteries have supplied something; they are spent at the end of the year. */
export function drawOn({ cards }: Chain): void {
  for (const card of cards.slice(1)) if (isBattery(card)) card.uses = 1;
}

function isBattery({ card }: Card): boolean {
  return can(card, 'drains');
}

/** END-CORE-10: undamaged, supported and cooled. */
export function isOperational(state: State, stack: Stack, card: Card, use: ChainUse = 'operation'): boolean {
  if (needsOf(card).length === 0 && (faceOf(card).heat ?? 0) === 0) return serves(state, stack, card, use);
  const cooling = coolingOf(stack);
  return chainsOf(state, stack, card, use).some(({ heat }) => heat <= cooling);
}

/** END-SUPPORT-04: therms that the undamaged radiators (and coolers) of a Stack supply. */
export function coolingOf({ cards }: Stack): number {
  let cooling = 0;
  for (const card of cards) if (!card.damaged) cooling += faceOf(card).cooling ?? 0;
  return cooling;
}

/** END-SUPPORT-04: each card of the chains used counts once. */
export function heatOf(cards: readonly Card[]): number {
  let heat = 0;
  for (const card of new Set(cards)) heat += faceOf(card).heat ?? 0;
  return heat;
}

/** It can be used at all here: undamaged, not silenced, and not a solar card in the Neptune zone. */
export function works(state: State, stack: Stack, card: Card): boolean {
  if (card.damaged || stack.node === null) return false;
  if (faceOf(card).sun && isDarkAt(state, stack.node)) return false;
  return !isSilenced(state, stack.node, card);
}

/** END-SUPPORT-06: no sunlight in the Neptune zone, unless a Power Grid brings it. */
export function isDarkAt(state: State, node: NodeId): boolean {
  return zoneOf(node) === 'Neptune' && effects.tell(state, 'sunlit', { node }).length === 0;
}

/** XO3: only cards that lie on a Site can do that, which spares asking everywhere else. */
function isSilenced(state: State, node: NodeId, card: Card): boolean {
  if (!isSite(node) || (state.sites[node]?.ongoing.length ?? 0) === 0) return false;
  const { card: id } = card;
  return isEquipment(id) && effects.tell(state, 'silenced', { node }).some(use => equipmentOf(id)[use] !== undefined);
}

/** Meets the first need in every way, then the rest; a card that is in the chain already serves again (END-SUPPORT-03). */
function extend(state: State, stack: Stack, chain: readonly Card[], needs: Needs, use: ChainUse): (readonly Card[])[] {
  const [need, ...rest] = needs;
  if (need === undefined) return [chain];
  if (chain.slice(1).some(card => meets(faceOf(card), need))) return extend(state, stack, chain, rest, use);
  return stack.cards
    .filter(card => !chain.includes(card) && supplies(state, stack, card, need, use))
    .flatMap(card => extend(state, stack, [...chain, card], [...rest, ...needsOf(card)], use));
}

/** What nobody in its Stack supplies for a card to work, by the way of meeting its needs that lacks the least; each may be met by any of its letters. */
export function lacksOf(state: State, stack: Stack, card: Card, use: ChainUse = 'operation'): Needs {
  return lacking(state, stack, [card], needsOf(card), use);
}

function lacking(state: State, stack: Stack, chain: readonly Card[], needs: Needs, use: ChainUse): Needs {
  const [need, ...rest] = needs;
  if (need === undefined) return noNeeds;
  if (chain.slice(1).some(card => meets(faceOf(card), need))) return lacking(state, stack, chain, rest, use);
  const ways = stack.cards
    .filter(card => !chain.includes(card) && supplies(state, stack, card, need, use))
    .map(card => lacking(state, stack, [...chain, card], [...rest, ...needsOf(card)], use));
  if (ways.length === 0) return [need, ...lacking(state, stack, chain, rest, use)];
  return ways.reduce((least, way) => (way.length < least.length ? way : least));
}

function meets({ supplies: supplied }: Face, need: Letters): boolean {
  return supplied?.some(each => need.includes(each)) === true;
}

/** END-SUPPORT-02, 06, 07, END-LONELY-06 */
function supplies(state: State, stack: Stack, card: Card, need: Letters, use: ChainUse): boolean {
  if (!meets(faceOf(card), need) || !serves(state, stack, card, use)) return false;
  if (isColonist(card.card) && card.lonely) return false;
  return !isBattery(card) || use === 'movement' || use === 'operation';
}

/** END-SUPPORT-06: it works, and does so for this. */
function serves(state: State, stack: Stack, card: Card, use: ChainUse): boolean {
  if (!works(state, stack, card)) return false;
  return use !== 'anchoring' || !faceOf(card).sun || anchorsBySun(state, stack.node!);
}

/** END-SUPPORT-06 */
function anchorsBySun(state: State, node: NodeId): boolean {
  const far = ['Jupiter', 'Saturn', 'Uranus', 'Neptune'].includes(zoneOf(node));
  return !far || hasPowersat(state);
}

/** END-FACTORY-07, and whatever else gives it. */
export function hasPowersat(state: State): boolean {
  return hasPushFactory(state) || effects.tell(state, 'powersat', {}).length > 0;
}

function hasPushFactory(state: State): boolean {
  for (const id in state.sites) {
    if (state.sites[id as SiteId]!.factory && hasFeature(state, id as SiteId, 'push')) return true;
  }
  return false;
}
