// Puts our server and a boardgame.io server under the same load, one after the other. `--json` prints one object on the last
// line, `--quick` only shows that it runs, `--save` keeps the table.
import '../production.ts';
import type { Figure } from '../measure.ts';
import { readFlags, report } from '../report.ts';
import { besideBots } from './bots.ts';
import { boardgameIo, ours } from './contestants.ts';
import { type Databases, openDatabases } from './databases.ts';
import { comparison, figuresOf } from './figures.ts';
import { type Scale, tryOut } from './trial.ts';

const usualScale: Scale = {
  matches: 200,
  beforeMillis: 1_000,
  warmUpMillis: 1_000,
  countedMillis: 5_000,
  idleMillis: 2_000,
  restMillis: 4_500,
};
const quickScale: Scale = {
  matches: 4,
  beforeMillis: 50,
  warmUpMillis: 50,
  countedMillis: 400,
  idleMillis: 100,
  restMillis: 400,
};

const flags = readFlags();
const databases = await openDatabases();
try {
  const figures = await measureAll(databases, flags.quick ? quickScale : usualScale);
  report(figures, flags, new URL('../../server-results.md', import.meta.url));
} finally {
  await databases.close();
}

async function measureAll({ sqlite, postgres }: Databases, scale: Scale): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of ['small', 'state12k'] as const) {
    const onSqlite = await tryOut(ours(sqlite, size, scale.idleMillis), scale);
    const onPostgres = await tryOut(ours(postgres, size, scale.idleMillis), scale);
    const theirs = await tryOut(boardgameIo(size), scale);
    figures.push(...[onSqlite, onPostgres, theirs].flatMap(figuresOf));
    figures.push(...comparison(onSqlite, theirs), ...comparison(onPostgres, theirs));
  }
  // What it works out of sight and ways is kept for all matches; played before for longer, it is there when matches are weighed.
  const longer = { ...scale, beforeMillis: 12 * scale.beforeMillis };
  figures.push(...figuresOf(await tryOut(ours(sqlite, 'endure', scale.idleMillis), longer)));
  figures.push(...(await besideBots(sqlite, 2 * scale.countedMillis)));
  return figures;
}
