import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { missionIds, missions } from '../../src/cards/missions/index.ts';
import { surfaceOf } from '../../src/field/board.ts';
import { missionEnds } from '../../src/rules/campaign/mission-ends.ts';
import { roundEnds } from '../../src/rules/round.ts';
import { speedOf } from '../../src/rules/stats.ts';
import { whyNotHide } from '../../src/rules/surface/stealth.ts';
import { crewById } from '../../src/rules/table.ts';
import { view } from '../../src/view.ts';
import { crater, foundry, guardsOn, kindAt, laidOut, on, temple, tileOf } from '../support/missions.ts';

describe('the mission cards', () => {
  test('[RDA-MISSION-01, RDA-DATA-05] twenty of them, with titles, tiles, parameters, a reward and a penalty; each campaign has at least five', () => {
    expect(missionIds.map(id => missions[id].no)).toEqual(
      Array.from({ length: 20 }, (_, at) => `M${String(at + 1).padStart(2, '0')}`),
    );
    const titles = missionIds.map(id => missions[id].campaigns.map(title => title[0]).join(''));
    expect(titles.join(' ')).toBe('c c c c c m m m m m r r r r r cm mr cr cmr cmr');
    const rewards = missionIds.map(id => `${missions[id].reward}/${missions[id].penalty}`);
    expect(rewards.join(' ')).toBe(
      '300/50 300/50 350/50 300/50 400/100 250/50 400/100 350/50 250/50 300/50 300/50 300/50 350/50 400/100 350/50 350/50 350/50 350/50 300/50 250/50',
    );
    expect(missionIds.map(id => missions[id].need).join('')).toBe('11121311132231123111');
    const codes = missionIds.map(id => missions[id].behaviour[0]).join('');
    expect(codes).toBe('rchrhrgrhrrgcghcrcgh');
    for (const id of missionIds) {
      const tiles = laidOut(id).surface.split(' ');
      expect(tiles).toEqual(expect.arrayContaining([...missions[id].tiles]));
    }
  });

  test('[RDA-MISSION-02] a mission with two titles counts towards the one that its winner chooses', () => {
    const set = () =>
      on('envoysTestimony', temple).with(state => {
        state.result = { winners: ['coalition'], reason: 'tier1', halves: [] };
        state.campaign = {
          of: null,
          length: 3,
          credits: { crown: 0, monolith: 0, rust: 0 },
          missions: ['runawayPrincess'],
          played: [],
          ending: null,
        };
      });
    const played = set().perform(missionEnds, 'monolith');
    expect(played.asked[0]).toBe('creditTo');
    expect(played.state.campaign!.credits).toEqual({ crown: 0, monolith: 1, rust: 0 });
    expect(() => set().perform(missionEnds, 'rust')).toThrow();
  });
});

describe('M06, First Contact Log', () => {
  test('[RDA-MISSION-04, RDA-WIN-02] Data at the four sides, three of them are needed', () => {
    const state = laidOut('firstContactLog');
    expect(state.parameters.map(({ what, cell }) => [what, kindAt(state, cell)])).toEqual(
      Array(4).fill(['data', 'side']),
    );
    expect(new Set(state.parameters.map(({ cell }) => cell)).size).toBe(4);
    const docked = (held: number) => {
      const set = on('firstContactLog', crater).docked(1, [-2, 13]);
      for (let nth = 0; nth < 4; nth++)
        set.parameter('data', 'data', nth < held ? null : [8, 8], { hold: nth < held ? 1 : 0 });
      return set.turnOf(1).play().choose('end').state.result;
    };
    expect([docked(2), docked(3)?.winners]).toEqual([null, ['renegade']]);
  });
});

describe('M07, Monolith’s Shadow', () => {
  test('[RDA-MISSION-04, RDA-PARAM-08, RDA-PARAM-13] the Monolith takes Search 5+ and is heavy: Speed -2, no Stealth tests; Borada and three Syphon guard it', () => {
    const state = laidOut('monolithsShadow');
    expect(guardsOn(state, 'CT2')).toEqual(['1 borada asleep', '3 syphonTrooper asleep']);
    const match = on('monolithsShadow', temple)
      .crew('prak', { at: [12, 11] })
      .parameter('monolith', 'object', [12, 12])
      .partyTurn('prak')
      .dice(1, 1, 5)
      .play()
      .choose('interact:parameter:1');
    expect(match.parameter(1).bearer).toBe('prak');
    expect(speedOf(match.state as never, match.crew('prak'))).toBe(3);
    expect(whyNotHide(match.state as never, match.crew('prak'))).toBeDefined();
    expect(match.offers()).not.toContain('sneak');
  });
});

