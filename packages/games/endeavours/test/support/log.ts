import type { LogEntry, Text } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { texts } from '../../src/text/index.ts';

const say = { en: createFormatter(texts, 'en'), fr: createFormatter(texts, 'fr') };

/** A text as it is read. */
export const read = (text: Text, language: 'en' | 'fr' = 'en'): string => say[language](text);

/** The log as it is read. */
export const linesOf = ({ log }: { readonly log: readonly LogEntry[] }, language: 'en' | 'fr' = 'en'): string[] =>
  log.map(entry => read(entry, language));

/** The keys of the log, each with the rule that it names. */
export const keysOf = ({ log }: { readonly log: readonly LogEntry[] }): string[] =>
  log.map(({ key, rule }) => `${key} ${rule}`);
