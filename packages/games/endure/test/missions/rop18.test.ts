import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { campaigns } from '../../src/cards/campaigns.ts';
import { missions } from '../../src/cards/missions/index.ts';
import { loseHealth } from '../../src/rules/combat/damage.ts';
import { explode } from '../../src/rules/combat/explosion.ts';
import { fell, nobodys } from '../../src/rules/combat/felling.ts';
import { zoneName } from '../../src/rules/map/map.ts';
import { itemDeck, takeStartingWeapons } from '../../src/rules/setup/decks.ts';
import type { State } from '../../src/types.ts';
import { zoneOf } from '../support/maps.ts';
import { facesIn } from '../support/redeemers.ts';

/** The mission without enemies, everybody at the start. */
function alone(): Scene {
  return scene({ mission: 'ROP18' }).cleared();
}

/** The Captain's turn with a Shotgun, all by itself with these enemies. */
function hunting(fanatics: number, zealots: number): Scene {
  return alone()
    .survivor('captain-a', { at: 'SEC.B', holding: ['shotgun'] })
    .enemies('fanatic', fanatics, 'SEC.B')
    .enemies('zealot', zealots, 'SEC.B')
    .turnOf('captain-a');
}

function terminal({ objectives }: Readonly<State>) {
  return objectives[0]!;
}

const shot = 'attack:shotgun:0@SEC.B';

describe('ROP18 It’s a Trap!', () => {
  test('[ETS-ROP-1801] medium, 60 minutes, against Redeemers; third of A House Divided', () => {
    expect(missions['ROP18']).toMatchObject({ difficulty: 'medium', minutes: 60, faction: 'redeemer' });
    expect(campaigns.divided.stages[2]).toEqual(['ROP18']);
  });

  test('[ETS-ROP-1802] its tokens for 3, 4, and 5 or more', () => {
    expect(facesIn('ROP18', 3)).toEqual(['2 fanatic', '2 fanatic', '2 zealot', '2 zealot']);
    expect(facesIn('ROP18', 4)).toEqual(['2 fanatic', '2 zealot', '3 fanatic', '3 zealot']);
    expect(facesIn('ROP18', 5)).toEqual(['3 fanatic', '3 fanatic', '3 zealot', '3 zealot']);
    expect(facesIn('ROP18', 6)).toEqual(facesIn('ROP18', 5));
  });

  test('[ETS-ROP-1803] 4 Zealots and 2 Fanatics stand on the map from the start, besides the tokens', () => {
    const { state } = scene({ mission: 'ROP18' });
    const zealots = ['CREW.n', 'CREW.e', 'CREW.s', 'CREW.w'].map(zone => ['zealot', zoneOf(state, zone)]);
    const fanatics = ['REC.R', 'PRIM.x'].map(zone => ['fanatic', zoneOf(state, zone)]);
    expect(state.figures.map(({ type, zone }) => [type, zone])).toEqual([...zealots, ...fanatics]);
    expect(state.tokens).toHaveLength(4);
  });

  test('[ETS-ROP-1807] alone, the Shotgun replaces the Pistol; in a campaign the weapons are the usual ones', () => {
    const weapons = (inCampaign: boolean) => takeStartingWeapons([...itemDeck()], missions['ROP18']!, 4, inCampaign);
    expect(weapons(false)).toEqual(['shotgun', 'plasmaCutter', 'swarmerLeg', 'swarmerLeg']);
    expect(weapons(true)).toEqual(['pistol', 'plasmaCutter', 'swarmerLeg', 'swarmerLeg']);
  });
});

