import { readFileSync } from 'node:fs';
import { Failure, reasonOf } from './errors.ts';
import { text } from './text/index.ts';

/** What a file holds; whatever is wrong with it is said with where. */
export function readJson(file: string): unknown {
  return parse(read(file), file);
}

function read(file: string): string {
  try {
    // Some editors begin a file with a mark that is none of its text.
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    throw new Failure(text('cli.file.unreadable', { file, reason: reasonOf(error) }));
  }
}

function parse(source: string, file: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    const lines = source.slice(0, breakIn(source)).split('\n');
    const place = { line: lines.length, column: lines.at(-1)!.length + 1 };
    throw new Failure(text('cli.file.notJson', { file, ...place }));
  }
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
    const told = reasonOf(error);
    const [, position] = /position (\d+)/.exec(told) ?? [];
    return position === undefined ? !told.includes('end of JSON') : Number(position) < beginning.length;
  }
}
