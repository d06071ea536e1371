import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beacon, steadyBot } from '@starboard/beacon';
import { type Bot, Chance, Match, playOut, randomBot, seedFrom, verify } from '@starboard/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { findGame } from '../src/games.ts';
import { playBlock } from '../src/sim/series.ts';
import { likelyShare } from '../src/sim/summary.ts';
import { inside, starboard } from './support/run.ts';
import { shelves } from './support/shelves.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-sim-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function simulated(...args: string[]) {
  const own = args[0] === 'beacon' ? {} : { shelves };
  const { code, out, err } = await inside(['sim', '--threads', '1', ...args, '--json'], own);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n')).toEqual([expect.stringMatching(/^\{.*\}$/), '']);
  return JSON.parse(out);
}

/** What a simulation should find, played one match after the other. */
function expected(bot: Bot<never>, season: string, words: string, games: number) {
  const played = Array.from({ length: games }, (_, i) => {
    const seed = seedFrom(`${words} ${i}`);
    const match = Match.begin(beacon, { season }, { seed });
    playOut(match, bot as Bot, new Chance(seedFrom(`${seed} bots`)), 1000);
    return match;
  });
  const mean = (count: (match: (typeof played)[number]) => number) =>
    played.reduce((sum, match) => sum + count(match), 0) / games;
  return {
    games,
    wins: played.filter(match => match.outcome!.winners.length > 0).length,
    losses: played.filter(match => match.outcome!.winners.length === 0).length,
    decisions: played.reduce((sum, match) => sum + match.answers, 0),
    meanRounds: mean(match => match.log.filter(({ key }) => key.startsWith('plan.')).length / 2),
    meanHull: mean(match => match.state.hull),
    meanCharge: mean(match => match.state.charge),
  };
}

