import { endeavours, tally, texts } from '@starboard/endeavours';
import { randomBot } from '@starboard/kernel';
import { endeavoursBoard } from '../boards/endeavours/index.ts';
import { shelve } from '../games.ts';

export default shelve({ game: endeavours, texts, bots: [randomBot], board: endeavoursBoard, tally });
