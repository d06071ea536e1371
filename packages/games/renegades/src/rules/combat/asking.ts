import type { Flow, Ref, SeatId } from '@starboard/kernel';
import type { Attack } from '../../hooks.ts';
import type { Params, Renegades, TextKey } from '../../types.ts';
import { refOf } from '../table.ts';
import { type Colour, dieKey, dieLabel, indexOfDie } from './dice.ts';

interface DiceAsk {
  readonly seat: SeatId;
  readonly name: TextKey;
  readonly colour: Colour;
  readonly dice: readonly number[];
  /** Indexes of those that may be picked; all if left out. */
  readonly of?: readonly number[];
  readonly max: number;
  readonly params: Params;
}

/** Asks for some dice of a roll; their indexes. */
export function* askDice(t: Renegades, attack: Attack, ask: DiceAsk): Flow<number[]> {
  const { seat, name, colour, dice, max, params } = ask;
  const keys = (ask.of ?? dice.map((_, at) => at)).map(at => dieKey(colour, at));
  const describe = (key: string) => dieLabel(colour, dice[indexOfDie(key)]!);
  const showing = { min: 0, max: Math.min(max, keys.length), params, describe, about: aboutOf(attack) };
  return (yield* t.pickSome(seat, name, keys, showing)).map(indexOfDie);
}

/** Whom an attack is about. */
export function aboutOf({ by, target }: Attack): Ref[] {
  return by === null ? [refOf(target)] : [refOf(by), refOf(target)];
}
