import type { Named, Params, Words } from '../types.ts';

/** Something wrong with a mission, and where in its file. */
export interface MissionProblem {
  /** Like `objectives.2.deed`; empty for the file as a whole. */
  readonly where: string;
  readonly text: Words;
}

export function problem(where: string, key: Named<'check'>, params: Params = {}): MissionProblem {
  return { where, text: { key: `check.${key}`, params } };
}
