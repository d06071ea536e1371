import { stackDeck } from '@starboard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { moods } from '../../src/cards/bosses.ts';
import { co15 } from '../../src/cards/missions/co15.ts';
import { fell, nobodys } from '../../src/rules/combat/felling.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { roomLeft } from '../../src/rules/map/map.ts';
import { makeNoise } from '../../src/rules/map/noise.ts';
import { bossDeck } from '../../src/rules/setup/decks.ts';
import type { Endure, State } from '../../src/types.ts';
import { zoneOf } from '../support/maps.ts';
import { alone, facesOf, laidOut, measured } from '../support/sentry-scenes.ts';

/** Everybody is in a room by the exit, out of sight of everything. */
const hidden = () => alone('CO15', 'CREW.A');

/** The Captain stands by the sleeping Olympian. */
const beside = () => hidden().survivor('captain-a', { at: 'ROBO.R' }).turnOf('captain-a');

describe('CO15 The Big Prize', () => {
  test('[ETS-CO-1501] a hard mission of the Sentries, 75 minutes', () => {
    expect(co15).toMatchObject({ faction: 'sentry', difficulty: 'hard', minutes: 75 });
  });

  test('[ETS-CO-1502] its tokens for 3, 4, and 5 or more, and an Olympian of 20, 25 or 30 Health that is none of them', () => {
    const five = ['3 artemis', '3 artemis', '3 sip', '3 sip'];
    expect(facesOf('CO15')).toEqual([
      ['2 artemis', '2 artemis', '2 sip', '2 sip'],
      ['2 artemis', '2 sip', '3 artemis', '3 sip'],
      five,
      five,
    ]);
    const olympians = [3, 4, 5, 6].map(survivors => laidOut('CO15', survivors).bosses[0]!);
    expect(olympians.map(({ type, health }) => `${type} ${health}`)).toEqual([
      'olympian 20',
      'olympian 25',
      'olympian 30',
      'olympian 30',
    ]);
  });

  test('[ETS-MMAP-16] 6 tiles, 43 zones, 12 doors; no token in sight; exit 4 and Olympian 6 away', () => {
    expect(measured('CO15', 'CREW.w', 'ROBO.R')).toEqual({ sizes: [6, 43, 12], inSight: false, far: [4, 6] });
  });
});

describe('the Olympian offline', () => {
  test('[ETS-CO-1503] it starts in the Robotics Bay, is no figure and does not act', () => {
    const { state } = hidden();
    expect(state.figures).toEqual([]);
    expect(state.bosses[0]!.sleepsIn).toBe(zoneOf(state, 'ROBO.R'));
    const done = beside().phase('enemies').perform(enemyPhase);
    expect([done.survivor('captain-a').health, done.state.bosses[0]!.deck.draw.length]).toEqual([9, 20]);
  });

  test('[ETS-CO-1503] whoever is in its zone can wake it, for 1 action, and nobody else', () => {
    const played = beside().dice(1, 1).play();
    played.choose('wake');
    expect(played.count('olympian', 'ROBO.R')).toBe(1);
    expect([played.survivor('captain-a').turn.actions, played.state.bosses[0]!.sleepsIn]).toEqual([2, -1]);
    expect(hidden().survivor('captain-a', { at: 'ROBO.D' }).turnOf('captain-a').play().offers('wake')).toEqual([]);
  });

  test('[ETS-CO-1510] no attack, no test, no check; search and trade go on', () => {
    const played = beside()
      .survivor('captain-a', { holding: ['medicalBlade', 'pistol'] })
      .survivor('engineer-a', { at: 'ROBO.R' })
      .surprised()
      .play();
    expect(played.offers('attack')).toEqual([]);
    expect(played.offers('search')).toEqual(['search']);
    expect(played.offers('trade')).toEqual(['trade:engineer-a']);
    played.choose('move:ROBO.s');
    expect(played.log.filter(({ key }) => /^(test|check)\./.test(key))).toEqual([]);
  });

  test('[ETS-CO-1510] whoever stands with it may shoot at others', () => {
    const played = beside()
      .survivor('captain-a', { holding: ['assaultRifle'] })
      .enemies('sip', 1, 'ROBO.s')
      .play();
    expect(played.offers('attack')).toEqual(['attack:assaultRifle:0@ROBO.s']);
  });

  test('[ETS-CO-1510] it fills its 4 places', () => {
    const { state } = hidden();
    const zone = zoneOf(state, 'ROBO.R');
    const before = roomLeft(state, zone);
    state.bosses[0]!.sleepsIn = -1;
    expect(roomLeft(state, zone) - before).toBe(4);
  });

  test('[ETS-CO-1508] no exit can be used before', () => {
    const played = hidden().survivor('captain-a', { at: 'CREW.w' }).turnOf('captain-a').play();
    expect(played.offers('leave')).toEqual([]);
    expect(played.barred('leave:CREW.exitW')).toBe('ETS-CO-1508');
  });
});

