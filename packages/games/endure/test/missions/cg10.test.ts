import { type Scene, scene } from '@starboard/endure/testing';
import { Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { cg10 } from '../../src/cards/missions/cg10.ts';
import { endure } from '../../src/index.ts';
import { attackZone } from '../../src/rules/enemies/attack.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { isActive } from '../../src/rules/enemies/states.ts';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { resolutionPhase } from '../../src/rules/resolution/resolution.ts';

/** Nobody hostile but what the scene brings, everybody at the start. */
function cleared(mission = 'CG10'): Scene {
  return scene({ mission }).cleared();
}

/** All terminals are broken and the door is open; everybody stands with the Loader. */
function gathered(): Scene {
  const all = cleared().unlock('ENG.D1');
  for (const id of [0, 1, 2]) all.objective(id, { done: true });
  for (const id of ['marine-a', 'captain-a', 'medic-a'] as const) all.survivor(id, { at: 'ENG.E' });
  return all;
}

describe('CG10 Break Stuff', () => {
  test('[ETS-CG-1001] a sealed Engineering Bay with a Loader in it', () => {
    expect(cg10).toMatchObject({ loader: { zone: 'ENG.E' }, locked: ['ENG.D1'], faction: 'gep' });
    expect(scene({ mission: 'CG10' }).state.loader).toMatchObject({ pilot: null, powered: false });
  });

  test('[ETS-CG-1002] its tokens for 3, 4, and 5 or more', () => {
    const faces = (survivors: number) =>
      Match.begin(endure, { mission: 'CG10', survivors }, { seed: seedFrom('tokens') })
        .state.tokens.map(token => token.face)
        .sort();
    expect(faces(3)).toEqual(['4 icarus', '4 icarus', '4 jaeger', '4 jaeger', '4 swarmer', '4 swarmer']);
    expect(faces(4)).toEqual(['4 icarus', '4 icarus', '4 icarus', '5 jaeger', '5 swarmer', '5 swarmer']);
    expect(faces(5)).toEqual(['4 icarus', '4 icarus', '5 icarus', '5 jaeger', '6 swarmer', '6 swarmer']);
  });

  test('[ETS-CG-1003, ETS-CG-1004] the last terminal of 2 Health opens the bay, for good', () => {
    const played = cleared()
      .objective(0, { done: true })
      .objective(1, { done: true })
      .survivor('marine-a', { at: 'LAB.A', holding: ['plasmaCutter'] })
      .turnOf('marine-a')
      .dice(4, 1, 1, 4, 4, 1)
      .play();
    played.choose('attack:plasmaCutter:0@LAB.A');
    expect(played.state.objectives[2]!.done).toBe(false);
    expect(played.isOpen('ENG.D1')).toBe(false);
    played.choose('attack:plasmaCutter:0@LAB.A');
    expect(played.isOpen('ENG.D1')).toBe(true);
    expect(played.state.doors.every(({ locked }) => !locked)).toBe(true);
  });

  test('[ETS-CG-1003] not before all of them are destroyed', () => {
    const performed = cleared().objective(0, { done: true }).objective(1, { done: true }).perform(lookAround);
    expect(performed.isOpen('ENG.D1')).toBe(false);
  });

  test('[ETS-CG-1005] no enemy within 1 zone of the Loader, token or figure', () => {
    expect(gathered().enemies('jaeger', 1, 'ENG.F').perform(lookAround).ended).toBe(false);
    expect(gathered().enemies('jaeger', 1, 'ENG.E').perform(lookAround).ended).toBe(false);
    const near = gathered().enemies('jaeger', 1, 'LAB.e').perform(lookAround);
    expect(near.state.result).toBe('won'); // two zones away
  });

  test('[ETS-CG-1006] won with all terminals destroyed and everybody in the Loader’s zone', () => {
    expect(gathered().perform(lookAround).state.result).toBe('won');
    expect(gathered().objective(1, { done: false }).perform(lookAround).state.result).toBeNull();
    expect(gathered().survivor('medic-a', { at: 'ENG.x' }).perform(lookAround).state.result).toBeNull();
  });

  test('[ETS-CG-1006] the zone is wherever the Loader has gone', () => {
    const moved = gathered();
    for (const id of ['marine-a', 'captain-a', 'medic-a'] as const) moved.survivor(id, { at: 'CREW.D' });
    expect(moved.loader('CREW.D', { pilot: 'marine-a' }).perform(lookAround).state.result).toBe('won');
  });

  test('[ETS-CG-1007] after Bagging a Trophy a Solomon adds no damage', () => {
    const harm = (mission: string) =>
      cleared(mission)
        .survivor('marine-a', { at: 'LAB.B' })
        .survivor('captain-a', { at: 'CREW.C' })
        .survivor('medic-a', { at: 'CREW.C' })
        .enemies('jaeger', 1, 'LAB.B')
        .enemies('solomon', 1, 'LAB.B')
        .phase('enemies')
        .dice('blank', 'N', 'N')
        .perform(enemyPhase)
        .survivor('marine-a').health;
    expect([harm('CG10'), harm('CG10+CG08')]).toEqual([10 - 3, 10 - 2]);
  });
});

describe('CG10 after Left at the Office', () => {
  /** The Marine is about to step from LAB.e into the sight of what is in LAB.B; the others are elsewhere. */
  function sneaking(mission = 'CG10+CG09'): Scene {
    return cleared(mission)
      .survivor('marine-a', { at: 'LAB.e', holding: ['shotgun'] })
      .survivor('captain-a', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .turnOf('marine-a');
  }

  /** The Jaeger in LAB.A is seen from LAB.x and LAB.e, not from ENG.C. */
  function fromTheBay(): Scene {
    return sneaking().survivor('marine-a', { at: 'ENG.C' }).enemies('jaeger', 1, 'LAB.A').turnOf('marine-a');
  }

  test.each([
    [4, true],
    [5, false],
    [6, false],
  ])('[ETS-CG-1008] a %i on coming into sight: seen is %s', (die, seen) => {
    const played = fromTheBay().dice(die, 1, 1).play().choose('move:LAB.e');
    const [jaeger] = played.state.figures;
    expect(jaeger!.saw).toBe(seen ? 1 : 0);
    expect(isActive(played.state, jaeger!)).toBe(seen);
    expect(played.said('test.passed')).toHaveLength(1); // the survivor sees it all the same
  });

  test('[ETS-CG-1008] one die for each zone, and only after that mission', () => {
    const both = fromTheBay().enemies('swarmer', 2, 'LAB.B').enemies('icarus', 1, 'LAB.B').dice(5, 4, 1, 1, 1, 1, 1, 1);
    const played = both.play().choose('move:LAB.e');
    expect(played.state.figures.map(({ saw }) => saw)).toEqual([0, 1, 1, 1]);
    const usual = sneaking('CG10')
      .survivor('marine-a', { at: 'ENG.C' })
      .enemies('jaeger', 1, 'LAB.A')
      .turnOf('marine-a');
    expect(usual.dice(1, 1).play().choose('move:LAB.e').state.figures[0]!.saw).toBe(1);
  });

  test('[ETS-CG-1008] whoever stands in sight when the round begins does not come into it', () => {
    const performed = sneaking().enemies('jaeger', 1, 'LAB.B').phase('survivors').play();
    expect(performed.state.figures[0]!.saw).toBe(1);
    expect(performed.said('unnoticed')).toEqual([]);
  });

  test('[ETS-CG-1009, ETS-CG-1010, ETS-ERR-14] an own noise that reaches them ends it; a noise elsewhere does not', () => {
    const played = fromTheBay().dice(5, 1, 1).play().choose('move:LAB.e');
    expect(isActive(played.state, played.state.figures[0]!)).toBe(false);
    played.choose('noise:1', 'end');
    expect(played.state.figures[0]!.saw).toBe(0); // LAB.A is 2 away from LAB.e
    const loud = fromTheBay().turnOf('marine-a', 4).dice(5, 1, 1).play().choose('move:LAB.e', 'noise:3', 'end');
    expect(loud.state.figures[0]!.saw).toBe(1);
  });

  test('[ETS-CG-1010] the noise of somebody else draws them, but they still have not seen this one', () => {
    const played = fromTheBay().survivor('captain-a', { at: 'LAB.C' }).dice(5, 1, 1).play();
    played.choose('move:LAB.e', 'end');
    expect(played.state.acting).toBe(1);
    played.choose('noise:3');
    expect(played.state.acting).toBe(2);
    const [jaeger] = played.state.figures;
    expect(jaeger!.saw).toBe(0);
  });

  test('[ETS-CG-1010] it holds until the end of the round, in the Enemy phase too', () => {
    const played = fromTheBay().dice(5, 1, 1).play().choose('move:LAB.e');
    const { memory } = played.state;
    expect(Object.keys(memory)).toHaveLength(1);
    const hidden = fromTheBay()
      .survivor('marine-a', { at: 'LAB.A' })
      .with(state => {
        state.memory[`missed:${state.figures[0]!.id}`] = 1;
      })
      .phase('enemies')
      .dice('S')
      .perform(enemyPhase);
    expect(hidden.survivor('marine-a').health).toBe(10);
    expect(hidden.count('jaeger', 'LAB.x')).toBe(1);
    const over = fromTheBay()
      .with(state => {
        state.memory['missed:7'] = 1;
      })
      .phase('resolution')
      .perform(resolutionPhase);
    expect(over.state.memory).toEqual({});
  });

  test('[ETS-CG-1011] drawn by a noise, they still do not strike whom they have not noticed', () => {
    const harm = (missed: number) =>
      fromTheBay()
        .survivor('marine-a', { at: 'LAB.A' })
        .noise('LAB.A', 2)
        .with(state => {
          state.memory[`missed:${state.figures[0]!.id}`] = missed;
        })
        .phase('enemies')
        .dice('blank')
        .perform(enemyPhase)
        .survivor('marine-a').health;
    expect([harm(1), harm(0)]).toEqual([10, 8]);
  });

  test('[ETS-CG-1011, ETS-ENEMYSTAT-11] a Zealot that sweeps its zone spares whom it has not noticed', () => {
    const performed = sneaking()
      .survivor('marine-a', { at: 'ENG.E' })
      .survivor('captain-a', { at: 'ENG.E' })
      .enemies('zealot', 1, 'ENG.E')
      .with(({ figures, memory }) => {
        memory[`missed:${figures[0]!.id}`] = 1;
      })
      .phase('enemies')
      .dice('blank')
      .perform(t => attackZone(t, t.state.figures[0]!, [t.state.figures[0]!.zone]));
    expect([performed.survivor('marine-a').health, performed.survivor('captain-a').health]).toEqual([10, 8]);
  });

  test('[ETS-CG-1011] not if somebody else is or was in their view, or they hear something', () => {
    const watched = fromTheBay().survivor('captain-a', { at: 'LAB.x' }).dice(1, 1).play().choose('move:LAB.e');
    expect(watched.state.figures[0]!.saw).toBe(0b11);
    const before = fromTheBay()
      .with(({ figures }) => {
        figures[0]!.saw = 0b100;
      })
      .dice(1, 1)
      .play()
      .choose('move:LAB.e');
    expect(before.state.figures[0]!.saw).toBe(0b101);
    const heard = fromTheBay().noise('LAB.x', 2).dice(1, 1).play().choose('move:LAB.e');
    expect(heard.state.figures[0]!.saw).toBe(1);
  });

  test('[ETS-CG-1011] figures that the own step reveals count as passive, whatever they heard', () => {
    const revealed = (die: number) =>
      sneaking()
        .survivor('marine-a', { at: 'ENG.C', holding: [] })
        .token('3 jaeger', 'LAB.A')
        .noise('LAB.x', 2)
        .turnOf('marine-a')
        .dice(6, 6, die, 1, 1)
        .play()
        .choose('move:LAB.e')
        .state.figures.map(({ saw }) => saw);
    expect(revealed(5)).toEqual([0, 0, 0]);
    expect(revealed(4)).toEqual([1, 1, 1]);
  });

  test('[ETS-CG-1008] who stands in sight when a new round begins is seen without a die, unless dead', () => {
    const played = sneaking()
      .survivor('medic-a', { at: 'LAB.e', more: { status: 'dead' } })
      .enemies('jaeger', 1, 'LAB.B')
      .phase('resolution')
      .play();
    expect([played.asks, played.state.figures[0]!.saw]).toEqual(['turn', 1]);
  });

  test('[ETS-CG-1008] what the die says is told', () => {
    const told = (die: number) =>
      fromTheBay()
        .dice(die, 1, 1)
        .play()
        .choose('move:LAB.e')
        .log.filter(({ key }) => key.endsWith('noticed'))
        .map(({ key, rule, params }) => [key, rule, params!['die']]);
    expect(told(4)).toEqual([['noticed', 'ETS-CG-1008', 4]]);
    expect(told(5)).toEqual([['unnoticed', 'ETS-CG-1008', 5]]);
  });

  test('[ETS-CG-1009] a noise of its own gives it away as far as it reaches', () => {
    const missed = (level: number) => {
      const set = fromTheBay().survivor('marine-a', { at: 'LAB.e' }).noise('LAB.e', level, { maker: 'marine-a' });
      const key = `missed:${set.state.figures[0]!.id}`;
      return set.memory(key, 0b1).perform(lookAround).state.memory[key];
    };
    expect([missed(1), missed(2)]).toEqual([1, 0]); // LAB.A is 2 away
  });

  test('[ETS-CG-1010] at the end of the round nothing else is forgotten', () => {
    const over = fromTheBay().memory('missed:7', 1).memory('bled', 1).phase('resolution').perform(resolutionPhase);
    expect(over.state.memory).toEqual({ bled: 1 });
  });

  test('[ETS-CG-1011] somebody else in view draws their eyes, but not who is dead or was missed too', () => {
    const come = (dice: readonly number[], set: (other: Scene) => Scene) =>
      set(fromTheBay().survivor('captain-a', { at: 'LAB.x' }).surprised())
        .dice(...dice)
        .play()
        .choose('move:LAB.e').state.figures[0]!.saw;
    expect(come([1, 1, 1, 1], other => other)).toBe(0b11);
    const dead = (other: Scene) => other.survivor('captain-a', { more: { status: 'dead' } });
    expect(come([5, 1, 1], dead)).toBe(0);
    const missed = (other: Scene) => other.memory(`missed:${other.state.figures[0]!.id}`, 0b10);
    expect(come([5, 1, 1, 1, 1], missed)).toBe(0);
  });
});
