import type { Answer, ShownAsk, ShownOption, Text } from '@starboard/kernel';
import { text, type WordKey } from './text/index.ts';

interface Wrong {
  readonly wrong: Text;
}

/** What a typed line means: an answer that fits, or what is wrong with it. */
export type Reading = { readonly answer: Answer } | Wrong;

type Of<S extends ShownAsk['shape']> = Extract<ShownAsk, { shape: S }>;

export function readTyped(ask: ShownAsk, typed: string): Reading {
  const words = typed.split(/[\s,]+/).filter(word => word !== '');
  switch (ask.shape) {
    case 'one':
      return readOne(ask.options, words);
    case 'some':
      return readKeys(ask.options, words, ask.min, ask.max);
    case 'order':
      return readKeys(ask.options, words, ask.options.length, ask.options.length);
    case 'split':
      return readSplit(ask, words);
    case 'pairs':
      return readPairs(ask, words);
    case 'place':
      return readPlace(ask.places, words);
  }
}

/** What would fit, in words. */
export function whatFits(ask: ShownAsk): Text {
  const count = ask.options.length;
  switch (ask.shape) {
    case 'one':
      return text('cli.fits.one', { count });
    case 'some':
      return text('cli.fits.some', { min: ask.min, max: ask.max, range: rangeOf(ask) });
    case 'order':
      return text('cli.fits.order', { count });
    case 'split':
      return text('cli.fits.split', { count, amount: ask.amount });
    case 'pairs':
      return text('cli.fits.pairs', { count: pairsWanted(ask) });
    case 'place':
      return text('cli.fits.place');
  }
}

function rangeOf({ min, max }: Of<'some'>): string {
  if (min === 0) return 'upTo';
  return min === max ? 'exactly' : 'between';
}

export function limitOf({ amount, limits }: Of<'split'>, at: number): number {
  return Math.min(amount, limits?.[at] ?? amount);
}

function readOne(options: readonly ShownOption[], words: readonly string[]): Reading {
  const number = readSingle(words);
  if (isWrong(number)) return number;
  const option = options[number - 1];
  return option === undefined ? notOffered(number) : { answer: option.key };
}

function readKeys(options: readonly ShownOption[], words: readonly string[], min: number, max: number): Reading {
  const numbers = readNumbers(words);
  if (isWrong(numbers)) return numbers;
  return misnamed(numbers, options.length) ?? miscounted(numbers, min, max) ?? { answer: keysAt(options, numbers) };
}

function readSplit(ask: Of<'split'>, words: readonly string[]): Reading {
  const amounts = readNumbers(words);
  if (isWrong(amounts)) return amounts;
  const miscount = miscounted(amounts, ask.options.length, ask.options.length);
  if (miscount) return miscount;
  const over = amounts.findIndex((amount, at) => amount > limitOf(ask, at));
  if (over >= 0) return wrong('cli.answer.limit', { number: over + 1, limit: limitOf(ask, over) });
  const given = amounts.reduce((sum, amount) => sum + amount, 0);
  if (given !== ask.amount) return wrong('cli.answer.sum', { given, amount: ask.amount });
  return { answer: Object.fromEntries(ask.options.map(({ key }, at) => [key, amounts[at]!])) };
}

function readPairs(ask: Of<'pairs'>, words: readonly string[]): Reading {
  const strange = words.find(word => !/^\d{1,9}-\d{1,9}$/.test(word));
  if (strange !== undefined) return wrong('cli.answer.notPair', { typed: strange });
  const pairs = words.map(word => word.split('-').map(Number));
  const lefts = pairs.map(([left]) => left!);
  const rights = pairs.map(([, right]) => right!);
  const wanted = pairsWanted(ask);
  const fault =
    misnamed(lefts, ask.options.length) ?? misnamed(rights, ask.partners.length) ?? miscounted(words, wanted, wanted);
  if (fault) return fault;
  const partners = keysAt(ask.partners, rights);
  return { answer: keysAt(ask.options, lefts).map((left, at) => [left, partners[at]!] as const) };
}

function readPlace(runs: readonly number[], words: readonly string[]): Reading {
  const place = readSingle(words);
  if (isWrong(place)) return place;
  return isAmong(runs, place) ? { answer: place } : notOffered(place);
}

/** A place that was typed by the name that its game gives it. */
export function readPlaceBy(runs: readonly number[], typed: string, place: number | Text | undefined): Reading {
  if (typeof place === 'object') return { wrong: place };
  if (place === undefined) return wrong('cli.answer.notPlace', { typed });
  return isAmong(runs, place) ? { answer: place } : wrong('cli.answer.placeNotOffered', { typed });
}

function isAmong(runs: readonly number[], place: number): boolean {
  return runs.some((first, at) => at % 2 === 0 && place >= first && place < first + runs[at + 1]!);
}

function readSingle(words: readonly string[]): number | Wrong {
  const numbers = readNumbers(words);
  if (isWrong(numbers)) return numbers;
  return numbers.length === 1 ? numbers[0]! : wrong('cli.answer.oneOnly', { given: numbers.length });
}

function readNumbers(words: readonly string[]): number[] | Wrong {
  const strange = words.find(word => !/^\d{1,9}$/.test(word));
  return strange === undefined ? words.map(Number) : wrong('cli.answer.notNumber', { typed: strange });
}

function misnamed(numbers: readonly number[], count: number): Wrong | undefined {
  const unknown = numbers.find(number => number < 1 || number > count);
  if (unknown !== undefined) return notOffered(unknown);
  const twice = numbers.find((number, at) => numbers.indexOf(number) < at);
  return twice === undefined ? undefined : wrong('cli.answer.twice', { number: twice });
}

function miscounted({ length: given }: { readonly length: number }, min: number, max: number): Wrong | undefined {
  if (given < min) return wrong('cli.answer.tooFew', { given });
  return given > max ? wrong('cli.answer.tooMany', { given }) : undefined;
}

function keysAt(options: readonly ShownOption[], numbers: readonly number[]): string[] {
  return numbers.map(number => options[number - 1]!.key);
}

function pairsWanted({ options, partners }: Of<'pairs'>): number {
  return Math.min(options.length, partners.length);
}

function notOffered(number: number): Wrong {
  return wrong('cli.answer.notOffered', { number });
}

function wrong(key: WordKey, params: { readonly [name: string]: string | number }): Wrong {
  return { wrong: text(key, params) };
}

function isWrong(read: number | readonly number[] | Wrong): read is Wrong {
  return typeof read === 'object' && 'wrong' in read;
}
