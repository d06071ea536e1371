import { copy } from '../plain.ts';
import { type Saying, Table } from '../table.ts';
import type { Game, Params } from '../types.ts';

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

/** Takes everybody for a spectator. */
export function confusing<S, U, V>(game: Game<S, U, V>): Game<S, U, V> {
  return { ...game, seesAs: () => 'spectator' };
}

/** Tells everybody what only some may read. */
export function shouting<S, U, V>(game: Game<S, U, V>, key: string): Game<S, U, V> {
  return speaking(game, key, (_, params, { to: _to, ...saying }) => [params, saying]);
}

/** Says more than it should, with a line of the log. */
export function blurting<S, U, V>(
  game: Game<S, U, V>,
  key: string,
  secret: (state: S) => string | number,
): Game<S, U, V> {
  return speaking(game, key, (state, params, saying) => [{ ...params, blurted: secret(state) }, saying]);
}

type Respoken<S> = (state: S, params: Params, saying: Saying) => readonly [Params, Saying];

function speaking<S, U, V>(game: Game<S, U, V>, spoilt: string, respoken: Respoken<S>): Game<S, U, V> {
  return {
    ...game,
    step(t) {
      t.say = (key, params = {}, saying = {}) => {
        const [spoken, how] = key === spoilt ? respoken(t.state, params, saying) : [params, saying];
        Table.prototype.say.call(t, key, spoken, how);
      };
      return game.step(t);
    },
  };
}
