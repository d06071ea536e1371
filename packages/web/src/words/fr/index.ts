import { app } from './app.ts';
import { device } from './device.ts';
import { games } from './games.ts';
import { lobby } from './lobby.ts';
import { problems } from './problems.ts';
import { replay } from './replay.ts';
import { rulebook } from './rulebook.ts';
import { scores } from './scores.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { shelf } from './shelf.ts';
import { table } from './table.ts';

export const fr = {
  ...app,
  ...shelf,
  ...setup,
  ...lobby,
  ...table,
  ...replay,
  ...rulebook,
  ...games,
  ...scores,
  ...settings,
  ...device,
  ...problems,
} as const;
