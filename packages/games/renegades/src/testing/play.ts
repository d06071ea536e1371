import type { Answer, Flow, Match, Table } from '@starboard/kernel';
import { type Looked, PerformedRule, PlayedMatch } from '@starboard/kernel/testing';
import { noteOf } from '../board/notes.ts';
import { crewById, shipNo } from '../rules/table.ts';
import type { Setup } from '../setup.ts';
import { texts } from '../text/index.ts';
import type { Crew, CrewId, Fighter, Npc, Parameter, Ship, State } from '../types.ts';
import type { View } from '../view.ts';
import { requireShapes } from './shown.ts';

/** Everything that is to be read in a scene. */
const wording = { texts, noteOf };

/** A position to look at. */
function lookingAt<Base extends Looked<State>>(Base: Base) {
  return class extends Base {
    ship(no: number): Ship {
      return shipNo(this.state as State, no);
    }

    crew(id: CrewId): Crew {
      return crewById(this.state as State, id);
    }

    /** By its number, if it is still there. */
    npc(no: number): Npc | undefined {
      return this.state.npcs.find(npc => npc.no === no);
    }

    fighter(no: number): Fighter | undefined {
      return this.state.fighters.find(fighter => fighter.no === no);
    }

    parameter(no: number): Parameter {
      return this.state.parameters.find(parameter => parameter.no === no)!;
    }
  };
}

/** A match that a scene began. */
export class Played extends lookingAt(PlayedMatch<State, Setup, View>) {
  constructor(match: Match<State, Setup, View>) {
    super(match, wording);
    this.#look();
  }

  override choose(...answers: Answer[]): this {
    for (const answer of answers) {
      super.choose(answer);
      this.#look();
    }
    return this;
  }

  #look(): void {
    if (this.match.decision !== undefined) requireShapes(this.match.decision);
  }

  /** Whether a square (a cell) or a pose may be picked. */
  offersPlace(place: number): boolean {
    return this.hasPlace(place);
  }
}

/** A rule that was run by itself. */
export class Performed extends lookingAt(PerformedRule<State>) {
  constructor(table: Table<State>, rule: (t: Table<State>) => Flow<unknown>, answers: readonly unknown[]) {
    super(table, rule, answers, { wording });
    this.decisions.forEach(requireShapes);
  }
}
