import type { Table } from './table.ts';
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
 * Where effects come from: shows every one that is in force now, with its owner. What the question is about is given too,
 * so that a source may pass over those whom it does not concern.
 */
export type Source<H extends Hooks> = (state: H['state'], show: Show<H>, about: About<H>) => void;
type About<H extends Hooks> =
  | H['changes'][keyof H['changes']][1]
  | H['tells'][keyof H['tells']][1]
  | H['events'][keyof H['events']];
export type Show<H extends Hooks> = (effect: Effect<H> | undefined, owner: H['owner']) => void;

/** All effects of a game. The order of the sources, written once, is the order in which effects apply. */
export class Effects<H extends Hooks> {
  readonly #sources: readonly Source<H>[];

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
    for (const source of this.#sources) {
      source(
        state,
        (effect, owner) => {
          const apply: Changing<H, K> | undefined = effect?.[hook];
          if (apply !== undefined) value = apply(value, about, owner, state);
        },
        about,
      );
    }
    return value;
  }

  /** Everything that the effects in force tell. */
  tell<K extends keyof H['tells']>(state: H['state'], hook: K, about: H['tells'][K][1]): H['tells'][K][0][] {
    const told: H['tells'][K][0][] = [];
    for (const source of this.#sources) {
      source(
        state,
        (effect, owner) => {
          const telling: Telling<H, K> | undefined = effect?.[hook];
          const said = telling?.(about, owner, state);
          if (said !== undefined) told.push(said);
        },
        about,
      );
    }
    return told;
  }

  /** Lets every effect react that was in force when it happened, one after the other. */
  *react<K extends keyof H['events']>(t: Table<H['state']>, hook: K, about: H['events'][K]): Flow {
    const reactions: { readonly react: Reacting<H, K>; readonly owner: H['owner'] }[] = [];
    for (const source of this.#sources) {
      source(
        t.state,
        (effect, owner) => {
          const react = effect?.[hook] as Reacting<H, K> | undefined;
          if (react !== undefined) reactions.push({ react, owner });
        },
        about,
      );
    }
    for (const { react, owner } of reactions) yield* react(t, about, owner);
  }
}
