import { type ShownOption, showDecision } from '../ask/show.ts';
import type { Decision } from '../ask/types.ts';
import type { Match } from '../match.ts';
import { checkUses, type Problem, type Texts } from '../text/index.ts';
import type { LogEntry, Text } from '../types.ts';
import { viewersOf } from './walk.ts';

/** Where the words of a game are. */
export interface Wording {
  readonly texts: Texts;
  /** The line below an option that the game's page tells from it. */
  noteOf?(option: ShownOption): Text | undefined;
  /** Parameters of a label that no message uses: the note below it is told from them. */
  readonly forNotes?: readonly string[];
  /** An option that has a list of what it lights up always lights up something. */
  readonly isNeverUnlit?: boolean;
}

/** What the number of a rule looks like: BCN-WORK-01. */
const ruleNumber = /^[A-Z]{3}-[A-Z]+-\d+$/;

type Shown = NonNullable<ReturnType<typeof showDecision>>;

/** What the name of something to light up looks like. */
const refName = /^[a-z]\w*:./i;

/** What is wrong with the words, a rule that has no number, or an option that points to nothing or belongs nowhere. */
export type Found = Problem | { readonly what: 'no-rule' | 'no-ref'; readonly key: string; readonly sentence: string };

/**
 * Reads along whatever a page would show: questions with their options, notes and bars, lines of the log, endings. Finds what
 * has no words in one of the languages, or not with these parameters.
 */
export class Reader {
  readonly #wording: Wording;
  readonly #read = new Set<string>();
  /** In the order in which they were found. */
  readonly problems: Found[] = [];

  constructor(wording: Wording) {
    this.#wording = wording;
  }

  /** The question that waits, as everybody sees it. */
  readMatch(match: Match): void {
    for (const viewer of viewersOf(match)) {
      const shown = showDecision(match, viewer);
      if (shown !== undefined) this.#readShown(shown);
    }
    if (match.outcome) this.read([match.outcome.reason]);
  }

  /** What lists of matches, their odds and reports of many name: the game, its seats, and all that is counted. */
  readNames({ game, state, seats }: Match, tally: { readonly [name: string]: number }): void {
    const odds = game.worth?.(state, state, [], seats[0]!.id) ?? {};
    const counted = [
      ...Object.keys(odds).map(name => `worth.${name}`),
      ...Object.keys(tally).map(name => `tally.${name}`),
    ];
    this.read(['title', ...seats.map(({ id }) => id), ...counted].map(key => ({ key })));
  }

  /** A question by itself, as those see it who are asked, and the others. */
  readDecision(decision: Decision): void {
    const asking = { decision, decisionId: 0, waitingFor: decision.seats };
    decision.asks.forEach(ask => {
      this.#readShown(showDecision({ ...asking, askOf: () => ask }, decision.seats[0]!)!);
    });
    this.#readShown(showDecision({ ...asking, askOf: () => undefined }, 'spectator')!);
  }

  readLog(log: readonly LogEntry[]): void {
    for (const { rule } of log) this.#readRule(rule);
    this.read(log.map(({ key, params }) => ({ key, ...(params && { params }) })));
  }

  /** One use of each text with the same parameters is enough. */
  read(texts: Iterable<Text>): void {
    for (const text of texts) {
      for (const value of Object.values(text.params ?? {})) if (typeof value === 'object') this.read([value]);
      const use = useOf(text);
      if (this.#read.has(use)) continue;
      this.#read.add(use);
      this.problems.push(...checkUses(this.#wording.texts, [text]).filter(problem => !this.#isForNotes(problem)));
    }
  }

  #isForNotes({ what, parameter }: Problem): boolean {
    return what === 'superfluous-parameter' && (this.#wording.forNotes ?? []).includes(parameter!);
  }

  #readShown({ prompt, ask }: Shown): void {
    this.read([prompt]);
    if (ask === undefined) return;
    const partners = ask.shape === 'pairs' ? ask.partners : [];
    const options = [...ask.options, ...partners, ...ask.blocked];
    this.read(options.map(option => option.label));
    this.read(options.flatMap(option => this.#wording.noteOf?.(option) ?? []));
    this.read(ask.blocked.map(option => option.reason));
    for (const { rule } of ask.blocked) this.#readRule(rule);
    for (const option of options) this.#readRefs(option);
  }

  #miss(key: string, what: string): void {
    this.problems.push({ what: 'no-ref', key, sentence: `"${key}" ${what}.` });
  }

  #readRefs({ key, refs, group }: ShownOption): void {
    const isUnlit = refs?.length === 0 && this.#wording.isNeverUnlit === true;
    if (isUnlit || refs?.some(ref => !refName.test(ref))) this.#miss(key, `lights up nothing: ${JSON.stringify(refs)}`);
    if (group === '') this.#miss(key, 'stands in a group without a name');
  }

  #readRule(rule: string | undefined): void {
    if (rule === undefined || ruleNumber.test(rule)) return;
    this.problems.push({ what: 'no-rule', key: rule, sentence: `"${rule}" is the number of no rule.` });
  }
}

function useOf({ key, params = {} }: Text): string {
  const given = Object.entries(params).map(([name, value]) => `${name}: ${typeof value}`);
  return `${key}(${given.join()})`;
}

/** What a reader would see as a bare key, or as a link that leads nowhere. */
const shownRaw: readonly Found['what'][] = [
  'missing-key',
  'missing-parameter',
  'syntax',
  'format-error',
  'no-rule',
  'no-ref',
];

const readers = new WeakMap<Texts, Reader>();

/** One for all scenes of a game, so that each text is looked up once. */
function readerOf(wording: Wording): Reader {
  if (!readers.has(wording.texts)) readers.set(wording.texts, new Reader(wording));
  return readers.get(wording.texts)!;
}

/** Fails if a question, something that it offers or something that it bars has no words in one of the languages. */
export function requireWords(wording: Wording, decision: Decision): void {
  require(wording, `"${decision.name}" is asked`, reader => reader.readDecision(decision));
}

/** Fails if something was said for which there are no words. */
export function requireSaid(wording: Wording, log: readonly LogEntry[]): void {
  require(wording, 'something is said', reader => reader.readLog(log));
}

function require(wording: Wording, when: string, look: (reader: Reader) => void): void {
  const reader = readerOf(wording);
  const known = reader.problems.length;
  look(reader);
  const problem = reader.problems.slice(known).find(({ what }) => shownRaw.includes(what));
  if (problem === undefined) return;
  readers.delete(wording.texts); // what has no words is to be found each time, not only by the first scene
  throw new Error(`${when}, but ${problem.sentence}`);
}
