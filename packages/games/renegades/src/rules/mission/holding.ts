import type { Crew, Faction, Parameter, Renegades, Ship, State, Words } from '../../types.ts';
import { dropBody } from '../surface/bodies.ts';
import { crewById, nameOf, say, shipNo } from '../table.ts';

/** The ship that a parameter is aboard, in its hold or with its bearer. */
export function carrierOf(state: State, { hold, bearer }: Parameter): Ship | undefined {
  if (hold > 0) return shipNo(state, hold);
  if (bearer === null) return undefined;
  const { aboard, ship } = crewById(state, bearer);
  return aboard === ship ? shipNo(state, aboard) : undefined;
}

/** Who has it, carried or aboard; of a site who marked it last. */
export function holderOf(state: State, parameter: Parameter): Faction | null {
  if (parameter.kind === 'site') return parameter.marked;
  if (parameter.delivered && parameter.hold === 0) return state.chase; // RDA-TIER-06: by those who brought it home
  if (parameter.hold > 0) return shipNo(state, parameter.hold).faction;
  return parameter.bearer === null ? null : crewById(state, parameter.bearer).faction;
}

/** RDA-PARAM-03, 14: from now on it is with this bearer. */
export function giveTo(parameter: Parameter, crew: Crew): void {
  parameter.bearer = crew.id;
  parameter.cell = -1;
  parameter.hold = 0;
  delete parameter.fallen;
  delete parameter.atHome;
  delete parameter.under;
}

/** RDA-PARAM-07, RDA-KO-05: the bearer is out; what it bore stays on its square, or in the ship it is aboard. */
export function dropParameters(t: Renegades, crew: Crew): void {
  for (const parameter of borneBy(t.state, crew)) {
    parameter.bearer = null;
    parameter.fallen = true;
    if (crew.aboard !== 0) parameter.hold = crew.aboard;
    else parameter.cell = crew.cell;
    if (crew.aboard === 0 && crew.on === 'home') parameter.atHome = true;
    say(t, 'RDA-PARAM-07', 'parameter.dropped', { crew: nameOf(crew), what: parameterName(parameter) });
  }
  dropBody(t, crew);
}

/** What somebody bears or leads. */
export function borneBy({ parameters }: State, { id }: Crew): Parameter[] {
  return parameters.filter(({ bearer }) => bearer === id);
}

/** RDA-WIN-06: what a faction holds, carried or aboard, sites it marked included. */
export function heldBy(state: State, faction: Faction): Parameter[] {
  return state.parameters.filter(parameter => holderOf(state, parameter) === faction);
}

export function parameterName({ what }: Parameter): Words {
  return { key: `parameter.${what}` };
}
