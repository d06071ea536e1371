import type { Anybody, Token } from '../types.ts';
import { refOf } from './table.ts';

/** RDA-SEARCH-09, RDA-SALVAGE-03: the token remembers who is safe from it, which tells nobody what it is. */
export function noteScanned(token: Token, by: Anybody): void {
  token.scannedBy = [...(token.scannedBy ?? []), refOf(by)];
}

export function isScannedBy({ scannedBy = [] }: Token, who: Anybody): boolean {
  return scannedBy.includes(refOf(who));
}
