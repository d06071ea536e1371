import { type Flow, nothing, same } from '@starboard/kernel';
import { type Effect, effects } from '../../hooks.ts';
import { loseHealth } from '../../rules/combat/damage.ts';
import { checkEnd, fail } from '../../rules/goals.ts';
import { impossible } from '../../rules/losses.ts';
import { exitsFrom } from '../../rules/map/doors.ts';
import { lookAround } from '../../rules/map/look-around.ts';
import { missionOf } from '../../rules/mission.ts';
import { objectiveText, roomFor } from '../../rules/objectives.ts';
import { loseResolve, regainResolve } from '../../rules/resolve/resolve.ts';
import { inTurnOrder, nameOf, say, speaker, survivorOf } from '../../rules/table.ts';
import type { DeedOf, DeedRule, Endure, Objective, Params, State, Survivor, WhyNot } from '../../types.ts';
import { whyNotOfClass } from './of-class.ts';
import { calm, runaway, whyNotCalm } from './runaway.ts';

type Carrying = DeedOf<'carry'>;

/** Something that is collected, carried, traded, brought out or handed in. */
export const carry: DeedRule<'carry'> = {
  briefed: ({ runs }) => (runs === undefined ? 'deed.carry' : 'deed.carry.runs'),
  params: ({ runs }): Params => (runs === undefined ? {} : { class: { key: `class.${runs.calmedBy}` }, on: runs.on }),
  whyNot: whyNotCollect,
  verb: ({ does, runs }, { taken }) => (runs !== undefined && !taken ? 'calm' : does),
  *do(t, by, objective, { costs, runs }) {
    if (!objective.taken && runs !== undefined) {
      yield* calm(t, by, objective, runs);
      return;
    }
    objective.carrier = by.id;
    objective.taken = true;
    // ETS-CG-0204: at once, and by whoever holds it already
    yield* loseHealth(t, by, costs?.health ?? 0, 'ETS-CG-0204');
    yield* loseResolve(t, by, costs?.resolve ?? 0, 'ETS-CG-0204');
    yield* lookAround(t);
  },
  effect: (deed, id) => ({
    ...burdenOf(deed, id),
    ...(deed.runs !== undefined && runaway(id)),
    ...(deed.orphaned !== 'stays' && {
      *died(t) {
        for (const each of ofKind(t.state, id)) yield* orphan(t, each, deed);
      },
    }),
    ...(deed.handedIn !== undefined && {
      looked: t => (isCarried(t.state, id) ? handIn(t, id, deed.handedIn!.resolve) : nothing),
    }),
  }),
};

/** ETS-CO-1405: what the mission says of one objective holds for all that were gained after its pattern. */
function ofKind({ objectives }: State, id: number): Objective[] {
  return objectives.filter(each => each.id === id);
}

function isCarried({ objectives }: State, id: number): boolean {
  return objectives.some(each => each.id === id && each.carrier !== null);
}

/** ETS-CG-0404, 0405, 0505, 0904: who can take it up. What runs about must be calmed before (ETS-ROP-1605). */
function whyNotCollect(
  state: State,
  by: Survivor,
  { id, taken }: Objective,
  { only, runs }: Carrying,
): WhyNot | undefined {
  if (!taken && runs !== undefined) return whyNotCalm(by, runs);
  const whyNot = taken ? undefined : whyNotOfClass(by, only, 'ETS-CG-0404');
  if (whyNot !== undefined || roomFor(state, by, id) > 0) return whyNot;
  return { reason: { key: 'bar.carriesEnough' }, rule: 'ETS-CG-0505' };
}

/** ETS-CG-0210, 0504, 0506, ETS-ROP-1609: what it asks of whoever carries it. */
function burdenOf({ burden }: Carrying, id: number): Effect {
  const { zones, actions, noPairs } = burden ?? {};
  const carries = (state: State, by: Survivor) => ofKind(state, id).some(({ carrier }) => carrier === by.id);
  return {
    // ETS-ODD-12: gravity failure does not double it
    ...(zones !== undefined && {
      moveLimit: (limit, { by }, _, state) => (carries(state, by) ? Math.min(limit, zones) : limit),
    }),
    ...(actions !== undefined && {
      actions: (count, { by }, _, state) => (carries(state, by) ? count - actions : count),
    }),
    ...(noPairs && {
      whyNotPair: ({ by }, _, state) =>
        carries(state, by) ? { reason: { key: 'bar.handsFull' }, rule: 'ETS-CG-0506' } : undefined,
    }),
  };
}

