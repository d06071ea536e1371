import { device } from '../device/device.ts';
import { server } from '../play/server.ts';
import {
  ranked,
  rowOfServer,
  rowsOfDevice,
  type ScoreRow,
  type SetupChoice,
  type Standing,
  setupOfServer,
  setupsIn,
  standingIn,
  type Where,
} from './rows.ts';

const mostRows = 20;

/** The best scores of a game in one place. */
export interface Scores {
  readonly rows: readonly ScoreRow[];
  readonly setups: readonly SetupChoice[];
}

/** With this set-up, or with any. */
export async function loadScores(where: Where, game: string, setupKey: string | undefined): Promise<Scores> {
  return where === 'device' ? scoresHere(game, setupKey) : scoresThere(game, setupKey);
}

async function scoresHere(game: string, setupKey: string | undefined): Promise<Scores> {
  const all = rowsOfDevice(await device.list(), game);
  const rows = setupKey === undefined ? all : ranked(all.filter(row => row.setupKey === setupKey));
  return { rows: rows.slice(0, mostRows), setups: setupsIn(all) };
}

async function scoresThere(game: string, setupKey: string | undefined): Promise<Scores> {
  const [scores, setups] = await Promise.all([
    server.scores(game, { setup: setupKey, most: mostRows }),
    server.scoredSetups(game),
  ]);
  return { rows: scores.map(rowOfServer), setups: setups.map(setupOfServer) };
}

/** Where a match stands among those with its set-up, if it is listed. */
export async function loadStanding(where: Where, game: string, match: string): Promise<Standing | undefined> {
  if (where === 'device') return standingIn(rowsOfDevice(await device.list(), game), match);
  const found = await server.rank(match);
  return found && { id: found.id, setupKey: found.setupHash, rank: found.rank, count: found.count };
}
