import type { Text } from '@starboard/kernel';
import type { Deed, DeedOf, Mission, Objective, State, Survivor } from '../types.ts';
import { missionOf, type Playing } from './mission.ts';

/** An objective of the mission's list; none if it does not lie there with so few survivors (ETS-CG-0903). */
export function objectiveOf({ objectives }: State, id: number): Objective | undefined {
  return objectives.find(each => each.id === id);
}

export function objectivesNamed(state: State, name: string): Objective[] {
  const written = missionOf(state).objectives;
  return state.objectives.filter(({ id }) => written[id]!.name === name);
}

/** ETS-CG-0505, 0904: how many more of its name somebody can take; none of what is not carried at all. */
export function roomFor(state: State, who: Survivor, id: number): number {
  const written = missionOf(state).objectives;
  const { name, deed } = written[id]!;
  if (!isCarried(deed)) return 0;
  if (deed.most === undefined) return Infinity;
  const held = state.objectives.filter(({ carrier, id: each }) => carrier === who.id && written[each]!.name === name);
  return Math.max(0, deed.most - held.length);
}

/** What is carried says what becomes of it when its carrier dies. */
function isCarried(deed: Deed): deed is DeedOf<'carry'> {
  return 'orphaned' in deed;
}

/** ETS-DEATH-04, ETS-CG-0905: whether it stays where its carrier died, rather than being caught or broken. */
export function isLeftBehind(state: State, id: number): boolean {
  const { deed } = missionOf(state).objectives[id]!;
  return !isCarried(deed) || deed.orphaned !== 'passes';
}

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
