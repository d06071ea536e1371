import { catalogue, npcCardOf } from '../catalogue.ts';
import { effects } from '../hooks.ts';
import type { Crew, Figure, Skill, State } from '../types.ts';
import { burdenOf } from './burden.ts';

/** RDA-CREW-15 */
export function initiativeOf(state: State, crew: Crew): number {
  return effects.change(state, 'initiative', catalogue.crew[crew.id].initiative, { by: crew });
}

/** RDA-TEST-08: never below 0. */
export function skillOf(state: State, crew: Crew, skill: Skill): number {
  return Math.max(0, effects.change(state, 'skill', catalogue.crew[crew.id].skills[skill], { by: crew, skill }));
}

/** RDA-CREW-10 */
export function healthOf(state: State, crew: Crew): number {
  return effects.change(state, 'health', catalogue.crew[crew.id].health, { by: crew });
}

/** RDA-CREW-11: movement points of one Move; effects and burdens included, never below 1. */
export function speedOf(state: State, figure: Figure): number {
  const printed =
    figure.kind === 'crew' ? catalogue.crew[figure.id].speed - burdenOf(state, figure) : npcCardOf(figure.npc).speed;
  return Math.max(1, effects.change(state, 'speed', printed, { by: figure }));
}

/** RDA-CREW-13 */
export function attackOf(figure: Figure): number {
  return figure.kind === 'crew' ? catalogue.crew[figure.id].attack : npcCardOf(figure.npc).attack;
}

export function flies(state: State, figure: Figure): boolean {
  if (figure.kind === 'npc' && npcCardOf(figure.npc).keywords.includes('flight')) return true;
  return effects.holds(state, 'flight', { by: figure });
}

/** RDA-TEST-09, RDA-RUL-03 */
export function half(value: number): number {
  return Math.max(1, Math.ceil(value / 2));
}
