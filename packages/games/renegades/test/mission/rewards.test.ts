import { scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { missionEnds } from '../../src/rules/campaign/mission-ends.ts';
import type { State } from '../../src/types.ts';

describe('what it is worth', () => {
  const ended = (result: State['result'], players = 2) =>
    scene({ players, mission: 'palaceCoup' }) // 400, penalty 100
      .with(state => {
        state.result = result;
        state.purses = { p1: 120, p2: 120, p3: 120, p4: 60 };
      })
      .perform(missionEnds).state.purses;

  test('[RDA-WIN-04, RDA-WIN-07, RDA-MISSION-05] the winner gets the printed reward, the other pays the penalty', () => {
    const won = { winners: ['renegade'], reason: 'tier1', halves: [] } as const;
    expect(ended(won)).toMatchObject({ p1: 520, p2: 20 });
  });

  test('[RDA-WIN-05, RDA-MISSION-05, RDA-RUL-66] each of two winners gets it all; nobody pays more than he has', () => {
    const won = { winners: ['renegade'], reason: 'tier1', halves: [] } as const;
    expect(ended(won, 4)).toEqual({ p1: 520, p2: 520, p3: 20, p4: 0 });
  });

  test('[RDA-WIN-06] out of time, who is ahead gets half, and nobody pays', () => {
    expect(ended({ winners: [], reason: 'timeOut', halves: ['coalition'] })).toMatchObject({ p1: 120, p2: 320 });
    expect(ended({ winners: [], reason: 'timeOut', halves: [] })).toMatchObject({ p1: 120, p2: 120 });
  });

  test('[RDA-RUL-67, RDA-RUL-03] halves are rounded up to a multiple of 25', () => {
    const half = scene({ mission: 'raceForTheBeacon' }) // 250
      .with(state => {
        state.result = { winners: [], reason: 'carrierLost', halves: ['renegade', 'coalition'] };
      })
      .perform(missionEnds).state.purses;
    expect(half).toMatchObject({ p1: 125, p2: 125 });
    const odd = scene({ mission: 'deadSignal' }) // 350
      .with(state => {
        state.result = { winners: [], reason: 'carrierLost', halves: ['renegade', 'coalition'] };
      })
      .perform(missionEnds).state.purses;
    expect(odd).toMatchObject({ p1: 175, p2: 175 });
  });

  test('[RDA-WIN-09] kill money and bounties are paid whatever the outcome', () => {
    const played = scene({ mission: 'palaceCoup' })
      .with(state => {
        state.result = { winners: [], reason: 'timeOut', halves: [] };
        state.earned = { p1: 150, p2: 0 };
        state.bounties.push({ seat: 'p1', crew: 'jayce', met: true });
      })
      .perform(missionEnds);
    expect(played.state.purses['p1']).toBe(300);
  });
});
