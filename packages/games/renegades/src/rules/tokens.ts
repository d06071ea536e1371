import type { Anybody, State, Token } from '../types.ts';
import { refOf } from './table.ts';

/** RDA-COMP-16: a token that was turned over leaves its board, and is used. */
export function useToken(state: State, on: 'containers' | 'salvage', token: Token): void {
  state[on].splice(state[on].indexOf(token), 1);
  state.used ??= { containers: [], salvage: [] };
  state.used[on].push(token.token);
}

/** RDA-SEARCH-09, RDA-SALVAGE-03: the token remembers who is safe from it, which tells nobody what it is. */
export function noteScanned(token: Token, by: Anybody): void {
  token.scannedBy = [...(token.scannedBy ?? []), refOf(by)];
}

export function isScannedBy({ scannedBy = [] }: Token, who: Anybody): boolean {
  return scannedBy.includes(refOf(who));
}
