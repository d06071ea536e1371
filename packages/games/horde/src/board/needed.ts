import type { Text } from '@starboard/kernel';
import { succeeds } from '../rules/dice.ts';

type Value = string | number | Text | undefined;

/** What a die had to show, read back from the words of the log: "4+ · cover +1". */
interface Needed {
  readonly need: number;
  readonly modifier: number;
}

function neededIn(text: Value): Needed | 'sixes' | undefined {
  if (typeof text !== 'object') return undefined;
  const { so, sign, need } = text.params ?? {};
  if (text.key === 'needed.sixes') return 'sixes';
  if (text.key === 'needed') return { need: Number(need), modifier: 0 };
  const before = neededIn(so);
  if (before === undefined || before === 'sixes') return before;
  return { need: before.need, modifier: before.modifier + Number(`${sign}`.replace('\u2212', '-')) };
}

/** GSQ-CORE-02..04: whether a die was good enough. */
export function isEnough(die: number, text: Value): boolean {
  const needed = neededIn(text);
  if (needed === undefined) return false;
  return needed === 'sixes' ? die === 6 : succeeds(die, needed.need, needed.modifier);
}
