import type { Chance } from '../chance/chance.ts';
import { TableError } from '../errors.ts';
import { emptyHash, hashNumber, hashText } from '../hash.ts';
import type { Text } from '../types.ts';
import type {
  Answer,
  AnyAsk,
  Area,
  AskOne,
  AskOrder,
  AskPairs,
  AskPlace,
  AskSome,
  AskSplit,
  Choice,
  Decision,
  Runs,
  Shape,
} from './types.ts';

/** What there is to know of a shape: which answers fit, what they mean to the rule, how to make one up. */
interface ShapeRules<A extends AnyAsk> {
  /** What the rule gets for an answer, or a `bad-answer` error. */
  read(ask: A, answer: unknown): unknown;
  /** The answer that means this to the rule, in the form that the journal keeps. */
  write(ask: A, value: unknown): Answer;
  random(ask: A, chance: Chance): Answer;
  /** False where no answer would be legal: a rule may not ask that. */
  answerable(ask: A): boolean;
  hash(ask: A, hash: number): number;
}

export function keyOf(choice: Choice): string {
  return typeof choice === 'string' ? choice : choice.key;
}

function indexOf(options: readonly Choice[], key: unknown): number {
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!;
    if ((typeof option === 'string' ? option : option.key) === key) return i;
  }
  return -1;
}

function refuse(message: string, broken?: { readonly rule: string; readonly reason?: Text }): never {
  throw new TableError('bad-answer', broken ? `${message} ${broken.rule}` : message, broken);
}

function indexOrRefuse({ showing }: AnyAsk, options: readonly Choice[], key: unknown): number {
  const index = indexOf(options, key);
  return index >= 0 ? index : refuse(`${JSON.stringify(key)} is not among what is offered.`, brokenBy(showing, key));
}

/** The rule that bars an answer: of the option, or of all of its kind (`charge` for `charge:7`). */
function brokenBy(showing: AnyAsk['showing'], key: unknown) {
  const barred = showing?.blocked?.().find(each => each.key === key || `${key}`.startsWith(`${each.key}:`));
  return barred && { rule: barred.rule, reason: barred.reason };
}

/** The places of all keys in the options; each key once, each among them. */
function indexesOrRefuse(ask: AnyAsk, options: readonly Choice[], answer: unknown): number[] {
  if (!Array.isArray(answer)) refuse('The answer is a list of keys.');
  const found = answer.map(key => indexOrRefuse(ask, options, key));
  if (new Set(found).size !== found.length) refuse('A key stands in the answer twice.');
  return found;
}

function writeKeys(_ask: unknown, value: unknown): Answer {
  return (value as readonly Choice[]).map(keyOf);
}

function hashOptions(options: readonly Choice[], hash: number): number {
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!;
    hash = hashText(hash, typeof option === 'string' ? option : option.key);
  }
  return hash;
}

const oneRules: ShapeRules<AskOne> = {
  read(ask, answer) {
    return ask.options[indexOrRefuse(ask, ask.options, answer)];
  },
  write(_ask, value) {
    return keyOf(value as Choice);
  },
  random(ask, chance) {
    return keyOf(chance.pick(ask.options));
  },
  answerable(ask) {
    return ask.options.length > 0;
  },
  hash(ask, hash) {
    return hashOptions(ask.options, hash);
  },
};

const someRules: ShapeRules<AskSome> = {
  read(ask, answer) {
    const found = indexesOrRefuse(ask, ask.options, answer).sort((a, b) => a - b);
    if (found.length < ask.min || found.length > ask.max) {
      refuse(`Pick ${ask.min} to ${ask.max}, not ${found.length}.`);
    }
    return found.map(i => ask.options[i]);
  },
  write: writeKeys,
  random(ask, chance) {
    const count = ask.min + chance.below(ask.max - ask.min + 1);
    const places = chance.shuffle(ask.options.map((_, i) => i)).slice(0, count);
    return places.sort((a, b) => a - b).map(i => keyOf(ask.options[i]!));
  },
  answerable(ask) {
    return ask.min >= 0 && ask.min <= ask.max;
  },
  hash(ask, hash) {
    return hashOptions(ask.options, hashNumber(hashNumber(hash, ask.min), ask.max));
  },
};

