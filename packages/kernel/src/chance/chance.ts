import { chachaBlock, wordsPerBlock } from './chacha.ts';
import { type Seed, seedKey } from './seed.ts';

/** A place in the randomness of a match, as plain data: what a checkpoint keeps. */
export interface Mark {
  /** Which stream of the seed: a new one begins when a roll is taken back, so that nobody knows the next dice. */
  readonly stream: number;
  /** How many words of it were used. */
  readonly position: number;
  /** How many scripted results were used; tests only. */
  readonly script?: number;
}

/** All randomness of a match: one stream of words from a secret seed, in a fixed order. */
export class Chance {
  /** Counts up with every word used: whoever remembers it can tell whether anything was left to chance since. */
  position = 0;
  stream = 0;
  #key: Int32Array;
  readonly #block = new Int32Array(wordsPerBlock);
  #left = 0;

  constructor(key: Seed | Int32Array) {
    this.#key = typeof key === 'string' ? seedKey(key) : key;
  }

  /** A whole number from 0 to `bound` - 1, each equally likely. */
  below(bound: number): number {
    if (bound > 0x80000000 || bound < 1) throw new RangeError(`No fair number below ${bound}.`);
    const unfair = 0x80000000 - (0x80000000 % bound);
    for (;;) {
      const word = this.#next();
      if (word < unfair) return word % bound;
    }
  }

  /** One die with faces 1 to `faces`. */
  die(faces = 6): number {
    return this.below(faces) + 1;
  }

  /** Several dice, in the order rolled. */
  roll(count: number, faces = 6): number[] {
    const dice: number[] = [];
    for (let i = 0; i < count; i++) dice.push(this.die(faces));
    return dice;
  }

  /** A die with named faces: a direction, an injury. */
  face<F extends string>(faces: readonly F[]): F {
    return faces[this.below(faces.length)]!;
  }

  /** One of the list, each equally likely. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('Nothing to pick from.');
    return list[this.below(list.length)]!;
  }

  /** Shuffles the list in place and hands it back. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const card = list[i]!;
      list[i] = list[j]!;
      list[j] = card;
    }
    return list;
  }

  /** A key for randomness of its own. */
  newKey(): Int32Array {
    const key = new Int32Array(8);
    for (let i = 0; i < key.length; i++) key[i] = this.#nextWord();
    return key;
  }

  /** Goes on exactly as the other one would. */
  become(other: Chance): void {
    this.#key = other.#key;
    this.seek(other.mark());
  }

  /** Another one that will draw the same from here on. */
  twin(): Chance {
    const twin = new Chance(this.#key);
    twin.seek(this.mark());
    return twin;
  }

  mark(): Mark {
    return { stream: this.stream, position: this.position };
  }

  /** Goes to any place of any stream; what comes next depends on nothing but that place. */
  seek(mark: Mark): void {
    this.stream = mark.stream;
    this.position = mark.position;
    const used = mark.position % wordsPerBlock;
    this.#left = used === 0 ? 0 : wordsPerBlock - used;
    if (used > 0) this.#fill((mark.position - used) / wordsPerBlock);
  }

  // 31 bits: they stay small integers in JavaScript, which makes `below` several times faster than with 32.
  #next(): number {
    return this.#nextWord() >>> 1;
  }

  #nextWord(): number {
    if (this.#left === 0) {
      this.#fill(this.position / wordsPerBlock);
      this.#left = wordsPerBlock;
    }
    this.position++;
    return this.#block[wordsPerBlock - this.#left--]!;
  }

  #fill(block: number): void {
    chachaBlock(this.#key, block, this.stream, this.#block);
  }
}
