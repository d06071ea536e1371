import { type Scene, scene } from '@starboard/horde/testing';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { indexAt } from '../../src/field/measure.ts';
import { texts } from '../../src/index.ts';
import { enemiesTurn } from '../../src/rules/enemies/turn.ts';
import { deployment } from '../../src/rules/setup/deployment.ts';
import { drawEvent } from '../../src/rules/wave/events.ts';
import { waveBegins } from '../../src/rules/wave/wave-begins.ts';

const say = createFormatter(texts, 'en');
/** French sets some signs apart by spaces of their own. */
const french = createFormatter(texts, 'fr');
const dire: typeof french = line => french(line).replace(/[\u00a0\u202f]/g, ' ');

type Cast = Parameters<typeof scene>[0];

/** Two S heroes in the far corner unless a test places them. */
const away = (cast: Cast = {}) => {
  const side = cast?.table === 'small' ? 24 : 48;
  return scene({ heroes: ['medic', 'envoy'], ...cast })
    .hero(1, { at: [side - 2, side - 2] })
    .hero(2, { at: [side - 2, side - 4] });
};

/** The first thing that is said in the enemies' turn, with its rule. */
function first(set: Scene, tell = say): string {
  const dice = Array.from({ length: 40 }, () => 1);
  const [line] = set.dice(...dice).perform(enemiesTurn, 'refrain', 'refrain').log;
  return `${tell(line!)} · ${line!.rule}`;
}

describe('an enemy says what it does, where to, and why', () => {
  test('[GSQ-AI-12] Melee', () => {
    expect(first(away().unit('boarders', [[12, 28]]))).toBe(
      'Boarder 1 rushes 8″ toward marker 4: nobody can be charged. · GSQ-AI-12',
    );
    expect(
      first(
        away()
          .hero(1, { at: [12, 20] })
          .unit('boarders', [[12, 14]]),
      ),
    ).toBe('Boarder 1 charges Medic: whoever is in reach is charged. · GSQ-AI-12');
    expect(first(away().unit('boarders', [[12, 12]]))).toBe('Boarder 1 holds: nobody disputes marker 1. · GSQ-AI-12');
    const shoved = away()
      .hero(1, { at: [12, 15] })
      .unit('boarders', [[12, 10]], { lasting: [{ what: 'shove', until: 'round' }] });
    expect(first(shoved)).toMatch(/^Boarder 1 rushes [\d.]+″ toward Medic: a hero disputes marker 1\. · GSQ-AI-12$/);
  });

  test('[GSQ-AI-13, GSQ-AI-14] Shooter', () => {
    const raiders = (...at: [number, number][]) => away().unit('raiders', at);
    expect(first(raiders([12, 28], [13, 28]))).toBe(
      'Raiders 1 rush 8″ toward marker 4: nobody can be shot at, not even after an Advance. · GSQ-AI-14',
    );
    expect(first(raiders([12, 28]).hero(1, { at: [24, 14] }))).toMatch(
      /^Raider 1 advances [\d.]+″ toward marker 4: from there somebody can be shot at\. · GSQ-AI-14$/,
    );
    expect(first(raiders([12, 34]).hero(1, { at: [12, 20] }))).toBe(
      'Raider 1 holds: at marker 4, with somebody to shoot at. · GSQ-AI-13',
    );
    expect(first(raiders([12, 34]))).toBe('Raider 1 holds: at marker 4, with nobody to shoot at. · GSQ-AI-13');
    // The stack hides all that is south of it; a step aside it does not.
    const hidden = raiders([12, 14])
      .piece('cargo', [10.5, 16])
      .hero(1, { at: [12, 30] });
    expect(first(hidden)).toMatch(
      /^Raider 1 advances [\d.]+″ toward marker 1: from there somebody can be shot at\. · GSQ-AI-13$/,
    );
    const atTheLimit = raiders([20, 12])
      .marker(5, 3)
      .hero(1, { at: [45, 12] });
    expect(first(atTheLimit)).toBe('Raider 1 holds: no place nearer to the marker allows a shot. · GSQ-AI-14');
  });

  test('[GSQ-AI-15] Hybrid', () => {
    const deckhands = (y: number) =>
      away()
        .hero(1, { at: [12, y] })
        .unit('deckhands', [[12, 12]]);
    expect(first(deckhands(18))).toBe(
      'Deckhand 1 charges Medic: within 6″ a charge comes before shooting. · GSQ-AI-15',
    );
    // Thick Clouds leave the Fire Spray 3".
    const clouded = away()
      .event(35)
      .hero(1, { at: [39, 4] })
      .unit('zealots', [[28, 4]]);
    expect(first(clouded)).toBe(
      'Zealot 1 charges Medic: nobody can be shot at, not even after an Advance. · GSQ-AI-15',
    );
  });

  test('[GSQ-AI-16] Hunter', () => {
    expect(
      first(
        away()
          .hero(1, { at: [13, 24] })
          .unit('shade', [[2, 24]]),
      ),
    ).toBe('Shade 1 charges Medic: whoever is in reach is charged. · GSQ-AI-16');
    expect(
      first(
        away()
          .hero(1, { at: [24, 20] })
          .unit('shade', [[4, 20]]),
      ),
    ).toMatch(/^Shade 1 rushes 12″ toward Medic: the nearest hero is within 24″\. · GSQ-AI-16$/);
    expect(first(away().unit('shade', [[12, 28]]))).toBe(
      'Shade 1 rushes 8″ toward marker 4: no hero is within 24″. · GSQ-AI-16',
    );
  });

  test('[GSQ-AI-17, GSQ-AI-18] Support', () => {
    const lonely = away()
      .unit('repairNode', [[12, 12]])
      .unit('raiders', [[12, 30]])
      .turnOfUnit(1);
    expect(first(lonely)).toMatch(
      /^Repair Node 1 advances [\d.]+″ toward Raider 2: no other unit is within 6″\. · GSQ-AI-17$/,
    );
    // A stack of 2" between them: unseen, 2" apart, and round the corner within reach.
    const hidden = away()
      .piece('cargo', [28, 3])
      .hero(1, { at: [29.5, 5.5] })
      .unit('hexer', [[29.5, 2.5]]);
    expect(first(hidden)).toBe('Hexer 1 charges Medic: within 3″, and nobody can be shot at. · GSQ-AI-18');
  });

  test('[GSQ-AI-19, GSQ-AI-20] a noise, and nothing to be gained', () => {
    const at = indexAt({ small: false }, 18, 14);
    const lured = away().unit('raiders', [[12, 14]], { lasting: [{ what: 'noiseGrenade', until: 'nextRound', at }] });
    expect(first(lured)).toBe('Raider 1 rushes 6″ toward the noise: it drowns everything else. · GSQ-AI-19');
    const there = away().unit('raiders', [[18, 14]], { lasting: [{ what: 'noiseGrenade', until: 'nextRound', at }] });
    expect(first(there)).toBe('Raider 1 holds: there is no way nearer to the noise. · GSQ-AI-20');
  });

  test('[GSQ-MORALE-08, GSQ-AI-01] a Shaken one that it loses its activation', () => {
    const shaken = away().unit(
      'raiders',
      [
        [12, 14],
        [13, 14],
      ],
      { shaken: true },
    );
    expect(first(shaken)).toBe('Raiders 1 are Shaken and lose their activation. · GSQ-MORALE-08');
  });

  test('[GSQ-TABLE-04, GSQ-AI-15, GSQ-AI-16] with the inches of the small table', () => {
    const near = away({ table: 'small' })
      .hero(1, { at: [6, 8] })
      .unit('deckhands', [[6, 5]]);
    expect(first(near)).toContain('within 3″ a charge comes before shooting');
    expect(first(away({ table: 'small' }).unit('shade', [[6, 14]]))).toBe(
      'Shade 1 rushes 4″ toward marker 4: no hero is within 12″. · GSQ-AI-16',
    );
  });

  test('[GSQ-AI-12, GSQ-AI-14] in French, too', () => {
    expect(
      first(
        away().unit('raiders', [
          [12, 28],
          [13, 28],
        ]),
        dire,
      ),
    ).toBe('Pillards 1 courent sur 8″ vers le marqueur 4 : aucune cible de tir, même après une Avance. · GSQ-AI-14');
    expect(
      first(
        away()
          .hero(1, { at: [12, 20] })
          .unit('boarders', [[12, 14]]),
        dire,
      ),
    ).toMatch(/ charge Médecin : tout héros à portée de charge est chargé\. · GSQ-AI-12$/);
  });
});

