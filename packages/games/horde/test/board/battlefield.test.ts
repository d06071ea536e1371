import { scene } from '@starboard/horde/testing';
import { showDecision } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { labelsOf, linksOf } from '../../src/board/battlefield/labels.ts';
import { tagPlaces } from '../../src/board/battlefield/lines/lines.ts';
import { nameAt, spokenName } from '../../src/board/battlefield/names.ts';
import { badgesOf } from '../../src/board/battlefield/signs.ts';
import { allRefs, sizeOf, spotOf } from '../../src/board/battlefield/spots.ts';
import { standsOf } from '../../src/board/battlefield/use-journeys.ts';
import { placeText } from '../../src/board/place-text.ts';
import { ringOf } from '../../src/board/rings.ts';
import { indexAt } from '../../src/field/measure.ts';
import { texts } from '../../src/index.ts';
import { battlePlan } from '../../src/show/plan.ts';

const say = createFormatter(texts, 'en');

const battle = () =>
  scene()
    .piece('bunker', [4, 4])
    .hero(1, { at: [24, 24], wounds: 3, conditions: ['diseased'] })
    .hero(2, { at: [30, 30], wounds: 9 })
    .unit('skitterlings', [
      [12, 14],
      [13, 14],
      [14, 14],
    ])
    .unit('leaper', [[40, 40]], { shaken: true, activated: true })
    .tokens([5, 44], [36, 36])
    .treasure([20, 20], { item: 'medKit' }, { credits: 5 })
    .marker(1, 2)
    .priority(1);

describe('the table in words', () => {
  const view = battle().state;
  const plan = battlePlan(view);
  const words = (ref: Parameters<typeof nameAt>[2]) => say(nameAt(view, plan, ref));

  test('names everybody, with what ails them', () => {
    expect(words('hero:1')).toBe('Breacher, 7 wounds of 10 left, at 24″, 24″: Diseased');
    expect(words('hero:2')).toBe('Medic, Unconscious, at 30″, 30″');
    expect(words('unit:1')).toContain('3 models, at 12″, 14″');
    expect(words('unit:2')).toContain('Shaken, has activated');
  });

  test('names what lies there', () => {
    expect(words('marker:1')).toBe('Objective 1, priority: 2 of 3 damage, enemies hold it alone');
    expect(words('marker:5')).toBe('Objective 5: no damage, held by heroes');
    expect(words('treasure:3920')).toBe('Treasure: Med Kit, 5 credits');
    expect(words('piece:0')).toBe('Bunker');
  });

  test('says what choosing something does', () => {
    const target = { ref: 'unit:1' as const, isChosen: false, label: 'Charge', hotkey: '2' };
    expect(spokenName('Leaper', target, say)).toBe('Leaper. Charge, key 2.');
    expect(spokenName('Leaper', undefined, say)).toBe('Leaper');
  });

  test('has a stand for every figure on it, so that a window follows whoever moves, comes or falls', () => {
    const stands = standsOf(view);
    expect([...stands.keys()]).toEqual(['hero:1', 'hero:2', 'model:1.1', 'model:1.2', 'model:1.3', 'model:2.1']);
    expect(stands.get('model:2.1')).toEqual({ ...spotOf(view, plan, 'unit:2')!.middle, place: indexAt(view, 40, 40) });
    const fallen = { ...view, units: view.units.slice(1) };
    expect(standsOf(fallen).has('model:1.1')).toBe(false);
  });

  test('has a spot for everything that has a name, and for nothing else', () => {
    const refs = allRefs(view, plan);
    expect(refs).toHaveLength(1 + 5 + 2 + 1 + 2 + 2);
    expect(refs.filter(ref => spotOf(view, plan, ref) === undefined)).toEqual([]);
    for (const ref of ['unit:9', 'marker:9', 'token:1', 'treasure:1', 'piece:7', 'model:1.9', 'zone:x'] as const) {
      expect(spotOf(view, plan, ref)).toBeUndefined();
    }
    expect(spotOf(view, plan, 'model:1.2')?.middle).toEqual({ x: 260, y: 280 });
  });

  test('a token that lies on a marker does not hide it', () => {
    const at = indexAt(view, 36, 36);
    expect(spotOf(view, plan, `token:${at}`)?.middle.x).toBeLessThan(36 * 20);
  });
});

