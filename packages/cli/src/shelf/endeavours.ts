import { endeavours, sensibleBot, tally, texts } from '@starboard/endeavours';
import { endeavoursBoard } from '../boards/endeavours/index.ts';
import { shelve } from '../games.ts';

export default shelve({ game: endeavours, texts, bots: [sensibleBot], board: endeavoursBoard, tally });
