import { bar } from '@starboard/board/terminal';
import type { Formatter } from '@starboard/kernel/text';
import type { Surroundings } from './terminal.ts';
import { text } from './text/index.ts';

export interface Progress {
  readonly show: (done: number) => void;
  readonly clear: () => void;
}

const barLength = 40;
const clearLine = '\r\x1b[K';

/** How far it has come, on a screen; a file or another program is told nothing. */
export function showProgress(all: number, stderr: Surroundings['stderr'], say: Formatter): Progress {
  if (!stderr.isTTY) return { show: () => undefined, clear: () => undefined };
  let shown = -1;
  return {
    show: done => {
      const percent = Math.floor((100 * done) / all);
      if (percent === shown) return;
      shown = percent;
      const drawn = bar(Math.floor((barLength * done) / all), barLength);
      stderr.write(`${clearLine}${drawn}  ${say(text('cli.sim.progress', { done, all }))}`);
    },
    clear: () => {
      if (shown >= 0) stderr.write(clearLine);
    },
  };
}

/** So many at a time are told: each would be too quick to be read. */
const countedAtOnce = 100;

/** How many matches were looked through by now, where nobody knows how many there are. */
export function showCount(stderr: Surroundings['stderr'], say: Formatter) {
  if (!stderr.isTTY) return { progress: () => undefined, clear: () => undefined };
  return {
    progress: (matches: number) => {
      if (matches % countedAtOnce === 0) stderr.write(`${clearLine}${say(text('cli.doctor.progress', { matches }))}`);
    },
    clear: () => void stderr.write(clearLine),
  };
}
