import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { baseMissions } from '../../src/cards/base-missions.ts';
import { idsOf } from '../../src/catalogue.ts';
import { missionsFallDue } from '../../src/rules/missions/due.ts';
import { classOf } from '../../src/rules/missions/quest.ts';
import { finish, outcome, requirementsOf, scoreOf } from '../../src/rules/missions/score.ts';
import type { Endeavours, State } from '../../src/types.ts';

const baseMissionIds = idsOf(baseMissions);

/** The end of the last year. */
function* ends(t: Endeavours) {
  finish(t);
}

/** How a game ends that stands like this. */
const ended = (difficulty: number, change: (state: State) => void) => {
  const { state } = scene({ difficulty }).year(84).with(change).perform(ends);
  return { ...state.result!, winners: outcome(state as State)?.winners };
};

const mission = (card: State['missions'][number]['card'], status: State['missions'][number]['status'] = 'done') =>
  scene().mission(card, { status }).state.missions[0]!;

describe('what a game asks for', () => {
  test('[END-SETUP-05, END-SETUP-06, END-SETUP-07, END-SETUP-08] a score and missions by difficulty', () => {
    expect(requirementsOf(1)).toEqual({ score: 60, easy: 1, medium: 1, hard: 1 });
    expect(requirementsOf(2)).toEqual({ score: 80, easy: 2, medium: 1, hard: 1 });
    expect(requirementsOf(3)).toEqual({ score: 100, easy: 1, medium: 2, hard: 1 });
    expect(requirementsOf(4)).toEqual({ score: 120, easy: 1, medium: 1, hard: 2 });
  });

  test('[END-MISSION-01, END-MISSION-53, END-MISSION-52] 86 easy, 88 medium, 41 hard ones, none about Drift Bernals', () => {
    const count = (name: string) => baseMissionIds.filter(card => classOf(card) === name).length;
    expect([count('easy'), count('medium'), count('hard')]).toEqual([86, 88, 41]);
    expect([classOf('CO9'), classOf('HX2'), classOf('HP3')]).toEqual(['easy', 'easy', 'medium']); // 10, 9, 11 points
    expect([classOf('AB5'), classOf('RD8')]).toEqual(['medium', 'hard']); // 20, 21 points
    expect(baseMissionIds.some(card => JSON.stringify(baseMissions[card]).includes('drift'))).toBe(false);
  });

  test('[END-SETUP-10, END-SCORE-01] won with the score and every required mission', () => {
    const missions = [mission('CO9'), mission('AB5'), mission('SE6')]; // 10 + 20 + 39
    expect(ended(1, state => state.missions.push(...missions))).toMatchObject({
      won: true,
      score: 69,
      needed: 60,
      winners: ['player'],
    });
  });

  test('[END-SETUP-10, END-EX-37] 85 points of 80 with one of four missions open is a loss', () => {
    const result = ended(2, state => {
      state.missions.push(mission('CO9'), mission('AB5'), mission('SE6'), mission('FA1', 'open')); // 69
      state.futures.push('U06'); // 14
      state.found.push(...scene().found('XM5-1', { status: 'points', points: 2 }).state.found);
    });
    expect(result).toMatchObject({ won: false, score: 85, missionsDone: 3, missionsNeeded: 4, winners: [] });
  });

  test('[END-SETUP-10] all missions without the score is a loss', () => {
    const missions = [mission('FB1'), mission('AB2'), mission('AX1')]; // 2 + 12 + 22
    expect(ended(1, state => state.missions.push(...missions))).toMatchObject({ won: false, score: 36 });
  });

  test('[END-SCORE-03, END-SETUP-10] what counts is each class: two easy ones are no medium one', () => {
    const missions = [mission('CO9'), mission('CO10'), mission('SE6'), mission('SE5')]; // 10 + 10 + 39 + 32
    expect(ended(1, state => state.missions.push(...missions))).toMatchObject({ won: false, score: 91 });
  });

  test('[END-SCORE-01] the outcome is there only at the end', () => {
    expect(outcome(scene().state)).toBeUndefined();
    const { state } = scene().perform(ends);
    expect(state.stage).toBe('over');
    expect(outcome(state as State)).toMatchObject({ score: 0, reason: { key: 'end.bothMissing' } });
  });
});

describe('the score', () => {
  const score = (change: (state: State) => void) => scoreOf(scene().with(change).state);

  test('[END-SCORE-02, END-MISSION-51] points of completed missions of both kinds, whenever they were completed', () => {
    const early = { ...mission('CO9'), year: 3 };
    const late = { ...mission('CO10'), year: 84 };
    const found = scene().found('XM5-1', { status: 'points', points: 4 }).found('XM5-2', { points: 5 }).state.found;
    expect(score(state => state.missions.push(early, late, mission('SE6', 'open')))).toBe(20);
    expect(score(state => state.found.push(...found))).toBe(4);
  });

  test('[END-SCORE-04] the VP of Futures', () => {
    expect(score(state => state.futures.push('U04', 'U09'))).toBe(25);
  });

  test('[END-SCORE-06, END-SCORE-09, END-MISSION-05] a failed mission costs its penalty, even if the replacement is completed', () => {
    expect(score(state => state.missions.push(mission('RS1', 'failed'), mission('FA1')))).toBe(2); // -3 + 5
    const failed = scene().found('XM9-3', { status: 'failed', penalty: 4 }).state.found;
    expect(score(state => state.found.push(...failed))).toBe(-4);
  });

  test('[END-SCORE-06] one that became impossible without a penalty costs nothing', () => {
    expect(score(state => state.missions.push(mission('CO9', 'replaced')))).toBe(0);
  });

  test('[END-SCORE-07] the fifth and sixth busted disk cost 3 and 6', () => {
    const removed = (disks: number) =>
      score(state => {
        state.disksRemoved = disks;
      });
    expect([removed(4), removed(5), removed(6)]).toEqual([0, -3, -9]);
  });

  test('[END-SCORE-05, END-SCORE-08] tokens, money and Contracts are worth nothing', () => {
    expect(scoreOf(scene().bank(50).colony('CERES', 'VESTA').state)).toBe(0);
  });

  test('[END-SCORE-10] nothing keeps it from being negative', () => {
    expect(ended(1, state => state.missions.push(mission('RS9', 'failed')))).toMatchObject({ score: -7, won: false });
  });

  test('[END-EX-34, END-MISSION-02, END-MISSION-05] RS1 open at the end of year 27: failed, an easy one is drawn, 3 points are lost', () => {
    const late = scene()
      .year(27)
      .mission('RS1')
      .with(state => state.missionPiles.easy.push('FB1', 'CO8'))
      .perform(missionsFallDue).state;
    expect(late.missions.map(({ card, status }) => [card, status])).toEqual([
      ['RS1', 'failed'],
      ['CO8', 'open'],
    ]);
    expect(late.missionPiles.easy).toEqual(['FB1']);
    expect(scoreOf({ ...late, missions: [late.missions[0]!, { ...late.missions[1]!, status: 'done' }] })).toBe(5);
  });

  test('[END-MISSION-02] not a year sooner', () => {
    const { state } = scene().year(26).mission('RS1').perform(missionsFallDue);
    expect(state.missions[0]!.status).toBe('open');
  });

  test('[END-MISSION-03] one without a penalty never fails by time', () => {
    const { state } = scene().year(84).mission('CO9').perform(missionsFallDue);
    expect(state.missions).toMatchObject([{ card: 'CO9', status: 'open' }]);
  });
});
