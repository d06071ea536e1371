import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Card, Endeavours, Option, PatentId, SiteId, Stack, State } from '../../types.ts';
import { kindOf, nameOfCard } from '../cards.ts';
import { withCoolers } from '../coolers.ts';
import { decommission } from '../losing.ts';
import { credit } from '../missions/credit.ts';
import { triggerGlitch } from '../move/landing.ts';
import { knownSites, siteOf, siteUnder } from '../sites.ts';
import { refOfCard } from '../stacks.ts';
import { chainsOf } from '../support.ts';
import { isUsed, nameOfNode, noteUse, player, say } from '../table.ts';
import type { Operation } from './operation.ts';

/** A robonaut and a refinery that can build together, with everything that supports and cools them. */
interface Builders {
  readonly stack: Stack;
  readonly site: SiteId;
  readonly robonaut: Card;
  /** None once in the game by N04. */
  readonly refinery: Card | null;
  readonly cards: readonly Card[];
}

/** END-CORE-12 */
const mostFactories = 7;

/** END-FACTORY-01..04 */
export const industrialize: Operation = {
  name: 'industrialize',
  isPossible: state => hasFactoryLeft(state) && buildersOf(state).length > 0,
  whyNot: state => ({
    reason: { key: hasFactoryLeft(state) ? 'bar.noBuilders' : 'bar.noFactoryLeft' },
    rule: hasFactoryLeft(state) ? 'END-FACTORY-01' : 'END-CORE-12',
  }),
  *perform(t) {
    const options = distinct(buildersOf(t.state)).map((builders): Builders & Option => ({
      ...builders,
      key: builders.cards.map(({ no }) => no).join('+'),
      label: {
        key: 'industrialize.with',
        params: {
          site: nameOfNode(builders.site),
          robonaut: nameOfCard(builders.robonaut),
          count: builders.cards.length,
        },
      },
      refs: builders.cards.map(refOfCard),
    }));
    const chosen = yield* t.choose(player, 'industrialize.builders', options, { takeOnly: true });
    yield* triggerGlitch(t, chosen.stack);
    if (!chosen.cards.every(card => chosen.stack.cards.includes(card))) return; // lost to the Glitch
    yield* build(t, chosen);
  },
};

function hasFactoryLeft(state: State): boolean {
  const cubes = knownSites(state).filter(({ factory }) => factory).length;
  return cubes + state.stacks.filter(({ kind }) => kind === 'mobile').length < mostFactories;
}

/** The same cards in another order are the same builders. */
function distinct(all: readonly Builders[]): Builders[] {
  const seen = new Set<string>();
  return all.filter(({ cards }) => {
    const key = cards
      .map(({ no }) => no)
      .sort((a, b) => a - b)
      .join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** END-FACTORY-01: at a Claim without a Factory. */
function buildersOf(state: State): Builders[] {
  const found: Builders[] = [];
  for (const stack of state.stacks) {
    const site = siteUnder(state, stack);
    if (site === undefined || !state.sites[site]?.claim || state.sites[site].factory) continue;
    for (const robonaut of stack.cards) {
      if (kindOf(robonaut.card) !== 'robonaut') continue;
      for (const refinery of refineriesOf(state, stack)) found.push(...pairsOf(state, stack, site, robonaut, refinery));
    }
  }
  return found;
}

function refineriesOf(state: State, stack: Stack): (Card | null)[] {
  const refineries: (Card | null)[] = stack.cards.filter(({ card }) => kindOf(card) === 'refinery');
  const isWaived = effects.tell(state, 'industryWaives', { by: stack, refinery: null }).includes('refinery');
  if (isWaived && !isUsed({ state }, withoutRefinery, 'game')) refineries.push(null);
  return refineries;
}

const withoutRefinery = 'industrialize:withoutRefinery';

/** END-SUPPORT-04: both chains are used, and cooled, at once. */
function pairsOf(state: State, stack: Stack, site: SiteId, robonaut: Card, refinery: Card | null): Builders[] {
  const rigs = chainCards(state, stack, robonaut, effects.tell(state, 'industryWaives', { by: stack, refinery }));
  const plants = refinery === null ? [[]] : chainsOf(state, stack, refinery, 'industry').map(({ cards }) => cards);
  return rigs
    .flatMap(rig => plants.map(plant => [...rig, ...plant]))
    .flatMap(cards => withCoolers(stack, cards))
    .map(cards => ({ stack, site, robonaut, refinery, cards }));
}

/** F07, F11: the robonaut's current, or its damage, does not matter. */
function chainCards(state: State, stack: Stack, robonaut: Card, waived: readonly string[]): (readonly Card[])[] {
  const rig = waived.includes('robonautDamage') ? { ...robonaut, damaged: false } : robonaut;
  const chains = chainsOf(state, stack, rig, 'industry').map(({ cards }) => [robonaut, ...cards.slice(1)]);
  return waived.includes('robonautCurrent') && !robonaut.damaged ? [...chains, [robonaut]] : chains;
}

/** END-FACTORY-02, 04, END-PATENT-09 */
function* build(t: Endeavours, { stack, site, refinery, cards }: Builders): Flow {
  const { state } = t;
  const plant = refinery !== null && refinery.side === 'black' ? (refinery.card as PatentId) : null;
  if (refinery === null) noteUse(t, withoutRefinery, 'game');
  for (const card of cards) yield* decommission(t, stack, card, 'used');
  Object.assign(siteOf(state, site), { factory: true, plant });
  say(t, 'END-FACTORY-01', 'industrialize.done', { site: nameOfNode(site) });
  yield* credit(t, { act: 'industrialized', site });
}
