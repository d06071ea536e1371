import type { Text } from '@starboard/kernel';
import type { Mission } from '../content/missions/index.ts';
import { missionOf, type Playing } from './mission.ts';

/** What an objective is called: by the game's words, or by the mission's own. */
export function objectiveText(playing: Playing, id: number): Text {
  const { name, words } = missionOf(playing).objectives[id]!;
  return words === undefined ? { key: `objective.${name}` } : ownText(words);
}

/** Words that a mission brings along, in the reader's language. */
export function ownText(words: { readonly en: string; readonly fr: string }): Text {
  return { key: 'mission.words', params: { ...words, language: { key: 'mission.language' } } };
}

/** What a mission is called: by the game's words, or by its own. */
export function titleOf({ id, title }: Mission): Text {
  return title === undefined ? { key: `mission.${id}` } : ownText(title);
}

/** What it is about. */
export function premiseOf({ id, title, premise }: Mission): Text {
  if (premise !== undefined) return ownText(premise);
  return { key: title === undefined ? `mission.${id}.text` : 'mission.own.text' };
}
