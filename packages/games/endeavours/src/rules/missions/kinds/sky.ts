import { isSite } from '../../../map/index.ts';
import type { Icon, NodeId, RadioEnd, State } from '../../../types.ts';
import { homeNode } from '../destinations.ts';
import { isShut } from '../possible.ts';
import type { Kind, NeedOf } from '../quest.ts';
import { listOf, nameOfEnd, spotNames } from '../words.ts';

/** END-MISSION-33, END-TRANSMIT-11: either way between the two; the transmission was made for it. */
export const radio: Kind<NeedOf<'radio'>> = {
  takes: (state, { between }, { card }, act) =>
    act.act === 'transmitted' && act.mission === card && joins(state, between, act.from, act.to),
  take: (_, __, quest) => {
    quest.count++;
  },
  isComplete: (_, __, { count }) => count > 0,
  isImpossible: (state, { between }) => between.some(end => end !== 'home' && isShut(state, end)),
  missing: (_, { between, interference }) => [
    { key: 'missing.radio', params: { ends: listOf(between.map(nameOfEnd)), interference } },
  ],
};

/** Whether two contacts are at the two ends. */
export function joins(state: State, between: readonly [RadioEnd, RadioEnd], a: NodeId, b: NodeId): boolean {
  const isAt = (end: RadioEnd, node: NodeId) =>
    end === 'home' ? node === homeNode(state) : isSite(node) && node === end;
  const [one, other] = between;
  return (isAt(one, a) && isAt(other, b)) || (isAt(one, b) && isAt(other, a));
}

/** END-MISSION-34, END-OBSCARD-10: on base missions and discovered ones alike. */
export const observation: Kind<NeedOf<'observation'>> = {
  isComplete: (_, { spots }, { filled }) => spots.every((_, at) => filled[at] === true),
  missing: (_, { spots }, { filled }) => [
    { key: 'missing.spots', params: { spots: spotNames((spots as readonly Icon[]).filter((_, at) => !filled[at])) } },
  ],
};

/** END-MISSION-37 */
export const research: Kind<NeedOf<'research'>> = {
  isComplete: (_, { spots }, { beads }) => spots.every((_, at) => (beads[at] ?? null) !== null),
  missing: (_, { spots }, { beads }) => [
    { key: 'missing.spots', params: { spots: spotNames(spots.filter((_, at) => (beads[at] ?? null) === null)) } },
  ],
};
