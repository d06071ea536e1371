import { beacon, steadyBot, tally, texts } from '@starboard/beacon';
import { beaconBoard } from '../boards/beacon.ts';
import { shelve } from '../games.ts';

export default shelve({ game: beacon, texts, bots: [steadyBot], board: beaconBoard, tally });