describe.concurrent('a simulation', () => {
  test('is as many matches as wanted, each with a seed and a bot’s chance of its own', async () => {
    const data = await simulated('beacon', '--games', '40', '--seed', 'fog', '--bot', 'random', '--season', 'calm');
    expect(data).toMatchObject(expected(randomBot as Bot<never>, 'calm', 'fog', 40));
    expect(data).toMatchObject({ game: 'beacon', version: 1, setup: { season: 'calm' }, bot: 'random', seed: 'fog' });
    expect(data.winRate).toBe(data.wins / 40);
    expect(data.decisionsPerSecond).toBeGreaterThan(data.decisions / 10);
    expect(data.decisionsPerSecondPerCore).toBeGreaterThan(0);
  });

  test('is a hundred matches of the game’s own bot, unless something else is said', async () => {
    const data = await simulated('beacon', '--seed', '7');
    expect(data).toMatchObject({ ...expected(steadyBot as Bot<never>, 'usual', '7', 100), bot: 'steady' });
  });

  test('plays every value of a setting, each as it would be played alone, and prints a table', async () => {
    const args = ['--games', '12', '--seed', 'fog'];
    const all = await inside(['sim', 'beacon', '--each', 'season', ...args, '--threads', '1', '--json']);
    const rows = JSON.parse(all.out) as { setup: { season: string }; wins: number }[];
    expect(rows.map(({ setup }) => setup.season)).toEqual(['calm', 'usual', 'storm']);
    for (const row of rows) {
      expect((await simulated('beacon', ...args, '--season', row.setup.season)).wins).toBe(row.wins);
    }
    const { out } = await inside(['sim', 'beacon', '--each', 'season', ...args, '--threads', '1']);
    const lines = out.split('\n');
    expect(lines[2]).toMatch(/^season +wins +win rate +rounds/);
    expect(lines.slice(3, 6).map(line => line.split(/ +/).slice(0, 2))).toEqual(
      rows.map(({ setup, wins }) => [setup.season, `${wins}`]),
    );
    expect(out).toContain('starboard sim beacon --each season --games 12 --seed fog');
  });

  test('of every value needs a setting that has a few', async () => {
    const { code, err } = await inside(['sim', 'beacon', '--each', 'weather']);
    expect({ code, err: err.split('\n')[0] }).toEqual({
      code: 2,
      err: '“weather” is not a setting of beacon with a few values.',
    });
  });

  test('of bots that give up counts a loss, and goes on', async () => {
    const endless = await findGame(shelves, 'endless');
    const weary = { ...randomBot, name: 'weary', resigns: () => true };
    const series = { game: 'endless', given: {}, bot: 'weary', seed: 'on', games: 2 };
    const played = playBlock({ ...endless, bots: [weary] }, series, 0);
    expect(played).toMatchObject({ games: 1, wins: 0 });
  });

  test('comes out the same to the last digit, however many threads play it', async () => {
    const args = ['stroll', '--games', '700', '--seed', 'same'];
    const [one, two, three] = await Promise.all(['1', '2', '3'].map(count => simulated(...args, '--threads', count)));
    const speeds = { decisionsPerSecond: 0, decisionsPerSecondPerCore: 0, threads: 0 };
    expect([one.threads, two.threads, three.threads]).toEqual([1, 2, 3]);
    expect({ ...two, ...speeds }).toEqual({ ...one, ...speeds });
    expect({ ...three, ...speeds }).toEqual({ ...one, ...speeds });
    expect(one.meanThirds).toBeCloseTo(one.meanSteps / 3, 10);
    expect(one.games).toBe(700);
  });

  test('counts how many matches came to each value of what the game wants spread, and to the last or more', async () => {
    const { game } = await findGame(shelves, 'stroll');
    const games = Array(7).fill(0);
    for (let i = 0; i < 90; i++) {
      const match = Match.begin(game, {}, { seed: seedFrom(`far ${i}`) });
      playOut(match, randomBot, new Chance(seedFrom('far')), 20);
      games[Math.min(6, match.answers)] += 1;
    }
    const { spread } = await simulated('stroll', '--games', '90', '--seed', 'far');
    expect(spread).toEqual({ of: 'steps', games });
    expect(games[0]).toBe(0);
    expect(games.slice(1).every(count => count > 0)).toBe(true);
    expect(await simulated('beacon', '--games', '2')).not.toHaveProperty('spread');
  });

  test('has a new seed each time, which is told and gives the same again', async () => {
    const [one, other] = await Promise.all([simulated('stroll'), simulated('stroll')]);
    expect(one.seed).not.toBe(other.seed);
    const again = await simulated('stroll', '--seed', one.seed);
    expect(again).toMatchObject({ wins: one.wins, decisions: one.decisions, meanSteps: one.meanSteps });
  });

  test('needs no more threads than matches', async () => {
    expect(await simulated('stroll', '--games', '2', '--threads', '9')).toMatchObject({ games: 2, threads: 2 });
  });

  test('a match of it can be seen with play', async () => {
    const file = join(folder, 'seen.json');
    const bots = ['--bot', 'keeper=random', '--bot', 'engineer=random'];
    await inside(['play', 'beacon', '--seed', 'fog 0', ...bots, '--save', file]);
    const seen = verify(beacon, JSON.parse(readFileSync(file, 'utf8')));
    const data = await simulated('beacon', '--games', '1', '--seed', 'fog', '--bot', 'random');
    expect(data).toMatchObject({
      decisions: seen.answers,
      meanCharge: seen.state.charge,
      wins: seen.outcome!.winners.length > 0 ? 1 : 0,
    });
  });

  test('works as the program is started', async () => {
    const { code, out, err } = await starboard(['sim', 'beacon', '--games', '50', '--seed', '7', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject(expected(steadyBot as Bot<never>, 'usual', '7', 50));
  });
});

function percent(share: number): string {
  return share.toLocaleString('en', { style: 'percent', minimumFractionDigits: 1 });
}

describe.concurrent('for people', () => {
  test('the summary is a table, with what to type for the same again', async () => {
    const args = ['sim', 'beacon', '--games', '1200', '--seed', 'two words', '--season', 'storm'];
    const { out } = await inside(args);
    const { wins, losses, decisions, meanRounds, meanHull } = await simulated(...args.slice(1));
    const [low, high] = likelyShare(wins, 1200).map(percent);
    expect(out.split('\n').filter(line => !line.includes('per second'))).toEqual([
      'Beacon · 1,200 matches · bot steady',
      '─'.repeat(80),
      `  Wins                  ${wins}`,
      `  Losses                ${losses}`,
      `  Win rate              ${percent(wins / 1200)} (95% interval: ${low} to ${high})`,
      `  Decisions             ${decisions.toLocaleString('en')}`,
      `  Mean rounds           ${meanRounds.toFixed(2)}`,
      `  Mean hull left        ${meanHull.toFixed(2)}`,
      expect.stringMatching(/^ {2}Mean charge {11}\d+\.\d\d$/),
      '',
      'Seed: two words. The same numbers again:',
      "  starboard sim beacon --games 1200 --seed 'two words' --set season=storm",
      '',
    ]);
    expect(out).toMatch(/\n {2}Decisions per second {2}[\d,]+ \([\d,]+ a core, \d+ threads?\)\n/);
  });

  test('in French', async () => {
    const { out } = await inside(['sim', 'beacon', '--games', '20', '--language', 'fr']);
    expect(out).toContain('La Balise · 20 parties · robot steady');
    expect(out).toMatch(/Taux de victoire +\d+,\d.% \(intervalle à 95\u00a0%\u00a0: de /);
    expect(out).toMatch(/Coque restante, en moyenne +\d,\d\d/);
  });

  test('a spread is two lines: the values, and below them the matches', async () => {
    const args = ['sim', 'stroll', '--games', '1200', '--seed', 'far', '--threads', '1'];
    const { spread } = await simulated(...args.slice(1));
    const below = (count: number) => String(count).padStart(3);
    for (const [language, steps, matches] of [
      ['en', 'Steps  ', 'Matches'],
      ['fr', 'Pas    ', 'Parties'],
    ]) {
      const { out } = await inside([...args, '--language', language!], { shelves });
      const at = out.split('\n').findIndex(line => line.startsWith(`  ${steps} `));
      expect(out.split('\n').slice(at - 1, at + 3)).toEqual([
        '',
        `  ${steps}  0    1    2    3    4    5   6+`,
        `  ${matches}  0  ${spread.games.slice(1).map(below).join('  ')}`,
        '',
      ]);
    }
  });

  test('a bar on the screen shows how far it is, and goes away; nobody else sees it', async () => {
    const args = ['sim', 'stroll', '--games', '60', '--seed', '1'];
    const seen = await inside(args, { shelves, isSeen: true });
    expect(seen.err).toMatch(/█+░+ {2}\d+ of 60/);
    expect(seen.err).toContain(`${'█'.repeat(40)}  60 of 60`);
    expect(seen.err.endsWith('\r\x1b[K')).toBe(true);
    expect((await inside(args, { shelves })).err).toBe('');
  });
});

describe.concurrent('a match that goes wrong', () => {
  const faulty = ['sim', 'faulty', '--games', '300', '--seed', 'bad luck', '--mood', 'so so'];

  test('is named with all it takes to see it again, the same whatever the threads', async () => {
    const runs = await Promise.all(
      ['1', '3'].map(threads => inside([...faulty, '--threads', threads, '--json'], { shelves })),
    );
    const [first] = runs;
    expect(first).toMatchObject({ code: 1, out: '' });
    const number = /^The match with the seed “bad luck (\d+)” failed: /.exec(first!.err)?.[1];
    expect(Number(number)).toBeGreaterThan(0);
    expect(first!.err.split('\n')).toEqual([
      expect.stringContaining('The airlock jams.'),
      '  Set-up {"mood":"so so"}. To see it happen:',
      `  starboard play faulty --seed 'bad luck ${number}' --set 'mood=so so' --bot scout=random`,
      '',
    ]);
    expect(runs[1]).toEqual(first);
  });

  test('does go wrong when it is played again as told', async () => {
    const { err } = await inside(faulty, { shelves });
    const [, number] = /seed “bad luck (\d+)”/.exec(err)!;
    const again = (match: number) =>
      inside(['play', 'faulty', '--seed', `bad luck ${match}`, '--bot', 'scout'], { shelves });
    await expect(again(Number(number))).rejects.toThrow('The airlock jams.');
    for (let before = 0; before < Number(number); before++) expect((await again(before)).code).toBe(0);
  });

  test('has no end: after 20,000 answers it is given up', async () => {
    const { code, out, err } = await inside(['sim', 'endless', '--seed', 'on', '--language', 'fr'], { shelves });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('La partie de graine «\u00a0on 0\u00a0» n’a pas pris fin en 20\u202f000 réponses.');
    expect(err).toContain("starboard play endless --seed 'on 0' --bot scout=random");
  });
});

describe('wrong use', () => {
  test.each([
    [['sim'], 'Name a game: starboard sim GAME.\nstarboard sim --help lists what there is.'],
    [['sim', 'chess'], 'There is no game “chess”. On the shelf: endure, horde, renegades, endeavours,\nbeacon.'],
    [['sim', 'beacon', '--games', '0'], '--games takes a whole number from 1 to 100,000,000; “0” is not one.'],
    [['sim', 'beacon', '--games', 'x'], '--games takes a whole number from 1 to 100,000,000; “x” is not one.'],
    [['sim', 'beacon', '--games', '2.5'], '--games takes'],
    [['sim', 'beacon', '--games', '-1'], '--games takes'],
    [['sim', 'beacon', '--games', '1e3'], '--games takes'],
    [['sim', 'beacon', '--threads', '0'], '--threads takes a whole number from 1 to 256; “0” is not one.'],
    [['sim', 'beacon', '--threads', '257'], '--threads takes'],
    [['sim', 'beacon', '--bot', 'nobody'], 'There is no bot “nobody” for beacon. There are: steady, random.'],
    [['sim', 'beacon', '--season', 'dry'], 'This cannot be played:\n  season: Invalid option'],
    [['sim', 'beacon', '--wind', '3'], 'There is no option --wind.\nstarboard sim beacon --help lists what there is.'],
    [['sim', 'beacon', 'beacon'], 'That is more than “sim” can take: one game at a time.'],
    [['play', 'beacon', '--bot', 'keeper=nobody'], 'There is no bot “nobody” for beacon. There are: steady, random.'],
  ])('%j', async (args, sentence) => {
    const { code, out, err } = await inside(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(sentence), err).toBe(true);
  });
});

test.each([
  [50, 100, 0.4038, 0.5962],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [1, 1000, 0.0002, 0.0056],
])('%i of %i: the true share is likely from %f to %f', (seen, all, low, high) => {
  const [from, to] = likelyShare(seen, all);
  expect(from).toBeCloseTo(low, 4);
  expect(to).toBeCloseTo(high, 4);
});
