import { observationTitleOf } from '../../content/observation.ts';
import type { Colour, Icon, Mission, ObservationId, SpotColour, State } from '../../types.ts';
import { needOfCard, openMissions, openQuests, type Quest } from './quest.ts';

/** END-DISC-22: empty discovery spots on base missions in play that take this colour; of equal ones on one card the first. */
export function missionSpots(
  state: State,
  bead: Colour,
): { readonly key: string; readonly mission: Mission; readonly at: number; readonly colour: SpotColour }[] {
  return openMissions(state).flatMap(mission => {
    const need = needOfCard(mission.card);
    if (need.kind !== 'research') return [];
    return firstOfEach<SpotColour>(need.spots, at => (mission.beads[at] ?? null) === null)
      .filter(at => need.spots[at] === 'white' || need.spots[at] === bead)
      .map(at => ({ key: `${mission.card}/${at}`, mission, at, colour: need.spots[at]! }));
  });
}

/** The mission is found complete when what filled it is over (END-MISSION-10). */
export function fillMissionSpot(_: State, mission: Mission, at: number, bead: Colour): void {
  mission.beads[at] = bead;
}

/** An observation spot that is still empty. */
export interface ObservationSpot {
  readonly quest: Quest;
  readonly at: number;
  readonly icon: Icon;
}

/** END-OBSCARD-10: on base missions and discovered ones; of equal ones on one card the first. */
export function observationSpots(state: State): ObservationSpot[] {
  return openQuests(state).flatMap(quest => {
    const need = needOfCard(quest.card);
    if (need.kind !== 'observation') return [];
    const spots: readonly Icon[] = need.spots;
    return firstOfEach(spots, at => !quest.filled[at]).map(at => ({ quest, at, icon: spots[at]! }));
  });
}

function firstOfEach<S>(spots: readonly S[], isEmpty: (at: number) => boolean): number[] {
  const empty = spots.map((_, at) => at).filter(isEmpty);
  return empty.filter(at => empty.find(other => spots[other] === spots[at]) === at);
}

/** END-OBSCARD-05..08: how many cards of other icons fill a spot. */
export const substitutes: { readonly [icon in Icon]: number } = { circle: 5, diamond: 4, pentagon: 3, octagon: 2 };

const iconByTitle: { readonly [title: string]: Icon } = {
  OA1: 'circle',
  OA2: 'diamond',
  OA3: 'pentagon',
  OA4: 'octagon',
};

/** END-OBSCARD-03: none for a card that is no astronomical observation. */
export function iconOf(card: string): Icon | undefined {
  return card.startsWith('OA') ? iconByTitle[observationTitleOf(card as ObservationId)] : undefined;
}