describe('what comes says what it does', () => {
  test('[GSQ-TIME-03, GSQ-TIME-04, GSQ-WEATHER-03] time and weather, when they change', () => {
    const begun = scene({ timeOfDay: 'dusk', weather: 'worsening' })
      .roster('raiders')
      .wave(2)
      .dice(1, 1)
      .perform(waveBegins);
    const told = ['time.changed', 'weather.changed'].map(key => say(begun.said(key)[0]!));
    expect(told).toEqual([
      'Time passes: Night. −1 to hit when shooting; nobody sees further than 12″.',
      'The weather changes: Bad. −1 to hit in melee; all movement is halved.',
    ]);
  });

  test('[GSQ-TIME-01, GSQ-WEATHER-01, GSQ-ALERT-06, GSQ-RUL-38] and when they were picked or rolled', () => {
    const picked = scene({ timeOfDay: 'night', weather: 'roll', alertness: 'alarmed', table: 'small' })
      .dice(2)
      .perform(deployment);
    expect(picked.log.map(line => say(line))).toEqual([
      'Alertness level: Alarmed. After each round a die: a 1 adds one alertness.',
      'Time of day: Night. −1 to hit when shooting; nobody sees further than 6″.',
      'Weather, rolled 2: Bad. −1 to hit in melee; all movement is halved.',
    ]);
  });

  test('[GSQ-EVENT-02, GSQ-EVENT-35, GSQ-EVENT-31] an event, with whom or what it concerns', () => {
    const event = (cast: Cast, ...dice: number[]) =>
      scene(cast)
        .dice(...dice)
        .perform(drawEvent)
        .log.map(line => say(line));
    expect(event({}, 3, 5)).toEqual(['Event 35: Thick Clouds. Everybody shoots 6″ less far, until the next event.']);
    expect(event({ table: 'small' }, 3, 5)[0]).toContain('shoots 3″ less far');
    expect(event({}, 3, 1, 3).at(-1)).toBe('It concerns the south-eastern quarter.');
    expect(event({}, 5, 2, 1).at(-1)).toBe('It concerns Breacher.');
  });
});
