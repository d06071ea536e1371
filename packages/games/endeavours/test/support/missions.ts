import type { Scene } from '@starboard/endeavours/testing';
import { deliver } from '../../src/rules/free/deliver.ts';
import { credit, reviewMissions } from '../../src/rules/missions/credit.ts';
import type { Act, Endeavours, State } from '../../src/types.ts';

/** These acts one after the other, and the look at the missions that follows every action. */
export const doing = (...acts: Act[]) =>
  function* (t: Endeavours) {
    for (const act of acts) yield* credit(t, act);
    yield* reviewMissions(t);
  };

/** The free action, then the look at the missions. */
export function* delivering(t: Endeavours) {
  yield* deliver.perform(t);
  yield* reviewMissions(t);
}

export const review = doing();

/** What can be delivered, as a scene stands. */
export const canDeliver = (scene: Scene) => deliver.isPossible(scene.state);

/** How the first mission stands. */
export const statusOf = ({ state }: { readonly state: Readonly<State> }) => state.missions[0]!.status;

/** The status of every mission, by card. */
export const statuses = ({ state }: { readonly state: Readonly<State> }) =>
  Object.fromEntries(state.missions.map(({ card, status }) => [card, status]));
