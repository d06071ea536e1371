import type { Text } from '@starboard/kernel';
import { missionOf, type Playing } from './mission.ts';

/** What an objective is called: by the game's words, or by the mission's own. */
export function objectiveText(playing: Playing, id: number): Text {
  const { name, words } = missionOf(playing).objectives[id]!;
  return words === undefined ? { key: `objective.${name}` } : { key: 'mission.words', params: words };
}
