import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { accomplishments } from '../../src/cards/accomplishments.ts';
import type { AccomplishmentId } from '../../src/types.ts';
import { view } from '../../src/view.ts';

const crew = ['engineer-b', 'medic-b', 'scout-b'] as const;

/** The Engineer with everybody else far away, out of sight. */
function engineerAlone(role: Parameters<Scene['survivor']>[1], cast: Parameters<typeof scene>[0] = {}): Scene {
  return scene({ survivors: crew, ...cast })
    .survivor('engineer-b', { at: 'CREW.w', ...role })
    .survivor('medic-b', { at: 'LAB.B' })
    .survivor('scout-b', { at: 'LAB.B' });
}

const all = Object.keys(accomplishments) as AccomplishmentId[];
const singleUse: readonly AccomplishmentId[] = [
  'pushComesToShove',
  'combatTraining',
  'theGambit',
  'makingItLast',
  'strengthInNumbers',
  'aloneTime',
  'weCanBeatThis',
  'silentTreatment',
  'conservingEnergy',
  'nothingToFear',
  'cooperationIsKey',
];
const lasting: readonly AccomplishmentId[] = [
  'practiceMakesPerfect',
  'ninja',
  'keepYourGuardUp',
  'onARoll',
  'burstOfSpeed',
  'annihilator',
  'collector',
];

