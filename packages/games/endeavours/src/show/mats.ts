import { catalogue } from '../catalogue.ts';
import { payableOf } from '../rules/free/unlock.ts';
import {
  areSpotsFilled,
  isUnlocked,
  nameOfUnlock,
  spotId,
  unlockOf,
  unlockPriceOf,
  unlocks,
} from '../rules/playmats.ts';
import { contactsOf } from '../rules/radio.ts';
import { networkStrength } from '../rules/satellites.ts';
import { nameOfNode } from '../rules/table.ts';
import { type NetworkAbility, networkAbilities, outposts, satelliteTrack } from '../tables/playmats.ts';
import type { Bead, Colour, EquipmentId, NodeId, SpotColour, State, TextKey, Words } from '../types.ts';
import { asState, type View } from '../view.ts';

/** A discovery spot of a playmat. */
export interface MatSpot {
  readonly key: string;
  readonly colour: SpotColour;
  readonly bead: Colour | null;
}

/** A thing on a playmat, as its panel shows it. */
export interface MatRow {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  readonly rule: string;
  readonly spots: readonly MatSpot[];
  /** What is still to be paid; null if it never costs anything. */
  readonly price: number | null;
  readonly isPaid: boolean;
  /** It can be paid for with what is in the Bank. */
  readonly isPayable: boolean;
  readonly state: 'locked' | 'unpaid' | 'works';
}

export type MatName = 'lab' | 'infrastructure' | 'network' | 'drift';

/** Things of one kind, under one heading. */
export interface MatGroup {
  readonly name: string;
  readonly rows: readonly MatRow[];
}

interface DriftRow {
  readonly name: Words;
  readonly text: Words;
  readonly node: NodeId | null;
  readonly state: 'adrift' | 'anchored' | 'carried';
}

export interface Mats {
  readonly lab: readonly MatGroup[];
  readonly infrastructure: readonly MatGroup[];
  readonly network: readonly MatGroup[];
  readonly bag: readonly (readonly [bead: Bead, count: number])[];
  /** END-SAT-03, 09: the track from left to right; those that are up have uncovered their numbers. */
  readonly track: readonly { readonly at: number; readonly value: number; readonly node: NodeId | null }[];
  readonly strength: number;
  /** END-RADIO-01: who can transmit, and how well. */
  readonly radio: readonly { readonly node: NodeId; readonly value: number }[];
  readonly drift: readonly DriftRow[];
}

/** END-HIDDEN-10: the playmats with their open spots, what is to be paid and what works. */
export function matsOf(view: View): Mats {
  const state = asState(view);
  const payable = new Set(payableOf(state).map(({ id }) => id));
  const group = (name: string, isMeant: (id: string) => boolean): MatGroup => ({
    name,
    rows: unlocks(state)
      .filter(([id]) => isMeant(id))
      .map(([id]) => rowOf(state, id, payable.has(id))),
  });
  return {
    lab: [
      group('projects', id => id.startsWith('project.')),
      group('upgrades', isUpgrade),
      group('extraDie', id => id === 'extraDie'),
    ],
    infrastructure: [
      group('stations', id => state.stations.some((_, slot) => id === `station.${slot}`)),
      group('outposts', id => id in outposts),
      group('rows', id => id.startsWith('row.')),
      group('disks', id => id.startsWith('disk.')),
    ],
    network: [group('abilities', id => id in networkAbilities)],
    bag: Object.entries(state.bag) as [Bead, number][],
    track: satelliteTrack.map((value, at) => ({ at, value, node: state.satellites[at] ?? null })),
    strength: networkStrength(state),
    radio: radioOf(state),
    drift: driftOf(state),
  };
}

function rowOf(state: State, id: string, isPayable: boolean): MatRow {
  const { spots, cost } = unlockOf(state, id);
  const isPaid = cost === undefined || state.paid.includes(id);
  const isFilled = areSpotsFilled(state, id, spots);
  return {
    id,
    ...describe(state, id),
    spots: spots.map((colour, at) => ({ key: spotId(id, at), colour, bead: state.filled[spotId(id, at)] ?? null })),
    price: cost === undefined ? null : unlockPriceOf(state, id),
    isPaid,
    isPayable,
    state: isUnlocked(state, id) ? 'works' : isFilled ? 'unpaid' : 'locked',
  };
}

const networkRules: { readonly [ability in NetworkAbility]: string } = {
  powerAmplification: 'END-SAT-12',
  beamReflection: 'END-SAT-13',
  radioRelay: 'END-SAT-14',
  interferometry: 'END-SAT-15',
};

function isUpgrade(id: string): id is EquipmentId {
  return id in catalogue.equipment;
}

function isNetworkAbility(id: string): id is NetworkAbility {
  return id in networkRules;
}

/** Ids of disks, rows and outposts are put together from tables, which no type follows; the suite looks all of them up. */
function doesText(id: string): Words {
  return { key: `mats.does.${id}` as TextKey };
}

/** What it is called, what it does, and by which rule. */
function describe(state: State, id: string): Pick<MatRow, 'name' | 'text' | 'rule'> {
  const name = nameOfUnlock(state, id);
  const [kind, slot] = id.split('.') as [string, string | undefined];
  if (kind === 'project') {
    return { name, text: { key: `ability.${state.projects[Number(slot)]!}` }, rule: 'END-DISC-08' };
  }
  if (kind === 'station') return { name, text: stationText(state, Number(slot)), rule: 'END-DISC-15' };
  if (isUpgrade(id)) {
    const from: Words = { key: `card.${id}` };
    return { name, text: { key: 'mats.does.upgrade', params: { from, to: name } }, rule: 'END-DISC-07' };
  }
  if (isNetworkAbility(id)) {
    const params = { strength: networkStrength(state) };
    return { name, text: { key: `mats.does.${id}`, params }, rule: networkRules[id] };
  }
  return { name, text: doesText(id), rule: rules[kind] ?? 'END-DISC-06' };
}

function stationText({ stations }: State, slot: number): Words {
  const station = stations[slot]!;
  const what: Words = { key: `ability.${station.card}` };
  if (station.node === null) return { key: 'mats.does.station', params: { what } };
  return { key: 'mats.does.station.built', params: { what, node: nameOfNode(station.node) } };
}

const rules: { readonly [kind: string]: string } = {
  extraDie: 'END-DISC-09',
  disk: 'END-DISC-10',
  row: 'END-DISC-14',
  spaceOutpost: 'END-DISC-16',
  siteOutpost: 'END-DISC-16',
};

/** The best end of a transmission at each node. */
function radioOf(state: State): Mats['radio'] {
  const best = new Map<NodeId, number>();
  for (const { node, value } of contactsOf(state)) best.set(node, Math.max(value, best.get(node) ?? 0));
  return [...best].map(([node, value]) => ({ node, value }));
}

/** END-DRIFT-01..06 */
function driftOf({ drift }: State): DriftRow[] {
  return drift.map(({ card, node, anchored, carriedBy }) => ({
    name: { key: `card.${card}` },
    text: { key: `ability.${card}` },
    node,
    state: anchored ? 'anchored' : carriedBy === null ? 'adrift' : 'carried',
  }));
}
