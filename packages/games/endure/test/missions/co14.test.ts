import { describe, expect, test } from 'vitest';
import { co14 } from '../../src/cards/missions/co14.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { variantsOf } from '../../src/tables/variants.ts';
import { alone, facesOf, laidOut, measured } from '../support/sentry-scenes.ts';

describe('CO14 Spares, Change', () => {
  test('[ETS-CO-1401] a mission of the Sentries, medium, 70 minutes', () => {
    expect(co14).toMatchObject({ faction: 'sentry', difficulty: 'medium', minutes: 70 });
  });

  test('[ETS-CO-1402] its tokens for 3, 4, and 5 or more', () => {
    const five = ['2 sip', '2 sip', '3 artemis', '3 artemis', '3 sip', '3 sip'];
    expect(facesOf('CO14')).toEqual([
      ['2 artemis', '2 artemis', '2 sip', '2 sip', '3 artemis', '3 artemis'],
      ['2 artemis', '2 sip', '3 artemis', '3 artemis', '3 sip', '3 sip'],
      five,
      five,
    ]);
  });

  test('[ETS-MMAP-15] 8 tiles, 52 zones, 16 doors; no token in sight; exit and parts as far as they should be', () => {
    const far = measured('CO14', 'LAB.s', 'ROBO.R', 'ARM.C', 'ENG.E', 'SEC.A');
    expect(far).toEqual({ sizes: [8, 52, 16], inSight: false, far: [6, 8, 9, 10, 7] });
  });

  test('[ETS-CO-1403] four spare parts; somebody may carry several', () => {
    const played = alone('CO14', 'NAV.A')
      .survivor('captain-a', { at: 'SEC.A' })
      .objective(0, { zone: laidOut('CO14', 3).objectives[3]!.zone })
      .turnOf('captain-a')
      .play();
    played.choose('interact:0', 'interact:3');
    expect(played.state.objectives.map(({ carrier }) => carrier)).toEqual(['captain-a', null, null, 'captain-a']);
  });

  test('[ETS-CO-1407] won when all have left with at least 4 parts between them', () => {
    const leave = (parts: number) => {
      const set = alone('CO14', 'LAB.s').with(state => {
        state.survivors[0]!.status = 'left';
        state.survivors[2]!.status = 'left';
        for (const objective of state.objectives.slice(0, 2)) objective.out = true;
      });
      if (parts > 2) set.carries('captain-a', 2);
      if (parts > 3) set.carries('captain-a', 3);
      return set.turnOf('captain-a').play().choose('leave:LAB.exitE').outcome?.winners.length;
    };
    expect([leave(3), leave(4)]).toEqual([0, 3]);
  });

  test('[ETS-CO-1406] Sentries and tokens may shut down', () => {
    const done = alone('CO14', 'NAV.A').enemies('sip', 1, 'ROBO.C').phase('enemies').dice(1).perform(enemyPhase);
    expect(done.state.figures[0]!.stunned).toBe(true);
  });
});

