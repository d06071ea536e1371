// Measures what the design promises. `--json` prints one object on the last line, `--quick` only shows that it runs.
import './production.ts';
import { gameFigures } from './games.ts';
import { kernelFigures } from './kernel.ts';
import { quickEffort, usualEffort } from './measure.ts';
import { asTable, keepTable } from './report.ts';
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
if (flags.includes('--save')) keepTable(new URL('../results.md', import.meta.url), table);
if (flags.includes('--json'))
  console.log(JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, value]))));
