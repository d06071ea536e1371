// Measures what the design promises. `--json` prints one object on the last line, `--quick` only shows that it runs.
import './production.ts';
import { spawnSync } from 'node:child_process';
import { endeavoursFigures } from './endeavours.ts';
import { gameFigures } from './games.ts';
import { hordeFigures } from './horde.ts';
import { kernelFigures } from './kernel.ts';
import { type Effort, type Figure, quickEffort, usualEffort } from './measure.ts';
import { renegadesFigures } from './renegades.ts';
import { readFlags, report } from './report.ts';
import { spaceFigures } from './space.ts';

const groups: { readonly [name: string]: (effort: Effort) => Figure[] } = {
  kernel: kernelFigures,
  space: spaceFigures,
  endure: gameFigures,
  horde: hordeFigures,
  renegades: renegadesFigures,
  endeavours: endeavoursFigures,
};

/** Each in a process of its own, as a game is played: what one has compiled for itself must not slow the next one down. */
function figuresOf(group: string, quick: boolean): Figure[] {
  const { stdout, status } = spawnSync(
    process.execPath,
    [...process.execArgv, process.argv[1]!, ...(quick ? ['--quick'] : [])],
    { env: { ...process.env, BENCH_GROUP: group }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout);
}

const flags = readFlags();
const group = process.env['BENCH_GROUP'];
if (group !== undefined) {
  console.log(JSON.stringify(groups[group]!(flags.quick ? quickEffort : usualEffort)));
} else {
  const figures = Object.keys(groups).flatMap(name => figuresOf(name, flags.quick));
  report(figures, flags, new URL('../results.md', import.meta.url));
}
