import { describeTerminal } from '@starboard/board/terminal/testing';
import { cellAt, scene } from '@starboard/renegades/testing';
import { missionIds, renegades, texts } from '../../src/index.ts';
import { renegadesTerminal } from '../../src/terminal/index.ts';
import { terms } from '../../src/terminal/words/glossary.ts';
import { glossary } from '../../src/text/glossary.ts';

describeTerminal({
  game: renegades,
  face: renegadesTerminal,
  texts,
  setups: [
    ...missionIds.filter((_, at) => at % 4 === 0).map((mission, at) => ({ mission, players: (at % 4) + 1 })),
    { draft: true, players: 2 },
  ],
  rare: () => {
    const set = scene()
      .ship(1, { at: [10, 10], facing: 'NE' })
      .fighter('syphon', [3, 3])
      .crew('lexxa', { at: [12, 6] })
      .container(2, [14, 1])
      .parameter('xelani', 'character', [11, 12])
      .fire([16, 1])
      .with(state => {
        state.containers[0]!.seenBy.push('p1');
        state.dropped.push({ cell: cellAt([3, 8]), card: { no: 99, card: 'arcPistol' } });
      })
      .partyTurn('lexxa');
    const crater = scene({ surface: 'CT3 S2 S4 S5 S7 C2 C3 C6 C7 DK1 DK2 DK3 DK4 0' });
    const doors = scene().with(state => state.shutDoors.push(cellAt([1, 1])));
    const chase = scene({ tier: 3 })
      .ship(1, { where: 'landed', cell: 12 })
      .with(state => Object.assign(state, { chase: 'renegade' }));
    return [set, crater, doors, chase].map(({ state }) => ({ view: renegades.view(state, 'p1'), eyes: 'p1' }));
  },
  glossary,
  terms,
});
