import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { missions } from '../../src/cards/missions/index.ts';
import { effects } from '../../src/hooks.ts';
import { loseHealth } from '../../src/rules/combat/damage.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { loudestHeard, noiseIn } from '../../src/rules/map/noise.ts';
import { resolutionPhase } from '../../src/rules/resolution/resolution.ts';
import { setupSchema } from '../../src/setup.ts';
import type { State, SurvivorId } from '../../src/types.ts';
import { missionOn, zoneOf } from '../support/maps.ts';

const crew: SurvivorId[] = ['engineer-a', 'captain-a', 'medic-a'];

/** Nobody hostile on the map but one who cannot move, far off: the die for a lone crew is not called for. */
function set(survivors = crew): Scene {
  return scene({ mission: 'CG08', survivors }).cleared().enemies('jaeger', 1, 'CREW.C', { stunned: true });
}

/** The Engineer leads the captive, and its noise is there. */
function led(at: string, survivors = crew): Scene {
  return set(survivors)
    .survivor('engineer-a', { at })
    .carries('engineer-a', 0)
    .with(state => {
      state.objectives[0]!.taken = false;
      state.noises.push({ zone: zoneOf(state, at), level: 5, late: false, with: { objective: 0 } });
    });
}

describe('CG08 Bagging a Trophy', () => {
  test('[ETS-CG-0801] the first mission of a campaign', () => {
    expect(missions['CG08']).toMatchObject({ faction: 'gep', difficulty: 'hard', minutes: 75 });
    expect(missions['CG10']!.after).toHaveProperty('CG08');
  });

  test('[ETS-CG-0803, ETS-SETUP-04] an Engineer must take part', () => {
    const accepts = (...survivors: SurvivorId[]) => setupSchema.safeParse({ mission: 'CG08', survivors }).success;
    expect(accepts('marine-a', 'captain-a', 'medic-a')).toBe(false);
    expect(accepts('marine-a', 'captain-a', 'engineer-b')).toBe(true);
  });

  test('[ETS-CG-0804] no Solomon rolls are made on reveals', () => {
    const done = set().survivor('captain-a', { at: 'CREW.e' }).token('5 jaeger', 'CREW.e').dice(1, 1, 1, 1, 1, 1);
    const performed = done.perform(lookAround);
    expect(performed.count('jaeger', 'CREW.e')).toBe(5);
    expect(performed.count('solomon')).toBe(0);
    expect(performed.said('solomon.stays')).toEqual([]);
  });
});