describe('M08, Dead Signal', () => {
  const relays = (...marks: ('renegade' | 'coalition' | null)[]) => {
    const set = on('deadSignal', temple)
      .crew('icheb', { at: [20, 12] })
      .crew('dex', { at: [12, 11] });
    for (const [nth, marked] of marks.entries()) set.parameter('site', 'site', [20, 11 + nth], { marked });
    return set.parameter('core', 'object', null);
  };

  test('[RDA-MISSION-04, RDA-PARAM-10] four sites at the corners; the token comes later', () => {
    const state = laidOut('deadSignal');
    expect(state.parameters.map(({ what, cell }) => [what, kindAt(state, cell)])).toEqual([
      ...Array(4).fill(['site', 'corner']),
      ['core', undefined],
    ]);
    expect(state.parameters[4]!.cell).toBe(-1);
  });

  test('[RDA-MISSION-06] with three marked by one faction it appears in the center, and is theirs until the end of the next round', () => {
    const match = relays(null, 'renegade', 'renegade', 'coalition')
      .partyTurn('icheb')
      .dice(5, 1, 1, 1, 1)
      .play()
      .choose('interact:parameter:1');
    expect(match.parameter(5).cell).toBe(surfaceOf(match.state as never).tiles[0]!.objective);
    expect(match.state.notes).toMatchObject({ claimed: 1, claimedUntil: 2 }); // this is round 1
    const take = (round: number) =>
      relays('renegade', 'renegade', 'renegade', null)
        .with(({ notes, parameters }) => {
          Object.assign(notes, { claimed: 1, claimedUntil: 2 });
          parameters[4]!.cell = cellAt([12, 12]);
        })
        .round(round);
    expect(take(2).partyTurn('dex').play().offers('interact')).toEqual([]);
    expect(take(3).partyTurn('dex').play().offers('interact')).toEqual(['interact:parameter:5']);
    const own = take(1)
      .crew('prak', { at: [11, 12] })
      .partyTurn('prak')
      .play();
    expect(own.choose('interact:parameter:5').parameter(5).bearer).toBe('prak');
  });

  test('[RDA-MISSION-06, RDA-PARAM-10] two are too few; a site counts for who marked it last', () => {
    const match = relays(null, 'renegade', 'coalition', 'coalition')
      .partyTurn('icheb')
      .dice(5, 1, 1, 1, 1, 5, 1, 1, 1, 1)
      .play()
      .choose('interact:parameter:1');
    expect(match.parameter(5).cell).toBe(-1);
    match.choose('interact:parameter:3');
    expect(match.parameter(3).marked).toBe('renegade');
    expect(match.parameter(5).cell).toBeGreaterThan(0);
  });
});

describe('M09, Stowaway Cipher', () => {
  test('[RDA-PARAM-12, RDA-DEC-04] one of the nine containers hides it; nobody is told which', () => {
    const hidden = ['a', 'b', 'c', 'd', 'e'].map(words => {
      const state = laidOut('stowawayCipher', words);
      const { under, cell } = state.parameters[0]!;
      expect(cell).toBe(-1);
      expect(under!.bag).toBe('container');
      expect(state.containers.map(({ token }) => token)).toContain(under!.token);
      for (const seat of ['p1', 'p2']) expect(JSON.stringify(view(state, seat))).not.toContain('"under"');
      return state.containers.findIndex(({ token }) => token === under!.token);
    });
    expect(new Set(hidden).size).toBeGreaterThan(1);
  });

  const crates = () =>
    on('stowawayCipher', temple)
      .crew('maeve', { at: [8, 12] }) // Search 4
      .container(1, [8, 13])
      .container(2, [8, 11])
      .parameter('core', 'hidden', null, { under: { bag: 'container', token: 2 } })
      .partyTurn('maeve');

  test('[RDA-MISSION-06, RDA-PARAM-12] a peek also tells whether it is the one; opening that one gives it', () => {
    const wrong = crates()
      .dice(5, 1, 1, 1)
      .play()
      .choose(`scan:container:${cellAt([8, 13])}`);
    expect(wrong.said('container.seen')[0]!.params).toMatchObject({ hides: 'no' });
    const match = crates()
      .dice(5, 1, 1, 1)
      .play()
      .choose(`scan:container:${cellAt([8, 11])}`);
    expect(match.said('container.seen')[0]!.params).toMatchObject({ hides: 'yes' });
    match.choose(`open:container:${cellAt([8, 11])}`);
    expect(match.parameter(1)).toMatchObject({ bearer: 'maeve' });
    expect(match.parameter(1).under).toBeUndefined();
  });
});

