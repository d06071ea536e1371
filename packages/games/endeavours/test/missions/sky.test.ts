import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { zones } from '../../src/map/index.ts';
import { credit } from '../../src/rules/missions/credit.ts';
import { radioNeeds } from '../../src/rules/missions/radio-needs.ts';
import { fillMissionSpot, missionSpots } from '../../src/rules/missions/spots.ts';
import type { Colour, Endeavours, NodeId } from '../../src/types.ts';
import { doing, review, statusOf } from '../support/missions.ts';

describe('radio', () => {
  const sent = (from: NodeId, to: NodeId, mission: string | null = 'RT2') =>
    statusOf(
      scene()
        .mission('RT2')
        .perform(doing({ act: 'transmitted', from, to, interference: 3, mission })),
    );

  test('[END-MISSION-33] a transmission between the two named places, either way', () => {
    expect(sent('EML3', 'PHOBOS')).toBe('done');
    expect(sent('PHOBOS', 'EML3')).toBe('done');
    expect(sent('EML3', 'DEIMOS')).toBe('open');
    expect(sent('EML1', 'PHOBOS')).toBe('open'); // the Home Bernal is at EML3
  });

  test('[END-MISSION-33, END-MISSION-07] made for this mission', () => {
    expect(sent('EML3', 'PHOBOS', null)).toBe('open');
    expect(sent('EML3', 'PHOBOS', 'RT5')).toBe('open');
  });

  test('[END-MISSION-33] the mission’s interference is used', () => {
    const [need] = radioNeeds(scene().mission('RT2').state);
    expect(need).toMatchObject({ key: 'RT2', interference: 3 });
    expect([need!.accepts('PHOBOS', 'EML3'), need!.accepts('PHOBOS', 'CERES')]).toEqual([true, false]);
  });
});

describe('spots', () => {
  test('[END-MISSION-34] an Observation mission is complete when all its spots are filled', () => {
    expect(
      statusOf(
        scene()
          .mission('OB4', { filled: [true, true, false] })
          .perform(review),
      ),
    ).toBe('open');
    expect(
      statusOf(
        scene()
          .mission('OB4', { filled: [true, true, true] })
          .perform(review),
      ),
    ).toBe('done');
  });

  const keys = (bead: Colour, built = scene().mission('RD5')) => missionSpots(built.state, bead).map(({ key }) => key);

  test('[END-DISC-22] empty discovery spots of missions in play take beads of their colour, white ones any', () => {
    expect(keys('green')).toEqual(['RD5/0']);
    expect(keys('yellow')).toEqual(['RD5/3']);
    expect(keys('red')).toEqual([]);
    expect(keys('green', scene().mission('RD1'))).toEqual(['RD1/0', 'RD1/2']);
    expect(keys('red', scene().mission('RD1'))).toEqual(['RD1/2']);
  });

  test('[END-DISC-22] filled ones and those of missions that are over take none', () => {
    expect(keys('green', scene().mission('RD5', { beads: ['green', null, null, null, null, null] }))).toEqual([
      'RD5/1',
    ]);
    expect(keys('green', scene().mission('RD5', { status: 'done' }))).toEqual([]);
    expect(keys('green', scene().mission('OB1'))).toEqual([]);
  });

  /** Fills the last spot of a card that has all the others. */
  function* fillLast(t: Endeavours) {
    const [{ mission, at }] = missionSpots(t.state, 'red') as [ReturnType<typeof missionSpots>[number]];
    fillMissionSpot(t.state, mission, at, 'red');
    yield* review(t);
  }

  test('[END-MISSION-37, END-DISC-22] a Research mission is complete when all are filled, and its beads go back into the bag', () => {
    const beads: (Colour | null)[] = ['green', 'green', 'yellow', null];
    const played = scene()
      .mission('RD1', { beads })
      .with(({ bag }) => {
        Object.assign(bag, { green: 28, yellow: 29, red: 29 });
      })
      .perform(fillLast);
    expect(statusOf(played)).toBe('done');
    expect(played.state.bag).toMatchObject({ green: 30, yellow: 30, red: 30 });
  });
});

test('[END-MISSION-12] nine zones in order from the Sun', () => {
  expect(zones).toEqual(['Mercury', 'Venus', 'Earth', 'Mars', 'Ceres', 'Jupiter', 'Saturn', 'Uranus', 'Neptune']);
});

test('[END-MISSION-11] what nobody asked for is nobody’s', () => {
  const played = scene()
    .mission('CO9')
    .perform(t => credit(t, { act: 'repaired', node: 'CERES' }));
  expect([played.asked, played.log]).toEqual([[], []]);
});
