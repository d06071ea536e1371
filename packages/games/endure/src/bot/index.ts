import {
  type Answer,
  type AnyAsk,
  type Bot,
  type Described,
  keyOf,
  type Option,
  randomAnswer,
  type Sight,
} from '@starboard/kernel';
import type { ItemCardId } from '../types.ts';
import type { View } from '../view.ts';
import { worthOf } from './carry.ts';
import { divide } from './fight.ts';
import { Insight } from './insight.ts';
import { moveOn, nextAction } from './plan.ts';
import { judgeCampaign } from './refuge.ts';

/** Plays a survivor sensibly, from what its seat may see: arm first, fight together, mend, finish the mission. */
export const sensibleBot: Bot<View> = {
  name: 'sensible',
  choose(sight) {
    const answer = judge(sight, new Insight(sight.view, sight.seat));
    return answer ?? randomAnswer(sight.ask, sight.chance);
  },
  /** ETS-ODD-38: there is no last round; a crew that goes nowhere has to say so itself. */
  resigns: ({ round }) => round > lastHope,
};

/** Most missions are over after 30 rounds. */
const lastHope = 120;

function judge({ decision, ask, chance }: Sight<View>, insight: Insight): Answer | undefined {
  const keys = ask.options.map(keyOf);
  switch (decision) {
    case 'turn':
      return nextAction(insight, keys);
    case 'attack.divide':
      return ask.shape === 'split' ? divide(insight, limitsOf(ask), ask.amount) : undefined;
    case 'search.keep':
      return mostWanted(keys, key => worthOf(insight, key.split(':')[0] as ItemCardId));
    case 'gain.where':
      return ['body', 'head', 'pair', 'general'].find(key => keys.includes(key));
    case 'gain.full':
      return makeRoom(insight, keys);
    case 'reroll.failed':
    case 'shell':
      return 'again';
    case 'reroll.one':
      return keys[0];
    case 'rearrange':
      return keys.find(key => key.startsWith('wear:')) ?? keys.find(key => key.startsWith('pair:')) ?? 'done';
    case 'move.on':
      return moveOn(insight, keys);
    case 'allies':
      return keys.find(key => key.startsWith('attack:')) ?? keys.find(key => key.startsWith('leave:')) ?? keys[0];
    case 'loader.pilot':
      return mostWanted(keys, key => insight.crew().find(({ id }) => id === key)!.fullHealth);
    case 'trade':
      return kitsAmong(keys);
    case 'look':
      return keys.find(key => key.startsWith('token:'));
    case 'attack.line':
      return leastRisk(ask);
    case 'fragGrenade':
    case 'markTarget':
    case 'turret':
    case 'overwatch':
      return mostWanted(keys, key => insight.enemiesIn(insight.zone(key)).length + chance.below(100) / 1000);
    case 'stunGrenade':
      return mostWanted(keys, key => crowd(insight, insight.zone(key)));
    case 'treat':
    case 'miracle':
    case 'medKit':
      return mostWanted(keys, key => missing(insight, key));
    default:
      return judgeCampaign(insight, decision, ask);
  }
}

/** A trade is for a Med Kit that somebody else needs. */
function kitsAmong(keys: readonly string[]): Answer | undefined {
  const kit = keys.find(key => key.startsWith('give:medKit'));
  return kit === undefined ? undefined : [kit];
}

function limitsOf({ options, limits = [] }: AnyAsk & { readonly limits?: readonly number[] | undefined }) {
  return options.map((option, at) => ({ key: keyOf(option), limit: limits[at] ?? 99 }));
}

function mostWanted(keys: readonly string[], value: (key: string) => number): string | undefined {
  return [...keys].sort((a, b) => value(b) - value(a))[0];
}

/** Whatever is worth least goes, if the new card is worth more. */
function makeRoom(insight: Insight, keys: readonly string[]): string | undefined {
  const better = keys.find(key => key.startsWith('wear:') || key.startsWith('pair:'));
  if (better !== undefined) return better;
  if (keys.includes('use')) return 'use';
  const drops = keys.filter(key => key.startsWith('drop:'));
  const cheapest = mostWanted(drops, key => -worthOf(insight, key.split(':')[1] as ItemCardId));
  return cheapest ?? 'leave';
}

function crowd(insight: Insight, zone: number): number {
  return insight.enemiesIn(zone).length - 3 * insight.crewIn(zone).length;
}

function missing(insight: Insight, id: string): number {
  const survivor = insight.crew().find(each => each.id === id)!;
  return survivor.fullHealth - survivor.health + survivor.injuries.length;
}

/** The line with the fewest friends on it. */
function leastRisk(ask: AnyAsk): string {
  const described = ask.options.map(option => ({ key: keyOf(option), ...(shownAs(ask, option as Option) ?? {}) }));
  return described.sort((a, b) => riskOf(a) - riskOf(b))[0]!.key;
}

function shownAs(ask: AnyAsk, option: Option): Described | undefined {
  return ask.showing?.describe?.(option as never);
}

function riskOf({ label }: Described): number {
  return Number(label?.params?.['risk'] ?? 0);
}