/** ETS-CG-0213, 0905, 0906: its carrier is dead. It was taken up and lies about: only so can that be. */
function* orphan(t: Endure, objective: Objective, { orphaned }: Carrying): Flow {
  const { state } = t;
  if (!isOrphan(objective)) return;
  const heir = orphaned === 'passes' ? yield* heirOf(t, objective) : undefined;
  if (heir !== undefined) {
    objective.carrier = heir.id;
    say(t, 'ETS-CG-0905', 'carry.passed', { who: nameOf(heir), objective: objectiveText(state, objective.id) });
    return;
  }
  if (orphaned === 'passes') {
    objective.done = true;
    say(t, 'ETS-CG-0906', 'carry.broken', { objective: objectiveText(state, objective.id) });
  }
  const lost = { objective: objectiveText(state, objective.id) };
  fail(
    t,
    orphaned === 'passes' ? impossible('ETS-CG-0906', 'broken', lost) : impossible('ETS-CG-0213', 'carrier', lost),
  );
  checkEnd(t); // ETS-GAME-04
}

/** ETS-CG-0905: somebody in the zone, with free hands if there is one; of several, the players choose (ETS-ODD-06, 07). */
function* heirOf(t: Endure, objective: Objective): Flow<Survivor | undefined> {
  const { state } = t;
  const { id, zone } = objective;
  const there = inTurnOrder(state).filter(each => each.zone === zone);
  const free = there.filter(each => roomFor(state, each, id) > 0);
  const room = free.reduce((sum, each) => sum + roomFor(state, each, id), 0);
  if (room > 0 && room <= orphansLike(state, objective).length) return free[0]; // each free hand gets one, whoever comes first
  const heirs = free.length > 0 ? free : there;
  if (heirs.length === 0) return undefined;
  const options = heirs.map(heir => ({ key: heir.id, heir }));
  const { heir } = yield* t.choose(speaker(state), 'carry.heir', options, {
    takeOnly: true,
    params: { objective: objectiveText(state, id) },
    describe: option => ({ label: nameOf(option.heir), refs: [`survivor:${option.heir.id}`] }),
  });
  return heir;
}

/** Those that wait there for somebody to catch them, and are the same in all but their number. */
function orphansLike(state: State, { id, zone }: Objective): Objective[] {
  const written = missionOf(state).objectives;
  const isAlike = (other: number) =>
    written[other]!.name === written[id]!.name && same(written[other]!.deed, written[id]!.deed);
  return state.objectives.filter(each => isOrphan(each) && each.zone === zone && isAlike(each.id));
}

/** What is out has a carrier still. */
function isOrphan({ taken, carrier, done }: Objective): boolean {
  return taken && carrier === null && !done;
}

/** ETS-CG-0507, 0508, 0511: at an open exit, whether the carrier comes to it or it opens where the carrier waits. */
function* handIn(t: Endure, id: number, resolve: number): Flow {
  for (const each of ofKind(t.state, id)) yield* maybeHandIn(t, each, resolve);
}

function* maybeHandIn(t: Endure, objective: Objective, resolve: number): Flow {
  const { state } = t;
  if (objective.carrier === null) return;
  const by = survivorOf(state, objective.carrier);
  if (!exitsFrom(state, by.zone).some(exit => effects.tell(state, 'whyNotExit', { by, exit }).length === 0)) return;
  objective.carrier = null;
  objective.zone = by.zone;
  objective.done = true;
  say(t, 'ETS-CG-0507', 'carry.handedIn', { who: nameOf(by), objective: objectiveText(state, objective.id) });
  yield* regainResolve(t, by, resolve, 'ETS-CG-0508');
}
