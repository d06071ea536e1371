import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asTable, keepPart, readFigures } from '../../bench/src/report.ts';
import { Crowd } from '../../bench/src/server/crowd.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** As `npm run bench:server` starts it. */
function benchServer(...flags: string[]) {
  return spawnSync(process.execPath, ['scripts/run.mjs', 'bench:server', ...flags], { cwd: root, encoding: 'utf8' });
}

type Figures = { readonly [name: string]: number };

function quickly(...flags: string[]): Figures {
  const { stdout, stderr, status } = benchServer('--quick', '--json', ...flags);
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('| figure | value | aim | what |');
  return JSON.parse(stdout.trim().split('\n').at(-1)!);
}

function expectPositive(figures: Figures, prefix: string, parts: readonly string[]): void {
  for (const part of parts) expect(figures[`${prefix}.${part}`], `${prefix}.${part}`).toBeGreaterThan(0);
}

const ofEach = ['answersPerSecond', 'p50Millis', 'p99Millis', 'updateMedianBytes', 'updateMeanBytes', 'serverMicros'];
const ofOurs = ['storedP50Millis', 'storedP99Millis'];
const ofRaces = ['vs', 'microsVs', 'p99Vs'].flatMap(part => [`${part}Boardgameio`, `${part}Colyseus`]);
/** With few matches these may be anything. */
const memory = ['hotMatchBytes', 'leftMatchBytes'];

function expectLoad(figures: Figures, trial: string, parts: readonly string[]): void {
  expectPositive(figures, `server.${trial}`, parts);
  for (const part of memory) expect(figures[`server.${trial}.${part}`], `${trial}.${part}`).toBeTypeOf('number');
}

describe('all trials, one after the other', () => {
  let figures: Figures;
  beforeAll(() => {
    figures = quickly();
  });

  test('races are run with ours, boardgame.io and Colyseus, and compared; all figures are one JSON object on the last line', () => {
    for (const size of ['small', 'state12k']) {
      for (const own of ['sqlite', 'postgres'])
        expectLoad(figures, `${own}.${size}`, [...ofEach, ...ofOurs, ...ofRaces]);
      for (const other of ['boardgameio', 'colyseus']) expectLoad(figures, `${other}.${size}`, ofEach);
    }
  });

  test.each(['sqlite.endure', 'sqlite.steady', 'postgres.steady'])('%s tells all of a load', trial => {
    expectLoad(figures, trial, [...ofEach, ...ofOurs]);
  });

  test('three servers behind a proxy are measured next to one', () => {
    const parts = ['answersPerSecond', 'serverMicros', 'proxyMicros'];
    expectPositive(figures, 'server.postgres.together', [
      ...['one', 'three'].flatMap(many => parts.map(part => `${many}.${part}`)),
      ...['times', 'timesByProcessor'],
    ]);
  });

  test.each([
    ['sqlite.growth', ['matches2Micros', 'matches6Micros', 'times']],
    ['postgres.announcements', ['heardMicros', 'silentPerSecond', 'announcedPerSecond']],
    ['sqlite.besideBots', ['healthP99Millis', 'answerP99Millis']],
  ])('%s has figures of its own', (trial, parts) => {
    expectPositive(figures, `server.${trial}`, parts);
  });

  test('of each game it is told what an answer costs at the pace of people', () => {
    for (const game of ['endure', 'horde', 'renegades', 'endeavours']) {
      const ofBoth = ['diskAnswerBytes', 'diskMatchBytes'];
      const ofPostgres = ['people', 'serverMicros', 'updateMeanBytes', 'logBytes', 'returnMicros'];
      expectPositive(figures, `server.postgres.atPace.${game}`, [...ofPostgres, ...ofBoth]);
      expectPositive(figures, `server.sqlite.atPace.${game}`, ofBoth);
    }
  });
});

test('what takes long is tried by its name alone', () => {
  const figures = quickly('--only', 'endurance');
  const parts = ['answers', 'earlyBytes', 'lateBytes', 'growthTimes', 'earlyP99Millis', 'lateP99Millis'];
  expect(Object.keys(figures)).toEqual(parts.map(part => `server.sqlite.endurance.${part}`));
  expectPositive(figures, 'server.sqlite.endurance', parts);
});

test('the load test refuses flags and trials that it does not know', () => {
  for (const flags of [['--fast'], ['--only', 'fast'], ['--only']]) {
    const { stderr, status } = benchServer(...flags);
    expect(status).toBe(2);
    expect(stderr).toContain(flags.at(-1));
  }
});

let folder: string | undefined;
afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true });
  folder = undefined;
});

test('what was tried alone takes its own place in the file, and all figures are read from it', () => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-figures-'));
  const file = pathToFileURL(join(folder, 'results.md'));
  writeFileSync(file, '# Words\n\nHow it is measured.\n');
  const parts = ['first', 'second', 'third'];
  const tableOf = (name: string, value: number) => asTable([{ name, value, unit: 'µs', what: 'so long' }]);
  keepPart(file, parts, 'third', tableOf('a.third', 1_234.5));
  keepPart(file, parts, 'first', tableOf('a.first', 1));
  keepPart(file, parts, 'third', tableOf('a.third', -2_345.25));
  const text = readFileSync(file, 'utf8');
  expect(text.match(/^#.*$/gm)).toEqual(['# Words', '## first', '## third']);
  expect(text).toContain('How it is measured.\n\n## first\n\n');
  expect([...readFigures(file)]).toEqual([
    ['a.first', 1],
    ['a.third', -2_345.25],
  ]);
});

test('at a pace, an answer that nobody could give in time is counted from when it was due', async () => {
  const crowd = new Crowd();
  const notes = crowd.takeNotes();
  const due: number[] = [];
  const began = performance.now();
  crowd.start(100);
  // As if a server had kept everybody waiting.
  await crowd.play(300);
  const asked = {
    answer(at: number) {
      due.push(at - began);
      crowd.seen(performance.now() - at);
    },
  };
  crowd.asked(asked);
  crowd.asked(asked);
  await crowd.settle();
  expect(due.map(Math.round)).toEqual([10, 20]);
  for (const millis of notes.seen) expect(millis).toBeGreaterThan(250);
});