describe('the prison door', () => {
  test('[ETS-ROP-1804] is locked; the green terminal unlocks it', () => {
    const played = alone().survivor('captain-a', { at: 'SEC.A' }).turnOf('captain-a').play();
    expect(played.isOpen('PRIM.D1')).toBe(false);
    played.choose('interact:0');
    expect(played.isOpen('PRIM.D1')).toBe(true);
  });

  test.each([5, 6])('[ETS-ROP-1805] a %d for a Zealot or Fanatic that a survivor kills finds a key card', die => {
    const played = hunting(1, 0).dice(3, 2, 1, die).play().choose(shot);
    expect(terminal(played.state)).toMatchObject({ carrier: 'captain-a', done: false });
    expect(hunting(0, 1).dice(3, 3, 1, die).play().choose(shot).said('key.found')).toHaveLength(1);
  });

  test('[ETS-ROP-1805] a lower roll finds none; one die for each that was killed', () => {
    const played = hunting(3, 0).dice(3, 4, 5, 4, 1, 3).play().choose(shot);
    expect(played.said('key.rolled')).toHaveLength(3);
    expect(terminal(played.state).carrier).toBeNull();
  });

  test('[ETS-ROP-1805, ETS-ENEMYSTAT-18] whom the vests kill that an attack set off, a survivor has killed', () => {
    const played = hunting(1, 2).survivor('captain-a', { at: 'SEC.B', health: 9 });
    const done = played.dice(6, 3, 4, 1, 1, 5, 'blank').play().choose(shot);
    expect(done.said('key.rolled')).toHaveLength(3);
    expect(terminal(done.state).carrier).toBe('captain-a');
  });

  test('[ETS-ROP-1805, ETS-ODD-23] those whom nobody killed have none', () => {
    const set = alone().enemies('fanatic', 2, 'SEC.B');
    const done = set.perform(t => explode(t, zoneOf(t.state, 'SEC.B'), nobodys));
    expect([done.state.figures.length, done.said('key.rolled').length]).toEqual([0, 0]);
  });

  test('[ETS-ROP-1805] a Preacher has none, and whoever is dead finds none', () => {
    const killedBy = (status: 'alive' | 'dead', set: Scene) =>
      set
        .survivor('captain-a', { at: 'SEC.B', more: { status } })
        .dice(1)
        .perform(t => fell(t, t.state.figures, { killer: t.state.survivors[1]!, attack: null }))
        .said('key.rolled').length;
    const zealot = () => alone().enemies('zealot', 1, 'SEC.B');
    expect([killedBy('alive', zealot()), killedBy('dead', zealot())]).toEqual([1, 0]);
    expect(killedBy('alive', alone().boss('preacher', 'SEC.B'))).toBe(0);
  });

  test('[ETS-ROP-1805, ETS-ODD-33] nobody looks for a key to a door that was unlocked without one', () => {
    const played = hunting(3, 0).unlock('PRIM.D1').dice(3, 4, 5).play().choose(shot);
    expect([played.count('fanatic'), played.said('key.rolled').length]).toEqual([0, 0]);
  });

  test('[ETS-ROP-1806] once a card is found no more rolls are made', () => {
    const played = hunting(3, 0).dice(3, 4, 5, 5).play().choose(shot);
    expect(played.said('key.rolled')).toHaveLength(1);
  });

  test('[ETS-ROP-1806] using the card is an Interact action in a zone that borders the door', () => {
    const beside = (zone: string) =>
      alone().survivor('captain-a', { at: zone }).carries('captain-a', 0).turnOf('captain-a').play();
    expect(beside('CREW.x').offers('key')).toEqual([]);
    const played = beside('PRIM.x');
    expect([played.offers('key'), played.isOpen('PRIM.D1')]).toEqual([['key:use'], false]);
    played.choose('key:use');
    expect(played.isOpen('PRIM.D1')).toBe(true);
    expect(played.survivor('captain-a').turn.actions).toBe(2);
    expect(terminal(played.state)).toMatchObject({ done: true, carrier: null });
    expect(played.said('key.used')).toHaveLength(1);
  });

  test('[ETS-ROP-1806, ETS-ODD-18] what is seen through the door takes effect at once', () => {
    const set = alone().survivor('captain-a', { at: 'PRIM.x' }).carries('captain-a', 0).token('3 zealot', 'PRIM.A');
    const played = set.turnOf('captain-a').dice(1, 1).play().choose('key:use');
    expect([played.tokens(), played.count('zealot', 'PRIM.A')]).toEqual([[], 3]);
  });

  test('[ETS-ROP-1806] it is of no use once the door is unlocked', () => {
    const held = alone().survivor('captain-a', { at: 'PRIM.x' }).carries('captain-a', 0).unlock('PRIM.D1');
    expect(held.turnOf('captain-a').play().offers('key')).toEqual([]);
  });

  test('[ETS-ROP-1805] the green objective has gone to the finder: the terminal is no longer there', () => {
    const set = alone().survivor('captain-a', { at: 'SEC.A' }).carries('marine-a', 0).turnOf('captain-a');
    expect(set.play().offers('interact')).toEqual([]);
  });

  test('[ETS-ROP-1806, ETS-DEATH-04] a card whose finder dies lies there, to be picked up, not used from afar', () => {
    const set = alone()
      .survivor('captain-a', { at: 'SEC.B' })
      .survivor('medic-a', { at: 'SEC.B' })
      .carries('captain-a', 0);
    const done = set.perform(t => loseHealth(t, t.state.survivors[1]!, 99, 'ETS-DMG-15'));
    expect(zoneName(done.state as State, terminal(done.state).zone)).toBe('SEC.B');
    const lying = alone().survivor('medic-a', { at: 'SEC.A' }).objective(0, { taken: true }).turnOf('medic-a').play();
    expect([lying.offers('interact'), lying.offers('key')]).toEqual([[], ['key:take']]);
    const elsewhere = alone().survivor('medic-a', { at: 'SEC.B' }).objective(0, { taken: true }).turnOf('medic-a');
    expect(elsewhere.play().offers('key')).toEqual([]);
    lying.choose('key:take');
    expect(terminal(lying.state).carrier).toBe('medic-a');
    expect(lying.said('key.taken')).toHaveLength(1);
    expect(lying.isOpen('PRIM.D1')).toBe(false);
  });
});

test('[ETS-ROP-1808] won when all survivors have reached the red objective', () => {
  const set = alone().unlock('PRIM.D1');
  for (const id of ['captain-a', 'medic-a'] as const) set.survivor(id, { at: 'PRIM.A' });
  const played = set.survivor('marine-a', { at: 'PRIM.x' }).turnOf('marine-a').play();
  expect(played.state.result).toBeNull();
  played.choose('move:PRIM.A');
  expect(played.state.result).toBe('won');
});
