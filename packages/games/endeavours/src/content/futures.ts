import type { FutureCard } from '../types.ts';

/** END-FUTURE-07: what each asks for is among the rules of Futures. */
export const futures = {
  U01: { points: 14 },
  U02: { points: 10 },
  U03: { points: 8 },
  U04: { points: 16, adAstra: true },
  U05: { points: 12 },
  U06: { points: 14, adAstra: true },
  U07: { points: 18, adAstra: true },
  U08: { points: 8 },
  U09: { points: 9 },
  U10: { points: 11, endgame: true },
  U11: { points: 12 },
  U12: { points: 9 },
  U13: { points: 10 },
  U14: { points: 13 },
} as const satisfies { readonly [id: string]: FutureCard };
