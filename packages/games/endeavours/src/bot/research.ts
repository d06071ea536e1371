import { effects } from '../hooks.ts';
import { faceOf, kindOf } from '../rules/cards.ts';
import { isBase, needOfCard, openMissions } from '../rules/missions/quest.ts';
import { patentsInHand } from '../rules/operations/research.ts';
import type { Card, DeckName, Face, Mission, Named, State } from '../types.ts';
import { bestDesign, builderKinds, builderOf, deckOf, unseenOf, worthOfAnotherThruster } from './designs.ts';
import type { Insight } from './insight.ts';
import { estateOf, imagined, loadoutFor, meritOf, type Propulsion, propulsionsOf } from './ships.ts';
import type { Want } from './wants/want.ts';
import { weights } from './weights.ts';

/** A deck, and what for: a support letter, cooling, a kind of card, something that a mission takes. */
interface Research {
  readonly deck: DeckName;
  readonly why: Named<'idea.research'>;
}

export function deckToResearch(insight: Insight): Research | undefined {
  return isHandFull(insight.state) ? undefined : deckWanted(insight);
}

/** What the best ship in sight is short of; a thruster if there is none worth the name; and before a better one, what missions take besides. */
export function deckWanted(insight: Insight): Research | undefined {
  const { state, yearsLeft } = insight;
  if (state.bank < 3 || yearsLeft < 15) return undefined;
  const design = bestDesign(state, insight.isFarSighted);
  if (design === undefined) return { deck: 'thruster', why: 'thruster' };
  const assets = estateOf(state);
  const isFlying = propulsionsOf(state, assets).some(isSeaworthy);
  const tool = isFlying ? toolWanted(insight, assets) : undefined;
  if (tool !== undefined) return tool;
  if (worthOfAnotherThruster(state, insight.isFarSighted) > design.worth) return { deck: 'thruster', why: 'thruster' };
  const [lack] = design.lacks;
  if (lack !== undefined && !isFlying && isTimeToLookElsewhere(state)) return { deck: 'thruster', why: 'thruster' };
  if (lack !== undefined) return { deck: deckOf(lack), why: lack };
  const why = isIdle(insight) ? 'better' : isPoor(insight) ? 'trade' : undefined;
  if (why === undefined) return undefined;
  const deck = design.worth < weights.soundShip ? 'thruster' : builderKinds[state.year % 2]!;
  return { deck, why };
}

/** What has been looked for in vain may be among the cards that left the game (END-SETUP-11). */
function isTimeToLookElsewhere({ year }: State): boolean {
  return Math.floor(year / weights.search) % 2 === 1;
}

/** A thruster of its own that gets somewhere, and not the lander's alone. */
function isSeaworthy(propulsion: Propulsion): boolean {
  return kindOf(propulsion.cards[0]!.card) === 'thruster' && meritOf(propulsion) >= weights.seaworthy;
}

/** What base missions take besides a ship. */
function toolWanted(insight: Insight, assets: readonly Card[]): Research | undefined {
  const { state, wants } = insight;
  const lacking = builderKinds.find(kind => builderOf(state, assets, kind) === undefined);
  if (lacking !== undefined && wants.some(({ builders, quest }) => builders && quest !== null && isBase(quest)))
    return { deck: lacking, why: lacking };
  return toolLacking(insight, assets);
}

/** The ship is out for something small, or waits for more Aqua than there is: better cards come first, but not always. */
export function isPressing({ why }: Research, { state, ship, fitting, voyage }: Insight): boolean {
  if (why === 'better' || why === 'trade' || state.year % weights.respite === 0) return false;
  const quest = (ship === undefined ? fitting : voyage)?.want.quest;
  return quest == null || !isBase(quest) || (ship === undefined && fitting!.price > state.bank);
}

/** What missions take besides a ship. */
interface Tool {
  readonly why: Research['why'];
  /** The want of somebody who can do without. */
  readonly without: Partial<Want>;
  readonly decks: readonly DeckName[];
  readonly isIt: (face: Face) => boolean;
}

const tools: readonly Tool[] = [
  {
    why: 'power',
    without: { power: false },
    decks: ['generator'],
    isIt: ({ supplies }) => supplies?.includes('E') ?? false,
  },
  {
    why: 'air',
    without: { air: false },
    decks: ['generator', 'reactor', 'robonaut', 'refinery', 'thruster'],
    isIt: ({ air }) => air ?? false,
  },
  { why: 'isru', without: { isru: null }, decks: ['robonaut'], isIt: () => true },
];

/** What keeps the best ship from being fitted out for a base mission. */
function toolLacking({ state, wants }: Insight, assets: readonly Card[]): Research | undefined {
  const [propulsion] = propulsionsOf(state, assets);
  if (propulsion === undefined) return undefined;
  for (const { card } of openMissions(state)) {
    const own = wants.filter(({ quest }) => quest?.card === card);
    const tool = toolFor(state, assets, propulsion, own);
    if (tool !== undefined) return tool;
  }
  return undefined;
}

function toolFor(
  state: State,
  assets: readonly Card[],
  propulsion: Propulsion,
  wants: readonly Want[],
): Research | undefined {
  const canFit = (want: Want) => loadoutFor(state, assets, propulsion, want, 0, []) !== undefined;
  if (wants.some(canFit)) return undefined;
  for (const { why, without, decks, isIt } of tools) {
    if (!wants.some(want => canFit({ ...want, ...without }))) continue;
    const deck = decks.find(each => unseenOf(state, each).some(id => isIt(faceOf(imagined(id, -50)))));
    if (deck !== undefined) return { deck, why };
  }
  return undefined;
}

export function bestIsru(cards: readonly Card[]): number {
  return Math.min(...cards.map(card => faceOf(card).isru ?? Number.POSITIVE_INFINITY));
}

/** END-GAMEPLAY-09; whoever may hold any number keeps an overview. */
export function isHandFull(state: State): boolean {
  return patentsInHand(state) >= Math.min(mostPatents, effects.change(state, 'handLimit', 4, {}));
}

const mostPatents = 7;

/** Less in the Bank than the next ship is likely to cost: research and sales bring in more than they cost (END-AUCTION-01, END-MARKET-01). */
export function isPoor({ state, fitting }: Insight): boolean {
  const open = openMissions(state);
  if (open.length === 0) return state.bank < weights.riches;
  const quest = fitting?.want.quest;
  const price = quest != null && isBase(quest) ? fitting!.price : 0;
  return state.bank < Math.max(weights.purse, price) && !open.every(isDoneAtHome);
}

/** No base mission is within reach: better cards might change that. */
function isIdle({ state, ship, fitting, voyage }: Insight): boolean {
  if (state.bank < weights.capital || openMissions(state).every(isDoneAtHome)) return false;
  const quest = (ship === undefined ? fitting : voyage)?.want.quest;
  return quest == null || !isBase(quest);
}

export function isDoneAtHome({ card }: Mission): boolean {
  return ['observation', 'research'].includes(needOfCard(card).kind);
}
