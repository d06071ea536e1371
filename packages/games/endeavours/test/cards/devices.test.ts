import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../../src/rules/cards.ts';
import { decommission } from '../../src/rules/losing.ts';
import { cargoMassOf } from '../../src/rules/mass.ts';
import { shieldingOf } from '../../src/rules/move/shielding.ts';
import { observe } from '../../src/rules/operations/observe.ts';
import { prospect } from '../../src/rules/operations/prospect.ts';
import { refuel } from '../../src/rules/operations/refuel.ts';
import { tractor } from '../../src/rules/operations/tractor.ts';
import { isIsolated, mayBecomeLonely } from '../../src/rules/people/people.ts';
import { contactsOf } from '../../src/rules/radio.ts';
import { stackNo } from '../../src/rules/stacks.ts';
import { coolingOf, isOperational } from '../../src/rules/support.ts';
import type { CardId, ExplorationId } from '../../src/types.ts';
import { onlyBlack } from '../support/beads.ts';
import { finding } from '../support/cards.ts';
import { driveBy, fly } from '../support/move.ts';
import { cardIn, doing } from '../support/operations.ts';

const deviceIds = Array.from({ length: 12 }, (_, at) => [1, 2, 3].map(copy => `XD${at + 1}-${copy}` as ExplorationId));
const copies = <V>(title: string, ...values: V[]) =>
  values.map((value, at) => [`${title}-${at + 1}` as ExplorationId, value] as const);

describe('discovered devices', () => {
  test('[END-EXPCARD-03] each is put into a Stack on the Site, with mass 1 and rad-hardness 5, 6 or 7', () => {
    for (const card of deviceIds.flat()) {
      const { found } = finding(scene().outpost('EROS', { cards: ['rover'] }), card);
      expect(found.cardsAt('EROS')).toEqual(['rover', card]);
      expect(faceOf(found.card(card)!)).toMatchObject({ mass: 1, hardness: 4 + Number(card.slice(-1)) });
    }
  });

  test('[END-EXPCARD-03, END-EXPCARD-15] into a new outpost if nothing is there that may hold it', () => {
    const barge = scene().stack('freighter', 'EROS', { cards: ['K01', 'rover'] });
    const { found } = finding(barge, 'XD6-1');
    expect(found.state.stacks.at(-1)).toMatchObject({ kind: 'outpost', node: 'EROS', cards: [{ card: 'XD6-1' }] });
  });

  test('[END-EXPCARD-04] Decommissioned, it is out of the game', () => {
    const table = scene().outpost('EROS', { cards: ['XD6-1', 'rover'] });
    const lost = table.perform(t => decommission(t, stackNo(t.state, 2), cardIn(table, 'XD6-1'), 'hazard'));
    expect(lost.card('XD6-1')).toBeUndefined();
    expect([lost.state.hand, lost.state.exploration.discard]).toEqual([[], []]);
  });
});

const rocket = (...cards: CardId[]): Scene => scene().rocket('EML1', { cards, wet: 8 });
const works = (table: Scene, card: CardId) => isOperational(table.state, stackNo(table.state, 2), cardIn(table, card));

