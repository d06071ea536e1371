import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { campaigns } from '../../src/cards/campaigns.ts';
import { missions } from '../../src/cards/missions/index.ts';
import type { ItemId, State, SurvivorId } from '../../src/types.ts';
import { facesIn } from '../support/redeemers.ts';

/** The mission without enemies, everybody at the start. */
function alone(variants = {}): Scene {
  return scene({ mission: 'ROP17', variants }).cleared();
}

/** The Marine's turn, or another's, beside the terminal in the crew quarters. */
function atTerminal(weapon: ItemId, who: SurvivorId = 'marine-a', variants = {}): Scene {
  return alone(variants)
    .survivor(who, { at: 'CREW.A', holding: [weapon] })
    .turnOf(who);
}

function broken({ objectives }: Readonly<State>): boolean[] {
  return objectives.slice(0, 4).map(({ done }) => done);
}

describe('ROP17 Drinking the Kool-Aid', () => {
  test('[ETS-ROP-1701] medium, 70 minutes, against Redeemers; second of A House Divided', () => {
    expect(missions['ROP17']).toMatchObject({ difficulty: 'medium', minutes: 70, faction: 'redeemer' });
    expect(campaigns.divided.stages[1]).toEqual(['ROP17']);
  });

  test('[ETS-ROP-1702] its tokens for 3, 4, and 5 or more', () => {
    expect(facesIn('ROP17', 3)).toEqual(['2 fanatic', '2 fanatic', '2 zealot', '2 zealot', '3 fanatic']);
    expect(facesIn('ROP17', 4)).toEqual(['2 fanatic', '2 fanatic', '2 zealot', '2 zealot', '3 fanatic', '3 zealot']);
    expect(facesIn('ROP17', 5)).toEqual(['2 zealot', '2 zealot', '3 fanatic', '3 fanatic', '3 zealot', '3 zealot']);
    expect(facesIn('ROP17', 6)).toEqual(facesIn('ROP17', 5));
  });

  test('[ETS-ROP-1702] with 3 survivors no token lies in the Redeemer Shrine', () => {
    const inShrine = (set: Scene) =>
      set
        .play()
        .tokens()
        .filter(zone => zone.startsWith('SHR.'));
    expect(inShrine(scene({ mission: 'ROP17' }))).toEqual([]);
    const four = scene({ mission: 'ROP17', survivors: ['marine-a', 'captain-a', 'medic-a', 'scout-a'] });
    expect(inShrine(four)).toEqual(['SHR.S']);
  });
});

describe('the terminals', () => {
  test('[ETS-ROP-1703] four red objectives with 2 Health, attacked like enemies', () => {
    expect(missions['ROP17']!.objectives.filter(({ colour }) => colour === 'red')).toHaveLength(4);
    const played = atTerminal('shotgun', 'captain-a').dice(3, 4, 1).play();
    expect(played.offers('attack')).toEqual(['attack:shotgun:0@CREW.A']);
    played.choose('attack:shotgun:0@CREW.A');
    expect(broken(played.state)).toEqual([false, false, false, true]);
  });

  test('[ETS-ROP-1703, ETS-VAR-18] one success of an attack is not enough, and leaves no mark unless so chosen', () => {
    const twice = (variants = {}) => {
      const played = atTerminal('shotgun', 'captain-a', variants).dice(3, 2, 1, 3, 2, 1).play();
      return played.choose('attack:shotgun:0@CREW.A', 'attack:shotgun:0@CREW.A').state;
    };
    expect(broken(twice())[3]).toBe(false);
    expect(broken(twice({ objectDamage: 'accumulate' }))[3]).toBe(true);
  });

  test.each([1, 3])('[ETS-ROP-1704] destroyed in melee, it blows up on a %d: 2 damage to each survivor there', die => {
    const set = atTerminal('plasmaCutter').survivor('captain-a', { at: 'CREW.A' });
    const played = set.dice(4, 5, 1, die, 'blank', 'blank').play().choose('attack:plasmaCutter:0@CREW.A');
    expect(broken(played.state)[3]).toBe(true);
    expect(played.state.survivors.map(({ health }) => health)).toEqual([8, 7, 8]);
  });

  test.each([4, 6])('[ETS-ROP-1704] on a %d nothing happens', die => {
    const played = atTerminal('plasmaCutter').dice(4, 5, 1, die).play().choose('attack:plasmaCutter:0@CREW.A');
    expect(broken(played.state)[3]).toBe(true);
    expect(played.survivor('marine-a').health).toBe(10);
  });

  test('[ETS-ROP-1704] destroyed by a shot it never does, and no die is rolled', () => {
    const played = atTerminal('shotgun').dice(3, 4, 5).play().choose('attack:shotgun:0@CREW.A');
    expect(broken(played.state)[3]).toBe(true);
    expect(played.said('object.blast')).toEqual([]);
  });

  test('[ETS-ROP-1704, ETS-ENEMYSTAT-16] nor if a vest destroys it, whatever set that off', () => {
    const set = atTerminal('plasmaCutter').enemies('fanatic', 1, 'CREW.A');
    const played = set.dice(6, 1, 1, 'blank').play().choose('attack:plasmaCutter:0@CREW.A');
    expect(broken(played.state)[3]).toBe(true);
    expect(played.said('object.blast')).toEqual([]);
    expect(played.survivor('marine-a').health).toBe(7);
  });

  test('[ETS-ROP-1705] it counts as an attack on each: armour and the injury die apply', () => {
    const set = atTerminal('plasmaCutter')
      .survivor('captain-a', { at: 'CREW.A', holding: ['paddedOveralls'] })
      .survivor('medic-a', { at: 'CREW.A' });
    const played = set.dice(4, 5, 1, 2, 'leg', 5, 'head').play().choose('attack:plasmaCutter:0@CREW.A');
    expect(played.state.survivors.map(({ health }) => health)).toEqual([8, 9, 6]);
    expect(played.state.survivors.map(({ injuries }) => injuries)).toEqual([['leg'], [], ['head']]);
  });
});

