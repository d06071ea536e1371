import { type Played, type Scene, scene } from '@starboard/endure/testing';
import { Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { endure } from '../../src/index.ts';
import { alliesAct } from '../../src/rules/allies.ts';
import { doorNumber } from '../../src/rules/map/doors.ts';
import { moveDistance } from '../../src/rules/map/map.ts';
import { groundOf } from '../../src/rules/mission.ts';
import { drawEvent } from '../../src/rules/resolution/resolution.ts';
import { setupSchema } from '../../src/setup.ts';
import type { State, SurvivorId } from '../../src/types.ts';
import { zoneOf } from '../support/maps.ts';

const supplies = 0;

/** All in one zone of the mission, and nothing hostile near. */
function crewAt(zone: string, medic: SurvivorId = 'medic-a'): Scene {
  return scene({ mission: 'CG04', survivors: ['marine-a', 'captain-a', medic] })
    .cleared()
    .survivor('marine-a', { at: zone })
    .survivor('captain-a', { at: zone })
    .survivor(medic, { at: zone });
}

describe('CG04 Prescription Pickup', () => {
  test('[ETS-CG-0401, ETS-MMAP-05, ETS-ERR-16] medium, 50 minutes: its map, two exits and the objective', () => {
    const { state } = scene({ mission: 'CG04' });
    const { map, tiles, exits, mission } = groundOf(state);
    expect([tiles.length, map.zones.length, map.doors.length]).toEqual([6, 46, 12]);
    expect(mission).toMatchObject({ faction: 'gep', difficulty: 'medium', minutes: 50, locked: [], lose: [] });
    expect(state.survivors.every(({ zone }) => zone === zoneOf(state, 'CREW.w'))).toBe(true);
    expect(exits.map(({ name, zone }) => [name, zone])).toEqual([
      ['NAV.exitS', zoneOf(state, 'NAV.s')],
      ['LIFE.exitS', zoneOf(state, 'LIFE.s')],
    ]);
    expect(mission.objectives.map(({ name, colour, zone }) => [name, colour, zone])).toEqual([
      ['supplies', 'green', 'MED.D'],
    ]);
    const far = (zone: string) => moveDistance(state, zoneOf(state, 'CREW.w'), zoneOf(state, zone));
    expect(['NAV.s', 'LIFE.s', 'MED.D'].map(far)).toEqual([8, 4, 7]);
  });

  test('[ETS-CG-0402, ETS-ERR-04] its tokens for 3; for 4 and more they are the same', () => {
    const faces = (survivors: number) =>
      Match.begin(endure, { mission: 'CG04', survivors }, { seed: seedFrom('tokens') })
        .state.tokens.map(token => token.face)
        .sort();
    expect(faces(3)).toEqual(['3 jaeger', '4 jaeger', '4 swarmer', '4 swarmer', '5 swarmer']);
    expect(faces(4)).toEqual(['4 jaeger', '5 jaeger', '5 swarmer', '5 swarmer', '6 swarmer']);
    expect(faces(5)).toEqual(faces(4));
    expect(faces(6)).toEqual(faces(4));
  });

  test('[ETS-CG-0403, ETS-SETUP-04, ETS-MISSION-08] set-up is refused without a Medic; either ability set will do', () => {
    const problems = (...survivors: SurvivorId[]) => {
      const read = setupSchema.safeParse({ mission: 'CG04', survivors });
      return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join(), message]);
    };
    expect(problems('marine-a', 'captain-a', 'scout-a')).toEqual([['survivors', expect.stringContaining('Medic')]]);
    expect(problems('marine-a', 'captain-a', 'medic-a')).toEqual([]);
    expect(problems('marine-a', 'captain-a', 'medic-b')).toEqual([]);
  });

  test('[ETS-CG-0404, ETS-MISSION-08] only the Medic can collect the supplies, with either ability set', () => {
    for (const medic of ['medic-a', 'medic-b'] as const) {
      const played = crewAt('MED.D', medic).turnOf('captain-a').play();
      expect(played.offers('interact:')).toEqual([]);
      expect(played.barred('interact:0')).toBe('ETS-CG-0404');
      played.choose('end', 'interact:0');
      expect(played.state.objectives[supplies]).toMatchObject({ carrier: medic, taken: true });
      expect(played.survivor(medic).turn.actions).toBe(2);
    }
  });

  test('[ETS-CG-0405, ETS-TRADE-03] once collected they may be traded', () => {
    const played = crewAt('MED.D')
      .turnOf('medic-a')
      .play()
      .choose('interact:0', 'trade:marine-a', ['give:objective:0']);
    expect(played.state.objectives[supplies]!.carrier).toBe('marine-a');
  });

  test('[ETS-CG-0405, ETS-DEATH-04, ETS-DEATH-08] if the carrier dies anybody may pick them up', () => {
    const played = crewAt('REC.A')
      .carries('medic-a', supplies)
      .survivor('medic-a', { health: 1, injuries: ['body'], at: 'REC.R' })
      .turnOf('captain-a')
      .dice(1)
      .play()
      .choose('end')
      .endTurns();
    expect(played.survivor('medic-a').status).toBe('dead');
    expect(played.outcome).toBeUndefined();
    expect(played.state.objectives[supplies]).toMatchObject({ carrier: null, zone: played.zone('REC.R') });
    expect(played.said('carry.left')).toHaveLength(1);
    played.choose('move:REC.R', 'interact:0');
    expect(played.state.objectives[supplies]!.carrier).toBe(played.asked);
  });

  test('[ETS-DEATH-08, ETS-GAME-04] failed at once if the Medic dies before anybody has them', () => {
    const bleeds = (...medics: SurvivorId[]) =>
      scene({ mission: 'CG04', survivors: ['marine-a', ...medics] })
        .cleared()
        .survivor('medic-a', { health: 1, injuries: ['body'] })
        .turnOf('marine-a')
        .dice(1)
        .play()
        .choose('end');
    expect(bleeds('medic-a', 'captain-a').outcome).toMatchObject({
      winners: [],
      reason: { key: 'lost.impossible', params: { why: { key: 'impossible.class' } } },
    });
    expect(bleeds('medic-a', 'medic-b').outcome).toBeUndefined();
  });

  test('[ETS-DEATH-08] not if the Medic has only left: that loses when the others leave', () => {
    const exit = 'leave:NAV.exitS';
    const played = crewAt('NAV.s').turnOf('medic-a').play().choose(exit);
    expect(played.survivor('medic-a').status).toBe('left');
    expect(played.outcome).toBeUndefined();
  });

  test('[ETS-CG-0406] Life Support Failure deals 2 instead of 1, to enemies too', () => {
    const performed = crewAt('REC.A').enemies('jaeger', 4, 'SEC.A').events('lifeSupportFailure').perform(drawEvent);
    expect(performed.survivor('marine-a').health).toBe(8);
    expect(performed.survivor('medic-a').health).toBe(6);
    expect(performed.count('jaeger')).toBe(2);
  });

  test('[ETS-CG-0407, ETS-MISSION-06] won when all left by the same exit with the supplies; either will do', () => {
    for (const [zone, exit] of [
      ['NAV.s', 'leave:NAV.exitS'],
      ['LIFE.s', 'leave:LIFE.exitS'],
    ] as const) {
      const played = crewAt(zone).carries('captain-a', supplies).turnOf('marine-a').play().choose(exit, exit);
      expect(played.outcome).toBeUndefined();
      expect(played.choose(exit).outcome?.winners).toHaveLength(3);
    }
  });

  test('[ETS-CG-0407, ETS-ODD-30] lost when all have left without them', () => {
    const exit = 'leave:NAV.exitS';
    const played = crewAt('NAV.s').turnOf('marine-a').play().choose(exit, exit);
    expect(played.outcome).toBeUndefined();
    expect(played.choose(exit).outcome).toMatchObject({ winners: [], reason: { key: 'lost.left' } });
  });

  test('[ETS-CG-0408] when the first survivor leaves, the other exit is closed for good', () => {
    const played = crewAt('NAV.s')
      .survivor('captain-a', { at: 'LIFE.s' })
      .carries('medic-a', supplies)
      .turnOf('marine-a')
      .play()
      .choose('leave:NAV.exitS');
    expect(played.said('exit.closed').map(({ params }) => params!['door'])).toEqual(['LIFE.exitS']);
    expect([played.asked, played.offers('leave:')]).toEqual(['captain-a', []]);
    expect(played.barred('leave:LIFE.exitS')).toBe('ETS-CG-0408');
    played.choose('end');
    expect([played.asked, played.offers('leave:')]).toEqual(['medic-a', ['leave:NAV.exitS']]);
    expect(played.choose('leave:NAV.exitS').said('exit.closed')).toHaveLength(1);
  });

  test('[ETS-CG-0408] the closed one looks closed to everybody, and no friendly Sentry goes there either', () => {
    const set = () => crewAt('NAV.s').carries('medic-a', supplies).ally('sip', 'LIFE.s', { since: 0 });
    const open = (played: Played) =>
      played.match
        .view('marine-a')
        .map.exits.filter(exit => exit.open)
        .map(({ name }) => name);
    const played = set().turnOf('marine-a').play();
    expect(open(played)).toEqual(['NAV.exitS', 'LIFE.exitS']);
    expect(open(played.choose('leave:NAV.exitS'))).toEqual(['NAV.exitS']);
    const walks = set().with(({ memory }) => {
      memory['oneExit'] = doorNumber(played.state as State, 'NAV.exitS');
    });
    expect(set().perform(alliesAct).state.allies[0]!.status).toBe('left');
    const stays = walks.perform(alliesAct, 'move:6:SEC.a', 'move:6:SEC.b');
    expect(stays.state.allies[0]!.status).toBe('here');
    expect(stays.state.allies[0]!.zone).not.toBe(stays.zone('LIFE.s'));
  });

  test('[ETS-CG-0408] before that both are open', () => {
    const set = crewAt('NAV.s').survivor('captain-a', { at: 'LIFE.s' }).turnOf('marine-a').play();
    expect(set.offers('leave:')).toEqual(['leave:NAV.exitS']);
    expect(set.choose('end').offers('leave:')).toEqual(['leave:LIFE.exitS']);
  });

  test('[ETS-DOOR-11] who has left has no more turns, is no target, is out of all rolls, and what it carries is out', () => {
    const played = crewAt('NAV.s')
      .survivor('marine-a', { at: 'NAV.s', holding: ['shotgun'] })
      .carries('marine-a', supplies)
      .enemies('swarmer', 1, 'NAV.x')
      .events('lifeSupportFailure')
      .turnOf('marine-a')
      .dice('blank')
      .play()
      .choose('leave:NAV.exitS');
    expect(played.state.objectives[supplies]).toMatchObject({ carrier: 'marine-a', out: true, done: false });
    expect(played.holds('marine-a')).toEqual(['shotgun']);
    expect(played.offers('trade:')).toEqual([]);
    expect([played.asked, played.choose('end').asked]).toEqual(['captain-a', 'medic-a']);
    expect(played.survivor('marine-a')).toMatchObject({ status: 'left', health: 10 });
  });
});
