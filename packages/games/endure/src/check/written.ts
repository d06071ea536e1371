import type { z } from 'zod';
import { en } from '../text/en/index.ts';
import type { Named, TextKey, Words } from '../types.ts';
import { type MissionProblem, problem } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** What the schema finds wrong, in words. */
export function problemsOf(issues: readonly Issue[], above: readonly PropertyKey[] = []): MissionProblem[] {
  return issues.flatMap(issue => problemsIn(issue, [...above, ...issue.path]));
}

function problemsIn(issue: Issue, path: readonly PropertyKey[]): MissionProblem[] {
  const where = path.join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => problem([...path, key].join('.'), 'unknownKey'));
    case 'invalid_union':
      return inUnion(issue, path);
    case 'invalid_value':
      return [problem(where, 'noneOf', { values: issue.values.map(String).join(', ') })];
    case 'too_small':
    case 'too_big':
      return [size(issue, where)];
    case 'invalid_type':
      return [isMissing(issue) ? problem(where, 'missing') : problem(where, 'type', { wanted: kind(issue.expected) })];
    default:
      return [{ where, text: messageText(issue.message) }];
  }
}

/** The words that a schema names for a wrong spelling. */
function messageText(message: string): Words {
  return { key: isText(message) ? message : 'check.format' };
}

/** Schemas know messages alone, and have some of their own. */
function isText(message: string): message is TextKey {
  return Object.hasOwn(en, message);
}

function isMissing(issue: Issue): boolean {
  return 'input' in issue && issue.input === undefined;
}

const kinds: readonly Named<'check.kind'>[] = ['string', 'number', 'int', 'boolean', 'array', 'object', 'record'];

function kind(expected: string): Words {
  const known = kinds.find(each => each === expected);
  return { key: `check.kind.${known ?? 'other'}` };
}

function size(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, where: string): MissionProblem {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const what = issue.origin === 'array' ? 'list' : issue.origin === 'string' ? 'text' : 'number';
  return problem(where, issue.code === 'too_small' ? 'tooSmall' : 'tooBig', { limit, what });
}

/** Of several shapes, the one that was meant: the first that says all it must. */
function inUnion(issue: Extract<Issue, { code: 'invalid_union' }>, path: readonly PropertyKey[]): MissionProblem[] {
  const meant = issue.errors.find(errors => !errors.some(lacksPart)) ?? issue.errors[0];
  if (meant !== undefined) return problemsOf(meant, path);
  const { options = [] } = issue as { options?: readonly unknown[] };
  return [problem(path.join('.'), 'noneOf', { values: options.map(String).join(', ') })];
}

/** Whether a part of it is not there, or the word that would tell what it is. */
function lacksPart(issue: Issue): boolean {
  if (issue.path.length !== 1) return false;
  return issue.code === 'invalid_union' ? !Object.hasOwn(Object(issue.input), issue.path[0]!) : isMissing(issue);
}
