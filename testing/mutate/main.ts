import { subscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { changedSince, fileOf } from './changed.ts';
import { draw } from './draw.ts';
import { groupOf, isDrawn, isMutated, secondsVariable, testsVariable } from './groups.ts';
import { type Mutant, percent, scoreOf, scoreWords, survivorLines } from './report.ts';
import { copyTree, filesIn } from './tree.ts';

/** Changes the code in small ways, one at a time, and lists the changes that no test notices. */

const usage = `npm run mutate -- <files, or file:first-last>…
npm run mutate -- --since REV          the lines changed since then
npm run mutate -- --random N           N files of rules, cards, kernel, space and server
  --seed WORD    draws the same files again
  --thorough     runs all tests of a package for each change, not only those that were seen to come by (what is worked
                 out once and kept, others use without coming by), and those that play whole matches
  --seconds N    tries no more tests for a change after so long a reckoning: quick, and never says too much; what is left
                 may be noticed
  --least N      fails where less than N % is noticed
  --jobs N       so many at a time`;

const root = join(import.meta.dirname, '..', '..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    random: { type: 'string' },
    seed: { type: 'string' },
    least: { type: 'string' },
    jobs: { type: 'string' },
    thorough: { type: 'boolean' },
    seconds: { type: 'string' },
  },
});

/** What is to be changed, as Stryker wants it told. */
function wanted(): string[] {
  if (values.since !== undefined) return changedSince(root, values.since);
  if (values.random === undefined) return positionals.map(given => relative(root, resolve(root, given)));
  const seed = values.seed ?? String(Date.now() % 1_000_000);
  console.log(`Drawn with --seed ${seed}.`);
  return draw(filesIn(root, 'packages').filter(isDrawn), Number(values.random), seed);
}

async function mutate(copy: string, ranges: readonly string[]): Promise<Mutant[]> {
  const { tests } = groupOf(ranges[0]!);
  rmSync(join(copy, 'durations.json'), { force: true });
  process.env[testsVariable] = JSON.stringify(values.thorough ? { ...tests, exclude: [] } : tests);
  // Without its type, which has levels of logging by a name that only its own compiler can read.
  if (values.seconds !== undefined) process.env[secondsVariable] = values.seconds;
  const options: object = {
    mutate: [...ranges],
    testRunner: 'vitest',
    vitest: { configFile: 'testing/mutate/vitest.config.ts', related: true },
    plugins: ['@stryker-mutator/vitest-runner', join(copy, 'testing', 'mutate', 'plugins.mjs')],
    ignorers: ['words-of-errors'],
    coverageAnalysis: values.thorough ? 'off' : 'perTest',
    // In the copy, whose packages are found by their names from everywhere in it.
    inPlace: true,
    concurrency: Number(values.jobs ?? Math.max(1, availableParallelism() - 1)),
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'one-by-one'],
    disableTypeChecks: false,
    warnings: { slow: false },
    dryRunTimeoutMinutes: 30,
    // What never ends was noticed; what is only slow, because the machine is busy, was not.
    timeoutMS: 60_000,
    logLevel: 'warn',
    allowEmpty: true,
  };
  tried.length = 0;
  await new Stryker(options).runMutationTest();
  return [...tried];
}

function rowsOf(group: string, mutants: readonly Mutant[]): string[] {
  const files = [...new Set(mutants.map(({ fileName }) => fileName))];
  const row = (name: string, some: readonly Mutant[]) => `| ${name} | ${scoreWords(scoreOf(some))} |`;
  return [
    row(`**${group}**`, mutants),
    ...files.map(file =>
      row(
        file,
        mutants.filter(({ fileName }) => fileName === file),
      ),
    ),
  ];
}

function tellRows(): void {
  console.log(['', '| changed | noticed |', '|---|---|', ...rows].join('\n'));
  console.log(`Took ${((Date.now() - begun) / 60_000).toFixed(1)} minutes.`);
}

const ranges = wanted().filter(range => isMutated(fileOf(range)));
if (ranges.length === 0) {
  console.log(`There is nothing to change.\n\n${usage}`);
  process.exit(values.since === undefined ? 2 : 0);
}

const missing = ranges.map(fileOf).find(file => !existsSync(join(root, file)));
if (missing !== undefined) {
  console.log(`There is no ${missing}.`);
  process.exit(2);
}

const begun = Date.now();
const copy = copyTree(root);
const rows: string[] = [];
/** The changes of a group that have been tried so far. */
const tried: Mutant[] = [];
let trying = '';
subscribe('starboard.mutants', message => {
  const result = message as Mutant;
  const mutant = { ...result, fileName: relative(copy, result.fileName) };
  tried.push(mutant);
  for (const line of survivorLines([mutant], file => readFileSync(join(root, file), 'utf8'))) console.log(line);
});
process.on('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    rows.push(...rowsOf(`${trying}, as far as it was tried`, tried));
    tellRows();
    process.exit(1);
  });
}
process.chdir(copy);
let isEnough = true;
for (const group of new Set(ranges.map(range => groupOf(range).name))) {
  trying = group;
  const mutants = await mutate(
    copy,
    ranges.filter(range => groupOf(range).name === group),
  ).catch(() => undefined);
  if (mutants === undefined) {
    isEnough = false;
    rows.push(`| **${group}** | not measured: its tests fail as it is; see above |`);
    continue;
  }
  isEnough &&= percent(scoreOf(mutants)) >= Number(values.least ?? 0);
  rows.push(...rowsOf(group, mutants));
}
tellRows();
process.exitCode = isEnough ? 0 : 1;
