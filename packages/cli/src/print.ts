import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';

/** What stands for a colour until it is printed. No file can hold it: every run makes up its own. */
const secret = randomBytes(12).toString('hex');
const colour = new RegExp(`<${secret}:(\\d+)>`, 'gu');

type Style = 'bold' | 'dim' | 'green' | 'red' | 'cyan';

/** A text in a colour, to be printed. */
export function painted(style: Style, text: string): string {
  const [begin, end] = inspect.colors[style]!;
  return `<${secret}:${begin}>${text}<${secret}:${end}>`;
}

/** What would do something to a terminal, or is not seen and changes how the rest is read. Emoji are joined by U+200D. */
const unprintable = /(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const lineEnds = /[\t\n\v\f\r\p{Zl}\p{Zp}]+/gu;

/** A line as it is printed: what files, the network or a shell put into it is seen and does nothing; the colours are our own. */
export function printable(line: string): string {
  return line.replaceAll(lineEnds, ' ').replaceAll(unprintable, '\ufffd').replaceAll(colour, '\x1b[$1m');
}

/** The only way to a terminal for anything that is said. */
export function printLines(stream: NodeJS.WritableStream, lines: readonly string[]): void {
  stream.write(lines.map(line => `${printable(line)}\n`).join(''));
}

/** Data for programs, in one line: the very same data, with escapes for what cannot be printed. */
export function inJson(data: unknown): string {
  return JSON.stringify(data).replaceAll(unprintable, unit);
}

function unit(sign: string): string {
  return Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(
    '',
  );
}
