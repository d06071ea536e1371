import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { type Figure, isMet } from './measure.ts';

export interface Flags {
  /** One object on the last line, for programs. */
  readonly json: boolean;
  /** Only shows that everything runs. */
  readonly quick: boolean;
  /** Keeps the table in its file. */
  readonly save: boolean;
  /** The one part that is wanted. */
  readonly only?: string;
}

const known = ['--json', '--quick', '--save'];

/** What was asked for; `parts` are what `--only` may name. */
export function readFlags(parts: readonly string[] = []): Flags {
  const flags = process.argv.slice(2);
  const at = parts.length > 0 ? flags.indexOf('--only') : -1;
  const [, only] = at < 0 ? [] : flags.splice(at, 2);
  if (at >= 0 && !parts.includes(only ?? ''))
    refuse(`--only takes one of: ${parts.join(' ')}; not ${only ?? 'nothing'}.`);
  const unknown = flags.filter(flag => !known.includes(flag));
  if (unknown.length > 0) {
    refuse(`Unknown: ${unknown.join(' ')}. Known: ${[...known, ...(parts.length > 0 ? ['--only'] : [])].join(' ')}.`);
  }
  return {
    json: flags.includes('--json'),
    quick: flags.includes('--quick'),
    save: flags.includes('--save'),
    ...(only !== undefined && { only }),
  };
}

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}

/** Prints figures as a table, and keeps it where that is wanted. */
export function report(figures: readonly Figure[], { json, save }: Flags, file: URL): void {
  const table = asTable(figures);
  console.log(table);
  if (save) keepTable(file, table);
  if (json) console.log(asJson(figures));
}

export function asJson(figures: readonly Figure[]): string {
  return JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, value])));
}

export function asTable(figures: readonly Figure[]): string {
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
  writeFileSync(file, `${head.trimEnd()}\n\n## ${today()}\n\n${machine()}\n\n${table}\n`);
}

/** Of a table: where and when it was made, and what the machine had to do besides when that began. */
export function circumstances(): string {
  return `${today()}, ${machine()}, load ${loadavg()[0]!.toFixed(1)} when it began`;
}

/** Puts a part of a file in place of the one of that name, or where it belongs among the parts; all others stay. */
export function keepPart(file: URL, parts: readonly string[], name: string, text: string): void {
  const [head = '', ...kept] = readFileSync(file, 'utf8').split(/\n## /);
  const byName = new Map(kept.map(part => [part.split('\n', 1)[0]!, part.trimEnd()]));
  byName.set(name, `${name}\n\n${text}`);
  const inOrder = parts.flatMap(part => byName.get(part) ?? []);
  writeFileSync(file, `${[head.trimEnd(), ...inOrder].join('\n\n## ')}\n`);
}

/** The figures of all tables in a file, by name. */
export function readFigures(file: URL): ReadonlyMap<string, number> {
  const rows = readFileSync(file, 'utf8').matchAll(/^\| ([\w.]+) \| (-?[\d,]+(?:\.\d+)?) /gm);
  return new Map([...rows].map(([, name, value]) => [name!, Number(value!.replaceAll(',', ''))]));
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function machine(): string {
  return `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
}
