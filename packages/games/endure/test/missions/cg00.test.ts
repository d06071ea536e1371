import { type Scene, scene } from '@starboard/endure/testing';
import { Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { cg00 } from '../../src/cards/missions/cg00.ts';
import { missionIds, missions } from '../../src/cards/missions/index.ts';
import { endure } from '../../src/index.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { canSee, moveDistance } from '../../src/rules/map/map.ts';
import { groundOf } from '../../src/rules/mission.ts';
import { zoneOf } from '../support/maps.ts';

/** The mission with the figures and tokens of the scene alone. */
function cleared(): Scene {
  return scene({ mission: 'CG00' }).with(state => {
    state.tokens = [];
  });
}

describe('CG00 Noisy Neighbours', () => {
  test('[ETS-CG-0001] single mission, easy, 15 minutes', () => {
    expect(cg00).toMatchObject({ difficulty: 'easy', minutes: 15, faction: 'gep' });
    expect(cg00.needs).toBeUndefined();
  });

  test('[ETS-MMAP-01] three tiles, 23 zones, 6 doors; no token in sight of the start; the switch 4 away', () => {
    const { state } = scene({ mission: 'CG00' });
    const { map, tiles } = groundOf(state);
    const start = zoneOf(state, 'CREW.w');
    expect([tiles.length, map.zones.length, map.doors.length]).toEqual([3, 23, 6]);
    expect(state.tokens.some(token => canSee(state, start, token.zone))).toBe(false);
    const open = scene().state;
    expect(moveDistance(open, zoneOf(open, 'CREW.w'), zoneOf(open, 'REC.B'))).toBe(4);
    expect(state.survivors.every(({ zone }) => zone === start)).toBe(true);
    expect(groundOf(state).exits).toEqual([]);
  });

  test('[ETS-CG-0002] its tokens for 3, 4, and 5 or more', () => {
    const faces = (survivors: number) =>
      Match.begin(endure, { survivors }, { seed: seedFrom('tokens') })
        .state.tokens.map(token => token.face)
        .sort();
    expect(faces(3)).toEqual(['3 icarus', '3 jaeger', '4 swarmer']);
    expect(faces(4)).toEqual(['4 icarus', '4 jaeger', '5 swarmer']);
    expect(faces(5)).toEqual(['5 icarus', '5 jaeger', '6 swarmer']);
    expect(faces(6)).toEqual(faces(5));
  });

  test('[ETS-CG-0003] the laboratory starts locked; the green switch unlocks it', () => {
    const played = cleared()
      .survivor('marine-a', { at: 'REC.B' })
      .survivor('captain-a', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .enemies('swarmer', 1, 'CREW.D')
      .turnOf('marine-a')
      .play();
    expect(played.isOpen('LAB.D1')).toBe(false);
    expect(cg00.objectives[0]!.colour).toBe('green');
    played.choose('interact:0');
    expect(played.isOpen('LAB.D1')).toBe(true);
  });

  test('[ETS-MISSION-07] the switch is for good; Lockdown still locks the door while it lasts', () => {
    const played = cleared()
      .survivor('marine-a', { at: 'REC.B' })
      .survivor('captain-a', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .enemies('swarmer', 1, 'CREW.A')
      .lock('CREW.D1')
      .event('lockdown')
      .events('spawnCREW')
      .turnOf('marine-a')
      .dice('N', 2)
      .play();
    played.choose('interact:0');
    expect(played.isOpen('LAB.D1')).toBe(false);
    played.endTurns();
    expect(played.state.event).toBe('spawnCREW');
    expect(played.isOpen('LAB.D1')).toBe(true);
    expect(played.isOpen('CREW.D1')).toBe(false);
  });

  test('[ETS-CG-0004, ETS-SETUP-16] spawn cards of tiles not in play leave the event deck', () => {
    const { state } = Match.begin(endure, {}, { seed: seedFrom('events') });
    const spawns = state.events.draw.filter(card => card.startsWith('spawn')).sort();
    expect(spawns).toEqual(['spawnCREW', 'spawnLAB', 'spawnREC']);
    expect(state.events.draw).toHaveLength(21);
  });

  test('[ETS-CG-0005, ETS-MISSION-05] won when all enemies are dead: figures and tokens on the map, not the pile', () => {
    const shoots = (more: (set: Scene) => Scene) =>
      more(cleared())
        .survivor('marine-a', { at: 'CREW.x', holding: ['shotgun'] })
        .enemies('swarmer', 1, 'CREW.x')
        .turnOf('marine-a')
        .dice(3, 4, 5)
        .play()
        .choose('attack:shotgun:0@CREW.x');
    const won = shoots(set => set);
    expect(won.outcome?.winners).toHaveLength(3);
    expect(won.state.pile.length).toBeGreaterThan(0);
    expect(shoots(set => set.token('4 swarmer', 'REC.C')).outcome).toBeUndefined();
    expect(shoots(set => set.enemies('solomon', 1, 'REC.C')).outcome).toBeUndefined();
  });

  test('[ETS-CG-0006] tokens shut in the laboratory cannot move until the door opens', () => {
    const goesTo = (open: boolean, loud: boolean) => {
      const set = cleared()
        .survivor('marine-a', { at: 'CREW.C' })
        .survivor('captain-a', { at: 'CREW.C' })
        .survivor('medic-a', { at: 'CREW.C' })
        .token('4 swarmer', 'LAB.A')
        .phase('enemies');
      if (open) set.unlock('LAB.D1');
      return (loud ? set.noise('LAB.x', 1) : set.dice('W')).perform(enemyPhase).tokens();
    };
    expect(goesTo(false, false)).toEqual(['LAB.A']);
    expect(goesTo(false, true)).toEqual(['LAB.A']);
    expect(goesTo(true, false)).toEqual(['LAB.x']);
    expect(goesTo(true, true)).toEqual(['LAB.x']);
  });

  test('[ETS-MISSION-01, ETS-MISSION-09] a mission is played by itself, and nothing carries over', () => {
    const seed = seedFrom('twice');
    const [first, second] = [Match.begin(endure, {}, { seed }), Match.begin(endure, {}, { seed })];
    for (let turn = 0; turn < 3; turn++) first.answer(first.waitingFor[0]!, 'end');
    expect(first.state).not.toEqual(second.state);
    expect(Match.begin(endure, {}, { seed }).state).toEqual(second.state);
  });

  test('[ETS-COMP-06, ETS-RTOK-05] missions keep within the tokens of the box', () => {
    for (const id of missionIds) {
      const { objectives, exits } = missions[id]!;
      const count = (colour: string) => objectives.filter(each => each.colour === colour).length;
      expect(count('green')).toBeLessThanOrEqual(4);
      expect(count('red')).toBeLessThanOrEqual(4);
      expect(count('blue')).toBeLessThanOrEqual(2);
      expect(exits.length).toBeLessThanOrEqual(2);
      expect(groundOf({ mission: id }).map.doors.length).toBeLessThanOrEqual(16);
    }
  });
});
