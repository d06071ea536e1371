import { IntlMessageFormat } from 'intl-messageformat';
import type { Params, Text } from '../types.ts';
import { argumentsOf, parseMessage } from './message.ts';
import { badFormat, badSyntax, missingKey, missingParameter } from './problems.ts';
import { messageIn } from './texts.ts';
import type { Language, Problem, Texts } from './types.ts';
import { typeset } from './typeset.ts';

export type Formatter = (text: Text) => string;

const mostSaid = 5_000;

/**
 * Puts texts into a language, set as one prints it there. It never throws: a text that cannot be formatted, because its key or a parameter is
 * missing, is shown as `⟨key⟩` and told to `onMissing`.
 */
export function createFormatter(
  texts: Texts,
  language: Language,
  onMissing: (problem: Problem) => void = () => undefined,
): Formatter {
  const messages = new Map<string, IntlMessageFormat | Problem>();
  // A page says the same few hundred things over and over, and saying one costs a hundred times as much as looking it up.
  const said = new Map<string, string>();

  function messageOf(key: string): IntlMessageFormat | Problem {
    const known = messages.get(key);
    if (known !== undefined) return known;
    const message = readMessage(texts, language, key);
    messages.set(key, message);
    return message;
  }

  function format(text: Text): string {
    const { key, params } = text;
    const known = params === undefined ? key : JSON.stringify([key, params]);
    const before = said.get(known);
    if (before !== undefined) return before;
    const message = messageOf(key);
    const result =
      message instanceof IntlMessageFormat ? fill(message, key, language, valuesOf(params ?? {})) : message;
    if (typeof result !== 'string') {
      onMissing(result);
      return `⟨${key}⟩`;
    }
    if (said.size >= mostSaid) said.clear();
    const set = typeset(result, language);
    said.set(known, set);
    return set;
  }

  /** Without a prototype, lest a parameter called `constructor` seem given. */
  function valuesOf(params: Params): Values {
    const values: Values = Object.create(null);
    for (const name of Object.keys(params)) {
      const value = params[name];
      if (value === undefined) continue;
      const meant = typeof value === 'string' ? (texts.names?.[name]?.(value) ?? value) : value;
      values[name] = typeof meant === 'object' ? format(meant) : meant;
    }
    return values;
  }

  return format;
}

type Values = Record<string, string | number>;

function readMessage(texts: Texts, language: Language, key: string): IntlMessageFormat | Problem {
  const message = messageIn(texts, language, key);
  if (message === undefined) return missingKey(key, language);
  try {
    return new IntlMessageFormat(parseMessage(message), language);
  } catch (error) {
    return badSyntax(key, language, message, error);
  }
}

function fill(message: IntlMessageFormat, key: string, language: Language, values: Values): string | Problem {
  try {
    const result = message.format<string>(values);
    return typeof result === 'string' ? result : result.join('');
  } catch (error) {
    const missing = argumentsOf(message.getAst()).find(({ name }) => !(name in values));
    return missing === undefined ? badFormat(key, language, error) : missingParameter(key, language, missing.name);
  }
}
