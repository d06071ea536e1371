import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inside } from '../support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-mission-'));
afterAll(() => rmSync(folder, { recursive: true }));

const example = new URL('../../../games/endure/examples/night-shift.json', import.meta.url);
const mission = JSON.parse(readFileSync(example, 'utf8'));

function saved(name: string, written: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof written === 'string' ? written : JSON.stringify(written));
  return file;
}

const good = saved('a mission of mine.json', mission);
const bad = saved('bad.json', { ...mission, start: 'CREW.q', exits: [] });

describe('starboard play --mission-file', () => {
  test('plays the mission in the file', async () => {
    const { code, out } = await inside(['play', 'endure', '--mission-file', good, '--seed', 'mine'], { typed: ['q'] });
    expect(code).toBe(0);
    expect(out).toContain('Night Shift');
    const french = ['play', 'endure', '--mission-file', good, '--language', 'fr'];
    expect((await inside(french, { typed: ['q'] })).out).toContain(mission.title.fr);
  });

  test('stands beside other settings, but not beside another mission', async () => {
    const three = ['play', 'endure', '--mission-file', good, '--survivors', '3'];
    expect((await inside(three, { typed: ['q'] })).code).toBe(0);
    const { code, err } = await inside(['play', 'endure', '--mission', 'CG01', '--mission-file', good]);
    expect(code).toBe(2);
    expect(err).toContain('Two missions at once: give either --mission or --mission-file.');
  });

  test('lists everything that is wrong with the file, and with where', async () => {
    const { code, out, err } = await inside(['play', 'endure', '--mission-file', bad]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`4 things are wrong with “${bad}”:`);
    expect(err).toContain('start: is no zone of this map: CREW.q.');
  });

  test('says where a file is no JSON, and that there is none', async () => {
    const broken = await inside(['play', 'endure', '--mission-file', saved('broken.json', '{ "id": }')]);
    expect([broken.code, broken.err.includes('line 1')]).toEqual([1, true]);
    const missing = await inside(['play', 'endure', '--mission-file', join(folder, 'none.json')]);
    expect([missing.code, missing.err.includes('none.json')]).toEqual([1, true]);
  });

  test('a game without missions of one’s own says so', async () => {
    const { code, err } = await inside(['play', 'beacon', '--set', `missionFile=${good}`]);
    expect(code).toBe(2);
    expect(err).toContain('No missions of one’s own can be played in this game: beacon.');
    expect((await inside(['play', 'beacon', '--help'])).out).not.toContain('--mission-file');
    expect((await inside(['play', 'endure', '--help'])).out).toContain('--mission-file');
  });
});

describe('starboard sim --mission-file', () => {
  test('plays it many times, and tells how to do so again', async () => {
    const args = ['sim', 'endure', '--games', '2', '--seed', 'mine', '--threads', '1', '--json'];
    const { code, out } = await inside([...args, '--mission-file', good]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2, setup: { mission: 'custom', custom: { id: mission.id } } });
  });

  test('says what is wrong with it', async () => {
    const { code, err } = await inside(['sim', 'endure', '--games', '1', '--mission-file', bad]);
    expect(code).toBe(1);
    expect(err).toContain('things are wrong with');
  });
});
