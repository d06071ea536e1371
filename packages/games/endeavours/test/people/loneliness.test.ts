import { type Dealt, type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { nameOfCard } from '../../src/rules/cards.ts';
import { relocate } from '../../src/rules/free/bernals.ts';
import { develop } from '../../src/rules/free/develop.ts';
import { foundColony } from '../../src/rules/free/found-colony.ts';
import { repairGlitch } from '../../src/rules/free/glitch.ts';
import { transfer } from '../../src/rules/free/transfer.ts';
import { decommission } from '../../src/rules/losing.ts';
import { operations } from '../../src/rules/operations/index.ts';
import { specialists } from '../../src/rules/operations/rights.ts';
import { tractor } from '../../src/rules/operations/tractor.ts';
import { isIsolated, isManned, mayBecomeLonely, recoverCompany } from '../../src/rules/people/people.ts';
import { hasPowersat } from '../../src/rules/support.ts';
import { endOfYearChecks } from '../../src/rules/year/checks.ts';
import { sunspotEvent } from '../../src/rules/year/event.ts';
import { profit } from '../../src/rules/year/profit.ts';
import type { CardId, NodeId } from '../../src/types.ts';
import { linesOf, read } from '../support/log.ts';
import { canMove, fly } from '../support/move.ts';
import { acting, cardIn, doing, stackIn } from '../support/operations.ts';

const alone = (node: NodeId, ...cards: CardId[]) => scene().rocket(node, { cards: ['C07', ...cards] });
const isAlone = (table: Scene, card: CardId = 'C07') => isIsolated(table.state, stackIn(table, 2), cardIn(table, card));
const lonely = (node: NodeId, ...cards: CardId[]) =>
  scene().rocket(node, { cards: [{ card: 'C07', lonely: true }, ...cards] });
/** A Loneliness event at the end of year 10. */
const event = (table: Scene) => table.year(10).dice(5).perform(sunspotEvent);

describe('isolation', () => {
  test('[END-LONELY-01] nobody else is there: Crew, Human Colonists, tourists, Colonies, Anchored Bernals and stations', () => {
    expect(isAlone(alone('EROS'))).toBe(true);
    expect(isAlone(alone('EROS', 'N02'))).toBe(false);
    expect(isAlone(alone('EROS').colony('EROS'))).toBe(false);
    expect(isAlone(alone('EROS').factory('EROS'))).toBe(true);
    expect(isAlone(alone('EML3'))).toBe(false);
    expect(isAlone(alone('MA-L4').drift('D05', 'MA-L4', true))).toBe(false);
    expect(isAlone(alone('MA-L4').drift('D05', 'MA-L4'))).toBe(true);
    expect(isAlone(alone('EROS').station('geologyHall', 'EROS'))).toBe(false);
    expect(isAlone(alone('EROS').outpost('EROS', { cards: ['N02'] }))).toBe(false); // another Stack there
    expect(isAlone(alone('EROS').outpost('BENNU', { cards: ['N02'] }))).toBe(true);
  });

  test('[END-LONELY-01, END-RULE-20] tourists are company, Robots are none', () => {
    expect(isAlone(alone('EROS', 'tourists'))).toBe(false);
    expect(isAlone(alone('EROS', 'N15'))).toBe(true);
  });

  test('[END-LONELY-02] LEO is manned', () => {
    const table = scene().leo({ cards: ['C07'] });
    expect(isIsolated(table.state, stackIn(table, 0), cardIn(table, 'C07'))).toBe(false);
  });

  test('[END-LONELY-12] Robots and tourists are never lonely, though they may be isolated', () => {
    const table = scene()
      .rocket('EROS', { cards: ['N15'] })
      .outpost('BENNU', { cards: ['tourists'] });
    event(table);
    expect([cardIn(table, 'N15').lonely, cardIn(table, 'tourists').lonely]).toEqual([false, false]);
    expect(mayBecomeLonely(table.state, stackIn(table, 2), cardIn(table, 'N15'))).toBe(false);
  });

  test('[END-LONELY-13] each card by itself: two together are both safe', () => {
    const table = event(alone('EROS', 'N02'));
    expect([table.card('C07')!.lonely, table.card('N02')!.lonely]).toEqual([false, false]);
  });

  test('[END-LONELY-09] any number of cards are marked', () => {
    const table = scene();
    const sites = ['EROS', 'BENNU', 'RYUGU', 'AMUN', 'VESTA', 'PSYCHE', 'PALLAS', 'CERES', 'CYBELE', 'EUREKA'] as const;
    for (const [at, site] of sites.entries())
      table.outpost(site, { cards: [`N${String(at + 1).padStart(2, '0')}` as CardId] });
    const cards = event(table).state.stacks.flatMap(stack => stack.cards.filter(card => card.lonely));
    expect(cards).toHaveLength(10); // N06 is white: its ability is that of the purple side
  });
});

describe('a lonely card', () => {
  test('[END-LONELY-04] founds no Colony, repairs no Glitch', () => {
    expect(foundColony.isPossible(alone('EROS').factory('EROS').state)).toBe(true);
    expect(foundColony.isPossible(lonely('EROS').factory('EROS').state)).toBe(false);
    const glitched = (table: Scene) =>
      repairGlitch.isPossible(table.with(state => Object.assign(state.stacks.at(-1)!, { glitch: true })).state);
    expect([glitched(alone('EROS')), glitched(lonely('EROS'))]).toEqual([true, false]);
  });

  test('[END-LONELY-04, END-TRANSMIT-10] performs no operation but transmit', () => {
    const site = (table: Scene) => table.site('MIMAS', { visited: true, hazard: [1], claim: true });
    const byCrew = (table: Scene) =>
      operations.filter(each => each.isPossible(site(table).bank(0).state)).map(({ name }) => name);
    expect(byCrew(alone('MIMAS', 'antenna', 'G01'))).toEqual(['income', 'refuel']);
    expect(byCrew(lonely('MIMAS', 'antenna', 'G01'))).toEqual(['income', 'transmit']);
    const fresh = (table: Scene) =>
      operations
        .find(({ name }) => name === 'prospect')!
        .isPossible(table.site('BENNU', { visited: true, hazard: [1] }).state);
    expect([fresh(alone('BENNU')), fresh(lonely('BENNU'))]).toEqual([true, false]);
  });

  test('[END-LONELY-06] the privilege of a lonely Crew rests until it recovers', () => {
    const table = scene({ crew: 'C05' }).rocket('EROS', { cards: [{ card: 'C05', lonely: true }] });
    expect(hasPowersat(table.state)).toBe(false);
    cardIn(table, 'C05').lonely = false;
    expect(hasPowersat(table.state)).toBe(true);
    const colonist = scene({ crew: 'C05' })
      .leo({ cards: ['C05'] })
      .rocket('EROS', { cards: [{ card: 'N02', lonely: true }] });
    expect(hasPowersat(colonist.state)).toBe(true); // somebody else is lonely
  });

  test('[END-LONELY-06] has no speciality', () => {
    const table = scene().rocket('EROS', { cards: ['N01'] });
    expect(specialists(table.state, 'engineer')).toHaveLength(1);
    cardIn(table, 'N01').lonely = true;
    expect(specialists(table.state, 'engineer')).toEqual([]);
  });

  test('[END-LONELY-07] is not the Crew or Human Colonist that a mission asks for', () => {
    expect(isManned(alone('EROS').state, 'EROS')).toBe(true);
    expect(isManned(lonely('EROS').state, 'EROS')).toBe(false);
  });

  test('[END-LONELY-08] still flies with its own thruster, is transferred, and is company for others', () => {
    expect(canMove(lonely('EML1').with(({ stacks }) => Object.assign(stacks.at(-1)!, { wet: 20 })))).toBe(true);
    const table = lonely('EROS', 'rover');
    const moved = acting(table, transfer, 'card:2', 'done');
    expect(moved.state.stacks.find(({ kind }) => kind === 'outpost')!.cards.map(({ card }) => card)).toEqual(['C07']);
    expect(isAlone(lonely('EROS', 'N02'), 'N02')).toBe(false);
  });

  test('[END-LONELY-08] a Rover and a robonaut work on beside it', () => {
    const table = lonely('EROS', 'rover', 'R02').site('EROS', { visited: true, hazard: [1], terrain: 2, potential: 1 });
    const possible = operations.filter(each => each.isPossible(table.state)).map(({ name }) => name);
    expect(possible).toEqual(expect.arrayContaining(['explore', 'prospect']));
  });

  test('[END-LONELY-10] recovers at once when somebody comes', () => {
    const table = lonely('EROS');
    recoverCompany(table.state);
    expect(cardIn(table, 'C07').lonely).toBe(true);
    table.outpost('EROS', { cards: ['tourists'] });
    recoverCompany(table.state);
    expect(cardIn(table, 'C07').lonely).toBe(false);
  });

  const inTransit = (...cards: Dealt[]) =>
    scene()
      .rocket('EROS', { cards })
      .with(({ stacks }) => Object.assign(stacks.at(-1)!, { node: null, arrives: { year: 20, node: 'JU-L1' } }));

  test('[END-LONELY-10, END-WORM-09] who is alone in a wormhole’s transit is isolated and does not recover', () => {
    const table = inTransit({ card: 'C07', lonely: true }).outpost('JU-L1', { cards: ['N02'] });
    expect(isAlone(table)).toBe(true);
    recoverCompany(table.state);
    table.year(3).perform(t => endOfYearChecks(t));
    expect(cardIn(table, 'C07').lonely).toBe(true);
    const other = inTransit({ card: 'C07', lonely: true }, 'N02'); // company within its own Stack
    expect(isAlone(other)).toBe(false);
    const beside = inTransit({ card: 'C07', lonely: true });
    beside.outpost('EROS', { cards: ['N02'] }).with(({ stacks }) => Object.assign(stacks.at(-1)!, { node: null }));
    expect(isAlone(beside)).toBe(true); // another Stack in transit
  });

  test('[END-LONELY-10, END-WORM-09] neither a project nor a card reaches who is in transit, and no event does', () => {
    const table = inTransit({ card: 'C07', lonely: true }).project('crewRotation').year(3);
    table.perform(t => endOfYearChecks(t));
    expect(cardIn(table, 'C07').lonely).toBe(true);
    expect(develop.isPossible(inTransit({ card: 'C07', lonely: true }).hand('XV9-1').state)).toBe(false);
    expect(develop.isPossible(lonely('EROS').hand('XV9-1').state)).toBe(true);
    expect(event(inTransit('C07')).card('C07')!.lonely).toBe(false);
  });

  test('[END-LONELY-03] a Loneliness event says who becomes lonely', () => {
    expect(linesOf(event(alone('EROS')))).toContain(`${read(nameOfCard('C07'))}: lonely.`);
  });

  test('[END-LONELY-10] as soon as the deed that brought them together is done', () => {
    const played = lonely('EROS')
      .outpost('EROS', { cards: ['N02', 'rover'] })
      .play();
    expect(played.card('C07')!.lonely).toBe(true);
    played.choose('operation.income');
    expect(played.card('C07')!.lonely).toBe(false);
  });

  test('[END-LONELY-10] at once on its way, wherever it passes somebody or is passed', () => {
    const by = (role: { readonly cards: Dealt[]; readonly wet: number }, there: Dealt) =>
      fly(
        scene()
          .rocket('EML2', role)
          .outpost('SEL2', { cards: [there] }),
        '2',
        'via:SEL2',
        'via:EA-H2',
        'stop',
      );
    expect(by({ cards: [{ card: 'C07', lonely: true }], wet: 8 }, 'N02').card('C07')!.lonely).toBe(false);
    expect(by({ cards: ['C07'], wet: 8 }, { card: 'N02', lonely: true }).card('N02')!.lonely).toBe(false);
    expect(by({ cards: [{ card: 'C07', lonely: true }], wet: 8 }, 'N15').card('C07')!.lonely).toBe(true); // a Robot
  });

  test('[END-LONELY-10, END-MISSION-21] whoever recovers in the flyby has entered it as the mission asks', () => {
    const passing = (there: CardId) =>
      fly(
        scene()
          .mission('FB1')
          .rocket('EML2', { cards: [{ card: 'C07', lonely: true }], wet: 8 })
          .outpost('LU-FLY', { cards: [there] }),
        '2',
        'LU-FLY',
      ).state.missions[0]!.cards;
    expect([passing('N02'), passing('N15')]).toEqual([[2], []]);
  });

  test('[END-LONELY-10] at once in tow, at the start of a Rendezvous Window and in another home orbit', () => {
    const towed = scene()
      .rocket('EML1', { cards: ['tractorBeam', 'G08', 'N02'] })
      .outpost('EML2', { cards: [{ card: 'C07', lonely: true }] })
      .dice(6, 6, 1);
    expect(doing(towed, tractor).card('C07')!.lonely).toBe(false);
    const meeting = scene()
      .rocket('EML2', { cards: [{ card: 'C07', lonely: true }], wet: 8, boons: [{ burns: 0, from: 'EML1' }] })
      .outpost('EML1', { cards: ['N02'] });
    expect(fly(meeting, '2', 'EML4').card('C07')!.lonely).toBe(false);
    const moved = scene()
      .outpost('GEO', { cards: [{ card: 'C07', lonely: true }] })
      .with(({ holes }) => holes.push(['EML3']));
    expect(acting(moved, relocate, 'node:GEO').card('C07')!.lonely).toBe(false);
  });

  test('[END-LONELY-10, END-WORM-09] out of a wormhole’s transit it has company before the year begins', () => {
    const arriving = (table: Scene) =>
      table
        .year(20)
        .perform(t => profit(t), 'aqua')
        .card('C07')!.lonely;
    const stranded = () => inTransit({ card: 'C07', lonely: true });
    expect(arriving(stranded())).toBe(true);
    expect(arriving(stranded().outpost('JU-L1', { cards: ['N02'] }))).toBe(false);
    expect(arriving(stranded().drift('D05', 'JU-L1', true))).toBe(false);
  });

  test('[END-LONELY-12] loses the marker with its place', () => {
    const table = lonely('EROS');
    const gone = table.perform(t => decommission(t, stackIn(table, 2), cardIn(table, 'C07'), 'flare'));
    expect(gone.stack(0).cards).toMatchObject([{ card: 'C07', lonely: false }]);
  });
});
