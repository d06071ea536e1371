import type { Flow } from '@starboard/kernel';
import { boardOf } from '../../field/board.ts';
import { effects, type Test } from '../../hooks.ts';
import type { Crew, Parameter, Renegades, State } from '../../types.ts';
import { inReach } from '../squares/sight.ts';
import { isVisibleTo } from '../surface/stealth.ts';
import { areOpponents, crewById, isConscious, nameOf, say } from '../table.ts';
import { opposedTest, takeTest } from '../tests.ts';
import { type Printed, printedOf } from './card.ts';
import { checkEnd } from './end.ts';
import { giveTo, parameterName } from './holding.ts';

/** RDA-INTERACT-01, 02, RDA-PARAM-01..11, 16: parameters that somebody may try to take, mark or steal from where it stands. */
export function parametersInReach(state: State, crew: Crew): Parameter[] {
  const found: Parameter[] = [];
  for (const parameter of state.parameters) {
    if (isInReach(state, crew, parameter) && whyNotTake(state, crew, parameter) === undefined) found.push(parameter);
  }
  return found;
}

function isInReach(state: State, crew: Crew, parameter: Parameter): boolean {
  if (parameter.delivered) return false;
  if (parameter.bearer !== null) return mayStealFrom(state, crew, parameter);
  if (parameter.hold !== 0) return mayPlunder(state, crew, parameter.hold);
  if (parameter.cell < 0 || crew.aboard !== 0 || (crew.on === 'home') !== (parameter.atHome === true)) return false;
  if (parameter.kind === 'site' && parameter.marked === crew.faction) return false; // RDA-PARAM-10
  return inReach(boardOf(state, crew), crew.cell, parameter.cell);
}

/** Why not, where an effect says so: only one faction may take it yet, it cannot be carried. */
export function whyNotTake(state: State, by: Crew, parameter: Parameter) {
  return effects.tell(state, 'whyNotParameter', { by, parameter })[0];
}

/** RDA-PARAM-04, 05: a character that follows an opponent who is adjacent and can be seen. */
function mayStealFrom(state: State, crew: Crew, { kind, bearer }: Parameter): boolean {
  if (kind !== 'character') return false;
  const escort = crewById(state, bearer!);
  if (!areOpponents(state, crew, escort) || !isVisibleTo(state, crew, escort)) return false;
  if (crew.aboard !== 0 || escort.aboard !== 0) return crew.aboard === escort.aboard && escort.post !== 'brig';
  return crew.on === escort.on && inReach(boardOf(state, crew), crew.cell, escort.cell);
}

/** RDA-PARAM-16: a boarder, while no conscious defender is aboard. */
function mayPlunder(state: State, crew: Crew, hold: number): boolean {
  if (crew.aboard !== hold || crew.post !== 'boarder') return false;
  return !state.crew.some(
    each => each.aboard === hold && each.ship === hold && each.post !== 'brig' && isConscious(state, each),
  );
}

/** RDA-PARAM-01..11: the Interact with its test; true if it worked. */
export function* interactWithParameter(t: Renegades, crew: Crew, parameter: Parameter): Flow<boolean> {
  const worked =
    parameter.bearer === null ? yield* tryFor(t, crew, parameter) : yield* steal(t, crew, parameter, parameter.bearer);
  if (worked) yield* succeed(t, crew, parameter);
  else {
    say(t, 'RDA-PARAM-08', 'parameter.failed', { crew: nameOf(crew), what: parameterName(parameter) });
    yield* effects.react(t, 'parameterFailed', { by: crew, parameter });
  }
  return worked;
}

/** RDA-PARAM-07..09, 11, 16: its printed test; none for what is in a hold or fell from somebody, characters excepted. */
function* tryFor(t: Renegades, crew: Crew, parameter: Parameter): Flow<boolean> {
  const test = testFor(t.state, parameter);
  return test === undefined || (yield* takeTest(t, { ...aboutParameter(crew, parameter), ...test }));
}

/** The test that somebody must pass for a parameter as it is now. */
export function testFor(state: State, parameter: Parameter): Printed['test'] {
  if (parameter.hold !== 0) return undefined;
  if (parameter.fallen && parameter.kind !== 'character') return undefined;
  return printedOf(state, parameter)?.test;
}

function aboutParameter(by: Crew, { no }: Parameter): Test {
  return { by, skill: 'leadership', target: 5, purpose: 'parameter', about: `parameter:${no}` };
}

/** RDA-PARAM-04, 05: the larger number of 5s and 6s; a draw leaves it with its escort. */
function* steal(t: Renegades, crew: Crew, parameter: Parameter, bearer: Crew['id']): Flow<boolean> {
  const escort = crewById(t.state, bearer);
  const rolled = yield* opposedTest(t, aboutParameter(crew, parameter), aboutParameter(escort, parameter));
  return rolled.first > rolled.second;
}

function* succeed(t: Renegades, crew: Crew, parameter: Parameter): Flow {
  const params = { crew: nameOf(crew), what: parameterName(parameter) };
  if (parameter.kind === 'site') {
    parameter.marked = crew.faction;
    say(t, 'RDA-PARAM-10', 'parameter.marked', { ...params, faction: { key: `faction.${crew.faction}` } });
  } else if (parameter.blank) {
    t.reveal();
    parameter.cell = -1;
    say(t, 'RDA-PARAM-09', 'parameter.blank', params);
  } else {
    if (parameter.blank === false) t.reveal();
    giveTo(parameter, crew);
    say(t, 'RDA-PARAM-08', 'parameter.taken', params);
  }
  yield* effects.react(t, 'parameterMoved', { by: crew, parameter });
  checkEnd(t);
}
