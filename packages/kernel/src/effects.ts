import { nothing, type Table } from './table.ts';
import type { Flow, Text } from './types.ts';

/** The hooks of a game, by name: what its rules ask of whatever is in force. */
export interface Hooks {
  readonly state: unknown;
  /** The keys of the game's texts, in which its effects say and ask: any, unless the game tells. */
  readonly textKey?: string;
  /** What an effect belongs to: the survivor who bears the injury, the seat that holds the card. */
  readonly owner: unknown;
  /** Values that may be changed: `attackDice: [number, { by: Survivor }]`, the value and what it is about. */
  readonly changes: { readonly [hook: string]: readonly [value: unknown, about: unknown] };
  /** Questions that may be answered: `searchBar: [Text, { by: Survivor }]`, what is told and about what. */
  readonly tells: { readonly [hook: string]: readonly [told: unknown, about: unknown] };
  /** Events that may be reacted to: `afterKill: { by: Survivor }`. */
  readonly events: { readonly [hook: string]: unknown };
}

type KeyOf<H extends Hooks> = H extends { readonly textKey: infer Key extends string } ? Key : string;

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
  t: Table<H['state'], KeyOf<H>>,
  about: H['events'][K],
  owner: H['owner'],
) => Flow;

/** What bends a rule: a card, an injury, a mission's special condition. It has some of the game's hooks. */
export type Effect<H extends Hooks> = { readonly [K in keyof H['changes']]?: Changing<H, K> } & {
  readonly [K in keyof H['tells']]?: Telling<H, K>;
} & { readonly [K in keyof H['events']]?: Reacting<H, K> };

/**
 * Where effects come from: for a hook whoever shows them, or nobody where none of them can have it. Asked once for each hook,
 * so that a source works out beforehand which of its cards matter there (`byHook`).
 */
export type Source<H extends Hooks> = (hook: HookOf<H>) => Shows<H> | undefined;
/** Shows every effect that is in force now, with its owner. If the question concerns one owner, it is told whose it is. */
export type Shows<H extends Hooks> = (state: H['state'], show: Show<H>, whose: H['owner'] | undefined) => void;
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

/** What has changed a number, and by how much: a log shows its sums. */
export interface Change<Key extends string = string> {
  readonly by: number;
  readonly name: Text<Key>;
}

/** What an effect is called in a sum. */
type Naming<H extends Hooks> = (effect: Effect<H>, owner: H['owner']) => Text<KeyOf<H>>;

/** Hooks whose value is a number. */
type Numeric<H extends Hooks> = {
  [K in keyof H['changes']]: number extends H['changes'][K][0] ? K : never;
}[keyof H['changes']];

/** Hooks that either hold or do not. */
type Holding<H extends Hooks> = {
  [K in keyof H['tells']]: H['tells'][K][0] extends true ? K : never;
}[keyof H['tells']];

function nameless(): never {
  throw new Error('The effects of this game have no names.');
}

/** All effects of a game. Rules ask them; where they come from is said by whoever composes the game. */
export class Effects<H extends Hooks> {
  #sources: readonly Source<H>[] = [];
  #nameOf: Naming<H> = nameless;
  readonly #showing = new Map<HookOf<H>, readonly Shows<H>[]>();
  #found: InForce<H>[] = none;
  #hook!: HookOf<H>;

