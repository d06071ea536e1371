import type { Flow } from '@starboard/kernel';
import { elevatorPairs, isSite } from '../../map/index.ts';
import type { Endeavours, NodeId, Option, Stack, State } from '../../types.ts';
import { epicHazard } from '../dice.ts';
import { decommissionStack } from '../losing.ts';
import { credit } from '../missions/credit.ts';
import { hasClaimLeft, hasColony, hasFactory, siteOf } from '../sites.ts';
import { stacksAt } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { Operation } from './operation.ts';

/** An elevator that can be tried: an industrialized end, and the unit at risk at the other. */
interface Attempt {
  readonly pair: string;
  readonly ends: readonly [NodeId, NodeId];
  /** The freighter or mobile factory at risk; none if it is a Factory. */
  readonly unit: Stack | null;
  readonly at: NodeId;
}

/** END-ELEVATOR-01..03 */
export const elevator: Operation = {
  name: 'elevator',
  isPossible: state => attemptsOf(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.noElevator' }, rule: 'END-ELEVATOR-01' }),
  *perform(t) {
    const options = attemptsOf(t.state).map((each): Attempt & Option => ({
      ...each,
      key: `${each.pair}@${each.at}${each.unit === null ? '' : `#${each.unit.no}`}`,
      label: { key: 'elevator.build', params: { a: nameOfNode(each.ends[0]), b: nameOfNode(each.ends[1]) } },
      refs: each.ends.map(node => `node:${node}` as const),
    }));
    const attempt = yield* t.choose(player, 'elevator.which', options, { takeOnly: true });
    if (yield* epicHazard(t, attempt.unit, 'elevator')) yield* build(t, attempt);
    else yield* fail(t, attempt);
  },
};

function attemptsOf(state: State): Attempt[] {
  return elevatorPairs.flatMap(ends => {
    const pair = `${ends[0]}/${ends[1]}`;
    if (state.elevators.includes(pair)) return [];
    const [a, b] = ends;
    return [...attemptsAt(state, pair, ends, a, b), ...attemptsAt(state, pair, ends, b, a)];
  });
}

function attemptsAt(state: State, pair: string, ends: readonly [NodeId, NodeId], base: NodeId, at: NodeId): Attempt[] {
  if (!hasFactory(state, base)) return [];
  const units = stacksAt(state, at).filter(
    ({ kind }) => kind === 'freighter' || kind === 'slipstream' || kind === 'mobile',
  );
  const attempts: Attempt[] = units.map(unit => ({ pair, ends, unit, at }));
  if (hasFactory(state, at)) attempts.push({ pair, ends, unit: null, at });
  return attempts;
}

/** END-ELEVATOR-03, END-SITE-07: an unclaimed end is claimed, even a busted one. */
function* build(t: Endeavours, { pair, ends }: Attempt): Flow {
  const { state } = t;
  state.elevators.push(pair);
  say(t, 'END-ELEVATOR-03', 'elevator.built', { a: nameOfNode(ends[0]), b: nameOfNode(ends[1]) });
  for (const end of ends) {
    if (!isSite(end) || state.sites[end]?.claim || !hasClaimLeft(state)) continue;
    Object.assign(siteOf(state, end), { claim: true, busted: false });
    yield* credit(t, { act: 'claimed', site: end });
  }
  yield* credit(t, { act: 'elevator', pair });
}

/** END-ELEVATOR-02: the unit is lost; END-COLONY-02: a Colony protects its Factory. */
function* fail(t: Endeavours, { unit, at }: Attempt): Flow {
  say(t, 'END-ELEVATOR-02', 'elevator.failed', { node: nameOfNode(at) });
  if (unit !== null) yield* decommissionStack(t, unit, 'hazard');
  else if (isSite(at) && !hasColony(t.state, at)) Object.assign(siteOf(t.state, at), { factory: false, plant: null });
}
