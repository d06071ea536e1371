import { type Scene, scene } from '@starboard/endure/testing';
import { stackDeck } from '@starboard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { campaigns } from '../../src/cards/campaigns.ts';
import { missions } from '../../src/cards/missions/index.ts';
import { effects } from '../../src/hooks.ts';
import { explode } from '../../src/rules/combat/explosion.ts';
import { nobodys } from '../../src/rules/combat/felling.ts';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { neighbours, zoneName } from '../../src/rules/map/map.ts';
import { groundOf } from '../../src/rules/mission.ts';
import { itemDeck, takeStartingWeapons } from '../../src/rules/setup/decks.ts';
import type { BossCardId, State, SurvivorId } from '../../src/types.ts';
import { overwatch } from '../support/crew.ts';
import { zoneOf } from '../support/maps.ts';
import { facesIn } from '../support/redeemers.ts';

const crew: readonly SurvivorId[] = ['captain-a', 'marine-a', 'medic-a', 'scout-a', 'engineer-a', 'psychic-a'];

/** The mission without enemies, everybody at the start; the Preacher's next cards. */
function alone(...cards: BossCardId[]): Scene {
  return scene({ mission: 'ROP19', survivors: crew.slice(0, 3) })
    .cleared()
    .with(state => stackDeck(state.bosses[0]!.deck, ...cards));
}

/** The Captain stands in a shrine, somebody else perhaps in the other; then all look around. */
function seeing(zones: readonly string[], cards: readonly BossCardId[], ...dice: (number | string)[]) {
  const set = alone(...cards);
  for (const [at, zone] of zones.entries()) set.survivor(crew[at]!, { at: zone });
  return set.dice(...dice).perform(lookAround);
}

function figures(state: Readonly<State>): string[] {
  return state.figures.map(({ type, zone }) => `${type} ${zoneName(state as State, zone)}`);
}

const passed = [1, 1, 1, 1]; // two tests of 2d6 against Resolve 9 or 10

describe('ROP19 The Head of the Snake', () => {
  test('[ETS-ROP-1901] hard, 75 minutes, against Redeemers; last of A House Divided', () => {
    expect(missions['ROP19']).toMatchObject({ difficulty: 'hard', minutes: 75, faction: 'redeemer' });
    expect(campaigns.divided.stages.at(-1)).toEqual(['ROP19']);
  });

  test('[ETS-ROP-1902] its tokens for 3, 4, and 5 or more; the Preacher is none of them', () => {
    expect(facesIn('ROP19', 3)).toEqual(['2 fanatic', '2 fanatic', '2 zealot', '2 zealot', '3 zealot']);
    expect(facesIn('ROP19', 4)).toEqual(['2 fanatic', '2 fanatic', '2 zealot', '3 zealot', '3 zealot']);
    expect(facesIn('ROP19', 5)).toEqual(['2 fanatic', '3 fanatic', '3 fanatic', '3 zealot', '3 zealot']);
    expect(facesIn('ROP19', 6)).toEqual(facesIn('ROP19', 5));
  });

  test('[ETS-ROP-1902] the Preacher has 20, 25 or 30 Health, and is not on the map', () => {
    const boss = (survivors: number) => {
      const { state } = scene({ mission: 'ROP19', survivors: crew.slice(0, survivors) });
      expect(state.figures).toEqual([]);
      return state.bosses.map(({ type, health, status }) => [type, health, status]);
    };
    expect([3, 4, 5, 6].map(boss)).toEqual([20, 25, 30, 30].map(health => [['preacher', health, 'hidden']]));
  });

  test('[ETS-COMP-11] two Redeemer Shrines, told apart by a number', () => {
    const { tiles } = groundOf({ mission: 'ROP19' });
    expect(tiles.filter(({ code }) => code === 'SHR')).toHaveLength(2);
    const { state } = alone();
    expect(zoneOf(state, 'SHR1.S')).not.toBe(zoneOf(state, 'SHR2.S'));
  });

  test('[ETS-ROP-1903] alone, the Persuader replaces the Plasma Cutter; in a campaign the weapons are the usual ones', () => {
    const weapons = (inCampaign: boolean) => takeStartingWeapons([...itemDeck()], missions['ROP19']!, 3, inCampaign);
    expect(weapons(false)).toEqual(['pistol', 'persuader', 'swarmerLeg']);
    expect(weapons(true)).toEqual(['pistol', 'plasmaCutter', 'swarmerLeg']);
  });
});

