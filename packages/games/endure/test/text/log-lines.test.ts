import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Chance, type Params, randomAnswer, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { marks } from '../../src/board/log/marks.ts';
import { missionMarks } from '../../src/board/log/mission-marks.ts';
import { missionIds } from '../../src/cards/missions/index.ts';
import { campaignIds } from '../../src/rules/campaigns.ts';
import { anyCampaign, anySetup, begin, lenient } from '../support/any-game.ts';

/** Every line that the log can have: each has its sign on the page. */
const lines = [...Object.keys(marks), ...Object.keys(missionMarks)];

/** Questions that were asked though there was but one answer. */
const idle = new Set<string>();

interface Counts {
  [what: string]: number;
}

function add(counts: Counts, what: string, number = 1): void {
  counts[what] = (counts[what] ?? 0) + number;
}

/** Adds up the numbers that a line was said with, those of the texts within it among them. */
function addNumbers(numbers: Counts, name: string, params: Params = {}): void {
  for (const [param, value] of Object.entries(params)) {
    if (typeof value === 'number') add(numbers, `${name} ${param}`, value);
    else if (typeof value === 'object') addNumbers(numbers, `${name} ${param}`, value.params);
  }
}

/** What is barred takes a while to tell, so that not every question is looked at. */
const lookEvery = 3;

/**
 * How often each line is said in matches at random and by which rule, what its numbers add up to, and how often what is
 * barred and why: one that is no longer said, or said once more, is noticed.
 */
function tally() {
  const said: Counts = {};
  const rules: Counts = {};
  const numbers: Counts = {};
  const barred: Counts = {};
  const play = (match: ReturnType<typeof begin>, chance: Chance) => {
    for (let answers = 0; answers < 4_000 && match.decision !== undefined; answers++) {
      const seat = match.waitingFor[0]!;
      const ask = match.askOf(seat)!;
      if (ask.shape === 'one' && ask.options.length === 1) idle.add(match.decision.name);
      const blocked = answers % lookEvery === 0 ? (ask.showing?.blocked?.() ?? []) : [];
      for (const { key, reason, rule } of blocked)
        add(barred, `${key.replace(/(:\d+|[:@]\w+\.\w+)*$/, '')} ${reason.key} ${rule}`);
      match.answer(seat, randomAnswer(ask, chance));
    }
    for (const { key, rule, params } of match.log) {
      add(said, key);
      add(rules, `${key} ${rule}`);
      addNumbers(numbers, key, params);
    }
  };
  for (const mission of missionIds) {
    for (let nth = 0; nth < 12; nth++) {
      const words = `lines of ${mission} ${nth}`;
      const chance = new Chance(seedFrom(words));
      play(begin(anySetup(chance, mission, 3 + (nth % 4), nth % 2 === 0), words), chance);
    }
  }
  for (const campaign of campaignIds()) {
    for (let nth = 0; nth < 8; nth++) {
      const words = `lines of ${campaign} ${nth}`;
      const chance = new Chance(seedFrom(words));
      play(begin(anyCampaign(chance, campaign, 3 + (nth % 4), nth % 2 === 0), words, lenient), chance);
    }
  }
  return { said: inOrder(said), rules: inOrder(rules), numbers: inOrder(numbers), barred: inOrder(barred) };
}

function inOrder(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const tests = fileURLToPath(new URL('..', import.meta.url));

/** What all files among the tests hold that are called so. */
function read(name: RegExp): string {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter(file => name.test(file));
  return files.map(file => readFileSync(`${tests}/${file}`, 'utf8')).join('\n');
}

const written = read(/\.test\.ts$/);
const journals = read(/golden.*\.json$/);

/** A test waits for the line, or a match that is played again to the letter has it. */
function isWaitedFor(key: string): boolean {
  return (
    written.includes(`said('${key}')`) || written.includes(`line: '${key}'`) || journals.includes(`{"key":"${key}"`)
  );
}

/** Played by the first test that asks. */
let played: ReturnType<typeof tally> | undefined;
function heard() {
  played ??= tally();
  return played;
}

test('[ETS-ODD-35, ETS-ODD-33] every line of the log is said as often as before and with the same numbers, or a test waits for it by name; as much is barred', async () => {
  const { said, ...more } = heard();
  await expect(`${JSON.stringify({ said, ...more }, null, 2)}\n`).toMatchFileSnapshot('log-lines.json');
  const unheard = lines.filter(key => !(key in said) && !isWaitedFor(key));
  expect(unheard).toEqual([]);
});

test('[ETS-ODD-40] nobody is asked where there is but one answer', () => {
  heard();
  expect([...idle]).toEqual([]);
});
