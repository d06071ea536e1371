import { z } from 'zod';

/** What is not seen, turns the writing around, or is half a character. Those that join emoji are fine. */
const line = /^(?:[^\p{Cc}\p{Cf}\p{Cs}]|\u200d)*$/u;
const lines = /^(?:[^\p{Cc}\p{Cf}\p{Cs}]|\u200d|\n)*$/u;

/** A text that somebody wrote for others to read: so long at most, never blank, and all of it can be seen. */
export function ownLine(most: number, refusal: string) {
  return ownText(most, line, refusal);
}

/** The same, of several lines. */
export function ownLines(most: number, refusal: string) {
  return ownText(most, lines, refusal);
}

function ownText(most: number, pattern: RegExp, refusal: string) {
  return z.string().trim().min(1).max(most).regex(pattern, refusal);
}
