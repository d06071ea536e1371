import { faceOf, isBernal, isPatent, kindOf, nameOfCard } from '../rules/cards.ts';
import { titleOf as titleOfCard } from '../rules/copies.ts';
import { mayExomigrate } from '../rules/free/exomigrate.ts';
import { massOf } from '../rules/mass.ts';
import { handovers } from '../rules/missions/deliveries.ts';
import { isBase, openMissions } from '../rules/missions/quest.ts';
import { listOf, titleOf } from '../rules/missions/words.ts';
import { promotionsOf } from '../rules/operations/promotion.ts';
import { nameOfUnlock } from '../rules/playmats.ts';
import { nameOfNode } from '../rules/table.ts';
import { aquaRows } from '../tables/playmats.ts';
import type { Card, CardId } from '../types.ts';
import { isFeasible } from './deeds.ts';
import { bestDesign, builderKinds, builderOf, keepsakes, shipsCards } from './designs.ts';
import { diskToRemove } from './disks.ts';
import { damagedInLeo, fittingIdeas, voyageIdeas } from './errands.ts';
import { type Idea, idea } from './idea.ts';
import type { Insight } from './insight.ts';
import { settlerOf } from './people.ts';
import { bestIsru, deckToResearch, deckWanted, isDoneAtHome, isHandFull, isPoor, isPressing } from './research.ts';
import { assetsOf, isImagined } from './ships.ts';
import { spotToFill, unlockToPay } from './spots.ts';
import { elevatorsWanted } from './wants/elevators.ts';
import { weights } from './weights.ts';

/** Everything that comes to mind, the best first. */
export function ideasOf(insight: Insight): Idea[] {
  const ideas = [
    ...errandsAtHand(insight),
    ...voyageIdeas(insight),
    ...fittingIdeas(insight),
    ...householding(insight),
  ];
  return ideas.sort((a, b) => b.worth - a.worth);
}

/** What costs nothing and only waits to be done. */
function errandsAtHand(insight: Insight): Idea[] {
  const { state } = insight;
  const ideas: Idea[] = [];
  const handover = handovers(state).find(({ quest }) => quest !== null);
  if (handover !== undefined)
    ideas.push(
      idea('free.deliver', 100, 'END-MISSION-55', {
        key: 'idea.deliver',
        params: { mission: titleOf(handover.quest!) },
      }),
    );
  const spot = spotToFill(state);
  if (spot !== undefined)
    ideas.push(
      idea('free.fillSpot', 98, 'END-OBSCARD-04', {
        key: 'idea.fillSpot',
        params: { mission: titleOf(spot.quest), icon: spot.icon },
      }),
    );
  const unlock = unlockToPay(state);
  if (unlock !== undefined)
    ideas.push(
      idea(
        'free.unlock',
        70,
        'END-DISC-06',
        { key: 'idea.unlock', params: { what: nameOfUnlock(state, unlock.id), price: unlock.price } },
        [`unlock:${unlock.id}`],
      ),
    );
  const disk = diskToRemove(state);
  if (disk !== undefined)
    ideas.push(
      idea('free.removeDisk', 97, 'END-DISC-10', { key: 'idea.removeDisk', params: { site: nameOfNode(disk) } }, [
        `node:${disk}`,
      ]),
    );
  const development = developmentToPlay(insight);
  if (development !== undefined)
    ideas.push(
      idea('free.develop', 90, 'END-EXPCARD-05', { key: 'idea.develop', params: { card: nameOfCard(development) } }),
    );
  const damaged = damagedInLeo(insight);
  if (damaged !== undefined)
    ideas.push(
      idea('free.decommission', 85, 'END-CORE-22', { key: 'idea.replace', params: { card: nameOfCard(damaged) } }),
    );
  if (mayExomigrate(state, insight.waiting))
    ideas.push(idea('free.exomigrate', 86, 'END-COLONY-06', { key: 'idea.exomigrate' }));
  if (settlerOf(state) !== undefined && isFeasible(state, 'foundColony'))
    ideas.push(idea('free.foundColony', 87, 'END-COLONY-01', { key: 'idea.settleHomeAgain' }));
  ideas.push(idea('free.repairGlitch', 95, 'END-EVENT-04', { key: 'idea.repairGlitch' }));
  return ideas;
}