describe('figures', () => {
  const view = battle().state;

  test('carry the signs of what ails them, the worst first', () => {
    expect(badgesOf(view.heroes[0]!).map(({ what }) => what)).toEqual(['diseased']);
    expect(badgesOf({ ...view.heroes[0]!, fatigued: true, shaken: true }).map(({ what }) => what)).toEqual([
      'shaken',
      'fatigued',
      'diseased',
    ]);
  });

  test('heroes are drawn so that they never touch: they stand 1″ apart', () => {
    expect(2 * sizeOf(view, view.heroes[0]!)).toBeLessThanOrEqual((2 * 0.75 + 1) * 20);
  });

  test('on the small table, too, a larger base is a larger figure, and figures of two units do not touch', () => {
    const { state } = scene({ table: 'small' })
      .unit('railSniper', [[3, 3]])
      .unit('leaper', [[6, 3]])
      .unit('burrower', [[9, 3]])
      .unit('hiveColossus', [[12, 3]]);
    const [s, m, l, h] = state.units.map(unit => sizeOf(state, unit));
    expect([s! < m!, m! < l!, l! < h!]).toEqual([true, true, true]);
    expect(2 * m!).toBeLessThan(1 * 20);
    expect(l! + m!).toBeLessThan(Math.hypot(1, 0.5) * 20);
  });

  test('heroes of one person have rings of their own', () => {
    const seats = [{ id: 'p1', ring: 3, name: '', held: 'person', isYours: true }] as const;
    const alone = scene({ seats: 1 }).state;
    expect(alone.heroes.map(({ no }) => ringOf(alone, no, seats))).toEqual([1, 2]);
    expect(ringOf(scene({ seats: 2 }).state, 1, seats)).toBe(3);
  });

  test('models of a unit are joined, each to the nearest', () => {
    expect(linksOf(view, view.units[0]!)).toEqual([
      [
        { x: 240, y: 280 },
        { x: 260, y: 280 },
      ],
      [
        { x: 260, y: 280 },
        { x: 280, y: 280 },
      ],
    ]);
  });

  test('labels stand above units, but give way to each other', () => {
    const close = battle().unit('leaper', [[13, 12.5]]).state;
    const [first, , third] = labelsOf(close, () => 'A unit of some name');
    expect(third!.isBelow).not.toBe(first!.isBelow);
  });
});

describe('labels in a crowd', () => {
  test('none leaves the table, and none covers another where there is room beside', () => {
    const crowd = scene()
      .unit('bombardier', [[42, 2]])
      .unit('bombardier', [[43, 4]])
      .unit('stubberGunner', [[45, 6]])
      .unit('acidSpitters', [[47, 5]]).state;
    const labels = labelsOf(crowd, () => 'Acid Spitters 16');
    const boxes = labels.map(({ x, y, half, isBelow }) => ({ x, y: y + (isBelow ? half.height : -half.height), half }));
    for (const { x, half } of boxes) {
      expect(x + half.width).toBeLessThanOrEqual(960);
      expect(x - half.width).toBeGreaterThanOrEqual(0);
    }
    const covering = boxes.filter((a, at) =>
      boxes
        .slice(0, at)
        .some(
          b => Math.abs(a.x - b.x) < a.half.width + b.half.width && Math.abs(a.y - b.y) < a.half.height + b.half.height,
        ),
    );
    expect(covering).toEqual([]);
  });
});

describe('tags on lines of sight', () => {
  test('stand apart where lines run side by side, each on its own line', () => {
    const from = { x: 480, y: 300 };
    const goals = [200, 220, 240].map(x => ({ x, y: 760 }));
    const places = tagPlaces(from, goals).map(({ at }) => at);
    for (const [nth, { x, y }] of places.entries()) {
      const goal = goals[nth]!;
      expect((x - from.x) * (goal.y - from.y)).toBeCloseTo((y - from.y) * (goal.x - from.x));
      for (const other of places.slice(0, nth)) {
        expect(Math.abs(other.x - x) >= 124 || Math.abs(other.y - y) >= 30).toBe(true);
      }
    }
    const flat = tagPlaces(
      from,
      [300, 304, 308].map(y => ({ x: 660, y })),
    ).map(({ at }) => at.y);
    expect(Math.abs(flat[1]! - flat[0]!)).toBeGreaterThanOrEqual(28);
    expect(new Set(flat.map(Math.round)).size).toBe(3);
    expect(tagPlaces(from, [{ x: 500, y: 300 }])[0]).toMatchObject({ at: { x: 500, y: 300 }, aside: { x: 58 } });
  });
});

describe('corners', () => {
  test('[GSQ-WAVE-02, GSQ-TABLE-07] each corner that the players may choose has its place on the table and its name', () => {
    const { state } = scene();
    const plan = battlePlan(state);
    const middles = ([1, 2, 3, 4] as const).map(no => spotOf(state, plan, `corner:${no}`)!.middle);
    expect(middles).toEqual([
      { x: 60, y: 60 },
      { x: 900, y: 60 },
      { x: 900, y: 900 },
      { x: 60, y: 900 },
    ]);
    expect(say(nameAt(state, plan, 'corner:3'))).toBe('south-east corner');
  });
});

describe('a place that was chosen, in words', () => {
  const asked = (...answers: string[]) => {
    const played = scene()
      .hero(1, { at: [24, 24] })
      .hero(2, { at: [10, 40] })
      .unit('leaper', [[24, 14]])
      .turnOf(1)
      .play();
    played.choose(...answers);
    return { view: played.match.view('p1'), decision: showDecision(played.match, 'p1')! };
  };

  test('tells how far it is, and who could be shot from there', () => {
    const { view, decision } = asked('advance');
    expect(say(placeText(view, decision, indexAt(view, 24, 20)))).toBe(
      'A way of 4″ to 24″, 20″. 1 enemy unit could be shot from there.',
    );
  });

  test('tells how far a charge is', () => {
    const { view, decision } = asked('charge:1');
    expect(placeText(view, decision, indexAt(view, 24, 15.5))).toEqual({
      key: 'board.chosen.charge',
      params: { inches: 8.5 },
    });
  });
});
