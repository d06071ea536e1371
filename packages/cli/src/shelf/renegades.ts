import { renegades, sensibleBot, tally, texts } from '@starboard/renegades';
import { renegadesBoard } from '../boards/renegades/index.ts';
import { shelve } from '../games.ts';

export default shelve({ game: renegades, texts, bots: [sensibleBot], board: renegadesBoard, tally });