describe('accomplishment cards', () => {
  test('[ETS-ACC-01] the task on its card unlocks the reward for that survivor', () => {
    const played = engineerAlone({ accomplishment: 'burstOfSpeed' }).turnOf('engineer-b').play();
    played.choose('move:CREW.x', 'move:CREW.n');
    expect(played.offers('reward')).toEqual([]);
    played.choose('move:CREW.B');
    expect(played.offers('reward')).toEqual(['reward']);
    expect(played.choose('end').offers('reward')).toEqual([]);
  });

  test('[ETS-ACC-02, ETS-ACC-03] a spent card is discarded and a new one dealt in its place', () => {
    const played = engineerAlone({ accomplishment: 'conservingEnergy', unlocked: true })
      .accomplishments('ninja')
      .turnOf('engineer-b')
      .play()
      .choose('reward');
    expect(played.survivor('engineer-b').accomplishment).toEqual({
      card: 'ninja',
      count: 0,
      marks: [],
      unlocked: false,
      inForce: false,
    });
    expect(played.state.accomplishments.discard).toEqual(['conservingEnergy']);
    expect(played.offers('reward')).toEqual([]);
  });

  test('[ETS-ACC-04, ETS-ACC-08] a reward may be used at any moment of the own turn, and costs no action', () => {
    const played = engineerAlone({ accomplishment: 'ninja', unlocked: true }).turnOf('engineer-b').play();
    expect(played.offers('reward')).toEqual(['reward']);
    played.choose('noise:3');
    expect(played.survivor('engineer-b').turn.actions).toBe(0);
    played.choose('reward');
    expect(played.survivor('engineer-b').accomplishment!.inForce).toBe(true);
    const fresh = engineerAlone({ accomplishment: 'ninja', unlocked: true }).turnOf('engineer-b').play();
    expect(fresh.choose('reward').survivor('engineer-b').turn.actions).toBe(3);
    expect(fresh.offers('reward')).toEqual([]);
    const others = engineerAlone({ accomplishment: 'ninja', unlocked: true }).turnOf('scout-b').play();
    expect(others.offers('reward')).toEqual([]);
  });

  test('[ETS-ACC-05] eleven cards give a single-use bonus', () => {
    expect(all.filter(card => accomplishments[card].use !== undefined).sort()).toEqual([...singleUse].sort());
  });

  test('[ETS-ACC-06] seven cards give a lasting bonus', () => {
    expect(all.filter(card => accomplishments[card].reward !== undefined).sort()).toEqual([...lasting].sort());
  });

  test('[ETS-ACC-07, ETS-ACC-11] a lasting bonus holds until the round ends, and only then comes a new card', () => {
    const played = engineerAlone({ accomplishment: 'ninja', unlocked: true })
      .accomplishments('collector')
      .turnOf('engineer-b')
      .play()
      .choose('reward', 'end');
    expect(played.state.round).toBe(1);
    expect(played.survivor('engineer-b').accomplishment).toMatchObject({ card: 'ninja', inForce: true });
    played.endTurns();
    expect(played.state.round).toBe(2);
    expect(played.survivor('engineer-b').accomplishment).toMatchObject({ card: 'collector', inForce: false });
  });

  test('[ETS-ACC-07] it is in force in the Enemy phase of that round', () => {
    const played = engineerAlone({ accomplishment: 'keepYourGuardUp', unlocked: true })
      .enemies('swarmer', 1, 'CREW.w')
      .turnOf('engineer-b')
      .dice(4)
      .play()
      .choose('reward')
      .endTurns();
    expect(played.state.round).toBe(2);
    expect(played.survivor('engineer-b').health).toBe(9);
  });

  test('[ETS-VAR-08] or it ends with the turn', () => {
    const played = engineerAlone({ accomplishment: 'ninja', unlocked: true }, { variants: { lastingReward: 'turn' } })
      .accomplishments('collector')
      .turnOf('engineer-b')
      .play()
      .choose('reward');
    expect(played.survivor('engineer-b').accomplishment!.inForce).toBe(true);
    played.choose('end');
    expect(played.state.round).toBe(1);
    expect(played.survivor('engineer-b').accomplishment).toMatchObject({ card: 'collector', inForce: false });
  });

  test('[ETS-ACC-09] progress is counted from the moment the card is dealt', () => {
    const played = engineerAlone({ accomplishment: 'conservingEnergy', unlocked: true })
      .accomplishments('burstOfSpeed')
      .turnOf('engineer-b')
      .play();
    played.choose('move:CREW.x', 'reward', 'move:CREW.n', 'move:CREW.B');
    expect(played.survivor('engineer-b').accomplishment).toMatchObject({ count: 2, unlocked: false });
    played.choose('move:CREW.n');
    expect(played.survivor('engineer-b').accomplishment!.unlocked).toBe(true);
  });

  test('[ETS-ACC-09] kills before the card was dealt do not count either', () => {
    const played = engineerAlone({ holding: ['persuader'], accomplishment: 'conservingEnergy', unlocked: true })
      .accomplishments('weCanBeatThis')
      .enemies('swarmer', 6, 'CREW.w')
      .turnOf('engineer-b')
      .dice(2, 2, 2, 2, 2, 2)
      .play()
      .choose('attack:persuader:0@CREW.w', 'reward', 'attack:persuader:0@CREW.w');
    expect(played.survivor('engineer-b').accomplishment).toMatchObject({ count: 3, unlocked: false });
  });

  test('[ETS-ACC-09] progress is public', () => {
    const { state } = engineerAlone({ accomplishment: 'burstOfSpeed' })
      .turnOf('engineer-b')
      .play()
      .choose('move:CREW.x');
    for (const viewer of ['scout-b', 'spectator'] as const) {
      expect(view(state, viewer).survivors[0]!.accomplishment).toMatchObject({ card: 'burstOfSpeed', count: 1 });
    }
  });

  test('[ETS-ACC-10] when the deck is empty the discards are shuffled into a new one', () => {
    const played = engineerAlone({ accomplishment: 'conservingEnergy', unlocked: true })
      .with(({ accomplishments: deck }) => {
        deck.discard.push(...deck.draw.splice(0));
      })
      .turnOf('engineer-b')
      .play()
      .choose('reward');
    const { draw, discard } = played.state.accomplishments;
    const { card } = played.survivor('engineer-b').accomplishment!;
    expect(discard).toEqual([]);
    expect([...draw, card].sort()).toEqual([...all].sort());
  });

  test('[ETS-ACC-11] a single-use card is replaced once its effect is over', () => {
    const played = engineerAlone({ holding: ['persuader'], accomplishment: 'combatTraining', unlocked: true })
      .accomplishments('annihilator')
      .enemies('swarmer', 3, 'CREW.w')
      .turnOf('engineer-b')
      .dice(2, 2, 2)
      .play()
      .choose('reward', 'persuader:0@CREW.w');
    expect(played.count('swarmer')).toBe(0);
    expect(played.survivor('engineer-b').accomplishment).toMatchObject({ card: 'annihilator', unlocked: false });
  });

  test('[ETS-ACC-03] whoever dies while using a reward is dealt no new card', () => {
    const played = scene({ survivors: ['engineer-a', 'medic-b', 'scout-b'] })
      .survivor('engineer-a', {
        at: 'CREW.A',
        health: 1,
        resolve: 0,
        holding: ['persuader'],
        accomplishment: 'combatTraining',
        unlocked: true,
      })
      .survivor('medic-b', { at: 'LAB.B' })
      .survivor('scout-b', { at: 'LAB.B' })
      .enemies('swarmer', 1, 'CREW.w')
      .enemies('jaeger', 1, 'REC.R')
      .turnOf('engineer-a')
      .play()
      .choose('reward', 'persuader:0@CREW.w');
    expect(played.survivor('engineer-a')).toMatchObject({ status: 'dead', accomplishment: null });
    const { draw, discard } = played.state.accomplishments;
    expect([...draw, ...discard].sort()).toEqual([...all].sort());
  });
});
