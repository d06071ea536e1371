import { type Scene, scene } from '@starboard/endeavours/testing';
import { keyOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { discoveryRoll, drawDiscoveries, takeBead } from '../../src/rules/discoveries.ts';
import type { Bead } from '../../src/types.ts';
import { findBeads, open } from '../support/beads.ts';
import { linesOf, read } from '../support/log.ts';

/** Draws these beads, and places them where the answers say. */
const drawing = (table: Scene, beads: Bead[], ...answers: string[]) =>
  table.perform(
    function* (t) {
      findBeads(t, ...beads);
      yield* drawDiscoveries(t, beads.length);
    },
    ...answers,
  );

const offered = ({ decisions }: ReturnType<typeof drawing>) => decisions.map(({ asks }) => asks[0]!.options.map(keyOf));

describe('the bag', () => {
  test('[END-DISC-01] a bead that is drawn is no longer in the bag', () => {
    const drawn = drawing(scene(), ['green', 'green'], 'rover/0', 'array/0');
    expect(drawn.state.bag).toEqual({ black: 30, green: 28, purple: 30, red: 30, yellow: 30 });
  });

  test('[END-DISC-01] every bead in the bag is as likely as any other', () => {
    const lonely = scene().with(state => {
      state.bag = { black: 0, green: 0, purple: 0, red: 1, yellow: 0 };
    });
    const drawn = lonely.perform(t => drawDiscoveries(t, 1), 'rover/1');
    expect(drawn.state.filled).toEqual({ 'rover/1': 'red' });
    expect(drawn.state.bag.red).toBe(0);
  });

  test('[END-DISC-02, END-DISC-03] black ones go back, count, and may be drawn again in the same roll', () => {
    const blank = scene().with(state => {
      state.bag = { black: 1, green: 0, purple: 0, red: 0, yellow: 5 };
    });
    const drawn = drawing(blank, ['black', 'black', 'black']);
    expect(drawn.asked).toEqual([]);
    expect(drawn.state.bag).toEqual({ black: 1, green: 0, purple: 0, red: 0, yellow: 5 });
    expect(drawn.state.bank).toBe(10);
  });

  test('[END-DISC-03] all are drawn and told, the black ones too, before the first is placed', () => {
    const drawn = drawing(scene(), ['red', 'black', 'green', 'red', 'black'], 'rover/1', 'rover/0', 'plating/1');
    expect(drawn.log.map(({ key }) => key)).toEqual(['discovery.drawn', ...Array(3).fill('discovery.placed')]);
    expect(linesOf(drawn)[0]).toBe('Beads drawn: 2 red, 2 black, 1 green.');
    expect(linesOf(drawn, 'fr')[0]).toBe('Perles tirées\u00a0: 2 rouges, 2 noires, 1 verte.');
  });

  test('[END-DISC-02, END-DISC-08] Blank Filter: one more bead for the first black one of a roll, and for no other', () => {
    const rolled = (die: number, ...beads: Bead[]) =>
      open(scene(), 'nothing')
        .project('blankFilter')
        .dice(die)
        .perform(function* (t) {
          findBeads(t, ...beads);
          yield* discoveryRoll(t, 'EROS');
        });
    expect(linesOf(rolled(3, 'green', 'black', 'black', 'red'))[1]).toBe('Beads drawn: 1 green, 2 black, 1 red.');
    expect(linesOf(rolled(2, 'green', 'red'))[1]).toBe('Beads drawn: 1 green, 1 red.');
  });

  test('[END-EXPLORE-12, END-EXPCARD-07] what a card adds to a discovery roll is drawn with it, and told', () => {
    const rolled = open(scene(), 'nothing')
      .dice(1)
      .perform(function* (t) {
        findBeads(t, 'green', 'red', 'yellow');
        yield* discoveryRoll(t, 'EROS', 2);
      });
    expect(linesOf(rolled).slice(0, 2)).toEqual([
      'Discovery roll: 1, +2 the card drawn = 3; 3 beads are drawn.',
      'Beads drawn: 1 green, 1 red, 1 yellow.',
    ]);
  });

  test('[END-EXPCARD-07] Bonus Deposit takes a bead of its colour out of the bag, if there is one', () => {
    const taken = (green: number) => {
      const table = open(scene(), 'rover/0').with(({ bag }) => Object.assign(bag, { green }));
      return table.perform(t => takeBead(t, 'green')).state;
    };
    expect(taken(1)).toMatchObject({ bag: { green: 0 }, filled: { 'rover/0': 'green' } });
    expect(taken(0).bag.green).toBe(0);
    expect(taken(0).filled['rover/0']).toBeUndefined();
  });

  test('[END-DISC-03] they are placed in any order; each question tells what was drawn and what is left', () => {
    const white = () => open(scene(), 'extraDie/0', 'disk.0/0');
    const one = drawing(white(), ['green', 'red', 'yellow'], 'green', 'disk.0/0', 'red');
    expect(one.state.filled).toMatchObject({ 'disk.0/0': 'green', 'extraDie/0': 'red' });
    const other = drawing(white(), ['green', 'red', 'yellow'], 'yellow', 'extraDie/0', 'red');
    expect(other.state.filled).toMatchObject({ 'disk.0/0': 'red', 'extraDie/0': 'yellow' });
    expect(other.decisions.map(({ name, asks }) => read({ key: name, params: asks[0]!.showing!.params! }))).toEqual([
      'Beads drawn: 1 green, 1 red, 1 yellow. Still to place: 1 green, 1 red, 1 yellow. Which comes next?',
      'Beads drawn: 1 green, 1 red, 1 yellow. Still to place: 1 green, 1 red, 1 yellow. Where does the yellow bead go?',
      'Beads drawn: 1 green, 1 red, 1 yellow. Still to place: 1 green, 1 red. Which comes next?',
    ]);
  });

  test('[END-DISC-03, END-DISC-19] which comes next is asked only where one may take another’s last spot', () => {
    const asked = (beads: Bead[], spots: string[], ...answers: string[]) =>
      drawing(open(scene(), ...spots), beads, ...answers).asked;
    expect(asked(['green', 'red'], ['extraDie/0'], 'red')).toEqual(['discovery.next']);
    expect(asked(['green', 'red'], ['rover/0', 'rover/1'])).toEqual([]); // they share none
    expect(asked(['green', 'red'], ['rover/0', 'extraDie/0'], 'rover/0')).toEqual(['discovery.place']); // green finds one anyway
    expect(asked(['green', 'red'], ['extraDie/0', 'disk.0/0'], 'disk.0/0')).toEqual(['discovery.place']); // enough for both
    expect(asked(['green', 'green'], ['rover/0'])).toEqual([]); // alike
  });

  test('[END-DISC-03] a bead that finds a spot anyway takes no outcome away by going first', () => {
    const spots = ['rover/0', 'extraDie/0'];
    const outcomes = spots.map(spot => drawing(open(scene(), ...spots), ['red', 'green'], spot).state);
    expect(outcomes.map(({ filled }) => spots.map(spot => filled[spot]))).toEqual([
      ['green', 'red'],
      [undefined, 'green'],
    ]);
    expect(outcomes.map(({ bank }) => bank)).toEqual([10, 11]); // the red one had no spot any more
  });

  test('[END-DISC-03, END-DISC-04] the log says which bead went where, and which found no spot', () => {
    const drawn = drawing(open(scene(), 'rover/0'), ['yellow', 'green'], 'rover/0');
    expect(linesOf(drawn)).toEqual([
      'Beads drawn: 1 yellow, 1 green.',
      'No spot takes the yellow bead: it goes back into the bag.',
      '1 Aqua.',
      expect.stringMatching(/^A green bead is placed: .*, green spot\.$/),
    ]);
  });

  test('[END-EX-18] black, green, red: the black one goes back, the other two are placed', () => {
    const drawn = scene()
      .dice(3)
      .perform(
        function* (t) {
          findBeads(t, 'black', 'green', 'red');
          yield* discoveryRoll(t, 'EROS');
        },
        'array/0',
        'plating/1',
      );
    expect(drawn.state.filled).toEqual({ 'array/0': 'green', 'plating/1': 'red' });
    expect(drawn.state.bag).toEqual({ black: 30, green: 29, purple: 30, red: 29, yellow: 30 });
  });

  test('[END-EXPLORE-12, END-COMP-07, END-DICE-05] a discovery roll draws as many beads as its d4 shows', () => {
    const black = (die: number) =>
      scene()
        .with(state => {
          state.bag = { black: 0, green: 9, purple: 0, red: 0, yellow: 0 };
        })
        .dice(die)
        .perform(t => discoveryRoll(t, 'EROS'), 'rover/0', 'array/0', 'aerobrake/0', 'row.0/0').state.bag.green;
    expect([black(1), black(2), black(3), black(4)]).toEqual([8, 7, 6, 5]);
    expect(() => black(5)).toThrow('a die of 4');
  });
});

describe('spots', () => {
  const offers = (table: Scene, bead: Bead, answer: string) =>
    drawing(table, [bead], answer).decisions[0]!.asks[0]!.options.map(keyOf);

  test('[END-DISC-04] a coloured spot takes its own colour, a white one any', () => {
    const table = () => open(scene(), 'rover/0', 'rover/1', 'extraDie/0', 'disk.0/0');
    expect(offers(table(), 'green', 'rover/0')).toEqual(['rover/0', 'extraDie/0', 'disk.0/0']);
    expect(offers(table(), 'red', 'rover/1')).toEqual(['rover/1', 'extraDie/0', 'disk.0/0']);
    expect(offers(table(), 'purple', 'extraDie/0')).toEqual(['extraDie/0', 'disk.0/0']);
    expect(offers(table(), 'yellow', 'extraDie/0')).toEqual(['extraDie/0', 'disk.0/0']);
  });

  test('[END-DISC-04] of spots of one colour on one thing the first that is empty is offered', () => {
    const both = open(scene(), 'drone/0', 'drone/1', 'array/0');
    expect(offers(both, 'green', 'drone/0')).toEqual(['array/0', 'drone/0']);
    const second = open(scene(), 'drone/1', 'array/0');
    expect(offers(second, 'green', 'drone/1')).toEqual(['array/0', 'drone/1']);
  });

  test('[END-DISC-04, END-DISC-22] spots of a base mission are offered like those of the mats', () => {
    const table = open(scene().mission('RD1'), 'extraDie/0');
    const drawn = drawing(table, ['green'], 'RD1/0');
    expect(offered(drawn)).toEqual([['extraDie/0', 'RD1/0', 'RD1/2']]);
    expect(drawn.decisions[0]!.asks[0]!.options).toMatchObject([
      { refs: ['spot:extraDie/0'] },
      { refs: ['spot:RD1/0'] },
      { refs: ['spot:RD1/2'] },
    ]);
    expect(drawn.state.missions[0]!.beads[0]).toBe('green');
  });

  test('[END-DISC-05] a filled spot is not offered again, and keeps its bead', () => {
    const table = open(scene(), 'rover/0', 'array/0', 'extraDie/0');
    const drawn = drawing(table, ['green', 'green'], 'rover/0', 'array/0');
    expect(drawn.decisions[1]!.asks[0]!.options.map(keyOf)).toEqual(['array/0', 'extraDie/0']);
    expect(drawn.state.filled['rover/0']).toBe('green');
  });

  test('[END-DISC-19, END-DISC-21, END-EX-19, END-RULE-11] without a legal spot anywhere: 1 Aqua, and back into the bag', () => {
    const drawn = drawing(open(scene(), 'rover/0'), ['yellow']);
    expect(drawn.asked).toEqual([]);
    expect(drawn.state.bank).toBe(11);
    expect(drawn.state.bag.yellow).toBe(30);
    expect(drawn.state.filled['rover/0']).toBeUndefined();
  });

  test('[END-DISC-19, END-DISC-20] one with a spot must be placed, all of them before the roll is over', () => {
    const drawn = drawing(open(scene(), 'rover/0', 'array/0', 'array/1'), ['green', 'purple', 'red'], 'array/0');
    expect(drawn.asked).toEqual(['discovery.place']);
    expect(offered(drawn)).toEqual([['array/0', 'rover/0']]);
    expect(drawn.state.filled).toMatchObject({ 'array/0': 'green', 'array/1': 'purple' });
    expect(drawn.state.bank).toBe(11); // the red one alone had none
  });

  test('[END-DISC-19] a bead with one spot goes there, and nobody is asked', () => {
    const drawn = drawing(open(scene(), 'rover/0'), ['green']);
    expect(drawn.asked).toEqual([]);
    expect(drawn.state.filled['rover/0']).toBe('green');
  });
});

describe('Aqua rows', () => {
  const rowPays = (row: number) => {
    const last = `row.${row}/3`;
    const drawn = drawing(open(scene(), last), ['yellow'], last);
    return [drawn.state.bank - 10, drawn.state.rows.filter(each => each === `row.${row}`).length];
  };

  test('[END-DISC-14] a full row pays 8, 6 or 4', () => {
    expect([rowPays(0), rowPays(1), rowPays(2)]).toEqual([
      [8, 1],
      [6, 1],
      [4, 1],
    ]);
  });

  test('[END-EX-42, END-DISC-14] the yellow bead that the row lacks brings 8 Aqua at once, and never again', () => {
    const drawn = drawing(open(scene(), 'row.0/3', 'extraDie/0'), ['yellow', 'red'], 'row.0/3');
    expect(drawn.state.bank).toBe(18);
  });

  test('[END-DISC-14] a row that is not full pays nothing', () => {
    expect(drawing(open(scene(), 'row.2/2', 'row.2/3'), ['red'], 'row.2/2').state.bank).toBe(10);
  });
});
