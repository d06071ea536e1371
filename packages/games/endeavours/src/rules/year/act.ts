import type { Flow } from '@starboard/kernel';
import { effects, type Offer } from '../../hooks.ts';
import type { Blocked, Described, Endeavours, Option, SiteId, Stack, State, WhyNot } from '../../types.ts';
import type { FreeAction } from '../free/free-action.ts';
import { freeActions } from '../free/index.ts';
import { reviewMissions } from '../missions/credit.ts';
import { launch, launchSites, mayMove, move } from '../move/movement.ts';
import { releaseTows } from '../move/towing.ts';
import { operations } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import { rightFor, spend } from '../operations/rights.ts';
import { noteTours, recoverCompany } from '../people/people.ts';
import { clearEmptyStacks, refOfStack } from '../stacks.ts';
import { nameOfNode, player } from '../table.ts';
import { freeFamily, operationFamilies } from './families.ts';

/** Something the Player may do in the year. */
interface Deed extends Option {
  describe?(state: State): Described;
  do(t: Endeavours): Flow;
}

/** END-CORE-15..17: one thing that the Player does; the year goes on until it is ended. */
export function* playerPhase(t: Endeavours): Flow {
  const { state } = t;
  const deed = yield* t.choose(player, 'act', deedsOf(state), {
    params: { year: state.year },
    describe: each => each.describe?.(state) ?? {},
    blocked: () => blockedOf(state),
  });
  yield* deed.do(t);
  if (state.stage !== 'year') return;
  recoverCompany(state); // END-LONELY-10
  noteTours(state);
  for (const stack of state.stacks) if (stack.tows.length > 0) releaseTows(t, stack); // END-TRACTOR-14
  clearEmptyStacks(state);
  yield* reviewMissions(t); // END-MISSION-10
}

const endYear: Deed = {
  key: 'end',
  group: 'end',
  *do(t) {
    t.state.stage = 'checks';
  },
};

const operationDeeds = operations.map(operationDeed);
const freeDeeds = freeActions.map(freeDeed);

function operationDeed(operation: Operation): Deed {
  return {
    key: `operation.${operation.name}`,
    group: operationFamilies[operation.name],
    describe: state => operation.describe?.(state) ?? {},
    *do(t) {
      const right = rightFor(t.state, operation.name)!;
      spend(t.state, right);
      yield* operation.perform(t, right.kind === 'granted' ? right.grant : null);
    },
  };
}

function freeDeed(action: FreeAction): Deed {
  return {
    key: `free.${action.name}`,
    group: freeFamily(action.name),
    describe: state => action.describe?.(state) ?? {},
    do: t => action.perform(t),
  };
}

function moveDeed(stack: Stack): Deed {
  return {
    key: `move.${stack.no}`,
    group: 'move',
    label: { key: 'act.move', params: { stack: { key: `stack.${stack.kind}` } } },
    refs: [refOfStack(stack)],
    do: t => move(t, stack),
  };
}

/** END-FREIGHT-05, 06 */
function launchDeed(site: SiteId): Deed {
  return {
    key: `launch.${site}`,
    group: 'move',
    label: { key: 'act.launch', params: { site: nameOfNode(site) } },
    refs: [`node:${site}`],
    do: t => launch(t, site),
  };
}

function offerDeed(offer: Offer): Deed {
  return { ...offer, group: offer.group ?? 'free', do: t => offer.take(t) };
}

function deedsOf(state: State): Deed[] {
  const deeds: Deed[] = [];
  operations.forEach((operation, at) => {
    if (rightFor(state, operation.name) !== undefined && operation.isPossible(state)) deeds.push(operationDeeds[at]!);
  });
  for (const stack of state.stacks) if (mayMove(state, stack)) deeds.push(moveDeed(stack));
  for (const site of launchSites(state)) deeds.push(launchDeed(site));
  freeActions.forEach((action, at) => {
    if (action.isPossible(state)) deeds.push(freeDeeds[at]!);
  });
  for (const offers of effects.tell(state, 'offers', {})) for (const offer of offers) deeds.push(offerDeed(offer));
  deeds.push(endYear);
  return deeds;
}

/** What cannot be done now, with its reason and rule. */
function blockedOf(state: State): Blocked[] {
  const blocked: Blocked[] = [];
  for (const operation of operations) {
    const of = { key: `operation.${operation.name}`, group: operationFamilies[operation.name] };
    if (!operation.isPossible(state)) blocked.push({ ...of, ...operation.whyNot(state) });
    else if (rightFor(state, operation.name) === undefined) blocked.push({ ...of, ...noRight });
  }
  for (const action of freeActions) {
    const whyNot = action.isPossible(state) ? null : action.whyNot(state);
    if (whyNot !== null) blocked.push({ key: `free.${action.name}`, group: freeFamily(action.name), ...whyNot });
  }
  return blocked;
}

/** END-CORE-16 */
const noRight: WhyNot = { reason: { key: 'bar.operationUsed' }, rule: 'END-CORE-16' };
