import type { NodeId, SiteId, State, Words } from '../../../types.ts';
import { can } from '../../cards.ts';
import { isManned } from '../../people/people.ts';
import { hasClaim, hydrationOf } from '../../sites.ts';
import { stacksAt } from '../../stacks.ts';
import { nameOfNode } from '../../table.ts';
import { isShut, mayBeClaimed } from '../possible.ts';
import { type Delivery, hereOf, type Kind, type NeedOf } from '../quest.ts';
import { nodeNames } from '../words.ts';

/** END-MISSION-30 */
const waterNeeded = 9;
const hydrationNeeded = 4;

/** END-MISSION-30..32: nine water FTs of one Site, carried to another; `count` is how many have come. */
export const hydration: Kind<NeedOf<'hydration'>> = {
  takes: (state, _, { produced }, act) =>
    act.act === 'refuelled' &&
    act.manned &&
    act.water > 0 &&
    produced < waterNeeded &&
    hydrationOf(state, act.site) === hydrationNeeded,
  take: (_, __, quest, act) => {
    if (act.act !== 'refuelled') return;
    const water = (quest.yields?.[act.site] ?? 0) + act.water;
    quest.yields = { ...quest.yields, [act.site]: water };
    quest.produced = Math.max(quest.produced, water);
  },
  deliveries(state, { site }, { produced, count }) {
    if (produced < waterNeeded || !isManned(state, site)) return [];
    return stacksAt(state, site)
      .filter(({ cargo }) => cargo.water > 0)
      .map(stack => ({ stack, what: { water: Math.min(stack.cargo.water, waterNeeded - count) }, as: 'water' }));
  },
  isComplete: (_, __, { count }) => count >= waterNeeded,
  isImpossible: (state, { site }) => isShut(state, site),
  missing: (_, { site }, { produced, count }) => [
    ...(produced < waterNeeded
      ? [{ key: 'missing.produceWater', params: { count: waterNeeded - produced } } satisfies Words]
      : []),
    { key: 'missing.deliverWater', params: { count: waterNeeded - count, site: nameOfNode(site) } },
  ],
};

/** General Supplies at a Site where somebody can take them over. */
function suppliesAt(state: State, site: SiteId): Delivery[] {
  const deliveries: Delivery[] = [];
  for (const stack of stacksAt(state, site)) {
    for (const card of stack.cards)
      if (can(card.card, 'provisions')) deliveries.push({ stack, what: { card }, as: card.card });
  }
  return deliveries.length > 0 && isManned(state, site) ? deliveries : [];
}

/** END-MISSION-43 */
export const supplyDelivery: Kind<NeedOf<'supplyDelivery'>> = {
  deliveries: (state, { site }) => (hasClaim(state, site) ? suppliesAt(state, site) : []),
  isComplete: (_, __, { delivered }) => delivered.length > 0,
  isImpossible: (state, { site }) => !mayBeClaimed(state, site),
  missing: (state, { site }) => [
    ...(hasClaim(state, site) ? [] : [{ key: 'missing.claim', params: { site: nameOfNode(site) } } satisfies Words]),
    { key: 'missing.supplies', params: { site: nameOfNode(site) } },
  ],
};

/** XM8 */
export const suppliesHere: Kind<NeedOf<'suppliesHere'>> = {
  deliveries: (state, _, quest) => suppliesAt(state, hereOf(quest)),
  isComplete: (_, __, { delivered }) => delivered.length > 0,
  missing: (_, __, quest) => [{ key: 'missing.supplies', params: { site: nameOfNode(hereOf(quest)) } }],
};

/** END-MISSION-44: in tow, or as cards in a Stack there. */
export const cometRedirection: Kind<NeedOf<'cometRedirection'>> = {
  deliveries(state, { comets, exit }, { delivered }) {
    const deliveries: Delivery[] = [];
    const isWanted = (comet: SiteId) => comets.includes(comet) && !delivered.includes(comet);
    for (const stack of stacksAt(state, exit)) {
      for (const card of stack.cards) {
        const comet = card.card.slice('comet:'.length) as SiteId;
        if (card.card.startsWith('comet:') && isWanted(comet)) deliveries.push({ stack, what: { card }, as: comet });
      }
      for (const tow of stack.tows) {
        if ('comet' in tow && isWanted(tow.comet))
          deliveries.push({ stack, what: { comet: tow.comet }, as: tow.comet });
      }
    }
    return deliveries.length > 0 && isManned(state, exit) ? deliveries : [];
  },
  isComplete: (_, { comets }, { delivered }) => comets.every(comet => delivered.includes(comet)),
  isImpossible: (state, { comets, exit }, { delivered }) =>
    isShut(state, exit as NodeId) ||
    comets.some(comet => !delivered.includes(comet) && isShut(state, comet) && !isInPlay(state, comet)),
  missing: (_, { comets, exit }, { delivered }) => [
    {
      key: 'missing.comets',
      params: { comets: nodeNames(comets.filter(comet => !delivered.includes(comet))), exit: nameOfNode(exit) },
    },
  ],
};

/** Its card is in tow or in a Stack. */
function isInPlay(state: State, comet: SiteId): boolean {
  return state.stacks.some(
    ({ cards, tows }) =>
      cards.some(({ card }) => card === `comet:${comet}`) || tows.some(tow => 'comet' in tow && tow.comet === comet),
  );
}