describe('M10, Salvage the Argosy', () => {
  test('[RDA-MISSION-04, RDA-DEC-04] Data in the foundry, two keys secretly under two of the salvage tokens', () => {
    const state = laidOut('salvageTheArgosy');
    expect(state.parameters[0]).toMatchObject({ what: 'data', cell: tileOf(state, 'CT1').objective });
    const under = state.parameters.slice(1).map(each => each.under!);
    expect(state.parameters.slice(1).map(({ what }) => what)).toEqual(['one', 'two']);
    expect(under.map(({ bag }) => bag)).toEqual(['salvage', 'salvage']);
    expect(new Set(under.map(({ token }) => token)).size).toBe(2);
    for (const { token } of under) expect(state.salvage.map(each => each.token)).toContain(token);
    expect(JSON.stringify(view(state, 'p1'))).not.toContain('"under"');
  });

  test('[RDA-MISSION-06, RDA-WIN-02] a key is taken with its token, into the hold; all three are needed', () => {
    const match = on('salvageTheArgosy', foundry)
      .ship(1, { at: [7, 9] })
      .salvage(19, [7, 10])
      .parameter('data', 'data', [12, 12])
      .parameter('one', 'hidden', null, { under: { bag: 'salvage', token: 19 } })
      .turnOf(1)
      .play()
      .choose(`salvage:${cellAt([7, 10])}`);
    expect(match.parameter(2)).toMatchObject({ hold: 1 });
    expect(match.parameter(2).under).toBeUndefined();
    const docked = (key: number) =>
      on('salvageTheArgosy', foundry)
        .docked(1, [-2, 13])
        .parameter('data', 'data', null, { hold: 1 })
        .parameter('one', 'hidden', null, { hold: 1 })
        .parameter('two', 'hidden', null, { hold: key });
    expect(docked(0).turnOf(1).play().choose('end').state.result).toBeNull();
    expect(docked(1).turnOf(1).play().choose('end').state.result).toMatchObject({ winners: ['renegade'] });
  });
});

describe('M17, Static in the Blood', () => {
  test('[RDA-MISSION-04] Data at two sides, a sample in the clinic; all three are needed', () => {
    const state = laidOut('staticInTheBlood');
    expect(state.parameters.map(({ what, kind }) => `${what} ${kind}`)).toEqual([
      'data data',
      'data data',
      'one sample',
    ]);
    expect(state.parameters.slice(0, 2).map(({ cell }) => kindAt(state, cell))).toEqual(['side', 'side']);
    expect(state.parameters[2]!.cell).toBe(tileOf(state, 'C1').objective);
  });

  const bears = (die: number, bearer: 'prak' | null = 'prak') =>
    on('staticInTheBlood', crater)
      .crew('prak', { at: [8, 8] })
      .parameter('one', 'sample', bearer === null ? [8, 9] : null, { bearer })
      .stage('roundEnds')
      .with(state => {
        state.events = { draw: ['solarFlare'], discard: [] };
      })
      .dice(die)
      .perform(roundEnds);

  test('[RDA-MISSION-06, RDA-ROUND-07] at the end of every round its bearer rolls a die: 1 infects', () => {
    expect(bears(1).crew('prak').infected).toBe(true);
    expect(bears(2).crew('prak').infected).toBe(false);
    expect(bears(1, null).crew('prak').infected).toBe(false);
  });
});

test('[RDA-DEC-04] M11: which Infected tokens are samples is told to nobody', () => {
  const state = laidOut('patientZero');
  for (const seat of ['p1', 'p2']) expect(JSON.stringify(view(state, seat))).not.toContain('blank');
  expect(scene().state.parameters).toEqual([]);
  expect(crewById(state, 'prak').infected).toBe(false);
});
