import type { Text } from '@starboard/kernel';
import { isBank } from '../../../rules/bernals.ts';
import { nameOfCard } from '../../../rules/cards.ts';
import { listOf } from '../../../rules/missions/words.ts';
import { isFreighter } from '../../../rules/move/lifting.ts';
import { boostFare } from '../../../rules/operations/boost.ts';
import { isOpen, nameOfSplitOutpost, stackNo, stacksAt } from '../../../rules/stacks.ts';
import { nameOfTanks, type Tank, tankKinds, tanksAboard } from '../../../show/tanks.ts';
import type { CardId, NodeId, Stack, StackKind, State } from '../../../types.ts';
import { Obstacle, type Pick, Trial } from './trial.ts';

/** A ship as somebody wants it, out of what is at one node. */
export interface Composition {
  readonly node: NodeId;
  /** The Stack that it is made of; null for a new one. */
  readonly ship: number | null;
  /** An outpost is to become the Rocket. */
  readonly flies: boolean;
  /** The numbers of the cards that are aboard. */
  readonly aboard: readonly number[];
  /** Cards of the Hand that are boosted for it. */
  readonly boosted: readonly CardId[];
  /** Radiators that are turned. */
  readonly turned: readonly number[];
  /** Tanks of Cargo aboard, those not named being none. */
  readonly cargo: { readonly [tank in Tank]?: number };
  /** Tanks that become fuel; below 0, fuel that goes back into tanks. */
  readonly fuel: { readonly tank: Tank; readonly amount: number };
}

/** Something that is done on the way. */
interface Step {
  readonly text: Text;
  readonly answers: readonly Pick[];
}

/** What comes of a composition. */
export interface Composed {
  /** The table afterwards, as far as it could be done. */
  readonly state: State;
  /** Undefined if it cannot be made at all. */
  readonly ship: Stack | undefined;
  readonly steps: readonly Step[];
  /** Why it cannot be done now. */
  readonly obstacle: Text | undefined;
  /** Aqua for what is boosted. */
  readonly price: number;
}

/** The tank that holds what a Stack has as fuel. */
export function tankOfFuel({ fuel, isotope }: Stack): Tank {
  return fuel === 'isotope' ? `isotope:${isotope!}` : fuel;
}

/** Turns what is wanted into deeds of the rules, and tries them out. */
export function compose(state: State, wanted: Composition): Composed {
  const yard = new Yard(state, wanted);
  let obstacle: Text | undefined;
  try {
    yard.build();
  } catch (thrown) {
    if (!(thrown instanceof Obstacle)) throw thrown;
    obstacle = thrown.reason;
  }
  const ship = yard.ship === null ? undefined : yard.state.stacks.find(({ no }) => no === yard.ship);
  return { state: yard.state, ship, steps: yard.steps, obstacle: yard.missing ?? obstacle, price: yard.price };
}

class Yard {
  readonly steps: Step[] = [];
  ship: number | null;
  price = 0;
  /** What keeps it from being done, though it can be thought through to the end. */
  missing: Text | undefined;
  readonly #trial: Trial;
  readonly #wanted: Composition;
  readonly #aboard: Set<number>;

  constructor(state: State, wanted: Composition) {
    this.#trial = new Trial(state);
    this.#wanted = wanted;
    this.#aboard = new Set(wanted.aboard);
    this.ship = wanted.ship;
  }

  get state(): State {
    return this.#trial.state;
  }

