import { scene } from '@starboard/endure/testing';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/index.ts';
import type { Endure } from '../../src/types.ts';

describe('a turn', () => {
  test('[ETS-SURV-01] three actions, in any combination, and some may be left unused', () => {
    const played = scene().play();
    expect(played.survivor('marine-a').turn.actions).toBe(3);
    played.choose('noise:1', 'move:CREW.x', 'noise:1');
    expect(played.asked).toBe('captain-a');
    played.choose('move:CREW.x', 'end');
    expect(played.survivor('captain-a').turn.actions).toBe(2);
    expect(played.asked).toBe('medic-a');
  });

  test('[ETS-SURV-01] without actions left only what is free is offered', () => {
    const played = scene()
      .survivor('marine-a', { holding: ['pistol', 'medKit1'], health: 5 })
      .enemies('swarmer', 1, 'CREW.x')
      .turnOf('marine-a', 0)
      .play();
    expect(played.offers().sort()).toEqual(['discard:medKit1:1', 'discard:pistol:0', 'end']);
    expect(played.barred('move')).toBe('ETS-SURV-01');
    expect(played.barred('attack:pistol:0')).toBe('ETS-SURV-01');
  });

  test('[ETS-SURV-02] an attack takes one action', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.x', holding: ['swarmerLeg'] })
      .enemies('swarmer', 2, 'CREW.x')
      .turnOf('marine-a')
      .dice(5, 1, 2)
      .play();
    played.choose('attack:swarmerLeg:0@CREW.x');
    expect(played.count('swarmer')).toBe(1);
    expect(played.survivor('marine-a').turn.actions).toBe(2);
  });

  test('[ETS-SURV-03, ETS-SURV-09] interacting with an objective takes one action, in its zone', () => {
    const elsewhere = scene({ mission: 'CG00' }).survivor('marine-a', { at: 'REC.D' }).turnOf('marine-a');
    expect(elsewhere.with(clearTokens).enemies('swarmer', 1, 'CREW.C').play().offers('interact')).toEqual([]);
    const played = scene().lock('LAB.D1').survivor('marine-a', { at: 'REC.B' }).turnOf('marine-a').play();
    played.choose('interact:0');
    expect(played.isOpen('LAB.D1')).toBe(true);
    expect(played.survivor('marine-a').turn.actions).toBe(2);
    expect(played.offers('interact')).toEqual([]);
  });

  test('[ETS-SURV-10] interacting is allowed with enemies in the zone', () => {
    const played = scene()
      .survivor('marine-a', { at: 'REC.B' })
      .enemies('jaeger', 2, 'REC.B')
      .turnOf('marine-a')
      .play();
    expect(played.offers('interact')).toEqual(['interact:0']);
  });

  test('[ETS-SURV-04] the active and the crisis ability take one action each', () => {
    const played = scene({ survivors: ['engineer-a', 'captain-a', 'medic-a'] })
      .survivor('engineer-a', { at: 'CREW.A' })
      .turnOf('engineer-a')
      .play();
    played.choose('active');
    expect(played.survivor('engineer-a').turn.actions).toBe(2);
    played.choose('crisis', 'CREW.n');
    expect(played.survivor('engineer-a').turn.actions).toBe(1);
  });

  test('[ETS-SURV-05] reorganising takes one action', () => {
    const played = scene()
      .survivor('marine-a', { holding: ['pistol', 'hullPlate'] })
      .card('marine-a', 'hullPlate', { space: 1 })
      .turnOf('marine-a')
      .play();
    expect(played.offers('reorganise')).toEqual(['reorganise']);
    played.choose('reorganise');
    expect(played.survivor('marine-a').turn.actions).toBe(2);
  });

  test('[ETS-SURV-06] using an item takes one action and acts on whoever carries it', () => {
    const played = scene()
      .survivor('marine-a', { holding: ['medKit1'], health: 5 })
      .survivor('captain-a', { health: 2 })
      .turnOf('marine-a')
      .play();
    played.choose('use:medKit1:0');
    expect(played.survivor('marine-a').health).toBeGreaterThan(5);
    expect(played.survivor('captain-a').health).toBe(2);
    expect(played.survivor('marine-a').turn.actions).toBe(2);
  });

  test('[ETS-SURV-07, ETS-SURV-08] k actions, spent together, make a noise of level k', () => {
    const played = scene().turnOf('marine-a').play();
    expect(played.offers('noise:')).toEqual(['noise:1', 'noise:2', 'noise:3']);
    played.choose('noise:2');
    expect(played.noiseIn('CREW.w')).toBe(2);
    expect(played.survivor('marine-a').turn.actions).toBe(1);
    expect(scene().turnOf('marine-a', 7).play().offers('noise:')).toHaveLength(5);
  });

  test('[ETS-SURV-08] one action after the other does not add up', () => {
    const played = scene().turnOf('marine-a').play().choose('noise:1');
    expect(played.choose('noise:1').noiseIn('CREW.w')).toBe(1);
    expect(played.survivor('marine-a').turn.actions).toBe(1);
  });

  test('[ETS-ODD-33, ETS-NOISE-02] where one as loud lies a noise can be made, and the option says that nothing will be heard of it', () => {
    const played = scene().noise('CREW.w', 2).turnOf('marine-a').play();
    const { options } = played.shown();
    const labels = options.filter(({ group }) => group === 'noise').map(({ label }) => label);
    expect(labels).toEqual([
      { key: 'act.noise.drowned', params: { level: 1, there: 2 } },
      { key: 'act.noise.drowned', params: { level: 2, there: 2 } },
      { key: 'act.noise', params: { level: 3 } },
    ]);
    const [english, french] = (['en', 'fr'] as const).map(language => createFormatter(texts, language)(labels[1]!));
    expect(english).toBe('Make noise 2 (2 actions): nothing will be heard of it, for noise 2 lies here');
    expect(french).toContain('le couvrira');
    played.choose('noise:2');
    expect(played.noiseIn('CREW.w')).toBe(2);
    expect(played.survivor('marine-a').turn).toMatchObject({ actions: 1, madeNoise: false });
    expect(played.said('noise.drowned')).toMatchObject([{ params: { level: 2, there: 2 }, rule: 'ETS-NOISE-02' }]);
  });
});

