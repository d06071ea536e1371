import { faceOf, kindOf } from '../rules/cards.ts';
import { withCoolers } from '../rules/coolers.ts';
import { chainsOf, works } from '../rules/support.ts';
import type { Card, CardId, DeckName, Face, State, Support } from '../types.ts';
import { assetsOf, massOfAll, propulsionsOf, shipOf, withHeavyRadiators } from './ships.ts';

/** A ship that could be built if something were not missing. */
export interface Design {
  readonly thruster: Card;
  /** What there is of it. */
  readonly cards: readonly Card[];
  /** The deck that has what it lacks, and what that is; none if it is complete. */
  readonly lacks: { readonly deck: DeckName; readonly what: Support | 'cooling' } | null;
  readonly merit: number;
}

const decks: { readonly [support in Support]: DeckName } = {
  E: 'generator',
  U: 'generator',
  X: 'reactor',
  F: 'reactor',
  A: 'reactor',
};

/** How good a thruster is for going far: thrust, and little fuel. */
function meritOf({ thrust = 0, fuel = 0, sun, needs = [], heat = 0 }: Face): number {
  const thrift = fuel === 0 ? 2 : fuel <= 1 ? 5 : fuel <= 2 ? 4 : fuel <= 3 ? 3 : fuel <= 4 ? 1 : -4;
  return thrift + Math.min(thrust, 6) - needs.length * 0.5 - heat * 0.3 - (sun ? 2 : 0);
}

/** The best ship in sight: complete ones count more than those that still lack something. */
export function bestDesign(state: State): Design | undefined {
  const assets = withHeavyRadiators(assetsOf(state));
  const thrusters = assets.filter(({ card }) => kindOf(card) === 'thruster');
  const designs = thrusters.map(thruster => designOf(state, assets, thruster));
  return designs.sort((a, b) => b.merit - a.merit)[0];
}

function designOf(state: State, assets: readonly Card[], thruster: Card): Design {
  const all = shipOf(state, assets, 0);
  const chains = chainsOf(state, all, thruster, 'movement').sort((a, b) => a.heat - b.heat);
  const merit = meritOf(faceOf(thruster));
  const [chain] = chains;
  if (chain === undefined) {
    const { what, cards } = shortage(state, assets, thruster);
    return { thruster, cards, lacks: { deck: decks[what], what }, merit: merit - 2 };
  }
  const radiators = assets.filter(({ card }) => kindOf(card) === 'radiator');
  const cooling = radiators.reduce((sum, card) => sum + (faceOf(card).cooling ?? 0), 0);
  const cards = chain.heat === 0 ? chain.cards : [...chain.cards, ...radiators];
  if (cooling < chain.heat) return { thruster, cards, lacks: { deck: 'radiator', what: 'cooling' }, merit: merit - 1 };
  return { thruster, cards, lacks: null, merit: merit + 1 };
}

/** The first need down the chain that nothing supplies. */
function shortage(
  state: State,
  assets: readonly Card[],
  thruster: Card,
): { readonly what: Support; readonly cards: Card[] } {
  const cards = [thruster];
  for (const card of cards) {
    for (const need of faceOf(card).needs ?? []) {
      const supplier = assets.find(
        each =>
          !cards.includes(each) &&
          faceOf(each).supplies?.includes(need) &&
          works(state, shipOf(state, assets, 0), each),
      );
      if (supplier === undefined) return { what: need, cards };
      cards.push(supplier);
    }
  }
  return { what: 'E', cards };
}

/** Cards that are worth keeping: those of the best design, of the best that flies already, and the builders. */
export function keepsakes(state: State): Set<CardId> {
  const kept = new Set<CardId>(bestDesign(state)?.cards.map(({ card }) => card) ?? []);
  const assets = assetsOf(state);
  for (const { cards } of propulsionsOf(state, assets).slice(0, 1)) for (const { card } of cards) kept.add(card);
  for (const kind of builderKinds) for (const { card } of builderOf(state, assets, kind) ?? []) kept.add(card);
  return kept;
}

export const builderKinds = ['robonaut', 'refinery'] as const;

/** The lightest robonaut or refinery that would work, with its supports (END-FACTORY-01). */
export function builderOf(
  state: State,
  assets: readonly Card[],
  kind: 'robonaut' | 'refinery',
): readonly Card[] | undefined {
  const all = shipOf(state, assets, 0);
  const sets = assets
    .filter(({ card }) => kindOf(card) === kind)
    .flatMap(card => chainsOf(state, all, card, 'industry').flatMap(({ cards }) => withCoolers(all, cards)));
  const burdenOf = (cards: readonly Card[]) => massOfAll(state, cards) + (faceOf(cards[0]!).isru ?? 0);
  return sets.sort((a, b) => burdenOf(a) - burdenOf(b))[0];
}
