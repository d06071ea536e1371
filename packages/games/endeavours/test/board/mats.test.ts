import { describe, expect, it } from 'vitest';
import { type MatRow, matsOf } from '../../src/show/mats.ts';
import { type Scene, scene } from '../../src/testing/index.ts';
import { view } from '../../src/view.ts';

const matsIn = ({ state }: Scene) => matsOf(view(state, 'player'));

const rowsIn = (set: Scene): ReadonlyMap<string, MatRow> => {
  const { lab, infrastructure, network } = matsIn(set);
  return new Map([...lab, ...infrastructure, ...network].flatMap(({ rows }) => rows.map(row => [row.id, row])));
};

describe('the playmats', () => {
  it('[END-DISC-06, END-DISC-08] a project by its name: locked, then to be paid, then in effect', () => {
    const set = scene().bank(3).project('bulkPurchase').project('skySurvey');
    const works = rowsIn(set).get('project.1')!;
    expect(works).toMatchObject({
      name: { key: 'project.skySurvey' },
      text: { key: 'ability.skySurvey' },
      state: 'works',
      isPaid: true,
      isPayable: false,
    });
    set.state.paid = [];
    expect(rowsIn(set).get('project.1')).toMatchObject({ state: 'unpaid', price: 3, isPaid: false, isPayable: true });
    delete set.state.filled['project.1/0'];
    const locked = rowsIn(set).get('project.1')!;
    expect(locked.state).toBe('locked');
    expect(locked.spots.map(({ bead }) => bead !== null)).toEqual([false, true, true, true]);
  });

  it('[END-DISC-06] what is dearer than the Bank cannot be paid', () => {
    const rows = rowsIn(scene().bank(2));
    expect(rows.get('radioRelay')).toMatchObject({ price: 2, isPayable: true });
    expect(rows.get('interferometry')).toMatchObject({ price: 3, isPayable: false });
    expect(rows.get('rover')).toMatchObject({ price: null, isPayable: false }); // END-DISC-07: it costs nothing
  });

  it('[END-DISC-11] of the Emergency Response only the cheapest one can be paid', () => {
    const rows = rowsIn(scene().bank(20).unlocked('disk.0'));
    expect([0, 1, 2, 3, 4, 5].map(at => rows.get(`disk.${at}`)!.isPayable)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('[END-DISC-15] stations that are on the mat, and where one stands', () => {
    const rows = rowsIn(scene().station('fuelDepot', 'EML1').station('debrisRadar', null));
    expect(rows.get('station.0')!.text).toMatchObject({ key: 'mats.does.station.built' });
    expect(rows.get('station.1')!.text).toMatchObject({ key: 'mats.does.station' });
    expect(rows.has('station.2')).toBe(false);
  });

  it('[END-SAT-03, END-SAT-08] the satellites that are up uncover their numbers', () => {
    const { track, strength } = matsIn(scene().with(({ satellites }) => satellites.push('MA-L4', 'EML1', 'VE-L1')));
    expect(track.filter(({ node }) => node !== null).map(({ value }) => value)).toEqual([1, 1, 2]);
    expect(strength).toBe(2);
  });

  it('[END-RADIO-01, END-DRIFT-05] who can transmit, and where the Drift Bernals are', () => {
    const { radio, drift } = matsIn(scene().colony('CERES').drift('D04', 'MA-L4', true).drift('D02', 'VE-L1'));
    expect(radio).toEqual(
      expect.arrayContaining([
        { node: 'CERES', value: 2 },
        { node: 'EML3', value: 2 },
        { node: 'MA-L4', value: 4 },
      ]),
    );
    expect(drift.map(({ state }) => state)).toEqual(['anchored', 'adrift']);
  });

  it('[END-SETUP-14] what is in the discovery bag', () => {
    const { bag } = matsIn(scene().with(state => Object.assign(state.bag, { red: 28 })));
    expect(Object.fromEntries(bag)).toEqual({ black: 30, green: 30, purple: 30, red: 28, yellow: 30 });
  });
});