describe('the offerings', () => {
  const atShrine = () =>
    alone().survivor('marine-a', { at: 'SHR.S' }).survivor('captain-a', { at: 'SHR.S' }).turnOf('marine-a');

  test('[ETS-ROP-1706] each survivor in the zone is dealt 2 item cards, keeps 1 and discards the other', () => {
    const set = atShrine().items('shotgun', 'medKit1', 'pistol', 'paddedOveralls', 'rivetGun');
    const played = set.play().choose('interact:4');
    expect([played.asks, played.asked]).toEqual(['deal.keep', 'marine-a']);
    played.choose(['medKit1:1']);
    expect([played.asks, played.asked]).toEqual(['deal.keep', 'captain-a']);
    played.choose(['paddedOveralls:1'], 'body');
    expect([played.holds('marine-a'), played.holds('captain-a'), played.holds('medic-a')]).toEqual([
      ['medKit1'],
      ['paddedOveralls'],
      [],
    ]);
    expect(played.state.removed).toEqual(['shotgun', 'pistol']);
    expect(played.state.objectives[4]!.done).toBe(true);
    expect(played.survivor('marine-a').turn.actions).toBe(2);
  });

  test('[ETS-ROP-1706] between two cards alike there is nothing to decide', () => {
    const played = atShrine().items('pistol', 'pistol', 'shotgun', 'medKit1').play().choose('interact:4');
    expect([played.asks, played.asked]).toEqual(['deal.keep', 'captain-a']);
    expect([played.holds('marine-a'), played.state.removed]).toEqual([['pistol'], ['pistol']]);
  });

  test('[ETS-ROP-1706] it is optional: it can be left, and is taken only once', () => {
    expect(missions['ROP17']!.win).not.toContainEqual(expect.objectContaining({ objective: 'offerings' }));
    const played = atShrine().objective(4, { done: true }).play();
    expect(played.offers('interact')).toEqual([]);
  });

  test('[ETS-ROP-1707] noise cards dealt that way are ignored and replaced', () => {
    const set = alone().survivor('marine-a', { at: 'SHR.S' }).turnOf('marine-a');
    const played = set.items('noise3', 'shotgun', 'noise1', 'pistol').play().choose('interact:4');
    expect(played.offers()).toEqual(['shotgun:0', 'pistol:1']);
    expect(played.state.noises).toEqual([]);
    expect(played.state.items.discard).toEqual(['noise3', 'noise1']);
  });

  test('[ETS-ROP-1707, ETS-ODD-33] with fewer cards left fewer are dealt; with none it is not offered', () => {
    const withDeck = (...cards: State['items']['draw']) =>
      alone()
        .survivor('marine-a', { at: 'SHR.S' })
        .with(state => {
          state.items = { draw: cards, discard: [] };
        })
        .turnOf('marine-a')
        .play();
    expect(withDeck('noise1', 'noise2').offers('interact')).toEqual([]);
    expect(withDeck('noise1', 'shotgun', 'noise2').choose('interact:4').holds('marine-a')).toEqual(['shotgun']);
  });
});

test('[ETS-ROP-1708] won when all four terminals are destroyed and all survivors are out by the exit', () => {
  const leave = (terminals: number) => {
    const set = alone();
    for (const id of ['marine-a', 'captain-a', 'medic-a'] as const) set.survivor(id, { at: 'ARM.e' });
    for (let id = 0; id < terminals; id++) set.objective(id, { done: true });
    const played = set.turnOf('marine-a').play().choose('leave:ARM.exitE', 'leave:ARM.exitE');
    expect(played.state.result).toBeNull();
    return played.choose('leave:ARM.exitE').state.result;
  };
  expect(leave(4)).toBe('won');
  expect(leave(3)).toBe('lost');
});
