import type { Chart } from './chart.ts';
import {
  type Conditions,
  type Departure,
  field,
  type Hull,
  none,
  oberth,
  type Position,
  slots,
  slotsPerNode,
  startSlot,
  width,
} from './labels.ts';

let data = new Int32Array(1024 * width);
let marks = new Int32Array(1024 * 12);
let heads = new Int32Array(1024);
let count = 0;
let words = 0;

/**
 * Finds ways over a chart that no other beats: a label is a way to a space, with what it has cost and what is left. Whatever is left behind
 * (labels are shared scratch) is copied out by `harvest` before anybody else searches.
 */
export class Search {
  readonly #chart: Chart;
  readonly #hull: Hull;
  #conditions: Conditions;
  /** All conditions that have held; movements under the same ones compare with each other. */
  readonly #held: Conditions[];
  /** Where the heads of movements under the present conditions begin. */
  #heads = 0;
  /** Whether labels compete; a list of single legs keeps all. */
  readonly #compete: boolean;
  /** The space before the one it begins on. */
  #beforeStart = -1;

  constructor(chart: Chart, hull: Hull, conditions: Conditions, compete = true) {
    this.#chart = chart;
    this.#hull = hull;
    this.#conditions = conditions;
    this.#held = [conditions];
    this.#compete = compete;
    words = (chart.size + 31) >> 5;
    this.#clearHeads();
    count = 0;
  }

  get count(): number {
    return count;
  }

  begin(at: Position): number {
    const label = this.#addBare(at.node, at.slot, none);
    const d = label * width;
    data[d + field.net] = at.net;
    data[d + field.left] = at.left;
    data[d + field.bonus] = at.bonus;
    data[d + field.pivots] = at.pivots;
    data[d + field.tow] = at.tow;
    this.#beforeStart = at.before;
    for (const node of at.visited) {
      mark(label, node);
      if (this.#chart.isHohmann[node] && at.visited.length > 1) block(label, node);
    }
    this.#link(label);
    return label;
  }

  /** A Spacecraft that waits on a space, before anything; free to go after that year. */
  moor(node: number, year: number): number {
    const label = this.#addBare(node, slots.parked, none);
    data[label * width + field.year] = year;
    this.#link(label);
    return label;
  }

  /** Another year: what moved under other conditions no longer compares. */
  turn(conditions: Conditions): void {
    this.#conditions = conditions;
    const at = this.#held.indexOf(conditions);
    this.#heads = (at < 0 ? this.#held.length : at) * this.#chart.size * slotsPerNode;
    if (at >= 0) return;
    this.#held.push(conditions);
    this.#clearHeads();
  }

  #clearHeads(): void {
    const end = this.#heads + this.#chart.size * slotsPerNode;
    while (heads.length < end) heads = grown(heads);
    heads.fill(-1, this.#heads, end);
  }

  /** What is parked compares whenever it came there. */
  #headOf(label: number): number {
    const d = label * width;
    const slot = data[d + field.slot]!;
    return data[d]! * slotsPerNode + slot + (slot === slots.parked ? 0 : this.#heads);
  }

  /** A movement begins in a year where a way was parked; `flown` hears of it if it is worth it. */
  depart(parked: number, departure: Departure, year: number, flown: (label: number) => void): void {
    const p = parked * width;
    const node = data[p]!;
    const label = this.#addBare(node, startSlot(this.#chart, node), parked);
    const d = label * width;
    data[d + field.year] = year;
    data[d + field.net] = departure.net;
    data[d + field.left] = departure.left;
    data[d + field.bonus] = departure.bonus;
    data[d + field.pivots] = departure.pivots;
    data[d + field.tow] = departure.tow;
    data[d + field.spent] = data[p + field.spent]! + departure.cost;
    data[d + field.burns] = data[p + field.burns]!;
    data[d + field.dangers] = data[p + field.dangers]!;
    mark(label, node);
    if (this.#conditions.bonus[node]! > 0) block(label, node); // whoever comes from elsewhere gains it
    this.#keep(label, flown);
  }

  /** The way ends here for the year, and is free to go on after the years it coasts; `stopped` hears of it if it is worth it. */
  park(label: number, stopped: (parked: number) => void): void {
    const d = label * width;
    const node = data[d]!;
    const parked = this.#addBare(node, slots.parked, label);
    const p = parked * width;
    const coasts = this.#chart.coast[node]! > 0 ? Math.max(0, data[d + field.slot]! - slots.coasting - 1) : 0;
    data[p + field.year] = data[d + field.year]! + coasts;
    data[p + field.spent] = ((data[d + field.spent]! + 7) >> 3) << 3; // END-FUEL-17: rounded up once a movement
    data[p + field.burns] = data[d + field.burns]!;
    data[p + field.dangers] = data[d + field.dangers]!;
    this.#keep(parked, stopped);
  }

  /** Flies every way that leads on from a label; `flown` hears of each that is worth it. */
  expand(label: number, flown: (label: number) => void): void {
    const d = label * width;
    const node = data[d]!;
    const { first, to, isSite } = this.#chart;
    const lifting = isSite[node] ? this.#conditions.liftOff(node, data[d + field.net]!) : 0;
    if (lifting < 0) return;
    for (let way = first[node]!; way < first[node + 1]!; way++) {
      const next = to[way]!;
      if (this.#conditions.closed[next] || !this.#mayEnter(label, next)) continue;
      const landing = isSite[next] ? this.#conditions.landing(next, node, data[d + field.net]!) : 0;
      if (landing >= 0) this.#fly(label, way, lifting + landing, flown);
    }
  }

  /** END-MOVE-15 */
  #mayEnter(label: number, next: number): boolean {
    if (!isMarked(label, next)) return true;
    return this.#isFromHohmann(label) && this.#before(label) === next;
  }

  /** It stands on a flyby that it entered from a Hohmann node. */
  #isFromHohmann(label: number): boolean {
    const d = label * width;
    return this.#chart.isFlyby[data[d]!] === 1 && data[d + field.slot] === slots.fromHohmann;
  }

  #before(label: number): number {
    const before = data[label * width + field.before]!;
    return before < 0 ? this.#beforeStart : data[before * width]!;
  }

