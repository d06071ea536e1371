// Measures what the design promises. `--json` prints one object on the last line, `--quick` only shows that it runs.
import './production.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { gameFigures } from './games.ts';
import { kernelFigures } from './kernel.ts';
import { type Figure, isMet, quickEffort, usualEffort } from './measure.ts';
import { spaceFigures } from './space.ts';

const known = ['--json', '--quick', '--save'];
const flags = process.argv.slice(2);
const unknown = flags.filter(flag => !known.includes(flag));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Known: ${known.join(' ')}.`);
  process.exit(2);
}

const effort = flags.includes('--quick') ? quickEffort : usualEffort;
const figures = [...kernelFigures(effort), ...spaceFigures(effort), ...gameFigures(effort)];
const table = asTable(figures);
console.log(table);
if (flags.includes('--save')) save(table);
if (flags.includes('--json'))
  console.log(JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, value]))));

function asTable(rows: readonly Figure[]): string {
  const lines = rows.map(figure => {
    const value = figure.value.toLocaleString('en');
    const aim =
      figure.aim === undefined
        ? ''
        : 'atLeast' in figure.aim
          ? `≥ ${figure.aim.atLeast.toLocaleString('en')}`
          : `≤ ${figure.aim.atMost}`;
    return `| ${figure.name} | ${value} ${figure.unit} | ${aim}${isMet(figure) ? '' : ' (missed)'} | ${figure.what} |`;
  });
  return ['| figure | value | aim | what |', '|---|---:|---:|---|', ...lines].join('\n');
}

/** Keeps the table in results.md, with the day and the machine. */
function save(rows: string): void {
  const file = new URL('../results.md', import.meta.url);
  const [head = ''] = readFileSync(file, 'utf8').split('\n## ');
  const day = new Date().toISOString().slice(0, 10);
  const machine = `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  writeFileSync(file, `${head.trimEnd()}\n\n## ${day}\n\n${machine}\n\n${rows}\n`);
}