/** Developments that are good at any time: Aqua, discoveries, another look at the sky, repairs, rest. */
const welcome: readonly string[] = ['XV2', 'XV3', 'XV9', 'XV10', 'OV1', 'OV3', 'OV8'];

export function developmentToPlay({ state }: Insight): CardId | undefined {
  return state.hand.find(
    card =>
      welcome.includes(titleOfCard(card)) ||
      (titleOfCard(card) === 'OV2' && hasTelescope(state.stacks.flatMap(({ cards }) => cards))),
  );
}

function hasTelescope(cards: readonly Card[]): boolean {
  return cards.some(({ card, damaged }) => card === 'telescope' && !damaged);
}

/** What is done with the year's operation when no errand asks for it. */
function householding(insight: Insight): Idea[] {
  const { state, home } = insight;
  const ideas: Idea[] = [];
  const cards = state.stacks.flatMap(each => each.cards);
  const place = home === undefined ? {} : { node: nameOfNode(home) };
  if (!hasTelescope(cards) && home !== undefined && insight.yearsLeft > 4) {
    if (insight.needsTelescope)
      ideas.push(idea('operation.purchase', 48, 'END-PURCHASE-01', { key: 'idea.telescope', params: place }));
    else if (state.bank >= 1)
      ideas.push(idea('operation.boost', 48, 'END-BOOST-01', { key: 'idea.boostTelescope', params: place }));
  }
  const [elevator] = elevatorsWanted(state);
  if (elevator !== undefined) ideas.push(idea('operation.elevator', 64, 'END-ELEVATOR-01', { key: 'idea.elevator' }));
  const bernal = bernalToPromote(insight);
  if (bernal !== undefined)
    ideas.push(
      idea('operation.promotion', 63, 'END-PATENT-05', { key: 'idea.promote', params: { card: nameOfCard(bernal) } }),
    );
  ideas.push(idea('operation.observe', 30, 'END-OBSERVE-01', { key: 'idea.observe' }));
  const sale = cardToSell(insight);
  const wanted = deckWanted(insight);
  const comesFirst = wanted !== undefined && isPressing(wanted, insight);
  if (sale !== undefined)
    ideas.push(
      idea('operation.freeMarket', worthOfSale(insight, comesFirst), 'END-MARKET-01', {
        key: 'idea.sell',
        params: { card: nameOfCard(sale) },
      }),
    );
  const deck = deckToResearch(insight);
  if (deck !== undefined)
    ideas.push(
      idea('operation.research', comesFirst ? 61 : 42, 'END-AUCTION-01', {
        key: `idea.research.${deck.why}`,
        params: { deck: { key: `deck.${deck.deck}` } },
      }),
    );
  const parts = isHandFull(state) && (comesFirst || !isSavingUp(insight)) ? partsToBoost(insight) : [];
  if (parts.length > 0)
    ideas.push(
      idea('operation.boost', comesFirst ? 61 : 41, 'END-BOOST-01', {
        key: 'idea.boostParts',
        params: { cards: listOf(parts.map(card => nameOfCard(card))) },
      }),
    );
  ideas.push(idea('operation.income', earnsMostByIncome(insight) ? 35 : 10, 'END-MARKET-03', { key: 'idea.income' }));
  return ideas;
}

/** A full Hand keeps from coming what a mission waits for. */
function worthOfSale(insight: Insight, comesFirst: boolean): number {
  const isFull = isHandFull(insight.state);
  if (isFull && comesFirst) return 61;
  if (isPoor(insight)) return 43;
  return isShort(insight) || isFull ? 40 : 20;
}

/** The Home Bernal, if it can become a Lab (END-BERNAL-08). */
export function bernalToPromote({ state }: Insight): Card | undefined {
  return promotionsOf(state).find(({ card }) => isBernal(card.card))?.card;
}

/** A ship waits for nothing but Aqua. */
function isShort({ state, fitting }: Insight): boolean {
  return fitting !== undefined && fitting.price > state.bank;
}