  /** END-MOVE-10, END-BURN-09, END-HOLE-01: the movement ends here. */
  isOver(label: number): boolean {
    const d = label * width;
    const node = data[d]!;
    if (this.#chart.isEnd[node] && data[d + field.way]! >= 0) return true;
    if (this.#conditions.deadly[node] && data[d + field.way]! >= 0) return true;
    return this.#chart.coast[node]! > 0 && data[d + field.slot]! > slots.coasting;
  }

  /** END-BURN-07: a pivot is paid for, or a bonus pivot does it. */
  #fly(label: number, way: number, rolls: number, flown: (label: number) => void): void {
    const d = label * width;
    const node = data[d]!;
    const slot = data[d + field.slot]!;
    const turns = this.#chart.isHohmann[node] === 1 && slot !== slots.start && this.#chart.leaves[way] !== slot;
    if (turns && data[d + field.pivots]! > 0) this.#enter(label, way, 0, 1, rolls, flown);
    this.#enter(label, way, turns ? this.#hull.pivot : 0, 0, rolls, flown);
  }

  /** END-MOVE-16, END-BURN-03, 04, 09: with as many coast years cancelled as can be paid for. */
  #enter(label: number, way: number, turn: number, pivot: number, rolls: number, flown: (label: number) => void): void {
    const { to, burns, lander, enter, coast, isSite } = this.#chart;
    const d = label * width;
    const next = to[way]!;
    const relief = isSite[data[d]!] ? this.#hull.relief : 0;
    const landing = Math.max(0, lander[way]! - relief);
    const bonus = data[d + field.bonus]!;
    for (let cancels = 0; cancels <= coast[next]!; cancels++) {
      const need = turn + burns[way]! + enter[next]! + 2 * cancels;
      const helped = Math.min(bonus, need);
      const burnt = need - helped + landing;
      if (burnt > data[d + field.left]! || need + landing > data[d + field.tow]!) return;
      const made = this.#add(next, this.#slotOf(label, way, cancels), label, way, pivot + 2 * cancels);
      this.#charge(made, label, burnt, helped, pivot, need + landing, rolls);
      this.#keep(made, flown);
    }
  }

  #slotOf(label: number, way: number, cancels: number): number {
    const next = this.#chart.to[way]!;
    if (this.#chart.isHohmann[next]) return this.#chart.arrives[way]!;
    const coasts = this.#chart.coast[next]! - cancels;
    if (coasts > 0) return slots.coasting + coasts;
    const entersFlyby = this.#chart.isFlyby[next] && this.#chart.isHohmann[data[label * width]!];
    return entersFlyby ? slots.fromHohmann : slots.plain;
  }

