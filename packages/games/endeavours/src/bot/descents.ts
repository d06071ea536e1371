import { isSite } from '../map/index.ts';
import { isCrew, isHuman } from '../rules/cards.ts';
import { maySpare } from '../rules/free/tokens.ts';
import { burnt } from '../rules/fuel.ts';
import { massOf } from '../rules/mass.ts';
import { hasFactory } from '../rules/sites.ts';
import { whileReweighing } from '../rules/stacks.ts';
import type { Card, CardId, Stack, State } from '../types.ts';
import { approachesOf } from './approaches.ts';
import { canServe } from './deeds.ts';
import { type Atlas, canLand, type Passage, standing } from './flights.ts';
import { isGoods, isOneWay, leanComforts, noComforts } from './ships.ts';
import type { Want } from './wants/want.ts';

/**
 * A way to a Site that no long-haul thruster is strong enough for, for those who need not come back: from right above it everything is
 * given up that is not needed below, so that the Crew's own engine can set the rest down. The patents are in the Hand at once (END-CORE-07).
 */
export function descentTo(state: State, ship: Stack, atlas: Atlas, want: Want): Passage | undefined {
  const site = want.node;
  if (!isSite(site) || !want.manned || !isOneWay(state, want) || hasFactory(state, site)) return undefined;
  if (!ship.cards.some(({ card, lonely }) => isCrew(card) && !lonely) || ship.cards.some(isGoods)) return undefined;
  for (const from of approachesOf(site)) {
    const there = from === ship.node ? standing : atlas.to(from);
    if (there === undefined) continue;
    const above = { ...ship, node: from, wet: ship.wet === null ? null : burnt(ship.wet, there.steps) };
    const lander = handy.map(kept => landerOf(state, above, want, kept)).find(each => canLand(state, each, site));
    if (lander === undefined || lander.cards.length === ship.cards.length) continue;
    const sheds = ship.cards.filter(({ no }) => lander.cards.every(card => card.no !== no));
    const { years, dangers, first, by } = there;
    const way = there === standing ? { first: site, by: null, sheds } : { first, by, sheds };
    return { ...there, ...way, years: years + 1, dangers: dangers + 1, back: 0 };
  }
  return undefined;
}

/** What is good to have at the landing, if it is not too heavy. */
const handy: readonly (readonly CardId[])[] = [...leanComforts, ...noComforts];

/** The people and what they need below, the heaviest of the rest given up first. */
function landerOf(state: State, ship: Stack, want: Want, kept: readonly CardId[]): Stack {
  const heaviestFirst = [...ship.cards].sort((a, b) => massOf(state, b) - massOf(state, a));
  return heaviestFirst.reduce((lander, card) => {
    if (isHuman(card.card) || kept.includes(card.card) || !maySpare(state, ship, card)) return lander;
    const lighter = without(state, lander, card);
    return canServe(state, lighter, want) ? lighter : lander;
  }, ship);
}

function without(state: State, ship: Stack, { no }: Card): Stack {
  const lighter = { ...ship };
  whileReweighing(state, lighter, () => {
    lighter.cards = ship.cards.filter(card => card.no !== no);
  });
  return lighter;
}
