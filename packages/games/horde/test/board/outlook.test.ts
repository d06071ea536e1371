import { scene } from '@starboard/horde/testing';
import { showDecision } from '@starboard/kernel';
import { runsHave } from '@starboard/space';
import { describe, expect, test } from 'vitest';
import { indexAt } from '../../src/field/measure.ts';
import { chargeWay, passedBetween, placingOf, reachOfMove } from '../../src/show/outlook.ts';
import { inchesAt } from '../../src/show/plan.ts';
import { arrowOf, holdsOf, rangesOf, sightOf, sightsFrom, undecided } from '../../src/show/sights.ts';
import type { State } from '../../src/types.ts';

type Set = ReturnType<typeof scene>;

function asked(set: Set, ...answers: Parameters<ReturnType<Set['play']>['choose']>) {
  const played = set
    .turnOf(1)
    .play()
    .choose(...answers);
  const seat = played.asked!;
  return { played, view: played.match.view(seat), decision: showDecision(played.match, seat) };
}

const open = () =>
  scene()
    .hero(1, { at: [24, 24] })
    .hero(2, { at: [10, 40] });

describe('a question for a place', () => {
  test('[GSQ-MOVE-10, GSQ-MOVE-11] has ways as long as the rules say, around what is in the way', () => {
    const { view, decision, played } = asked(open().piece('bunker', [26, 22]), 'advance');
    const placing = placingOf(view, decision)!;
    const behind = indexAt(view, 24, 20.5);
    expect(placing.fighter).toMatchObject({ kind: 'hero', no: 1 });
    expect(placing.wayTo(behind)).toMatchObject({
      length: 3.5,
      points: [
        { x: 24, y: 24 },
        { x: 24, y: 20.5 },
      ],
    });
    played.choose([24, 20.5]);
    expect(played.said('move.gone')[0]?.params).toMatchObject({ inches: 3.5 });
  });

  test('[GSQ-MOVE-11] goes by the waypoints that were named', () => {
    const { view, decision } = asked(open().piece('pool', [26, 26]), 'advance:via', [24, 22], 'end');
    const way = placingOf(view, decision)!.wayTo(indexAt(view, 26, 24));
    expect(way?.points.at(1)).toEqual({ x: 24, y: 22 });
    expect(way?.length).toBeCloseTo(2 + Math.sqrt(8), 5);
  });

  test('[GSQ-MELEE-02] leads into contact', () => {
    const { view, decision } = asked(open().unit('skitterlings', [[30, 24]]), 'charge:1');
    expect(decision?.name).toBe('contact');
    const way = placingOf(view, decision)!.wayTo(indexAt(view, 28.5, 24));
    expect(way).toMatchObject({
      length: 4.5,
      points: [
        { x: 24, y: 24 },
        { x: 28.5, y: 24 },
      ],
    });
  });

  test('[GSQ-ITEM-15] shows what would lie there', () => {
    const { view, decision } = asked(open().hero(1, { items: ['greaseGrenade'] }), 'item:greaseGrenade');
    const placing = placingOf(view, decision)!;
    expect(placing).toMatchObject({ isStand: false, shape: { radius: 3 } });
    expect(placing.wayTo(indexAt(view, 24, 22))).toBeUndefined();
  });

  test('is none where something else is asked', () => {
    const { view, decision } = asked(open());
    expect(placingOf(view, decision)).toBeUndefined();
    expect(placingOf(view, undefined)).toBeUndefined();
  });
});

describe('what is thought about', () => {
  test('[GSQ-ACT-05, GSQ-ACT-06] shows how far a move could go', () => {
    const { view } = asked(open());
    const [hero] = view.heroes;
    expect(runsHave(reachOfMove(view, hero!, 'advance'), indexAt(view, 24, 18))).toBe(true);
    expect(runsHave(reachOfMove(view, hero!, 'advance'), indexAt(view, 24, 17.5))).toBe(false);
    expect(runsHave(reachOfMove(view, hero!, 'rush'), indexAt(view, 24, 12))).toBe(true);
  });

  test('[GSQ-MELEE-02] shows the shortest way of a charge', () => {
    const { view } = asked(open().unit('skitterlings', [[30, 24]]));
    const way = chargeWay(view, view.heroes[0]!, view.units[0]!);
    expect(way?.length).toBeCloseTo(4.5, 5);
  });
});

