import type { Prospect } from '@starboard/board';
import type { Odds } from '@starboard/kernel';

export function prospectsOf(_odds: Odds): Prospect[] {
  return [];
}
