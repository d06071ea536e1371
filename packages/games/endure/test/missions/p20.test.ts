import { type Scene, scene } from '@starboard/endure/testing';
import { Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { missions } from '../../src/cards/missions/index.ts';
import { endure } from '../../src/index.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { failLifeSupport } from '../../src/rules/resolution/life-support.ts';
import { survivorPhase } from '../../src/rules/turn/turns.ts';
import { texts } from '../../src/text/index.ts';
import type { BossCardId, SurvivorId } from '../../src/types.ts';

const all = ['marine-a', 'captain-a', 'medic-a', 'scout-a', 'psychic-a', 'engineer-a'] as const;
const passed = [1, 1] as const;

/** In P20 with nothing but the Primus; everybody stands here. */
function hunted(zone: string, survivors: readonly SurvivorId[] = all.slice(0, 3)): Scene {
  const set = scene({ mission: 'P20', survivors }).with(state => {
    state.tokens = [];
    state.round = 2;
  });
  for (const id of survivors) set.survivor(id, { at: zone });
  return set;
}

/** Its turn, with this card. */
function acting(zone: string, at: string, card: BossCardId): Scene {
  return hunted(zone)
    .boss('primus', at, { cards: [card], health: 15 })
    .phase('enemies');
}

/** A Captain with a blade stands before a Primus that has lost so much of its 15 Health. */
function fighting(hurt: number): Scene {
  return hunted('SEC.d')
    .survivor('captain-a', { at: 'PRIM.A', holding: ['plasmaCutter'] })
    .boss('primus', 'PRIM.A', { health: 15, hurt, cards: ['skewer'] })
    .with(state => {
      state.firstPlayer = 2;
    })
    .turnOf('captain-a');
}

describe('P20 Messing with the Bull', () => {
  test('[ETS-P-2001, ETS-P-2009] it stands alone; it is won when everybody has left by the exit', () => {
    expect(missions['P20']!.win).toEqual([{ goal: 'survivorsOut' }]);
    expect(texts.en).toHaveProperty(['mission.P20']);
    const last = hunted('NAV.s')
      .with(({ survivors }) => {
        survivors[1]!.status = 'left';
        survivors[2]!.status = 'left';
      })
      .turnOf('marine-a')
      .play();
    expect(last.offers('leave:')).toEqual(['leave:NAV.exitS']);
    expect(last.choose('leave:NAV.exitS').state.result).toBe('won');
  });

  test.each([
    [3, 15],
    [4, 20],
    [5, 25],
    [6, 25],
  ])('[ETS-P-2002, ETS-BOSS-22] for %i survivors it has %i Health, and stands beside five tokens', (crew, health) => {
    const { state } = scene({ mission: 'P20', survivors: all.slice(0, crew) });
    expect(state.bosses).toMatchObject([{ type: 'primus', health, status: 'here' }]);
    expect(state.tokens).toHaveLength(5);
    expect(state.tokens.some(({ face }) => face.endsWith('primus'))).toBe(false);
  });

  test.each([3, 4, 6])('[ETS-P-2003] %i survivors start with a rifle, a laser and blades', count => {
    const survivors = all.slice(0, count);
    const { state } = Match.begin(endure, { mission: 'P20', survivors }, { seed: seedFrom('P20') });
    const held = state.survivors.map(({ cards }) => cards.map(({ item }) => item).join());
    expect(held.sort()).toEqual(['assaultRifle', ...Array<string>(count - 2).fill('medicalBlade'), 'medicalLaser']);
  });

  test('[ETS-P-2004, ETS-P-2010] it is always active and goes for the nearest survivor, seen or not', () => {
    const split = acting('SEC.d', 'PRIM.A', 'crush')
      .survivor('marine-a', { at: 'LAB.C' })
      .dice(1, ...passed);
    const done = split.perform(enemyPhase);
    expect(done.count('primus', 'PRIM.e')).toBe(1);
  });

  test.each([
    [1, 'PRIM.s'],
    [3, 'PRIM.s'],
    [4, 'SEC.a'],
    [6, 'SEC.a'],
  ])('[ETS-P-2007, ETS-ENEMYSTAT-06] a %i gives it its actions', (die, zone) => {
    const done = acting('SEC.d', 'PRIM.A', 'crush')
      .dice(die, ...passed, ...passed, ...passed)
      .bubble('SEC.b')
      .bubble('SEC.A')
      .perform(enemyPhase);
    expect(done.count('primus', zone)).toBe(1);
  });

  test('[ETS-P-2007, ETS-BOSS-13] moods come on top of the roll', () => {
    const quick = (die: number, ...cards: BossCardId[]) =>
      hunted('SEC.d')
        .boss('primus', 'PRIM.A', { cards, health: 15 })
        .phase('enemies')
        .bubble('SEC.b')
        .bubble('SEC.A')
        .dice(die, ...passed, ...passed, ...passed)
        .perform(enemyPhase);
    expect(quick(6, 'bloodScent', 'crush').count('primus', 'SEC.w')).toBe(1);
    expect(quick(1, 'torpor', 'crush').count('primus', 'PRIM.x')).toBe(1);
  });

  test('[ETS-P-2005, ETS-STUN-06] without Health it is stunned, not dead', () => {
    const played = fighting(13).dice(5, 5, 6).play().choose('attack:plasmaCutter:0@PRIM.A');
    expect(played.state.figures).toMatchObject([{ type: 'primus', hurt: 15, stunned: true }]);
    expect(played.said('boss.down')).toMatchObject([{ rule: 'ETS-P-2005' }]);
    expect(played.state.bosses[0]!.status).toBe('here');
    expect(played.state.tally.kills).toBe(0);
    played.choose('end');
    expect(played.state.round).toBe(3);
    expect(played.said('boss.draws')).toEqual([]);
  });

  test('[ETS-P-2006] at the start of the next round it regains half of its Health, rounded up', () => {
    const played = fighting(13).dice(5, 5, 6).play().choose('attack:plasmaCutter:0@PRIM.A', 'end');
    expect(played.state.figures).toMatchObject([{ hurt: 7, stunned: false }]);
    const unhurt = fighting(5).phase('survivors').perform(survivorPhase);
    expect(unhurt.state.figures).toMatchObject([{ hurt: 5 }]);
  });

  test('[ETS-P-2005, ETS-P-2006] so it goes with Life Support Failure', () => {
    const set = fighting(14);
    expect(set.perform(t => failLifeSupport(t, 1)).state.figures).toMatchObject([{ hurt: 15, stunned: true }]);
    expect(set.phase('survivors').perform(survivorPhase).state.figures).toMatchObject([{ hurt: 7 }]);
  });

  test('[ETS-P-2010] while it lies stunned an attack does nothing', () => {
    const played = fighting(15)
      .with(({ figures }) => {
        figures[0]!.stunned = true;
      })
      .dice(5, 5, 6)
      .play()
      .choose('attack:plasmaCutter:0@PRIM.A');
    expect(played.state.figures).toMatchObject([{ hurt: 15, stunned: true }]);
    expect(played.said('boss.hurt')).toEqual([]);
  });

  test('[ETS-P-2008] the red objective in the Armoury holds a Stun Grenade and a Shield Bubble', () => {
    const played = hunted('ARM.C').turnOf('marine-a').play();
    const [interact] = played.offers('interact');
    played.choose(interact!);
    expect(played.holds('marine-a').sort()).toEqual(['shieldBubble', 'stunGrenade']);
    expect(played.offers('interact')).toEqual([]);
  });

  test('[ETS-P-2011, ETS-BOSS-02] at the start of the first round whoever sees it loses 1 Resolve and takes the test', () => {
    const begin = hunted('PRIM.x')
      .with(state => {
        state.round = 1;
      })
      .survivor('medic-a', { at: 'PRIM.w' })
      .phase('survivors')
      .surprised();
    const done = begin.dice(6, 6, ...passed).perform(survivorPhase);
    expect(done.state.survivors.map(({ resolve }) => resolve)).toEqual([8, 9, 10]);
    const later = hunted('PRIM.x').phase('survivors').perform(survivorPhase);
    expect(later.survivor('marine-a').resolve).toBe(10);
  });

  test('[ETS-P-2011] a Blackout does not make it passive, but a decoy draws it', () => {
    const dark = acting('SEC.d', 'PRIM.A', 'crush').event('blackout').dice(1).perform(enemyPhase);
    expect(dark.count('primus', 'PRIM.s')).toBe(1);
    const lured = acting('SEC.d', 'PRIM.A', 'crush').decoy('PRIM.w').dice(1).perform(enemyPhase);
    expect(lured.count('primus', 'PRIM.w')).toBe(1);
  });
});
