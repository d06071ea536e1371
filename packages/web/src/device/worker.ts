import { findGame } from '../games/games.ts';
import { deskOf, type ToWorker } from './desk.ts';
import { IdbStore } from './idb-store.ts';
import { DeviceMatches } from './matches.ts';
import { serve } from './serve.ts';

/** Every window of this browser hears what the others have stored. */
const windows = new BroadcastChannel('starboard-device');

const matches = new DeviceMatches({
  store: new IdbStore(),
  rulesOf: async game => findGame(game)?.rules(),
  announce: id => windows.postMessage(id),
});

windows.onmessage = ({ data }: MessageEvent<string>) => void matches.hear(data).catch(() => undefined);

const hear = serve(matches, deskOf(matches), message => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => hear(data));
