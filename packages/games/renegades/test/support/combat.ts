import type { Decision } from '@starboard/kernel';
import { type Scene, scene } from '@starboard/renegades/testing';
import { onTestFinished } from 'vitest';
import { catalogue } from '../../src/catalogue.ts';
import { sources } from '../../src/compose.ts';
import { type Attack, type Effect, effects } from '../../src/hooks.ts';
import { resolveAttack } from '../../src/rules/combat/attack.ts';
import { attackOptions, attackWith } from '../../src/rules/gear/weapons.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';
import type { Anybody, CrewId, Lasting, State } from '../../src/types.ts';

/** Korrin (attack 5, +1/1) and Icheb (3, nothing) against Dex (3, nothing) and Ilse (2, nothing): nobody's abilities meddle. */
export const duel = (cast: Parameters<typeof scene>[0] = {}): Scene =>
  scene({
    crews: [
      ['lexxa', 'ronara', 'korrin', 'maeve', 'icheb'],
      ['jayce', 'flibby', 'rovanna', 'ilse', 'dex'],
    ],
    ...cast,
  });

/** The two next to each other in the open. */
export const faceToFace = (cast: Parameters<typeof scene>[0] = {}): Scene =>
  duel(cast)
    .crew('korrin', { at: [8, 10] })
    .crew('dex', { at: [8, 11] });

/** An attack as rules hand it over. */
export function attackOf(by: Anybody | null, target: Anybody, how: Attack['how'], more: Partial<Attack> = {}): Attack {
  return { how, by, target, weapon: null, name: '', obstructed: false, aboard: false, fromStealth: false, ...more };
}

/** Runs the seven steps by themselves. */
export function resolve(set: Scene, make: (state: State) => Attack, dice: number, ...answers: unknown[]) {
  return set.perform(t => resolveAttack(t, make(t.state), dice), ...answers);
}

/** The same, with the questions themselves. */
export function questionsOf(set: Scene, make: (state: State) => Attack, dice: number, ...answers: unknown[]) {
  const questions: Decision[] = [];
  set.perform(
    function* (t) {
      const flow = resolveAttack(t, make(t.state), dice);
      for (let next = flow.next(undefined); !next.done; ) {
        questions.push(next.value);
        next = flow.next(yield next.value);
      }
    },
    ...answers,
  );
  return questions;
}

/** Somebody makes one of its attacks, by the key of the option. */
export function strike(set: Scene, by: CrewId, key: string, ...answers: unknown[]) {
  return set.perform(
    t => {
      const crew = crewById(t.state, by);
      const option = attackOptions(t.state, crew).find(each => each.key === key)!;
      return attackWith(t, crew, option);
    },
    ...answers,
  );
}

export const optionKeys = (set: Scene, by: CrewId) =>
  attackOptions(set.state, crewById(set.state, by)).map(({ key }) => key);

/** The Icarus fires at the Destiny Aurora. */
export const broadside =
  (more: Partial<Attack> = {}) =>
  (state: State) =>
    attackOf(shipNo(state, 1), shipNo(state, 2), 'ship', more);

/** Something that bends rules as the test wants, for whoever bears it, until the test is over. */
export function bent(what: string, effect: Effect): Lasting[] {
  const known = catalogue.lasting as { [what: string]: Effect };
  known[what] = effect;
  effects.from(sources); // which are asked anew
  onTestFinished(() => {
    delete known[what];
    effects.from(sources);
  });
  return [{ what, until: 'mission' }];
}
