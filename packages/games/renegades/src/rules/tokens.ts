import type { State, Token } from '../types.ts';

/** RDA-COMP-16: a token that was turned over leaves its board, and is used. */
export function useToken(state: State, on: 'containers' | 'salvage', token: Token): void {
  state[on].splice(state[on].indexOf(token), 1);
  state.used ??= { containers: [], salvage: [] };
  state.used[on].push(token.token);
}
