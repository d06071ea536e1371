import { type Answer, type AnyAsk, keyOf } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import { classOf } from '../rules/table.ts';
import type { ItemCardId, SurvivorId } from '../types.ts';
import type { SurvivorView } from '../view.ts';
import { worthOf } from './carry.ts';
import type { Insight } from './insight.ts';

/** Rounds after which a mission that is lost again and again is let go. */
const patience = 60;

/** What to answer between missions: rest while it is needed, mend what is worst, go on when fine. */
export function judgeCampaign(insight: Insight, decision: string, ask: AnyAsk): Answer | undefined {
  const keys = ask.options.map(keyOf);
  switch (decision) {
    case 'campaign.rest':
      return needsRest(insight) || !keys.includes('onward') ? 'refuge' : 'onward';
    case 'campaign.next':
    case 'refuge.next':
      return keys[0];
    case 'campaign.retry':
      return (insight.view.campaign?.rounds ?? 0) < patience ? 'again' : 'giveUp';
    case 'refuge.replace':
      return successor(insight, keys);
    case 'refuge.visit':
      return whereTo(insight, keys);
    case 'refuge.sleep':
      return keys.includes('health') && insight.me.health <= insight.me.resolve ? 'health' : keys.at(-1);
    case 'refuge.buy':
      return best(keys, key => worthOf(insight, key.split(':')[0] as ItemCardId));
    case 'refuge.pay':
      return ask.shape === 'some' ? cheapest(insight, keys).slice(0, ask.min) : undefined;
    case 'refuge.on':
      return keys.includes('stay') && insight.crew().some(isBadlyOff) ? 'stay' : 'leave';
    case 'refuge.oldFriend':
      return best(keys, key => -crewman(insight, key).resolve);
    case 'refuge.surgeon':
      return best(keys, key => crewman(insight, key).injuries.length);
    case 'refuge.forWhom':
      return best(keys, key => -crewman(insight, key).cards.length);
    case 'refuge.drill':
      return 'keep';
    default:
      return undefined;
  }
}

function best(keys: readonly string[], value: (key: string) => number): string | undefined {
  return [...keys].sort((a, b) => value(b) - value(a))[0];
}

function crewman({ view }: Insight, id: string): SurvivorView {
  return view.survivors.find(each => each.id === id)!;
}

function wounds({ fullHealth, health, injuries }: SurvivorView): number {
  return fullHealth - health + injuries.length;
}

function isBadlyOff(survivor: SurvivorView): boolean {
  return wounds(survivor) >= 3 || survivor.resolve <= 5;
}

/** Somebody is dead, hurt or afraid. */
function needsRest({ view }: Insight): boolean {
  return view.survivors.some(survivor => survivor.status === 'dead' || wounds(survivor) >= 2 || survivor.resolve <= 7);
}

/** Mend what is worst; a good bargain if nothing is wrong. */
function whereTo(insight: Insight, keys: readonly string[]): string {
  const { me } = insight;
  const fear = 10 - me.resolve;
  const wanted = [
    ...(wounds(me) >= 2 && wounds(me) >= fear - 2 ? ['infirmary'] : []),
    ...(fear >= 3 ? ['lovedOnes'] : []),
    ...(wounds(me) > 0 || fear > 0 ? ['quarters'] : []),
    ...(isBargain(insight) ? ['tradingPost'] : []),
  ];
  return wanted.find(place => keys.includes(place)) ?? 'stayIn';
}

function isBargain(insight: Insight): boolean {
  const { me, view } = insight;
  const offered = Math.max(0, ...(view.campaign?.offer ?? []).map(item => worthOf(insight, item)));
  const [a = 99, b = 99] = me.cards.map(({ item }) => worthOf(insight, item)).sort((x, y) => x - y);
  return offered > a + b + 1;
}

function cheapest(insight: Insight, keys: readonly string[]): string[] {
  const worth = (key: string) => worthOf(insight, key.split(':')[0] as ItemCardId);
  return [...keys].sort((a, b) => worth(a) - worth(b));
}

/** Somebody of a class that a mission still to come needs and nobody has; otherwise whoever fights best. */
function successor(insight: Insight, keys: readonly string[]): string {
  const { campaign } = insight.view;
  const living = insight.crew().map(({ id }) => classOf(id));
  const ahead = campaign === null ? [] : catalogue.campaigns[campaign.id].stages.slice(campaign.path.length).flat();
  const missing = ahead.flatMap(id => catalogue.missions[id]!.needs).filter(name => !living.includes(name));
  const wanted = [...missing, 'marine', 'medic', 'engineer', 'captain', 'scout', 'psychic', 'technician'];
  const rank = (key: string) => wanted.indexOf(classOf(key as SurvivorId));
  const candidates = keys.filter(key => key !== 'nobody');
  return best(candidates, key => -rank(key)) ?? 'nobody';
}
