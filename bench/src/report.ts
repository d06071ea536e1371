import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Figure, isMet } from './measure.ts';

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
export function keepTable(file: URL, table: string): void {
  const [head = ''] = readFileSync(file, 'utf8').split('\n## ');
  const day = new Date().toISOString().slice(0, 10);
  const machine = `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  writeFileSync(file, `${head.trimEnd()}\n\n## ${day}\n\n${machine}\n\n${table}\n`);
}
