import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inside } from './support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mission = {
  id: 'NIGHT-SHIFT',
  title: { en: 'Night Shift', fr: 'Équipe de nuit' },
  faction: 'gep',
  difficulty: 'easy',
  minutes: 20,
  map: ['CREW@0 REC@0'],
  start: 'CREW.w',
  radar: ['REC.A'],
  tokens: { 3: ['4 swarmer'], 4: ['5 swarmer'], 5: ['6 swarmer'] },
  objectives: [],
  exits: [{ tile: 'CREW', side: 'W' }],
  win: [{ goal: 'survivorsOut' }],
};

function saved(written: unknown): string {
  const file = join(folder, 'mission.json');
  writeFileSync(file, typeof written === 'string' ? written : JSON.stringify(written));
  return file;
}

describe('starboard check', () => {
  test('says that nothing is wrong, with the mission’s name in the reader’s language', async () => {
    const file = saved(mission);
    expect(await inside(['check', file])).toEqual({
      code: 0,
      out: `“${file}” is a mission: Night Shift. Nothing is wrong with it.\n`,
      err: '',
    });
    expect((await inside(['check', file, '--language', 'fr'])).out).toContain('Équipe de nuit');
  });

  test('says of a file that is nested without end just that', async () => {
    for (const deep of ['['.repeat(20_000) + ']'.repeat(20_000), `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`]) {
      const file = saved(deep);
      for (const command of ['check', 'replay']) {
        const { code, err } = await inside([command, file]);
        const said = `The file “${file}” is nested far deeper than any journal or mission.`;
        expect({ code, err: err.replaceAll(/\s+/g, ' ').trim() }).toEqual({ code: 1, err: said });
      }
    }
  });

  test('lists everything that is wrong, with where it is, and fails', async () => {
    const file = saved({ ...mission, start: 'CREW.q', radar: ['LAB.A'], exits: [], minutes: undefined });
    const { code, out, err } = await inside(['check', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.split('\n').slice(1, -1)).toEqual([
      '  minutes: is missing.',
      '  start: is no zone of this map: CREW.q.',
      '  radar.0: is no zone of this map: LAB.A.',
      '  win.0: needs an exit in the mission.',
    ]);
    expect(err).toContain('4 things are wrong');
  });

  test('says it in French', async () => {
    const file = saved({ ...mission, faction: 'bugs', minutes: undefined });
    const { err } = await inside(['check', file, '--language', 'fr']);
    expect(err).toContain('minutes: manque');
    expect(err).toContain('faction: devrait être l’une de ces valeurs\u00a0: gep, sentry, redeemer.');
  });

  test('prints nothing of a file that would do something to the terminal', async () => {
    const evil = 'Night\u001b[2J\u009b31m\r\nShift\u0007\u007f';
    const named = await inside(['check', saved({ ...mission, title: { en: evil, fr: evil } })]);
    expect(named).toMatchObject({ code: 1, err: expect.stringContaining('title.en: has characters that nobody sees') });
    const wrong = await inside(['check', saved({ ...mission, [evil]: 1 })]);
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain('Night\ufffd');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
    for (const { out, err } of [named, wrong]) expect(out + err).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f]/);
  });

  test('stops after a hundred things, and says how many more there are', async () => {
    const tokens = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [at, 'none']));
    const { err } = await inside(['check', saved({ ...mission, tokens })]);
    expect(err.split('\n').slice(0, -1)).toHaveLength(102);
    expect(err).toMatch(/and 4,9\d\d more\n$/);
  });

  test('takes a file that begins with a mark of its editor', async () => {
    expect((await inside(['check', saved(`\ufeff${JSON.stringify(mission)}`)])).code).toBe(0);
  });

  test('a file that is not there, or no JSON', async () => {
    expect((await inside(['check', join(folder, 'none.json')])).err).toContain('cannot be read: there is no');
    expect((await inside(['check', saved('{ "id": ')])).err).toContain('is broken');
    expect((await inside(['check'])).code).toBe(2);
  });
});