const orderRules: ShapeRules<AskOrder> = {
  read(ask, answer) {
    const found = indexesOrRefuse(ask, ask.options, answer);
    if (found.length !== ask.options.length) refuse(`Put all ${ask.options.length} in an order, not ${found.length}.`);
    return found.map(i => ask.options[i]);
  },
  write: writeKeys,
  random(ask, chance) {
    return chance.shuffle(ask.options.map(keyOf));
  },
  answerable(ask) {
    return ask.options.length > 0;
  },
  hash(ask, hash) {
    return hashOptions(ask.options, hashNumber(hash, ask.options.length)); // not the hash of `one`
  },
};

function limitOf(ask: AskSplit, index: number): number {
  return Math.min(ask.amount, ask.limits?.[index] ?? ask.amount);
}

const splitRules: ShapeRules<AskSplit> = {
  read(ask, answer) {
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) refuse('The answer is amounts by key.');
    const given = new Map(Object.entries(answer));
    for (const key of given.keys()) indexOrRefuse(ask, ask.options, key);
    const amounts = ask.options.map((option, i) => {
      const amount = given.get(keyOf(option)) ?? 0;
      if (Number.isInteger(amount) && amount >= 0 && amount <= limitOf(ask, i)) return amount as number;
      return refuse(`${keyOf(option)} takes a whole amount from 0 to ${limitOf(ask, i)}.`);
    });
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    if (sum !== ask.amount) refuse(`Distribute ${ask.amount}, not ${sum}.`);
    return amounts;
  },
  write(ask, value) {
    const amounts = (value as readonly number[]).map((amount, i) => [keyOf(ask.options[i]!), amount] as const);
    return Object.fromEntries(amounts.filter(([, amount]) => amount > 0));
  },
  random(ask, chance) {
    const amounts: Record<string, number> = {};
    for (let i = 0; i < ask.amount; i++) {
      const open = ask.options.filter((option, at) => (amounts[keyOf(option)] ?? 0) < limitOf(ask, at));
      const key = keyOf(chance.pick(open));
      amounts[key] = (amounts[key] ?? 0) + 1;
    }
    return amounts;
  },
  answerable(ask) {
    return ask.amount >= 0 && ask.options.reduce((sum, _, i) => sum + limitOf(ask, i), 0) >= ask.amount;
  },
  hash(ask, hash) {
    const limited = ask.options.reduce((sum, _, i) => hashNumber(sum, limitOf(ask, i)), hashNumber(hash, ask.amount));
    return hashOptions(ask.options, limited);
  },
};

const pairsRules: ShapeRules<AskPairs> = {
  read(ask, answer) {
    const wellFormed = (pair: unknown): pair is [unknown, unknown] => Array.isArray(pair) && pair.length === 2;
    if (!Array.isArray(answer) || !answer.every(wellFormed)) refuse('The answer is a list of pairs of keys.');
    const lefts = indexesOrRefuse(
      ask,
      ask.options,
      answer.map(([left]) => left),
    );
    const rights = indexesOrRefuse(
      ask,
      ask.partners,
      answer.map(([, right]) => right),
    );
    const wanted = Math.min(ask.options.length, ask.partners.length);
    if (lefts.length !== wanted) refuse(`Make ${wanted} pairs, not ${lefts.length}.`);
    return lefts
      .map((left, i) => [left, rights[i]!] as const)
      .sort(([a], [b]) => a - b)
      .map(([left, right]) => [ask.options[left], ask.partners[right]]);
  },
  write(_ask, value) {
    return (value as readonly (readonly [Choice, Choice])[]).map(
      ([left, right]) => [keyOf(left), keyOf(right)] as const,
    );
  },
  random(ask, chance) {
    const count = Math.min(ask.options.length, ask.partners.length);
    const lefts = chance.shuffle(ask.options.map(keyOf)).slice(0, count);
    const rights = chance.shuffle(ask.partners.map(keyOf));
    return lefts.map((left, i) => [left, rights[i]!] as const);
  },
  answerable(ask) {
    return ask.options.length > 0 && ask.partners.length > 0;
  },
  hash(ask, hash) {
    return hashOptions(ask.partners, hashNumber(hashOptions(ask.options, hash), ask.options.length));
  },
};

