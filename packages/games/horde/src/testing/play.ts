import type { Answer, Flow, Match, Table } from '@starboard/kernel';
import { type Looked, PerformedRule, PlayedMatch } from '@starboard/kernel/testing';
import { noteOf } from '../board/notes.ts';
import { indexAt, pointAt } from '../field/measure.ts';
import type { Setup } from '../setup.ts';
import { texts } from '../text/index.ts';
import type { Hero, State, Unit } from '../types.ts';
import type { View } from '../view.ts';

/** A place in inches. */
export type Inches = readonly [x: number, y: number];

/** Everything that is to be read in a scene. */
const wording = { texts, noteOf };

/** A position to look at, in inches and by numbers. */
function lookingAt<Base extends Looked<State>>(Base: Base) {
  return class extends Base {
    hero(no: number): Hero {
      return this.state.heroes[no - 1]!;
    }

    /** A unit by its number, if it is still there. */
    unit(no: number): Unit | undefined {
      return this.state.units.find(unit => unit.no === no);
    }

    /** Where a hero stands. */
    placeOf(hero: number): Inches {
      return this.inches(this.hero(hero).at);
    }

    /** Where the models of a unit stand, in their order. */
    placesOf(unit: number): Inches[] {
      return (this.unit(unit)?.models ?? []).map(({ at }) => this.inches(at));
    }

    inches(at: number): Inches {
      const { x, y } = pointAt(this.state, at);
      return [x / 4, y / 4];
    }
  };
}

/** A match that a scene began. */
export class Played extends lookingAt(PlayedMatch<State, Setup, View>) {
  constructor(match: Match<State, Setup, View>) {
    super(match, wording);
  }

  /** Whether a place may be picked, in inches. */
  offersPlace(x: number, y: number): boolean {
    return this.hasPlace(indexAt(this.state, x, y));
  }

  /** A pair of inches is a place. */
  override choose(...answers: (Answer | Inches)[]): this {
    for (const answer of answers) super.choose(read(this.state, answer));
    return this;
  }
}

function isInches(answer: unknown): answer is Inches {
  return Array.isArray(answer) && answer.length === 2 && answer.every(each => typeof each === 'number');
}

function read(state: State, answer: Answer | Inches): Answer {
  return isInches(answer) ? indexAt(state, answer[0], answer[1]) : answer;
}

/** A rule that was run by itself. */
export class Performed extends lookingAt(PerformedRule<State>) {
  constructor(table: Table<State>, rule: (t: Table<State>) => Flow<unknown>, answers: readonly unknown[]) {
    super(table, rule, answers, { wording, read: (answer: unknown) => read(table.state, answer as Answer) });
  }
}
