import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { bundleOf, programArgs } from '../../../../testing/programs.ts';
import { runCommand } from '../../src/command.ts';
import { type Shelves, shelves as usualShelves } from '../../src/games.ts';
import type { Pace } from '../../src/pace.ts';

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const root = join(import.meta.dirname, '../../../..');
const command = new URL('../../src/main.ts', import.meta.url);
const thread = bundleOf(new URL('../../src/sim/thread.ts', import.meta.url));

/** Runs the real command, types these lines at it, and ends its input. */
export function starboard(
  args: readonly string[],
  typed: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...programArgs(command), ...args], {
      cwd: root,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', data => {
      out += data;
    });
    child.stderr.setEncoding('utf8').on('data', data => {
      err += data;
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code, out, err }));
    child.stdin.on('error', () => undefined); // it may have ended before it read anything
    child.stdin.end(typed.map(line => `${line}\n`).join(''));
  });
}

/** Nobody looks at the figures here. */
export const pace: Pace = {
  bench: { windows: 2, windowMillis: 5, warmUpMillis: 5 },
  warmUpMillis: 5,
};

interface Around {
  readonly env?: NodeJS.ProcessEnv;
  readonly typed?: readonly string[];
  readonly shelves?: Shelves;
  /** Whether somebody sees what goes to stderr. */
  readonly isSeen?: boolean;
  /** Whether what goes to stdout comes out in colours. */
  readonly isColoured?: boolean;
}

/** Runs the command in here, at once: for whatever needs no process of its own. */
export async function inside(args: readonly string[], around: Around = {}): Promise<Run> {
  const { env = {}, typed = [], shelves = usualShelves, isSeen = false, isColoured = false } = around;
  const stdout = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: isColoured });
  const stderr = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: isSeen });
  const code = await runCommand(
    args,
    { stdin: Readable.from([typed.join('\n')]), stdout, stderr, env },
    { shelves: { ...shelves, ...moduleOf(shelves) }, pace, ...(thread && { thread }) },
  );
  return { code, out: stdout.read() ?? '', err: stderr.read() ?? '' };
}

/** Threads load their games as one file, too. */
function moduleOf({ module }: Shelves): Partial<Shelves> {
  return module === undefined ? {} : { module: bundleOf(new URL(module))?.href ?? module };
}
