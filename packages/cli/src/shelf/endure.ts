import { checkMission, endure, sensibleBot, tally, texts } from '@starboard/endure';
import { endureBoard } from '../boards/endure/index.ts';
import { shelve } from '../games.ts';

export default shelve({ game: endure, texts, bots: [sensibleBot], board: endureBoard, tally, check: checkMission });
