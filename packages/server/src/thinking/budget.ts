import type { Payer } from '@starboard/room';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../addresses.ts';
import { uptime } from '../clock.ts';
import type { Settings } from '../settings.ts';

const minute = 60_000;
/** More than these are not remembered: those that were quiet longest are forgotten first. */
const mostRemembered = 20_000;

/** How much was thought for each match, player and address in the current minute, by a clock that nobody can set. */
export class Budget {
  readonly #settings: Settings;
  readonly #windows = new LRUCache<string, { spent: number; readonly ends: number }>({ max: mostRemembered });

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** How long to wait until something may be thought for them again. */
  waitMillis(payer: Payer): number {
    const now = uptime();
    const waits = this.#purses(payer).map(([purse, seconds]) => {
      const window = this.#windows.get(purse);
      if (seconds === 0 || window === undefined || window.spent < seconds * 1_000) return 0;
      return Math.round(window.ends - now);
    });
    return Math.max(0, ...waits);
  }

  spend(payer: Payer, millis: number): void {
    const now = uptime();
    for (const [purse] of this.#purses(payer)) {
      const known = this.#windows.get(purse);
      const window = known !== undefined && now < known.ends ? known : { spent: 0, ends: now + minute };
      window.spent += millis;
      this.#windows.set(purse, window);
    }
  }

  #purses({ match, player, address }: Payer): (readonly [purse: string, seconds: number])[] {
    const { thinkingPerMatch, thinkingPerPlayer, thinkingPerAddress } = this.#settings;
    return [
      [`match ${match}`, thinkingPerMatch] as const,
      ...(typeof player === 'string' ? [[`player ${player}`, thinkingPerPlayer] as const] : []),
      ...(address === undefined ? [] : [[`address ${networkOf(address)}`, thinkingPerAddress] as const]),
    ];
  }
}
