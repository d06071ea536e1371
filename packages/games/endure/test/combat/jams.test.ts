import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { captain } from '../support/armed.ts';

/** The captain with an Assault Rifle, five stunned swarmers two zones away. */
function rifle() {
  return captain({ holding: ['assaultRifle'] }).enemies('swarmer', 5, 'CREW.e', { stunned: true });
}

describe('weapon jams', () => {
  test('[ETS-JAM-01] a ranged attack whose dice all show the same number jams', () => {
    const jam = rifle().dice(5, 5, 5, 5).play().choose('attack:assaultRifle:0@CREW.e');
    expect(jam.survivor('captain-a').cards[0]!.jammed).toBe(true);
    const near = rifle().dice(5, 5, 5, 4).play().choose('attack:assaultRifle:0@CREW.e');
    expect(near.survivor('captain-a').cards[0]!.jammed).toBe(false);
  });

  test.each([6, 1])('[ETS-JAM-02] a jam makes the whole attack a failure, whatever number is shown: %i', die => {
    const jam = rifle().dice(die, die, die, die).play().choose('attack:assaultRifle:0@CREW.e');
    expect(jam.count('swarmer')).toBe(5);
    expect(jam.survivor('captain-a').cards[0]!.jammed).toBe(true);
  });

  test('[ETS-JAM-03] a jammed weapon cannot be used for the rest of the round', () => {
    const played = rifle().dice(5, 5, 5, 5).play().choose('attack:assaultRifle:0@CREW.e');
    expect(played.offers('attack')).toEqual([]);
    expect(played.barred('attack:assaultRifle:0')).toBe('ETS-JAM-03');
    played.endTurns();
    expect(played.state.round).toBe(2);
    expect(played.survivor('captain-a').cards[0]!.jammed).toBe(false);
  });

  test('[ETS-JAM-03] another weapon of the same kind is not jammed', () => {
    const played = captain({ holding: ['shotgun', 'shotgun'] })
      .enemies('swarmer', 1, 'CREW.x')
      .dice(5, 5, 5)
      .play();
    played.choose('attack:shotgun:0@CREW.x');
    expect(played.offers('attack')).toEqual(['attack:shotgun:1@CREW.x']);
  });

  test('[ETS-JAM-04] an attack of exactly one die never jams', () => {
    const played = captain({ holding: ['silencedPistol'] })
      .enemies('swarmer', 1, 'CREW.x')
      .dice(1, 6)
      .play();
    played.choose('attack:silencedPistol:0@CREW.x', 'attack:silencedPistol:0@CREW.x');
    expect(played.count('swarmer')).toBe(0);
  });

  test('[ETS-JAM-05] a jammed attack strikes no survivor; its action is spent and its noise placed', () => {
    const played = rifle().survivor('psychic-a', { at: 'CREW.x' }).dice(1, 1, 1, 1).play();
    played.choose('attack:assaultRifle:0@CREW.e');
    expect(played.survivor('psychic-a').health).toBe(7);
    expect(played.survivor('captain-a').turn.actions).toBe(2);
    expect(played.noiseIn('CREW.w')).toBe(4);
  });

  test('[ETS-JAM-05] a jammed attack pushes nobody in gravity failure', () => {
    const played = captain({ at: 'CREW.x', holding: ['pistol'] })
      .event('gravityFailure')
      .enemies('swarmer', 1, 'CREW.e')
      .dice(5, 5)
      .play();
    played.choose('attack:pistol:0@CREW.e');
    expect(played.zoneOf('captain-a')).toBe('CREW.x');
    expect(played.count('swarmer', 'CREW.e')).toBe(1);
  });

  const drilled = () =>
    scene({ survivors: ['marine-a', 'psychic-a', 'medic-a'] })
      .survivor('marine-a', { at: 'CREW.A', holding: ['shotgun'] })
      .survivor('psychic-a', { at: 'LAB.C' })
      .survivor('medic-a', { at: 'LAB.C' })
      .enemies('swarmer', 3, 'CREW.w')
      .turnOf('marine-a');

  test('[ETS-JAM-06] the jam is judged on the dice after rerolls', () => {
    const freed = drilled().dice(2, 2, 2, 5).play().choose('attack:shotgun:0@CREW.w', 'die:1');
    expect(freed.survivor('marine-a').cards[0]!.jammed).toBe(false);
    expect(freed.count('swarmer')).toBe(2);
    const caught = drilled().dice(1, 5, 5, 5).play().choose('attack:shotgun:0@CREW.w', 'die:1');
    expect(caught.survivor('marine-a').cards[0]!.jammed).toBe(true);
    expect(caught.count('swarmer')).toBe(3);
  });

  test('[ETS-JAM-07] the jam stays on the card if it is traded, and ends with the round', () => {
    const played = rifle()
      .survivor('medic-a', { at: 'CREW.w' })
      .survivor('psychic-a', { at: 'CREW.w' })
      .dice(5, 5, 5, 5)
      .play();
    played.choose('attack:assaultRifle:0@CREW.e', 'trade:medic-a', ['give:assaultRifle:0:0'], 'end', 'end');
    expect(played.asked).toBe('medic-a');
    expect(played.holds('medic-a')).toEqual(['assaultRifle']);
    expect(played.offers('attack')).toEqual([]);
    expect(played.barred('attack:assaultRifle:0')).toBe('ETS-JAM-03');
    played.choose('end');
    expect(played.state.round).toBe(2);
    expect(played.survivor('medic-a').cards[0]!.jammed).toBe(false);
  });
});
