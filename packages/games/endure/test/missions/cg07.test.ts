import { type Scene, scene } from '@starboard/endure/testing';
import { Chance, copy, Match, Opening, removeCards, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { openWound } from '../../src/cards/conditions/open-wound.ts';
import { missions } from '../../src/cards/missions/index.ts';
import { endure } from '../../src/index.ts';
import { curable } from '../../src/rules/combat/healing.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { groundOf } from '../../src/rules/mission.ts';
import type { State } from '../../src/types.ts';
import { imagine, view } from '../../src/view.ts';

/** Nobody hostile on the map, everybody out of sight in the Medical Bay, the Marine with the wound. */
function cleared(mission = 'CG07'): Scene {
  return scene({ mission })
    .cleared()
    .survivor('marine-a', { at: 'MED.C', injuries: ['body'] })
    .survivor('captain-a', { at: 'MED.C' })
    .survivor('medic-a', { at: 'MED.C' })
    .with(state => {
      state.memory['openWound'] = 0;
    });
}

/** These have lost Health to a body injury in this round. */
function bled(...places: number[]): (state: State) => void {
  return state => {
    state.memory['bled'] = places.reduce((bits, place) => bits | (1 << place), 0);
  };
}

describe('CG07 Ever at Our Heels', () => {
  test('[ETS-CG-0701] the last mission of its campaign', () => {
    expect(missions['CG07']).toMatchObject({ faction: 'gep', difficulty: 'hard', minutes: 75, needs: [] });
  });

  test('[ETS-CG-0708] won when all who remain have left by the exit', () => {
    const played = cleared()
      .survivor('marine-a', { at: 'ARM.e' })
      .with(state => {
        state.survivors[1]!.status = 'dead';
        state.survivors[2]!.status = 'left';
      })
      .turnOf('marine-a')
      .play();
    expect(played.outcome).toBeUndefined();
    expect(played.choose('leave:ARM.exitE').outcome?.winners).toHaveLength(3);
  });
});

describe('the open wound', () => {
  test('[ETS-CG-0703] one survivor at random starts with a body injury', () => {
    const wounded = Array.from({ length: 40 }, (_, nth) => {
      const { state } = Match.begin(endure, { mission: 'CG07', survivors: 3 }, { seed: seedFrom(`wound ${nth}`) });
      const hurt = state.survivors.filter(({ injuries }) => injuries.length > 0);
      expect(hurt.map(({ injuries }) => injuries)).toEqual([['body']]);
      return hurt[0]!.id;
    });
    expect(new Set(wounded).size).toBe(3);
  });

  test('[ETS-CG-0703] that wound cannot be healed; other injuries can', () => {
    const { state } = cleared()
      .survivor('marine-a', { injuries: ['body', 'leg'] })
      .survivor('captain-a', {
        injuries: ['body'],
      });
    expect(curable(state, state.survivors[0]!)).toEqual(['leg']);
    expect(curable(state, state.survivors[1]!)).toEqual(['body']);
    const played = cleared()
      .survivor('marine-a', { at: 'MED.C', injuries: ['body'], health: 5, holding: ['medKit3'] })
      .turnOf('marine-a')
      .play()
      .choose('use:medKit3:0');
    expect(played.survivor('marine-a')).toMatchObject({ health: 8, injuries: ['body'] });
    const healthy = cleared().survivor('marine-a', { at: 'MED.C', injuries: ['body'], holding: ['medKit3'] });
    expect(healthy.turnOf('marine-a').play().offers('use:')).toEqual([]);
  });

  test('[ETS-CG-0709] it is given whatever would protect, and a body injury already there becomes it', () => {
    const machine = scene({ mission: 'CG07', survivors: ['technician-a'], variants: { minSurvivors: 'free' } });
    expect(machine.state.survivors[0]!.injuries).toEqual(['body']);
    const { state } = scene({ mission: 'CG07' }).with(({ survivors }) => {
      for (const survivor of survivors) survivor.injuries = ['body'];
    });
    openWound.prepare!(
      state,
      new Opening([], new Chance(seedFrom('again'))),
      { condition: 'openWound' },
      groundOf(state),
    );
    expect(state.survivors.map(({ injuries }) => injuries)).toEqual([['body'], ['body'], ['body']]);
    expect(state.survivors.filter(each => curable(state, each).length === 0)).toHaveLength(1);
  });
});

describe('the trail of blood', () => {
  test('[ETS-CG-0704] whoever loses Health to a body injury draws all passive enemies 1 zone on, in that round alone', () => {
    const played = cleared().enemies('swarmer', 2, 'CREW.s').token('5 jaeger', 'LAB.n').dice(3).play().endTurns();
    expect(played.survivor('marine-a').health).toBe(9);
    expect(played.count('swarmer', 'LIFE.w')).toBe(2);
    expect(played.tokens()).toEqual(['LAB.x']);
    expect(played.state.memory['bled']).toBeUndefined();
  });

  test('[ETS-CG-0704] without such a loss they roll', () => {
    const played = cleared().enemies('swarmer', 2, 'CREW.s').token('5 jaeger', 'LAB.n').dice(4, 'N', 1, 'E', 1);
    const done = played.play().endTurns();
    expect(done.survivor('marine-a').health).toBe(10);
    expect(done.count('swarmer', 'CREW.x')).toBe(2);
    expect(done.tokens()).toEqual(['NAV.x']);
  });

  test('[ETS-CG-0704] active enemies go for what draws them', () => {
    const done = cleared().with(bled(0)).enemies('jaeger', 1, 'CREW.s').noise('SEC.w', 2).phase('enemies');
    expect(done.perform(enemyPhase).count('jaeger', 'SEC.w')).toBe(1);
  });

  test('[ETS-CG-0704, ETS-PASSIVE-09] those who reach it that way do not attack', () => {
    const done = cleared().with(bled(0)).event('blackout').enemies('swarmer', 2, 'MED.s').phase('enemies');
    const { state } = done.dice(1, 1, 1, 1, 1, 1).perform(enemyPhase);
    expect(state.figures.map(({ zone }) => zone)).toEqual(state.figures.map(() => state.survivors[0]!.zone));
    expect(state.survivors.map(({ health }) => health)).toEqual([10, 9, 8]);
  });

  test('[ETS-CG-0704] the dead draw nobody: then they roll', () => {
    const done = cleared().with(bled(0)).enemies('swarmer', 2, 'CREW.s').phase('enemies').dice('N', 1);
    done.with(({ survivors }) => Object.assign(survivors[0]!, { status: 'dead' }));
    expect(done.perform(enemyPhase).count('swarmer', 'CREW.x')).toBe(2);
  });

  test('[ETS-CG-0704, ETS-EVENT-26] in gravity failure they come 2 zones', () => {
    const done = cleared()
      .with(bled(0))
      .event('gravityFailure')
      .enemies('swarmer', 2, 'CREW.s')
      .token('5 icarus', 'LAB.n');
    const performed = done.phase('enemies').perform(enemyPhase);
    expect(performed.count('swarmer', 'ENG.x')).toBe(2);
    expect(performed.tokens()).toEqual(['CREW.e']);
  });

  test('[ETS-CG-0704, ETS-ENEMY-14] if several ways are equally short the die picks one', () => {
    const goes = (die: string) =>
      cleared()
        .survivor('marine-a', { at: 'LAB.B', injuries: ['body'] })
        .with(bled(0))
        .lock('SEC.D2')
        .enemies('jaeger', 1, 'SEC.s')
        .dice(die)
        .phase('enemies')
        .perform(enemyPhase);
    expect(goes('W').count('jaeger', 'SEC.d')).toBe(1);
    expect(goes('E').count('jaeger', 'SEC.c')).toBe(1);
  });

  test('[ETS-CG-0705] if two were hurt that way each passive enemy goes for the nearer one', () => {
    const done = cleared()
      .survivor('captain-a', { at: 'NAV.A', injuries: ['body'] })
      .with(bled(0, 1))
      .enemies('swarmer', 1, 'CREW.s')
      .enemies('jaeger', 1, 'SEC.e')
      .token('5 icarus', 'LAB.n')
      .phase('enemies')
      .perform(enemyPhase);
    expect(done.count('swarmer', 'LIFE.w')).toBe(1);
    expect(done.count('jaeger', 'ARM.x')).toBe(1);
    expect(done.tokens()).toEqual(['NAV.x']);
    expect(done.said('blood.trail')).toHaveLength(2);
  });
});

describe('after another mission', () => {
  test('[ETS-CAMP-19, ETS-CG-0706] after Bug Hunt the tokens at 1 and 2 are gone, and nobody knows which they were', () => {
    const { state } = scene({ mission: 'CG07+CG06' });
    const names = state.tokens.map(({ zone }) => groundOf(state).map.zones[zone]!.name);
    expect(names).toEqual(['LAB.A', 'LAB.C', 'SEC.A', 'NAV.D', 'ARM.C', 'ENG.E', 'MED.B']);
    expect(state.pile).toHaveLength(8);
    expect(view(state, 'marine-a')).not.toHaveProperty('unseen');
    const chance = new Chance(seedFrom('unseen'));
    const seen = new Set<string>();
    for (let time = 0; time < 200; time++) {
      const twin = copy(state);
      imagine(twin, 'marine-a', chance);
      expect([...twin.tokens, ...twin.unseen].map(({ face }) => face).sort()).toEqual(
        [...missions['CG07']!.tokens[3]].sort(),
      );
      for (const { face } of twin.unseen) seen.add(face);
    }
    expect([...seen].sort()).toEqual([...new Set(missions['CG07']!.tokens[3])].sort());
  });

  test('[ETS-CAMP-19, ETS-CG-0707] after Signs of Life a terminal takes Life Support Failure out of the deck', () => {
    expect(scene({ mission: 'CG07' }).state.objectives).toEqual([]);
    const played = cleared('CG07+CG05')
      .survivor('marine-a', { at: 'LIFE.M', injuries: ['body'] })
      .with(({ events }) => {
        events.discard.push(...events.draw.splice(events.draw.indexOf('lifeSupportFailure'), 1));
        events.discard.push(...events.draw.splice(events.draw.indexOf('anxiety'), 1));
      })
      .turnOf('marine-a')
      .play();
    played.choose('interact:0');
    const { draw, discard } = played.state.events;
    expect([...draw, ...discard]).not.toContain('lifeSupportFailure');
    expect(played.said('event.calledOff')).toHaveLength(1);
    expect([draw.length, discard.length]).toEqual([27, 0]);
    expect(played.survivor('marine-a').turn.actions).toBe(2);
    expect(played.offers('interact')).toEqual([]);
  });

  test('[ETS-CG-0707] the one that lies open goes with the others', () => {
    const set = cleared('CG07+CG05').event('lifeSupportFailure').survivor('marine-a', { at: 'LIFE.M' });
    const { state } = set.turnOf('marine-a').play().choose('interact:0');
    expect(state.event).toBeNull();
    expect(state.events.draw).toHaveLength(27);
  });

  test('[ETS-ODD-28] as many as there are: one is enough, and with none there is nothing to do', () => {
    const withCards = (count: number) =>
      cleared('CG07+CG05')
        .survivor('marine-a', { at: 'LIFE.M' })
        .with(({ events }) => {
          removeCards(events, 'lifeSupportFailure');
          for (let card = 0; card < count; card++) events.draw.push('lifeSupportFailure');
        })
        .turnOf('marine-a')
        .play();
    expect(withCards(1).choose('interact:0').state.events.draw).toHaveLength(27);
    expect(withCards(0).offers('interact')).toEqual([]);
    expect(withCards(0).barred('interact:0')).toBe('ETS-ODD-33');
  });
});
