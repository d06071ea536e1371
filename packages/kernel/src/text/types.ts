import type { Text } from '../types.ts';

export type Language = 'en' | 'fr';

export const languages: readonly Language[] = ['en', 'fr'];

/** Messages in ICU syntax (plain arguments, number, plural, selectordinal, select) by their keys. */
export type Dictionary = { readonly [key: string]: string };

/** What a bare name means, such as `LAB.D1`; none if it is no such name. */
type Naming = (name: string) => Text | undefined;

/** Both dictionaries; and for parameters that are bare names, in whatever text, how people call what is meant. */
export type Texts = { readonly [L in Language]: Dictionary } & {
  readonly names?: { readonly [parameter: string]: Naming };
};

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
