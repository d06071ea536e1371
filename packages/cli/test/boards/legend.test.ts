import { endeavours } from '@starboard/endeavours';
import { scene as endeavoursScene } from '@starboard/endeavours/testing';
import { endure, missionIds as endureMissions } from '@starboard/endure';
import { scene as endureScene } from '@starboard/endure/testing';
import { horde } from '@starboard/horde';
import { scene as hordeScene } from '@starboard/horde/testing';
import { botAnswers, Chance, Match, randomBot, seedFrom, type Viewer } from '@starboard/kernel';
import { createFormatter, type Formatter, mergeTexts } from '@starboard/kernel/text';
import { renegades, missionIds as renegadesMissions } from '@starboard/renegades';
import { cellAt, scene as renegadesScene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { printed, type Sign, type Signs } from '../../src/boards/signs.ts';
import { allGames, type Shelved, shelf } from '../../src/games.ts';
import { words } from '../../src/text/index.ts';
import { plain } from '../support/desk.ts';

interface Position {
  readonly view: unknown;
  readonly eyes: Viewer;
}

/** Set-ups that show as much of a game as possible. */
const setups: { readonly [game: string]: readonly object[] } = {
  endure: endureMissions.filter((_, at) => at % 4 === 0).map(mission => ({ mission })),
  horde: [{}, {}, { table: 'small' }, { heroes: 4, seats: 2 }],
  renegades: [
    ...renegadesMissions.filter((_, at) => at % 4 === 0).map((mission, at) => ({ mission, players: (at % 4) + 1 })),
    { draft: true, players: 2 },
  ],
  endeavours: [{}, { difficulty: 1 }],
  beacon: [{}, { season: 'calm' }],
};

/** What is seldom seen in matches played at random. */
const rare: { readonly [game: string]: () => readonly Position[] } = {
  endure: () => {
    const set = endureScene({ mission: 'CG00' })
      .survivor('captain-a', { at: 'REC.A' })
      .decoy('REC.A')
      .bubble('REC.A')
      .turret('captain-a', 'REC.R')
      .with(({ tokens }) => tokens[0]!.knownTo.push('captain-a'));
    return [{ view: endure.view(set.state, 'captain-a'), eyes: 'captain-a' }];
  },
  horde: () => {
    const set = hordeScene()
      .hero(1, { at: [24, 30] })
      .hero(2, { at: [30, 30], wounds: 9 })
      .treasure([36, 36], { credits: 5 })
      .piece('ridge', [8, 40])
      .with(state => state.grease.push({ at: 97 * 40 + 20, rounds: 2 }));
    return [{ view: horde.view(set.state, 'p1'), eyes: 'p1' }];
  },
  renegades: () => {
    const set = renegadesScene()
      .ship(1, { at: [10, 10], facing: 'NE' })
      .fighter('syphon', [3, 3])
      .crew('lexxa', { at: [12, 6] })
      .container(2, [14, 1])
      .parameter('xelani', 'character', [11, 12])
      .fire([16, 1])
      .with(state => {
        state.containers[0]!.seenBy.push('p1');
        state.dropped.push({ cell: cellAt([3, 8]), card: { no: 99, card: 'arcPistol' } });
      })
      .partyTurn('lexxa');
    const crater = renegadesScene({ surface: 'CT3 S2 S4 S5 S7 C2 C3 C6 C7 DK1 DK2 DK3 DK4 0' });
    const doors = renegadesScene().with(state => state.shutDoors.push(cellAt([1, 1])));
    const chase = renegadesScene({ tier: 3 })
      .ship(1, { where: 'landed', cell: 12 })
      .with(state => Object.assign(state, { chase: 'renegade' }));
    return [set, crater, doors, chase].map(({ state }) => ({ view: renegades.view(state, 'p1'), eyes: 'p1' }));
  },
  endeavours: () => {
    const set = endeavoursScene().mission('CO1').mission('CO2', { status: 'done' });
    return [{ view: endeavours.view(set.state, 'player'), eyes: 'player' }];
  },
};

/** Positions of matches played at random, as a seat and as a spectator see them, and those that are rare. */
function* positionsOf({ game }: Shelved): Generator<Position> {
  for (const [no, setup] of setups[game.id]!.entries()) {
    const match = Match.begin(game, setup, { seed: seedFrom(`legend ${no}`), checkpointEvery: 1 });
    const chance = new Chance(seedFrom(`legend ${no} bots`));
    for (let answers = 0; answers < 80 && match.decision !== undefined; answers++) {
      const [seat] = match.waitingFor;
      if (answers % 20 === 0) for (const eyes of [seat!, 'spectator']) yield { view: match.view(eyes), eyes };
      botAnswers(match, seat!, randomBot, chance);
    }
  }
  yield* rare[game.id]?.() ?? [];
}

function isOf({ looks }: Sign, look: string): boolean {
  return typeof looks === 'string' ? [...looks].includes(look) : looks.test(look);
}

/** One of many looks stands for all of them. */
function isFamily({ looks, means }: Sign): boolean {
  return typeof looks !== 'string' && typeof means !== 'function';
}

/** The sign that looks like this; there is one, or whoever reads the board could not tell. */
function signOf(signs: Signs, look: string): string {
  const found = Object.keys(signs).filter(name => isOf(signs[name]!, look));
  expect(found, `what “${look}” may be`).toHaveLength(1);
  return found[0]!;
}

const noBreak = '\u00a0';

/** The looks of a sign that are explained: a legend leaves no gap between a look and its meaning, or the next look. */
function explainedIn(all: string, sign: Sign, say: Formatter): string[] {
  const { looks, means } = sign;
  const before = (meaning: string) => all.split(`${noBreak}${meaning}`).slice(0, -1);
  if (typeof means === 'function') {
    return before('').flatMap(each => {
      const look = lastWord(each);
      return isOf(sign, look) && all.includes(`${look}${noBreak}${say(means(look))}`) ? [look] : [];
    });
  }
  const lookWords = before(say(means)).map(each => each.split(' ').at(-1)!.split(noBreak));
  const told = typeof looks === 'string' ? lookWords.flat() : lookWords.map(each => each.at(-1)!);
  return told.filter(look => isOf(sign, look));
}

function lastWord(words: string): string {
  return words.split(/[ \u00a0]/u).at(-1)!;
}

/** Letters, numbers, and what writing takes; whatever else is printed is a sign. */
const writing = /[\p{L}\p{N}\p{Zs}.,;:!?'"’“”«»()\-–—·×″/%+−&]/u;

/** Bars with the number that they stand for behind them, and the rule below the title. */
const gauges = /[█░]+(?= +\d)|─{40,}/gu;

/** What is printed in words, apart from the map and its legend, and is no writing. */
function signsInWords(lines: readonly string[], rows: readonly string[], signs: Signs, say: Formatter): string[] {
  const apart = lines.map(line => rows.reduce((left, row) => left.replace(row, ''), line).trim()).join(' ');
  const words = Object.values(signs).reduce((left, sign) => withoutLegend(left, sign, say), apart);
  return [...words.replace(gauges, '')].filter(sign => !writing.test(sign));
}

function withoutLegend(all: string, sign: Sign, say: Formatter): string {
  const { means } = sign;
  const looks = explainedIn(all, sign, say);
  if (typeof means === 'function') {
    return looks.reduce((left, look) => left.replace(`${look}${noBreak}${say(means(look))}`, ''), all);
  }
  return all.replace([...looks, say(means)].join(noBreak), '');
}

describe.each(await allGames(shelf))('the legend of $game.id', shelved => {
  const { board, texts } = shelved;
  const dictionary = mergeTexts(words, texts);
  const pens = (['en', 'fr'] as const).map(language => {
    return { say: createFormatter(dictionary, language), paint: plain, width: 80 };
  });

  test('explains every sign that is on the board and none that is not; and there is none that never is', () => {
    const [known, seen] = [new Set<string>(), new Set<string>()];
    for (const { view, eyes } of positionsOf(shelved)) {
      for (const pen of pens) {
        const lines = board.draw(view, eyes, pen);
        const all = lines.map(line => line.trim()).join(' ');
        const signs = board.map?.signs(view) ?? {};
        const rows = board.map?.rows(view, eyes, pen) ?? [];
        const shown = rows.map(row => printed(row).trim());
        for (const row of shown) expect(lines.join('\n')).toContain(row);

        const onMap = rows.flatMap(row => row.map(({ text }) => text.trim()).filter(look => look !== ''));
        const looks = new Set([...onMap, ...signsInWords(lines, shown, signs, pen.say)]);
        const there = [...looks].map(look => ({ look, name: signOf(signs, look) }));
        for (const [name, sign] of Object.entries(signs)) {
          const explained = explainedIn(all, sign, pen.say);
          const own = there.flatMap(each => (each.name === name ? [each.look] : []));
          if (isFamily(sign)) expect(own, name).toEqual(expect.arrayContaining(explained));
          else expect(explained.sort(), name).toEqual(own.sort());
          expect(explained.length > 0, name).toBe(own.length > 0);
          known.add(name);
          if (own.length > 0) seen.add(name);
        }
      }
    }
    expect([...known].filter(name => !seen.has(name))).toEqual([]);
  });
});
