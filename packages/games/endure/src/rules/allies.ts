import { type Flow, nothing, type Ref } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import { effects } from '../hooks.ts';
import type { Ally, Described, DoorId, Endure, Figure, Prey, State, Words, ZoneId } from '../types.ts';
import { type Blow, strike } from './combat/damage.ts';
import { rollPlainly } from './combat/dice.ts';
import { fell } from './combat/felling.ts';
import { isTargetable } from './combat/hits.ts';
import { bossOf, hideOf, woundBoss } from './enemies/bosses.ts';
import { doorName, exitsFrom } from './map/doors.ts';
import { weightlessReach } from './map/gravity.ts';
import { lookAround } from './map/look-around.ts';
import { figuresIn, firstSteps, isBarred, moveDistance, zoneName, zoneText } from './map/map.ts';
import { groundOf } from './mission.ts';
import { alliesHere, enemyText, isAlly, nameOf, say, speaker } from './table.ts';

/** An attack on a survivor or an ally. Tells whether it came through. */
export function strikePrey(t: Endure, victim: Prey, blow: Blow): Flow<boolean> {
  return isAlly(victim) ? hurtAlly(t, victim, blow) : strike(t, victim, blow);
}

/** ETS-CO-1317, 1319: no save, no injury; it keeps its damage and without Health is gone for good, which nobody mourns. */
function* hurtAlly(t: Endure, ally: Ally, { damage, rule, sideEffects }: Blow): Flow<boolean> {
  const health = catalogue.enemies[ally.type].health - ally.hurt;
  const lost = Math.min(health, damage);
  if (lost <= 0) return false;
  ally.hurt += lost;
  say(t, rule, 'health.lost', { who: nameOf(ally), amount: lost, health: health - lost });
  if (health === lost) {
    ally.status = 'gone';
    say(t, 'ETS-CO-1319', 'ally.gone', { who: nameOf(ally), zone: zoneText(t.state, ally.zone) });
  }
  yield* sideEffects?.() ?? nothing;
  return true;
}

/** ETS-CO-1307: a Sentry stands up on the survivors' side. */
export function befriend(t: Endure, figure: Figure & { readonly type: Ally['type'] }): void {
  const { state } = t;
  const { id, type, zone } = figure;
  state.figures = state.figures.filter(each => each !== figure);
  state.allies.push({ id, type, zone, hurt: 0, status: 'here', since: state.round });
}

/** What an ally has still to do in this round. */
interface Duty {
  readonly ally: Ally;
  /** ETS-CO-1309, 1314: zones that it must go, if it can. */
  must: number;
  /** ETS-EVENT-16, 17: zones that it may go on after that. */
  may: number;
  struck: boolean;
}

/** Something that an ally can be told to do. */
interface Order {
  readonly key: string;
  readonly isMove: boolean;
  readonly duty: Duty;
  readonly label: Words;
  readonly refs: readonly Ref[];
  do(t: Endure): Flow;
}

/** ETS-CO-1309, 1310, 1313: at the start of the Survivor phase; nobody is asked while each has but one way that it must go. */
export function* alliesAct(t: Endure): Flow {
  const { state } = t;
  const duties = dutiesOf(state);
  for (;;) {
    const orders = duties.map(duty => ordersFor(state, duty)).filter(each => each.length > 0);
    if (orders.length === 0) return;
    const all = orders.flat();
    if (all.length === orders.length && all.every(isForced)) yield* all[0]!.do(t);
    else if (!(yield* askFor(t, unlike(all), all.some(isForced)))) return;
  }
}

/** ETS-CO-1309, 1317: it must move; an attack is the players' choice, and so is a step that gravity failure adds. */
function isForced({ isMove, duty }: Order): boolean {
  return isMove && duty.must > 0;
}

/** The one next to an exit first, so that none is in another's way. */
function dutiesOf(state: State): Duty[] {
  const { round, figures, tokens } = state;
  const zones = figures.length + tokens.length === 0 ? 2 : 1; // ETS-CO-1314
  return alliesHere(state)
    .filter(({ since }) => since < round)
    .map(ally => ({ ally, must: zones, may: weightlessReach(state, zones) - zones, struck: false }))
    .sort((a, b) => toExit(state, a.ally.zone) - toExit(state, b.ally.zone));
}

function toExit(state: State, from: ZoneId): number {
  return Math.min(...waysOut(state).map(zone => moveDistance(state, from, zone)));
}

/** The zones of the exits that the mission has not closed. */
function waysOut(state: State): ZoneId[] {
  const { map, exits } = groundOf(state);
  return exits.flatMap(({ zone }, at) => (isBarredExit(state, map.doors.length + at) ? [] : [zone]));
}

function isBarredExit(state: State, exit: DoorId): boolean {
  return effects.tell(state, 'whyNotExit', { exit }).length > 0;
}

/** Asks whoever speaks for all (ETS-ODD-07). Tells whether there was an order. */
function* askFor(t: Endure, orders: readonly Order[], mustMove: boolean): Flow<boolean> {
  const done = { key: 'done', order: undefined };
  const given = orders.map(order => ({ key: order.key, order }));
  const { order } = yield* t.choose(speaker(t.state), 'allies', mustMove ? given : [...given, done], {
    describe: ({ order: each }): Described =>
      each === undefined ? { label: { key: 'allies.done' } } : { label: each.label, refs: [...each.refs] },
  });
  yield* order?.do(t) ?? nothing;
  return order !== undefined;
}

