import type { SeatId } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import type {
  Ally,
  ClassName,
  Endure,
  EnemyType,
  Figure,
  Params,
  Prey,
  State,
  Survivor,
  SurvivorId,
  TextKey,
  Token,
  Words,
} from '../types.ts';

/** Tells everybody what happened, and by which rule. */
export function say(t: Endure, rule: string, key: TextKey, params: Params = {}): void {
  t.say(key, params, { rule });
}

/** Tells one seat alone. */
export function whisper(t: Endure, to: SeatId, rule: string, key: TextKey, params: Params): void {
  t.say(key, params, { rule, to: [to] });
}

/** The survivor's name, or what an ally is called, in the reader's language. */
export function nameOf(who: { readonly id: SurvivorId } | Ally): Words {
  return isAlly(who) ? { key: `ally.${who.type}` } : catalogue.survivors[who.id].name;
}

export function classOf(id: SurvivorId): ClassName {
  return catalogue.survivors[id].class;
}

export function healthOf(id: SurvivorId): number {
  return catalogue.survivors[id].health;
}

/** Everybody who could take part. */
export function survivorIds(): SurvivorId[] {
  return Object.keys(catalogue.survivors) as SurvivorId[];
}

export function isAlly(who: { readonly id: SurvivorId } | Ally): who is Ally {
  return typeof who.id === 'number';
}

/** Whether it is a figure, and no token. */
export function isFigure(enemy: Figure | Token): enemy is Figure {
  return (enemy as Partial<Figure>).type !== undefined;
}

/** Made once, said often. */
const enemyKeys: { [E in EnemyType]?: TextKey } = {};

export function enemyText(type: EnemyType, count: number): Words {
  enemyKeys[type] ??= `enemies.${type}`;
  return { key: enemyKeys[type], params: { count } };
}

export function isAlive({ status }: Survivor): boolean {
  return status === 'alive';
}

/** ETS-REFUGE-12, 13, 24: a place without a map, where abilities, injuries and Resolve cards do nothing. */
export function isAtRefuge({ phase }: State): boolean {
  return phase === 'refuge';
}

export function placeOf(state: State, survivor: Survivor): number {
  return state.survivors.indexOf(survivor);
}

export function survivorOf(state: State, id: SurvivorId): Survivor {
  return state.survivors.find(survivor => survivor.id === id)!;
}

/** ETS-ODD-01, ETS-RESOLVE-19: those on the map, in turn order from the acting, otherwise the first player. */
export function inTurnOrder(state: State): Survivor[] {
  const { survivors, acting, firstPlayer } = state;
  const first = acting >= 0 ? acting : firstPlayer;
  const ordered: Survivor[] = [];
  for (let turn = 0; turn < survivors.length; turn++) {
    const survivor = survivors[(first + turn) % survivors.length]!;
    if (isAlive(survivor)) ordered.push(survivor);
  }
  return ordered;
}

export function survivorsIn(state: State, zone: number): Survivor[] {
  return state.survivors.filter(survivor => survivor.status === 'alive' && survivor.zone === zone);
}

/** ETS-CO-1311: the survivors in a zone, and the allies, who count as such for enemies and stray dice. */
export function preyIn(state: State, zone: number): Prey[] {
  const survivors = survivorsIn(state, zone);
  if (state.allies.length === 0) return survivors;
  return [...survivors, ...alliesHere(state).filter(ally => ally.zone === zone)];
}

export function alliesHere({ allies }: State): Ally[] {
  return allies.filter(({ status }) => status === 'here');
}

/** How many are with the survivors, out, or gone. */
export function countAllies(allies: State['allies'], status: Ally['status']): number {
  let count = 0;
  for (const ally of allies) if (ally.status === status) count++;
  return count;
}

/** ETS-ODD-07: who decides for all: the acting survivor's player, otherwise the first player's; the dead decide nothing. */
export function speaker(state: State): SeatId {
  const { survivors, acting, firstPlayer } = state;
  return (inTurnOrder(state)[0] ?? survivors[acting >= 0 ? acting : firstPlayer]!).seat;
}

/** Dice as they are told. */
export function diceText(dice: readonly number[]): string {
  let text = '';
  for (const die of dice) text += text === '' ? die : ` ${die}`;
  return text;
}

/** One of the list by a die of as many faces; no die for a list of one. */
export function atRandom<T>(t: Endure, list: readonly T[]): T {
  return list.length === 1 ? list[0]! : list[t.chance.die(list.length) - 1]!;
}

/** ETS-DMG-12, 14: each rolls a die, the lowest is it; those who share the lowest roll again. */
export function lowestRoll<P extends Prey>(
  t: Endure,
  those: readonly P[],
  rule: string,
  key: TextKey = 'victim.rolls',
): P {
  let tied = those;
  while (tied.length > 1) {
    const rolls = t.roll(tied.length);
    const lowest = Math.min(...rolls);
    tied.forEach((each, at) => {
      say(t, rule, key, { who: nameOf(each), die: rolls[at]! });
    });
    tied = tied.filter((_, at) => rolls[at] === lowest);
  }
  return tied[0]!;
}

/** Several things, one after the other. */
export function listed([first, ...rest]: readonly Words[]): Words {
  return rest.length === 0 ? first! : { key: 'board.list', params: { first: first!, rest: listed(rest) } };
}
