import { nothing, type Table } from './table.ts';
import type { Flow } from './types.ts';

/** The hooks of a game, by name: what its rules ask of whatever is in force. */
export interface Hooks {
  readonly state: unknown;
  /** What an effect belongs to: the survivor who bears the injury, the seat that holds the card. */
  readonly owner: unknown;
  /** Values that may be changed: `attackDice: [number, { by: Survivor }]`, the value and what it is about. */
  readonly changes: { readonly [hook: string]: readonly [value: unknown, about: unknown] };
  /** Questions that may be answered: `searchBar: [Text, { by: Survivor }]`, what is told and about what. */
  readonly tells: { readonly [hook: string]: readonly [told: unknown, about: unknown] };
  /** Events that may be reacted to: `afterKill: { by: Survivor }`. */
  readonly events: { readonly [hook: string]: unknown };
}

type Changing<H extends Hooks, K extends keyof H['changes']> = (
  value: H['changes'][K][0],
  about: H['changes'][K][1],
  owner: H['owner'],
  state: H['state'],
) => H['changes'][K][0];

type Telling<H extends Hooks, K extends keyof H['tells']> = (
  about: H['tells'][K][1],
  owner: H['owner'],
  state: H['state'],
) => H['tells'][K][0] | undefined;

type Reacting<H extends Hooks, K extends keyof H['events']> = (
  t: Table<H['state']>,
  about: H['events'][K],
  owner: H['owner'],
) => Flow;

/** What bends a rule: a card, an injury, a mission's special condition. It has some of the game's hooks. */
export type Effect<H extends Hooks> = { readonly [K in keyof H['changes']]?: Changing<H, K> } & {
  readonly [K in keyof H['tells']]?: Telling<H, K>;
} & { readonly [K in keyof H['events']]?: Reacting<H, K> };

/**
 * Where effects come from: shows every one that is in force now, with its owner. The hook that is asked is told too, and
 * the owner whom the question concerns, if it concerns one, so that a source may pass over what does not matter.
 */
export type Source<H extends Hooks> = (
  state: H['state'],
  show: Show<H>,
  whose: H['owner'] | undefined,
  hook: HookOf<H>,
) => void;
export type HookOf<H extends Hooks> = keyof H['changes'] | keyof H['tells'] | keyof H['events'];
export type Show<H extends Hooks> = (effect: Effect<H> | undefined, owner: H['owner']) => void;

/** What an effect in force does at the hook that is asked: looked up once, since that takes longer than to call it. */
interface InForce<H extends Hooks> {
  readonly does: unknown;
  readonly owner: H['owner'];
}

/** What a question is about; `by` is the owner whom it concerns, if it concerns one. */
type About<H extends Hooks> = { readonly by?: H['owner'] };

/** Mostly nothing is in force and nothing is told: then no list is made. Never added to. */
const none: never[] = [];

/** All effects of a game. The order of the sources, written once, is the order in which effects apply. */
export class Effects<H extends Hooks> {
  readonly #sources: readonly Source<H>[];
  #found: InForce<H>[] = none;
  #hook!: HookOf<H>;

  constructor(sources: readonly Source<H>[]) {
    this.#sources = sources;
  }

  /** The value after every effect in force has had its say. */
  change<K extends keyof H['changes']>(
    state: H['state'],
    hook: K,
    value: H['changes'][K][0],
    about: H['changes'][K][1],
  ): H['changes'][K][0] {
    const list = this.#gather(state, (about as About<H>).by, hook);
    for (let i = 0; i < list.length; i++) {
      const { does, owner } = list[i]!;
      value = (does as Changing<H, K>)(value, about, owner, state);
    }
    return value;
  }

  /** Everything that the effects in force tell. */
  tell<K extends keyof H['tells']>(state: H['state'], hook: K, about: H['tells'][K][1]): readonly H['tells'][K][0][] {
    let told: H['tells'][K][0][] = none;
    const list = this.#gather(state, (about as About<H>).by, hook);
    for (let i = 0; i < list.length; i++) {
      const { does, owner } = list[i]!;
      const said = (does as Telling<H, K>)(about, owner, state);
      if (said === undefined) continue;
      if (told === none) told = [];
      told.push(said);
    }
    return told;
  }

  /** Lets every effect react that was in force when it happened, one after the other. */
  react<K extends keyof H['events']>(t: Table<H['state']>, hook: K, about: H['events'][K]): Flow {
    const list = this.#gather(t.state, (about as About<H>).by, hook);
    return this.#reactFrom(0, list, t, about);
  }

  /** Mostly one effect reacts, or none of them has anything to do: then no flow is made around theirs. */
  #reactFrom<K extends keyof H['events']>(
    first: number,
    list: readonly InForce<H>[],
    t: Table<H['state']>,
    about: H['events'][K],
  ): Flow {
    for (let at = first; at < list.length; at++) {
      const { does, owner } = list[at]!;
      const flow = (does as Reacting<H, K>)(t, about, owner);
      if (flow === nothing) continue;
      return at === list.length - 1 ? flow : this.#reactOn(flow, at + 1, list, t, about);
    }
    return nothing;
  }

  *#reactOn<K extends keyof H['events']>(
    flow: Flow,
    next: number,
    list: readonly InForce<H>[],
    t: Table<H['state']>,
    about: H['events'][K],
  ): Flow {
    yield* flow;
    yield* this.#reactFrom(next, list, t, about);
  }

  readonly #show: Show<H> = (effect, owner) => {
    const does = effect?.[this.#hook];
    if (does === undefined) return;
    if (this.#found === none) this.#found = [];
    this.#found.push({ does, owner });
  };

  /** Those in force that have this hook. A source may itself ask whether something is in force: what was asked goes on afterwards. */
  #gather(state: H['state'], whose: H['owner'] | undefined, hook: HookOf<H>): InForce<H>[] {
    const outerFound = this.#found;
    const outerHook = this.#hook;
    this.#found = none;
    this.#hook = hook;
    for (let i = 0; i < this.#sources.length; i++) this.#sources[i]!(state, this.#show, whose, hook);
    const found = this.#found;
    this.#found = outerFound;
    this.#hook = outerHook;
    return found;
  }
}
