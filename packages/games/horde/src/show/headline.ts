import { profileOf } from '../catalogue.ts';
import { lastWave, scoreOf } from '../rules/end.ts';
import type { Headline, Words } from '../types.ts';
import type { View } from '../view.ts';

/** Which wave it is, who attacks, and what the mission would be worth if it ended now. */
export function headline(view: View): Headline {
  return { title: titleOf(view), round: view.round, score: scoreOf(view) };
}

function titleOf({ roster, wave }: View): Words {
  const params = { wave: Math.max(1, wave), last: lastWave };
  const [faction, ...others] = new Set(roster.map(unit => profileOf({ unit }).faction));
  if (faction === undefined || others.length > 0) return { key: 'face.title.mixed', params };
  return { key: 'face.title', params: { ...params, faction: { key: `faction.${faction}` } } };
}