describe('salvage', () => {
  /** The Engineer with a stunned Sip and a standing one. */
  const workshop = () =>
    alone('CO14', 'NAV.A')
      .survivor('engineer-a', { at: 'ROBO.C' })
      .enemies('sip', 1, 'ROBO.C', { stunned: true })
      .enemies('sip', 1, 'ROBO.C')
      .turnOf('engineer-a', 4);

  test.each([
    [1, 5],
    [2, 4],
    [3, 3],
  ])(
    '[ETS-CO-1404, ETS-CO-1405] %i actions: on %i+ it is gone, for one part; below, the actions are lost',
    (actions, needed) => {
      const played = (die: number) => workshop().dice(die).play().choose('salvage', `sip:${actions}`);
      const won = played(needed);
      expect([won.count('sip'), won.state.objectives.length, won.survivor('engineer-a').turn.actions]).toEqual([
        1,
        5,
        4 - actions,
      ]);
      expect(won.state.objectives[4]).toMatchObject({ carrier: 'engineer-a', out: false, done: false });
      expect(won.state.tally.kills).toBe(1);
      const lost = played(needed - 1);
      expect([won.said('salvage.failed').length, lost.said('salvage.failed').length]).toEqual([0, 1]);
      expect([lost.count('sip'), lost.state.objectives.length, lost.survivor('engineer-a').turn.actions]).toEqual([
        2,
        4,
        4 - actions,
      ]);
    },
  );

  test('[ETS-CO-1404] no more actions can be declared than are left', () => {
    const played = workshop().turnOf('engineer-a', 2).play().choose('salvage');
    expect(played.offers()).toEqual(['sip:1', 'sip:2']);
    const last = workshop().firstPlayer('engineer-a').turnOf('engineer-a', 1).dice(5).play().choose('salvage');
    expect(last.said('salvaged')).toHaveLength(1); // with one action left there is nothing to declare
  });

  test('[ETS-CO-1404] only by an Engineer, and only from a stunned Sentry in the own zone', () => {
    const captain = workshop().survivor('captain-a', { at: 'ROBO.C' }).turnOf('captain-a').play();
    expect(captain.offers('salvage')).toEqual([]);
    const standing = alone('CO14', 'NAV.A').survivor('engineer-a', { at: 'ROBO.C' }).enemies('sip', 1, 'ROBO.C');
    expect(standing.turnOf('engineer-a').play().offers('salvage')).toEqual([]);
    const beside = alone('CO14', 'NAV.A').enemies('sip', 1, 'NAV.n', { stunned: true }).turnOf('engineer-a').play();
    expect(beside.offers('salvage')).toEqual([]);
  });

  test('[ETS-CO-1405, ETS-CO-1407] a salvaged part counts like any other', () => {
    const set = workshop().with(state => {
      state.survivors[0]!.status = 'left';
      state.survivors[1]!.status = 'left';
      for (const objective of state.objectives.slice(0, 3)) objective.out = true;
    });
    const played = set.dice(3).play().choose('salvage', 'sip:3');
    const { survivors, objectives } = played.state;
    expect(objectives.filter(({ carrier }) => carrier === 'engineer-a')).toHaveLength(1);
    const exit = alone('CO14', 'LAB.s').with(state => {
      state.objectives = objectives.map(each => ({ ...each }));
      state.survivors.forEach((survivor, place) => {
        survivor.status = survivors[place]!.status;
      });
    });
    expect(exit.turnOf('engineer-a').play().choose('leave:LAB.exitE').outcome?.winners).toHaveLength(3);
  });

  test('[ETS-CO-1405] it can be traded like any other', () => {
    const set = workshop().survivor('captain-a', { at: 'ROBO.C' });
    set.state.figures.pop();
    const played = set.dice(5).play().choose('salvage', 'sip:1', 'trade:captain-a');
    played.choose(played.offers('give:objective').slice(0, 1));
    expect(played.state.objectives[4]!.carrier).toBe('captain-a');
  });

  test('[ETS-CO-1408, ETS-VAR-28] what shut down by itself has stood up before anybody can salvage it', () => {
    const played = alone('CO14', 'NAV.A')
      .survivor('engineer-a', { at: 'ROBO.C' })
      .enemies('sip', 1, 'ROBO.C')
      .phase('enemies')
      .dice(1)
      .play();
    expect(variantsOf(played.state).salvageRusty).toBe('no');
    played.choose('end');
    expect(played.asked).toBe('engineer-a');
    expect(played.offers('salvage')).toEqual([]);
  });

  test('[ETS-VAR-28] yes: it lies through the next Survivor phase, and acts after that', () => {
    const played = alone('CO14', 'NAV.A', { salvageRusty: 'yes' })
      .survivor('engineer-a', { at: 'ROBO.C' })
      .enemies('sip', 1, 'ROBO.C')
      .phase('enemies')
      .dice(1, 2, 'blank')
      .play();
    played.choose('end');
    expect(played.asked).toBe('engineer-a');
    expect(played.offers('salvage')).toEqual(['salvage']);
    played.endTurns();
    expect(played.state.round).toBe(3);
    expect(played.survivor('engineer-a').health).toBe(7);
    expect(played.state.memory).toEqual({});
  });

  test('[ETS-VAR-28, ETS-STUN-05] yes: stunned as it lies there, it does nothing in this round either', () => {
    const played = alone('CO14', 'NAV.A', { salvageRusty: 'yes' })
      .survivor('engineer-a', { at: 'ROBO.C', holding: ['stunGrenade'] })
      .enemies('sip', 1, 'ROBO.C')
      .phase('enemies')
      .dice(1, 6)
      .play();
    played.choose('end', 'use:stunGrenade:0', 'ROBO.C').endTurns();
    expect(played.state.round).toBe(3);
    expect(played.count('sip', 'ROBO.C')).toBe(1);
    expect(played.said('enemy.attacks')).toEqual([]);
    expect(played.state.memory).toEqual({});
  });
});
