import { describeTerminal } from '@starboard/board/terminal/testing';
import { scene } from '@starboard/endeavours/testing';
import { endeavours, texts } from '../../src/index.ts';
import { endeavoursTerminal } from '../../src/terminal/index.ts';
import { glossary } from '../../src/text/glossary.ts';

describeTerminal({
  game: endeavours,
  face: endeavoursTerminal,
  texts,
  setups: [{}, { difficulty: 1 }],
  rare: () => {
    const set = scene().mission('CO1').mission('CO2', { status: 'done' });
    return [{ view: endeavours.view(set.state, 'player'), eyes: 'player' }];
  },
  glossary,
});
