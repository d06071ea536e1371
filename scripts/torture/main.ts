import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Copy, findPerson, ourselves, type Person } from './copies.ts';

/** Tries the two commands where they are least comfortable. */

const { values } = parseArgs({
  options: { whole: { type: 'boolean' }, only: { type: 'string' }, minutes: { type: 'string' } },
});
const isWhole = values.whole ?? false;
/** A trial that takes longer has failed. */
const limitMinutes = Number(values.minutes ?? (isWhole ? 60 : 10));

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Rules, words of the program, PostgreSQL, and the page in a browser; with `--whole`, everything. */
const someTests = [
  'packages/kernel/test/decks.test.ts',
  'packages/cli/test/check.test.ts',
  'packages/server/test/store/postgres.test.ts',
  'packages/web/test/browser/people/living-room.test.ts',
  'scripts/test/anywhere.test.ts',
];
const start = ['start'];
const test = ['run', 'test', ...(isWhole ? [] : ['--', ...someTests])];
const atRandom = ['run', 'test', '--', 'random.test.ts', '/bot.test.ts'];
const killed = ['run', 'test', '--', 'packages/server/test/running/crash.test.ts'];
const databaseKilled = ['run', 'test', '--', 'packages/server/test/running/crash-database.test.ts'];
const hostile = ['run', 'test', '--', 'fuzz-described.test.ts'];
/** Types, lint and dead code: a part of the whole test. */
const check = ['run', 'check'];

interface Condition {
  readonly name: string;
  /** Each of them at the same time: who, and in which of their folders. */
  readonly people: readonly (Person | undefined)[];
  readonly trials: readonly (readonly string[])[];
  readonly folder?: string;
  readonly umask?: string;
  readonly env?: { readonly [name: string]: string };
  readonly isOffline?: boolean;
  /** Longer than others may take. */
  readonly minutes?: number;
}

const ordinary = ourselves.name === 'root' ? findPerson('nobody') : ourselves;
const another = findPerson('daemon');

const conditions: readonly Condition[] = [
  { name: 'root, in a folder of mode 0700', people: [rootPerson()], trials: [start, test] },
  { name: 'an ordinary user, in a folder of mode 0700', people: [ordinary], trials: [start, test] },
  { name: 'from an archive without .git', people: [ordinary], trials: isWhole ? [test] : [check] },
  { name: 'spaces and accents', people: [ordinary], folder: 'Mes jeux d’été — à l’œuvre', trials: [start, test] },
  { name: 'umask 077, root', people: [rootPerson()], umask: '077', trials: [start, test] },
  { name: 'umask 077, an ordinary user', people: [ordinary], umask: '077', trials: [start, test] },
  { name: 'LANG=C', people: [ordinary], env: { LANG: 'C', LC_ALL: 'C' }, trials: [start, test] },
  { name: 'offline, once installed', people: [ourselves], isOffline: true, trials: [start, test] },
  { name: 'two users at the same time', people: [ordinary, another], trials: [start, test] },
  { name: 'twice at the same time in one folder', people: [ordinary, ordinary], trials: [start, test] },
  { name: 'random play, at length', people: [ourselves], env: { STARBOARD_TEST_LENGTH: 'whole' }, trials: [atRandom] },
  {
    name: 'servers killed 200 times',
    people: [ourselves],
    env: { STARBOARD_TEST_LENGTH: 'whole' },
    trials: [killed],
    minutes: 30,
  },
  {
    name: 'PostgreSQL killed 20 times',
    people: [ourselves],
    env: { STARBOARD_TEST_LENGTH: 'whole' },
    trials: [databaseKilled],
    minutes: 30,
  },
  {
    name: 'fuzz: ten minutes of hostile requests',
    people: [ourselves],
    env: { STARBOARD_FUZZ_SECONDS: '600' },
    trials: [hostile],
    minutes: 20,
  },
  { name: 'the port is taken', people: [ordinary], trials: [['taken']] },
];

function rootPerson(): Person | undefined {
  return ourselves.name === 'root' ? ourselves : undefined;
}

const chosen = conditions.filter(({ name }) => name.includes(values.only ?? ''));
if (chosen.length === 0) {
  const names = conditions.map(({ name }) => `  ${name}`);
  console.error([`No condition has “${values.only}” in its name. There are:`, ...names].join('\n'));
  process.exit(2);
}

const base = findBase();

/** A folder in which others pass through to what is theirs. */
function findBase(): string {
  const others = [ordinary, another].flatMap(person => person?.as ?? []);
  const places = [...new Set([tmpdir(), '/tmp', '/var/tmp'])].filter(place => existsSync(place));
  for (const place of places) {
    const folder = mkdtempSync(join(place, 'starboard-torture-'));
    chmodSync(folder, 0o711);
    if (others.every(as => spawnSync('test', ['-x', folder], { ...as, cwd: '/' }).status === 0)) return folder;
    rmSync(folder, { recursive: true });
  }
  console.error(`Others cannot enter a folder in ${places.join(', ')}: set TMPDIR to where they can.`);
  process.exit(2);
}

