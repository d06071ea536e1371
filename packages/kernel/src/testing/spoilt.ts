import { copy } from '../plain.ts';
import type { Game } from '../types.ts';

/** Games with one thing wrong with them: a test of a game shows with these that the suite would notice. */

type Seen<S> = (state: S) => unknown;

/** Shows something to everybody. */
export function showing<S, U, V>(game: Game<S, U, V>, secret: Seen<S>): Game<S, U, V> {
  return { ...game, view: (state, viewer) => ({ ...game.view(state, viewer), shown: secret(state) }) };
}

/** Writes something down after each step where everybody can read it: nobody who draws secrets anew thinks of that. */
export function tattling<S extends object, U, V>(game: Game<S, U, V>, secret: Seen<S>): Game<S, U, V> {
  type Tattled = S & { tattled?: unknown };
  return {
    ...showing(game, state => copy((state as Tattled).tattled ?? null)),
    *step(t) {
      yield* game.step(t);
      (t.state as Tattled).tattled = copy(secret(t.state));
    },
  };
}

/** Does not think of a part of the state when it draws secrets anew. */
export function forgetting<S extends object, U, V>(game: Game<S, U, V>, ...parts: (keyof S)[]): Game<S, U, V> {
  return {
    ...game,
    imagine(state, viewer, chance) {
      const before = copy(state);
      game.imagine(state, viewer, chance);
      for (const part of parts) state[part] = before[part];
    },
  };
}

/** Does not show a part of what everybody may see. */
export function hiding<S, U, V extends object>(game: Game<S, U, V>, part: keyof V): Game<S, U, V> {
  return { ...game, view: (state, viewer) => ({ ...game.view(state, viewer), [part]: null }) };
}
