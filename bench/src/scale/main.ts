// What many people would take, by what one answer was measured to cost: a week of them, their servers and their database.
// `--people`, `--matches` and `--seed` say whose week; `--save` keeps the tables.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readFigures } from '../report.ts';
import { costsFrom } from './costs.ts';
import { tablesOf } from './tables.ts';
import { simulateWeek } from './week.ts';

const usual = { people: '100000', matches: '40000', seed: 'a week' };
const root = new URL('../../../', import.meta.url);

const { people, matches, seed, save } = readOptions();
const population = { people: wholeNumber('--people', people), matches: wholeNumber('--matches', matches), seed };
const costs = costsFrom(readFigures(new URL('bench/server-results.md', root)));
const tables = tablesOf(simulateWeek(population, costs.limits.idleMinutes), population, costs);
console.log(tables);
if (save) keep(new URL('docs/scale.md', root), tables);

function readOptions() {
  const option = (value: string) => ({ type: 'string', default: value }) as const;
  try {
    return parseArgs({
      options: {
        people: option(usual.people),
        matches: option(usual.matches),
        seed: option(usual.seed),
        save: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function wholeNumber(flag: string, text: string): number {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : refuse(`${flag} takes a number from 1 to 9999999, not ${text}.`);
}

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}

/** In place of the results at the end of a file. */
function keep(file: URL, tables: string): void {
  const title = '\n## Results\n';
  const [words = ''] = readFileSync(file, 'utf8').split(title);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${words}${title}\nBy \`npm run bench:scale -- --save\`, ${day}.\n\n${tables}\n`);
}
