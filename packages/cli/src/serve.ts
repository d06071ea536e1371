import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { wrap } from '@starboard/board/terminal';
import type { Text } from '@starboard/kernel';
import { createFormatter, type Formatter, type Language } from '@starboard/kernel/text';
import {
  type Fitting,
  type GivenSettings,
  networkAddresses,
  type Offered,
  type RunningServer,
  readSettings,
  type Setting,
  type SettingName,
  type SettingProblem,
  type Settings,
  StoreError,
  settingsList,
  startServer,
  urlsOf,
} from '@starboard/server';
import { type Command, Option } from 'commander';
import { Failure, reasonOf, UsageError } from './errors.ts';
import { giveBackMemory } from './memory.ts';
import { printLines } from './print.ts';
import { storeComplaint } from './store-complaint.ts';
import type { Surroundings } from './terminal.ts';
import { text, words } from './text/index.ts';

/** What lies outside the program; tests put something else in its place. */
export interface Outside {
  /** Brings the server up, the page too. */
  start(games: readonly Offered[], settings: Settings): Promise<RunningServer>;
  /** The addresses of this machine in its networks. */
  addresses(): readonly string[];
  readonly process: {
    on(signal: Signal, hear: () => void): unknown;
    off(signal: Signal, hear: () => void): unknown;
    exit(code: number): unknown;
  };
}

type Signal = (typeof signals)[number];
const signals = ['SIGINT', 'SIGTERM'] as const;

/** What a thread runs that bots think in: beside this file as it lies here, and beside the program when that is built. */
const thinking = new URL('./think.mjs', import.meta.url);

const realOutside: Outside = {
  async start(games, settings) {
    const server = await startServer(games, settings, maybePage(), thinking);
    giveBackMemory();
    return server;
  },
  addresses: networkAddresses,
  process,
};

/** Where the page lies: somebody says so, or it came along with the program. */
function maybePage(): string | undefined {
  const page = process.env['STARBOARD_PAGE'] ?? join(import.meta.dirname, 'page');
  return existsSync(page) ? page : undefined;
}

/** Opens the table until somebody asks to stop. */
export async function serve(
  games: readonly Offered[],
  { given, language }: { readonly given: GivenSettings; readonly language: Language },
  around: Surroundings,
  outside: Outside = realOutside,
): Promise<void> {
  const settings = settingsFor(given, around);
  const say = createFormatter(words, language);
  const print = (lines: readonly string[]) => printLines(around.stdout, lines);
  let isStopping = false;
  const stop = awaitStop(outside, () => {
    isStopping = true;
    print([say(text('cli.serve.stopping'))]);
  });
  try {
    const server = await started(games, settings, outside);
    if (!isStopping) print(openLines(settings, server.port, outside.addresses(), say));
    await stop.asked;
    await server.close();
  } finally {
    stop.forget();
  }
}

/** A flag for each setting of the server. What they are given is gathered in what this hands back. */
export function addServerSettings(
  command: Command,
  say: Formatter,
  settings: readonly Setting[] = settingsList,
): GivenSettings {
  const given: { [name in SettingName]?: string } = {};
  for (const setting of settings) {
    const { name, flag, fitting } = setting;
    const option = new Option(`${flag} ${placeholderOf(fitting)}`, say(describe(setting)));
    option.preset('true').argParser(value => {
      given[name] = value;
    });
    command.addOption(option.helpGroup(say(text('cli.help.serveSettings'))));
  }
  return given;
}

function placeholderOf({ kind }: Fitting): string {
  if (kind === 'switch') return '[value]';
  if (kind === 'span') return '<span>';
  return kind === 'whole' || kind === 'number' ? '<number>' : '<value>';
}

function describe({ name, variable, usual, fitting }: Setting): Text {
  const what = text(`cli.serve.set.${name}`, { values: fitting.kind === 'oneOf' ? fitting.values.join(', ') : '' });
  if (usual === undefined) return text('cli.serve.setting', { what, variable });
  return text('cli.serve.settingUsual', { what, variable, usual: String(usual) });
}

