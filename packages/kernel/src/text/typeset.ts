import type { Language } from './types.ts';

const noBreak = '\u00a0';

/** In French a sign of two parts, like a percentage, stands apart from what is before it, and must not begin a line without it. */
export function typeset(sentence: string, language: Language): string {
  if (language !== 'fr') return sentence;
  return sentence.replace(/ (?=[:;?!»%])|(?<=«) /g, noBreak);
}
