import { describe, expect, it } from 'vitest';
import { questsOf } from '../../src/show/quests.ts';
import { type Scene, scene } from '../../src/testing/index.ts';
import { view } from '../../src/view.ts';

const questsIn = ({ state }: Scene) => questsOf(view(state, 'player'));

describe('the missions panel', () => {
  it('[END-MISSION-01, END-MISSION-02] base missions with class, points, due year and penalty; what is over comes last', () => {
    const { base } = questsIn(scene().mission('CO1', { status: 'done', year: 9 }).mission('RS1').mission('CO18'));
    expect(base.map(({ card }) => card)).toEqual(['RS1', 'CO18', 'CO1']);
    expect(base[0]).toMatchObject({ status: 'open', level: 'easy', points: 5, due: 27, penalty: 3 });
    expect(base[1]).toMatchObject({ status: 'open', level: 'hard', points: 22, due: null, penalty: 0 });
    expect(base[2]).toMatchObject({ status: 'done', level: 'easy', points: 8, missing: [] });
  });

  it('[END-SETUP-10] how many of the needed ones are done, and the score', () => {
    const list = questsIn(scene({ difficulty: 2 }).mission('CO1', { status: 'done' }).mission('CO2'));
    expect(list).toMatchObject({ done: 1, needed: 4, score: 8, scoreNeeded: 80 });
  });

  it('[END-MISSION-21] what is missing, with the places that are named there', () => {
    const { base } = questsIn(scene().mission('FB1'));
    expect(base[0]!.missing.map(({ key }) => key)).toEqual(['missing.flyby', 'missing.comeHome']);
    expect(base[0]!.places).toHaveLength(2);
    expect(base[0]!.places[1]).toBe('EML3'); // the Home Bernal
  });

  it('[END-FOUND-08, END-FOUND-16] discovered missions with their Site and due year, and what they have brought', () => {
    const { found } = questsIn(
      scene().found('XM1-1', { status: 'points', points: 5 }).found('XM5-1', { site: 'BENNU', due: 31 }),
    );
    expect(found[0]).toMatchObject({ card: 'XM5-1', level: null, due: 31, foundAt: { key: 'node.BENNU' } });
    expect(found[0]!.places).toEqual(['BENNU']);
    expect(found[1]).toMatchObject({ status: 'done', points: 5 });
  });

  it('[END-DISC-22, END-OBSCARD-10] spots on the cards, empty and filled', () => {
    const set = scene().mission('RD3').mission('OB1');
    set.state.missions[0]!.beads[0] = 'red';
    set.state.missions[1]!.filled[0] = true;
    const [research, observation] = questsIn(set).base;
    expect(research!.spots[0]).toMatchObject({ key: 'RD3/0', bead: 'red' });
    expect(research!.spots[1]).toMatchObject({ key: 'RD3/1', bead: null });
    expect(observation!.spots[0]).toMatchObject({ isFilled: true });
  });
});
