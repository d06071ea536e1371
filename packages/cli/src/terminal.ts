import { createInterface, type Interface } from 'node:readline';
import type { Ink, Paint } from '@starboard/board/terminal';
import { painted, printable, printLines } from './print.ts';

/** Where lines are read and written. */
export interface Terminal {
  readonly width: number;
  readonly paint: Paint;
  /** Somebody sits before a screen that can be cleared. */
  readonly isScreen: boolean;
  print(lines: readonly string[]): void;
  clear(): void;
  /** The next line that is typed; nothing once the input has ended. */
  read(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** What a program has around it: `process`, or something like it. */
export interface Surroundings {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly env: NodeJS.ProcessEnv;
}

const widest = 80;
/** Also forgets what was scrolled away: nobody shall scroll back to another's secrets. */
const clearScreen = '\x1b[2J\x1b[3J\x1b[H';

export function openTerminal({ stdin, stdout, env }: Omit<Surroundings, 'stderr'>): Terminal {
  const isScreen = Boolean(stdin.isTTY && stdout.isTTY);
  const print = (lines: readonly string[]) => printLines(stdout, lines);
  const reader = new LineReader(stdin, stdout, isScreen);
  return {
    width: Math.min(widest, stdout.columns || widest),
    paint: stdout.isTTY && !env['NO_COLOR'] ? colours : noColours,
    isScreen,
    print,
    clear: () => {
      if (isScreen) stdout.write(clearScreen);
    },
    async read(prompt) {
      const line = await reader.next(printable(prompt));
      if (line === undefined) print(['']);
      else if (!stdin.isTTY) print([line]);
      return line;
    },
    close: () => reader.close(),
  };
}

/** Opens its input at the first question only: a match of bots reads nothing. */
class LineReader {
  readonly #open: () => Interface;
  readonly #output: NodeJS.WritableStream;
  #isOpen = true;
  #reader: Interface | undefined;
  #lines: AsyncIterator<string> | undefined;

  constructor(input: NodeJS.ReadableStream, output: NodeJS.WritableStream, terminal: boolean) {
    this.#output = output;
    this.#open = () =>
      createInterface({ input, output, terminal }).on('close', () => {
        this.#isOpen = false;
      });
  }

  async next(prompt: string): Promise<string | undefined> {
    this.#reader ??= this.#open();
    this.#lines ??= this.#reader[Symbol.asyncIterator]();
    if (this.#isOpen) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    } else {
      this.#output.write(prompt); // piped lines are still to be read when the pipe has long been closed
    }
    const { done, value } = await this.#lines.next();
    return done ? undefined : value;
  }

  close(): void {
    this.#reader?.close();
  }
}

const asIs: Ink = text => text;
const noColours: Paint = { strong: asIs, dim: asIs, good: asIs, bad: asIs, accent: asIs };
const colours: Paint = {
  strong: text => painted('bold', text),
  dim: text => painted('dim', text),
  good: text => painted('green', text),
  bad: text => painted('red', text),
  accent: text => painted('cyan', text),
};
