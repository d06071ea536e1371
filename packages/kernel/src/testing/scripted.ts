import { Chance, type Mark } from '../chance/chance.ts';
import { seedFrom } from '../chance/seed.ts';
import type { Deck } from '../decks.ts';

/** Dice that fall as a test says: numbers for ordinary dice, names for named faces, in the order they are rolled. */
class ScriptedChance extends Chance {
  readonly #script: readonly (number | string)[];
  #used = 0;

  constructor(script: readonly (number | string)[]) {
    super(seedFrom('scripted'));
    this.#script = script;
  }

  override die(faces = 6): number {
    const result = this.#next(`a die of ${faces}`);
    if (typeof result !== 'number' || result < 1 || result > faces) {
      throw new Error(`The script has ${result} where a die of ${faces} is rolled.`);
    }
    return result;
  }

  override face<F extends string>(faces: readonly F[]): F {
    const result = this.#next(`a die with ${faces.join(', ')}`);
    const face = faces.find(each => each === result);
    if (face === undefined) throw new Error(`The script has ${result} where a die with ${faces.join(', ')} is rolled.`);
    return face;
  }

  override twin(): Chance {
    const twin = new ScriptedChance(this.#script);
    twin.seek(this.mark());
    return twin;
  }

  override become(other: Chance): void {
    super.become(other);
    this.#used = other.mark().script ?? 0;
  }

  override mark(): Mark {
    return { ...super.mark(), script: this.#used };
  }

  override seek(mark: Mark): void {
    super.seek(mark);
    this.#used = mark.script ?? 0;
  }

  #next(what: string): number | string {
    const result = this.#script[this.#used];
    if (result === undefined) throw new Error(`The script has ended, but ${what} is rolled.`);
    this.#used++;
    this.below(2); // a scripted roll is still a roll: it bars undo
    return result;
  }
}

/** Scripted dice for `MatchOptions.chance`. Shuffles stay random; rolling more dice than scripted is an error. */
export function scriptedDice(...results: (number | string)[]): Chance {
  return new ScriptedChance(results);
}

/** Puts these cards of the deck on top, the first one topmost. */
export function stackDeck<C extends string>(deck: Deck<C>, ...cards: readonly C[]): void {
  [...cards].reverse().forEach((card, stacked) => {
    const at = deck.draw.slice(0, deck.draw.length - stacked).lastIndexOf(card);
    if (at < 0) throw new Error(`There is no ${card} left in the deck.`);
    deck.draw.push(...deck.draw.splice(at, 1));
  });
}