/** A base mission waits for nothing but Aqua. */
function isSavingUp(insight: Insight): boolean {
  const quest = insight.fitting?.want.quest;
  return isShort(insight) && quest != null && isBase(quest);
}

/** A base mission waits for nothing but Aqua, and observing brings none any more: the rows are full, and no mission asks for it. */
function earnsMostByIncome(insight: Insight): boolean {
  const { state } = insight;
  return isSavingUp(insight) && !openMissions(state).some(isDoneAtHome) && state.rows.length === aquaRows.length;
}

/** A patent of the Hand that no ship to come has a use for; whoever waits for Aqua keeps only what the ship is made of. */
export function cardToSell(insight: Insight): CardId | undefined {
  const { state, fitting, isFarSighted } = insight;
  const kept = isSavingUp(insight) ? shipsCards(state, isFarSighted) : keepsakes(state, isFarSighted);
  const used = [...(fitting?.cards ?? []), ...toolsOf(insight)];
  for (const { card } of used) kept.add(card);
  const sale = leastWanted(state.hand, kept);
  if (sale !== undefined || !isHandFull(state) || deckWanted(insight) === undefined) return sale;
  if (partsToBoost(insight).length > 0) return undefined;
  const needed = [...used, ...(bestDesign(state, isFarSighted)?.cards ?? [])]; // a Hand full of what might be useful one day keeps what is needed now from coming
  return leastWanted(state.hand, new Set(needed.map(({ card }) => card)));
}

function leastWanted(hand: readonly CardId[], kept: ReadonlySet<CardId>): CardId | undefined {
  return hand
    .filter(card => order.includes(kindOf(card)) && !kept.has(card))
    .sort((a, b) => order.indexOf(kindOf(a)) - order.indexOf(kindOf(b)))[0];
}

/** What the base missions take besides a ship: something that eats air, what builds, steady current, and the best prospector. */
function toolsOf({ state, wants }: Insight): Card[] {
  const assets = assetsOf(state);
  const wanted = wants.filter(({ quest }) => quest !== null && isBase(quest));
  const eaters = wanted.some(({ air }) => air) ? assets.filter(card => faceOf(card).air) : [];
  const builders = wanted.some(each => each.builders) ? builderKinds : [];
  const prospectors = wanted.some(({ isru }) => isru !== null)
    ? assets.filter(card => faceOf(card).isru === bestIsru(assets)).slice(0, 1)
    : [];
  return [
    ...eaters,
    ...builders.flatMap(kind => builderOf(state, assets, kind) ?? hopeful(assets.filter(isOf(kind)))),
    ...(wanted.some(({ power }) => power) ? hopeful(assets.filter(card => faceOf(card).supplies?.includes('E'))) : []),
    ...prospectors,
  ];
}

function isOf(kind: string): (card: Card) => boolean {
  return ({ card }) => kindOf(card) === kind;
}

/** The one that lacks the least. */
function hopeful(cards: readonly Card[]): Card[] {
  const lacks = (card: Card) => (faceOf(card).needs?.length ?? 0) + (faceOf(card).heat ?? 0) / 2;
  return [...cards].sort((a, b) => lacks(a) - lacks(b)).slice(0, 1);
}

const order: readonly string[] = [
  'freighter',
  'gwThruster',
  'reactor',
  'radiator',
  'refinery',
  'robonaut',
  'generator',
  'thruster',
];

/** Parts of the ship to come and of what builds, taken to LEO so that there is room in the Hand for more (END-GAMEPLAY-09). */
export function partsToBoost({ state, yearsLeft, isFarSighted }: Insight): CardId[] {
  if (yearsLeft < 15) return [];
  const assets = assetsOf(state);
  const kept = keepsakes(state, isFarSighted);
  const parts = [
    ...(bestDesign(state, isFarSighted)?.cards ?? []),
    ...assets.filter(({ card }) => isPatent(card) && kept.has(card)),
  ];
  let left = state.bank - weights.float;
  return [...new Set(parts.filter(isImagined))].flatMap(part => {
    left -= massOf(state, part);
    return left < 0 ? [] : [part.card];
  });
}
