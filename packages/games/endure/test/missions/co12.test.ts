import { describe, expect, test } from 'vitest';
import { lastRoll } from '../../src/board/log/last-roll.ts';
import { co12 } from '../../src/cards/missions/co12.ts';
import { missionIds } from '../../src/cards/missions/index.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { alone, facesOf, laidOut, measured } from '../support/sentry-scenes.ts';

describe('CO12 Turning It Off and On Again', () => {
  test('[ETS-CO-1201] a single mission of the Sentries, medium, 45 minutes; anybody may go', () => {
    expect(co12).toMatchObject({ faction: 'sentry', difficulty: 'medium', minutes: 45 });
    expect(co12.needs).toBeUndefined();
  });

  test('[ETS-ERR-05] the Sentry missions are CO12 to CO15', () => {
    expect(missionIds.filter(id => id.startsWith('C') && !id.startsWith('CG'))).toEqual([
      'CO12',
      'CO13',
      'CO14',
      'CO15',
    ]);
  });

  test('[ETS-CO-1202] its tokens for 3, 4, and 5 or more', () => {
    const five = ['3 artemis', '3 artemis', '3 sip', '3 sip'];
    expect(facesOf('CO12')).toEqual([
      ['2 artemis', '2 artemis', '2 sip', '2 sip'],
      ['2 sip', '2 sip', '3 artemis', '3 artemis'],
      five,
      five,
    ]);
  });

  test('[ETS-MMAP-13] 8 tiles, 57 zones, 16 doors; no token in sight; the switch 14 away', () => {
    expect(measured('CO12', 'ROBO.R')).toEqual({ sizes: [8, 57, 16], inSight: false, far: [14] });
    expect(laidOut('CO12', 3).doors.some(({ locked }) => locked)).toBe(false);
  });

  test('[ETS-CO-1204] won as soon as somebody throws the blue switch, enemies or not', () => {
    const played = alone('CO12', 'CREW.A')
      .survivor('captain-a', { at: 'ROBO.R' })
      .enemies('sip', 2, 'ROBO.R')
      .turnOf('captain-a')
      .play();
    expect(co12.objectives[0]).toMatchObject({ colour: 'blue', zone: 'ROBO.R' });
    played.choose('interact:0');
    expect(played.outcome?.winners).toHaveLength(3);
  });
});

describe('malfunction', () => {
  test('[ETS-CO-1203, ETS-ENEMY-26] on 1 a Sentry lies and does not act, on 2 it does, and so does one beside it', () => {
    const set = alone('CO12', 'CREW.A').survivor('captain-a', { at: 'CREW.x' }).enemies('sip', 2, 'CREW.x');
    const done = set.phase('enemies').dice(1, 2, 'blank').perform(enemyPhase);
    expect(done.survivor('captain-a').health).toBe(7);
    expect(done.state.figures.map(({ stunned }) => stunned)).toEqual([true, false]);
  });

  test('[ETS-CO-1203] a token rolls too, and one that shut down stays where it is', () => {
    const set = (die: number) => alone('CO12', 'CREW.A').token('3 sip', 'NAV.A').phase('enemies').dice(die, 'N');
    expect(set(1).perform(enemyPhase).tokens()).toEqual(['NAV.A']);
    expect(set(2).perform(enemyPhase).tokens()).toEqual(['NAV.n']);
  });

  test('[ETS-CO-1203] it is over when the next round begins', () => {
    const played = alone('CO12', 'CREW.A')
      .enemies('sip', 1, 'NAV.A')
      .token('3 sip', 'ROBO.R')
      .phase('enemies')
      .dice(1, 1)
      .play();
    expect(played.state.round).toBe(2);
    expect([...played.state.figures, ...played.state.tokens].some(({ stunned }) => stunned)).toBe(false);
  });

  test('[ETS-CO-1203] one line tells all dice, those of the tokens first, and the dice tray shows it', () => {
    const set = alone('CO12', 'CREW.A').token('3 sip', 'ROBO.R').enemies('sip', 2, 'NAV.A').phase('enemies');
    const { log, state } = set.dice(1, 5, 1, 'N').perform(enemyPhase);
    const at = log.findIndex(({ key }) => key === 'malfunction');
    expect(log[at]).toMatchObject({ params: { dice: '1 5 1', upTo: 1 }, rule: 'ETS-CO-1203' });
    expect([...state.tokens, ...state.figures].map(({ stunned }) => stunned)).toEqual([true, false, true]);
    expect(lastRoll(log.slice(0, at + 1))).toMatchObject({
      dice: [
        { face: 1, verdict: 'hit' },
        { face: 5, verdict: 'miss' },
        { face: 1, verdict: 'hit' },
      ],
      result: { value: 2, tone: 'good' },
    });
  });

  test('[ETS-CO-1203] nobody rolls for a boss or for what is no Sentry', () => {
    const done = alone('CO12', 'CREW.A').enemies('swarmer', 1, 'NAV.A', { stunned: true }).phase('enemies');
    const performed = done.perform(enemyPhase);
    expect([performed.said('shutDown'), performed.said('malfunction')]).toEqual([[], []]);
  });
});
