import { homeNode } from '../rules/missions/destinations.ts';
import { pointsOf } from '../rules/missions/found.ts';
import { missing } from '../rules/missions/kinds/index.ts';
import { baseMissionOf, classOf, foundMissionOf, needOfCard, type Quest } from '../rules/missions/quest.ts';
import { requirementsOf, scoreOf } from '../rules/missions/score.ts';
import { titleOf } from '../rules/missions/words.ts';
import { nameOfNode } from '../rules/table.ts';
import type { Colour, Found, Icon, Mission, NodeId, SpotColour, State, Words } from '../types.ts';
import { asState, type View } from '../view.ts';

/** A spot on a mission card: for a discovery, or for an observation. */
type QuestSpot =
  | { readonly key: string; readonly colour: SpotColour; readonly bead: Colour | null }
  | { readonly key: string; readonly icon: Icon; readonly isFilled: boolean };

/** A mission as its panel shows it. */
export interface QuestRow {
  readonly card: Quest['card'];
  readonly title: Words;
  /** Of a base mission; a discovered one has none. */
  readonly level: 'easy' | 'medium' | 'hard' | null;
  readonly status: 'open' | 'done' | 'failed' | 'replaced';
  readonly points: number;
  readonly penalty: number;
  /** The last year in which it can be completed; null without a limit. */
  readonly due: number | null;
  /** END-FOUND-01 */
  readonly foundAt: Words | null;
  readonly missing: readonly Words[];
  /** The places that are named in what is missing, to be flown to. */
  readonly places: readonly NodeId[];
  readonly spots: readonly QuestSpot[];
}

export interface QuestList {
  readonly base: readonly QuestRow[];
  readonly found: readonly QuestRow[];
  readonly done: number;
  readonly needed: number;
  readonly score: number;
  readonly scoreNeeded: number;
}

/** END-SETUP-10, END-HIDDEN-10: all missions with what is still missing; what is open comes first. */
export function questsOf(view: View): QuestList {
  const state = asState(view);
  const { score: scoreNeeded, easy, medium, hard } = requirementsOf(view.difficulty);
  return {
    base: openFirst(state.missions.map(mission => baseRow(state, mission))),
    found: openFirst(state.found.map(found => foundRow(state, found))),
    done: state.missions.filter(({ status }) => status === 'done').length,
    needed: easy + medium + hard,
    score: scoreOf(state),
    scoreNeeded,
  };
}

function openFirst(rows: readonly QuestRow[]): QuestRow[] {
  return [...rows.filter(({ status }) => status === 'open'), ...rows.filter(({ status }) => status !== 'open')];
}

function baseRow(state: State, mission: Mission): QuestRow {
  const { points, penalty = 0, by = null } = baseMissionOf(mission.card);
  const { status } = mission;
  return { ...common(state, mission), level: classOf(mission.card), status, points, penalty, due: by, foundAt: null };
}

function foundRow(state: State, found: Found): QuestRow {
  const { status, penalty, due, site } = found;
  return {
    ...common(state, found),
    level: null,
    status: status === 'points' ? 'done' : status,
    points: status === 'points' ? found.points : pointsOf(state, found),
    penalty: status === 'open' ? (foundMissionOf(found.card).penalty ?? 0) : penalty,
    due,
    foundAt: site === null ? null : nameOfNode(site),
  };
}

function common(state: State, quest: Quest) {
  const left = quest.status === 'open' ? missing(state, quest) : [];
  return {
    card: quest.card,
    title: titleOf(quest),
    missing: left,
    places: [...new Set(left.flatMap(text => placesIn(state, text)))],
    spots: quest.status === 'open' ? spotsOf(quest) : [],
  };
}

/** What speaks of the Home Bernal without its name. */
const homeward: readonly string[] = [
  'missing.bring.home',
  'missing.bring.labOrHome',
  'missing.comeHome',
  'missing.deliverSamples',
  'place.home',
];

function placesIn(state: State, { key, params = {} }: Words): NodeId[] {
  if (key.startsWith('node.')) return [key.slice('node.'.length) as NodeId];
  const inside = Object.values(params).flatMap(value => (typeof value === 'object' ? placesIn(state, value) : []));
  const home = homeward.includes(key) ? homeNode(state) : null;
  if (key === 'missing.touristsHome') return [...inside, 'LEO'];
  return home === null ? inside : [...inside, home];
}

/** END-DISC-22, END-OBSCARD-10 */
function spotsOf({ card, beads, filled }: Quest): QuestSpot[] {
  const need = needOfCard(card);
  if (need.kind === 'research') {
    return need.spots.map((colour, at) => ({ key: `${card}/${at}`, colour, bead: beads[at] ?? null }));
  }
  if (need.kind === 'observation') {
    return need.spots.map((icon, at) => ({ key: `${card}/${at}`, icon, isFilled: filled[at] === true }));
  }
  return [];
}