describe('sight from a place', () => {
  const walled = () =>
    open()
      .piece('bunker', [26, 22])
      .unit('skitterlings', [[33, 24]])
      .unit('leaper', [[24, 16]]);

  test('[GSQ-LOS-03, GSQ-SHOOT-02] tells who is seen and can be shot, and who is not', () => {
    const { view } = asked(walled());
    const [skitterlings, leaper] = sightsFrom(view, view.heroes[0]!, view.heroes[0]!.at);
    expect(skitterlings).toMatchObject({ look: 'blocked', canBeShot: false, inRange: true });
    expect(leaper).toMatchObject({ look: 'clear', canBeShot: true, to: { x: 24, y: 16 } });
  });

  test('looks from where one might stand, and leaves the table as it is', () => {
    const { view } = asked(walled());
    const before = view.heroes[0]!.at;
    const [skitterlings] = sightsFrom(view, view.heroes[0]!, indexAt(view, 33, 18));
    expect(skitterlings).toMatchObject({ look: 'clear', canBeShot: true, gap: 4.75 });
    expect(view.heroes[0]!.at).toBe(before);
  });

  test('[GSQ-COVER-02] tells who is in cover', () => {
    const { view } = asked(
      open()
        .piece('rubble', [22, 14])
        .unit('leaper', [[24.5, 16]]),
    );
    expect(sightOf(view, view.heroes[0]!, view.units[0]!).look).toBe('cover');
  });

  test('[GSQ-SHOOT-08] knows how far weapons carry', () => {
    const { view } = asked(open());
    expect(rangesOf(view, view.heroes[0]!)).toEqual([{ weapon: 'scattergun', inches: 12 }]);
    expect(rangesOf(view, view.heroes[0]!, 'nothing')).toEqual([]);
  });
});

describe('what is to come', () => {
  test('[GSQ-OBJ-01, GSQ-OBJ-03] which markers are in danger, and which are held', () => {
    const { view } = asked(
      open()
        .unit('skitterlings', [[12, 14]])
        .unit('leaper', [[36, 12]], { shaken: true }),
    );
    expect([...holdsOf(view)]).toEqual([
      [1, 'threatened'],
      [2, 'open'],
      [3, 'open'],
      [4, 'open'],
      [5, 'held'],
    ]);
  });

  test('[GSQ-HID-05] where enemies go, and whom they strike', () => {
    const { view } = asked(
      open()
        .unit('skitterlings', [[30, 24]])
        .unit('skitterlings', [[4, 4]])
        .unit('leaper', [[40, 40]], { activated: true }),
    );
    const [charge, rush, ...others] = undecided(view).map(unit => arrowOf(view, unit));
    expect(others).toEqual([]);
    expect(charge).toMatchObject({ action: 'charge', from: { x: 30, y: 24 }, to: { x: 24, y: 24 } });
    expect(rush).toMatchObject({ action: 'rush', from: { x: 4, y: 4 } });
    expect(rush?.to).toEqual(inchesAt(view, rush!.intent.to!));
  });
});

describe('a move that was made', () => {
  const past = (set: Set, from: readonly [number, number], to: readonly [number, number]) => {
    const view = set.hero(1, { at: to }).state as State;
    return passedBetween(view, view.heroes[0]!, view.heroes[0]!, indexAt(view, ...from));
  };

  test('is shown straight where nothing is in the way', () => {
    expect(past(open(), [24, 24], [24, 18])).toEqual([]);
  });

  test('is shown around walls', () => {
    expect(past(open().piece('bunker', [22, 20]), [24, 25], [24, 19]).length).toBeGreaterThan(0);
  });
});
