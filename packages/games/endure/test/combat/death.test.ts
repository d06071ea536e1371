import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { loseHealth } from '../../src/rules/combat/damage.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { drawEvent } from '../../src/rules/resolution/resolution.ts';
import { objectivesIn } from '../../src/rules/turn/interact.ts';
import type { Endure, SurvivorId } from '../../src/types.ts';

/** The medic in the middle of the crew quarters, the captain in view of it, the marine far away. */
function crew() {
  return scene()
    .survivor('marine-a', { at: 'LAB.C' })
    .survivor('captain-a', { at: 'CREW.w' })
    .survivor('medic-a', { at: 'CREW.x', health: 1 });
}

function medicDies(t: Endure) {
  return loseHealth(t, t.state.survivors[2]!, 1, 'ETS-DMG-15');
}

describe('death of a survivor', () => {
  test('[ETS-DEATH-01] at 0 Health it is dead and removed', () => {
    const performed = crew().perform(medicDies);
    expect(performed.survivor('medic-a').health).toBe(0);
    expect(performed.survivor('medic-a').status).toBe('dead');
  });

  test('[ETS-DEATH-01] it is nobody’s victim any more: the next enemy strikes who is left', () => {
    const performed = crew()
      .survivor('captain-a', { at: 'CREW.x' })
      .enemies('swarmer', 2, 'CREW.x')
      .phase('enemies')
      .dice(6, 1, 'leg') // the medic falls to the first, the second needs no dice to pick the captain
      .perform(enemyPhase);
    expect(performed.survivor('medic-a').status).toBe('dead');
    expect(performed.survivor('captain-a').health).toBe(8);
  });

  test('[ETS-DEATH-02] all its cards are removed from play', () => {
    const set = crew().survivor('medic-a', {
      at: 'CREW.x',
      health: 1,
      holding: ['pistol', 'medKit1', 'bastionArmour'],
    });
    const performed = set.perform(medicDies);
    expect(performed.holds('medic-a')).toEqual([]);
    expect(performed.state.removed).toEqual(['pistol', 'medKit1', 'bastionArmour']);
    expect(performed.state.items.discard).toEqual([]);
  });

  test('[ETS-DEATH-03] survivors that saw it lose 2 Resolve each, without a roll', () => {
    const performed = crew().perform(medicDies);
    expect(performed.survivor('captain-a').resolve).toBe(8);
    expect(performed.survivor('marine-a').resolve).toBe(10);
  });

  test('[ETS-DEATH-03] who saw it is settled when it happens, wherever fear drives the onlookers then', () => {
    const performed = crew()
      .survivor('captain-a', { at: 'CREW.w', resolve: 9, resolveCards: ['contagiousPanic'] })
      .survivor('marine-a', { at: 'CREW.e', resolveCards: ['peripheryFright'] })
      .with(state => {
        state.firstPlayer = 1;
      })
      .dice(6, 6, 'S')
      .perform(medicDies);
    expect(performed.zoneOf('marine-a')).toBe('CREW.D');
    expect(performed.survivor('marine-a').resolve).toBe(7);
  });

  test('[ETS-DEATH-04] what it carried for the mission stays where it fell and can be collected again', () => {
    const performed = crew().objective(0, { carrier: 'medic-a' }).perform(medicDies);
    const [objective] = performed.state.objectives;
    expect(objective).toMatchObject({ carrier: null, zone: performed.zone('CREW.x') });
    expect(objectivesIn(performed.state, [performed.zone('CREW.x')])).toHaveLength(1);
    expect(objectivesIn(performed.state, [performed.zone('REC.B')])).toEqual([]);
  });

  test('[ETS-DEATH-06] its Resolve and accomplishment cards are discarded, and what they did ends', () => {
    const set = crew().survivor('medic-a', {
      at: 'CREW.x',
      health: 1,
      resolveCards: ['shown:allAroundUs', 'suicidal'],
      accomplishment: 'collector',
    });
    const performed = set
      .events('spawnREC')
      .phase('resolution')
      .dice(1)
      .perform(function* (t) {
        yield* medicDies(t);
        yield* drawEvent(t); // a token spawns, and nobody has to test for it
      });
    expect(performed.state.tokens).toHaveLength(1);
    expect(performed.survivor('medic-a').resolveCards).toEqual([]);
    expect(performed.survivor('medic-a').accomplishment).toBeNull();
    expect(performed.state.resolveDeck.discard).toEqual(['allAroundUs', 'suicidal']);
    expect(performed.state.accomplishments.discard).toEqual(['collector']);
  });

  test('[ETS-ABIL-10] what it had started ends with it', () => {
    const set = crew().with(({ survivors }) => {
      survivors[2]!.lasting.push({ what: 'overwatch', until: 'nextTurn' });
    });
    expect(set.perform(medicDies).survivor('medic-a').lasting).toEqual([]);
  });

  test('[ETS-DEATH-07] the others go on without it, and nobody takes its place', () => {
    const played = crew()
      .survivor('marine-a', { at: 'LAB.C', health: 1, injuries: ['body'] })
      .phase('survivors')
      .dice(3)
      .play();
    expect(played.survivor('marine-a').status).toBe('dead');
    expect(played.asked).toBe('captain-a');
    played.choose('end', 'end');
    expect(played.state.round).toBe(2);
    expect(played.state.survivors.map(({ status }) => status)).toEqual(['dead', 'alive', 'alive']);
    expect([played.asked, played.choose('end').asked]).toEqual(['medic-a', 'captain-a']);
    played.choose('end');
    expect(played.state.round).toBe(3);
    expect(played.outcome).toBeUndefined();
  });
});

describe('enemies that fall by themselves', () => {
  test('[ETS-ODD-23] what they lose to an event is nobody’s kill, but counts for all enemies being dead', () => {
    const performed = scene({ mission: 'CG00' })
      .with(state => {
        state.tokens = [];
      })
      .enemies('swarmer', 1, 'LAB.A')
      .events('lifeSupportFailure')
      .phase('resolution')
      .perform(drawEvent);
    expect(performed.state.figures).toEqual([]);
    expect(performed.state.tally.kills).toBe(0);
    expect(performed.state.result).toBe('won');
  });

  test('[ETS-ODD-23] what a survivor kills does count', () => {
    const played = crew()
      .survivor('captain-a', { at: 'CREW.w', holding: ['shotgun'] })
      .enemies('swarmer', 3, 'CREW.A')
      .turnOf('captain-a')
      .dice(3, 4, 1)
      .play();
    played.choose('attack:shotgun:0@CREW.A');
    expect(played.state.tally.kills).toBe(2);
  });
});

describe('a step for one class alone', () => {
  /** Whoever alone can take the step dies, and the others look around. */
  const lost = (mission: string, who: SurvivorId, step: { done?: true; taken?: true }) =>
    scene({ mission, survivors: [who, 'captain-a', 'marine-a'] })
      .cleared()
      .objective(0, step)
      .perform(function* (t) {
        yield* loseHealth(t, t.state.survivors[0]!, 99, 'ETS-DMG-15');
        yield* lookAround(t);
      }).state.result;

  test('[ETS-DEATH-08] the last of the class dies: failed if the step is still to be taken', () => {
    expect([lost('CG03', 'engineer-a', {}), lost('CG04', 'medic-a', {})]).toEqual(['lost', 'lost']);
  });

  test('[ETS-DEATH-08] not once the generator is repaired, or the supplies were collected', () => {
    expect(lost('CG03', 'engineer-a', { done: true })).toBeNull();
    expect(lost('CG04', 'medic-a', { taken: true })).toBeNull();
  });
});