/** Nobody wants a log of all that goes well between the lines on a screen. */
function settingsFor(given: GivenSettings, { stderr, env }: Surroundings): Settings {
  const quietly = stderr.isTTY && !env['LOG_LEVEL'] ? { logLevel: 'warn' } : {};
  const read = readSettings({ ...quietly, ...given }, env);
  if ('settings' in read) return read.settings;
  throw new UsageError(text('cli.serve.wrong'), read.problems.map(problemText));
}

export function problemText({ setting, source, given }: SettingProblem): Text {
  const fits = fittingText(setting.fitting);
  if (given === undefined) return text('cli.serve.wrong.secret', { source, fits });
  return text('cli.serve.wrong.value', { source, fits, given });
}

function fittingText(fitting: Fitting): Text {
  switch (fitting.kind) {
    case 'whole':
    case 'number':
      return text(`cli.serve.fits.${fitting.kind}`, { least: fitting.least, most: fitting.most });
    case 'oneOf':
      return text('cli.serve.fits.oneOf', { values: fitting.values.join(', ') });
    default:
      return text(`cli.serve.fits.${fitting.kind}`);
  }
}

/** The first signal asks to stop; whoever sends another does not want to wait. */
function awaitStop({ process }: Outside, onAsked: () => void): { readonly asked: Promise<void>; forget(): void } {
  let hear = () => {};
  const asked = new Promise<void>(resolve => {
    let isAsked = false;
    hear = () => {
      if (isAsked) process.exit(1);
      isAsked = true;
      onAsked();
      resolve();
    };
  });
  for (const signal of signals) process.on(signal, hear);
  return {
    asked,
    forget: () => {
      for (const signal of signals) process.off(signal, hear);
    },
  };
}

async function started(games: readonly Offered[], settings: Settings, { start }: Outside): Promise<RunningServer> {
  try {
    return await start(games, settings);
  } catch (thrown) {
    throw maybeComplaint(thrown, settings) ?? thrown;
  }
}

/** What whoever started the server can mend, in words; nothing if the fault is ours. */
function maybeComplaint(thrown: unknown, { port, host }: Settings): Failure | undefined {
  if (thrown instanceof StoreError) return storeComplaint(thrown);
  if (!(thrown instanceof Error && 'syscall' in thrown && 'code' in thrown)) return undefined;
  switch (thrown.code) {
    case 'EADDRINUSE':
      return new Failure(text('cli.serve.portTaken', { port: String(port) }));
    case 'EACCES':
      return new Failure(text('cli.serve.portDenied', { port: String(port) }));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Failure(text('cli.serve.noHost', { host }));
    default:
      return new Failure(text('cli.serve.failed', { reason: reasonOf(thrown) }));
  }
}

function openLines(settings: Settings, port: number, addresses: readonly string[], say: Formatter): string[] {
  return [
    say(text('cli.serve.open')),
    ...urlsOf(settings, port, addresses).map(url => `  ${url}`),
    ...wrap(say(keptText(settings)), 80),
    say(text('cli.serve.stop')),
  ];
}

function keptText({ dataFolder, databaseUrl }: Settings): Text {
  if (databaseUrl === undefined) return text('cli.serve.folder', { folder: resolve(dataFolder) });
  const place = placeOf(databaseUrl);
  return place === '' ? text('cli.serve.someDatabase') : text('cli.serve.database', { place });
}

/** Host and database alone. Of an address that is not quite one, any part might be a password: nothing of it is told. */
function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return '';
  const { host, pathname, search, hash } = new URL(databaseUrl);
  if (`${pathname}${search}${hash}`.includes('@')) return '';
  return [host, pathname.slice(1)].filter(Boolean).join('/');
}
