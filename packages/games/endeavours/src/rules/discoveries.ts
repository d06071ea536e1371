import type { Flow } from '@starboard/kernel';
import { effects } from '../hooks.ts';
import { aquaRows } from '../tables/playmats.ts';
import type { Bead, Change, Colour, Endeavours, NodeId, SpotColour, State, Words } from '../types.ts';
import { after, becomesText } from './arithmetic.ts';
import { fillMissionSpot, missionSpots } from './missions/spots.ts';
import { listOf, titleOf } from './missions/words.ts';
import { earn } from './money.ts';
import { areSpotsFilled, nameOfUnlock, spotId, unlocks } from './playmats.ts';
import { letProjectsWork } from './projects.ts';
import { player, say } from './table.ts';

/** A place that a bead may go to. */
interface Spot {
  readonly key: string;
  /** What it helps to unlock, and its own colour. */
  readonly what: Words;
  readonly colour: SpotColour;
  fill(state: State, bead: Colour): void;
}

/** END-EXPLORE-12: the d4, that many beads and what effects add. `more` is by cards just resolved. */
export function* discoveryRoll(t: Endeavours, node: NodeId, more = 0): Flow {
  const [die] = t.roll(1, 4) as [number];
  const found: Change[] = more === 0 ? [] : [{ by: more, name: { key: 'sum.card' } }];
  const changes = [...effects.changes(t.state, 'beads', die, { node }), ...found];
  const count = after(die, changes);
  say(t, 'END-EXPLORE-12', 'discovery.rolled', { die, becomes: becomesText(changes, count), count });
  yield* drawDiscoveries(t, count);
}

/** END-DISC-01..03, 20: all are drawn and shown, black ones among them; then all are placed or Discarded before anything else happens. */
export function* drawDiscoveries(t: Endeavours, count: number): Flow {
  const drawn: Bead[] = [];
  let left = count;
  let isFirstBlack = effects.tell(t.state, 'blankFilter', {}).length > 0;
  while (left > 0) {
    left--;
    const bead = drawBead(t);
    drawn.push(bead);
    if (bead === 'black' && isFirstBlack) {
      isFirstBlack = false;
      left++;
    }
  }
  yield* placeAll(t, drawn);
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
  yield* placeAll(t, [colour]);
}

/** END-DISC-03, 19, 20: what was drawn is told, and the Player places it in any order. */
function* placeAll(t: Endeavours, drawn: readonly Bead[]): Flow {
  say(t, 'END-DISC-03', 'discovery.drawn', { drawn: beadNames(drawn) });
  const left = drawn.filter(bead => bead !== 'black');
  while (left.length > 0) {
    const homeless = left.find(bead => spotsFor(t.state, bead).length === 0);
    const bead = homeless ?? left.find(each => isSure(t.state, each, left)) ?? (yield* chooseBead(t, drawn, left));
    if (homeless === undefined) yield* placeBead(t, bead, drawn, left);
    else discardBead(t, bead);
    left.splice(left.indexOf(bead), 1);
  }
}

/** Whether it finds a spot whatever goes before it: then it may as well be next. */
function isSure(state: State, bead: Colour, left: readonly Colour[]): boolean {
  const keys = spotsFor(state, bead).map(({ key }) => key);
  const rivals = left.filter(other => spotsFor(state, other).some(({ key }) => keys.includes(key)));
  return keys.length >= rivals.length;
}

/** Which comes next, where one may take the last spot of another; beads of one colour are alike. */
function* chooseBead(t: Endeavours, drawn: readonly Bead[], left: readonly Colour[]): Flow<Colour> {
  const options = [...new Set(left)].map(bead => ({ key: bead, label: nameOfBead(bead) }));
  const params = { drawn: beadNames(drawn), left: beadNames(left) };
  return (yield* t.choose(player, 'discovery.next', options, { takeOnly: true, params })).key;
}

/** END-DISC-04, 05: on a spot of the Player's choice. */
function* placeBead(t: Endeavours, bead: Colour, drawn: readonly Bead[], left: readonly Colour[]): Flow {
  const { state } = t;
  const options = spotsFor(state, bead).map(spot => ({
    ...spot,
    refs: [`spot:${spot.key}` as const],
    label: nameOfSpot(spot),
  }));
  const params = { drawn: beadNames(drawn), left: beadNames(left), bead: nameOfBead(bead) };
  const spot = yield* t.choose(player, 'discovery.place', options, { takeOnly: true, params });
  spot.fill(state, bead);
  say(t, 'END-DISC-04', 'discovery.placed', { bead: nameOfBead(bead), spot: nameOfSpot(spot) });
  payRows(t);
  yield* letProjectsWork(t);
}

/** END-DISC-19, 21: no legal spot anywhere. */
function discardBead(t: Endeavours, bead: Colour): void {
  t.state.bag[bead]++;
  say(t, 'END-DISC-19', 'discovery.discarded', { bead: nameOfBead(bead) });
  earn(t, 1, 'END-DISC-19');
}

/** "2 green, 1 black" */
function beadNames(drawn: readonly Bead[]): Words {
  const count = (colour: Bead) => drawn.filter(bead => bead === colour).length;
  return listOf([...new Set(drawn)].map(colour => ({ key: `beads.${colour}`, params: { count: count(colour) } })));
}

function nameOfBead(bead: Colour): Words {
  return { key: `bead.${bead}` };
}

function nameOfSpot({ what, colour }: Spot): Words {
  return { key: 'discovery.spot', params: { what, colour: { key: `colour.${colour}` } } };
}

/** END-DISC-04, 22: empty spots of the mats, and of base missions in play, that take this colour. */
function spotsFor(state: State, bead: Colour): Spot[] {
  const found: Spot[] = [];
  for (const [id, { spots }] of unlocks(state)) {
    for (const { at, colour } of openSpots(state, id, spots)) {
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
function openSpots({ filled }: State, id: string, spots: readonly SpotColour[]) {
  const empty = spots.map((colour, at) => ({ at, colour })).filter(({ at }) => filled[spotId(id, at)] === undefined);
  return empty.filter((spot, at) => empty.findIndex(({ colour }) => colour === spot.colour) === at);
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