const placeRules: ShapeRules<AskPlace> = {
  read(ask, answer) {
    if (!Number.isInteger(answer)) refuse('The answer is the number of a place.');
    const at = answer as number;
    if (isAmong(ask.area?.within ?? ask.places, at) && (ask.area?.has(at) ?? true)) return at;
    const rule = ask.showing?.rule;
    return refuse(`Place ${at} is not among what is offered.`, rule === undefined ? undefined : { rule });
  },
  write(_ask, value) {
    return value as number;
  },
  random(ask, chance) {
    return (ask.area && tryPlaces(ask.area, chance)) ?? anyOf(ask.places, chance);
  },
  answerable(ask) {
    return ask.area !== undefined || ask.places.length > 0;
  },
  hash(ask, hash) {
    return ask.places.reduce(hashNumber, hashText(hash, ask.space));
  },
};

function isAmong(places: Runs, place: number): boolean {
  for (let i = 0; i < places.length; i += 2) {
    const first = places[i]!;
    if (place >= first && place < first + places[i + 1]!) return true;
  }
  return false;
}

function anyOf(places: Runs, chance: Chance): number {
  let count = 0;
  for (let i = 1; i < places.length; i += 2) count += places[i]!;
  let nth = chance.below(count);
  for (let i = 0; ; i += 2) {
    if (nth < places[i + 1]!) return places[i]! + nth;
    nth -= places[i + 1]!;
  }
}

/** An area that turns away more than this is listed after all. */
const mostTries = 40;

/** Any place around the area, again and again until one is in it: so each that is in it is as likely as the next. */
function tryPlaces(area: Area, chance: Chance): number | undefined {
  for (let i = 0; i < mostTries; i++) {
    const place = anyOf(area.within, chance);
    if (area.has(place)) return place;
  }
  return undefined;
}

const shapes: { readonly [S in Shape]: ShapeRules<Extract<AnyAsk, { shape: S }>> } = {
  one: oneRules,
  some: someRules,
  order: orderRules,
  split: splitRules,
  pairs: pairsRules,
  place: placeRules,
};

function rulesOf(ask: AnyAsk): ShapeRules<AnyAsk> {
  return (ask.shape === 'one' ? oneRules : shapes[ask.shape]) as ShapeRules<AnyAsk>;
}

/** What an answer means to the rule that asked, or a `bad-answer` error that says what would have fitted. */
export function readAnswer(ask: AnyAsk, answer: unknown): unknown {
  return rulesOf(ask).read(ask, answer);
}

/** The answer that means this to the rule, in the one form that the journal keeps. */
export function writeAnswer(ask: AnyAsk, value: unknown): Answer {
  return rulesOf(ask).write(ask, value);
}

/** The answer in the form that the journal keeps, or a `bad-answer` error. */
export function acceptAnswer(ask: AnyAsk, answer: unknown): Answer {
  return writeAnswer(ask, readAnswer(ask, answer));
}

/** An answer that fits, drawn at random. */
export function randomAnswer(ask: AnyAsk, chance: Chance): Answer {
  return rulesOf(ask).random(ask, chance);
}

export function isAnswerable(ask: AnyAsk): boolean {
  return rulesOf(ask).answerable(ask);
}

/** A short hash of all that is offered: a replay that meets other options stops. */
export function hashOffer({ asks }: Decision): number {
  let hash = emptyHash;
  for (let i = 0; i < asks.length; i++) {
    const ask = asks[i]!;
    hash = rulesOf(ask).hash(ask, hash);
  }
  return hash;
}
