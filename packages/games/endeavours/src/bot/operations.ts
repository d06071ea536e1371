import { titleOf as titleOfCard } from '../content/copies.ts';
import { kindOf, nameOfCard } from '../rules/cards.ts';
import { handovers } from '../rules/missions/deliveries.ts';
import { titleOf } from '../rules/missions/words.ts';
import { patentsInHand } from '../rules/operations/research.ts';
import { nameOfNode } from '../rules/table.ts';
import type { Card, CardId, DeckName } from '../types.ts';
import { fittingIdeas, voyageIdeas } from './errands.ts';
import { type Idea, idea } from './idea.ts';
import type { Insight } from './insight.ts';
import { assetsOf, propulsionsOf } from './ships.ts';
import { spotToFill, unlockToPay } from './spots.ts';

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
        { key: 'idea.unlock', params: { what: { key: `unlock.${unlock.id}` }, price: unlock.price } },
        [`unlock:${unlock.id}`],
      ),
    );
  const development = developmentToPlay(insight);
  if (development !== undefined)
    ideas.push(
      idea('free.develop', 90, 'END-EXPCARD-05', { key: 'idea.develop', params: { card: nameOfCard(development) } }),
    );
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
    if (!state.hand.includes('telescope'))
      ideas.push(idea('operation.purchase', 48, 'END-PURCHASE-01', { key: 'idea.telescope', params: place }));
    else if (state.bank >= 1)
      ideas.push(idea('operation.boost', 48, 'END-BOOST-01', { key: 'idea.boostTelescope', params: place }));
  }
  ideas.push(idea('operation.observe', 30, 'END-OBSERVE-01', { key: 'idea.observe' }));
  const sale = cardToSell(insight);
  if (sale !== undefined)
    ideas.push(
      idea('operation.freeMarket', isShort(insight) ? 40 : 20, 'END-MARKET-01', {
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
  ideas.push(idea('operation.income', 10, 'END-MARKET-03', { key: 'idea.income' }));
  return ideas;
}

/** A ship waits for nothing but Aqua. */
function isShort({ state, fitting }: Insight): boolean {
  return fitting !== undefined && fitting.price > state.bank;
}

/** A patent of the Hand that the ship to come has no use for. */
export function cardToSell(insight: Insight): CardId | undefined {
  const { state, fitting } = insight;
  const kept = new Set<CardId>(fitting?.cards.map(({ card }) => card) ?? []);
  for (const { cards } of propulsionsOf(state, assetsOf(state)).slice(0, 1))
    for (const { card } of cards) kept.add(card);
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
  const sold = state.hand.filter(card => order.includes(kindOf(card)) && !kept.has(card));
  return sold.sort((a, b) => order.indexOf(kindOf(a)) - order.indexOf(kindOf(b)))[0];
}

/** What a ship is short of: a thruster, or what the thruster needs. */
export function deckToResearch(insight: Insight): { readonly deck: DeckName; readonly why: string } | undefined {
  const { state } = insight;
  if (state.bank < 4 || patentsInHand(state) >= 4 || insight.yearsLeft < 20 || insight.ship !== undefined)
    return undefined;
  const assets = assetsOf(state);
  const [best] = propulsionsOf(state, assets);
  if (best !== undefined && best.fuel <= 3) return undefined;
  const thrusters = assets.filter(({ card }) => kindOf(card) === 'thruster');
  if (thrusters.length === 0) return { deck: 'thruster', why: 'thruster' };
  return { deck: 'thruster', why: 'thruster' };
}
