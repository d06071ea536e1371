import type { Flow, Text } from '@starboard/kernel';
import { aquaRows } from '../content/playmats.ts';
import { bend, told } from '../effects.ts';
import type { Bead, Colour, Endeavours, NodeId, SpotColour, State } from '../types.ts';
import { fillMissionSpot, missionSpots } from './missions/spots.ts';
import { titleOf } from './missions/words.ts';
import { earn } from './money.ts';
import { areSpotsFilled, nameOfUnlock, spotId, unlocks } from './playmats.ts';
import { player, say } from './table.ts';
import { nameTheTough } from './tough.ts';

/** A place that a bead may go to. */
interface Spot {
  readonly key: string;
  /** What it helps to unlock, and its own colour. */
  readonly what: Text;
  readonly colour: SpotColour;
  fill(state: State, bead: Colour): void;
}

/** END-EXPLORE-12: the d4, that many beads and what effects add. `more` is by cards just resolved. */
export function* discoveryRoll(t: Endeavours, node: NodeId, more = 0): Flow {
  const [die] = t.roll(1, 4) as [number];
  const count = bend(t.state, 'beads', die, { node }) + more;
  say(t, 'END-EXPLORE-12', 'discovery.rolled', { die, count });
  yield* drawDiscoveries(t, count);
}

/** END-DISC-01..03, 19, 20: one at a time; black ones go back and count; all are placed or Discarded before anything else happens. */
export function* drawDiscoveries(t: Endeavours, count: number): Flow {
  let left = count;
  let isFirstBlack = told(t.state, 'blankFilter', {}).length > 0;
  const drawn: Colour[] = [];
  while (left > 0) {
    left--;
    const bead = drawBead(t);
    if (bead !== 'black') drawn.push(bead);
    else if (isFirstBlack) {
      isFirstBlack = false;
      left++;
    }
  }
  say(t, 'END-DISC-01', 'discovery.drawn', { count: drawn.length });
  for (const bead of drawn) yield* placeBead(t, bead);
}

/** END-DISC-01, 02: at random; a black bead stays in the bag. */
function drawBead(t: Endeavours): Bead {
  const { bag } = t.state;
  t.reveal();
  let at = t.chance.below(Object.values(bag).reduce((sum, count) => sum + count, 0));
  for (const bead of beads) {
    if (at < bag[bead]) {
      if (bead !== 'black') bag[bead]--;
      return bead;
    }
    at -= bag[bead];
  }
  throw new Error('The bag is empty.'); // the black beads never leave it
}

const beads: readonly Bead[] = ['black', 'green', 'purple', 'red', 'yellow'];

/** XI6: one bead of this colour, if the bag has one. */
export function* takeBead(t: Endeavours, colour: Colour): Flow {
  if (t.state.bag[colour] === 0) return;
  t.state.bag[colour]--;
  yield* placeBead(t, colour);
}

/** END-DISC-04, 05, 19, 21: on a spot of the Player's choice; with no legal spot anywhere it is Discarded for 1 Aqua. */
function* placeBead(t: Endeavours, bead: Colour): Flow {
  const { state } = t;
  const spots = spotsFor(state, bead);
  if (spots.length === 0) {
    state.bag[bead]++;
    return earn(t, 1, 'END-DISC-19');
  }
  const options = spots.map(spot => ({
    ...spot,
    refs: [`spot:${spot.key}` as const],
    label: { key: 'discovery.spot', params: { what: spot.what, colour: { key: `colour.${spot.colour}` } } },
  }));
  const spot = yield* t.choose(player, 'discovery.place', options, { params: { bead: { key: `bead.${bead}` } } });
  spot.fill(state, bead);
  say(t, 'END-DISC-04', 'discovery.placed', { bead: { key: `bead.${bead}` } });
  payRows(t);
  yield* nameTheTough(t);
}

/** END-DISC-04, 22: empty spots of the mats, and of base missions in play, that take this colour. */
function spotsFor(state: State, bead: Colour): Spot[] {
  const found: Spot[] = [];
  for (const [id, { spots }] of unlocks(state)) {
    for (const at of openSpots(state, id, spots)) {
      const colour = spots[at]!;
      if (colour === 'white' || colour === bead) found.push(matSpot(state, id, at, colour));
    }
  }
  for (const { key, mission, at, colour } of missionSpots(state, bead)) {
    found.push({ key, what: titleOf(mission), colour, fill: now => fillMissionSpot(now, mission, at, bead) });
  }
  return found;
}

function matSpot(of: State, id: string, at: number, colour: SpotColour): Spot {
  const key = spotId(id, at);
  return {
    key,
    what: nameOfUnlock(of, id),
    colour,
    fill(state, bead) {
      state.filled[key] = bead;
    },
  };
}

/** Of empty spots of one colour on one thing the first is as good as any. */
function openSpots(state: State, id: string, spots: readonly SpotColour[]): number[] {
  const seen: SpotColour[] = [];
  const open: number[] = [];
  spots.forEach((colour, at) => {
    if (state.filled[spotId(id, at)] !== undefined || seen.includes(colour)) return;
    seen.push(colour);
    open.push(at);
  });
  return open;
}

/** END-DISC-14: the moment a row is full, once. */
function payRows(t: Endeavours): void {
  const { state } = t;
  aquaRows.forEach(({ spots, aqua }, at) => {
    const row = `row.${at}`;
    if (state.rows.includes(row) || !areSpotsFilled(state, row, spots)) return;
    state.rows.push(row);
    earn(t, aqua, 'END-DISC-14');
  });
}
