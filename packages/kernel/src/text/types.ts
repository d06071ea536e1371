export type Language = 'en' | 'fr';

export const languages: readonly Language[] = ['en', 'fr'];

/** Messages in ICU syntax (plain arguments, number, plural, selectordinal, select) by their keys. */
export type Dictionary = { readonly [key: string]: string };

export type Texts = { readonly [L in Language]: Dictionary };

export type ProblemKind =
  | 'missing-key'
  | 'syntax'
  | 'unsupported'
  | 'missing-parameter'
  | 'superfluous-parameter'
  | 'parameter-kind'
  | 'plural-branches'
  | 'select-branches'
  | 'format-error'
  | 'before-a-name'
  | 'term';

/** Something wrong with a message or with its use. */
export interface Problem {
  readonly what: ProblemKind;
  readonly key: string;
  /** The language whose message is concerned; none where the use of the text is wrong in every language. */
  readonly language?: Language;
  readonly parameter?: string;
  /** The same in words. */
  readonly sentence: string;
}

/**
 * The ids that texts give names to: `tool.coil` names the coil. Where ids are those of their names, whatever has a name has a
 * card and the other way round, or the compiler says what is missing.
 */
export type IdsNamed<T, Kind extends string> = keyof T extends infer Key
  ? Key extends `${Kind}.${infer Id}`
    ? Id extends `${string}.${string}`
      ? never
      : Id
    : never
  : never;