describe('what they do', () => {
  test.each(copies('XD1', 1, 2, 3))(
    '[END-EXPCARD-03] %s Neutrino Trigger: supplies A in %i movements',
    (card, times) => {
      const table = scene().outpost('EROS', { cards: ['rover'] });
      finding(table, card);
      const trigger = cardIn(table, card);
      expect(trigger.uses).toBe(times);
      const ship = rocket({ card: 'T12', side: 'black' } as never, 'H05', card);
      cardIn(ship, card).uses = times;
      for (let flown = 1; flown <= times; flown++) {
        expect(driveBy(ship, 'T12')).toBeDefined();
        stackNo(ship.state, 2).moved = false;
        fly(ship, flown % 2 === 1 ? 'EML2' : 'EML1');
        expect(ship.state.stacks[2]!.cards.length).toBe(flown === times ? 2 : 3);
      }
      expect(driveBy(ship, 'T12')).toBeUndefined();
    },
  );

  test.each(copies('XD2', 1, 2, 3))('[END-EXPCARD-03] %s Phase-Change Cooler: %i therms', (card, therms) => {
    expect(coolingOf(stackNo(rocket(card).state, 2))).toBe(therms);
  });

  test.each([...copies('XD3', 'U', 'U', 'UE'), ...copies('XD4', 'E', 'E', 'EU')])(
    '[END-EXPCARD-03] %s Coil or Cell: supplies %s',
    (card, supplied) => {
      expect(works(rocket(card, 'tractorBeam'), 'tractorBeam')).toBe(supplied.includes('U'));
      expect(works(rocket(card, 'drill'), 'drill')).toBe(supplied.includes('E'));
    },
  );

  test.each(copies('XD5', 2, 2, 3))(
    '[END-EXPCARD-03] %s Aerogel Shield: shielding %i, and what a zone adds',
    (card, value) => {
      const table = rocket(card);
      expect(shieldingOf(table.state, stackNo(table.state, 2))).toBe(value);
      table.project('shieldingEarth');
      expect(shieldingOf(table.state, stackNo(table.state, 2))).toBe(value + 1);
      cardIn(table, card).damaged = true;
      expect(shieldingOf(table.state, stackNo(table.state, 2))).toBe(1);
    },
  );

  test.each(copies('XD6', 1, 1, 1))(
    '[END-EXPCARD-03] %s Gyro Platform: %i bonus pivot in a movement',
    (card, pivots) => {
      expect(driveBy(rocket('C07', card), 'C07')!.bonusPivots).toBe(pivots);
      expect(driveBy(rocket('C07'), 'C07')!.bonusPivots).toBe(0);
    },
  );

  test.each(copies('XD7', 2, 4, 6))(
    '[END-EXPCARD-03] %s Cryogenic Bladder: %i water FTs without mass',
    (card, holds) => {
      const table = scene().outpost('EML1', { cards: [card], cargo: { water: 7 } });
      expect(cargoMassOf(table.state, stackNo(table.state, 2))).toBe(7 - holds);
    },
  );

  test.each(copies('XD8', 2, 2, 2))(
    '[END-EXPCARD-03] %s Seeing Corrector: a Hubble observes with %i dice',
    (card, dice) => {
      const table = scene()
        .with(onlyBlack)
        .outpost('EML1', { cards: ['telescope', card] });
      const seen = doing(table.observation('OI7-1').dice(1, 1, dice, 1), observe); // 1 + 1 against 2
      expect(seen.said('observe.success')[0]!.params).toMatchObject({ sum: 2, cme: 2 });
    },
  );

  test.each(copies('XD9', 2, 2, 2))('[END-EXPCARD-03] %s Assay Kit: a size roll of %i is one less', (card, die) => {
    const table = scene()
      .outpost('AMUN', { cards: ['R09', card] })
      .site('AMUN', { visited: true });
    table.state.stacks[2]!.cards[0]!.side = 'black'; // ISRU 2 for hydration 0
    expect(doing(table.dice(die), prospect).site('AMUN')!.claim).toBe(true);
  });

  test.each(copies('XD10', 3, 3, 3))(
    '[END-EXPCARD-03] %s Winch Drone: a Tractor Beam tows with %i dice',
    (card, dice) => {
      const table = scene()
        .year(1)
        .rocket('ENCKE', { cards: ['tractorBeam', 'G08', card], wet: 8 })
        .site('ENCKE', { visited: true, hazard: [1] });
      const towed = doing(table.dice(1, 1, 2, 4), tractor); // 4 against 4
      expect(towed.said('roll.dice')[0]!.params).toMatchObject({ dice: ['1', '1', '2'].slice(0, dice).join(' + ') });
      expect(towed.stack(2).tows).toEqual([{ comet: 'ENCKE' }]);
    },
  );

  test.each(copies('XD11', 2, 3, 4))(
    '[END-EXPCARD-03] %s Phased Aerial: transmits with %i, needing nothing',
    (card, value) => {
      const table = scene().outpost('EROS', { cards: ['C07', card] });
      expect(contactsOf(table.state).filter(({ person }) => person !== null)).toMatchObject([{ node: 'EROS', value }]);
    },
  );

  test.each(copies('XD12', 1, 1, 2))(
    '[END-EXPCARD-03] %s Ore Sorter: %i FTs more by a refuel of its Stack',
    (card, more) => {
      const refuelled = doing(scene().outpost('PALLAS', { cards: ['R02', card] }), refuel); // 1 + 2 - 2
      expect(refuelled.stack(2).cargo.water).toBe(1 + more);
    },
  );
});

describe('rotated missions', () => {
  test('[END-FOUND-13] Frontier Clinic: Humans Colocated with it do not become lonely, others do', () => {
    const table = scene()
      .outpost('EROS', { cards: [{ card: 'XM6-1', side: 'rotated' }] })
      .rocket('EROS', { cards: ['C07'] })
      .outpost('PALLAS', { cards: ['N01'] });
    const [, , , crew, other] = table.state.stacks;
    expect(mayBecomeLonely(table.state, crew!, crew!.cards[0]!)).toBe(false);
    expect(isIsolated(table.state, other!, other!.cards[0]!)).toBe(true);
    expect(mayBecomeLonely(table.state, other!, other!.cards[0]!)).toBe(true);
  });
});
