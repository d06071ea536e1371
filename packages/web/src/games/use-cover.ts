import type { Cover } from '@starboard/board/shelf';
import { useEffect, useState } from 'react';
import { findGame } from './games.ts';

const loaded = new Map<string, Cover>();

/** How a game looks on the shelf, once that has come in; nothing on the page waits for it. */
export function useCover(game: string): Cover | undefined {
  const [, setCover] = useState<Cover>();
  useEffect(() => {
    if (!loaded.has(game)) void load(game).then(setCover);
  }, [game]);
  return loaded.get(game);
}

/** Without the network it may not come in; then there is no picture. */
async function load(game: string): Promise<Cover | undefined> {
  const cover = await findGame(game)
    ?.cover()
    .catch(() => undefined);
  if (cover !== undefined) loaded.set(game, cover);
  return cover;
}
