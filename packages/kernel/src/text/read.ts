import { type Argument, argumentsOf, parseMessage } from './message.ts';
import { badSyntax, missingKey } from './problems.ts';
import { messageIn } from './texts.ts';
import type { Language, Problem, Texts } from './types.ts';

/** A message as the checks look at it. */
export interface Message {
  readonly key: string;
  readonly language: Language;
  readonly source: string;
  readonly args: readonly Argument[];
}

export function isMessage(read: Message | Problem): read is Message {
  return !isProblem(read);
}

export function isProblem(read: Message | Problem): read is Problem {
  return 'what' in read;
}

export function readArguments(texts: Texts, language: Language, key: string): Message | Problem {
  const source = messageIn(texts, language, key);
  if (source === undefined) return missingKey(key, language);
  try {
    return { key, language, source, args: argumentsOf(parseMessage(source)) };
  } catch (error) {
    return badSyntax(key, language, source, error);
  }
}
