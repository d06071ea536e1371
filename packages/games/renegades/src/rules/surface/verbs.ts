import { type Flow, nothing, type SeatId } from '@starboard/kernel';
import type { Offer } from '../../hooks.ts';
import type { Crew, Described, Named, Parameter, Params, Renegades, Ship, State, Token } from '../../types.ts';
import { bodyOf } from '../burden.ts';
import { swapWeapons } from '../gear/hands.ts';
import { type AttackOption, attackWith } from '../gear/weapons.ts';
import { giveTo, parameterName } from '../mission/holding.ts';
import { interactWithParameter, testFor } from '../mission/parameters.ts';
import { equip } from '../orbit/landing.ts';
import { cellRef, deciderOf, nameOf, refOf, say, shipOf } from '../table.ts';
import { takeTest } from '../tests.ts';
import { pickUp, putDown } from './bodies.ts';
import { Deed, type Verb } from './deeds.ts';
import { exchange } from './exchange.ts';
import { disembark, moveCrew } from './move.ts';
import { scanRoom } from './scan.ts';
import { openContainer, scanContainer, takeDropped } from './search.ts';

const seatOf = (t: Renegades, crew: Crew): SeatId => deciderOf(t.state, crew)!;

const plain = (key: Named<'crewAct'>) => (): Described => ({ label: { key: `crewAct.${key}` } });

/** A deed that is aimed at nothing, made once. */
function alone(
  key: Named<'crewAct'>,
  cost: Verb<undefined>['cost'],
  does: (t: Renegades, crew: Crew) => Flow<unknown>,
) {
  return new Deed<undefined>(key, { cost, group: key, describe: plain(key), do: does }, undefined);
}

/** RDA-GEAR-10 */
export const swapping = alone('swap', 'free', (t, crew) => {
  crew.usedTurn.push('swap');
  return swapWeapons(t, crew);
});

/** RDA-SURFACE-05 */
export const moving = alone('move', 'action', (t, crew) => moveCrew(t, crew));

/** RDA-STEALTH-01, 04 */
export const sneaking = alone('sneak', 'action', (t, crew) => moveCrew(t, crew, { sneaks: true }));

/** RDA-DEPLOY-07, RDA-BOARDING-05 */
export const leaving = alone('disembark', 'action', disembark);

/** RDA-SCAN-01 */
export const scanningRoom = alone('scan', 'free', scanRoom);

/** RDA-KO-05 */
export const puttingDown = new Deed<undefined>(
  'putDown',
  {
    cost: 'free',
    group: 'putDown',
    describe: (_, state, crew) => {
      const body = bodyOf(state, crew)!;
      return { label: { key: 'crewAct.putDown', params: { body: nameOf(body) } }, refs: [refOf(body)] };
    },
    do: (t, crew) => putDown(t, crew, seatOf(t, crew)),
  },
  undefined,
);

/** RDA-GEAR-15, RDA-BOARDING-06 */
export const arming = alone('arm', 'free', (t, crew) => {
  crew.usedTurn.push('arm');
  return equip(t, seatOf(t, crew), shipOf(t.state, crew), crew);
});

export const attacking: Verb<AttackOption> = {
  cost: 'attack',
  group: 'attack',
  describe({ how, target, weapon, label, refs }) {
    const means: Params = weapon === null ? {} : { weapon: { key: `card.${weapon.card}` } };
    const params = { target: nameOf(target), ...means };
    return { label: label ?? { key: `crewAct.${how}`, params }, refs: refs ?? [refOf(target)] };
  },
  do: attackWith,
};

/** RDA-SEARCH-03 */
export const opening: Verb<Token> = {
  cost: 'action',
  group: 'open',
  describe: ({ cell }) => ({ label: { key: 'crewAct.open' }, refs: [`container:${cell}`] }),
  do: openContainer,
};

/** RDA-SEARCH-04 */
export const scanningContainer: Verb<Token> = {
  cost: 'free',
  group: 'scan',
  describe: ({ cell }) => ({ label: { key: 'crewAct.scanContainer' }, refs: [`container:${cell}`] }),
  do: scanContainer,
};

