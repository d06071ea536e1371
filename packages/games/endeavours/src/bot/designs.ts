import { catalogue, idsOf } from '../catalogue.ts';
import { faceOf, kindOf } from '../rules/cards.ts';
import { withCoolers } from '../rules/coolers.ts';
import { chainsOf, coolingOf, heatOf, works } from '../rules/support.ts';
import type { Card, CardId, DeckName, Stack, State, Support } from '../types.ts';
import {
  estateOf,
  figuresOf,
  imagined,
  massOfAll,
  meritOf,
  propulsionsOf,
  shipOf,
  withHeavyRadiators,
} from './ships.ts';
import { weights } from './weights.ts';

/** A ship around a thruster, and what it still lacks. */
export interface Design {
  readonly thruster: Card;
  /** What there is of it. */
  readonly cards: readonly Card[];
  /** None if it is complete. */
  readonly lacks: readonly Lack[];
  /** What it is good for, less the years until it is complete. */
  readonly worth: number;
}

export type Lack = Support | 'cooling';

const decks = {
  E: 'generator',
  U: 'generator',
  X: 'reactor',
  F: 'reactor',
  A: 'reactor',
  cooling: 'radiator',
} as const satisfies { readonly [lack in Lack]: DeckName };

/** The deck that has what is lacking. */
export function deckOf(lack: Lack): DeckName {
  return decks[lack];
}

/** The best ship in sight. */
export function bestDesign(state: State, isFar: boolean): Design | undefined {
  return bestOf(state, withHeavyRadiators(estateOf(state)), isFar);
}

function bestOf(state: State, assets: readonly Card[], isFar: boolean): Design | undefined {
  const thrusters = assets.filter(({ card }) => kindOf(card) === 'thruster');
  return thrusters.map(thruster => designOf(state, assets, thruster, isFar)).sort((a, b) => b.worth - a.worth)[0];
}

/** How good the best ship would be on the average with one more thruster, that has to be researched first. */
export function worthOfAnotherThruster(state: State, isFar: boolean): number {
  const assets = withHeavyRadiators(estateOf(state));
  const now = bestOf(state, assets, isFar)?.worth ?? 0;
  const unseen = unseenOf(state, 'thruster');
  const total = unseen.reduce((sum, card) => {
    const thruster = imagined(card, -50);
    return sum + Math.max(now, designOf(state, [...assets, thruster], thruster, isFar).worth);
  }, 0);
  return total / Math.max(1, unseen.length) - weights.research;
}

/** Cards of a deck that are not in play and not in the Hand: one of them is on top. */
export function unseenOf({ hand, stacks }: State, deck: DeckName): CardId[] {
  const seen = new Set([...hand, ...stacks.flatMap(({ cards }) => cards.map(({ card }) => card))]);
  return idsOf(catalogue.patents).filter(
    id => catalogue.patents[id].kind === deck && catalogue.patents[id].white !== undefined && !seen.has(id),
  );
}

/** Cards that meet needs, and what is still lacking. */
interface Plan {
  readonly cards: readonly Card[];
  readonly lacks: readonly Lack[];
}

function designOf(state: State, assets: readonly Card[], thruster: Card, isFar: boolean): Design {
  const all = shipOf(state, assets, 0);
  const plans = plansFor(state, all, { cards: [thruster], lacks: [] }, faceOf(thruster).needs ?? []);
  const designs = plans
    .map(plan => cooled(all, plan))
    .map(({ cards, lacks }): Design => {
      const research = lacks.reduce((sum, lack) => sum + drawsFor(state, lack), 0);
      return { thruster, cards, lacks, worth: worthAsShip(state, cards, isFar) - weights.research * research };
    });
  return designs.reduce((best, each) => (each.worth > best.worth ? each : best));
}

