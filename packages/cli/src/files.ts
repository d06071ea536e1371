import { closeSync, openSync, readSync } from 'node:fs';
import { isTooDeep } from '@starboard/kernel';
import { Failure, reasonOf, reasonText } from './errors.ts';
import { text } from './text/index.ts';

/** No journal comes near it; more would be read and looked through for minutes. */
const mostMegabytes = 64;

/** What a file holds; whatever is wrong with it is said with where. */
export function readJson(file: string): unknown {
  const source = decoded(bytesOf(file), file);
  if (source.trim() === '') throw new Failure(text('cli.file.empty', { file }));
  const read = parse(source, file);
  if (isTooDeep(read)) throw new Failure(text('cli.file.deep', { file }));
  return read;
}

/** By and by: what a device or a pipe holds is known only when it was read. */
function bytesOf(file: string): Buffer {
  const pieces: Buffer[] = [];
  try {
    const opened = openSync(file, 'r');
    try {
      for (let left = mostMegabytes << 20; left >= 0; left -= pieces.at(-1)!.length) {
        const piece = Buffer.allocUnsafe(1 << 20);
        const length = readSync(opened, piece);
        if (length === 0) return Buffer.concat(pieces);
        pieces.push(piece.subarray(0, length));
      }
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    throw new Failure(text('cli.file.unreadable', { file, reason: reasonText(error) }));
  }
  throw new Failure(text('cli.file.large', { file, most: mostMegabytes }));
}

/** Some editors begin a file with a mark that is none of its text; decoding leaves it out. */
function decoded(bytes: Buffer, file: string): string {
  try {
    const source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!source.includes('\0')) return source;
  } catch {
    // It is told below.
  }
  throw new Failure(text('cli.file.notText', { file }));
}

function parse(source: string, file: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const lines = source.slice(0, positionIn(error, source.length) ?? breakIn(source)).split('\n');
    const place = { line: lines.length, column: lines.at(-1)!.length + 1 };
    throw new Failure(text('cli.file.notJson', { file, ...place }));
  }
}

/** Where the parser stumbled, if it says so. */
function positionIn(error: unknown, length: number): number | undefined {
  const told = reasonOf(error);
  const [, position] = /position (\d+)/.exec(told) ?? [];
  if (position !== undefined) return Number(position);
  return told.includes('end of JSON') ? length : undefined;
}

/** Where the source stops being JSON. The parser does not always tell, but the beginnings of a source do. */
function breakIn(source: string): number {
  let sound = 0;
  let broken = source.length + 1;
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (isHopeless(source.slice(0, middle))) broken = middle;
    else sound = middle;
  }
  return sound;
}

/** Whether no JSON begins like this: the parser stumbles over something before it comes to the end. */
function isHopeless(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return false;
  } catch (error) {
    const position = positionIn(error, beginning.length);
    return position === undefined || position < beginning.length;
  }
}