describe('the captive', () => {
  test('[ETS-CG-0805] an Engineer prepares it for 1 action, and it moves with that Engineer', () => {
    const played = set().survivor('engineer-a', { at: 'MED.B' }).turnOf('engineer-a').play();
    played.choose('interact:0');
    expect(played.survivor('engineer-a').turn.actions).toBe(2);
    expect(played.state.objectives[0]).toMatchObject({ carrier: 'engineer-a', done: false, out: false });
    expect(played.offers('interact')).toEqual([]);
    played.choose('move:MED.A');
    expect(played.noiseIn('MED.A')).toBe(5);
  });

  test('[ETS-CG-0805] nobody else may', () => {
    const played = set().survivor('captain-a', { at: 'MED.B' }).turnOf('captain-a').play();
    expect(played.offers('interact')).toEqual([]);
    expect(played.barred('interact:0')).toBe('ETS-CG-0805');
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('[ETS-CG-0806] at the start of each of its turns the Engineer rolls %i and has %i actions', (die, actions) => {
    const played = led('MED.A').dice(die).play();
    expect(played.survivor('engineer-a').turn).toMatchObject({ actions, given: actions });
    played.choose('end');
    expect(played.survivor('captain-a').turn.actions).toBe(3);
  });

  test('[ETS-CG-0806, ETS-SURV-13] what else gives or takes actions still does; the stunned roll for nothing', () => {
    const shaken = led('MED.A').with(({ survivors }) => Object.assign(survivors[0]!, { stun: 'shaken' }));
    expect(shaken.dice(1).play().survivor('engineer-a').turn.actions).toBe(0);
    const eager = led('MED.A').with(({ survivors }) => Object.assign(survivors[0]!, { nextActions: 2 }));
    expect(eager.dice(3).play().survivor('engineer-a').turn.actions).toBe(4);
    const out = led('MED.A').with(({ survivors }) => Object.assign(survivors[0]!, { stun: 'out', stunRound: 1 }));
    expect(out.play().survivor('engineer-a').turn.actions).toBe(0);
  });

  test('[ETS-CG-0806] the turn in which it is prepared is played as begun', () => {
    const played = set().survivor('engineer-a', { at: 'MED.B' }).turnOf('engineer-a', 2).play().choose('interact:0');
    expect(played.survivor('engineer-a').turn.actions).toBe(1);
    expect(played.said('led.rolled')).toEqual([]);
  });

  test('[ETS-CG-0807, ETS-NOISE-13] a noise of level 5 stays with it for good', () => {
    const done = led('MED.A').noise('SEC.s', 2).phase('resolution').perform(resolutionPhase);
    expect(done.state.noises.map(({ level }) => level)).toEqual([5]);
    const drawn = led('MED.A').enemies('jaeger', 1, 'LIFE.B').phase('enemies').perform(enemyPhase);
    expect(drawn.count('jaeger', 'LIFE.w')).toBe(1);
  });

  test('[ETS-CG-0807] it gets its noise whatever is heard elsewhere, of nothing or of something else', () => {
    const played = set()
      .survivor('engineer-a', { at: 'MED.B' })
      .noise('SEC.s', 2)
      .turret('captain-a', 'SEC.s')
      .turnOf('engineer-a')
      .play();
    const loud = played.state.noises.length;
    played.choose('interact:0');
    expect(played.state.noises).toHaveLength(loud + 1);
    expect(played.noiseIn('MED.B')).toBe(5);
  });

  test('[ETS-CG-0903] where it does not lie, nobody rolls for actions', () => {
    const { state, result } = set().perform(function* (t) {
      t.state.objectives = [];
      yield* effects.react(t, 'turnStarts', { by: t.state.survivors[0]! });
      return t.state.survivors[0]!.turn.actions;
    });
    expect(result).toBe(state.survivors[0]!.turn.given);
  });

  test('[ETS-NOISE-13, ETS-NOISE-02] other noises in its zone count only if they are louder, and none is', () => {
    const played = led('MED.A').turnOf('engineer-a').play();
    expect(played.choose('noise:3').state.noises).toMatchObject([{ level: 5, with: { objective: 0 } }]);
    const before = led('MED.A').noise('MED.x', 2).turnOf('engineer-a', 5).play().choose('move:MED.x');
    expect(before.said('noise.drowned')).toEqual([]);
    expect(noiseIn(before.state as State, before.zone('MED.x'))).toBe(5);
  });

  test('[ETS-CG-0807, ETS-ADECK-01] the Silent Treatment removes only noises that are not permanent', () => {
    const silent = () =>
      led('MED.A').survivor('captain-a', { at: 'MED.A', accomplishment: 'silentTreatment', unlocked: true });
    expect(silent().turnOf('captain-a').play().offers('reward')).toEqual([]);
    const played = silent().noise('MED.A', 2).turnOf('captain-a').play().choose('reward');
    expect(played.state.noises.map(({ level }) => level)).toEqual([5]);
  });

  test('[ETS-CG-0809] won when the Engineer leaves with it', () => {
    const won = led('REC.s').turnOf('engineer-a').play().choose('leave:REC.exitS');
    expect(won.outcome?.winners).toHaveLength(3);
    const other = led('MED.A').survivor('captain-a', { at: 'REC.s' }).turnOf('captain-a').play();
    expect(other.choose('leave:REC.exitS').outcome).toBeUndefined();
  });

  test('[ETS-CG-0810, ETS-ODD-24] it is no enemy: no target, no test, no check, no bonus, and it does not act', () => {
    const played = set()
      .survivor('captain-a', { at: 'MED.B', holding: ['shotgun'] })
      .turnOf('captain-a')
      .play();
    expect(played.offers('attack')).toEqual([]);
    expect(played.offers('search')).toEqual(['search']);
    played.choose('move:MED.A', 'move:MED.B');
    expect(played.said('check.passed')).toEqual([]);
    expect(played.said('test.passed')).toEqual([]);
    const hit = set()
      .survivor('captain-a', { at: 'MED.B' })
      .enemies('swarmer', 1, 'MED.B')
      .phase('enemies')
      .dice('blank')
      .perform(enemyPhase);
    expect(hit.survivor('captain-a').health).toBe(8);
    expect(hit.state.objectives[0]!.zone).toBe(hit.zone('MED.B'));
  });

  test('[ETS-CG-0811] if its Engineer dies it stays with its noise, and another Engineer may prepare it again', () => {
    const survivors: SurvivorId[] = ['engineer-a', 'captain-a', 'engineer-b'];
    const died = led('MED.x', survivors).survivor('engineer-b', { at: 'MED.x' });
    const { state } = died.perform(function* (t) {
      yield* loseHealth(t, t.state.survivors[0]!, 20, 'ETS-DMG-15');
      yield* lookAround(t);
    });
    expect(state.result).toBeNull();
    expect(state.objectives[0]).toMatchObject({ carrier: null, zone: zoneOf(state, 'MED.x') });
    expect(noiseIn(state as State, zoneOf(state, 'MED.x'))).toBe(5);
    const again = died.turnOf('engineer-b').play().choose('interact:0');
    expect(again.state.objectives[0]!.carrier).toBe('engineer-b');
    expect(again.state.noises).toHaveLength(1);
    expect(again.choose('move:MED.w').noiseIn('MED.w')).toBe(5);
  });

  test('[ETS-DEATH-08] with the last Engineer dead the mission is failed, prepared or not', () => {
    const dies = (from: Scene) =>
      from.perform(function* (t) {
        yield* loseHealth(t, t.state.survivors[0]!, 20, 'ETS-DMG-15');
        yield* lookAround(t);
      }).state;
    expect(dies(set())).toMatchObject({ result: 'lost', impossible: { why: { key: 'impossible.class' } } });
    expect(dies(led('MED.x'))).toMatchObject({ result: 'lost', impossible: { why: { key: 'impossible.class' } } });
  });

  test('[ETS-ODD-32] two permanent noises in one zone: the loudest counts, both stay', () => {
    const lead = (noise: number) =>
      ({ name: 'captive', colour: 'green', zone: 'CREW.w', deed: { does: 'lead', only: 'engineer', noise } }) as const;
    const mission = missionOn(['CREW@0 REC@0 LAB@180'], 'CREW.w', { objectives: [lead(2), lead(4)] });
    const played = scene({ mission, survivors: crew }).enemies('swarmer', 1, 'LAB.C').play();
    played.choose('interact:1', 'interact:0', 'move:CREW.x');
    const state = played.state as State;
    expect(state.noises.map(({ level }) => level)).toEqual([4, 2]);
    expect(noiseIn(state, played.zone('CREW.x'))).toBe(4);
    expect(loudestHeard(state, { zone: played.zone('REC.R'), id: 0 })).toEqual([played.zone('CREW.x')]);
    const late = scene({ mission, survivors: crew })
      .with(({ noises }) => {
        const zone = 0;
        noises.push({ zone, level: 2, late: false, with: { objective: 0 } });
        noises.push({ zone, level: 4, late: false, with: { objective: 1 } });
      })
      .phase('resolution')
      .perform(resolutionPhase);
    expect(late.state.noises).toHaveLength(2);
  });
});

describe('never alone', () => {
  const alone = () => scene({ mission: 'CG08', survivors: crew }).cleared().phase('enemies');

  test.each([
    [1, 'MED'],
    [2, 'LIFE'],
    [3, 'ARM'],
    [4, 'SEC'],
    [5, 'REC'],
    [6, 'CREW'],
  ])('[ETS-CG-0808] with no enemy on the map a token comes: on a %i in %s', (die, tile) => {
    const done = alone()
      .dice(die, 1, 'N', 1, 1, 1, 1, 1, 1)
      .perform(function* (t) {
        for (const survivor of t.state.survivors) survivor.zone = zoneOf(t.state, 'REC.C');
        yield* enemyPhase(t);
      });
    expect(done.said('neverAlone')).toMatchObject([{ params: { die, tile: { key: `tile.${tile}` } } }]);
    expect(done.said('spawned')).toMatchObject([{ params: { zone: { params: { tile: { key: `tile.${tile}` } } } } }]);
  });

  test('[ETS-CG-0808] none comes while an enemy figure or a token is on the map', () => {
    const figure = alone().enemies('jaeger', 1, 'MED.B', { stunned: true }).perform(enemyPhase);
    expect(figure.state.tokens).toEqual([]);
    const token = alone().token('5 jaeger', 'MED.B').dice('N').perform(enemyPhase);
    expect(token.state.tokens).toHaveLength(1);
  });

  test('[ETS-CG-0808, ETS-CG-0812] it comes before states are fixed and acts at once', () => {
    const done = alone().noise('MED.x', 3).dice(1, 2).perform(enemyPhase);
    expect(done.tokens()).toEqual(['MED.x']); // from MED.B, two zones towards the noise
  });

  test('[ETS-CG-0812] if it is in sight it is revealed, and its figures act in this phase', () => {
    const done = alone()
      .pile('3 jaeger')
      .survivor('engineer-a', { at: 'MED.A' })
      .dice(1, 1, 1, 1, 'blank', 'blank', 'blank')
      .perform(enemyPhase);
    expect(done.state.tokens).toEqual([]);
    expect(done.count('jaeger', 'MED.A')).toBe(3);
    expect(done.survivor('engineer-a').health).toBe(3);
  });
});