/** Every way to meet needs with what there is; what nothing supplies is lacking. */
function plansFor(state: State, all: Stack, plan: Plan, needs: readonly Support[]): Plan[] {
  const [need, ...rest] = needs;
  if (need === undefined) return [plan];
  const { cards, lacks } = plan;
  if (cards.slice(1).some(card => faceOf(card).supplies?.includes(need))) return plansFor(state, all, plan, rest);
  const suppliers = all.cards.filter(
    card => !cards.includes(card) && faceOf(card).supplies?.includes(need) && works(state, all, card),
  );
  const met = suppliers.flatMap(card =>
    plansFor(state, all, { cards: [...cards, card], lacks }, [...rest, ...(faceOf(card).needs ?? [])]),
  );
  return [...met, ...plansFor(state, all, { cards, lacks: [...lacks, need] }, rest)];
}

/** With radiators, the best first, as long as it is too hot. What is lacking will be warm too. */
function cooled(all: Stack, { cards, lacks }: Plan): Plan {
  const radiators = all.cards
    .filter(({ card }) => kindOf(card) === 'radiator')
    .sort((a, b) => (faceOf(b).cooling ?? 0) - (faceOf(a).cooling ?? 0));
  const heat = heatOf(cards) + lacks.length;
  const chosen: Card[] = [];
  const missing = () => heat - coolingOf({ ...all, cards: chosen });
  for (const radiator of radiators) if (missing() > 0) chosen.push(radiator);
  const more = Math.max(0, Math.ceil(missing() / usualCooling));
  return { cards: [...cards, ...chosen], lacks: [...lacks, ...Array.from({ length: more }, () => 'cooling' as const)] };
}

const usualCooling = 2;

/** How often a deck has to be researched for what is lacking, about. */
function drawsFor(state: State, lack: Lack): number {
  const unseen = unseenOf(state, decks[lack]);
  const good = unseen.filter(id => {
    const { supplies, needs = [] } = faceOf(imagined(id, -50));
    return lack === 'cooling' || (supplies?.includes(lack) && needs.length === 0);
  });
  return (unseen.length + 1) / (good.length + 1);
}

/** What a thruster with its supports is good for, about; solar ones not far out. */
function worthAsShip(state: State, cards: readonly Card[], isFar: boolean): number {
  const isSolar = cards.some(card => faceOf(card).sun);
  return meritOf({ ...figuresOf(cards), mass: massOfAll(state, cards) }, isFar) - (isSolar ? weights.darkness : 0);
}

/** Cards of the best design, and of the best ship that flies already. */
export function shipsCards(state: State, isFar: boolean): Set<CardId> {
  const [best] = propulsionsOf(state, estateOf(state));
  return new Set([...(bestDesign(state, isFar)?.cards ?? []), ...(best?.cards ?? [])].map(({ card }) => card));
}

/** Cards that are worth keeping: those of ships, of the builders, and the best supports. */
export function keepsakes(state: State, isFar: boolean): Set<CardId> {
  const kept = shipsCards(state, isFar);
  const assets = estateOf(state);
  for (const kind of builderKinds) for (const { card } of builderOf(state, assets, kind) ?? []) kept.add(card);
  for (const { card } of bestSupports(assets)) kept.add(card);
  return kept;
}

/** The lightest current that needs nothing itself, the lightest fission, and two radiators: some thruster will want them. */
function bestSupports(assets: readonly Card[]): Card[] {
  const lightest = (cards: readonly Card[], count: number) =>
    [...cards].sort((a, b) => burdenOf(a) - burdenOf(b)).slice(0, count);
  const supplying = (support: Support) => assets.filter(card => faceOf(card).supplies?.includes(support));
  return [
    ...lightest(supplying('E'), 1),
    ...lightest(supplying('U'), 1),
    ...lightest(supplying('X'), 1),
    ...lightest(
      assets.filter(({ card }) => kindOf(card) === 'radiator'),
      2,
    ),
  ];
}

function burdenOf(card: Card): number {
  const { mass, heat = 0, needs = [], cooling = 0 } = faceOf(card);
  return mass + heat + 2 * needs.length - cooling;
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
  const costOf = (cards: readonly Card[]) => massOfAll(state, cards) + (faceOf(cards[0]!).isru ?? 0);
  return sets.sort((a, b) => costOf(a) - costOf(b))[0];
}
