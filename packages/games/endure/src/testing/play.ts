import type { Flow, Match, Table } from '@starboard/kernel';
import { type Looked, PerformedRule, PlayedMatch } from '@starboard/kernel/testing';
import { zoneDoorNumber, zoneNumber } from '@starboard/space';
import { isOpen } from '../rules/map/doors.ts';
import { groundOf } from '../rules/mission.ts';
import type { Setup } from '../setup.ts';
import { texts } from '../text/index.ts';
import type { EnemyType, Figure, ItemId, State, Survivor, SurvivorId } from '../types.ts';
import type { View } from '../view.ts';

/** Everything that is to be read in a scene. */
const wording = { texts, isNeverUnlit: true };

/** A position to look at, by the names of its zones and people. */
function lookingAt<Base extends Looked<State>>(Base: Base) {
  return class extends Base {
    survivor(id: SurvivorId): Survivor {
      return this.state.survivors.find(survivor => survivor.id === id)!;
    }

    /** The name of the zone where somebody or something is. */
    zoneOf(who: SurvivorId | Figure): string {
      const { zone } = typeof who === 'string' ? this.survivor(who) : who;
      return groundOf(this.state).map.zones[zone]!.name;
    }

    zone(name: string): number {
      return zoneNumber(groundOf(this.state).map, name);
    }

    /** How many enemies of a type are in a zone. */
    count(type: EnemyType, at?: string): number {
      const zone = at === undefined ? undefined : this.zone(at);
      return this.state.figures.filter(each => each.type === type && (zone === undefined || each.zone === zone)).length;
    }

    /** The zones of the tokens, by name. */
    tokens(): string[] {
      return this.state.tokens.map(({ zone }) => groundOf(this.state).map.zones[zone]!.name);
    }

    noiseIn(name: string): number {
      return this.state.noises.find(noise => noise.zone === this.zone(name))?.level ?? 0;
    }

    holds(id: SurvivorId): ItemId[] {
      return this.survivor(id).cards.map(card => card.item);
    }

    isOpen(door: string): boolean {
      const { map, exits } = groundOf(this.state);
      const exit = exits.findIndex(each => each.name === door);
      return isOpen(this.state as State, exit >= 0 ? map.doors.length + exit : zoneDoorNumber(map, door));
    }
  };
}

/** A match that a scene began. */
export class Played extends lookingAt(PlayedMatch<State, Setup, View>) {
  constructor(match: Match<State, Setup, View>) {
    super(match, wording);
  }

  /** Everybody who is still to act ends the turn; stops at the next question after that. */
  endTurns(): this {
    const { round } = this.state;
    while (this.asks === 'turn' && this.state.round === round) this.choose('end');
    return this;
  }
}

/** A rule that was run by itself. */
export class Performed extends lookingAt(PerformedRule<State>) {
  constructor(table: Table<State>, rule: (t: Table<State>) => Flow<unknown>, answers: readonly unknown[]) {
    super(table, rule, answers, { wording });
  }
}
