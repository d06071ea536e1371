import { cellAt, type Played, type Spot, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { repairShips } from '../../src/rules/events/repairs.ts';
import { pose } from '../support/orbit.ts';

const north: Spot = [-2, 13];

/** The Icarus at the Mission Planet, in its turn. */
const arrived = (cast: Parameters<typeof scene>[0] = {}) =>
  scene(cast)
    .ship(1, { at: [12, -2], facing: 'W' })
    .turnOf(1);

const down = (match: Played) => match.choose(`descend:dock:${cellAt(north)}`);

describe('docked too long', () => {
  test('[RDA-DOCK-01, RDA-RUL-40] a ship overstays from the end of its turn in the round after its landing, until it ascends', () => {
    const landed = down(arrived().play()).choose([]);
    expect(landed.ship(1).overstays).toBe(false);
    const match = scene().docked(1, north, 1).round(2).turnOf(1).play();
    expect(match.ship(1).overstays).toBe(false);
    match.choose('end');
    expect(match.ship(1).overstays).toBe(true);
    const gone = scene().docked(1, north, 1).ship(1, { overstays: true }).round(3).turnOf(1).play();
    gone.choose('ascend', pose([12, -2], 'E'), 'end');
    expect(gone.ship(1).overstays).toBe(false);
  });

  /** The Icarus in orbit, the Aurora in the eastern dock. */
  const besieged = (col: number, overstays = true) =>
    scene()
      .ship(1, { at: [12, col], facing: 'E' }) // away from the planet
      .docked(2, [12, 27], 0)
      .ship(2, { overstays })
      .turnOf(1);

  test('[RDA-DOCK-02, RDA-DOCK-03, RDA-EX-31] it is fired at from 3 squares of the Mission Planet, in any facing; at 4 squares it is not', () => {
    expect(besieged(1).play().offers('attack')).toEqual(['attack:ship:2']);
    expect(besieged(2).play().offers('attack')).toEqual([]);
    expect(besieged(1, false).play().offers('attack')).toEqual([]);
    const array = besieged(2).ship(1, { upgrades: ['longRangeArray'] }); // half of 7 is 4
    expect(array.play().offers('attack')).toEqual(['attack:ship:2']);
  });

  test('[RDA-DOCK-04] a docked ship defends with all it has, but never attacks', () => {
    const match = besieged(1) // Icheb fires with 3 dice and nothing else; Jayce and Flibby have +1/1 each
      .crew('lexxa', { post: 'quarters' })
      .crew('prak', { post: 'quarters' })
      .crew('icheb', { post: 'weapons' })
      .dice(4, 4, 1, 3, 3)
      .play();
    match.choose('attack:ship:2');
    while (match.asks !== 'act') {
      if (match.asks === 'defense.bonus') match.choose([match.offers()[0]!]);
      else if (match.shown().shape === 'some') match.choose([]);
      else match.choose('keep');
    }
    expect(match.ship(2).damage).toBe(0);
    const docked = scene()
      .docked(1, north, 0)
      .ship(2, { at: [12, -2] })
      .turnOf(1)
      .play();
    expect(docked.offers('attack')).toEqual([]);
    expect(docked.barred('attack')).toBe('RDA-DOCK-04');
  });
});

describe('heavy damage', () => {
  const damaged = (damage: number, cast: Parameters<typeof scene>[0] = {}) =>
    arrived(cast).ship(1, { flipped: true, damage });

  test('[RDA-CRIT-05, RDA-CRIT-09, RDA-RUL-49] with 3 or more hull damage, critical or not, it lands in an emergency: without Deployment', () => {
    for (const damage of [3, 6]) {
      const match = down(damaged(damage).play());
      expect(match.ship(1).where).toBe('docked');
      expect(match.asks).not.toBe('party');
      expect(match.state.crew.every(({ aboard }) => aboard > 0)).toBe(true);
    }
    expect(down(damaged(2).play()).asks).toBe('party');
  });

  test('[RDA-VAR-17] strictly, it does not land on the mission planet at all', () => {
    expect(damaged(3, { strictLanding: true }).play().offers('descend')).toEqual([]);
    expect(damaged(2, { strictLanding: true }).play().offers('descend')).toHaveLength(4);
  });

  const atHome = (flipped: boolean, damage: number) =>
    scene()
      .ship(1, { at: [-2, 12], flipped, damage })
      .turnOf(1);

  test('[RDA-CRIT-05, RDA-CRIT-07, RDA-DEPLOY-09] it may descend at its own home planet, and only then', () => {
    expect(atHome(true, 3).play().offers('descend')).toEqual(['descend:home']);
    expect(atHome(true, 6).play().offers('descend')).toEqual(['descend:home']);
    expect(atHome(true, 2).play().offers('descend')).toEqual([]);
    expect(atHome(false, 9).play().offers('descend')).toEqual([]);
    expect(
      atHome(true, 3)
        .ship(1, { at: [12, 28] })
        .play()
        .offers('descend'),
    ).toEqual([]); // Earth
    const match = atHome(true, 3).play().choose('descend:home');
    expect(match.ship(1)).toMatchObject({ where: 'home', landed: 1 });
  });

  test('[RDA-CRIT-06, RDA-CRIT-08] there 2 hull damage are repaired at the end of each round, the first included, whoever is aboard; it stays flipped', () => {
    const set = scene().ship(1, { where: 'home', landed: 1, flipped: true, damage: 6 });
    for (const crew of set.state.crew) if (crew.ship === 1) crew.post = 'quarters';
    const played = set.perform(repairShips);
    expect(played.ship(1)).toMatchObject({ damage: 4, flipped: true });
    expect(scene().ship(1, { flipped: true, damage: 6 }).perform(repairShips).ship(1).damage).toBe(6); // not in orbit
    expect(scene().docked(1, north).ship(1, { flipped: true, damage: 6 }).perform(repairShips).ship(1).damage).toBe(6);
  });

  test('[RDA-CRIT-10, RDA-DEPLOY-09] nobody attacks it there; it leaves with the Ascend action, not in the same round', () => {
    const set = scene()
      .ship(1, { where: 'home', landed: 1, flipped: true, damage: 4 })
      .ship(2, { at: [0, 12], facing: 'N' });
    expect(set.turnOf(2).play().offers('attack')).toEqual([]);
    expect(set.turnOf(1).play().offers()).not.toContain('ascend');
    const match = set.round(2).turnOf(1).play().choose('ascend');
    expect(match.offersPlace(pose([-2, 12], 'S'))).toBe(true); // Port Saven
    expect(match.offersPlace(pose([12, -2], 'S'))).toBe(false);
    match.choose(pose([-2, 12], 'S'));
    expect(match.ship(1)).toMatchObject({ where: 'orbit', cell: cellAt([-2, 12]) });
    expect(match.state.turn!.actions).toBe(1);
  });
});
