import { describeTerminal } from '@starboard/board/terminal/testing';
import { beacon, texts } from '../../src/index.ts';
import { beaconTerminal } from '../../src/terminal/index.ts';
import { terms } from '../../src/terminal/words/glossary.ts';
import { glossary } from '../../src/text/glossary.ts';

describeTerminal({
  game: beacon,
  face: beaconTerminal,
  texts,
  setups: [{}, { season: 'calm' }],
  glossary,
  terms,
});
