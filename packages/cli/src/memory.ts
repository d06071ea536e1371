import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What was only needed to load the program is given back to the machine: left alone, Node keeps it for as long as it runs. */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext("gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })");
  setFlagsFromString('--no-expose-gc');
}
