import { describeTerminal } from '@starboard/board/terminal/testing';
import { scene } from '@starboard/endure/testing';
import { endure, missionIds, texts } from '../../src/index.ts';
import { endureTerminal } from '../../src/terminal/index.ts';
import { terms } from '../../src/terminal/words/glossary.ts';
import { glossary } from '../../src/text/glossary.ts';

describeTerminal({
  game: endure,
  face: endureTerminal,
  texts,
  setups: missionIds.filter((_, at) => at % 4 === 0).map(mission => ({ mission })),
  rare: () => {
    const set = scene({ mission: 'CG00' })
      .survivor('captain-a', { at: 'REC.A' })
      .decoy('REC.A')
      .bubble('REC.A')
      .turret('captain-a', 'REC.R')
      .with(({ tokens }) => tokens[0]!.knownTo.push('captain-a'));
    return [{ view: endure.view(set.state, 'captain-a'), eyes: 'captain-a' }];
  },
  glossary,
  terms,
  faults: [['a word of the rules without its capital', /jetons? radar|cartes? objet/u]],
});
