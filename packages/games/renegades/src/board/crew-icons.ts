import weapons from 'icon:crosshair';
import engineering from 'icon:gears';
import commander from 'icon:rank-3';
import communications from 'icon:satellite-communication';
import navigation from 'icon:ship-wheel';
import type { IconDrawing } from '@starboard/board';
import { crewCards } from '../content/crew.ts';
import type { CrewId, Station } from '../types.ts';

/** The sign of each station, and of those who are trained for it. */
const stationIcons: { readonly [S in Station]: IconDrawing } = {
  commander,
  navigation,
  communications,
  weapons,
  engineering,
};

export function crewIcon(id: CrewId): IconDrawing {
  return stationIcons[crewCards[id].specialties[0]];
}
