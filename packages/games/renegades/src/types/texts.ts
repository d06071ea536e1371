import type * as kernel from '@starboard/kernel';
import type { IdsNamed } from '@starboard/kernel/text';
import type { en } from '../text/en/index.ts';

/** What can be said, in every language: whatever has another key is no text of this game, and does not compile. */
export type TextKey = keyof typeof en;

/** What has a name of this kind: `Named<'bonus'>` are all bonuses. */
export type Named<Kind extends string> = IdsNamed<typeof en, Kind>;

export type Words = kernel.Text<TextKey>;
export type Params = kernel.Params<TextKey>;
export type Described = kernel.Described<TextKey>;
export type Option = kernel.Option<TextKey>;
export type Blocked = kernel.Blocked<TextKey>;
export type Opening = kernel.Opening<TextKey>;
export type Outcome = kernel.Outcome<TextKey>;
export type Headline = kernel.Headline<TextKey>;

/** Why something cannot be done, and the rule that says so. */
export interface WhyNot {
  readonly reason: Words;
  readonly rule: string;
}
