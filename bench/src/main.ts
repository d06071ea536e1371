// Measures what the design promises. `--json` prints one object on the last line, `--quick` only shows that it runs.
import './production.ts';
import { endeavoursFigures } from './endeavours.ts';
import { gameFigures } from './games.ts';
import { hordeFigures } from './horde.ts';
import { kernelFigures } from './kernel.ts';
import { quickEffort, usualEffort } from './measure.ts';
import { renegadesFigures } from './renegades.ts';
import { readFlags, report } from './report.ts';
import { spaceFigures } from './space.ts';

const flags = readFlags();
const effort = flags.quick ? quickEffort : usualEffort;
const figures = [
  ...kernelFigures(effort),
  ...spaceFigures(effort),
  ...gameFigures(effort),
  ...hordeFigures(effort),
  ...renegadesFigures(effort),
  ...endeavoursFigures(effort),
];
report(figures, flags, new URL('../results.md', import.meta.url));
