import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { handovers } from '../../src/rules/missions/deliveries.ts';
import type { Act, NodeId } from '../../src/types.ts';
import { canDeliver, delivering, doing, statusOf } from '../support/missions.ts';

/** The first card after the Home Bernal's own. */
const no = 2;

describe('experiments', () => {
  const belt = (role: Partial<Extract<Act, { act: 'bioExperiment' }>> = {}) =>
    ({ act: 'bioExperiment', node: 'EA-R1', card: no, manned: true, ...role }) as const;
  const succeeded = (act: Act, year = 7) =>
    scene()
      .year(year)
      .mission('BX1')
      .rocket('EA-R1', { cards: [{ card: 'bioExperiment', side: 'back' }] })
      .perform(doing(act)).state.missions[0]!.cards;

  test('[END-MISSION-16, END-MISSION-08] in season red, in a radiation belt of the zone, with the asterisk met', () => {
    expect(succeeded(belt())).toEqual([no]); // year 7 is red
    expect(succeeded(belt(), 3)).toEqual([]); // yellow
    expect(succeeded(belt({ node: 'GEO' }))).toEqual([]);
    expect(succeeded(belt({ node: 'JU-R1' }))).toEqual([]);
    expect(succeeded(belt({ manned: false }))).toEqual([]);
  });

  const withExperiment = (node: NodeId, cards = [no]) =>
    scene()
      .mission('BX1', { cards })
      .rocket(node, { cards: [{ card: 'bioExperiment', side: 'back', uses: 3 }, 'rover'] });

  test('[END-MISSION-17, END-MISSION-48, END-MISSION-55] its card is Decommissioned at a Lab, any Lab', () => {
    const played = withExperiment('JU-L1').drift('D05', 'JU-L1', true).perform(delivering);
    expect(statusOf(played)).toBe('done');
    expect(played.card('bioExperiment')).toBeUndefined();
    expect(played.state.pool.bioExperiment).toBe(5); // back in the Pool
    expect(played.state.bioZones).toEqual(['Earth']);
  });

  test('[END-MISSION-17, END-MISSION-48] the Home Bernal is a Lab only once it is promoted', () => {
    expect(canDeliver(withExperiment('EML3'))).toBe(false);
    const promoted = withExperiment('EML3').with(({ stacks }) => {
      stacks[1]!.cards[0]!.side = 'purple';
    });
    expect(canDeliver(promoted)).toBe(true);
  });

  test('[END-MISSION-17] another card than the one that succeeded for it will not do', () => {
    const other = withExperiment('JU-L1', []).drift('D05', 'JU-L1', true);
    other.state.bioZones.push('Earth');
    expect(canDeliver(other)).toBe(false);
  });

  test('[END-FUTURE-07] without a mission a Bio Experiment of a new zone may be delivered for a Future', () => {
    const played = withExperiment('JU-L1', []).drift('D05', 'JU-L1', true).perform(delivering);
    expect(played.state.bioZones).toEqual(['Earth']);
    expect(statusOf(played)).toBe('open');
  });

  test('[END-FUTURE-07, END-EXPER-03] that is: one that succeeded, in a zone of which none was delivered yet, and only at a Lab', () => {
    const lab = (node: NodeId, card: object = {}) =>
      scene()
        .drift('D05', 'JU-L1', true)
        .rocket(node, {
          cards: [
            { card: 'bioExperiment', side: 'back', uses: 3, ...card },
            { card: 'rover', side: 'back' },
          ],
        });
    expect(canDeliver(lab('JU-L1'))).toBe(true);
    expect(canDeliver(lab('JU-L1', { side: 'front' }))).toBe(false);
    expect(canDeliver(lab('LEO'))).toBe(false);
    expect(canDeliver(lab('JU-L1').with(({ bioZones }) => bioZones.push('Mars')))).toBe(true);
    expect(canDeliver(lab('JU-L1').with(({ bioZones }) => bioZones.push('Earth')))).toBe(false);
  });

  test('[END-FUTURE-07, END-MISSION-55] one that a mission waits for is handed over for the mission, and is no choice', () => {
    const built = withExperiment('JU-L1').drift('D05', 'JU-L1', true);
    expect(handovers(built.state).map(({ quest }) => quest?.card)).toEqual(['BX1']);
    expect(built.perform(delivering).asked).toEqual([]);
  });

  test('[END-FUTURE-07] a zone counts once, and only Bio Experiments count', () => {
    const again = withExperiment('JU-L1').drift('D05', 'JU-L1', true);
    again.state.bioZones.push('Earth');
    expect(again.perform(delivering).state.bioZones).toEqual(['Earth']);
    const sample = scene()
      .mission('SR1', { cards: [no] })
      .rocket('EML3', { cards: ['sample:C'] })
      .perform(delivering);
    expect([statusOf(sample), sample.state.bioZones]).toEqual(['done', []]);
  });

  test('[END-MISSION-20] a Field Experiment on the named Site, manned, then to a Lab', () => {
    const done = (role: object) =>
      scene()
        .mission('FX1')
        .rocket('RYUGU', { cards: [{ card: 'fieldExperiment', side: 'back' }] })
        .perform(doing({ act: 'fieldExperiment', site: 'RYUGU', card: no, manned: true, ...role } as Act)).state
        .missions[0]!.cards;
    expect(done({})).toEqual([no]);
    expect(done({ site: 'BENNU' })).toEqual([]);
    expect(done({ manned: false })).toEqual([]);
    const back = scene()
      .mission('FX1', { cards: [no] })
      .drift('D05', 'SEL4', true);
    expect(
      statusOf(back.rocket('SEL4', { cards: [{ card: 'fieldExperiment', side: 'back' }] }).perform(delivering)),
    ).toBe('done');
  });
});

