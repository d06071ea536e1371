import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { parseMessage } from './message.ts';
import { name } from './problems.ts';
import type { Problem, Texts } from './types.ts';

/** A word of the rules and its one word in French. Words are given in the singular; plurals and capitals count as well. */
export interface Term {
  readonly en: string;
  /** The French word, or several where it is a verb and its noun. A trailing `…` stands for any ending: `analys…`. */
  readonly fr: string | readonly string[];
  /** French words that have been used for it, and never are again. */
  readonly never?: readonly string[];
  /** Texts that say it in English and need not in French, each with a reason. */
  readonly except?: { readonly [key: string]: string };
}

/** Where a dictionary leaves the glossary: another word than the one agreed on, or one that is barred. */
export function checkTerms(texts: Texts, terms: readonly Term[]): Problem[] {
  const pairs = Object.entries(texts.fr).map(([key, source]) => ({
    key,
    en: wordsIn(texts.en[key] ?? ''),
    fr: wordsIn(source),
  }));
  return terms.flatMap(term => {
    const english = wordOf(term.en);
    const french = [term.fr].flat().map(wordOf);
    return pairs.flatMap(({ key, en, fr }) => {
      const problems = termsIn(fr, [term]).map(word => problem(key, `says "${word}" for "${term.en}"`));
      const isSaid = english.test(en) && !Object.hasOwn(term.except ?? {}, key);
      if (!isSaid || french.some(word => word.test(fr))) return problems;
      return [
        ...problems,
        problem(key, `is about "${term.en}", and does not say "${[term.fr].flat().join('" or "')}"`),
      ];
    });
  });
}

/** The barred words in a French text, such as a rulebook. */
export function termsIn(text: string, terms: readonly Term[]): string[] {
  return terms.flatMap(({ never = [] }) => never.filter(word => wordOf(word).test(text)));
}

function problem(key: string, fault: string): Problem {
  return { what: 'term', key, language: 'fr', sentence: `${name(key, 'fr')} ${fault}.` };
}

/** What a message says, in all of its branches: the names of what is put in are no words of it. */
function wordsIn(source: string): string {
  const wordsOf = (elements: readonly MessageFormatElement[]): string =>
    elements
      .map(element => {
        if (isLiteralElement(element)) return element.value;
        if (!isPluralElement(element) && !isSelectElement(element)) return '{}';
        return `{${Object.values(element.options)
          .map(({ value }) => wordsOf(value))
          .join('|')}}`;
      })
      .join('');
  return wordsOf(parseMessage(source));
}

/** The word by itself, with its regular plural, whatever its capitals. */
function wordOf(word: string): RegExp {
  const isStem = word.endsWith('…');
  const parts = (isStem ? word.slice(0, -1) : word).split(' ').map(escaped);
  const plural = isStem ? '\\p{L}*' : '(?:s|x|es)?';
  return new RegExp(`(?<!\\p{L})${parts.join(`${plural} `)}${plural}(?!\\p{L})`, 'iu');
}

function escaped(part: string): string {
  return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
