import { titleOf as titleOfCard } from '../content/copies.ts';
import { aquaRows } from '../content/playmats.ts';
import { bend } from '../effects.ts';
import { faceOf, isBernal, kindOf, nameOfCard } from '../rules/cards.ts';
import { mayExomigrate } from '../rules/free/exomigrate.ts';
import { handovers } from '../rules/missions/deliveries.ts';
import { isBase, needOfCard, openMissions } from '../rules/missions/quest.ts';
import { listOf, titleOf } from '../rules/missions/words.ts';
import { promotionsOf } from '../rules/operations/promotion.ts';
import { patentsInHand } from '../rules/operations/research.ts';
import { nameOfUnlock } from '../rules/playmats.ts';
import { massOf } from '../rules/stacks.ts';
import { nameOfNode } from '../rules/table.ts';
import type { Card, CardId, DeckName, Mission, State } from '../types.ts';
import { bestDesign, builderKinds, builderOf, deckOf, keepsakes, worthOfAnotherThruster } from './designs.ts';
import { damagedInLeo, fittingIdeas, voyageIdeas } from './errands.ts';
import { type Idea, idea } from './idea.ts';
import type { Insight } from './insight.ts';
import { assetsOf, estateOf, isImagined } from './ships.ts';
import { spotToFill, unlockToPay } from './spots.ts';
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
  const bernal = bernalToPromote(insight);
  if (bernal !== undefined)
    ideas.push(
      idea('operation.promotion', 63, 'END-PATENT-05', { key: 'idea.promote', params: { card: nameOfCard(bernal) } }),
    );
  ideas.push(idea('operation.observe', 30, 'END-OBSERVE-01', { key: 'idea.observe' }));
  const sale = cardToSell(insight);
  if (sale !== undefined)
    ideas.push(
      idea('operation.freeMarket', isShort(insight) || isHandFull(state) ? 40 : 20, 'END-MARKET-01', {
        key: 'idea.sell',
        params: { card: nameOfCard(sale) },
      }),
    );
  const deck = deckToResearch(insight);
  if (deck !== undefined)
    ideas.push(
      idea('operation.research', 42, 'END-AUCTION-01', {
        key: `idea.research.${deck.why}`,
        params: { deck: { key: `deck.${deck.deck}` } },
      }),
    );
  const parts = isHandFull(state) ? partsToBoost(insight) : [];
  if (parts.length > 0)
    ideas.push(
      idea('operation.boost', 41, 'END-BOOST-01', {
        key: 'idea.boostParts',
        params: { cards: listOf(parts.map(card => nameOfCard(card))) },
      }),
    );
  ideas.push(idea('operation.income', isSaving(insight) ? 35 : 10, 'END-MARKET-03', { key: 'idea.income' }));
  return ideas;
}

/** The Home Bernal, if it can become a Lab (END-BERNAL-08). */
export function bernalToPromote({ state }: Insight): Card | undefined {
  return promotionsOf(state).find(({ card }) => isBernal(card.card))?.card;
}

/** A ship waits for nothing but Aqua. */
function isShort({ state, fitting }: Insight): boolean {
  return fitting !== undefined && fitting.price > state.bank;
}

/** A base mission waits for nothing but Aqua, and observing brings none any more: the rows are full, and no mission asks for it. */
function isSaving(insight: Insight): boolean {
  const { state, fitting } = insight;
  const quest = fitting?.want.quest;
  if (!isShort(insight) || quest == null || !isBase(quest) || openMissions(state).some(isDoneAtHome)) return false;
  return state.rows.length === aquaRows.length;
}

/** A patent of the Hand that no ship to come has a use for; whoever waits for Aqua keeps only what the ship is made of. */
export function cardToSell(insight: Insight): CardId | undefined {
  const { state, fitting } = insight;
  const quest = fitting?.want.quest;
  const kept = isShort(insight) && quest != null && isBase(quest) ? new Set<CardId>() : keepsakes(state);
  for (const { card } of [...(fitting?.cards ?? []), ...toolsOf(insight)]) kept.add(card);
  return state.hand
    .filter(card => order.includes(kindOf(card)) && !kept.has(card))
    .sort((a, b) => order.indexOf(kindOf(a)) - order.indexOf(kindOf(b)))[0];
}

