import { UsageError } from './errors.ts';
import { text } from './text/index.ts';

/** A whole number from 1 on, as a flag gives it. */
export function readCount(flag: string, given: string, most: number): number {
  const count = Number(given);
  if (/^\d+$/.test(given) && count >= 1 && count <= most) return count;
  throw new UsageError(text('cli.wrong.count', { flag, given, most }));
}
