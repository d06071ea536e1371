import type { Act, State, Words } from '../../../types.ts';
import { type AnyNeed, type Delivery, type Kind, type NeedOf, needOfCard, type Quest } from '../quest.ts';
import type { Token } from '../tokens.ts';
import { siteExploration, zoneExploration } from './exploration.ts';
import {
  bioExperiment,
  cometSample,
  experimentHere,
  fieldExperiment,
  rescue,
  sampleHere,
  sampleReturn,
} from './fetching.ts';
import { airEater, flyby, tour } from './flights.ts';
import {
  anotherSite,
  baseline,
  claims,
  colonyHere,
  factoryHere,
  landing,
  message,
  observations,
  pass,
  relic,
  repairHere,
  rescueHere,
  satellites,
  waterHere,
  wormhole,
} from './found.ts';
import { cometRedirection, hydration, suppliesHere, supplyDelivery } from './goods.ts';
import { samplesHome, zoneSamples } from './samples.ts';
import { observation, radio, research } from './sky.ts';
import {
  anchoredBernal,
  colony,
  colonyHydration,
  colonySizes,
  elevators,
  factory,
  industrialization,
  zoneClaims,
} from './tokens.ts';

/** Every kind of requirement, of base missions and of discovered ones. */
const kinds: { readonly [K in AnyNeed['kind']]: Kind<NeedOf<K>> } = {
  airEater,
  anchoredBernal,
  anotherSite,
  baseline,
  bioExperiment,
  claims,
  colony,
  colonyHere,
  colonyHydration,
  colonySizes,
  cometRedirection,
  cometSample,
  elevators,
  experimentHere,
  factory,
  factoryHere,
  fieldExperiment,
  flyby,
  hydration,
  industrialization,
  landing,
  message,
  observation,
  observations,
  pass,
  radio,
  relic,
  repairHere,
  rescue,
  rescueHere,
  research,
  sampleHere,
  sampleReturn,
  samplesHome,
  satellites,
  siteExploration,
  suppliesHere,
  supplyDelivery,
  tour,
  waterHere,
  wormhole,
  zoneClaims,
  zoneExploration,
  zoneSamples,
};

function kindOf(need: AnyNeed): Kind<AnyNeed> {
  return kinds[need.kind] as unknown as Kind<AnyNeed>;
}

const none: readonly never[] = [];

export function tokensFor(state: State, quest: Quest): readonly Token[] {
  const need = needOfCard(quest.card);
  return kindOf(need).tokens?.(state, need, quest) ?? none;
}

export function takesAct(state: State, quest: Quest, act: Act): boolean {
  const need = needOfCard(quest.card);
  return kindOf(need).takes?.(state, need, quest, act) === true;
}

export function takeAct(state: State, quest: Quest, act: Act): void {
  const need = needOfCard(quest.card);
  kindOf(need).take?.(state, need, quest, act);
}

export function deliveriesFor(state: State, quest: Quest): readonly Delivery[] {
  const need = needOfCard(quest.card);
  return kindOf(need).deliveries?.(state, need, quest) ?? none;
}

export function isComplete(state: State, quest: Quest): boolean {
  const need = needOfCard(quest.card);
  return kindOf(need).isComplete(state, need, quest);
}

/** END-MISSION-50 */
export function isImpossible(state: State, quest: Quest): boolean {
  const need = needOfCard(quest.card);
  return kindOf(need).isImpossible?.(state, need, quest) === true;
}

/** What is still to be done for a mission in play. */
export function missing(state: State, quest: Quest): readonly Words[] {
  const need = needOfCard(quest.card);
  return kindOf(need).missing(state, need, quest);
}