describe('the start of a turn', () => {
  const order = () =>
    scene()
      .survivor('marine-a', {
        at: 'CREW.x',
        injuries: ['body'],
        resolve: 9,
        resolveCards: ['shown:claustrophobia'],
      })
      .enemies('swarmer', 4, 'CREW.x')
      .with(state => {
        state.survivors[0]!.stun = 'shaken';
        state.survivors[0]!.lasting.push({ what: 'holdTheLine', until: 'nextTurn', covers: ['marine-a'] });
      });

  test('[ETS-SURV-11] what lasted until now ends, stun takes its action, the body injury rolls, Resolve cards bite', () => {
    const played = order().dice(3, 6, 6).play();
    const { turn, stun, lasting, health, resolve } = played.survivor('marine-a');
    expect(lasting).toEqual([]);
    expect({ stun, actions: turn.actions, health, resolve }).toEqual({ stun: 'no', actions: 2, health: 9, resolve: 8 });
  });

  test('[ETS-SURV-11, ETS-SURV-12] who dies of the injury has no turn, and its cards do not bite', () => {
    const played = order()
      .survivor('marine-a', { at: 'CREW.x', injuries: ['body'], health: 1 })
      .dice(1)
      .play();
    expect(played.survivor('marine-a').status).toBe('dead');
    expect(played.asked).toBe('captain-a');
  });

  test('[ETS-SURV-12] who leaves the map ends its turn there', () => {
    const played = scene().turnOf('marine-a').play().choose('leave:CREW.exitW');
    expect(played.asked).toBe('captain-a');
    expect(played.state.turnsTaken).toBe(1);
  });

  test('[ETS-SURV-12] who dies in its turn ends its turn there', () => {
    const played = scene()
      .survivor('marine-a', { resolve: 0, health: 1 })
      .survivor('captain-a', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .enemies('jaeger', 1, 'CREW.n')
      .turnOf('marine-a')
      .play()
      .choose('move:CREW.x');
    expect(played.survivor('marine-a').status).toBe('dead');
    expect(played.asked).toBe('captain-a');
  });

  test('[ETS-SURV-13] losses and gains come after the base, and never go below 0', () => {
    const actions = (nextActions: number, stun: 'no' | 'shaken') =>
      scene()
        .survivor('marine-a', { holding: ['pistol'] })
        .with(state => {
          Object.assign(state.survivors[0]!, { nextActions, stun });
        })
        .play()
        .survivor('marine-a').turn.actions;
    expect(actions(2, 'no')).toBe(5);
    expect(actions(2, 'shaken')).toBe(4);
    expect(actions(-1, 'shaken')).toBe(1);
    expect(actions(-4, 'shaken')).toBe(0);
  });

  test('[ETS-SURV-13] what was gained or lost counts for one turn only', () => {
    const played = scene()
      .with(state => {
        Object.assign(state.survivors[0]!, { nextActions: 2, stun: 'shaken' });
      })
      .play();
    expect(played.survivor('marine-a').turn.actions).toBe(4);
    played.endTurns();
    while (played.asked !== 'marine-a') played.choose('end');
    expect(played.survivor('marine-a').turn.actions).toBe(3);
  });
});

describe('stunned', () => {
  test('[ETS-STUN-02] who was stunned earlier in this phase does nothing in its turn, not even what is free', () => {
    const played = scene()
      .survivor('captain-a', { holding: ['pistol'] })
      .with(state => {
        Object.assign(state.survivors[1]!, { stun: 'out', stunRound: 1 });
      })
      .play()
      .choose('end');
    expect(played.asked).toBe('medic-a');
    expect(played.survivor('captain-a').turn).toMatchObject({ actions: 0, given: 0 });
  });
});

describe('what is offered', () => {
  test('[ETS-ODD-33] only legal actions, and none that could have no effect', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.A', holding: ['medKit1', 'pistol'] })
      .with(emptyItems)
      .noise('CREW.A', 2)
      .turnOf('marine-a')
      .play();
    expect(played.offers('use:')).toEqual([]);
    expect(played.offers('search')).toEqual([]);
    expect(played.offers('attack:')).toEqual([]);
    expect(played.offers('trade')).toEqual([]);
    expect(played.offers('noise:')).toEqual(['noise:1', 'noise:2', 'noise:3']);
    expect(played.barred('search')).toBe('ETS-SEARCH-09');
    expect(played.barred('trade')).toBe('ETS-TRADE-02');
  });

  test('[ETS-ODD-33] an answer that was not offered is refused and changes nothing', () => {
    const played = scene().turnOf('marine-a').play();
    expect(() => played.choose('move:REC.R')).toThrow();
    expect(played.zoneOf('marine-a')).toBe('CREW.w');
    expect(played.survivor('marine-a').turn.actions).toBe(3);
  });
});

function clearTokens(state: Endure['state']): void {
  state.tokens = [];
}

function emptyItems(state: Endure['state']): void {
  state.items.draw.splice(0);
}
