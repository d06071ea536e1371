import { type Scene, scene } from '@starboard/endure/testing';
import { Chance, Match, randomAnswer, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { endure } from '../../src/index.ts';
import { strike } from '../../src/rules/combat/damage.ts';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { inTurnOrder, speaker } from '../../src/rules/table.ts';
import { sceneOn } from '../support/maps.ts';

function first(place: number) {
  return (state: Scene['state']) => {
    state.firstPlayer = place;
  };
}

describe('rounds', () => {
  test('[ETS-ROUND-01, ETS-ROUND-04] Survivor phase, Enemy phase, Resolution phase', () => {
    const played = scene().play();
    played.choose('end', 'end');
    expect(played.state.phase).toBe('survivors');
    expect(played.said('phase.enemies')).toEqual([]);
    played.choose('end');
    const phases = played.log.flatMap(({ key }) => (key.startsWith('phase.') ? [key] : []));
    expect(phases).toEqual(['phase.enemies', 'phase.resolution']);
    expect(played.state).toMatchObject({ round: 2, phase: 'survivors' });
  });

  test('[ETS-ODD-38] there is no last round', () => {
    const played = scene()
      .with(state => {
        state.round = 1000;
      })
      .play()
      .endTurns();
    expect([played.state.round, played.outcome]).toEqual([1001, undefined]);
  });

  test('[ETS-ROUND-02] the first player acts first, the others follow clockwise, each once', () => {
    const played = scene().with(first(1)).play();
    const asked: (string | undefined)[] = [];
    for (let turn = 0; turn < 3; turn++) {
      asked.push(played.asked);
      played.choose('end');
    }
    expect(asked).toEqual(['captain-a', 'medic-a', 'marine-a']);
    expect(played.state.round).toBe(2);
  });

  test('[ETS-ROUND-03] a survivor finishes its whole turn before the next one starts', () => {
    const played = scene().play();
    played.choose('move:CREW.x');
    expect(played.asked).toBe('marine-a');
    played.choose('move:CREW.e');
    expect(played.asked).toBe('marine-a');
    played.choose('end');
    expect(played.asked).toBe('captain-a');
  });

  test('[ETS-ROUND-05] at the end of the round the first player token passes clockwise', () => {
    const played = scene().with(first(2)).play();
    played.endTurns();
    expect(played.state.firstPlayer).toBe(0);
    played.endTurns();
    expect(played.state.firstPlayer).toBe(1);
    expect(played.asked).toBe('captain-a');
  });

  test('[ETS-ROUND-06] it passes over the dead and those who have left', () => {
    const played = scene({ survivors: ['marine-a', 'captain-a', 'medic-a', 'scout-a'] })
      .with(state => {
        state.survivors[1]!.status = 'dead';
        state.survivors[2]!.status = 'left';
      })
      .play();
    played.endTurns();
    expect(played.asked).toBe('scout-a');
  });

  test('[ETS-ROUND-06] if its holder is gone, the next one living on the map has it', () => {
    const { state } = scene().with(first(1));
    state.survivors[1]!.status = 'dead';
    expect(speaker(state)).toBe('medic-a');
  });

  test('[ETS-ROUND-07] the Enemy phase asks nobody anything', () => {
    const played = scene().enemies('swarmer', 1, 'CREW.x').dice(5, 2, 4, 'blank').play();
    played.choose('end', 'end', 'end');
    expect(played.survivor('captain-a').health).toBe(8);
    expect(played.asks).toBe('turn');
  });
});

describe('order', () => {
  test('[ETS-ODD-01] effects on several are settled from the acting survivor on, outside turns from the first player', () => {
    const ids = (set: Scene) => inTurnOrder(set.state).map(each => each.id);
    expect(ids(scene().with(first(2)))).toEqual(['medic-a', 'marine-a', 'captain-a']);
    expect(ids(scene().with(first(2)).turnOf('captain-a'))).toEqual(['captain-a', 'medic-a', 'marine-a']);
  });

  test('[ETS-ODD-01] an event hits the first player first', () => {
    const played = scene().events('anxiety').with(first(2)).phase('resolution').dice(6, 6, 1, 1, 1, 1).play();
    expect(played.survivor('medic-a').resolve).toBe(9);
  });

  test('[ETS-ODD-07] the acting survivor’s player decides for all, outside turns the first player’s', () => {
    expect(speaker(scene().with(first(2)).state)).toBe('medic-a');
    expect(speaker(scene().with(first(2)).turnOf('captain-a').state)).toBe('captain-a');
  });
});

describe('the end', () => {
  const bare = { survivors: ['marine-a', 'captain-a', 'medic-a'] as const };

  test('[ETS-GAME-01, ETS-GAME-02] with the objectives met all win together, at once', () => {
    const played = scene({ ...bare, mission: 'CG00' })
      .with(state => {
        state.tokens = [];
        state.survivors[2]!.status = 'dead';
      })
      .survivor('marine-a', { at: 'CREW.x', holding: ['shotgun'] })
      .enemies('swarmer', 1, 'CREW.x')
      .turnOf('marine-a')
      .dice(3, 4, 5)
      .play();
    played.choose('attack:shotgun:0@CREW.x');
    expect(played.outcome?.winners).toEqual(['marine-a', 'captain-a', 'medic-a']);
    expect(played.asks).toBeUndefined();
  });

  test('[ETS-GAME-01, ETS-GAME-03] when all are dead everybody has lost', () => {
    const played = scene({ ...bare, mission: 'CG00' })
      .with(state => {
        for (const survivor of state.survivors.slice(1)) survivor.status = 'dead';
      })
      .survivor('marine-a', { injuries: ['body'], health: 1 })
      .dice(1)
      .play();
    expect(played.outcome?.winners).toEqual([]);
    expect(played.state.reason).toBe('lost.dead');
  });

  test('[ETS-GAME-05] what makes a win and a loss true at once is a win', () => {
    const performed = scene({ ...bare, mission: 'CG00' })
      .with(state => {
        state.tokens = [];
        for (const survivor of state.survivors) survivor.status = 'dead';
      })
      .perform(lookAround);
    expect(performed.state.result).toBe('won');
    expect(performed.ended).toBe(true);
  });

  test('[ETS-GAME-08] "all survivors" means those who live', () => {
    const leaves = (others: 'dead' | 'alive') =>
      scene()
        .with(state => {
          for (const survivor of state.survivors.slice(1)) survivor.status = others;
        })
        .turnOf('marine-a')
        .play()
        .choose('leave:CREW.exitW');
    expect(leaves('dead').outcome?.winners).toHaveLength(3);
    expect(leaves('alive').outcome).toBeUndefined();
  });

  test('[ETS-GAME-08] at least one must be alive', () => {
    const performed = scene()
      .with(state => {
        for (const survivor of state.survivors) survivor.status = 'dead';
      })
      .perform(lookAround);
    expect(performed.state).toMatchObject({ result: 'lost', reason: 'lost.dead' });
  });

  test('[ETS-ODD-30] when all the living have left without having won, the mission has failed', () => {
    const played = sceneOn(['CREW@0 REC@0'], 'CREW.w', {
      exits: [{ tile: 'CREW', side: 'W' }],
      win: [{ goal: 'enemiesDead' }],
    })
      .enemies('swarmer', 1, 'REC.A')
      .with(state => {
        state.survivors[1]!.status = 'dead';
      })
      .turnOf('marine-a')
      .play();
    played.choose('leave:CREW.exitW');
    expect(played.outcome).toBeUndefined();
    played.choose('leave:CREW.exitW');
    expect(played.outcome?.winners).toEqual([]);
    expect(played.state.reason).toBe('lost.left');
  });

  test('[ETS-MISSION-06] to exit is to leave through the exit, not to stand in its zone', () => {
    expect(scene().play().outcome).toBeUndefined();
  });

  test('[ETS-ODD-05] death is looked at after each single loss of Health', () => {
    const performed = scene()
      .survivor('marine-a', { health: 1 })
      .dice()
      .perform(t => strike(t, t.state.survivors[0]!, { damage: 1, rule: 'ETS-ODD-05' }));
    expect(performed.survivor('marine-a').status).toBe('dead');
    expect(performed.survivor('captain-a').resolve).toBe(8);
  });

  test('[ETS-ODD-05] the end is looked at after each settled effect: with the last survivor the enemies stop', () => {
    const played = scene()
      .survivor('marine-a', { health: 1 })
      .with(state => {
        for (const survivor of state.survivors.slice(1)) survivor.status = 'dead';
      })
      .enemies('swarmer', 3, 'CREW.w')
      .phase('enemies')
      .play();
    expect(played.outcome?.winners).toEqual([]);
    expect(played.state.phase).toBe('enemies');
  });
});

describe('saving and taking back', () => {
  test('[ETS-ODD-34] a step may be taken back until a die was rolled, a card drawn or a token revealed', () => {
    const free = (set: Scene, answer: string) => {
      const { match } = set.turnOf('marine-a').play().choose(answer);
      return match.undoPoints(['marine-a'])[0]!.free;
    };
    expect(free(scene(), 'move:CREW.x')).toBe(true);
    expect(free(scene().enemies('swarmer', 1, 'CREW.w').dice(1, 1), 'move:CREW.x')).toBe(false);
    expect(free(scene().survivor('marine-a', { at: 'CREW.A' }).items('pistol'), 'search')).toBe(false);
    const lone = scene().survivor('captain-a', { at: 'CREW.C' }).survivor('medic-a', { at: 'CREW.C' });
    expect(free(lone.token('4 swarmer', 'CREW.n').dice(6, 6, 1, 1), 'move:CREW.x')).toBe(false);
  });

  test('[ETS-ODD-34] what was taken back is as it was', () => {
    const played = scene().turnOf('marine-a').play();
    const before = structuredClone(played.state);
    played.choose('move:CREW.x');
    played.match.undo(0, ['marine-a']);
    expect(played.state).toEqual(before);
  });

  test('[ETS-ODD-36] a game can be saved and resumed at any question, with all that is hidden and the dice to come', () => {
    const seed = seedFrom('a saved game');
    const whim = new Chance(seedFrom('a player'));
    const match = Match.begin(endure, { survivors: 3 }, { seed });
    for (let answers = 0; answers < 15 && match.outcome === undefined; answers++) {
      const resumed = Match.resume(endure, JSON.parse(JSON.stringify(match.journal())), { seed });
      expect(resumed.state).toEqual(match.state);
      const [seat] = match.waitingFor;
      const answer = randomAnswer(match.askOf(seat!)!, whim);
      for (const each of [match, resumed]) each.answer(seat!, answer);
      expect(resumed.state).toEqual(match.state);
    }
  });
});