describe('rescues and samples', () => {
  test('[END-MISSION-36] a rescue on the named Site, manned; the pod goes to the Home Bernal', () => {
    const done = (role: object) =>
      scene()
        .mission('RS1')
        .rocket('BENNU', { cards: ['rescuePod'] })
        .perform(doing({ act: 'rescued', site: 'BENNU', pod: no, manned: true, ...role } as Act)).state.missions[0]!
        .cards;
    expect(done({})).toEqual([no]);
    expect(done({ site: 'RYUGU' })).toEqual([]);
    expect(done({ manned: false })).toEqual([]);
    const pod = { card: 'rescuePod', side: 'back' } as const;
    const home = scene()
      .mission('RS1', { cards: [no] })
      .outpost('EML3', { cards: [pod] });
    expect(statusOf(home.perform(delivering))).toBe('done');
  });

  const drilled = (role: object = {}) => ({ act: 'drilled', site: 'BENNU', sample: no, manned: true, ...role }) as Act;
  const sample = (node: NodeId, role = {}) =>
    scene()
      .mission('SR1', { cards: [no] })
      .outpost(node, { cards: [{ card: 'sample:C', ...role }] });

  test('[END-MISSION-38, END-RULE-25] a sample drilled on the named Site; a Colony there does not meet the asterisk', () => {
    const done = (act: Act) =>
      scene()
        .mission('SR1')
        .colony('BENNU')
        .rocket('BENNU', { cards: ['sample:C'] })
        .perform(doing(act)).state.missions[0]!.cards;
    expect(done(drilled())).toEqual([no]);
    expect(done(drilled({ site: 'RYUGU' }))).toEqual([]);
    expect(done(drilled({ manned: false }))).toEqual([]);
  });

  test('[END-MISSION-38, END-MISSION-48] it is Decommissioned in the space of the Home Bernal, whatever Stack carries it', () => {
    const played = sample('EML3').perform(delivering);
    expect(statusOf(played)).toBe('done');
    expect(played.state.samples.C).toBe(3);
    expect(canDeliver(sample('LEO'))).toBe(false);
  });

  test('[END-MISSION-55] a damaged card may be delivered', () => {
    expect(statusOf(sample('EML3', { damaged: true }).perform(delivering))).toBe('done');
  });

  test('[END-MISSION-49] in a wormhole it is nowhere', () => {
    const away = sample('EML3').with(({ stacks }) => {
      stacks[2]!.node = null;
    });
    expect(canDeliver(away)).toBe(false);
  });

  test('[END-MISSION-45] a comet’s sample goes to a Lab, not to the Home Bernal', () => {
    const comet = (node: NodeId) =>
      scene()
        .mission('SS2', { cards: [no] })
        .outpost(node, { cards: ['sample:D'] });
    expect(canDeliver(comet('EML3'))).toBe(false);
    expect(statusOf(comet('VE-L1').drift('D05', 'VE-L1', true).perform(delivering))).toBe('done');
    const taken = (site: string) =>
      scene()
        .mission('SS2')
        .rocket('ENCKE', { cards: ['sample:D'] })
        .perform(doing(drilled({ site }))).state.missions[0]!.cards;
    expect([taken('ENCKE'), taken('WIRTANEN')]).toEqual([[no], []]);
  });

  test('[END-MISSION-07] one drilling serves one mission', () => {
    const both = scene()
      .mission('SR1')
      .mission('HS1')
      .rocket('BENNU', { cards: ['sample:C'] });
    const played = both.perform(doing(drilled()), 'HS1');
    expect(played.asked).toEqual(['mission.credit']);
    expect(played.state.missions.map(({ cards }) => cards)).toEqual([[], [no]]);
  });
});

