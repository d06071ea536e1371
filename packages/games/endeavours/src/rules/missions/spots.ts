import type { CardId, Colour, Icon, Mission, SpotColour, State } from '../../types.ts';
import { isObservation, observationOf } from '../copies.ts';
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

/** END-OBSCARD-03: none for a card that is no astronomical observation. */
export function iconOf(card: CardId): Icon | undefined {
  const title = isObservation(card) ? observationOf(card) : undefined;
  return title?.kind === 'astronomy' ? title.icon : undefined;
}
