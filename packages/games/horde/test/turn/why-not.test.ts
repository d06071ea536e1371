import { type Inches, type Played, type Scene, scene } from '@starboard/horde/testing';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/index.ts';
import type { Activation, Condition } from '../../src/types.ts';

const say = createFormatter(texts, 'en');

/** A Medic (S, 12" for a Rush) far from everybody, in its activation. */
function medic(done: Partial<Activation> = {}): Scene {
  return scene({ heroes: ['medic', 'envoy'], seats: 1 })
    .hero(1, { at: [20, 20] })
    .hero(2, { at: [44, 44] })
    .turnOf(1)
    .with(({ activation }) => Object.assign(activation!, done));
}

/** Why something is barred, as it is read, and by which rule; the key of what is offered has nothing of the kind. */
function why(played: Played, key: string): string | undefined {
  const found = played.shown().blocked.find(each => each.key === key);
  return found && `${say(found.reason)} ${found.rule}`;
}

const noStepLeft: Partial<Parameters<Scene['hero']>[1]> = { conditions: ['impaired'], injuries: ['smashedLeg'] };

describe('why something cannot be done now', () => {
  test('[GSQ-MOVE-02, GSQ-DEC-04] whoever has no inch left to move is told so of each way to move, and not of Hold', () => {
    // Slow, Impaired and with a Smashed Leg: −2" each, or −4" to what is further.
    const played = scene({ heroes: ['heavyGunner', 'medic'], seats: 1 })
      .hero(1, { at: [20, 20], ...noStepLeft })
      .unit('raiders', [[24, 20]])
      .turnOf(1)
      .play();
    expect(played.offers('hold')).toEqual(['hold']);
    for (const key of ['advance', 'rush', 'charge']) expect(why(played, key)).toBe('It cannot move. GSQ-MOVE-02');
  });

  test('[GSQ-MOVE-02, GSQ-MELEE-01] whoever has some inches left is told that no enemy is within them', () => {
    const played = medic()
      .unit('raiders', [[40, 20]])
      .play();
    expect(why(played, 'charge')).toBe('No enemy can be reached. GSQ-MELEE-01');
    expect(why(played, 'hold')).toBe('Nobody is in range and in sight. GSQ-SHOOT-02');
  });

  test('[GSQ-POWER-05, GSQ-PSY-03] a feat that nobody can pay for is barred by its cost, else for want of a target', () => {
    // Crush costs 3: with no Power, as many wounds, one less than what a Psion stands.
    const psion = (wounds: number) =>
      scene({ heroes: ['psion', 'medic'], seats: 1 })
        .with(({ heroes }) => Object.assign(heroes[0]!, { power: 0, wounds: heroes[0]!.tough - wounds }))
        .hero(1, { feats: ['crush'] })
        .turnOf(1)
        .play();
    expect(why(psion(3), 'feat:crush')).toBe(
      'The Power is missing, and the wounds for it would be too many. GSQ-POWER-05',
    );
    expect(why(psion(4), 'feat:crush')).toBe('Nobody in range and in sight. GSQ-PSY-03');
  });

  test('[GSQ-POWER-02, GSQ-COND-03, GSQ-DEC-09] a Rest is of no use to whom is Diseased, or has its Power', () => {
    const rest = (power: number, ...conditions: Condition[]) =>
      why(medic().hero(1, { power, conditions }).play(), 'rest');
    expect(rest(0)).toBeUndefined();
    expect(rest(6)).toBe('Its Power is full. GSQ-POWER-02');
    expect(rest(6, 'impaired')).toBe('Its Power is full. GSQ-POWER-02');
    expect(rest(0, 'diseased')).toBe('Diseased: no Power comes back. GSQ-COND-03');
    const diseased = medic().hero(1, { power: 0, conditions: ['diseased'] });
    expect(() => diseased.play().choose('rest')).toThrow(
      expect.objectContaining({ code: 'bad-answer', details: expect.objectContaining({ rule: 'GSQ-COND-03' }) }),
    );
    // They may still rest to be rid of what they have.
    expect(
      medic()
        .hero(1, { power: 0, conditions: ['diseased'] })
        .play()
        .offers('rest'),
    ).toEqual(['rest:diseased']);
  });

  test('[GSQ-ACT-02, GSQ-POWER-05] one more action is barred by its price, once it is taken by that, and before the first by nothing', () => {
    const poor = { power: 0, wounds: 8 };
    const extra = (done: Partial<Activation>, role: Parameters<Scene['hero']>[1] = {}) =>
      why(medic(done).hero(1, role).play(), 'extra');
    const tooDear = 'The Power is missing, and the wounds for it would be too many. GSQ-POWER-05';
    const taken = 'One additional action per activation. GSQ-ACT-02';
    expect(extra({ acted: true }, poor)).toBe(tooDear);
    expect(extra({ acted: true })).toBeUndefined();
    expect(extra({ acted: true, extra: 'open' })).toBe(taken);
    expect(extra({ acted: true, extra: 'open' }, poor)).toBe(taken);
    expect(extra({ acted: false }, poor)).toBeUndefined();
  });
});

describe('what lies within a move', () => {
  /** By which rules a token and a treasure at the same place are barred. */
  function barred(at: Inches, set = medic()): (string | undefined)[] {
    const played = set.tokens(at).treasure(at, { credits: 5 }).play();
    return [played.barred('reveal'), played.barred('collect')];
  }

  const shown = ['GSQ-SEARCH-15', 'GSQ-SEARCH-16'];
  const unseen = [undefined, undefined];

  test('[GSQ-SEARCH-15, GSQ-SEARCH-16, GSQ-RUL-32] is shown up to 12" and 1" more from the rim of a base, on all sides', () => {
    for (const at of [
      [33.5, 20],
      [6.5, 20],
      [20, 33.5],
      [20, 6.5],
    ] as const)
      expect(barred(at)).toEqual(shown);
    for (const at of [
      [34, 20],
      [6, 20],
      [20, 34],
      [20, 6],
    ] as const)
      expect(barred(at)).toEqual(unseen);
  });

  test('[GSQ-SEARCH-15, GSQ-TERRAIN-01] is not shown where difficult ground keeps the hero from it', () => {
    // Within 6" only, for whoever starts in rubble.
    const rough = () => medic().piece('rubble', [17.5, 18]);
    expect(barred([20, 27.5], rough())).toEqual(shown);
    expect(barred([20, 28], rough())).toEqual(unseen);
    expect(barred([20, 12], rough())).toEqual(unseen);
  });

  test('[GSQ-SEARCH-15, GSQ-ACT-01] is not shown to whom has no action left to go there, nor no step', () => {
    expect(barred([26, 20], medic({ acted: true }))).toEqual(unseen);
    expect(barred([26, 20], medic({ acted: true, extra: 'open' }))).toEqual(shown);
    expect(barred([26, 20], medic({ acted: true, skilled: true }))).toEqual(unseen);
  });

  test('[GSQ-SEARCH-15, GSQ-ACT-01] with no Skill action left, one of several tokens beside the hero is enough to be told so', () => {
    const spent = medic({ acted: true, skilled: true }).tokens([20.5, 20], [40, 20]).play();
    expect(why(spent, 'reveal')).toBe('No Skill action is left. GSQ-ACT-01');
    expect(why(medic({ acted: true, skilled: true }).tokens([40, 20]).play(), 'reveal')).toBeUndefined();
  });
});
