import type { Params, Text } from '../types.ts';
import { createFormatter } from './format.ts';
import { type ParameterKind, parametersAmong } from './message.ts';
import { missingParameter, name } from './problems.ts';
import { isMessage, isProblem, type Message, readArguments } from './read.ts';
import { type Language, languages, type Problem, type Texts } from './types.ts';

/**
 * What is wrong with the way texts are used: keys that do not exist, parameters that are missing, of the wrong kind or
 * used in no language, messages that cannot be formatted. Texts inside texts are checked too; each problem is told once.
 */
export function checkUses(texts: Texts, uses: Iterable<Text>): Problem[] {
  const found = new Map<string, Problem>();
  const add = (problem: Problem) => found.set(problem.sentence, problem);
  const read = remembering((language, key) => readArguments(texts, language, key));
  const formatters = languages.map(language => createFormatter(texts, language, add));

  for (const use of uses) {
    for (const text of withTextsInside(use)) {
      for (const problem of checkUse(
        languages.map(language => read(language, text.key)),
        text,
      ))
        add(problem);
      for (const format of formatters) format(text);
    }
  }
  return [...found.values()];
}

type Read = (language: Language, key: string) => Message | Problem;

function remembering(read: Read): Read {
  const known = new Map<string, Message | Problem>();
  return (language, key) => {
    const place = `${language} ${key}`;
    const message = known.get(place) ?? read(language, key);
    known.set(place, message);
    return message;
  };
}

function* withTextsInside(text: Text): Generator<Text> {
  yield text;
  for (const value of Object.values(text.params ?? {})) if (typeof value === 'object') yield* withTextsInside(value);
}

function checkUse(reads: readonly (Message | Problem)[], { key, params = {} }: Text): Problem[] {
  const messages = reads.filter(isMessage);
  const problems = [...reads.filter(isProblem), ...messages.flatMap(message => checkParameters(message, params))];
  return messages.length < reads.length ? problems : [...problems, ...superfluous(messages, key, params)];
}

function checkParameters({ key, language, args }: Message, params: Params): Problem[] {
  return parametersAmong(args).flatMap(({ name: parameter, kinds }) => {
    const value = Object.hasOwn(params, parameter) ? params[parameter] : undefined;
    if (value === undefined) return [missingParameter(key, language, parameter)];
    return kinds.filter(kind => !suits(kind, value)).map(kind => wrongKind(key, language, parameter, kind, value));
  });
}

function suits(kind: ParameterKind, value: string | number | Text): boolean {
  if (kind === 'plain') return true;
  return kind === 'select' ? typeof value !== 'object' : typeof value === 'number';
}

function wrongKind(
  key: string,
  language: Language,
  parameter: string,
  kind: ParameterKind,
  value: string | number | Text,
): Problem {
  const given = typeof value === 'object' ? `the text "${value.key}"` : JSON.stringify(value);
  const sentence = `${name(key, language)} uses {${parameter}} as a ${kind}, but it is given ${given}.`;
  return { what: 'parameter-kind', key, language, parameter, sentence };
}

function superfluous(messages: readonly Message[], key: string, params: Params): Problem[] {
  const used = new Set(messages.flatMap(message => message.args.map(argument => argument.name)));
  return Object.keys(params)
    .filter(parameter => !used.has(parameter))
    .map(parameter => {
      const sentence = `The text "${key}" is given the parameter {${parameter}}, which no language uses.`;
      return { what: 'superfluous-parameter', key, parameter, sentence };
    });
}
