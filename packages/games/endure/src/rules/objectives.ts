import type { Deed, DeedOf, Mission, MissionObjective, Objective, State, Survivor, TextKey, Words } from '../types.ts';
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

/** What an objective is called. */
export function objectiveText(playing: Playing, id: number): Words {
  return nameText(missionOf(playing).objectives[id]!);
}

/** The same as the mission writes it: by the game's words, or by the mission's own. */
export function nameText({ name, words }: Pick<MissionObjective, 'name' | 'words'>): Words {
  return words === undefined ? textOfBox(`objective.${name}`) : ownText(words);
}

/** What a mission of the box is called. */
export function missionText(id: string): Words {
  return textOfBox(`mission.${id}`);
}

/** Missions are read from files, and have been checked: what brings no words along is one of the box, or named like there. */
function textOfBox(key: `objective.${string}` | `mission.${string}`): Words {
  return { key: key as TextKey };
}

/** Words that a mission brings along, in the reader's language. */
export function ownText(words: { readonly en: string; readonly fr: string }): Words {
  return { key: 'mission.words', params: { ...words, language: { key: 'mission.language' } } };
}

/** What a mission is called: by the game's words, or by its own. */
export function titleOf({ id, title }: Mission): Words {
  return title === undefined ? missionText(id) : ownText(title);
}

/** What it is about. */
export function premiseOf({ id, title, premise }: Mission): Words {
  if (premise !== undefined) return ownText(premise);
  return title === undefined ? textOfBox(`mission.${id}.text`) : { key: 'mission.own.text' };
}