/** Allies that are alike get the same orders once. */
function unlike(orders: readonly Order[]): Order[] {
  const kinds = orders.map(({ key, duty: { ally, must, may, struck } }) =>
    [key.replace(`:${ally.id}:`, ':'), ally.type, ally.zone, ally.hurt, must, may, struck].join(),
  );
  return orders.filter((_, at) => kinds.indexOf(kinds[at]!) === at);
}

function ordersFor(state: State, duty: Duty): Order[] {
  if (duty.ally.status !== 'here') return [];
  const attacks = duty.struck ? [] : targetsOf(state, duty.ally).map(figures => attackOrder(state, duty, figures));
  return [...(duty.must + duty.may > 0 ? movesFor(state, duty) : []), ...attacks];
}

/** ETS-CO-1309, 1317, 1319: out by an exit, or a step towards the nearest one; it needs no check. */
function movesFor(state: State, duty: Duty): Order[] {
  const { zone: from } = duty.ally;
  if (state.bubbles.includes(from)) return [];
  const exits = exitsFrom(state, from).filter(exit => !isBarredExit(state, exit));
  if (exits.length > 0) return exits.map(exit => leaveOrder(state, duty, doorName(state, exit)));
  const least = toExit(state, from);
  const goals = waysOut(state).filter(zone => moveDistance(state, from, zone) === least);
  const steps = new Set(goals.flatMap(zone => firstSteps(state, from, zone)));
  return [...steps].filter(zone => !isBarred(state, from, zone)).map(zone => stepOrder(state, duty, zone));
}

function stepOrder(state: State, duty: Duty, zone: ZoneId): Order {
  const { ally } = duty;
  const params = { who: nameOf(ally), zone: zoneText(state, zone) };
  return {
    key: `move:${ally.id}:${zoneName(state, zone)}`,
    isMove: true,
    duty,
    label: { key: 'allies.move', params },
    refs: [`ally:${ally.id}`, `zone:${zoneName(state, zone)}`],
    *do(t) {
      if (duty.must > 0) duty.must -= 1;
      else duty.may -= 1;
      ally.zone = zone;
      say(t, 'ETS-CO-1309', 'moved', params);
      yield* lookAround(t);
    },
  };
}

function leaveOrder({ allies }: State, duty: Duty, door: string): Order {
  const { ally } = duty;
  return {
    key: `leave:${ally.id}:${door}`,
    isMove: true,
    duty,
    label: { key: 'allies.leave', params: { who: nameOf(ally) } },
    refs: [`ally:${ally.id}`, `door:${door}`],
    *do(t) {
      ally.status = 'left';
      const out = allies.filter(({ status }) => status === 'left').length;
      say(t, 'ETS-CO-1317', 'ally.left', { who: nameOf(ally), door, out });
      yield* lookAround(t);
    },
  };
}

/** Those of one kind in its zone; what is shut down already cannot be shut down again. */
function targetsOf(state: State, { zone }: Ally): Figure[][] {
  const groups = new Map<string, Figure[]>();
  for (const figure of figuresIn(state, zone)) {
    if (!isTargetable(state, figure) || (figure.stunned && catalogue.enemies[figure.type].machine)) continue;
    const key = `${figure.type} ${figure.hurt} ${figure.stunned}`;
    groups.set(key, [...(groups.get(key) ?? []), figure]);
  }
  return [...groups.values()];
}

function attackOrder(state: State, duty: Duty, figures: readonly Figure[]): Order {
  const { ally } = duty;
  const { type, id } = figures[0]!;
  const target = enemyText(type, figures.length);
  return {
    key: `attack:${ally.id}:${type}:${id}`,
    isMove: false,
    duty,
    label: { key: 'allies.attack', params: { who: nameOf(ally), enemies: target } },
    refs: [`ally:${ally.id}`, `zone:${zoneName(state, ally.zone)}`],
    *do(t) {
      duty.struck = true;
      yield* attackWithAlly(t, ally, figures);
      yield* lookAround(t);
    },
  };
}

/** ETS-CO-1308, 1317: without noise, on enemies of the players' choice; nobody's kill. */
function* attackWithAlly(t: Endure, ally: Ally, figures: readonly Figure[]): Flow {
  const { state } = t;
  const arms = catalogue.enemies[ally.type].asAlly!;
  const [one] = figures as [Figure];
  say(t, 'ETS-CO-1308', 'ally.attacks', { who: nameOf(ally), enemies: enemyText(one.type, figures.length) });
  const hits = rollPlainly(t, arms, ally.zone);
  const felling = { killer: null, attack: null, arms };
  const boss = bossOf(state, one);
  if (boss !== undefined) {
    yield* woundBoss(t, one, hits - hideOf(boss), felling);
    return;
  }
  const beaten = figures.slice(0, Math.floor(hits / (catalogue.enemies[one.type].health - one.hurt)));
  if (beaten.length === 0) return;
  const gone = yield* fell(t, beaten, felling);
  if (gone.length > 0) say(t, 'ETS-COMBAT-05', 'killed', { enemies: enemyText(one.type, gone.length) });
}
