import { cellAt } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { gearCards } from '../../src/cards/gear/index.ts';
import { catalogue } from '../../src/catalogue.ts';
import { effects } from '../../src/hooks.ts';
import { healPatients } from '../../src/rules/healing.ts';
import { freePivotsOf } from '../../src/rules/orbit/move.ts';
import { scanSalvage } from '../../src/rules/orbit/salvage.ts';
import { freeCapacity, hullOf, movementOf, shieldsOf, shipRangeOf } from '../../src/rules/ship.ts';
import { freeSlots } from '../../src/rules/stations.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';
import type { CardId, ShipAbility } from '../../src/types.ts';
import { adds, craft, first, inSpace, offerKeys, rolled, take, tries, who } from '../support/cards.ts';
import { attackOf, resolve, strike } from '../support/combat.ts';

/** The Icarus in its turn, with these aboard. */
const fitted = (...components: CardId[]) =>
  inSpace(first())
    .ship(1, { components, declared: 'inCommand' as ShipAbility })
    .turnOf(1);
/** Something of the ship without and with a card. */
const changes = <T>(look: (set: ReturnType<typeof fitted>) => T, ...cards: CardId[]) => [
  look(fitted()),
  look(fitted(...cards)),
];

describe('ship components', () => {
  test('[RDA-SEARCH-17, RDA-DATA-01] Shield Capacitor: shields +2', () => {
    expect(changes(set => shieldsOf(set.state, craft(set, 1)), 'shieldCapacitor')).toEqual([10, 12]);
  });

  test('[RDA-SEARCH-17, RDA-DATA-01] Micro Thruster: ship movement +1', () => {
    expect(changes(set => movementOf(set.state, craft(set, 1)), 'microThruster')).toEqual([6, 7]);
  });

  test('[RDA-SEARCH-17, RDA-DATA-01] Targeting Lens: ship attack +1/1', () => {
    const list = (set: ReturnType<typeof fitted>) => adds(set, craft(set, 1), craft(set, 2), 'ship');
    expect(list(fitted('targetingLens'))).toEqual([...list(fitted()), 'targetingLens +1/1']);
  });

  test('[RDA-SEARCH-17, RDA-DATA-01] Med Pod: the Med Bay heals 3 instead of 2, with a medic', () => {
    const heal = (...cards: CardId[]) => {
      const set = fitted(...cards)
        .crew('maeve', { post: 'medbay' })
        .crew('icheb', { post: 'medbay', wounds: 6 });
      return set
        .perform(function* (t) {
          healPatients(t);
        })
        .crew('icheb').wounds;
    };
    expect([heal(), heal('medPod')]).toEqual([4, 3]);
    const alone = fitted('medPod').crew('icheb', { post: 'medbay', wounds: 6 });
    expect(
      alone
        .perform(function* (t) {
          healPatients(t);
        })
        .crew('icheb').wounds,
    ).toBe(6);
  });

  test('[RDA-DATA-01] Ablative Plate: hull +1, and two of them +2', () => {
    expect(changes(set => hullOf(set.state, craft(set, 1)), 'ablativePlate')).toEqual([6, 7]);
    expect(changes(set => hullOf(set.state, craft(set, 1)), 'ablativePlate', 'ablativePlate')).toEqual([6, 8]);
  });

  const testOf = (station: 'engineering' | 'communications', ...cards: CardId[]) => {
    const [id, skill] = station === 'engineering' ? (['icheb', 'tech'] as const) : (['maeve', 'tech'] as const);
    return rolled(tries(fitted(...cards).dice(5, 1, 1, 1, 1, 1), id, skill, 'tactical', { station }));
  };

  test('[RDA-DATA-01] Spare Coil: a die more on Engineering tests', () => {
    expect(testOf('engineering')).toEqual(['5 1 1 1 1']);
    expect(testOf('engineering', 'spareCoil')).toEqual(['5 1 1 1 1 1']);
    expect(testOf('communications', 'spareCoil')).toEqual(['5 1 1']);
  });

  test('[RDA-DATA-01, RDA-SHIP-15] Long Lens: range +1', () => {
    expect(changes(set => shipRangeOf(set.state, craft(set, 1)), 'longLens')).toEqual([6, 7]);
  });

  test('[RDA-DATA-06] Hull Foam: in the own turn 2 damage off the side in use, once; two are offered as one', () => {
    const set = fitted('hullFoam', 'hullFoam').ship(1, { flipped: true, damage: 5 });
    expect(offerKeys(set, craft(set, 1))).toEqual(['hullFoam']);
    const played = take(set, craft(set, 1), 'hullFoam');
    expect(played.ship(1)).toMatchObject({ damage: 3, components: [{ card: 'hullFoam' }] });
    const shields = fitted('hullFoam').ship(1, { damage: 5 });
    expect(take(shields, craft(shields, 1), 'hullFoam').ship(1)).toMatchObject({ damage: 3, components: [] });
    const others = fitted('hullFoam').ship(1, { damage: 5 }).turnOf(2);
    expect(offerKeys(others, craft(others, 1))).toEqual([]);
  });

  test('[RDA-DATA-06] Shield Cell: 3 damage off the shields, while they are up', () => {
    const set = fitted('shieldCell').ship(1, { damage: 5 });
    expect(take(set, craft(set, 1), 'shieldCell').ship(1).damage).toBe(2);
    const flipped = fitted('shieldCell').ship(1, { damage: 5, flipped: true });
    expect(offerKeys(flipped, craft(flipped, 1))).toEqual([]);
  });

  test('[RDA-DATA-06] Fuel Rod: +4 points on one Move', () => {
    const match = fitted('fuelRod').play().choose('fuelRod');
    expect(movementOf(match.match.state, match.ship(1))).toBe(10);
    match.choose('move', cellAt([21, 5]) * 8 + 2);
    expect(movementOf(match.match.state, match.ship(1))).toBe(6);
    expect(match.ship(1).components).toEqual([]);
  });

  test('[RDA-DATA-01] Salvaged Rifle: range 7, +1/1, 3 energy; the last discards it', () => {
    const set = first()
      .crew('icheb', { at: [8, 10], cards: ['salvagedRifle'] })
      .npc('drone', [8, 17]);
    who(set, 'icheb').cards[0]!.energy = 1;
    const weapon = who(set, 'icheb').cards[0]!;
    expect(adds(set, who(set, 'icheb'), set.state.npcs[0]!, 'ranged', { weapon })).toEqual(['salvagedRifle +1/1']);
    expect(strike(set.dice(1, 1, 1), 'icheb', 'ranged:npc:1').crew('icheb').cards).toEqual([]);
  });

  test('[RDA-DATA-01] Salvaged Blade: a Sword with +1/1', () => {
    const set = first()
      .crew('jayce', { at: [8, 10], cards: ['salvagedBlade'] })
      .npc('drone', [8, 11]);
    expect(adds(set, who(set, 'jayce'), set.state.npcs[0]!, 'melee')).toEqual([
      'salvagedBlade +1/1',
      'swordMaster +1/2',
    ]);
  });

  test('[RDA-DATA-01, RDA-SALVAGE-05] Star Chart: the first salvage scan of a round succeeds without a roll', () => {
    const set = fitted('starChart').salvage(3, [21, 4]);
    const played = set.perform(t => scanSalvage(t, shipNo(t.state, 1), t.state.salvage[0]!));
    expect(played.state.salvage[0]!.seenBy).toEqual(['p1']);
    const plain = fitted().salvage(3, [21, 4]).dice(1, 1, 1, 1, 1);
    expect(
      plain.perform(t => scanSalvage(t, shipNo(t.state, 1), t.state.salvage[0]!)).state.salvage[0]!.seenBy,
    ).toEqual([]);
  });

  test('[RDA-DATA-01] Black Box: no effect', () => {
    expect(catalogue.gear.blackBox.effect).toBeUndefined();
    expect(gearCards.blackBox.cost).toBe(150);
  });

  test('[RDA-SHIP-19, RDA-DATA-01] Cryo Pod: takes one of the capacity, and no upgrade slot', () => {
    expect(changes(set => freeCapacity(set.state, craft(set, 1)), 'cryoPod')).toEqual([2, 1]);
    expect(changes(set => freeSlots(craft(set, 1)), 'cryoPod')).toEqual([3, 3]);
  });

  test('[RDA-DATA-06] Decoy Buoy: calls off one attack of an NPC ship before dice are rolled', () => {
    const fire = (set: ReturnType<typeof fitted>, ...answers: unknown[]) =>
      resolve(set.fighter('dregg', [20, 5]), s => attackOf(s.fighters[0]!, shipNo(s, 1), 'ship'), 1, ...answers);
    const saved = fire(fitted('decoyBuoy'), 'use');
    expect(saved.said('attack.rolled')).toEqual([]);
    expect(saved.ship(1).components).toEqual([]);
    const kept = fire(fitted('decoyBuoy').dice(1), 'keep');
    expect(kept.said('attack.rolled')).toHaveLength(1);
    expect(kept.ship(1).components).toHaveLength(1);
    const people = resolve(
      fitted('decoyBuoy').dice(1),
      s => attackOf(shipNo(s, 2), shipNo(s, 1), 'ship'),
      1,
      'keep',
      [],
    );
    expect(people.asked).not.toContain('decoyBuoy');
  });

  test('[RDA-DATA-01] Signal Booster: a die more on Communications tests', () => {
    expect(testOf('communications')).toEqual(['5 1 1']);
    expect(testOf('communications', 'signalBooster')).toEqual(['5 1 1 1']);
    expect(testOf('engineering', 'signalBooster')).toEqual(['5 1 1 1 1']);
  });

  test('[RDA-DATA-01] Gyro Stabiliser: the first pivot of each Move is free', () => {
    expect(changes(set => freePivotsOf(set.state, craft(set, 1)), 'gyroStabiliser')).toEqual([0, 1]);
    expect(
      effects.change(fitted('gyroStabiliser').state, 'shipMovement', 6, { by: craft(fitted('gyroStabiliser'), 1) }),
    ).toBe(6);
    expect(crewById(fitted().state, 'ronara').post).toBe('navigation');
  });
});
