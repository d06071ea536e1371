import { type Flow, nothing } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, State, Survivor, Token } from '../../types.ts';
import { reveal } from '../enemies/radar.ts';
import { checkEnd } from '../goals.ts';
import { missionMinds } from '../mission-rules.ts';
import { resolveTest } from '../resolve/resolve-tests.ts';
import { inTurnOrder, placeOf } from '../table.ts';
import { noWay, type Sights } from './ground.ts';
import { hasEnemies, sightsOf } from './map.ts';
import { moveNoises } from './noise.ts';
import { isHidden, notices } from './sight.ts';

/**
 * ETS-LOS-15, ETS-ODD-03: what has come into view takes effect at once, tokens first, until nothing new is seen. Ends the
 * mission if that is what it came to.
 */
export function lookAround(t: Endure): Flow {
  return missionMinds(t.state).glimpsed ? glimpse(t) : look(t);
}

/** Enemies may miss what they could see. */
function* glimpse(t: Endure): Flow {
  yield* effects.react(t, 'glimpsed', { revealed: [] });
  yield* look(t);
}

function look(t: Endure): Flow {
  const { state } = t;
  const sights = sightsOf(state);
  letGo(state);
  moveNoises(state);
  if (state.allies.length > 0) seeAllies(state, sights);
  const token = tokenInView(state, sights);
  const due = token === undefined ? noticeEnemies(state, sights) : nobody;
  if (token !== undefined || due.length > 0) return lookOn(t, token, due);
  if (missionMinds(state).looked) return settle(t);
  checkEnd(t);
  return nothing;
}

/** What the mission has to say to how things stand: mostly nothing. */
function settle(t: Endure): Flow {
  const said = effects.react(t, 'looked', {});
  if (said !== nothing) return settleAfter(t, said);
  checkEnd(t);
  return nothing;
}

function* settleAfter(t: Endure, said: Flow): Flow {
  yield* said;
  checkEnd(t);
}

/** There is something to see: it takes effect, and may bring more into view. */
function* lookOn(t: Endure, token: Token | undefined, due: readonly Survivor[]): Flow {
  if (token !== undefined) yield* reveal(t, token);
  for (const survivor of due) yield* resolveTest(t, survivor, 'ETS-RESOLVE-02');
  yield* lookAround(t);
}

/** ETS-VAR-06: where a failed check holds only while enemies are there, it is over once they or the survivor are gone. */
function letGo(state: State): void {
  for (const survivor of state.survivors) {
    const { heldIn, zone } = survivor;
    if (heldIn < 0 || variantsOf(state).failedCheck !== 'untilCleared') continue;
    if (heldIn !== zone || !hasEnemies(state, zone)) survivor.heldIn = -1;
  }
}

/** ETS-CO-1319: the first token that anybody sees; allies reveal tokens as survivors do. */
function tokenInView({ tokens, survivors, allies }: State, sights: Sights): Token | undefined {
  let first = tokens.length;
  for (const { status, zone } of survivors) if (status === 'alive') first = firstSeen(tokens, sights.from(zone), first);
  for (const { status, zone } of allies) if (status === 'here') first = firstSeen(tokens, sights.from(zone), first);
  return first < tokens.length ? tokens[first] : undefined;
}

/** The place of the first of so many tokens that is in view; as many if none is. */
function firstSeen(tokens: readonly Token[], view: Uint16Array, among: number): number {
  for (let at = 0; at < among; at++) if (view[tokens[at]!.zone] !== noWay) return at;
  return among;
}

/** ETS-CO-1311, ETS-ENEMY-08: in the Survivor phase an ally in view is seen as a survivor is; its bits come after theirs. */
function seeAllies({ phase, survivors, allies, figures }: State, sights: Sights): void {
  if (phase !== 'survivors') return;
  allies.forEach(({ status, zone }, place) => {
    if (status !== 'here') return;
    const bit = 1 << (survivors.length + place);
    for (const figure of figures) if (sights.has(zone, figure.zone)) figure.saw |= bit;
  });
}

/** ETS-RESOLVE-06..09: who sees a type that it did not see before, in turn order, one entry for each such type. */
function noticeEnemies(state: State, sights: Sights): readonly Survivor[] {
  const { survivors } = state;
  const seen = typesSeen(state, sights);
  let isNews = false;
  for (let place = 0; place < survivors.length; place++) isNews ||= (seen[place]! & ~survivors[place]!.inView) !== 0;
  const due = isNews ? whoNotices(state, seen) : nobody;
  for (let place = 0; place < survivors.length; place++) {
    if (survivors[place]!.status === 'alive') survivors[place]!.inView = seen[place]!;
  }
  return due;
}

/** Mostly there is no news, and then the order of looking does not matter. */
const nobody: readonly Survivor[] = [];

function whoNotices(state: State, seen: readonly number[]): Survivor[] {
  const due: Survivor[] = [];
  for (const survivor of inTurnOrder(state)) {
    const types = seen[placeOf(state, survivor)]!;
    for (let news = types & ~survivor.inView; news !== 0; news &= news - 1) due.push(survivor);
  }
  return due;
}

/** The types that each survivor sees, by place. */
function typesSeen(state: State, sights: Sights): number[] {
  const { survivors } = state;
  const seen: number[] = [];
  for (let place = 0; place < survivors.length; place++) {
    const { status, zone } = survivors[place]!;
    seen.push(status === 'alive' ? typesInView(state, sights.from(zone), place) : 0);
  }
  return seen;
}

/** ETS-ENEMY-08: in the Survivor phase, whoever sees is seen. */
function typesInView(state: State, view: Uint16Array, place: number): number {
  const { survivors, figures, phase } = state;
  const survivor = survivors[place]!;
  const isOpen = phase === 'survivors' && !isHidden(survivor);
  const mayMiss = missionMinds(state).noticed;
  let types = 0;
  let type = '';
  let bit = 0; // figures of a type mostly stand together in the list, so that it is looked up once for them
  for (const figure of figures) {
    if (view[figure.zone] === noWay) continue;
    if (figure.type !== type) {
      type = figure.type;
      bit = catalogue.typeBits[figure.type];
    }
    types |= bit;
    if (!isOpen && (phase !== 'survivors' || figure.zone !== survivor.zone)) continue;
    if (!mayMiss || notices(state, figure, survivor)) figure.saw |= 1 << place;
  }
  return types;
}
