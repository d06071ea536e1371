import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Figure, isMet } from './measure.ts';

export interface Flags {
  /** One object on the last line, for programs. */
  readonly json: boolean;
  /** Only shows that everything runs. */
  readonly quick: boolean;
  /** Keeps the table in its file. */
  readonly save: boolean;
}

const known = ['--json', '--quick', '--save'];

export function readFlags(): Flags {
  const flags = process.argv.slice(2);
  const unknown = flags.filter(flag => !known.includes(flag));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(' ')}. Known: ${known.join(' ')}.`);
    process.exit(2);
  }
  return { json: flags.includes('--json'), quick: flags.includes('--quick'), save: flags.includes('--save') };
}

/** Prints figures as a table, and keeps it where that is wanted. */
export function report(figures: readonly Figure[], { json, save }: Flags, file: URL): void {
  const table = asTable(figures);
  console.log(table);
  if (save) keepTable(file, table);
  if (json) console.log(JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, value]))));
}

function asTable(figures: readonly Figure[]): string {
  const lines = figures.map(figure => {
    const missed = isMet(figure) ? '' : ' (missed)';
    return `| ${figure.name} | ${figure.value.toLocaleString('en')} ${figure.unit} | ${aimOf(figure)}${missed} | ${figure.what} |`;
  });
  return ['| figure | value | aim | what |', '|---|---:|---:|---|', ...lines].join('\n');
}

function aimOf({ aim }: Figure): string {
  if (aim === undefined) return '';
  return 'atLeast' in aim ? `≥ ${aim.atLeast.toLocaleString('en')}` : `≤ ${aim.atMost.toLocaleString('en')}`;
}

/** Puts a table below the words at the head of a file, with the day and the machine. */
function keepTable(file: URL, table: string): void {
  const [head = ''] = readFileSync(file, 'utf8').split('\n## ');
  const day = new Date().toISOString().slice(0, 10);
  const machine = `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  writeFileSync(file, `${head.trimEnd()}\n\n## ${day}\n\n${machine}\n\n${table}\n`);
}
