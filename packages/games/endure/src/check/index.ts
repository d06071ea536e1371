import { isTooDeep } from '@starboard/kernel';
import { missionSchema } from '../cards/missions/index.ts';
import { catalogue } from '../catalogue.ts';
import { ownText } from '../rules/objectives.ts';
import type { Mission, Words } from '../types.ts';
import { checkMap } from './map.ts';
import { type MissionProblem, problem } from './problem.ts';
import { allObjectives, checkReferences } from './references.ts';
import { checkWinnable } from './winnable.ts';
import { problemsOf } from './written.ts';

export type { MissionProblem } from './problem.ts';

export type CheckedMission =
  | { readonly ok: true; readonly mission: Mission; readonly title: Words }
  | { readonly ok: false; readonly problems: readonly MissionProblem[] };

/** Reads a mission of one's own, or lists everything that is wrong with it. */
export function checkMission(written: unknown): CheckedMission {
  if (isTooDeep(written)) return { ok: false, problems: [problem('', 'tooDeep')] };
  const read = missionSchema.safeParse(written, { reportInput: true });
  if (!read.success) {
    const { issues } = read.error;
    return { ok: false, problems: [...problemsOf(issues), ...checkRest(written, new Set(issues.map(topOf)))] };
  }
  const problems = checkOwn(read.data);
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, mission: read.data, title: ownText(read.data.title!) };
}

/** What must hold for a mission of one's own. */
export function checkOwn(mission: Mission): readonly MissionProblem[] {
  return [...checkName(mission), ...checkSound(mission)];
}

/** What must hold for every mission, those of the box included. */
export function checkSound(mission: Mission): readonly MissionProblem[] {
  const problems = [...checkMap(mission), ...checkReferences(mission)];
  return problems.length > 0 ? problems : checkWinnable(mission);
}

function topOf({ path, ...issue }: { readonly path: readonly PropertyKey[]; readonly code: string }): string {
  return path.length === 0 && issue.code === 'unrecognized_keys' ? '' : String(path[0] ?? '.');
}

/** Parts that others refer to: where one of them is wrong, the references say nothing. */
const referred = ['objectives', 'after', 'boss', 'loader', 'exits', 'aside', 'tokens', 'conditions', 'win', 'lose'];

/** What can be told of the parts that are written as they should be, whatever is wrong with the others. */
function checkRest(written: unknown, wrong: ReadonlySet<string>): readonly MissionProblem[] {
  if (typeof written !== 'object' || written === null || wrong.has('map') || wrong.has('start')) return [];
  const isRight = (part: string) =>
    !wrong.has(part) && !(part === 'tokens' && (wrong.has('radar') || wrong.has('faction')));
  const right = Object.keys(missionSchema.shape).filter(part => part in written && isRight(part));
  const rest = Object.fromEntries(right.map(part => [part, (written as { [part: string]: unknown })[part]]));
  const read = missionSchema.safeParse({ ...blank, ...rest });
  if (!read.success) return [];
  const references = referred.some(part => wrong.has(part)) ? [] : checkReferences(read.data);
  return [...checkMap(read.data), ...references];
}

const blank = {
  id: 'BLANK',
  faction: 'gep',
  difficulty: 'easy',
  minutes: 1,
  radar: [],
  tokens: { 3: [], 4: [], 5: [] },
  objectives: [],
  exits: [],
  win: [{ goal: 'enemiesDead' }],
};

/** Whether the dictionaries have a word for such an objective: it is in a mission of the box. */
function isKnown(name: string): boolean {
  return Object.values(catalogue.missions).some(mission => allObjectives(mission).some(({ it }) => it.name === name));
}

/** The dictionaries know nothing of it, so it says itself what it and its objectives are called. */
function checkName(mission: Mission): MissionProblem[] {
  const { id, title } = mission;
  return [
    ...(catalogue.missionIds.includes(id) ? [problem('id', 'takenId', { id })] : []),
    ...(title === undefined ? [problem('title', 'missing')] : []),
    ...allObjectives(mission).flatMap(({ where, it: { name, words } }) =>
      words === undefined && !isKnown(name) ? [problem(`${where}.words`, 'unknownName', { name })] : [],
    ),
  ];
}
