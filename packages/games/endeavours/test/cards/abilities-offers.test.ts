import { type Scene, scene } from '@starboard/endeavours/testing';
import { keyOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { equipment } from '../../src/cards/equipment.ts';
import { faces } from '../../src/cards/found.ts';
import { idsOf } from '../../src/catalogue.ts';
import { effects } from '../../src/hooks.ts';
import { titleOf } from '../../src/rules/copies.ts';
import { secondDraw } from '../../src/rules/decks/picking.ts';
import { stackNo } from '../../src/rules/stacks.ts';
import { profit } from '../../src/rules/year/index.ts';
import type { CardId, DriftId } from '../../src/types.ts';
import { cardIn, keyFor, stackIn } from '../support/operations.ts';

const equipmentIds = idsOf(equipment);

const plain = () => scene({ crew: 'C01' });
const inTransit = (table: Scene, no: number) =>
  table.with(state => {
    stackNo(state, no).node = null;
  });

/** The offers of a year and what they light up. */
const offersIn = ({ state }: Scene) =>
  effects.tell(state, 'offers', {}).flatMap(offers => offers.map(offer => [keyOf(offer), offer.refs] as const));
const keysIn = (table: Scene) => offersIn(table).map(([key]) => key);

describe('free actions that abilities add', () => {
  test('[END-BERNAL-02] B03: in a third year a boost is a free action, once', () => {
    const played = plain().home('B03').year(3).hand('T05', 'T06').play();
    played.choose('offer.tether', 'T05@LEO', 'done');
    expect(played.stack(0).cards.map(({ card }) => card)).toEqual(['T05']);
    expect(played.state.rights.operation).toBe(true);
    expect(played.offers('offer.tether')).toEqual([]);
    expect(plain().home('B03').year(3).bank(0).play().offers('offer.tether')).toEqual([]); // nothing to boost
  });

  test('[END-BERNAL-02] B10: each tourist at the Hotel, and nobody else', () => {
    const table = plain()
      .home('B10')
      .outpost('CYC', { cards: ['rover', 'tourists', 'drill'] })
      .outpost('EML1', { cards: ['tourists'] });
    const no = cardIn(table, 'tourists').no;
    expect(keysIn(table)).toEqual([`hotel:3:${no}`]);
    const played = table.play().choose(`hotel:3:${no}`);
    expect(played.stack(3).cards.map(({ card }) => card)).toEqual(['rover', 'drill']);
  });

  test('[END-PATENT-01] F09: once a year the press mends a card that is with it', () => {
    const table = () =>
      plain().outpost('EROS', { cards: [{ card: 'F09', side: 'black' }, { card: 'drill', damaged: true }, 'rover'] });
    const set = table().rocket('EROS', { cards: [{ card: 'array', damaged: true }] });
    const press = `offer.press:${cardIn(set, 'F09').no}`;
    expect(offersIn(set)).toEqual([[press, [keyFor(set, 'F09')]]]);
    const played = set.play().choose(press);
    expect(played.offers()).toEqual([keyFor(set, 'drill'), keyFor(set, 'array')]);
    played.choose(keyFor(set, 'drill'));
    expect(played.card('drill')!.damaged).toBe(false);
    expect(played.said('press.done')[0]!.params).toEqual({ card: { key: 'card.drill' } });
    expect(played.offers('offer.press')).toEqual([]); // though the array is damaged still
    const sound = plain()
      .outpost('EROS', { cards: [{ card: 'F09', side: 'black' }] })
      .outpost('PALLAS', { cards: [{ card: 'drill', damaged: true }] });
    expect(keysIn(sound)).toEqual([]);
    expect(keysIn(inTransit(table(), 2))).toEqual([]); // END-WORM-09
  });

  test('[END-PATENT-01] F09: two presses, each once a year', () => {
    const press = { card: 'F09', side: 'black' } as const;
    const table = plain().outpost('EROS', { cards: [press, press, { card: 'drill', damaged: true }] });
    const [first, second] = stackIn(table, 2).cards;
    table.state.usedYear.push(`press:${first!.no}`);
    expect(keysIn(table)).toEqual([`offer.press:${second!.no}`]);
  });

  test('[END-PATENT-09] F02: the printer is offered once in a cycle, where something can be made', () => {
    const table = () =>
      plain()
        .factory('PALLAS', 'VESTA')
        .site('PALLAS', { plant: 'F02' })
        .outpost('PALLAS', { cards: ['rover'] })
        .outpost('VESTA', { cards: ['rover'] });
    expect(keysIn(table())).toEqual([]); // nothing to make
    expect(keysIn(table().hand('T04'))).toEqual([]); // something of VESTA’s type alone
    const both = table().hand('T01', 'T04');
    expect(offersIn(both)).toEqual([['offer.printer:PALLAS', ['node:PALLAS']]]);
    both.state.usedYear.push('printer:PALLAS');
    expect(keysIn(both)).toEqual(['offer.printer:PALLAS']);
    both.state.usedCycle.push('printer:PALLAS');
    expect(keysIn(both)).toEqual([]);
  });

  test('[END-STATION-09] a gift of water lights up where it is fetched', () => {
    expect(offersIn(plain().station('fuelDepot', 'MA-L1'))).toEqual([['offer.fuelDepot', ['node:MA-L1']]]);
  });

  test('[END-DRIFT-12, END-EXPCARD-15] water that nothing can hold is lost', () => {
    const table = plain()
      .drift('D05', 'JU-L1', true)
      .outpost('EML1', { cards: ['rover'] })
      .outpost('EML2', { cards: ['rover'] });
    const given = table.perform(profit, 'aqua');
    expect(given.said('water.given')).toEqual([]);
    expect(given.state.stacks).toHaveLength(4);
  });

  test('[END-DISC-08] Cycler Bookings: of tourists in LEO, those alone who are chosen leave', () => {
    const toured = { card: 'tourists', uses: 1 } as const;
    const table = plain()
      .project('cyclerBookings')
      .leo({ cards: [{ card: 'aerobrake', uses: 1 }, toured, toured, 'rover'] });
    const nos = stackIn(table, 0).cards.map(({ no }) => no);
    expect(keysIn(table)).toEqual([`booking:${nos[1]}`, `booking:${nos[2]}`]);
    const left = table.play().choose(`booking:${nos[1]}`).stack(0).cards;
    expect(left.map(({ no }) => no)).toEqual([nos[0], nos[2], nos[3]]);
  });
});

describe('Fuel Transfer Network', () => {
  /** Water at EML1; Stacks at an Adjacent Lagrange point, at one further off, on a Site, in transit, and a mobile factory. */
  const network = () => inTransit(stacks(), 6);
  const stacks = () =>
    plain()
      .project('fuelTransferNetwork')
      .outpost('EML1', { cards: ['rover'], cargo: { water: 2 } })
      .outpost('EML2', { cards: ['rover'] })
      .rocket('EML3', { cards: ['rover'], cargo: { water: 1 } })
      .stack('siteOutpost', 'EROS', { cards: ['rover'], cargo: { water: 1 } })
      .stack('freighter', 'EML2', { cards: ['K01'], cargo: { water: 1 } })
      .stack('mobile', 'EML2');

  test('[END-DISC-08] between Stacks at Adjacent Lagrange points, from one that has water', () => {
    expect(offersIn(network())).toEqual([['fuelTransfer:2>3', ['stack:2', 'stack:3']]]);
  });

  test('[END-DISC-08] as many tanks as there are, once a year', () => {
    const played = network().play().choose('fuelTransfer:2>3');
    expect(played.offers()).toEqual(['1', '2']);
    expect(played.match.decision!.asks[0]!.options).toMatchObject(
      [1, 2].map(amount => ({ label: { key: 'amount.tanks', params: { amount } } })),
    );
    played.choose('1');
    expect([2, 3].map(no => played.stack(no).cargo.water)).toEqual([1, 1]);
    expect(played.offers('fuelTransfer')).toEqual([]);
  });
});

describe('what may be made or boosted at a place', () => {
  const cards: readonly CardId[] = [...equipmentIds, 'T05', 'K01', 'N01', 'C01', 'B01', 'sample:S'];
  const marked = {
    ANY: ['powersatReceiver', 'cryoTank'],
    LAB: ['tractorBeam', 'bioExperiment', 'lifeSciences'],
  } as const satisfies { readonly [mark: string]: readonly CardId[] };
  const usual = equipmentIds.filter(each => ![...marked.ANY, ...marked.LAB].some(other => other === each)); // LEO or HOME
  const sorted = (taken: readonly CardId[]) => [...taken].sort();
  const drift = (card: DriftId) => plain().drift(card, 'JU-L1', true);
  const promoted = (card: 'B03' | 'B06') => {
    const table = plain().home(card);
    stackIn(table, 2).cards[0]!.side = 'purple';
    return table;
  };

  test('[END-STATION-09, END-DRIFT-12, END-BERNAL-08] production', () => {
    const taken = ({ state }: Scene) =>
      effects.tell(state, 'workshops', {}).map(({ takes }) => sorted(cards.filter(takes)));
    expect(taken(plain().station('orbitalShipyard', 'MA-L1'))).toEqual([sorted(equipmentIds)]);
    expect(taken(drift('D02'))).toEqual([sorted(marked.ANY)]);
    expect(taken(promoted('B06'))).toEqual([sorted(marked.ANY)]);
  });

  test('[END-STATION-09, END-DRIFT-12, END-BERNAL-08] boosts, and what they cost', () => {
    const taken = ({ state }: Scene) =>
      effects
        .tell(state, 'boostPlaces', {})
        .map(({ node, takes, price }) => [node, sorted(cards.filter(takes)), price(3)]);
    expect(taken(plain().station('foundryRing', 'MA-L1'))).toEqual([['MA-L1', sorted(usual), 6]]);
    expect(taken(drift('D07'))).toEqual([['JU-L1', sorted(usual), 3]]);
    expect(taken(promoted('B03'))).toEqual([['GEO', ['module'], 0]]);
  });
});

describe('what an ability looks at', () => {
  test('[END-EXPCARD-03] the title of a card of the two decks; other cards have their own name alone', () => {
    const cards: readonly CardId[] = ['XM1-10', 'OA4-2', 'X12', 'comet:HALEBOPP', 'sample:S', 'drill'];
    expect(cards.map(titleOf)).toEqual(['XM1', 'OA4', 'X12', 'comet:HALEBOPP', 'sample:S', 'drill']);
    expect(faces['XD6-1']?.front).toMatchObject({ mass: 1, hardness: 5 }); // it supplies nothing
  });

  test('[END-DISC-08, END-STATION-09] two cards of its own deck, of either deck, or once a year', () => {
    const drawn = ({ state }: Scene) =>
      (['exploration', 'observation'] as const).map(deck => secondDraw({ state }, deck));
    expect(drawn(plain().project('archiveSearch'))).toEqual(['archiveSearch:each', undefined]);
    expect(drawn(plain().project('skySurvey'))).toEqual([undefined, 'skySurvey:each']);
    const archive = plain().station('missionArchive', 'MA-L1');
    expect(drawn(archive)).toEqual(['missionArchive', 'missionArchive']);
    archive.state.usedYear.push('missionArchive');
    expect(drawn(archive)).toEqual([undefined, undefined]);
  });

  test('[END-PATENT-01] T01 Plasma Kite: no worse than -2 for itself, not for another sail of its Stack', () => {
    const table = plain().rocket('JU-L1', { cards: [{ card: 'T01', side: 'black' }, 'T10'] });
    const by = stackIn(table, 2);
    const modifiers = by.cards.map(card =>
      effects.change(table.state, 'zoneModifier', -3, { by, from: 'JU-L1', card }),
    );
    expect(modifiers).toEqual([-2, -3]);
  });

  test('[END-PATENT-01] G12 Ballute: the second reroll of a year, after the first', () => {
    const table = plain().rocket('EA-AE', { cards: [{ card: 'G12', side: 'black' }] });
    const by = stackIn(table, 2);
    const { no } = by.cards[0]!;
    const uses = () => effects.tell(table.state, 'hazardReroll', { by, hazard: 'aerobrake' });
    expect(uses()).toEqual([`ballute:${no}:1`]);
    table.state.usedYear.push(`ballute:${no}:1`);
    expect(uses()).toEqual([`ballute:${no}:2`]);
  });

  test('[END-BERNAL-02] B08: one more die for observing, where it is', () => {
    const { state } = plain().home('B08');
    const dice = (purpose: 'observe' | 'explore', node: 'EML5' | 'EML1') =>
      effects.change(state, 'testDice', 1, { by: null, purpose, node });
    expect([dice('observe', 'EML5'), dice('observe', 'EML1'), dice('explore', 'EML5')]).toEqual([2, 1, 1]);
  });

  test('[END-BERNAL-02] B07: Humans in the Earth zone, no Robots, nobody elsewhere', () => {
    const set = plain()
      .home('B07')
      .outpost('BENNU', { cards: ['C01', 'N13'] })
      .outpost('EROS', { cards: ['N01'] })
      .rocket('EML1', { cards: ['N02'] });
    const table = inTransit(set, set.state.stacks.at(-1)!.no);
    const recovering = table.state.stacks.flatMap(by =>
      by.cards
        .filter(card => effects.tell(table.state, 'recovers', { by, card }).includes(true))
        .map(({ card }) => card),
    );
    expect(recovering).toEqual(['C01']);
  });

  test('[END-PATENT-04] N06 itself is never lonely, its companions may be', () => {
    const table = plain().outpost('EROS', { cards: [{ card: 'N06', side: 'purple' }, 'N01'] });
    const by = stackIn(table, 2);
    expect(by.cards.map(card => effects.tell(table.state, 'neverLonely', { by, card }))).toEqual([[true], []]);
  });

  test('[END-CORE-01] nothing is Colocated with who is in transit: neither the Clinic nor the Drillers help there', () => {
    const table = plain()
      .outpost('EML1', {
        cards: [
          { card: 'XM6-1', side: 'rotated' },
          { card: 'N03', side: 'purple' },
        ],
      })
      .rocket('EML1', { cards: ['C01', 'drill'] })
      .with(({ stacks }) => {
        for (const stack of stacks.slice(2)) stack.node = null;
      });
    const by = stackIn(table, 3);
    const [crew, drill] = by.cards;
    expect(effects.tell(table.state, 'neverLonely', { by, card: crew! })).toEqual([]);
    expect(effects.tell(table.state, 'neverDamaged', { by, card: drill! })).toEqual([]);
  });

  test('[END-GAMEPLAY-01] C10: the Crew may be in another Stack there', () => {
    const table = scene({ crew: 'C10' })
      .outpost('PALLAS', { cards: ['R02'] })
      .rocket('PALLAS', { cards: ['C10'] });
    const about = { by: stackIn(table, 2), site: 'PALLAS', how: 'isru', platform: null, again: false } as const;
    expect(effects.change(table.state, 'refuelYield', 1, about)).toBe(2);
    cardIn(table, 'C10').lonely = true;
    expect(effects.change(table.state, 'refuelYield', 1, about)).toBe(1);
  });
});