describe('where the Preacher hides', () => {
  test.each([4, 6])('[ETS-ROP-1904, ETS-ROP-1906] on a %d he is at the first shrine reached, with 2 Zealots', die => {
    const done = seeing(['SHR2.S'], ['hammerOfContrition'], die, ...passed, 1, 1, 1, 1, 1);
    expect(figures(done.state)).toEqual(['preacher SHR2.S', 'zealot SHR2.S', 'zealot SHR2.S']);
    expect(done.state.bosses[0]!.status).toBe('here');
  });

  test.each([1, 3])('[ETS-ROP-1904, ETS-ROP-1908] on a %d he is at the other, and this objective is removed', die => {
    const done = seeing(['SHR1.S'], [], die);
    expect(done.state.figures).toEqual([]);
    expect(done.state.objectives.map(objective => objective.done)).toEqual([true, false]);
  });

  test('[ETS-ROP-1908] then no roll is made at the second shrine: he is there', () => {
    const done = seeing(['SHR1.S', 'SHR2.S'], ['hammerOfContrition'], 1, 3, ...passed, 1, 1, 1, 1, 1);
    expect(done.said('hideout.rolled')).toHaveLength(1);
    expect(done.state.objectives.map(objective => objective.done)).toEqual([true, false]);
    expect(figures(done.state)[0]).toBe('preacher SHR2.S');
  });

  test('[ETS-ROP-1908] a shrine is reached when its objective is first seen, not before', () => {
    expect(seeing(['SHR1.w'], []).said('hideout.rolled')).toEqual([]);
  });

  test('[ETS-ROP-1904] once he has shown himself, the other shrine is a place like any other', () => {
    const set = alone().boss('preacher', 'SHR1.S').survivor('captain-a', { at: 'SHR2.S' });
    expect(set.perform(lookAround).said('hideout.rolled')).toEqual([]);
  });
});

describe('how he appears', () => {
  /** The Captain steps before the door of a shrine, out of everybody else's sight. */
  const steps = (cards: readonly BossCardId[], ...dice: (number | string)[]) =>
    alone(...cards)
      .survivor('captain-a', { at: 'SHR1.w' })
      .turnOf('captain-a')
      .dice(...dice)
      .play()
      .choose('move:SHR1.x');

  test('[ETS-ROP-1905] placed when a survivor comes into sight of his objective; his first attack interrupts the turn', () => {
    const played = steps(['holyBolt'], 4, ...passed, 4, 5, 1, 'blank');
    expect(figures(played.state)[0]).toBe('preacher SHR1.S');
    expect(played.survivor('captain-a').health).toBe(7);
    expect([played.asks, played.asked, played.survivor('captain-a').turn.actions]).toEqual(['turn', 'captain-a', 2]);
  });

  test('[ETS-ROP-1911] figures, then 1 Resolve of those in sight, tests for new types, then the card', () => {
    const played = steps(['holyBolt'], 4, ...passed, 1, 2, 3);
    expect(played.state.survivors.map(({ resolve }) => resolve)).toEqual([9, 10, 10]);
    const told = played.log.map(({ key }) => key);
    const order = ['hideout.found', 'resolve.lost', 'test.passed', 'boss.draws', 'boss.attacks'];
    expect(told.filter(key => order.includes(key))).toEqual([...order.slice(0, 3), 'test.passed', ...order.slice(3)]);
  });

  test('[ETS-ROP-1911] he draws until an attack card comes', () => {
    const played = steps(['wrath', 'zeal', 'holyBolt'], 4, ...passed, 1, 2, 3);
    expect(played.state.bosses[0]!.mood).toBe('zeal');
    expect(played.said('boss.draws')).toHaveLength(1);
  });

  test('[ETS-ROP-1911] with nobody in range it is discarded: he does not move now, and acts as usual in the Enemy phase', () => {
    const played = steps(['hammerOfContrition', 'holyBolt'], 4, ...passed, 1, 2, 3, 'blank', 'blank');
    expect(figures(played.state)[0]).toBe('preacher SHR1.S');
    expect(played.survivor('captain-a').health).toBe(9);
    expect(played.state.bosses[0]!.deck.discard).toEqual(['hammerOfContrition']);
    played.endTurns();
    expect(played.said('boss.draws')).toHaveLength(2);
    expect(played.said('boss.attacks')).toHaveLength(1);
    expect(played.survivor('captain-a').health).toBe(7); // two Zealots
  });
});

