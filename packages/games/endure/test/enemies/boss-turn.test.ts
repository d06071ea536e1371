import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { resolutionPhase } from '../../src/rules/resolution/resolution.ts';
import { crewIn } from '../support/crew.ts';
import { facing } from '../support/foe.ts';

const passed = [1, 1] as const;
const misses = [1, 1, 1, 1, 1, 1] as const;

describe('the turn of a boss', () => {
  test('[ETS-BOSS-07] passive it goes where the die says, and draws no card', () => {
    const done = facing('CREW.C', 'titan', 'LAB.x', []).dice('N').perform(enemyPhase);
    expect(done.count('titan', 'LAB.x')).toBe(0);
    expect(done.state.bosses[0]!.deck).toMatchObject({ draw: { length: 20 }, discard: [] });
  });

  test('[ETS-BOSS-05, ETS-BOSS-08, ETS-BOSS-09] active it draws until an attack comes; one mood replaces the other', () => {
    const done = facing('REC.R', 'titan', 'REC.R', ['looming', 'enraged', 'execution'])
      .dice(...misses)
      .perform(enemyPhase);
    expect(done.state.bosses[0]).toMatchObject({ mood: 'enraged', deck: { discard: ['looming', 'execution'] } });
    expect(done.state.bosses[0]!.deck.draw).toHaveLength(17);
  });

  test('[ETS-BOSS-21] an empty deck is made anew from attacks and moods that were replaced', () => {
    const done = facing('REC.R', 'titan', 'REC.R', [])
      .with(({ bosses }) => {
        bosses[0]!.mood = 'frenzy';
        bosses[0]!.deck = { draw: [], discard: ['execution', 'looming'] };
      })
      .dice(...misses)
      .perform(enemyPhase);
    const { deck, mood } = done.state.bosses[0]!;
    expect(done.said('boss.attacks')).toHaveLength(1);
    expect([...deck.draw, ...deck.discard, mood].sort()).toEqual(['execution', 'frenzy', 'looming']);
  });

  test('[ETS-EX-18, ETS-BOSS-11] a Titan one zone away with Execution goes in and attacks at once', () => {
    const done = facing('REC.A', 'titan', 'REC.R', ['execution']).dice(4, 4, 1, 1, 1, 'blank').perform(enemyPhase);
    expect(done.count('titan', 'REC.A')).toBe(1);
    expect(done.survivor('marine-a').health).toBe(8);
  });

  test('[ETS-BOSS-12, ETS-BOSS-11] the attack takes no action: both may go into moving', () => {
    const done = facing('CREW.x', 'titan', 'REC.R', ['execution']).dice(4, 1, 1, 1, 1, 'blank').perform(enemyPhase);
    expect(done.count('titan', 'CREW.x')).toBe(1);
    expect(done.survivor('marine-a').health).toBe(9);
  });

  test('[ETS-BOSS-10, ETS-BOSS-19] whoever is in range is attacked at once, and once; there is no step before or after', () => {
    const done = facing('REC.A', 'titan', 'REC.R', ['hurlDebris']).dice(1, 1, 1).perform(enemyPhase);
    expect(done.said('boss.attacks')).toHaveLength(1);
    expect(done.count('titan', 'REC.R')).toBe(1);
  });

  test('[ETS-BOSS-10] in range means in sight', () => {
    const done = facing('REC.A', 'preacher', 'REC.C', ['holyBolt']).noise('REC.C', 1).perform(enemyPhase);
    expect(done.said('boss.idle')).toHaveLength(1);
  });

  test('[ETS-BOSS-15, ETS-BDECK-06] with nobody in range after its moves the card is discarded, and does not even make its noise', () => {
    const done = facing('CREW.w', 'titan', 'LAB.A', ['bellow']).perform(enemyPhase);
    expect(done.count('titan', 'REC.e')).toBe(1);
    expect(done.state.noises).toEqual([]);
    expect(done.state.bosses[0]!.deck.discard).toEqual(['bellow']);
    expect(done.survivor('marine-a').resolve).toBe(10);
  });

  test('[ETS-BOSS-14] it acts before all others', () => {
    const done = facing('REC.A', 'titan', 'REC.R', ['hurlDebris'])
      .with(({ figures }) => figures.splice(0))
      .enemies('icarus', 1, 'REC.R')
      .enemies('titan', 1, 'REC.R')
      .dice(1, 1, 1, 'blank')
      .perform(enemyPhase);
    expect(done.log.map(({ key }) => key).filter(key => key.endsWith('attacks'))).toEqual([
      'boss.attacks',
      'enemy.attacks',
    ]);
  });

  test('[ETS-EVENT-16, ETS-BOSS-11] in gravity failure each action covers two zones', () => {
    const done = facing('CREW.w', 'titan', 'LAB.A', ['execution']).event('gravityFailure').perform(enemyPhase);
    expect(done.count('titan', 'CREW.e')).toBe(1);
  });

  test('[ETS-BOSS-26] drawn by a noise alone it draws its card, and attacks whoever comes into range on the way', () => {
    const near = facing('REC.A', 'titan', 'LAB.x', ['hurlDebris'])
      .noise('REC.D', 4)
      .dice(...passed, 4, 1, 1, 'blank');
    const done = near.perform(enemyPhase);
    expect(done.count('titan', 'REC.R')).toBe(1);
    expect(done.survivor('marine-a').health).toBe(9);
  });

  test('[ETS-BOSS-26, ETS-ENEMY-22] a decoy comes first: only who stands with it is attacked', () => {
    const lured = facing('REC.A', 'titan', 'REC.R', ['hurlDebris']).decoy('REC.B').perform(enemyPhase);
    expect(lured.count('titan', 'REC.B')).toBe(1);
    expect(lured.said('boss.attacks')).toEqual([]);
    const torn = facing('REC.R', 'titan', 'REC.R', ['execution']).decoy('REC.B').perform(enemyPhase);
    expect([torn.count('titan', 'REC.B'), torn.said('boss.attacks').length]).toEqual([1, 0]);
    const there = facing('REC.B', 'titan', 'REC.R', ['groundSlam'])
      .survivor('captain-a', { at: 'REC.n' })
      .decoy('REC.B')
      .dice(1, 1, 1)
      .perform(enemyPhase);
    expect(there.count('titan', 'REC.B')).toBe(1);
    expect(there.said('boss.attacks')).toHaveLength(1);
  });

  test('[ETS-BOSS-27, ETS-BDECK-07] its own noise does not draw it, but others, until the end of the next round', () => {
    const first = facing('REC.A', 'titan', 'REC.R', ['bellow']).enemies('swarmer', 1, 'LAB.A', { stunned: true });
    const { state } = first.dice(...passed).perform(enemyPhase);
    expect(state.noises).toMatchObject([{ level: 4, by: state.figures[0]!.id }]);
    const next = crewIn('CREW.C').with(fresh => {
      Object.assign(fresh, { noises: state.noises, bosses: state.bosses, figures: state.figures });
      for (const figure of fresh.figures) figure.stunned = false;
      fresh.phase = 'resolution';
    });
    const kept = next.perform(resolutionPhase);
    expect(kept.noiseIn('REC.R')).toBe(4);
    next.phase('enemies').dice('N');
    const after = next.perform(enemyPhase);
    expect(after.said('boss.draws')).toEqual([]);
    expect(after.said('herd.wanders')).toHaveLength(1);
    expect(after.count('swarmer', 'REC.R')).toBe(1);
    next.phase('resolution');
    expect(next.perform(resolutionPhase).noiseIn('REC.R')).toBe(0);
  });

  test('[ETS-BOSS-24] it enters only where it finds 4 places', () => {
    const beyond = (swarmers: number) =>
      facing('CREW.w', 'titan', 'CREW.e', ['execution'])
        .enemies('swarmer', swarmers, 'CREW.x', { stunned: true })
        .dice(...misses);
    expect(beyond(5).perform(enemyPhase).count('titan', 'CREW.e')).toBe(1);
    expect(beyond(4).perform(enemyPhase).count('titan', 'CREW.w')).toBe(1);
  });

  test('[ETS-BOSS-24] where it stands already it may go on standing in a crowd, and leave', () => {
    const done = facing('CREW.w', 'titan', 'CREW.x', ['execution'])
      .enemies('swarmer', 4, 'CREW.x', { stunned: true })
      .dice(...misses);
    expect(done.perform(enemyPhase).count('titan', 'CREW.w')).toBe(1);
  });

  test('[ETS-BOSS-24, ETS-PASSIVE-02] passive it turns to where there is room for it', () => {
    const done = facing('CREW.C', 'titan', 'CREW.x', [])
      .survivor('captain-a', { at: 'LAB.C' })
      .survivor('marine-a', { at: 'LAB.C' })
      .survivor('medic-a', { at: 'LAB.C' })
      .enemies('jaeger', 9, 'CREW.n', { stunned: true })
      .dice('N')
      .perform(enemyPhase);
    expect(done.count('titan', 'CREW.e')).toBe(1);
  });

  test('[ETS-BOSS-24, ETS-PASSIVE-07] of a herd it stays behind where only the small find room', () => {
    const done = facing('LAB.C', 'titan', 'CREW.A', [])
      .survivor('captain-a', { at: 'LAB.C' })
      .survivor('medic-a', { at: 'LAB.C' })
      .enemies('solomon', 1, 'CREW.A')
      .enemies('sip', 9, 'CREW.w', { stunned: true })
      .dice('N')
      .perform(enemyPhase);
    expect(done.count('titan', 'CREW.A')).toBe(1);
    expect(done.count('solomon', 'CREW.w')).toBe(1);
  });
});
