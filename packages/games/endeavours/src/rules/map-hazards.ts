import type { Flow } from '@starboard/kernel';
import { kindOfNode, lagrangeAt, neighboursOf } from '../map/index.ts';
import { berTable, facTable, mapTable } from '../map/location-tables.ts';
import type { Endeavours, NodeId, State } from '../types.ts';
import { isCovered } from './sites.ts';
import { nameOfNode, say } from './table.ts';

const tables = { fac: facTable, map: mapTable, ber: berTable } as const;

/** END-MAP-09: a black and a blue die on a location table. */
export function rollLocation(t: Endeavours, table: keyof typeof tables): NodeId {
  const [black, blue] = t.roll(2) as [number, number];
  return tables[table][black - 1]![blue - 1]!;
}

/** END-HOLE-02..05: never over LEO, Hohmann nodes and burns (END-RULE-42). */
export function* placeBlackHole(t: Endeavours): Flow {
  const { state } = t;
  const centre = lagrangeAt(rollLocation(t, 'map'));
  const nodes = spread(state, centre, rollBeads(t), node => ['hoh', 'burn'].includes(kindOfNode(node)));
  state.holes.push(nodes);
  say(t, 'END-HOLE-02', 'hole.placed', { node: nameOfNode(centre), count: nodes.length });
}

/** END-CME-02..04, 08: over everything but LEO, with two dice on it. */
export function* placeEjection(t: Endeavours): Flow {
  const { state } = t;
  const centre = lagrangeAt(rollLocation(t, 'map'));
  const nodes = spread(state, centre, rollBeads(t), () => false);
  const dice = t.roll(2) as [number, number];
  state.ejections.push({ nodes, dice });
  say(t, 'END-CME-02', 'ejection.placed', { node: nameOfNode(centre), count: nodes.length, sum: dice[0] + dice[1] });
}

/** END-HOLE-03, END-CME-03 */
function rollBeads(t: Endeavours): number {
  return t.roll(3).reduce((sum, die) => sum + die, 0);
}

/** END-HOLE-04, END-RULE-15: breadth-first from the centre, ids in order; what is passed over is not covered but leads on. */
function spread({ options }: State, centre: NodeId, beads: number, isPassedOver: (node: NodeId) => boolean): NodeId[] {
  const most = 1 + Math.round(beads / options.hazardScale);
  const covered: NodeId[] = [];
  const seen = new Set<NodeId>([centre]);
  for (let ring: NodeId[] = [centre]; ring.length > 0 && covered.length < most; ) {
    for (const node of ring) {
      if (covered.length < most && node !== 'LEO' && !isPassedOver(node)) covered.push(node);
    }
    const next: NodeId[] = [];
    for (const node of ring) {
      for (const beyond of neighboursOf(node)) {
        if (seen.has(beyond)) continue;
        seen.add(beyond);
        next.push(beyond);
      }
    }
    ring = next.sort();
  }
  return covered;
}

/** END-COMP-08, END-WORM-01 */
const mostWormholes = 3;

/** END-WORM-01..03, 12, END-GAMEPLAY-16: the entrance alone, by the MAP table or where a card says; nothing if there are three. */
export function* placeWormhole(t: Endeavours, at?: NodeId): Flow {
  const { state } = t;
  if (state.wormholes.length >= mostWormholes) return;
  const entrance = at ?? lagrangeAt(rollLocation(t, 'map'));
  state.wormholes.push({ entrance, exit: null });
  say(t, 'END-WORM-03', 'wormhole.placed', { node: nameOfNode(entrance) });
}

/** END-WORM-02, END-RULE-16: where the other mouth opens: neither at the first nor in a hole. */
export function rollWormholeExit(t: Endeavours, entrance: NodeId): NodeId {
  for (;;) {
    const node = lagrangeAt(rollLocation(t, 'map'));
    if (node !== entrance && !isCovered(t.state, node)) return node;
  }
}

/** END-MAT-06, END-DRIFT-03, 04: a random Drift Bernal by the BER table; false if the slot is taken or no card is left. */
export function* placeDriftBernal(t: Endeavours, slot: 'kalpana' | 'stanford'): Flow<boolean> {
  const { state } = t;
  if (state.drift.some(drift => drift.slot === slot)) return false;
  t.reveal();
  const card = state.driftDeck.pop();
  if (card === undefined) return false;
  let node = lagrangeAt(rollLocation(t, 'ber'));
  while (state.drift.some(drift => drift.node === node)) node = lagrangeAt(rollLocation(t, 'ber'));
  state.drift.push({ card, slot, node, anchored: false, carriedBy: null });
  say(t, 'END-DRIFT-02', 'drift.placed', { card: { key: `card.${card}` }, node: nameOfNode(node) });
  return true;
}
