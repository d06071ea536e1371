import { discard, drawAndRenew, type Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, Refuge, RefugePlace, Survivor, SurvivorId } from '../../types.ts';
import { inTurnOrder, isAlive, nameOf, say, speaker } from '../table.ts';
import { maybeReplace } from './arrival.ts';
import { closedPlaces, openPlaces, visit } from './places.ts';
import { describePair, type Pair, pairsOf, tradeFreely } from './trade.ts';

/** ETS-REFUGE-07..10: everybody's visit, one by one; then the players leave or stay. One visit is one step. */
export function* refugePhase(t: Endure): Flow {
  const { state } = t;
  const refuge = state.campaign!.refuge!;
  const here = inTurnOrder(state);
  const waiting = here.filter(({ id }) => !hasVisited(refuge, id));
  if (here.length === 0) leave(t);
  else if (waiting.length > 0) yield* nextVisit(t, refuge, waiting);
  else yield* endRound(t, refuge);
}

function hasVisited({ visited }: Refuge, id: SurvivorId): boolean {
  return visited.some(visit => visit.id === id);
}

/** ETS-REFUGE-07: in any order; whoever is still to go may say who is next. */
function* nextVisit(t: Endure, refuge: Refuge, waiting: readonly Survivor[]): Flow {
  const { who } = yield* t.choose(
    waiting.map(({ seat }) => seat),
    'refuge.next',
    waiting.map(each => ({ key: each.id, who: each })),
    { takeOnly: true, describe: option => ({ label: nameOf(option.who), refs: [`survivor:${option.key}`] }) },
  );
  const chosen = yield* askWhere(t, who);
  if (chosen.pair !== undefined) {
    yield* tradeFreely(t, chosen.pair);
    return;
  }
  refuge.visited.push({ id: who.id, place: chosen.place ?? null });
  if (chosen.place === undefined) say(t, 'ETS-REFUGE-07', 'refuge.waits', { who: nameOf(who) });
  else yield* visit(t, who, chosen.place);
  yield* replaceFallen(t, [who]);
}

/** A place to visit, somebody to trade with, or neither. */
interface Way {
  readonly key: string;
  readonly place?: RefugePlace;
  readonly pair?: Pair;
}

function askWhere(t: Endure, who: Survivor): Flow<Way> {
  const { state } = t;
  const ways: Way[] = [
    ...openPlaces(state, who).map(place => ({ key: place, place })),
    ...pairsOf(state, who).map(pair => ({ key: pair.key, pair })),
    { key: 'stayIn' },
  ];
  return t.choose(who.seat, 'refuge.visit', ways, {
    params: { who: nameOf(who) },
    about: [`survivor:${who.id}`],
    describe({ place, pair }) {
      if (pair !== undefined) return describePair(pair);
      if (place === undefined) return { label: { key: 'refuge.stayIn' } };
      return { label: { key: `refuge.${place}` }, refs: [`place:${place}`] };
    },
    blocked: () => closedPlaces(state, who),
  });
}

/** ETS-REFUGE-20, 21: replaced at once, but too late to go anywhere in this round. */
function* replaceFallen(t: Endure, those: readonly Survivor[]): Flow {
  for (const fallen of those) {
    if (isAlive(fallen)) continue;
    const newcomer = yield* maybeReplace(t, fallen);
    if (newcomer !== undefined) t.state.campaign!.refuge!.visited.push({ id: newcomer.id, place: null });
  }
}

/** ETS-REFUGE-08..10, ETS-VAR-19, 27: leave, or stay for an event and another round. */
function* endRound(t: Endure, refuge: Refuge): Flow {
  const { state } = t;
  const everyRound = variantsOf(state).refugeEvent === 'everyRound';
  if (everyRound) yield* happen(t, refuge);
  if (inTurnOrder(state).length === 0 || !(yield* stays(t, refuge))) {
    leave(t);
    return;
  }
  refuge.visited = [];
  if (!everyRound) yield* happen(t, refuge);
  lowerTrack(t, refuge);
  if (refuge.track === 0 && variantsOf(state).refugeZero === 'immediate') leave(t);
}

/** ETS-REFUGE-10, 22: at 0 there is no staying; before they go they may still trade. */
function* stays(t: Endure, { track }: Refuge): Flow<boolean> {
  for (;;) {
    const options: { readonly key: string; readonly pair?: Pair }[] = [
      { key: 'leave' },
      ...(track > 0 ? [{ key: 'stay' }] : []),
      ...pairsOf(t.state).map(pair => ({ key: pair.key, pair })),
    ];
    const { key, pair } = yield* t.choose(speaker(t.state), 'refuge.on', options, {
      takeOnly: true,
      params: { track },
      describe: option => (option.pair ? describePair(option.pair) : {}),
    });
    if (pair === undefined) return key === 'stay';
    yield* tradeFreely(t, pair);
  }
}

/** ETS-REFUGE-09, 23 */
function* happen(t: Endure, refuge: Refuge): Flow {
  const { events } = t.state.campaign!;
  const card = drawAndRenew(t, events)!;
  discard(events, card);
  refuge.event = card;
  say(t, 'ETS-REFUGE-09', 'refuge.event', { event: { key: `refugeEvent.${card}` } });
  const here = inTurnOrder(t.state);
  const { happen: takesPlace } = catalogue.refugeEvents[card];
  if (takesPlace !== undefined) yield* takesPlace(t);
  yield* replaceFallen(t, here);
}

function lowerTrack(t: Endure, refuge: Refuge): void {
  const by = (refuge.event === null ? undefined : catalogue.refugeEvents[refuge.event].track) ?? 1;
  refuge.track = Math.max(0, refuge.track - by);
  say(t, 'ETS-REFUGE-09', 'refuge.track', { track: refuge.track });
}

/** ETS-REFUGE-08 */
function leave({ state }: Endure): void {
  state.campaign!.refuge = null;
  state.phase = 'departure';
}
