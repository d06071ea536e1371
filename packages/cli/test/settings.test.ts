import { describe, expect, test } from 'vitest';
import { inside, starboard } from './support/run.ts';
import { shelves } from './support/shelves.ts';

/** The set-up that the made-up game has understood. */
async function setupOf(...args: string[]) {
  const { code, out, err } = await inside(['sim', 'expedition', '--games', '1', '--threads', '1', '--json', ...args], {
    shelves,
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out).setup;
}

describe('the settings of a game are flags', () => {
  test('of play', async () => {
    const { out } = await starboard(['play', 'beacon', '--season', 'storm'], ['q']);
    expect(out).toContain('The lamp needs a charge of 19.');
    expect((await inside(['play', 'beacon', '--season=calm'], { typed: ['q'] })).out).toContain(
      'needs a charge of 13.',
    );
    expect((await inside(['play', '--season', 'calm', 'beacon'], { typed: ['q'] })).out).toContain('a charge of 13.');
  });

  test.concurrent('of sim: numbers, lists, objects, yes and no, text', async () => {
    const usual = { crew: 2, nightFall: false, games: 1, motto: null, pace: 'slow' };
    expect(await setupOf('--pace', 'slow')).toEqual(usual);
    expect(await setupOf('--pace', 'fast', '--crew', '4', '--night-fall', 'true', '--motto', 'ad astra')).toEqual({
      ...usual,
      pace: 'fast',
      crew: 4,
      nightFall: true,
      motto: 'ad astra',
    });
    expect(await setupOf('--pace=slow', '--crew=["medic","pilot"]', '--weather', '{"wind":3}')).toEqual({
      ...usual,
      crew: ['medic', 'pilot'],
      weather: { wind: 3, rain: false },
    });
  });

  test.concurrent('and of two that disagree the last one holds, whichever way it was given', async () => {
    expect(await setupOf('--pace', 'slow', '--set', 'pace=fast')).toMatchObject({ pace: 'fast' });
    expect(await setupOf('--set', 'pace=fast', '--pace', 'slow')).toMatchObject({ pace: 'slow' });
  });

  test.concurrent('but where the command has a flag of that name, --set remains', async () => {
    const { out } = await inside(
      ['sim', 'expedition', '--games', '3', '--set', 'games=5', '--pace', 'slow', '--threads', '1', '--json'],
      { shelves },
    );
    expect(JSON.parse(out)).toMatchObject({ games: 3, setup: { games: 5 } });
  });

  test.each([
    [['--crew', '7', '--pace', 'slow'], '  crew: '],
    [['--crew', '[]', '--pace', 'slow'], '  crew: '],
    [['--weather', '{"wind":"strong"}', '--pace', 'slow'], '  weather.wind: Invalid input: expected number'],
    [['--night-fall', 'perhaps', '--pace', 'slow'], '  nightFall: Invalid input: expected boolean'],
    [[], '  pace: '],
  ])('and a wrong value is refused: %j', async (args, problem) => {
    const { code, out, err } = await inside(['sim', 'expedition', ...args], { shelves });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.split('\n')[0]).toBe('This cannot be played:');
    expect(err.split('\n')[1]!.startsWith(problem), err).toBe(true);
  });
});

describe('a flag that the game does not know', () => {
  test.each([
    [['play', 'stroll', '--altitude', '3'], 'There is no option --altitude.\nstarboard play stroll --help lists'],
    [['sim', 'stroll', '--crew', '3'], 'There is no option --crew here: it belongs to expedition.'],
    [['sim', 'stroll', '--crew=3'], 'There is no option --crew=3 here: it belongs to expedition.'],
    [['bench', '--night-fall', 'true'], 'There is no option --night-fall here: it belongs to expedition.'],
    [['sim', 'expedition', '--nightFall', 'true'], 'There is no option --nightFall.'],
    [
      ['sim', 'stroll', '--crew', '3', '--language', 'fr'],
      'L’option --crew n’existe pas ici, mais seulement pour expedition.',
    ],
    [
      ['sim', 'nowhere', '--crew', '3'],
      'There is no game “nowhere”. On the shelf: stroll, expedition, faulty, endless.',
    ],
  ])('%j', async (args, sentence) => {
    const { code, out, err } = await inside(args, { shelves });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(sentence), err).toBe(true);
  });
});

describe('help', () => {
  const settingsIn = (help: string) =>
    help
      .slice(help.indexOf('expedition:\n'))
      .trimEnd()
      .replace(/\n {10,}/g, ' ')
      .split('\n')
      .slice(1)
      .map(line => line.trim().split(/ {2,}/));

  test.each(['play', 'sim', 'bench'])('of %s lists the settings of the game that is named', async command => {
    const { code, out } = await inside([command, 'expedition', '--help'], { shelves });
    expect(code).toBe(0);
    expect(settingsIn(out)).toEqual([
      ['--crew <value>', 'a number from 1 to 6, or a JSON list of: medic, pilot; 2 if not given'],
      ['--weather <value>', 'a JSON object with: wind, rain'],
      ['--night-fall <value>', 'true, false; false if not given'],
      ...(command === 'sim' ? [] : [['--games <value>', 'a number from 1 on; 1 if not given']]),
      ['--motto <value>', 'any text, or null; null if not given'],
      ['--pace <value>', 'slow, fast; must be given'],
    ]);
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(80);
  });

  test('in French, down to what stands for a value', async () => {
    const { out } = await inside(['sim', '--help', 'expedition', '--language', 'fr'], { shelves });
    expect(out).toContain('Réglages (expedition)\u00a0:');
    expect(settingsIn(out.replace('(expedition)\u00a0:', 'expedition:'))[0]).toEqual([
      '--crew <valeur>',
      'un nombre de 1 à 6, ou une liste JSON (medic, pilot)\u00a0; 2 par défaut',
    ]);
    expect(out).toMatch(/^Usage\u00a0: starboard sim \[options\] <jeu>$/m);
    expect(out).toContain('--seed <mots>');
  });

  test('without a game shows the usual one’s where there is one', async () => {
    expect((await inside(['play', '--help'])).out).toMatch(
      /--mission <value> +CG00, CG01, [^;]*custom; CG00 if not given/,
    );
    expect((await inside(['sim', '--help'])).out).not.toContain('--season');
  });

  test.each(['en', 'fr'])('names every command in %s', async language => {
    const { code, out } = await inside(['--help', '--language', language]);
    expect(code).toBe(0);
    for (const command of ['play', 'sim', 'replay', 'bench']) expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  });
});

test('what a game itself finds wrong with a set-up is told in the reader’s language', async () => {
  const wrong = async (language: string) =>
    (await inside(['sim', 'endure', '--survivors', '2', '--language', language])).err;
  expect(await wrong('en')).toContain('survivors: A mission takes 3 to 6 survivors (ETS-GAME-06).');
  expect(await wrong('fr')).toContain('survivors: Une mission se joue avec 3 à 6 survivants (ETS-GAME-06).');
});