describe('where he finds no room, and who waits for him', () => {
  test('[ETS-ROP-1905, ETS-FULL-02] where all is full he is not put on the map, attacks nobody and is looked for no more', () => {
    const set = alone('holyBolt').survivor('captain-a', { at: 'SHR1.S' });
    const shrine = zoneOf(set.state, 'SHR1.S');
    for (const zone of [shrine, ...neighbours(set.state, shrine)])
      set.enemies('artemis', 40, zoneName(set.state, zone), { stunned: true });
    const done = set.dice(4).perform(lookAround);
    expect([done.count('preacher'), done.state.bosses[0]!.status]).toEqual([0, 'here']);
    expect(done.said('hideout.found')).toHaveLength(1);
    expect(done.said('boss.draws')).toEqual([]);
  });

  test.each([
    ['enemies', 1],
    ['survivors', 0],
  ] as const)(
    '[ETS-ROP-1905, ETS-CLASS-01] Overwatch fires at him if he comes in the Enemy phase: in that of the %s, %i',
    (phase, shots) => {
      const set = scene({ mission: 'ROP19', survivors: ['marine-a', 'captain-a', 'medic-a'] })
        .cleared()
        .with(state => stackDeck(state.bosses[0]!.deck, 'hammerOfContrition'))
        .survivor('marine-a', { at: 'SHR1.x' })
        .phase(phase);
      const fire = shots > 0 ? [1, 2, 3, 3] : [];
      const done = overwatch(set, 'SHR1.S')
        .dice(4, ...fire, ...passed)
        .perform(lookAround, ...(shots > 0 ? ['keep'] : []));
      expect(done.said('attack.rolled')).toHaveLength(shots);
    },
  );
});

describe('his guards', () => {
  /** The Captain's turn beside the Preacher. */
  const beside = () =>
    alone()
      .survivor('captain-a', { at: 'SHR1.S', holding: ['shotgun'] })
      .boss('preacher', 'SHR1.S', { health: 20 })
      .turnOf('captain-a');
  const shot = 'attack:shotgun:0@SHR1.S';
  const hurt = ({ figures: all }: Readonly<State>) => all.find(({ type }) => type === 'preacher')!.hurt;

  test.each(['zealot', 'fanatic'] as const)('[ETS-ROP-1907] while a %s is in his zone he cannot be targeted', guard => {
    const played = beside().enemies(guard, 2, 'SHR1.S').dice(3, 2, 1).play().choose(shot);
    expect([hurt(played.state), played.asks]).toEqual([0, 'turn']);
  });

  test('[ETS-ROP-1907] without them he can, also while they are in other zones', () => {
    const played = beside().enemies('zealot', 2, 'SHR1.A').dice(3, 4, 5).play().choose(shot);
    expect(hurt(played.state)).toBe(3);
  });

  test('[ETS-ROP-1907] nobody but Zealots and Fanatics shields him', () => {
    const targetable = (set: Scene) =>
      effects.change(set.state as State, 'targetable', true, {
        figure: set.state.figures.find(({ type }) => type === 'preacher')!,
      });
    expect(targetable(beside().enemies('swarmer', 2, 'SHR1.S'))).toBe(true);
    expect(targetable(beside().enemies('swarmer', 2, 'SHR1.S').enemies('zealot', 1, 'SHR1.S'))).toBe(false);
  });

  test('[ETS-ROP-1912] successes left over when his last guard dies cannot be given to him', () => {
    const played = beside().enemies('zealot', 1, 'SHR1.S').dice(3, 4, 5).play().choose(shot);
    expect([played.count('zealot'), hurt(played.state)]).toEqual([0, 0]);
  });

  test('[ETS-ROP-1909] vests hurt him even while he is shielded', () => {
    const set = beside().enemies('fanatic', 1, 'SHR1.S').enemies('zealot', 2, 'SHR1.S').dice('blank');
    const done = set.perform(t => explode(t, zoneOf(t.state, 'SHR1.S'), nobodys));
    expect(figures(done.state)).toEqual(['preacher SHR1.S']);
    expect(hurt(done.state)).toBe(3);
  });

  test('[ETS-ROP-1912, ETS-ROP-1909] nor if the attack set off the vests that killed his guards', () => {
    const set = beside().enemies('fanatic', 1, 'SHR1.S').enemies('zealot', 1, 'SHR1.S');
    const played = set.dice(6, 5, 4, 'blank').play().choose(shot);
    expect([figures(played.state), hurt(played.state)]).toEqual([['preacher SHR1.S'], 3]);
  });

  test('[ETS-ROP-1910] won when the Preacher is dead, whoever of his is left', () => {
    const set = beside().boss('preacher', 'SHR1.S', { health: 20, hurt: 18 }).enemies('zealot', 2, 'SHR1.A');
    const played = set.dice(3, 4, 1).play().choose(shot);
    expect([played.state.result, played.count('zealot')]).toEqual(['won', 2]);
  });
});
