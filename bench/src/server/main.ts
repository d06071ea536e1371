// Puts our server under load, and other servers under the same, one after the other. `--only` does one trial, `--json` prints
// one object on the last line, `--quick` only shows that it runs, `--save` keeps the tables of what was tried.
import '../production.ts';
import type { Figure } from '../measure.ts';
import { asJson, asTable, circumstances, keepPart, readFlags } from '../report.ts';
import { announcements } from './announcements.ts';
import { besideBots } from './bots.ts';
import { boardgameIo, colyseus, ours } from './contestants.ts';
import { type Databases, openDatabases } from './databases.ts';
import { endurance } from './endurance.ts';
import { comparison, figuresOf, others } from './figures.ts';
import { games } from './games.ts';
import { growth } from './growth.ts';
import { quickScales, type Scales, usualScales } from './scales.ts';
import { together } from './together.ts';
import { tryOut } from './trial.ts';

type Trials = { readonly [name: string]: (databases: Databases, scales: Scales) => Promise<Figure[]> };

const trials: Trials = {
  async race({ sqlite, postgres }, { race: scale }) {
    const figures: Figure[] = [];
    for (const size of ['small', 'state12k'] as const) {
      const onSqlite = await tryOut(ours(sqlite, size, scale.idleMillis), scale);
      const onPostgres = await tryOut(ours(postgres, size, scale.idleMillis), scale);
      const theirs = others(await tryOut(boardgameIo(size), scale), await tryOut(colyseus(size), scale));
      figures.push(...[onSqlite, onPostgres, ...theirs.map(({ trial }) => trial)].flatMap(figuresOf));
      for (const own of [onSqlite, onPostgres]) figures.push(...theirs.flatMap(other => comparison(own, other)));
    }
    return figures;
  },
  async endure({ sqlite }, { race: scale }) {
    // What it works out of sight and ways is kept for all matches; played before for longer, it is there when matches are weighed.
    const longer = { ...scale, beforeMillis: 12 * scale.beforeMillis };
    return figuresOf(await tryOut(ours(sqlite, 'endure', scale.idleMillis), longer));
  },
  async steady({ sqlite, postgres }, { steady: scale }) {
    const figures: Figure[] = [];
    for (const database of [sqlite, postgres]) {
      const contestant = { ...ours(database, 'small', scale.idleMillis), name: `${database.name}.steady` };
      figures.push(...figuresOf(await tryOut(contestant, scale)));
    }
    return figures;
  },
  together: ({ postgres }, { race }) => together(postgres, race),
  growth: ({ sqlite }, { growth: { sizes, ...scale } }) => growth(sqlite, sizes, scale),
  games: ({ sqlite, postgres }, { games: scale }) => games(sqlite, postgres, scale),
  announcements: ({ postgres }, { announcements: { count, millis } }) => announcements(postgres, count, millis),
  bots: ({ sqlite }, { botsMillis }) => besideBots(sqlite, botsMillis),
  endurance: ({ sqlite }, { endurance: scale }) => endurance(sqlite, scale),
};

/** Too long to be waited for by whoever wants to know all the others. */
const onlyByName = ['endurance'];

const names = Object.keys(trials);
const flags = readFlags(names);
const scales = flags.quick ? quickScales : usualScales;
const file = new URL('../../server-results.md', import.meta.url);
const wanted = flags.only === undefined ? names.filter(name => !onlyByName.includes(name)) : [flags.only];

const databases = await openDatabases();
try {
  const all: Figure[] = [];
  for (const name of wanted) {
    const around = circumstances();
    const figures = await trials[name]!(databases, scales);
    const table = asTable(figures);
    console.log(`${name}: ${around}\n\n${table}\n`);
    if (flags.save) keepPart(file, names, name, `${around}\n\n${table}`);
    all.push(...figures);
  }
  if (flags.json) console.log(asJson(all));
} finally {
  await databases.close();
}
