import type { Text } from '@starboard/kernel';
import type { IdsNamed } from '@starboard/kernel/text';
import type { en, TextKey } from '../text/en/index.ts';

/** A text that there is. */
export type Words = Text & { readonly key: TextKey };

/** The ids that any text gives names to. */
export type Said<Kind extends string> = IdsNamed<typeof en, Kind>;

/** Why something cannot be done, and the rule that says so. */
export interface WhyNot {
  readonly reason: Words;
  readonly rule: string;
}
