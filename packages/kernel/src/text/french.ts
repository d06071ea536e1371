import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { parseMessage } from './message.ts';
import { name } from './problems.ts';
import { isMessage, readArguments } from './read.ts';
import type { Problem, Texts } from './types.ts';

/**
 * Words that melt into what follows, or agree with it: "de Okafor", "à Lune" and "le Pièces de rechange" are no French,
 * and no name that is put in there can mend them.
 */
const leaning =
  /(?:^|[\s( «–—’])(?:(?:de|du|des|les?|la|(?:lors|puis|quoi)?que|à|aux?|une?|ce|cet|cette|ces|son|sa|ses|quel(?:le)?s?|aucune?|chaque|si)\s|(?:d|l|(?:lors|puis|quoi)?qu|c|s)['’])$/iu;

/**
 * French sentences in which a name is put right after a word that would have to change with it. Numbers that are put in
 * as numbers (`{n, number}`, plurals) are none.
 */
export function checkFrench(texts: Texts): Problem[] {
  return Object.keys(texts.fr).flatMap(key => {
    const message = readArguments(texts, 'fr', key);
    if (!isMessage(message)) return [];
    return leantOn(parseMessage(message.source), []).map(({ word, parameter }) => ({
      what: 'before-a-name' as const,
      key,
      language: 'fr' as const,
      parameter,
      sentence: `${name(key, 'fr')}: "${word}" stands right before {${parameter}}, and would have to change with it.`,
    }));
  });
}

interface Leaning {
  readonly word: string;
  readonly parameter: string;
}

/** `before` is what may have been written before the first of the elements. */
function leantOn(elements: readonly MessageFormatElement[], before: readonly string[]): Leaning[] {
  const found: Leaning[] = [];
  let written = before;
  for (const element of elements) {
    if (isArgumentElement(element)) {
      const words = written.flatMap(each => leaning.exec(each)?.[0].trim() ?? []);
      found.push(...words.map(word => ({ word, parameter: element.value })));
    } else if (isPluralElement(element) || isSelectElement(element)) {
      for (const { value } of Object.values(element.options)) found.push(...leantOn(value, written));
    }
    written = endsOf(element, written);
  }
  return found;
}

/** What an element may end with: a plural or a select with what any of its branches does. */
function endsOf(element: MessageFormatElement, before: readonly string[]): readonly string[] {
  if (isLiteralElement(element)) return [element.value];
  if (!isPluralElement(element) && !isSelectElement(element)) return [];
  return Object.values(element.options).flatMap(({ value }) => {
    const last = value.at(-1);
    return last === undefined ? before : endsOf(last, []);
  });
}