  #charge(
    made: number,
    from: number,
    burnt: number,
    helped: number,
    pivot: number,
    total: number,
    rolls: number,
  ): void {
    const m = made * width;
    const d = from * width;
    const { danger, ejections, bonus } = this.#conditions;
    const node = data[m]!;
    const net = data[d + field.net]!;
    const gain = bonus[node]! === oberth ? net : bonus[node]!;
    data[m + field.year] = data[d + field.year]!;
    data[m + field.net] = net;
    data[m + field.left] = data[d + field.left]! - burnt;
    data[m + field.bonus] = data[d + field.bonus]! - helped + gain;
    data[m + field.pivots] = data[d + field.pivots]! - pivot;
    data[m + field.tow] = data[d + field.tow]! - total;
    data[m + field.spent] = data[d + field.spent]! + burnt * this.#hull.fuel;
    data[m + field.burns] = data[d + field.burns]! + burnt;
    const entered = ejections[node]! & ~ejections[data[d]!]!;
    data[m + field.dangers] = data[d + field.dangers]! + danger[node]! + rolls + (entered === 0 ? 0 : bitsOf(entered));
    this.#remember(made, from, gain > 0);
  }

  /**
   * A way is beaten only by one that can go wherever it can. Spaces entered already bar the way, but going back to one of them is worth something
   * only if it is a Hohmann node (on another track) or if a bonus was gained since: those `block`.
   */
  #remember(made: number, from: number, gained: boolean): void {
    const a = made * words * 2;
    const b = from * words * 2;
    for (let word = 0; word < words; word++) {
      marks[a + word] = marks[b + word]!;
      marks[a + words + word] = gained ? marks[b + word]! : marks[b + words + word]!;
    }
    const node = data[made * width]!;
    mark(made, node);
    if (this.#chart.isHohmann[node]) block(made, node);
  }

  #add(node: number, slot: number, before: number, way: number, extra: number): number {
    const label = count++;
    if ((label + 1) * width > data.length) data = grown(data);
    if ((label + 1) * words * 2 > marks.length) marks = grown(marks);
    const d = label * width;
    data[d] = node;
    data[d + field.slot] = slot;
    data[d + field.before] = before;
    data[d + field.way] = way;
    data[d + field.extra] = extra;
    data[d + field.rival] = -1;
    data[d + field.alive] = 1;
    return label;
  }

  /** A label that begins something: it has entered nothing, and nothing is left of it. */
  #addBare(node: number, slot: number, before: number): number {
    const label = this.#add(node, slot, before, none, 0);
    data.fill(0, label * width + field.year, label * width + field.rival);
    marks.fill(0, label * words * 2, (label + 1) * words * 2);
    return label;
  }

  /** Keeps the label just made unless a known one is as good, and drops those it beats; `kept` hears of it. */
  #keep(made: number, kept: (label: number) => void): void {
    if (!this.#compete) {
      kept(made);
      return;
    }
    const key = this.#headOf(made);
    let last = -1;
    for (let rival = heads[key]!; rival >= 0; ) {
      const next = data[rival * width + field.rival]!;
      if (this.#beats(rival, made)) {
        count--; // it was the last one made
        return;
      }
      if (this.#beats(made, rival)) {
        data[rival * width + field.alive] = 0;
        if (last < 0) heads[key] = next;
        else data[last * width + field.rival] = next;
      } else last = rival;
      rival = next;
    }
    this.#link(made);
    kept(made);
  }

  #link(label: number): void {
    const key = this.#headOf(label);
    data[label * width + field.rival] = heads[key]!;
    heads[key] = label;
  }

  #beats(a: number, b: number): boolean {
    const x = a * width;
    const y = b * width;
    return (
      data[x + field.spent]! <= data[y + field.spent]! &&
      data[x + field.dangers]! <= data[y + field.dangers]! &&
      data[x + field.bonus]! >= data[y + field.bonus]! &&
      data[x + field.left]! >= data[y + field.left]! &&
      data[x + field.pivots]! >= data[y + field.pivots]! &&
      data[x + field.year]! <= data[y + field.year]! &&
      data[x + field.burns]! <= data[y + field.burns]! &&
      data[x + field.net]! >= data[y + field.net]! &&
      data[x + field.tow]! >= data[y + field.tow]! &&
      this.#isNoMoreBarred(a, b)
    );
  }

  #isNoMoreBarred(a: number, b: number): boolean {
    const x = a * words * 2 + words;
    const y = b * words * 2;
    for (let word = 0; word < words; word++) if (marks[x + word]! & ~marks[y + word]!) return false;
    return !this.#isFromHohmann(a) || this.#before(a) === this.#before(b);
  }
}

function grown(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(list.length * 2);
  more.set(list);
  return more;
}

function mark(label: number, node: number): void {
  marks[label * words * 2 + (node >> 5)]! |= 1 << (node & 31);
}

function block(label: number, node: number): void {
  marks[label * words * 2 + words + (node >> 5)]! |= 1 << (node & 31);
}

function isMarked(label: number, node: number): boolean {
  return (marks[label * words * 2 + (node >> 5)]! & (1 << (node & 31))) !== 0;
}

function bitsOf(bits: number): number {
  let found = 0;
  for (let left = bits; left !== 0; left &= left - 1) found++;
  return found;
}

export function isAlive(label: number): boolean {
  return data[label * width + field.alive] === 1;
}

export function labelValue(label: number, at: number): number {
  return data[label * width + at]!;
}

/** All labels, copied out. */
export function harvest(): Int32Array {
  return data.slice(0, count * width);
}
