import type { Scene } from '@starboard/endeavours/testing';
import { resolveExploration } from '../../src/rules/decks/exploration.ts';
import { resolveObservation } from '../../src/rules/decks/observation.ts';
import { develop } from '../../src/rules/free/develop.ts';
import { stackNo } from '../../src/rules/stacks.ts';
import type { ExplorationId, ObservationId, SiteId } from '../../src/types.ts';
import { cardIn } from './operations.ts';

/** The first Stack that a scene adds. */
const first = 2;

/** An exploration card is resolved for the Rover of that Stack; the answers are to its questions. */
export function finding(table: Scene, card: ExplorationId, ...answers: unknown[]) {
  const stack = stackNo(table.state, first);
  const exploring = { site: stack.node as SiteId, stack, rover: cardIn(table, 'rover'), moreBeads: 0 };
  const found = table.perform(t => resolveExploration(t, card, exploring), ...answers);
  return { found, exploring };
}

/** An observation card is resolved for the telescope in play, or for none. */
export function sighting(table: Scene, card: ObservationId, ...answers: unknown[]) {
  const telescope = cardIn(table, 'telescope') ?? null;
  return table.perform(t => resolveObservation(t, card, { node: 'EML1', telescope }), ...answers);
}

/** A development of the Hand is played; it is the only one there. */
export const developing = (table: Scene, ...answers: unknown[]) => table.perform(t => develop.perform(t), ...answers);