describe('samples of a zone', () => {
  const drilled = (site: string, sample: number, manned = true) => ({ act: 'drilled', site, sample, manned }) as Act;
  const earth = (...cards: ('sample:C' | 'sample:M' | 'sample:S')[]) =>
    scene().mission('HS1').outpost('EML3', { cards }); // C and M

  test('[END-MISSION-28] the named types, drilled in the zone with the asterisk met', () => {
    const taken = (...acts: Act[]) => earth('sample:C', 'sample:M').perform(doing(...acts)).state.missions[0]!.cards;
    expect(taken(drilled('BENNU', 2), drilled('AMUN', 3))).toEqual([2, 3]);
    expect(taken(drilled('GEOGRAPHOS', 2))).toEqual([]); // S
    expect(taken(drilled('PSYCHE', 2))).toEqual([]); // Ceres
    expect(taken(drilled('AMUN', 2, false))).toEqual([]);
  });

  test('[END-MISSION-28] complete once each type was delivered to the Home Bernal', () => {
    const both = earth('sample:C', 'sample:M').with(({ missions }) => missions[0]!.cards.push(2, 3));
    const first = both.perform(delivering, 'HS1>card:2');
    expect(first.state.missions[0]).toMatchObject({ status: 'open', delivered: ['C'] });
    expect(statusOf(both.perform(delivering))).toBe('done');
  });

  test('[END-MISSION-29] each from its own drilling; a type on its way is not wanted again, one that was lost is', () => {
    const twice = earth('sample:C', 'sample:C').perform(doing(drilled('BENNU', 2), drilled('BENNU', 3)));
    expect(twice.state.missions[0]!.cards).toEqual([2]);
    const again = earth('sample:C')
      .with(({ missions }) => missions[0]!.cards.push(99))
      .perform(doing(drilled('BENNU', 2)));
    expect(again.state.missions[0]!.cards).toEqual([2]);
  });

  test('[END-OBSCARD-11] with a Collaboration one sample of any type counts as one of two, and the card is Discarded', () => {
    const helped = earth('sample:S', 'sample:S').hand('OV4-2'); // M or V
    const taken = helped.perform(doing(drilled('GEOGRAPHOS', 2), drilled('GEOGRAPHOS', 3)));
    expect(taken.state.missions[0]!.cards).toEqual([2]); // one alone
    const played = helped.perform(delivering);
    expect(played.state.missions[0]).toMatchObject({ status: 'open', delivered: ['M'] });
    expect([played.state.hand, played.state.observation.discard]).toEqual([[], ['OV4-2']]);
    const ceres = scene()
      .mission('HS4')
      .hand('OV4-2')
      .outpost('EML3', { cards: ['sample:S', 'sample:S'] }); // C, M and V
    const once = ceres.perform(doing(drilled('MASSALIA', 2), drilled('EUNOMIA', 3)));
    expect(once.state.missions[0]!.cards).toEqual([2]); // M or V, not both
    const useless = earth('sample:S').hand('OV4-3'); // D or H
    expect(useless.perform(doing(drilled('GEOGRAPHOS', 2))).state.missions[0]!.cards).toEqual([]);
  });

  test('[END-MISSION-28, END-MISSION-48, END-MISSION-49] while the Home Bernal is in a wormhole there is no space of it', () => {
    const both = (home: NodeId | null, node: NodeId | null) =>
      canDeliver(
        earth('sample:C').with(({ stacks, missions }) => {
          missions[0]!.cards.push(2);
          Object.assign(stacks[1]!, { node: home });
          Object.assign(stacks[2]!, { node });
        }),
      );
    expect([both('EML3', 'EML3'), both('EML1', 'EML1')]).toEqual([true, true]);
    expect([both('EML1', 'EML3'), both(null, 'EML3'), both(null, null)]).toEqual([false, false, false]);
  });

  test('[END-MISSION-28] only samples that were drilled for it count, of types that are still missing', () => {
    const at = (...mine: number[]) =>
      handovers(
        earth('sample:C', 'sample:M').with(({ missions }) => {
          missions[0]!.cards.push(...mine);
          missions[0]!.delivered.push('C');
        }).state,
      ).map(({ as }) => as);
    expect([at(), at(2), at(2, 3)]).toEqual([[], [], ['M']]);
  });

  test('[END-OBSCARD-11] a Collaboration makes a sample of what is none of the types wanted, but nothing else', () => {
    const twin = (card: 'sample:S' | 'rover') =>
      handovers(
        scene()
          .found('XM11-1', { delivered: ['C'] })
          .hand('OV4-1')
          .outpost('EML3', { cards: [card] }).state,
      ).length;
    expect(twin('rover')).toBe(0);
    expect(twin('sample:S')).toBeGreaterThan(0);
  });

  test('[END-OBSCARD-11, END-HIDDEN-06] each type that it may count as is a choice of its own, and says so', () => {
    const table = scene()
      .mission('HS4') // C, M and V
      .hand('OV4-2') // M or V
      .outpost('EML3', { cards: ['sample:S'] });
    table.state.missions[0]!.cards.push(2);
    expect(handovers(table.state).map(({ as, helper }) => [as, helper])).toEqual([
      ['M', 'OV4-2'],
      ['V', 'OV4-2'],
    ]);
    const done = table.perform(delivering, 'HS4>card:2=V:OV4-2');
    expect(done.state.missions[0]).toMatchObject({ delivered: ['V'], cards: [] });
  });

  test('[END-MISSION-50] a type that is on its way is not impossible, though its only Site is lost', () => {
    const reviewed = (...cards: number[]) =>
      statusOf(
        earth('sample:M')
          .with(state => {
            state.holes.push(['AMUN']);
            state.missions[0]!.cards.push(...cards);
          })
          .perform(doing()),
      );
    expect([reviewed(), reviewed(2)]).toEqual(['replaced', 'open']);
  });
});
