import { describe, expect, test } from 'vitest';
import { type GivenSettings, readSettings, type SettingName, settingsList, usualSettings } from '../../src/settings.ts';

test('every setting has a flag, a variable and what it usually is; only addresses of databases and a token are secret', () => {
  const rows = settingsList.map(({ name, flag, variable, usual, isSecret }) => [
    name,
    flag,
    variable,
    usual,
    ...(isSecret ? ['secret'] : []),
  ]);
  expect(rows).toEqual([
    ['port', '--port', 'PORT', 8_080],
    ['host', '--host', 'HOST', '0.0.0.0'],
    ['dataFolder', '--data', 'DATA_FOLDER', './data'],
    ['databaseUrl', '--database', 'DATABASE_URL', undefined, 'secret'],
    ['replicaUrl', '--replica', 'REPLICA_URL', undefined, 'secret'],
    ['journalPartitions', '--journal-partitions', 'JOURNAL_PARTITIONS', 0],
    ['acceptLoss', '--accept-loss', 'ACCEPT_LOSS', false],
    ['publicUrl', '--public-url', 'PUBLIC_URL', undefined],
    ['trustProxy', '--trust-proxy', 'TRUST_PROXY', false],
    ['metricsToken', '--metrics-token', 'METRICS_TOKEN', undefined, 'secret'],
    ['logLevel', '--log-level', 'LOG_LEVEL', 'info'],
    ['logAddresses', '--log-addresses', 'LOG_ADDRESSES', 'hash'],
    ['idleMinutes', '--idle-minutes', 'IDLE_MINUTES', 10],
    ['awayMinutes', '--away-minutes', 'AWAY_MINUTES', 5],
    ['requestsPerMinute', '--requests-per-minute', 'REQUESTS_PER_MINUTE', 600],
    ['importsPerMinute', '--imports-per-minute', 'IMPORTS_PER_MINUTE', 4],
    ['streamsPerAddress', '--streams-per-address', 'STREAMS_PER_ADDRESS', 64],
    ['mostStreams', '--most-streams', 'MOST_STREAMS', 10_000],
    ['thinkingThreads', '--thinking-threads', 'THINKING_THREADS', 0],
    ['longestThought', '--longest-thought', 'LONGEST_THOUGHT', 10],
    ['thinkingPerMatch', '--thinking-per-match', 'THINKING_PER_MATCH', 30],
    ['thinkingPerPlayer', '--thinking-per-player', 'THINKING_PER_PLAYER', 45],
    ['thinkingPerAddress', '--thinking-per-address', 'THINKING_PER_ADDRESS', 90],
    ['mostBotMatches', '--most-bot-matches', 'MOST_BOT_MATCHES', 500],
    ['mostBotAnswers', '--most-bot-answers', 'MOST_BOT_ANSWERS', 10_000],
    ['mostEntries', '--most-entries', 'MOST_ENTRIES', 100_000],
    ['pruneOlderThan', '--prune-older-than', 'PRUNE_OLDER_THAN', undefined],
    ['coldOlderThan', '--cold-older-than', 'COLD_OLDER_THAN', undefined],
    ['bodyKilobytes', '--body-kilobytes', 'BODY_KILOBYTES', 64],
    ['replayKilobytes', '--replay-kilobytes', 'REPLAY_KILOBYTES', 4_096],
  ]);
  expect(usualSettings).toEqual(Object.fromEntries(settingsList.map(({ name, usual }) => [name, usual])));
  expect(readSettings({}, {})).toEqual({ settings: usualSettings });
});

