import { checkMission } from '@starboard/endure';
import { describe, expect, test } from 'vitest';
import nightShift from '../../../games/endure/examples/night-shift.json' with { type: 'json' };
import { serveGames, siteForTest } from '../support/each-store.ts';
import { games } from '../support/games.ts';
import { guest } from '../support/house.ts';

/** As long as the story and the names of a mission may be, with the accents and quotes that they have. */
const story = { en: filled(nightShift.premise.en, 2_000), fr: filled(nightShift.premise.fr, 2_000) };
const names = { en: filled(nightShift.premise.en, 80), fr: filled(nightShift.premise.fr, 80) };

function filled(sentence: string, longest: number): string {
  return `${sentence.repeat(Math.ceil(longest / sentence.length)).slice(0, longest - 1)}…`;
}

/** As many tiles and objectives as the box has, and every text as long as may be. */
function largest() {
  const colours = [...Array(4).fill('green'), ...Array(4).fill('red'), ...Array(2).fill('blue')];
  const zones = ['MED.A', 'CREW.A', 'LAB.A', 'NAV.A', 'ENG.F', 'LIFE.A', 'SEC.A', 'ARM.A', 'MED.B', 'CREW.B'];
  return {
    ...nightShift,
    title: names,
    premise: story,
    needs: ['engineer'],
    map: ['MED@0 CREW@0 LAB@90 NAV@0', 'ENG@0 LIFE@0 SEC@0 ARM@0'],
    start: 'CREW.w',
    radar: ['LAB.A', 'MED.C', 'SEC.A', 'ENG.F'],
    objectives: zones.map((zone, at) => ({
      name: `parcel${at}`,
      words: names,
      colour: colours[at],
      zone,
      deed: { does: 'repair', only: 'engineer', actions: 3 },
    })),
    exits: [],
    aside: {},
    conditions: [],
    win: zones.map((_, at) => ({ goal: 'done', objective: `parcel${at}` })),
  };
}

async function scene() {
  const server = await serveGames(await siteForTest('SQLite'), games);
  const ada = await guest(server, 'Ada');
  const survivors = ['engineer-a', 'medic-a', 'marine-a'];
  const begin = (custom: object) =>
    ada.begin({ game: 'endure', setup: { mission: 'custom', custom, survivors }, seats: { 'medic-a': 'invite' } });
  return { ada, begin };
}

describe('a mission of one’s own', () => {
  test('fits into a request, however much it has to say', async () => {
    const mission = largest();
    expect(checkMission(mission)).toMatchObject({ ok: true });
    const { ada, begin } = await scene();
    const { id } = await begin(mission);
    expect((await ada.look(id)).table.setup).toMatchObject({ custom: { premise: story } });
  });

  test('stands in lists by its headline alone: a hundred of them would be long', async () => {
    const { ada, begin } = await scene();
    await begin(largest());
    const [listed] = await ada.matches();
    expect(listed).toMatchObject({ game: 'endure', headline: { title: { params: names } } });
    expect(listed).not.toHaveProperty('setup');
  });

  test('is refused if it is larger than a request may be, and nothing is begun', async () => {
    const mission = { ...largest(), premise: { en: '船'.repeat(30_000), fr: '' } };
    const { ada, begin } = await scene();
    await expect(begin(mission)).rejects.toMatchObject({ status: 413, code: 'too-large' });
    expect(await ada.matches()).toEqual([]);
  });
});
