import { pensFor, placesAsked } from '@starboard/board/terminal/testing';
import { type Scene, scene } from '@starboard/horde/testing';
import type { Language } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/index.ts';
import { hordeTerminal } from '../../src/terminal/index.ts';

const penIn = pensFor(hordeTerminal, texts);

function drawn({ state }: Scene, language: Language = 'en'): string[] {
  return hordeTerminal.draw(state, 'p1', penIn(language, 100));
}

/** The table itself: 24 rows of 48 characters, an inch wide and two high, behind their inches. */
const tableOf = (lines: readonly string[]) => lines.slice(3, 27).map(line => line.slice(4));

describe('the battlefield in characters', () => {
  test('has markers, heroes, enemies and terrain at their places', () => {
    const lines = drawn(
      scene()
        .hero(1, { at: [24, 30] })
        .hero(2, { at: [30, 30], wounds: 9 })
        .unit('raiders', [[4, 4]])
        .piece('cargo', [40, 40]),
    );
    const table = tableOf(lines);
    expect(table.map(row => row.length)).toEqual(Array.from({ length: 24 }, () => 48));
    const at = (x: number, y: number) => table[Math.floor(y / 2)]![x];
    expect([at(12, 12), at(36, 12), at(36, 36), at(12, 36), at(24, 24)]).toEqual(['①', '②', '③', '④', '⑤']);
    expect([at(24, 30), at(30, 30), at(4, 4), at(41, 40)]).toEqual(['1', '†', 'x', '▓']);
  });

  test('pieces half an inch thin are seen as well, lying and upright, and grease is', () => {
    const table = tableOf(
      drawn(
        scene()
          .piece('barrier', [30, 4])
          .piece('barrier', [40, 12], 1)
          .with(state => state.grease.push({ at: 97 * 40 + 20, rounds: 2 })),
      ),
    );
    expect(table[2]!.slice(29, 35)).toBe('.====.');
    expect([6, 7, 8].map(row => table[row]![40])).toEqual(['=', '=', '.']);
    expect([8, 9, 10, 11, 12].map(row => table[row]!.slice(6, 14))).toEqual([
      ...['........', '.≋≋≋≋≋≋.', '.≋≋≋≋≋≋.', '........', '........'],
    ]);
  });

  test('the legend tells what the pieces that are there do, in the inches of the table', () => {
    const legend = (set: Scene) => drawn(set).join(' ').replaceAll(/\s+/g, ' ');
    const cargo = legend(scene().piece('cargo', [40, 40]));
    expect(cargo).toContain('▓ Cargo: Impassable, blocks sight up to 2″.');
    expect(cargo).not.toContain('Bunker');
    expect(legend(scene({ table: 'small' }).piece('cargo', [10, 10]))).toContain('blocks sight up to 1″.');
  });

  test('says its inches above and at the left, half of them on the small table', () => {
    expect(drawn(scene())[2]).toBe('    0     6     12    18    24    30    36    42');
    expect(
      drawn(scene())
        .slice(3, 10)
        .map(line => line.slice(0, 3)),
    ).toEqual(['  0', '   ', '   ', '  6', '   ', '   ', ' 12']);
    expect(drawn(scene({ table: 'small' }))[2]).toBe('    0     3     6     9     12    15    18    21');
  });

  test('shows search tokens and treasures, even where a marker is', () => {
    const table = tableOf(drawn(scene().tokens([12, 12], [2, 2]).treasure([36, 36], { credits: 5 })));
    expect([table[6]!.slice(11, 13), table[1]![2], table[18]!.slice(35, 37)]).toEqual(['?①', '?', '$③']);
  });

  test('tells time, weather, alert, event and boss fight, with what they do', () => {
    const set = scene({ timeOfDay: 'night', weather: 'bad', alertness: 'assault', table: 'small' })
      .event(44, { hero: 2 })
      .with(state => Object.assign(state, { bossFight: true }));
    const lines = drawn(set);
    expect(lines[0]).toContain('Wave 1 · round 1 · boss fight');
    expect(lines.slice(2, 6)).toEqual([
      '  Night: −1 to hit when shooting; nobody sees further than 6″.',
      '  Bad: −1 to hit in melee; all movement is halved.',
      '  Full assault: After each round a die: 1 or 2 adds one alertness.',
      '  Event, Spotter Drone (Medic): A random hero shoots 3″ further, until the next event.',
    ]);
    expect(drawn(scene().event(31, { quarter: 3 })).join('\n')).toContain('Event, Crumbling Earth (quarter 3): ');
    expect(drawn(scene().event(32)).join('\n')).toContain('Event, Solar Flare: Everybody');
    expect(drawn(set, 'fr').join('\n')).toContain('combat de chef');
  });

  test('has a line for each hero and each unit', () => {
    const lines = drawn(
      scene()
        .hero(1, { wounds: 4, shaken: true, items: ['medKit'], conditions: ['impaired'] })
        .unit(
          'raiders',
          [
            [4, 4],
            [5, 4],
          ],
          { shaken: true },
        )
        .turnOf(2),
    );
    expect(lines.find(line => line.includes('Breacher'))).toContain('wounds left ██████░░░░ 6  Power ████ 4');
    expect(lines.find(line => line.includes('Medic'))).toMatch(/^▶/);
    expect(lines.find(line => line.includes('level 1'))).toContain('Shaken · Impaired · Med Kit');
    expect(lines.find(line => line.includes('Raiders'))).toBe('   1 Raiders 1 (2), Shaken');
  });
});

describe('places', () => {
  const asked = (at: readonly [number, number] = [2, 2], table: 'standard' | 'small' = 'standard') => {
    const played = scene({ heroes: ['medic', 'envoy'], table })
      .hero(1, { at })
      .turnOf(1)
      .play()
      .choose('advance');
    return placesAsked(hordeTerminal, played.match, 'p1');
  };

  test('are told and typed as inches to the east and to the south', () => {
    const { tell, read } = asked();
    expect(tell(penIn('en'))).toMatch(/^0\.5″ south: 0\.5–7\.5 · 1″ south: 0\.5–7\.5/);
    expect(tell(penIn('fr'))).toMatch(/0,5″ au sud \(0,5–7,5\)/);
    expect(['4 2.5', '4, 2.5', '4,2.5', ' 4 ; 2,5 ', '4x2.5'].map(read)).toEqual(Array(5).fill(5 * 97 + 8));
  });

  test.each([
    ['en', 'standard', [44.5, 46.5]],
    ['en', 'small', [20.5, 22.5]],
    ['fr', 'small', [20.5, 22.5]],
  ] as const)('are typed, in %s on the %s table, as in the example of the question', (language, table, at) => {
    const { fits, read, isOffered } = asked(at, table);
    const [, typed] = /:\s(\S+\s\S+)$/.exec(fits(penIn(language)))!;
    expect(isOffered(read(typed!))).toBe(true);
  });

  test('that are none are not read; others are, though they be out of reach', () => {
    const { read, isOffered } = asked();
    expect(['3440', '4.25 2', '50 2'].map(read)).toEqual([undefined, undefined, undefined]);
    expect([read('40 40'), isOffered(read('40 40'))]).toEqual([80 * 97 + 80, false]);
  });
});