/** What a setting reads out of a text, and which texts it does not take. */
const texts: [name: SettingName, fitting: object, reads: { [text: string]: unknown }, refuses: string[]][] = [
  [
    'port',
    { kind: 'whole', least: 0, most: 65_535 },
    { '0': 0, '80': 80, '65535': 65_535 },
    ['-1', '65536', '80.5', 'x', '8x', 'x8', '', '1e3', '0000000080'],
  ],
  ['host', { kind: 'text' }, { localhost: 'localhost', ' ::1 ': '::1' }, ['', '  ']],
  ['dataFolder', { kind: 'text' }, { 'a b': 'a b' }, [' ']],
  [
    'databaseUrl',
    { kind: 'postgres' },
    { 'postgres://x': 'postgres://x', 'postgresql://me@there/db': 'postgresql://me@there/db' },
    ['mysql://x', 'postgres://', ' postgres://x', 'postgres:x'],
  ],
  ['replicaUrl', { kind: 'postgres' }, { 'postgres://x': 'postgres://x' }, ['mysql://x']],
  ['journalPartitions', { kind: 'whole', least: 0, most: 1_000 }, { '0': 0, '1000': 1_000 }, ['1001']],
  [
    'publicUrl',
    { kind: 'origin' },
    {
      'https://table.example': 'https://table.example',
      'http://table.example:81/': 'http://table.example:81',
    },
    ['ftp://table.example', 'https://table.example/path', 'https://table.example/?a', 'table.example', 'xhttps://a.b'],
  ],
  [
    'trustProxy',
    { kind: 'switch' },
    { true: true, '1': true, yes: true, on: true, false: false, '0': false, no: false, off: false },
    ['maybe', '', '2'],
  ],
  [
    'logLevel',
    { kind: 'oneOf', values: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] },
    Object.fromEntries(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map(each => [each, each])),
    ['loud', ''],
  ],
  ['acceptLoss', { kind: 'switch' }, { true: true, no: false }, ['maybe']],
  [
    'logAddresses',
    { kind: 'oneOf', values: ['plain', 'hash', 'none'] },
    { plain: 'plain', hash: 'hash', none: 'none' },
    ['salted', ''],
  ],
  [
    'idleMinutes',
    { kind: 'number', least: 0.001, most: 10_000 },
    { '0.001': 0.001, '2.5': 2.5, '10000': 10_000 },
    ['0', '10000.1', '.5', '1.', '-1', 'x1', '1x', '1.0000000001'],
  ],
  ['awayMinutes', { kind: 'number', least: 0.001, most: 10_000 }, { '0.001': 0.001, '10000': 10_000 }, ['0', '10001']],
  ['requestsPerMinute', { kind: 'whole', least: 0, most: 1_000_000 }, { '0': 0, '1000000': 1_000_000 }, ['1000001']],
  ['importsPerMinute', { kind: 'whole', least: 0, most: 1_000_000 }, { '0': 0, '1000000': 1_000_000 }, ['1000001']],
  [
    'streamsPerAddress',
    { kind: 'whole', least: 1, most: 1_000_000 },
    { '1': 1, '1000000': 1_000_000 },
    ['0', '1000001'],
  ],
  ['mostStreams', { kind: 'whole', least: 1, most: 1_000_000 }, { '1': 1, '1000000': 1_000_000 }, ['0', '1000001']],
  ['bodyKilobytes', { kind: 'whole', least: 1, most: 65_536 }, { '1': 1, '65536': 65_536 }, ['0', '65537']],
  ['metricsToken', { kind: 'text' }, { ' open ': 'open' }, ['', '  ']],
  ['replayKilobytes', { kind: 'whole', least: 1, most: 65_536 }, { '1': 1, '65536': 65_536 }, ['0', '65537']],
];

describe.each(texts)('%s', (name, fitting, reads, refuses) => {
  test('says what fits it', () => {
    expect(settingsList.find(each => each.name === name)?.fitting).toEqual(fitting);
  });

  test.each(Object.entries(reads))('reads %j', (text, value) => {
    expect(readSettings({ [name]: text } as GivenSettings, {})).toEqual({
      settings: { ...usualSettings, [name]: value },
    });
  });

  test.each(refuses)('does not take %j', text => {
    expect(readSettings({ [name]: text } as GivenSettings, {})).toMatchObject({ problems: [{ setting: { name } }] });
  });
});

test('a flag goes before a variable, and an empty variable is none', () => {
  const env = { PORT: '81', HOST: '', LOG_LEVEL: 'warn' };
  expect(readSettings({ port: '82' }, env)).toEqual({
    settings: { ...usualSettings, port: 82, logLevel: 'warn' },
  });
});

test('everything that does not fit is told at once, with where it was said; a secret is not repeated', () => {
  const read = readSettings({ port: 'x' }, { DATABASE_URL: 'my password', LOG_LEVEL: 'loud', PORT: '80' });
  const { problems = [] } = read as { problems?: readonly { setting: { name: string } }[] };
  expect(problems.map(({ setting, ...more }) => ({ ...more, name: setting.name }))).toEqual([
    { name: 'port', source: '--port', given: 'x' },
    { name: 'databaseUrl', source: 'DATABASE_URL' },
    { name: 'logLevel', source: 'LOG_LEVEL', given: 'loud' },
  ]);
});
