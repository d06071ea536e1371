import { checkMission, endure, sensibleBot, tally, texts } from '@starboard/endure';
import { endureBoard } from '../boards/endure/index.ts';
import { type Checked, shelve } from '../games.ts';

function check(written: unknown): Checked {
  const checked = checkMission(written);
  return checked.ok ? { ...checked, settings: { mission: 'custom', custom: written } } : checked;
}

export default shelve({ game: endure, texts, bots: [sensibleBot], board: endureBoard, tally, check });
