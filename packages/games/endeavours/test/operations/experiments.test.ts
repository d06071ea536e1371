import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { deliver } from '../../src/rules/free/deliver.ts';
import { decommissionFreely } from '../../src/rules/free/tokens.ts';
import { experiment } from '../../src/rules/operations/experiment.ts';
import type { CardId, NodeId } from '../../src/types.ts';
import { acting, cardIn, doing, keyFor, stackIn } from '../support/operations.ts';

const lab = (node: NodeId, ...cards: CardId[]) => scene().outpost(node, { cards });
const can = (table: Scene) => experiment.isPossible(table.state);
const sides = (table: () => Scene, card: CardId) =>
  [1, 2, 3, 4, 5, 6].map(die => doing(table().dice(die), experiment).card(card)!.side === 'back');

describe('experiments', () => {
  test('[END-EXPER-01] a Bio Experiment with an Operational Life Sciences Unit at the same place', () => {
    expect(can(lab('JU-R1', 'bioExperiment', 'lifeSciences', 'G01'))).toBe(true);
    expect(can(lab('JU-R1', 'bioExperiment', 'lifeSciences'))).toBe(false);
    expect(can(lab('JU-R1', 'bioExperiment', 'G01'))).toBe(false);
    const apart = lab('JU-R1', 'bioExperiment').rocket('JU-R1', { cards: ['lifeSciences', 'G01'] });
    expect(can(apart)).toBe(true);
    expect(can(lab('JU-R1', 'bioExperiment').rocket('JU-R2', { cards: ['lifeSciences', 'G01'] }))).toBe(false);
    expect(lab('JU-R1', 'bioExperiment').play().barred('operation.experiment')).toBe('END-EXPER-01');
  });

  test('[END-EXPER-01] a Field Experiment on a Site, and nowhere else', () => {
    expect(can(lab('BENNU', 'fieldExperiment'))).toBe(true);
    expect(can(lab('SEL4', 'fieldExperiment'))).toBe(false);
  });

  test('[END-EXPER-02, END-EXPER-03, END-RULE-33] a Bio Experiment on 4 or more, a Field Experiment on 3 or more', () => {
    const bio = () => lab('EA-R1', 'bioExperiment', 'lifeSciences', 'G01');
    expect(sides(bio, 'bioExperiment')).toEqual([false, false, false, true, true, true]);
    expect(sides(() => lab('BENNU', 'fieldExperiment'), 'fieldExperiment')).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  test('[END-EXPER-03] failure has no effect', () => {
    const table = lab('BENNU', 'fieldExperiment').dice(1);
    expect(doing(table, experiment).card('fieldExperiment')).toMatchObject({ side: 'front', damaged: false });
    expect(can(table)).toBe(true);
  });

  test('[END-EXPER-04] a Bio Experiment may be done anywhere; the mission asks for its own place', () => {
    const practice = (node: NodeId) =>
      doing(lab(node, 'bioExperiment', 'lifeSciences', 'G01', 'C07').year(7).mission('BX1').dice(5), experiment);
    expect(practice('EML1').card('bioExperiment')!.side).toBe('back');
    expect(practice('EML1').state.missions[0]!.cards).toEqual([]);
    const inBelt = practice('EA-R1');
    expect(inBelt.state.missions[0]!.cards).toEqual([inBelt.card('bioExperiment')!.no]);
  });

  test('[END-FUTURE-07, END-EXPER-03] a Bio Experiment that succeeds remembers its zone until it is delivered', () => {
    const labAfter = (die: number) => {
      const table = lab('JU-R1', 'bioExperiment', 'lifeSciences', 'G01').dice(die);
      doing(table, experiment);
      Object.assign(stackIn(table, 2), { node: 'JU-L1' });
      return table.drift('D05', 'JU-L1', true);
    };
    expect(acting(labAfter(4), deliver).state.bioZones).toEqual(['Jupiter']);
    expect(deliver.isPossible(labAfter(3).state)).toBe(false);
    expect(cardIn(labAfter(3), 'bioExperiment').uses).toBe(0);
    expect(doing(lab('BENNU', 'fieldExperiment').dice(6), experiment).card('fieldExperiment')!.uses).toBe(0);
  });

  test('[END-EXPER-05] a SUCCESS side is not run again, and goes to the Pool', () => {
    const table = scene().outpost('BENNU', { cards: [{ card: 'fieldExperiment', side: 'back' }] });
    expect(can(table)).toBe(false);
    table.state.pool.fieldExperiment = 3;
    const gone = acting(table, decommissionFreely, keyFor(table, 'fieldExperiment'));
    expect(gone.state.pool.fieldExperiment).toBe(4);
    expect(gone.state.hand).toEqual([]);
  });
});