describe('the alarm', () => {
  const resolves = ({ survivors }: Readonly<State>) => survivors.map(({ resolve }) => resolve);

  /** So many Sentries are destroyed, one after the other. */
  const destroyed = (count: number, set = hidden()) =>
    set.enemies('artemis', count, 'LIFE.C').perform(function* (t: Endure) {
      for (const figure of t.state.figures) {
        yield* fell(t, [figure], nobodys);
        yield* lookAround(t);
      }
    }).state;

  const loud = (level: number, set = hidden()) =>
    set.perform(function* (t: Endure) {
      makeNoise(t, t.state.survivors[0]!.zone, level);
      yield* lookAround(t);
      makeNoise(t, t.state.survivors[1]!.zone, 5);
      yield* lookAround(t);
    }).state;

  test('[ETS-CO-1504, ETS-CO-1505, ETS-BDECK-03] the eighth Sentry destroyed costs everybody 2 Resolve and puts Overdrive in play', () => {
    const seven = destroyed(7);
    expect([resolves(seven), seven.bosses[0]!.mood]).toEqual([[10, 10, 10], null]);
    const eight = destroyed(8);
    expect([resolves(eight), eight.bosses[0]!.mood]).toEqual([[8, 8, 8], 'overdrive']);
    expect(eight.bosses[0]!.deck.draw).toHaveLength(19);
    expect(eight.bosses[0]!.deck.draw).not.toContain('overdrive');
    expect(eight.bosses[0]!.sleepsIn).toBeGreaterThanOrEqual(0);
    expect([moods.overdrive.boss, bossDeck('olympian').includes('overdrive')]).toEqual(['olympian', true]);
  });

  test('[ETS-CO-1504, ETS-CO-1506] so does a noise of level 4 or more, not one of 3', () => {
    const heard = (level: number) =>
      hidden().perform(function* (t) {
        makeNoise(t, t.state.survivors[0]!.zone, level);
        yield* lookAround(t);
      }).state.bosses[0]!.mood;
    expect([heard(3), heard(4), heard(5)]).toEqual([null, 'overdrive', 'overdrive']);
  });

  test('[ETS-CO-1506] it happens once', () => {
    expect(resolves(loud(4))).toEqual([8, 8, 8]);
    expect(resolves(destroyed(12))).toEqual([8, 8, 8]);
  });

  test('[ETS-CO-1504, ETS-CO-1506] not once somebody stands in its zone, nor after that', () => {
    const reached = beside().perform(function* (t) {
      yield* lookAround(t);
      t.state.survivors[1]!.zone = t.state.survivors[0]!.zone;
      makeNoise(t, t.state.survivors[0]!.zone, 5);
      yield* lookAround(t);
    });
    expect([resolves(reached.state), reached.state.bosses[0]!.mood]).toEqual([[10, 10, 10], null]);
  });

  test('[ETS-CO-1504] a noise made before somebody comes there counts', () => {
    const played = hidden()
      .survivor('captain-a', { at: 'ROBO.s' })
      .noise('ROBO.s', 4)
      .turnOf('captain-a')
      .play()
      .choose('move:ROBO.R');
    expect(played.state.bosses[0]!.mood).toBe('overdrive');
  });

  test('[ETS-CO-1505] woken after that, it starts with Overdrive', () => {
    const played = beside()
      .with(state => {
        const [boss] = state.bosses;
        boss!.mood = 'overdrive';
        boss!.deck.draw.splice(boss!.deck.draw.indexOf('overdrive'), 1);
      })
      .dice(1, 1)
      .play();
    played.choose('wake');
    expect(played.state.bosses[0]).toMatchObject({ mood: 'overdrive', status: 'here' });
  });
});

describe('the Olympian awake', () => {
  test('[ETS-CO-1509, ETS-CO-1510] waking it costs whoever sees it 1 Resolve, and a test for the new type', () => {
    const played = beside().survivor('engineer-a', { at: 'ROBO.s' }).dice(6, 6, 1, 1).play().choose('wake');
    expect(played.state.survivors.map(({ resolve }) => resolve)).toEqual([10, 8, 9]);
    expect([played.said('test.failed').length, played.said('test.passed').length]).toEqual([1, 1]);
  });

  test('[ETS-CO-1509] it acts in the next Enemy phase', () => {
    const set = beside().with(({ bosses: [boss] }) => {
      stackDeck(boss!.deck, 'stunLance');
    });
    const played = set.dice(1, 1, 1, 1, 1).play().choose('wake').endTurns();
    expect(played.state.round).toBe(2);
    expect(played.state.bosses[0]!.deck.discard).toEqual(['stunLance']);
  });

  test('[ETS-CO-1507, ETS-CO-1508, ETS-ERR-19] then all who leave have won', () => {
    const awake = hidden()
      .boss('olympian', 'ROBO.R', { health: 20 })
      .with(state => {
        state.survivors[0]!.status = 'left';
        state.survivors[2]!.status = 'left';
      });
    const played = awake.survivor('captain-a', { at: 'CREW.w' }).turnOf('captain-a').play();
    expect(played.outcome).toBeUndefined();
    expect(played.choose('leave:CREW.exitW').outcome?.winners).toHaveLength(3);
  });

  test('[ETS-CO-1507, ETS-CO-1508, ETS-ERR-19] or it is destroyed; that it was woken wins nothing yet', () => {
    expect(beside().dice(1, 1).play().choose('wake').outcome).toBeUndefined();
    const played = beside()
      .survivor('captain-a', { holding: ['medicalBlade'] })
      .boss('olympian', 'ROBO.R', { health: 20, hurt: 19 })
      .dice(3, 1)
      .play();
    expect(played.choose('attack:medicalBlade:0@ROBO.R').outcome?.winners).toHaveLength(3);
  });
});