/** What the base missions take besides a ship: something that eats air, what builds, and the best prospector. */
function toolsOf({ state, wants }: Insight): Card[] {
  const assets = assetsOf(state);
  const wanted = wants.filter(({ quest }) => quest !== null && isBase(quest));
  const eaters = wanted.some(({ air }) => air) ? assets.filter(card => faceOf(card).air) : [];
  const builders = wanted.some(each => each.builders) ? builderKinds : [];
  const prospectors = wanted.some(({ isru }) => isru !== null)
    ? assets.filter(card => faceOf(card).isru === bestIsru(assets)).slice(0, 1)
    : [];
  return [...eaters, ...builders.flatMap(kind => builderOf(state, assets, kind) ?? []), ...prospectors];
}

function bestIsru(cards: readonly Card[]): number {
  return Math.min(...cards.map(card => faceOf(card).isru ?? Number.POSITIVE_INFINITY));
}

/** END-PROSPECT-01: all Sites of a base mission are too dry for everybody who could prospect there. */
function isTooDry({ state, wants }: Insight): boolean {
  const best = bestIsru(assetsOf(state));
  return openMissions(state).some(({ card }) => {
    const own = wants.filter(({ quest }) => quest?.card === card);
    return own.length > 0 && own.every(({ isru }) => isru !== null && isru < best);
  });
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

/** What the best ship in sight is short of; a thruster if there is none worth the name. */
export function deckToResearch(insight: Insight): Research | undefined {
  const { state, yearsLeft } = insight;
  if (state.bank < 3 || isHandFull(state) || yearsLeft < 15) return undefined;
  const design = bestDesign(state);
  if (design === undefined || worthOfAnotherThruster(state) > design.worth)
    return { deck: 'thruster', why: 'thruster' };
  const [lack] = design.lacks;
  if (lack !== undefined) return { deck: deckOf(lack), why: lack };
  const assets = estateOf(state);
  const lacking = builderKinds.find(kind => builderOf(state, assets, kind) === undefined);
  if (lacking !== undefined && insight.wants.some(({ builders }) => builders)) return { deck: lacking, why: lacking };
  if (isTooDry(insight)) return { deck: 'robonaut', why: 'isru' };
  if (!isIdle(insight)) return undefined;
  const deck = design.worth < weights.soundShip ? 'thruster' : builderKinds[state.year % 2]!;
  return { deck, why: 'better' };
}

/** END-GAMEPLAY-09; whoever may hold any number keeps an overview. */
function isHandFull(state: State): boolean {
  return patentsInHand(state) >= Math.min(mostPatents, bend(state, 'handLimit', 4, {}));
}

const mostPatents = 7;

/** Rich, and no base mission within reach: better cards might change that. */
function isIdle({ state, ship, fitting, voyage }: Insight): boolean {
  if (state.bank < weights.riches || openMissions(state).every(isDoneAtHome)) return false;
  const quest = (ship === undefined ? fitting : voyage)?.want.quest;
  return quest == null || !isBase(quest);
}

function isDoneAtHome({ card }: Mission): boolean {
  return ['observation', 'research'].includes(needOfCard(card).kind);
}

/** A deck, and what for: a support letter, cooling, a kind of card. */
interface Research {
  readonly deck: DeckName;
  readonly why: string;
}

/** Parts of the ship to come and of what builds, taken to LEO so that there is room in the Hand for more (END-GAMEPLAY-09). */
export function partsToBoost({ state, yearsLeft }: Insight): CardId[] {
  if (yearsLeft < 15) return [];
  const assets = assetsOf(state);
  const parts = [
    ...(bestDesign(state)?.cards ?? []),
    ...(state.bank < weights.riches ? [] : builderKinds.flatMap(kind => builderOf(state, assets, kind) ?? [])),
  ];
  let left = state.bank - weights.float;
  return [...new Set(parts.filter(isImagined))].flatMap(part => {
    left -= massOf(state, part);
    return left < 0 ? [] : [part.card];
  });
}
