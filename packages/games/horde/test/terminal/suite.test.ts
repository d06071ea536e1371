import { describeTerminal } from '@starboard/board/terminal/testing';
import { scene } from '@starboard/horde/testing';
import { horde, texts } from '../../src/index.ts';
import { hordeTerminal } from '../../src/terminal/index.ts';
import { terms } from '../../src/terminal/words/glossary.ts';
import { glossary } from '../../src/text/glossary.ts';

describeTerminal({
  game: horde,
  face: hordeTerminal,
  texts,
  setups: [{}, {}, { table: 'small' }, { heroes: 4, seats: 2 }],
  rare: () => {
    const set = scene()
      .hero(1, { at: [24, 30] })
      .hero(2, { at: [30, 30], wounds: 9 })
      .treasure([36, 36], { credits: 5 })
      .piece('ridge', [8, 40])
      .with(state => state.grease.push({ at: 97 * 40 + 20, rounds: 2 }));
    return [{ view: horde.view(set.state, 'p1'), eyes: 'p1' }];
  },
  glossary,
  terms,
  faults: [['a word of the rules without its capital', /ébranlé/u]],
});
