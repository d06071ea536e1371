import { readdirSync, readFileSync } from 'node:fs';
import { Chance, randomAnswer, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { marks } from '../src/board/marks.ts';
import { missionMarks } from '../src/board/mission-marks.ts';
import { campaignIds } from '../src/content/campaigns.ts';
import { missionIds } from '../src/content/missions/index.ts';
import { anyCampaign, anySetup, begin, lenient } from './any-game.ts';

/** Every line that the log can have: each has its sign on the page. */
const lines = [...Object.keys(marks), ...Object.keys(missionMarks)];

/** Questions that were asked though there was but one answer. */
const idle = new Set<string>();

/** How often each line is said in matches at random: one that is no longer said, or said once more, is noticed. */
function tally(): { readonly [key: string]: number } {
  const said: { [key: string]: number } = {};
  const play = (match: ReturnType<typeof begin>, chance: Chance) => {
    for (let answers = 0; answers < 4_000 && match.decision !== undefined; answers++) {
      const seat = match.waitingFor[0]!;
      const ask = match.askOf(seat)!;
      if (ask.shape === 'one' && ask.options.length === 1) idle.add(match.decision.name);
      match.answer(seat, randomAnswer(ask, chance));
    }
    for (const { key } of match.log) said[key] = (said[key] ?? 0) + 1;
  };
  for (const mission of missionIds) {
    for (let nth = 0; nth < 12; nth++) {
      const words = `lines of ${mission} ${nth}`;
      const chance = new Chance(seedFrom(words));
      play(begin(anySetup(chance, mission, 3 + (nth % 4), nth % 2 === 0), words), chance);
    }
  }
  for (const campaign of campaignIds) {
    for (let nth = 0; nth < 8; nth++) {
      const words = `lines of ${campaign} ${nth}`;
      const chance = new Chance(seedFrom(words));
      play(begin(anyCampaign(chance, campaign, 3 + (nth % 4), nth % 2 === 0), words, lenient), chance);
    }
  }
  return Object.fromEntries(Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const here = new URL('.', import.meta.url);

/** What all files of a folder hold. */
function read(folder: string, ending: string): string {
  const place = new URL(folder, here);
  const files = readdirSync(place).filter(file => file.endsWith(ending));
  return files.map(file => readFileSync(new URL(file, place), 'utf8')).join('\n');
}

const tests = read('./', '.test.ts');
const journals = read('golden/', '.json');

/** A test waits for the line, or a match that is played again to the letter has it. */
function isWaitedFor(key: string): boolean {
  return tests.includes(`said('${key}')`) || tests.includes(`line: '${key}'`) || journals.includes(`{"key":"${key}"`);
}

const said = tally();

test('[ETS-ODD-35] every line of the log is said as often as before, or a test waits for it by name', async () => {
  await expect(`${JSON.stringify(said, null, 2)}\n`).toMatchFileSnapshot('log-lines.json');
  const unheard = lines.filter(key => !(key in said) && !isWaitedFor(key));
  expect(unheard).toEqual([]);
});

test('[ETS-ODD-40] nobody is asked where there is but one answer', () => {
  expect([...idle]).toEqual([]);
});
