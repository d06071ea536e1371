import type { Target } from '@starboard/board';
import type { Ref, Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { isConscious, nameOf } from '../../rules/table.ts';
import { fighterAt } from '../../show/outlook.ts';
import { type BattlePlan, inchesAt } from '../../show/plan.ts';
import { holdsOf } from '../../show/sights.ts';
import type { Fighter, Reward } from '../../types.ts';
import type { View } from '../../view.ts';
import { badgesOf } from './signs.ts';

/** What stands at a ref, in words. */
export function nameAt(view: View, plan: BattlePlan, ref: Ref): Text {
  const [kind = '', name = ''] = ref.split(':');
  switch (kind) {
    case 'marker':
      return markerText(view, Number(name));
    case 'token':
      return { key: 'board.token', params: { ...inchesAt(view, Number(name)) } };
    case 'treasure':
      return treasureText(view, Number(name));
    case 'corner':
      return { key: `corner.${name}` };
    case 'piece':
      return { key: `terrain.${plan.pieces[Number(name)]?.kind}` };
    default: {
      const fighter = fighterAt(view, ref);
      return fighter ? fighterText(view, fighter) : { key: 'board.field' };
    }
  }
}

/** Who it is, how many or how well, where, and what ails it. */
function fighterText(view: View, fighter: Fighter): Text {
  const states = statesOf(fighter);
  const name = fighter.kind === 'hero' ? heroText(view, fighter) : unitText(view, fighter);
  const all = listed(states);
  return all === undefined ? name : { key: 'board.with', params: { name, states: all } };
}

export function statesOf(fighter: Fighter): Text[] {
  const ails = badgesOf(fighter).map(({ what }) => ({
    key: what === 'shaken' || what === 'fatigued' ? `board.state.${what}` : `condition.${what}`,
  }));
  return [...ails, ...(fighter.activated ? [{ key: 'board.state.activated' }] : [])];
}

function heroText(view: View, hero: View['heroes'][number]): Text {
  const params = { who: nameOf(hero), left: hero.tough - hero.wounds, tough: hero.tough, ...inchesAt(view, hero.at) };
  return { key: isConscious(hero) ? 'board.hero' : 'board.hero.down', params };
}

function unitText(view: View, unit: View['units'][number]): Text {
  const { x, y } = inchesAt(view, unit.models[0]!.at);
  return { key: 'board.unit', params: { unit: nameOf(unit), count: unit.models.length, x, y } };
}

function markerText(view: View, no: number): Text {
  const damage = view.markers.find(marker => marker.no === no)?.damage ?? 0;
  const hold = holdsOf(view).get(no) ?? 'open';
  return { key: 'board.marker', params: { no, damage, hold, priority: no === view.priority ? 'yes' : 'no' } };
}

function treasureText(view: View, at: number): Text {
  const rewards = view.treasures.filter(each => each.at === at).flatMap(treasure => treasure.rewards);
  const what = listed(rewards.map(rewardText)) ?? { key: 'board.nothing' };
  return { key: 'board.treasure', params: { what } };
}

function rewardText(reward: Reward): Text {
  if ('item' in reward) return { key: `item.${reward.item}` };
  return { key: 'board.credits', params: { credits: reward.credits } };
}

export function listed(texts: readonly Text[]): Text | undefined {
  return texts.reduceRight<Text | undefined>(
    (rest, first) => (rest === undefined ? first : { key: 'board.list', params: { first, rest } }),
    undefined,
  );
}

/** What something is and what choosing it does. */
export function spokenName(name: string, target: Target | undefined, say: Formatter): string {
  if (target === undefined) return name;
  const { label, hotkey } = target;
  const choice = hotkey === undefined ? label : say({ key: 'board.choice', params: { label, hotkey } });
  return say({ key: 'board.target', params: { name, choice } });
}
