import { horde, sensibleBot, spread, tally, texts } from '@starboard/horde';
import { hordeBoard } from '../boards/horde/index.ts';
import { shelve } from '../games.ts';

export default shelve({ game: horde, texts, bots: [sensibleBot], board: hordeBoard, tally, spread });
