import { type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { roundBegins } from '../../src/rules/round.ts';
import { leadSeat } from '../../src/rules/table.ts';
import { waveBudget } from '../../src/rules/wave/purchase.ts';
import { waveBegins } from '../../src/rules/wave/wave-begins.ts';

/** Everything that can happen as a wave begins: time, weather, boss fight, priority, wave, event. */
const full = (wave: number) =>
  scene({ bossFights: true, events: true, timeOfDay: 'dusk', weather: 'bad', seats: 1 }).wave(wave);

const keys = (log: readonly { readonly key: string }[]) => log.map(({ key }) => key);

/** The order in which these were first said. */
function order(log: readonly { readonly key: string }[], ...wanted: string[]): boolean {
  const places = wanted.map(key => keys(log).indexOf(key));
  return places.every((at, i) => at >= 0 && (i === 0 || at > places[i - 1]!));
}

/** Enough ones for a wave: each the first corner. */
const ones = Array(60).fill(1) as number[];

describe('a wave', () => {
  test('[GSQ-FLOW-01] sets the priority, deploys, plays, and ends', () => {
    const played = scene({ seats: 1 }).roster('deckhands').stage('waveBegins').dice(3, 1).play();
    expect(order(played.log, 'wave.begins', 'priority.set', 'deploy.arrives', 'round.begins')).toBe(true);
    expect(played.state).toMatchObject({ stage: 'heroes', round: 1, priority: 3 });
    expect(played.state.units).toHaveLength(1);
  });

  test('[GSQ-FLOW-02] begins again at step one, one higher, when the last step is done', () => {
    const played = scene({ seats: 1 })
      .wave(1)
      .tokens([12, 12])
      .hero(1, { level: 15 })
      .hero(2, { level: 15 })
      .alertness(6)
      .stage('waveEnds')
      .dice(6)
      .play();
    expect(played.state.stage).toBe('shop');
    played.choose('done');
    expect(played.state).toMatchObject({ stage: 'waveBegins', wave: 2 });
    expect(played.asks).toBe('priority');
  });

  test('[GSQ-FLOW-03] is played in rounds until it ends', () => {
    const ended = (alertness: number) =>
      scene({ seats: 1 })
        .hero(1, { level: 15 })
        .hero(2, { level: 15 })
        .unit('railSniper', [[2, 2]])
        .alertness(alertness)
        .stage('roundEnds')
        .play();
    expect(ended(3).state).toMatchObject({ stage: 'heroes', round: 2 });
    expect(ended(5).state.stage).toBe('shop');
  });

  test('[GSQ-FLOW-05, GSQ-DEC-03] begins with time and weather, then the boss fight, then the priority, corners and event', () => {
    const begun = full(4)
      .roster('deckhands', 'ringCaptain')
      .dice(6, ...ones)
      .perform(waveBegins, 'yes', 'marker:1');
    expect(begun.asked).toEqual(['bossFight', 'priority']);
    const told = ['time.changed', 'weather.changed', 'boss.accepted', 'priority.set', 'deploy.arrives', 'event.rolled'];
    expect(order(begun.log, ...told)).toBe(true);
  });

  test('[GSQ-FLOW-05] in wave 1 time and weather stay as they were set', () => {
    const first = full(1).roster('deckhands').dice(1, 1, 3, 2).perform(waveBegins);
    expect(first.state).toMatchObject({ time: 'dusk', weather: 'bad' });
  });

  test('[GSQ-FLOW-10] counts its rounds from 1', () => {
    const begun = scene()
      .roster('deckhands')
      .wave(2)
      .round(6)
      .dice(...ones)
      .perform(waveBegins);
    expect(begun.state.round).toBe(0);
    expect(scene().round(0).perform(roundBegins).state.round).toBe(1);
  });

  test('[GSQ-DEC-02] the lead passes to the next seat with each wave', () => {
    const lead = (wave: number) => leadSeat(scene({ heroes: ['medic', 'medic', 'medic'], seats: 3 }).wave(wave).state);
    expect([1, 2, 3, 4].map(lead)).toEqual(['p1', 'p2', 'p3', 'p1']);
  });

  test('[GSQ-DEC-02] what the party decides is asked of the lead, whoever is concerned', () => {
    const second = (cast: Parameters<typeof scene>[0] = {}) => scene({ seats: 2, ...cast }).wave(2);
    const asked = (set: Scene, ...answers: string[]) => {
      const played = set.play();
      if (answers.length > 0) played.choose(...answers);
      return [played.asks, played.asked];
    };
    expect(asked(second({ bossFights: true }).wave(4).stage('waveBegins'))).toEqual(['bossFight', 'p2']);
    expect(asked(second().roster('stubberGunner').stage('waveBegins').dice(1, 6))).toEqual(['corner', 'p2']);
    const three = second({ heroes: ['medic', 'medic', 'medic'] })
      .hero(1, { at: [24, 24] })
      .hero(2, { at: [24, 2] })
      .hero(3, { at: [24, 5] });
    expect(asked(three.stage('waveEnds'))).toEqual(['remainder', 'p2']); // 4 XP for three
    const fallen = second({ injuries: true })
      .hero(1, { at: [6, 24], wounds: 10, level: 15 })
      .hero(2, { at: [24, 24], level: 15 });
    expect(asked(fallen.stage('waveEnds'), 'move')).toEqual(['revivalPlace', 'p2']);
    const searching = second({ heroes: ['infiltrator', 'medic'] })
      .hero(1, { at: [20, 20] })
      .tokens([20, 20]);
    expect(asked(searching.turnOf(1).dice(6), `reveal:${searching.state.tokens[0]}`)).toEqual(['trove', 'p2']);
  });

  test('[GSQ-DEC-08] asks nobody where nothing is to be decided', () => {
    const begun = scene().roster('deckhands').dice(3, 2).perform(waveBegins);
    expect(begun.asked).toEqual([]);
  });
});

describe('boss fights', () => {
  const asked = (set: Scene) =>
    set
      .roster('deckhands')
      .dice(...ones)
      .perform(waveBegins, 'no').asked;

  test('[GSQ-BOSS-01, GSQ-BOSS-04, GSQ-RUL-17] waves 4, 7 and 10 ask each time, if the module is on', () => {
    const bossFights = true;
    for (const wave of [4, 7, 10]) expect(asked(scene({ bossFights }).wave(wave))).toContain('bossFight');
    for (const wave of [1, 2, 3, 5, 6, 8, 9]) expect(asked(scene({ bossFights }).wave(wave))).toEqual([]);
    expect(asked(scene().wave(4))).toEqual([]);
  });

  test('[GSQ-BOSS-02, GSQ-RUL-17] the wave itself has twice its points', () => {
    const wave = (answer: string) =>
      scene({ bossFights: true })
        .roster('deckhands')
        .wave(4)
        .dice(...ones)
        .perform(waveBegins, answer);
    const [yes, no] = [wave('yes'), wave('no')];
    expect(yes.said('wave.bought')[0]!.params).toMatchObject({ budget: 420 });
    expect(no.said('wave.bought')[0]!.params).toMatchObject({ budget: 210 });
    expect(waveBudget(yes.state)).toBe(2 * waveBudget(no.state));
  });

  test('[GSQ-BOSS-04] a fight that was declined does not last', () => {
    const set = scene({ bossFights: true })
      .roster('deckhands')
      .wave(5)
      .with(state => {
        state.bossFight = true;
      })
      .dice(...ones);
    expect(set.perform(waveBegins).state.bossFight).toBe(false);
  });
});
