import { isUnreachable } from '../app/problem-text.ts';
import { device } from '../device/device.ts';
import { findGame, shelves } from '../games/games.ts';
import { loadRules } from '../games/use-game.ts';
import { ensurePlayer } from '../lobby/ensure-player.ts';
import { server } from '../play/server.ts';

/** The game that teaches itself: the first whose shelf promises a tutorial. */
export const tutorialGame = shelves.find(({ words }) => words.en.tutorial !== undefined)?.id ?? '';

/** Begins the tutorial, on the server if it can be reached and otherwise on this device; tells where its table is. */
export async function startTutorial(name: string): Promise<string> {
  const face = await findGame(tutorialGame)?.face();
  const setup = face?.setup.tutorial.setup;
  try {
    await ensurePlayer(name);
    const { id } = await server.begin({ game: tutorialGame, setup });
    return `/match/${id}`;
  } catch (thrown) {
    if (!isUnreachable(thrown)) throw thrown;
    return `/device/${await beginHere(setup, name)}`;
  }
}

async function beginHere(setup: unknown, name: string): Promise<string> {
  const { game } = await loadRules(tutorialGame);
  const seats = game.seats(game.setup.parse(setup)).map(({ id }) => [id, { person: name }] as const);
  return device.begin({ game: tutorialGame, setup, seats: Object.fromEntries(seats) });
}
