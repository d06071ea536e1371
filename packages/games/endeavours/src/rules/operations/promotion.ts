import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { isSite, siteAt } from '../../map/index.ts';
import type {
  Bernal,
  BernalId,
  Card,
  Endeavours,
  EquipmentId,
  NodeId,
  Option,
  PromotionKind,
  SiteId,
  Stack,
  State,
} from '../../types.ts';
import { dirtsidesOf, isAnchoredAt, labs, nodeOfBernal } from '../bernals.ts';
import { equipmentOf, isBernal, isColonist, isEquipment, isPatent, nameOfCard, valueAt } from '../cards.ts';
import { pay } from '../money.ts';
import { isUpgradeUnlocked } from '../playmats.ts';
import { hasColony, hasFeature, knownSites } from '../sites.ts';
import { refOfCard, whileReweighing } from '../stacks.ts';
import { player, say } from '../table.ts';
import type { Operation } from './operation.ts';

/** A card that can be promoted now, and for how much. */
export interface Promotion {
  readonly stack: Stack;
  readonly card: Card;
  readonly price: number;
}

/** END-PATENT-04..06, END-EQUIP-09..11, 27, END-BERNAL-08 */
export const promotion: Operation = {
  name: 'promotion',
  isPossible: state => promotionsOf(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.nothingToPromote' }, rule: 'END-PATENT-04' }),
  *perform(t) {
    yield* promoteOne(t, promotionsOf(t.state));
  },
};

export function* promoteOne(t: Endeavours, promotions: readonly Promotion[]): Flow {
  const options = promotions.map((each): Promotion & Option => ({
    ...each,
    key: `card:${each.card.no}`,
    label: { key: 'promotion.of', params: { card: nameOfCard(each.card), price: each.price } },
    refs: [refOfCard(each.card)],
  }));
  const { stack, card, price } = yield* t.choose(player, 'promotion.card', options, { takeOnly: true });
  pay(t, price);
  promote(t, stack, card);
}

/** Flips a card to its promoted side in place. */
function promote(t: Endeavours, stack: Stack, card: Card): void {
  whileReweighing(t.state, stack, () => {
    card.side = isEquipment(card.card) ? 'back' : 'purple';
  });
  if (valueAt(card, 'entries') !== undefined) card.uses = 0; // END-EQUIP-27
  say(t, 'END-PATENT-04', 'promotion.done', { card: nameOfCard(card) });
}

export function promotionsOf(state: State): Promotion[] {
  const found: Promotion[] = [];
  for (const stack of state.stacks) {
    if (stack.node === null) continue;
    for (const card of stack.cards) {
      const price = card.damaged ? undefined : priceOf(state, stack, stack.node, card);
      if (price !== undefined && price <= state.bank) found.push({ stack, card, price });
    }
  }
  return found;
}

function priceOf(state: State, stack: Stack, node: NodeId, card: Card): number | undefined {
  if (isEquipment(card.card)) return equipmentPrice(state, node, card, card.card);
  if (isBernal(card.card)) return mayPromoteBernal(state, card, card.card) ? 0 : undefined;
  return mayPromotePatent(state, stack, node, card) ? 0 : undefined;
}

/** END-EQUIP-09, 10 */
function equipmentPrice(state: State, node: NodeId, card: Card, kind: EquipmentId): number | undefined {
  const { promotion: printed } = equipmentOf(kind);
  if (printed === undefined || card.side !== 'front' || !isUpgradeUnlocked(state, kind)) return undefined;
  const isHere =
    labs(state).includes(node) ||
    (printed.at === 'BER' && isAnchoredAt(state, node)) ||
    effects.tell(state, 'promotionPlace', {}).includes(node);
  return isHere ? Math.max(0, effects.change(state, 'promotionPrice', printed.cost, { card, node })) : undefined;
}

/** END-PATENT-04, END-DRIFT-20: with a Colony on a Site of its kind, or a Lab; of the two freighters one alone. */
function mayPromotePatent(state: State, stack: Stack, node: NodeId, { card, side }: Card): boolean {
  const kind = promotesAt(card);
  if (kind === undefined || side === 'purple') return false;
  if (stack.kind === 'freighter' || stack.kind === 'slipstream') {
    const other = state.stacks.find(
      each => each !== stack && (each.kind === 'freighter' || each.kind === 'slipstream'),
    );
    if (other?.cards.some(each => each.side === 'purple')) return false;
  }
  return labs(state).includes(node) || (isSite(node) && hasColony(state, node) && isOfKind(state, node, kind));
}

function promotesAt(card: Card['card']): PromotionKind | undefined {
  if (isPatent(card)) return catalogue.patents[card].promotesAt;
  return isColonist(card) ? catalogue.colonists[card].promotesAt : undefined;
}

/** END-PATENT-05, END-RULE-39: the Home Bernal by a Colony of its kind anywhere, another by one among its Dirtsides. */
function mayPromoteBernal(state: State, { side }: Card, id: BernalId): boolean {
  const bernal = state.bernals.find(each => each.card === id)!;
  if (side === 'purple' || !bernal.anchored) return false;
  return colonySites(state, bernal).some(
    site => hasColony(state, site) && isOfKind(state, site, catalogue.bernals[id].promotesAt),
  );
}

function colonySites(state: State, bernal: Bernal): SiteId[] {
  return bernal.home ? knownSites(state).map(({ id }) => id) : dirtsidesOf(state, nodeOfBernal(state, bernal)!);
}

/** A spectral letter, or a feature. */
export function isOfKind(state: State, site: SiteId, kind: PromotionKind): boolean {
  return kind.length === 1
    ? siteAt(site).type === kind
    : hasFeature(state, site, kind as 'sub' | 'astro' | 'atm' | 'push');
}