/** RDA-PARAM-01..11, 16: on a failure the action is spent all the same. */
export const interacting: Verb<Parameter> = {
  cost: 'action',
  group: 'interact',
  describe(parameter, state) {
    const params = { what: parameterName(parameter), ...wayTo(state, parameter) };
    const ref = parameter.cell >= 0 ? cellRef(parameter.cell) : undefined;
    const refs = [`parameter:${parameter.no}` as const, ...(ref === undefined ? [] : [ref])];
    return { label: { key: `crewAct.interact`, params }, refs };
  },
  *do(t, crew, parameter) {
    yield* interactWithParameter(t, crew, parameter);
  },
};

/** What is done to a parameter, and which test it takes. */
function wayTo(state: State, parameter: Parameter): Params {
  if (parameter.bearer !== null) return { way: 'steal', skill: { key: 'skill.leadership' }, target: 0 };
  const { skill, target } = testFor(state, parameter) ?? { skill: 'search', target: 0 };
  const way = parameter.kind === 'site' ? 'mark' : parameter.kind === 'character' ? 'win' : 'take';
  return { way, skill: { key: `skill.${skill}` }, target };
}

/** RDA-KO-03 */
export const pickingUp: Verb<Crew> = {
  cost: 'action',
  group: 'pickUp',
  describe: body => ({ label: { key: 'crewAct.pickUp', params: { what: nameOf(body) } }, refs: [refOf(body)] }),
  do: pickUp,
};

/** RDA-VAR-01 */
export const takingDropped: Verb<State['dropped'][number]> = {
  cost: 'action',
  group: 'pickUp',
  describe: ({ cell, card }) => ({
    label: { key: 'crewAct.pickUp', params: { what: { key: `card.${card.card}` } } },
    refs: [cellRef(cell)],
  }),
  do: takeDropped,
};

/** RDA-DATA-09: an Interact with Medical 5+ ends an infection. */
export const curing: Verb<Crew> = {
  cost: 'action',
  group: 'cure',
  describe: patient => ({ label: { key: 'crewAct.cure', params: { who: nameOf(patient) } }, refs: [refOf(patient)] }),
  *do(t, crew, patient) {
    const about = refOf(patient);
    if (!(yield* takeTest(t, { by: crew, skill: 'medical', target: 5, purpose: 'interact', about }))) return;
    patient.infected = false;
    say(t, 'RDA-DATA-09', 'infection.cured', { crew: nameOf(crew), patient: nameOf(patient) });
  },
};

/** RDA-EXCH-01..04: once with each partner between two actions. */
export const exchanging: Verb<Crew> = {
  cost: 'free',
  group: 'exchange',
  describe: other => ({ label: { key: 'crewAct.exchange', params: { other: nameOf(other) } }, refs: [refOf(other)] }),
  do(t, crew, other) {
    crew.usedTurn.push(dealKey(t.state, other));
    return exchange(t, crew, other, seatOf(t, crew));
  },
};

/** What is remembered of a deal: with whom, and after how many actions. */
export function dealKey({ party }: State, { id }: Crew): string {
  return `exchange:${id}:${party!.actions + party!.peacefulActions}`;
}

/** RDA-PARAM-15 */
export const loading: Verb<Parameter> = {
  cost: 'free',
  group: 'load',
  describe: parameter => ({
    label: { key: 'crewAct.load', params: { what: parameterName(parameter) } },
    refs: [`parameter:${parameter.no}`],
  }),
  do(t, crew, parameter) {
    giveTo(parameter, crew);
    say(t, 'RDA-PARAM-15', 'parameter.taken', { crew: nameOf(crew), what: parameterName(parameter) });
    return nothing;
  },
};

/** RDA-TEST-05, 06: an ability, item or tactical card; a special ability whose test failed is not tried again in this turn. */
export const taking: Verb<Offer> = {
  cost: 'action',
  group: 'ability',
  describe: ({ label, refs, group = 'ability' }) => ({
    ...(label === undefined ? {} : { label }),
    ...(refs === undefined ? {} : { refs }),
    group,
  }),
  *do(t, crew, offer) {
    const worked = yield* offer.take(t);
    if (worked === false) crew.usedTurn.push(offer.key);
    return worked;
  },
};

export function shipLabel(ship: Ship): Described {
  return { label: { key: 'crewAct.ascend', params: { ship: nameOf(ship) } }, refs: [refOf(ship)] };
}
