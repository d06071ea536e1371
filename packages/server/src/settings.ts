import { z } from 'zod';
import { readSpan } from './upkeep/span.ts';

/** What a setting may be, as data: whoever complains about another value says it in the reader's language. */
export type Fitting =
  | { readonly kind: 'whole' | 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'switch' | 'text' | 'origin' | 'postgres' | 'span' };

interface Reader<Value> {
  /** Reads what a flag or an environment variable says. */
  readonly schema: z.ZodType<Value, string>;
  readonly fitting: Fitting;
}

interface Row<Value> extends Reader<Value> {
  readonly flag: string;
  readonly variable: string;
  readonly usual: Value;
  /** Whether it must never be shown to anybody. */
  readonly isSecret: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const rows = {
  /** 0: any that is free. */
  port: row('--port', 'PORT', whole(0, 65_535), 8_080),
  /** All addresses of the machine, so that a phone in the same room reaches it. */
  host: row('--host', 'HOST', text(), '0.0.0.0'),
  dataFolder: row('--data', 'DATA_FOLDER', text(), './data'),
  /** Instead of the data folder. */
  databaseUrl: secret(row('--database', 'DATABASE_URL', optional(postgresUrl()), undefined)),
  /** A streaming replica of that database, for replays and scores. */
  replicaUrl: secret(row('--replica', 'REPLICA_URL', optional(postgresUrl()), undefined)),
  /** Of the PostgreSQL database: new matches are spread over so many. 0: as many as it has, and 16 in a new one. */
  journalPartitions: row('--journal-partitions', 'JOURNAL_PARTITIONS', whole(0, 1_000), 0),
  /** Begin with what is in the folder, though it is known to have held more. */
  acceptLoss: row('--accept-loss', 'ACCEPT_LOSS', onOff(), false),
  /** Where people reach the server from outside. With https, cookies are sent over https alone. */
  publicUrl: row('--public-url', 'PUBLIC_URL', optional(origin()), undefined),
  /** Whether a proxy stands in front and tells who asks. */
  trustProxy: row('--trust-proxy', 'TRUST_PROXY', onOff(), false),
  /** With it, figures are told to whoever brings it; without, to whoever asks on this machine. */
  metricsToken: secret(row('--metrics-token', 'METRICS_TOKEN', optional(text()), undefined)),
  logLevel: row('--log-level', 'LOG_LEVEL', oneOf(logLevels), 'info'),
  /** How addresses stand in the log; hashed, they are other ones whenever the server is started. */
  logAddresses: row('--log-addresses', 'LOG_ADDRESSES', oneOf(['plain', 'hash', 'none']), 'hash'),
  /** How long a match that nobody touches stays in memory. */
  idleMinutes: row('--idle-minutes', 'IDLE_MINUTES', number(0.001, 10_000), 10),
  /** Whoever has not been heard of for so long may be replaced. */
  awayMinutes: row('--away-minutes', 'AWAY_MINUTES', number(0.001, 10_000), 5),
  /** Of one address; files of the page count apart (`http/limits.ts`). 0: as many as it likes. */
  requestsPerMinute: row('--requests-per-minute', 'REQUESTS_PER_MINUTE', whole(0, 1_000_000), 600),
  /** Matches that one address may bring to be shown again. 0: as many as it likes. */
  importsPerMinute: row('--imports-per-minute', 'IMPORTS_PER_MINUTE', whole(0, 1_000_000), 4),
  streamsPerAddress: row('--streams-per-address', 'STREAMS_PER_ADDRESS', whole(1, 1_000_000), 64),
  mostStreams: row('--most-streams', 'MOST_STREAMS', whole(1, 1_000_000), 10_000),
  /** In which bots answer and odds are worked out. 0: one less than the machine has cores, at least one and four at most. */
  thinkingThreads: row('--thinking-threads', 'THINKING_THREADS', whole(0, 64), 0),
  /** In seconds: what takes longer is given up, and its thread replaced. */
  longestThought: row('--longest-thought', 'LONGEST_THOUGHT', number(0.01, 600), 10),
  /** In seconds of a thread, in each minute. 0: as much as it likes. */
  thinkingPerMatch: row('--thinking-per-match', 'THINKING_PER_MATCH', number(0, 10_000), 30),
  thinkingPerPlayer: row('--thinking-per-player', 'THINKING_PER_PLAYER', number(0, 10_000), 45),
  thinkingPerAddress: row('--thinking-per-address', 'THINKING_PER_ADDRESS', number(0, 10_000), 90),
  /** Matches in which bots play at once; in others they wait. */
  mostBotMatches: row('--most-bot-matches', 'MOST_BOT_MATCHES', whole(0, 1_000_000), 500),
  /** In a row, without a person's: the longest of whole matches has a fifth of them. */
  mostBotAnswers: row('--most-bot-answers', 'MOST_BOT_ANSWERS', whole(1, 1_000_000), 10_000),
  /** Of a match: answers, and what was taken back. */
  mostEntries: row('--most-entries', 'MOST_ENTRIES', whole(1, 10_000_000), 100_000),
  /** Such as `180d`: matches that nobody has touched for so long are deleted now and then. */
  pruneOlderThan: row('--prune-older-than', 'PRUNE_OLDER_THAN', optional(span()), undefined),
  /** The journals of matches that are over and were not touched for so long are moved out of the way, on PostgreSQL. */
  coldOlderThan: row('--cold-older-than', 'COLD_OLDER_THAN', optional(span()), undefined),
  /** The most that an ordinary request may bring. */
  bodyKilobytes: row('--body-kilobytes', 'BODY_KILOBYTES', whole(1, 65_536), 64),
  /** The most that a journal to be shown again may be. */
  replayKilobytes: row('--replay-kilobytes', 'REPLAY_KILOBYTES', whole(1, 65_536), 4_096),
};

export type SettingName = keyof typeof rows;

export type Settings = { readonly [Name in SettingName]: (typeof rows)[Name]['usual'] };

export interface Setting extends Row<Settings[SettingName]> {
  readonly name: SettingName;
}

/** Everything that can be set, in the order in which help shows it. */
export const settingsList: readonly Setting[] = Object.entries(rows).map(
  ([name, each]) => ({ name, ...each }) as Setting,
);

export const usualSettings = settingsFrom(({ usual }) => usual);

/** A value that does not fit. */
export interface SettingProblem {
  readonly setting: Setting;
  /** The flag or the environment variable that said it. */
  readonly source: string;
  /** What was given, unless it is a secret. */
  readonly given?: string;
}

/** What flags say, as text. */
export type GivenSettings = { readonly [name in SettingName]?: string | undefined };
type Environment = { readonly [variable: string]: string | undefined };

/** The settings by flags, environment and custom, in this order; or everything that is wrong with them. */
export function readSettings(
  flags: GivenSettings,
  env: Environment,
): { readonly settings: Settings } | { readonly problems: readonly SettingProblem[] } {
  const problems: SettingProblem[] = [];
  const settings = settingsFrom(setting => {
    const { name, flag, variable, schema, usual, isSecret } = setting;
    // An empty variable is how many tools write one that is not set.
    const given = flags[name] ?? (env[variable] || undefined);
    if (given === undefined) return usual;
    const read = schema.safeParse(given);
    if (read.success) return read.data;
    const source = flags[name] === undefined ? variable : flag;
    problems.push({ setting, source, ...(isSecret ? {} : { given }) });
    return usual;
  });
  return problems.length > 0 ? { problems } : { settings };
}

function settingsFrom(valueFor: (setting: Setting) => Settings[SettingName]): Settings {
  return Object.fromEntries(settingsList.map(setting => [setting.name, valueFor(setting)])) as unknown as Settings;
}

function row<Value>(flag: string, variable: string, reader: Reader<Value>, usual: NoInfer<Value>): Row<Value> {
  return { flag, variable, ...reader, usual, isSecret: false };
}

function secret<Value>(shown: Row<Value>): Row<Value> {
  return { ...shown, isSecret: true };
}

function optional<Value>(reader: Reader<Value>): Reader<Value | undefined> {
  return reader as Reader<Value | undefined>;
}

function whole(least: number, most: number): Reader<number> {
  return { schema: numeral(/^\d{1,9}$/, least, most), fitting: { kind: 'whole', least, most } };
}

function number(least: number, most: number): Reader<number> {
  return { schema: numeral(/^\d{1,9}(\.\d{1,9})?$/, least, most), fitting: { kind: 'number', least, most } };
}

function numeral(pattern: RegExp, least: number, most: number): z.ZodType<number, string> {
  return z.string().regex(pattern).transform(Number).pipe(z.number().min(least).max(most));
}

function text(): Reader<string> {
  return { schema: z.string().trim().min(1), fitting: { kind: 'text' } };
}

function oneOf<const Value extends string>(values: readonly Value[]): Reader<Value> {
  return { schema: z.string().pipe(z.enum(values)) as z.ZodType<Value, string>, fitting: { kind: 'oneOf', values } };
}

/** Whether people reach the server by https. */
export function isEncrypted({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

function onOff(): Reader<boolean> {
  const schema = z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] });
  return { schema, fitting: { kind: 'switch' } };
}

/** A web address without a path: the server owns all paths below it. */
function origin(): Reader<string> {
  const schema = z
    .url({ protocol: /^https?$/ })
    .transform(given => new URL(given))
    .refine(({ origin, href }) => href === `${origin}/`)
    .transform(({ origin }) => origin);
  return { schema, fitting: { kind: 'origin' } };
}

function span(): Reader<string> {
  const schema = z
    .string()
    .trim()
    .refine(given => readSpan(given) !== undefined);
  return { schema, fitting: { kind: 'span' } };
}

function postgresUrl(): Reader<string> {
  return { schema: z.string().regex(/^postgres(ql)?:\/\/./), fitting: { kind: 'postgres' } };
}
