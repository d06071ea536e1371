import { findGame } from '../games/games.ts';
import { deskOf, type ToWorker } from './desk.ts';
import { House } from './house.ts';
import { IdbStore } from './idb-store.ts';
import { serve } from './serve.ts';

/** Every window of this browser hears what the others have stored. */
const windows = new BroadcastChannel('starboard-device');

const house = new House({
  store: new IdbStore(),
  rulesOf: async game => findGame(game)?.rules(),
  announce: id => windows.postMessage(id),
});

windows.onmessage = ({ data }: MessageEvent<string>) => void house.hear(data).catch(() => undefined);

const hear = serve(house, deskOf(house), message => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => hear(data));
