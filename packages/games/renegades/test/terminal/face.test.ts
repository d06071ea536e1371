import { pensFor, placesAsked } from '@starboard/board/terminal/testing';
import type { Viewer } from '@starboard/kernel';
import type { Language } from '@starboard/kernel/text';
import { cellAt, type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { renegades, texts } from '../../src/index.ts';
import { renegadesTerminal } from '../../src/terminal/index.ts';

const penIn = pensFor(renegadesTerminal, texts);

function drawn({ state }: Scene, eyes: Viewer = 'p1', language: Language = 'en', width = 80): string[] {
  return renegadesTerminal.draw(renegades.view(state, eyes), eyes, penIn(language, width));
}

/** The character at a square of a board, found by the rulers alone. */
function at(lines: readonly string[], board: 'Orbit' | 'Surface', square: string): string {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(square)!;
  const [ones, tens] = [lines[4]!, lines[3]!];
  const from = lines[2]!.indexOf(board);
  const column = [...ones].findIndex((letter, col) => {
    const name = `${tens[col] ?? ' '}${letter}`.trim();
    return col >= from && name === letters;
  });
  const line = lines.slice(5).find(each => each.slice(from - 3, from).trim() === row)!;
  return line[column] ?? ' ';
}

const busy = () =>
  scene()
    .ship(1, { at: [10, 10], facing: 'NE', orbital: 'lockOn', armory: ['pulseRifle', 'pulseRifle'] })
    .ship(2, { at: [20, 4], facing: 'W', flipped: true, damage: 2, upgrades: [] })
    .fighter('syphon', [3, 3])
    .crew('lexxa', { at: [12, 6], cards: ['arcPistol'], wounds: 2, stealth: true })
    .crew('ronara', { at: [12, 7], wounds: 99 })
    .npc('zurathiWarrior', [14, 6], { asleep: true })
    .npc('zurathiWarrior', [15, 6])
    .container(1, [13, 1])
    .container(2, [14, 1])
    .salvage(3, [1, 14])
    .parameter('xelani', 'character', [11, 12])
    .parameter('data', 'data', null, { bearer: 'lexxa' })
    .fire([16, 1])
    .with(state => {
      state.containers[1]!.seenBy.push('p1');
      state.events.discard.push('brushfire');
      state.bounties.push({ seat: 'p1', crew: 'flibby', met: false }, { seat: 'p2', crew: 'prak', met: false });
      state.order = [1, 2];
    })
    .partyTurn('lexxa');

describe('both boards in characters', () => {
  test('every piece stands where the rulers say', () => {
    const lines = drawn(busy());
    expect(['N14', 'O13', 'H24', 'G24', 'G7'].map(square => at(lines, 'Orbit', square))).toEqual([
      ...['1', '↗', '2', '←'],
      at(lines, 'Orbit', 'G7'),
    ]);
    expect(at(lines, 'Orbit', 'G7')).toMatch(/[a-z]/);
    expect(at(lines, 'Orbit', 'R5')).toBe('?');
    expect(['J16', 'K16', 'J18', 'J19'].map(square => at(lines, 'Surface', square))).toEqual(['L', 'R', 'z', 'u']);
    expect(['E17', 'E18', 'P15', 'E20'].map(square => at(lines, 'Surface', square))).toEqual(['?', '!', '◆', '*']);
  });

  test('what is on the board is told with its square, its strength and its state', () => {
    const all = drawn(busy(), 'p1', 'en', 400).join('\n');
    expect(all).toContain('▶ 1 Icarus           shields ██████████ 10  N14 NE in orbit');
    expect(all).toContain('  2 Destiny Aurora   hull ████░░ 4  H24 W in orbit');
    expect(all).toContain('▶L Lexxa (7/9, J16, Arc Pistol, in stealth)');
    expect(all).toContain('R Ronara (0/7, K16, knocked out)');
    expect(all).toContain('Prak (8/8, Weapons)');
    expect(all).toContain('z Zurathi Warrior 2 (3/3, J18, on guard) · u Zurathi Warrior 3 (3/3, J19)');
    expect(all).toMatch(/s Syphon fighter 1 \(2\/2, G7\)/);
    expect(all).toContain('armory: Pulse Rifle ×2');
    expect(all).toContain('tactical cards: Lock On');
  });

  test('the mission: goal, what it is about and where, whose turn is to come, the last event', () => {
    const all = drawn(busy(), 'p1', 'en', 400).join('\n');
    expect(all).toMatch(/^Race for the Beacon · round 1 · Parties {2}\d+ events left/);
    expect(all).toContain('Goal: Get it aboard a ship of your side');
    expect(all).toContain('Xe’lani: P15');
    expect(all).toContain('Data: with Lexxa');
    expect(all).toContain('Still to act: 1 Icarus');
    expect(all).toContain('Last event, Brushfire: ');
    const marked = scene().parameter('site', 'site', [11, 12], { marked: 'coalition' });
    expect(drawn(marked).join('\n')).toContain('  A site: P15, marked (Coalition)');
  });

  test('doors that are shut, mines that are spent and docks that are closed are seen as such', () => {
    const surface = 'CT1 S2 S4 S5 S7 C2 C3 C6 C7 DK1 DK2 DK3 DK4 0';
    const lines = drawn(scene({ surface }));
    const row = lines.findIndex((line, index) => index > 4 && line.slice(39).includes('+'));
    const column = lines[row]!.indexOf('+', 39);
    const cell = (row - 5) * 32 + column - 40;
    const shut = drawn(scene({ surface }).with(state => state.shutDoors.push(cell)));
    expect(lines[row]![column]).toBe('+');
    expect(shut[row]![column]).toBe('╬');
    expect(shut.join('\n')).toContain('╬\u00a0shut door');
    expect(lines.join('\n')).not.toContain('shut door');

    const orbit = 'NB OS1 OS2 OS3 OS4 OC1 OC2 OC3 OC4 portSaven earth neutral mission 0';
    const mined = drawn(scene({ orbit }));
    const mineRow = mined.findIndex((line, index) => index > 4 && line.slice(0, 35).includes('×'));
    const mineColumn = mined[mineRow]!.indexOf('×');
    const spent = drawn(scene({ orbit }).with(state => state.spentMines.push((mineRow - 5) * 32 + mineColumn - 3)));
    expect(spent[mineRow]![mineColumn]).toBe('.');

    const open = drawn(scene());
    expect(at(open, 'Surface', 'B16')).toBe('□');
    const closed = drawn(scene().with(state => state.closedDocks.push(cellAt([12, -2]))));
    expect(at(closed, 'Surface', 'B16')).toBe('.');
  });

  test('signs and areas are explained', () => {
    const all = drawn(busy(), 'p1', 'en', 400).join('\n');
    const legend = all.replaceAll('\u00a0', ' ');
    expect(legend).toContain('▶ whose turn it is · 1 ship · ↗ ← the way it faces · L crew · s NPC');
    expect(legend).toContain('? token nobody has shown you · ! token you know · ◆ mission parameter');
    expect(all).toMatch(/Orbit: center .* · northern rim Port Saven · eastern rim Earth/);
    expect(all).toMatch(/Surface: center .*/);
  });

  test('tokens and bounties are told only to those who know them', () => {
    const known = (eyes: Viewer) => drawn(busy(), eyes, 'en', 400).join('\n');
    expect(known('p1')).toMatch(/A container: .*: E18/);
    expect(known('p1')).toContain('bounty of Player 1: Flibby');
    expect(known('p1')).not.toContain('bounty of Player 2');
    for (const eyes of ['p2', 'spectator'] as const) {
      expect(known(eyes)).not.toContain('! token');
      expect(known(eyes)).not.toContain('A container: ');
      expect(known(eyes)).not.toContain('Flibby (met)');
      expect(known(eyes)).not.toContain('bounty of Player 1');
    }
    expect(at(drawn(busy(), 'p2'), 'Surface', 'E18')).toBe('?');
  });

  test('fits its width in both languages: side by side, or one below the other', () => {
    for (const language of ['en', 'fr'] as const) {
      for (const width of [100, 80, 60]) {
        const lines = drawn(busy(), 'p1', language, width);
        expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(width);
        expect(lines.join('\n')).not.toContain('⟨');
        expect(lines.filter(line => /^ 1 {2}/.test(line)).length).toBe(width < 72 ? 2 : 1);
      }
    }
  });
});

describe('places', () => {
  const asked = (played: ReturnType<Scene['play']>) => placesAsked(renegadesTerminal, played.match, 'p1');
  const flying = () =>
    asked(
      scene()
        .ship(1, { at: [10, 10], facing: 'N' })
        .turnOf(1)
        .play()
        .choose('move'),
    );
  const walking = () =>
    asked(
      scene()
        .crew('lexxa', { at: [12, 6] })
        .partyTurn('lexxa')
        .play()
        .choose('move'),
    );
  test('of a walk are squares, told and typed by column and row', () => {
    const { fits, tell, read } = walking();
    const told = tell(penIn('en'));
    expect(told).toMatch(/^F11–I11 · G12–H12 · L12–O12 · E13–J13 · /);
    expect(told).toContain(' · E16–O16 · ');
    expect(told).not.toMatch(/\d{3}/);
    expect(fits(penIn('en'))).toBe('Type a square by its column and row: H12');
    expect(['K16', 'k16', ' k 16 '].map(read)).toEqual(Array(3).fill(cellAt([12, 7])));
  });

  test('of a flight are squares and facings', () => {
    const { tell, read } = flying();
    expect(tell(penIn('en'))).toContain(' · J13 W · K13–O13 (any facing) · P13 NE E · ');
    expect(tell(penIn('en'))).not.toMatch(/\d{3}/);
    const north = cellAt([9, 10]) * 8;
    expect(['N13 N', 'n13 n', 'N13,N'].map(read)).toEqual([north, north, north]);
    expect(read('N13 NE')).toBe(north + 1);
    expect(['N13 O', 'N13 W'].map(read)).toEqual([north + 6, north + 6]);
    expect(['N13 SO', 'N13 sw'].map(read)).toEqual([north + 5, north + 5]);
  });

  test('every square of the board is told as it is typed', () => {
    const names = renegadesTerminal.places!;
    const view = renegades.view(scene().state, 'p1');
    for (let cell = 0; cell < 1024; cell += 7) {
      const ask = { shape: 'place', space: 'surface', places: [cell, 1], options: [], blocked: [] } as const;
      const told = names.tell(view, ask, penIn('en'));
      expect(names.read(view, ask, told)).toBe(cell);
      const pose = { ...ask, space: 'poses', places: [cell * 8 + (cell % 8), 1] };
      for (const language of ['en', 'fr'] as const) {
        expect(names.read(view, pose, names.tell(view, pose, penIn(language)))).toBe(cell * 8 + (cell % 8));
      }
    }
  });

  test('that lie beside one another are told as one stretch, and never around the rim', () => {
    const names = renegadesTerminal.places!;
    const view = renegades.view(scene().state, 'p1');
    const tell = (space: string, places: number[], language: Language = 'en') =>
      names.tell(view, { shape: 'place', space, places, options: [], blocked: [] }, penIn(language));
    expect(tell('surface', [0, 3, 31, 2])).toBe('A1–C1 · AF1 · A2');
    expect(tell('poses', [8 * 40, 16, 8 * 42 + 5, 2])).toBe('I2–J2 (any facing) · K2 SW W');
    expect(tell('poses', [8 * 42 + 5, 2], 'fr')).toBe('K2 SO O');
  });

  test('that are none are not read; others are, though they be out of reach; what lacks a facing is told so', () => {
    const [onFoot, aboard] = [walking(), flying()];
    for (const typed of ['3440', 'ZZ9', 'A33', 'A0', 'K16 N']) expect(onFoot.read(typed), typed).toBeUndefined();
    expect([onFoot.read('AF32'), onFoot.isOffered(onFoot.read('AF32'))]).toEqual([1023, false]);
    expect(aboard.read('N13')).toEqual({ key: 'terminal.noFacing', params: { typed: 'N13' } });
    expect(aboard.read('N13 Q')).toBeUndefined();
    expect([aboard.read('A1 N'), aboard.isOffered(aboard.read('A1 N'))]).toEqual([0, false]);
  });
});

test('a chase is drawn with the home board where it ends, squares counted anew', () => {
  const set = scene({ tier: 3 })
    .ship(1, { where: 'landed', cell: 12 })
    .crew('lexxa', { aboard: 0, on: 'home', cell: 0 })
    .with(state => Object.assign(state, { chase: 'renegade' }));
  const lines = drawn(set, 'p1', 'en', 80);
  expect(lines[2]).toContain('Home');
  const all = lines.join('\n');
  expect(all).toContain('B2 landed at home');
  expect(all).toContain('L Lexxa (9/9, A1)');
});
