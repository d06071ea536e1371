import { pensFor } from '@starboard/board/terminal/testing';
import { type Scene, scene } from '@starboard/endeavours/testing';
import type { Language } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { endeavours, texts } from '../../src/index.ts';
import { endeavoursTerminal } from '../../src/terminal/index.ts';

const penIn = pensFor(endeavoursTerminal, texts);

function drawn({ state }: Scene, language: Language = 'en', width = 80): string[] {
  return endeavoursTerminal.draw(endeavours.view(state, 'player'), 'player', penIn(language, width));
}

const busy = () =>
  scene()
    .year(5)
    .bank(7)
    .rocket('LEO', {
      cards: [
        'T05',
        'G08',
        'H08',
        { card: 'C07', side: 'white', lonely: true },
        { card: 'rover', side: 'front', damaged: true },
      ],
      wet: 10,
      cargo: { water: 2 },
      glitch: true,
      moved: true,
    })
    .outpost('BENNU', { cards: ['spareParts', 'spareParts'] })
    .factory('BENNU')
    .site('CERES', { visited: true, hazard: [2], terrain: 3, potential: 4 })
    .mission('CO1')
    .mission('CO2', { status: 'done' })
    .station('fuelDepot', 'EML1')
    .unlocked('rover')
    .hand('T03', 'R05')
    .with(state => {
      state.satellites.push('MA-B');
      state.skies.push({ card: 'OA1-1', until: 9 });
    });

describe('the table of Endeavours', () => {
  test('year, season, Aqua, score, missions, and the Sun with the year in brackets', () => {
    expect(drawn(busy()).slice(0, 4)).toEqual([
      'Year 5 of 84 · yellow season',
      '7 Aqua · score 8 of 60 · missions 1 of 3',
      '─'.repeat(80),
      '  Sun ░░▒▒[▒]▒▓▓▓▓░░ · red season from year 7',
    ]);
    expect(drawn(busy())[4]).toMatch(/^ {2}\w.* \(until year 9\)$/);
    expect(drawn(scene().year(12))[3]).toBe('  Sun ░░▒▒▒▒▓▓▓▓░[░] · yellow season from year 15');
    expect(drawn(scene().year(13))[3]).toBe('  Sun [░]░▒▒▒▒▓▓▓▓░░ · yellow season from year 15');
  });

  test('no season turns after the last year', () => {
    expect(drawn(scene().year(84))[3]).toBe('  Sun ░░▒▒▒▒▓▓▓▓░[░]');
  });

  test('Stacks with place, masses, fuel, thrust, Cargo and state, and their cards', () => {
    const all = drawn(busy(), 'en', 400).join('\n');
    expect(all).toMatch(
      /^Rocket · Low Earth Orbit · dry mass \d+, wet 10, fuel \d+ steps \(water\), net thrust \d+, Cargo 2 tanks of water, Glitch, has moved$/m,
    );
    expect(all).toMatch(/^ {4}.* · .* \(lonely\) · Curiosity Rover \(damaged\)$/m);
    expect(all).toMatch(/^Outpost · 101955 Bennu · dry mass \d+$/m);
    expect(all).toMatch(/^ {4}Spare Parts ×2$/m);
  });

  test('a Stack in a wormhole is nowhere', () => {
    const lost = scene()
      .rocket('LEO', { cards: ['T05'], arrives: { year: 9, node: 'LEO' } })
      .with(({ stacks }) => Object.assign(stacks.at(-1)!, { node: null }));
    expect(drawn(lost, 'en', 400).join('\n')).toMatch(/^Rocket · in a wormhole · .*in a wormhole until year 9$/m);
  });

  test('what is where, from the Sun outwards', () => {
    const lines = drawn(busy(), 'en', 400);
    const from = lines.indexOf('Where things are, from the Sun outwards');
    const places = lines.slice(from + 1, lines.indexOf('', from));
    expect(places.find(line => line.startsWith('  Low Earth Orbit: '))).toContain('Rocket');
    expect(places.find(line => line.startsWith('  101955 Bennu: '))).toMatch(
      /^ {2}101955 Bennu: Outpost · Earth zone, type C, size \d+, hydration \d+ .*· Factory$/,
    );
    expect(places.find(line => line.includes('Ceres zone'))).toContain('Hazard 2, terrain 3, potential 4');
    expect(places.find(line => line.startsWith('  Earth–Moon L1: '))).toContain('Station');
    expect(places.find(line => line.includes('Mars zone'))).toContain('Satellite');
    const zones = places.map(line => /(Mercury|Venus|Earth|Mars|Ceres|Jupiter) zone/.exec(line)![1]!);
    const order = ['Mercury', 'Venus', 'Earth', 'Mars', 'Ceres', 'Jupiter'];
    expect(zones.map(zone => order.indexOf(zone))).toEqual(zones.map(zone => order.indexOf(zone)).sort());
  });

  test('missions with points and what they still want, done ones without', () => {
    const all = drawn(busy(), 'en', 400).join('\n');
    expect(all).toMatch(/^ {2}○ Colony: .* \(8 points.*\)\n {4}– A Colony on /m);
    expect(all).toMatch(/^ {2}✓ .* \(\d+ points\)$/m);
  });

  test('the Hand with what its cards are good for, and what is at work', () => {
    const lines = drawn(busy(), 'en', 400);
    const hand = lines.slice(lines.indexOf('Hand') + 1);
    expect(hand).toEqual([
      '  Closed-Drift Xenon Drive (mass 1): thrust 2 · 1 fuel a burn · needs steady current · 1 therm of heat · push',
      '  Heliostat Scanner (mass 1): ISRU 2 · raygun · solar',
    ]);
    expect(lines.find(line => line.startsWith('At work: '))).toContain('Rover');
  });

  test('fits its width in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      for (const width of [100, 80, 60]) {
        const lines = drawn(busy(), language, width);
        expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(width);
        expect(lines.join('\n')).not.toContain('⟨');
      }
    }
    const [title, , , sun] = drawn(busy(), 'fr');
    expect(title).toBe('Année 5 sur 84 · saison jaune');
    expect(sun).toMatch(/ · année 7\s: saison rouge$/);
  });
});