  get #stack(): Stack | undefined {
    return this.ship === null ? undefined : stackNo(this.state, this.ship);
  }

  /** Cards first and fuel last, as fuel snaps to a rung each time that the mass changes (END-FUEL-04). */
  build(): void {
    this.#boost();
    this.#drain();
    const isLimited = this.#stack !== undefined && (this.#stack.wet !== null || isFreighter(this.#stack));
    if (isLimited) this.#putOff();
    this.#takeOn();
    if (!isLimited) this.#putOff();
    this.#turn();
    this.#load();
    this.#changeRole();
    this.#fill();
    const isShort = (tank: Tank) => this.#tanks(tank) !== (this.#wanted.cargo[tank] ?? 0);
    if (tankKinds.some(isShort)) throw new Obstacle({ key: 'fleet.obstacle.tanks' });
  }

  #do(text: Text, act: () => void): void {
    const from = this.#trial.answers.length;
    act();
    this.steps.push({ text, answers: this.#trial.answers.slice(from) });
  }

  #act(text: Text, name: string, ...picks: readonly Pick[]): void {
    this.#do(text, () => this.#trial.act(name, picks, { key: 'fleet.obstacle.step', params: { step: text } }));
  }

  /** END-BOOST-01: what cannot be boosted now is thought through as if it could. */
  #boost(): void {
    const { boosted, node } = this.#wanted;
    if (boosted.length === 0) return;
    const { state } = this;
    const [bank, first] = [state.bank, state.nextNo];
    const price = boostFare(state, boosted, node);
    if (price === undefined)
      throw new Obstacle({ key: 'fleet.obstacle.boost', params: { node: { key: `node.${node}` } } });
    this.price = price;
    this.missing = bank < price ? { key: 'fleet.obstacle.aqua', params: { price, bank } } : this.#trial.barTo('boost');
    state.bank += enough;
    const picks = boosted.map((card): Pick => ['boost.what', `${card}@${node}`]);
    const text = { key: 'fleet.step.boost', params: { cards: listOf(boosted.map(nameOfCard)) } };
    this.#do(text, () => this.#trial.operate('boost', [...picks, ['boost.what', 'done']], text));
    state.bank = Math.max(0, state.bank - enough);
    for (const { no } of stacksAt(state, node).flatMap(({ cards }) => cards)) if (no >= first) this.#aboard.add(no);
  }

  /** END-FUEL-08: fuel goes back into tanks. */
  #drain(): void {
    const { amount } = this.#wanted.fuel;
    const stack = this.#stack;
    if (amount >= 0 || stack === undefined) return;
    const tank = tankOfFuel(stack);
    const key = `${stack.no}:cargo:${tank}`;
    const text = { key: 'fleet.step.drain', params: { tanks: nameOfTanks(tank, -amount) } };
    this.#act(text, 'convert', ['convert.what', key], ['convert.amount', String(-amount)]);
  }

  /** Cards that are wanted, and tanks as far as other Stacks here have them. */
  #takeOn(): void {
    const { node } = this.#wanted;
    const short = new Map(tankKinds.map(tank => [tank, this.#wantedTanks(tank) - this.#tanks(tank)]));
    for (const from of stacksAt(this.state, node)) {
      if (from.no === this.ship) continue;
      const cards = from.cards.filter(({ no }) => this.#aboard.has(no));
      const tanks = tankKinds.map(tank => [tank, Math.min(tanksAboard(from, tank), short.get(tank)!)] as const);
      for (const [tank, amount] of tanks) if (amount > 0) short.set(tank, short.get(tank)! - amount);
      this.#transfer(from.no, this.ship, cards, tanks);
    }
    if (this.ship === null) throw new Obstacle({ key: 'fleet.obstacle.nothing' });
  }

  /** What is not wanted aboard, into whatever else is here; tanks of water at the Bank are unloaded there. */
  #putOff(): void {
    const stack = this.#stack!;
    const cards = stack.cards.filter(({ no }) => !this.#aboard.has(no));
    const tanks = tankKinds.map(tank => [tank, this.#tanks(tank) - this.#wantedTanks(tank)] as const);
    const atBank = isBank(this.state, this.#wanted.node);
    const others = stacksAt(this.state, this.#wanted.node).filter(each => each.no !== this.ship && isOpen(each));
    this.#transfer(stack.no, others[0]?.no ?? null, cards, atBank ? tanks.filter(([tank]) => tank !== 'water') : tanks);
    const water = tanks[0]![1];
    if (!atBank || water <= 0) return;
    const text = { key: 'fleet.step.unload', params: { tanks: nameOfTanks('water', water) } };
    this.#act(text, 'unload', ['unload.stack', `stack:${stack.no}`], ['unload.amount', String(water)]);
  }

  /** END-CORE-14: into a Stack, or a new outpost. */
  #transfer(from: number, to: number | null, cards: Stack['cards'], tanks: readonly (readonly [Tank, number])[]): void {
    const moved = tanks.filter(([, amount]) => amount > 0);
    if (cards.length === 0 && moved.length === 0) return;
    const { node } = this.#wanted;
    const goods = [...cards.map(nameOfCard), ...moved.map(([tank, amount]) => nameOfTanks(tank, amount))];
    const text =
      to === null
        ? { key: 'fleet.step.new', params: { goods: listOf(goods), to: nameOfSplitOutpost(this.state, node) } }
        : {
            key: 'fleet.step.transfer',
            params: { goods: listOf(goods), to: { key: `stack.${stackNo(this.state, to).kind}` } },
          };
    const keys = [
      ...cards.map(({ no }) => `card:${no}`),
      ...moved.flatMap(([tank, amount]) => Array<string>(amount).fill(tank)),
    ];
    const next = this.state.nextStack;
    this.#act(
      text,
      'transfer',
      ['transfer.from', `stack:${from}`],
      ['transfer.to', to === null ? `new:${node}` : `stack:${to}`],
      ...keys.map((key): Pick => ['transfer.what', key]),
      ['transfer.what', 'done'],
    );
    if (to === this.ship && to === null) this.ship = next;
  }

  #turn(): void {
    for (const no of this.#wanted.turned) {
      const card = this.#stack!.cards.find(each => each.no === no);
      if (card === undefined) continue;
      const text = { key: 'fleet.step.turn', params: { card: nameOfCard(card) } };
      this.#act(text, 'radiator', ['radiator.card', `card:${no}`]);
    }
  }

  /** END-CORE-13: what is still short of water, out of the Bank. */
  #load(): void {
    const short = this.#wantedTanks('water') - this.#tanks('water');
    if (short <= 0) return;
    const text = { key: 'fleet.step.load', params: { tanks: nameOfTanks('water', short) } };
    this.#act(text, 'load', ['load.stack', `stack:${this.ship}`], ['load.amount', String(short)]);
  }

  #changeRole(): void {
    const { kind, no } = this.#stack!;
    if (!this.#wanted.flies || !outposts.includes(kind)) return;
    const text = { key: 'fleet.step.role', params: { from: { key: `stack.${kind}` } } };
    this.#act(text, 'role', ['role.change', `${no}:rocket`]);
  }

  #fill(): void {
    const { tank, amount } = this.#wanted.fuel;
    if (amount <= 0) return;
    const text = { key: 'fleet.step.fill', params: { tanks: nameOfTanks(tank, amount) } };
    this.#act(text, 'convert', ['convert.what', `${this.ship}:wet:${tank}`], ['convert.amount', String(amount)]);
  }

  #tanks(tank: Tank): number {
    return this.#stack === undefined ? 0 : tanksAboard(this.#stack, tank);
  }

  /** Those that become fuel are aboard as Cargo first. */
  #wantedTanks(tank: Tank): number {
    const { cargo, fuel } = this.#wanted;
    return (cargo[tank] ?? 0) + (fuel.tank === tank ? Math.max(0, fuel.amount) : 0);
  }
}

/** Stacks that can become the Rocket (END-CORE-06). */
export const outposts: readonly StackKind[] = ['outpost', 'spaceOutpost', 'siteOutpost'];

/** Aqua for any boost. */
const enough = 1000;
