import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'yaml';

// What the files in `deploy` say, read without the programs that they are for.

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'deploy');

export function deployed(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

export interface Stage {
  readonly from: string;
  readonly name: string | undefined;
  readonly instructions: readonly { readonly word: string; readonly rest: string }[];
}

/** The Dockerfile, stage by stage. */
export const stages: readonly Stage[] = deployed('Dockerfile')
  .split(/^FROM /m)
  .slice(1)
  .map(text => {
    const [first, ...lines] = text.trim().split('\n');
    const [from, , name] = first!.split(' ');
    const instructions = lines.map(line => {
      const [, word, rest] = /^(\S+) (.*)$/.exec(line)!;
      return { word: word!, rest: rest! };
    });
    return { from: from!, name, instructions };
  });

/** What stands behind this word in a stage. */
export function said(stage: number, word: string): string[] {
  return stages[stage]!.instructions.flatMap(each => (each.word === word ? [each.rest] : []));
}

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly image?: string;
  readonly environment?: { readonly [variable: string]: string };
  readonly depends_on?: { readonly [service: string]: { readonly condition: string } };
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
}

interface Compose {
  readonly services: { readonly [name: string]: Service };
  readonly volumes: { readonly [name: string]: null };
}

/** The compose file, with what it asks of whoever starts it filled in. */
export function composeWith(given: { readonly [variable: string]: string }): Compose {
  const filled = deployed('compose.yaml').replace(/\$\{(\w+):\?[^}]*\}/g, (whole, name) => given[name] ?? whole);
  const document = parseDocument(filled, { strict: true });
  for (const found of [...document.errors, ...document.warnings]) throw found;
  return document.toJS();
}

/** A directive of a proxy, with those in its braces. */
export interface Directive {
  readonly name: string;
  readonly values: readonly string[];
  readonly inside: readonly Directive[];
}

/** Directives that end with a semicolon, or with their braces. */
export function readNginx(text: string): Directive[] {
  return readBlock(text.replace(/#.*$/gm, '').match(/"[^"]*"|[{};]|[^\s{};"]+/g) ?? [], ';');
}

/** Directives that end with their line, or with their braces. */
export function readCaddy(text: string): Directive[] {
  const lines = text.replace(/#.*$/gm, '').replace(/ \{$/gm, ' { ');
  return readBlock(lines.match(/\n|(?<=\s)[{}](?=\s)|[^\s]+/g) ?? [], '\n');
}

function readBlock(tokens: readonly string[], end: string): Directive[] {
  const levels: Directive[][] = [[]];
  let words: string[] = [];
  for (const token of tokens) {
    const level = levels.at(-1)!;
    if (token === '{' || token === end) {
      const [name, ...values] = words;
      words = [];
      if (name === undefined) continue;
      const inside: Directive[] = [];
      level.push({ name, values, inside });
      if (token === '{') levels.push(inside);
    } else if (token === '}') {
      if (words.length > 0) throw new Error(`${words.join(' ')} has no end.`);
      levels.pop();
      if (levels.length === 0) throw new Error('A brace too many.');
    } else words.push(token);
  }
  if (levels.length > 1 || words.length > 0) throw new Error('Something has no end.');
  return levels[0]!;
}

/** The directives of a unit: section, name and value. */
export function readUnit(text: string): (readonly [section: string, name: string, value: string])[] {
  let section = '';
  return text.split('\n').flatMap(line => {
    if (line === '' || line.startsWith('#')) return [];
    const [, opened] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (opened !== undefined) {
      section = opened;
      return [];
    }
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`No directive: ${line}`);
    return [[section, name, value!] as const];
  });
}
