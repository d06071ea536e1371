import type { Language, Problem } from './types.ts';

export function missingKey(key: string, language: Language): Problem {
  return { what: 'missing-key', key, language, sentence: `${name(key, language)} does not exist.` };
}

export function badSyntax(key: string, language: Language, message: string, error: unknown): Problem {
  const sentence = `${name(key, language)} is not a message: ${reason(error)}.${hintAboutQuotes(message)}`;
  return { what: 'syntax', key, language, sentence };
}

export function missingParameter(key: string, language: Language, parameter: string): Problem {
  const sentence = `${name(key, language)} needs the parameter {${parameter}}, which it is not given.`;
  return { what: 'missing-parameter', key, language, parameter, sentence };
}

export function badFormat(key: string, language: Language, error: unknown): Problem {
  const sentence = `${name(key, language)} cannot be formatted: ${reason(error)}.`;
  return { what: 'format-error', key, language, sentence };
}

/** How a sentence speaks of a message. */
export function name(key: string, language: Language): string {
  return `The text "${key}" (${language})`;
}

/** The trap of French: in `l'{zone}` the apostrophe quotes the brace. */
export function hintAboutQuotes(message: string): string {
  return message.includes("'{") ? ` An apostrophe before a brace quotes it: write '' or ’ instead.` : '';
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