  /** The order of the sources, written once, is the order in which effects apply. Games that show their sums name them. */
  from(sources: readonly Source<H>[], nameOf: Naming<H> = this.#nameOf): this {
    this.#sources = sources;
    this.#nameOf = nameOf;
    this.#showing.clear();
    return this;
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

  /** The same step by step: what each effect in force changes a number by, if it does. */
  changes<K extends Numeric<H>>(
    state: H['state'],
    hook: K,
    value: number,
    about: H['changes'][K][1],
  ): readonly Change<KeyOf<H>>[] {
    const changed: Change<KeyOf<H>>[] = [];
    const show: Show<H> = (effect, owner) => {
      const does = effect?.[hook] as Changing<H, K> | undefined;
      const now = does === undefined ? value : (does(value, about, owner, state) as number);
      if (now !== value) changed.push({ by: now - value, name: this.#nameOf(effect!, owner) });
      value = now;
    };
    for (const shows of this.#showingOf(hook)) shows(state, show, (about as About<H>).by);
    return changed;
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

  /** Whether an effect in force says so. */
  holds<K extends Holding<H>>(state: H['state'], hook: K, about: H['tells'][K][1]): boolean {
    return this.tell(state, hook, about).length > 0;
  }

  /** Lets every effect react that was in force when it happened, one after the other. */
  react<K extends keyof H['events']>(t: Table<H['state'], KeyOf<H>>, hook: K, about: H['events'][K]): Flow {
    const list = this.#gather(t.state, (about as About<H>).by, hook);
    return this.#reactFrom(0, list, t, about);
  }

  /** Mostly one effect reacts, or none of them has anything to do: then no flow is made around theirs. */
  #reactFrom<K extends keyof H['events']>(
    first: number,
    list: readonly InForce<H>[],
    t: Table<H['state'], KeyOf<H>>,
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
    t: Table<H['state'], KeyOf<H>>,
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
    const showing = this.#showingOf(hook);
    if (showing.length === 0) return none;
    const outerFound = this.#found;
    const outerHook = this.#hook;
    this.#found = none;
    this.#hook = hook;
    for (let i = 0; i < showing.length; i++) showing[i]!(state, this.#show, whose);
    const found = this.#found;
    this.#found = outerFound;
    this.#hook = outerHook;
    return found;
  }

  #showingOf(hook: HookOf<H>): readonly Shows<H>[] {
    let showing = this.#showing.get(hook);
    if (showing === undefined) {
      showing = this.#sources.map(source => source(hook)).filter(shows => shows !== undefined);
      this.#showing.set(hook, showing);
    }
    return showing;
  }
}

/** Of effects by their names those that have some hook. */
export interface Having<E> {
  readonly effects: readonly E[];
  get(name: string): E | undefined;
}

/** Among so few a search takes less than a look into a map. */
const few = 6;

/** Says for each hook which of these have it; undefined where none has, so that nobody need look. */
export function byHook<E extends object>(effects: {
  readonly [name: string]: E | undefined;
}): (hook: PropertyKey) => Having<E> | undefined {
  return hook => {
    const found = Object.entries(effects).filter(
      (entry): entry is [string, E] =>
        entry[1] !== undefined && (entry[1] as Partial<Record<PropertyKey, unknown>>)[hook] !== undefined,
    );
    if (found.length === 0) return undefined;
    return found.length > few ? new Indexed(found) : new Listed(found);
  };
}

/** A source that is cards by their names: whichever of them have the hook are shown as this says. */
export function sourceOf<H extends Hooks>(
  cards: { readonly [name: string]: Effect<H> | undefined },
  shows: (having: Having<Effect<H>>, ...asked: Parameters<Shows<H>>) => void,
): Source<H> {
  const byHookOf = byHook(cards);
  return hook => {
    const having = byHookOf(hook);
    return having && ((...asked) => shows(having, ...asked));
  };
}

class Listed<E> implements Having<E> {
  readonly effects: readonly E[];
  readonly #names: readonly string[];

  constructor(found: readonly (readonly [string, E])[]) {
    this.#names = found.map(([name]) => name);
    this.effects = found.map(([, effect]) => effect);
  }

  get(name: string): E | undefined {
    for (let at = 0; at < this.#names.length; at++) if (this.#names[at] === name) return this.effects[at];
    return undefined;
  }
}

class Indexed<E> implements Having<E> {
  readonly effects: readonly E[];
  readonly #byName: ReadonlyMap<string, E>;

  constructor(found: readonly (readonly [string, E])[]) {
    this.#byName = new Map(found);
    this.effects = [...this.#byName.values()];
  }

  get(name: string): E | undefined {
    return this.#byName.get(name);
  }
}
