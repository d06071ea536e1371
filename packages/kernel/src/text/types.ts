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
