import type { Params, Text } from '@starboard/kernel';

/** Something wrong with a mission, and where in its file. */
export interface MissionProblem {
  /** Like `objectives.2.deed`; empty for the file as a whole. */
  readonly where: string;
  readonly text: Text;
}

export function problem(where: string, key: string, params: Params = {}): MissionProblem {
  return { where, text: { key: `check.${key}`, params } };
}