/** What is under way: the leaders of groups of processes. */
const underWay = new Set<number>();
process.on('exit', () => {
  for (const leader of underWay) process.kill(-leader, 'SIGKILL');
  rmSync(base, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const copies = new Map<Person, Copy>();

function copyFor(person: Person): Copy {
  const copy = copies.get(person) ?? new Copy(root, base, person);
  copies.set(person, copy);
  return copy;
}

interface Tried {
  readonly words: string;
  readonly isGood: boolean;
}

async function tryOut(condition: Condition): Promise<Tried> {
  const people = condition.people.filter(person => person !== undefined);
  if (people.length < condition.people.length)
    return { words: 'not tried: needs root and other accounts', isGood: true };
  for (const person of new Set(people)) {
    const copy = copyFor(person);
    copy.refresh(condition.folder ?? `the table of ${person.name}`);
    if (condition.umask !== undefined) copy.keepToItself();
  }
  for (const trial of condition.trials) {
    const begun = Date.now();
    const faults = await Promise.all(people.map(person => fault(condition, copyFor(person), trial)));
    const found = faults.find(one => one !== undefined);
    const seconds = Math.round((Date.now() - begun) / 1_000);
    console.log(`  ${condition.name}: npm ${nameOf(trial)}, ${seconds} s${found === undefined ? '' : ', FAILED'}`);
    if (found === undefined) continue;
    console.log(found.replaceAll(/^/gm, '    | '));
    return { words: `FAILED: npm ${nameOf(trial)}`, isGood: false };
  }
  return { words: condition.isOffline ? `works (${awayWords()})` : 'works', isGood: true };
}

function nameOf([first, second]: readonly string[]): string {
  return first === 'run' ? (second ?? '') : 'start';
}

/** What went wrong, if anything did. */
async function fault(condition: Condition, copy: Copy, trial: readonly string[]): Promise<string | undefined> {
  const tsx = join(copy.folder, 'node_modules', 'tsx', 'dist', 'loader.mjs');
  const command = [process.execPath, '--import', tsx, join('scripts', 'torture', 'trial.ts'), ...trial];
  const away = condition.isOffline ? awayFromAll() : { wrapper: [], env: {} };
  const [program = '', ...args] = [...away.wrapper, ...command];
  const child = spawn('sh', ['-c', `umask ${condition.umask ?? '022'}; exec "$@"`, 'sh', program, ...args], {
    ...copy.owner.as,
    cwd: copy.folder,
    env: { PATH: process.env['PATH'], HOME: copy.home, TSX_DISABLE_CACHE: '1', ...away.env, ...condition.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk));
  const leader = child.pid!;
  underWay.add(leader);
  let isLate = false;
  const minutes = Math.max(limitMinutes, condition.minutes ?? 0);
  const limit = setTimeout(() => {
    isLate = true;
    process.kill(-leader, 'SIGKILL');
  }, minutes * 60_000);
  const [code] = await once(child, 'close');
  underWay.delete(leader);
  clearTimeout(limit);
  if (isLate) return `It took longer than ${minutes} minutes. ${said}`;
  return code === 0 ? undefined : said || `It ended with ${code}.`;
}

/** A network of its own with nothing in it but this machine, if that can be had; else nobody to ask the way. */
function awayFromAll(): { readonly wrapper: readonly string[]; readonly env: { readonly [name: string]: string } } {
  if (canBeAlone()) return { wrapper: alone, env: {} };
  const nowhere = 'http://127.0.0.1:9';
  return { wrapper: [], env: { npm_config_offline: 'true', npm_config_proxy: nowhere, https_proxy: nowhere } };
}

const alone = [
  ...['unshare', '--net', ...(ourselves.name === 'root' ? [] : ['--map-current-user', '--keep-caps'])],
  ...['sh', '-c', 'ip link set lo up && exec "$@"', 'sh'],
];

function canBeAlone(): boolean {
  return spawnSync(alone[0]!, [...alone.slice(1), 'true']).status === 0;
}

function awayWords(): string {
  return canBeAlone() ? 'in a network of its own' : 'by a proxy that refuses';
}

const begun = Date.now();
const rows: string[] = [];
let isGood = true;
for (const condition of chosen) {
  const tried = await tryOut(condition);
  isGood &&= tried.isGood;
  rows.push(`| ${condition.name} | ${tried.words} |`);
}
console.log(['', '| condition | npm start, npm test |', '|---|---|', ...rows, ''].join('\n'));
const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
console.log(`${isWhole ? 'All of npm test' : 'A part of npm test (--whole: all)'}; took ${minutes} minutes.`);
process.exitCode = isGood ? 0 : 1;
