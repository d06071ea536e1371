import { type Performed, type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { items } from '../../src/cards/items.ts';
import { idsOf } from '../../src/catalogue.ts';
import { quarterAt } from '../../src/field/grounds.ts';
import { indexAt, pointAt } from '../../src/field/measure.ts';
import { seizedMarkers } from '../../src/rules/objectives.ts';
import { collect, revealToken } from '../../src/rules/search.ts';
import { placeTokens } from '../../src/rules/setup/tokens.ts';
import { drawEvent } from '../../src/rules/wave/events.ts';

/** A Breacher (M) 1" from a token, a Medic far away. */
const beside = (cast: Parameters<typeof scene>[0] = {}) =>
  scene(cast)
    .hero(1, { at: [18, 20] })
    .hero(2, { at: [40, 40] })
    .tokens([19.5, 20]);

/** The first token is revealed by hero 1, or by an event. */
function reveal(set: Scene, by: 1 | undefined, ...answers: unknown[]): Performed {
  return set.perform(t => revealToken(t, t.state.tokens[0]!, by && t.state.heroes[0]), ...answers);
}

function placed(set: Scene): Performed {
  return set.perform(function* (t) {
    placeTokens(t, t.state);
  });
}

describe('search tokens', () => {
  test('[GSQ-SEARCH-01, GSQ-SEARCH-02] four, one in each quarter, on its centre or near its corner', () => {
    const set = placed(scene().dice(1, 4, 40, 3, 6, 1));
    expect(set.state.tokens.map(at => quarterAt(set.state, pointAt(set.state, at)))).toEqual([1, 2, 3, 4]);
    expect(set.inches(set.state.tokens[0]!)).toEqual([12, 12]);
    expect(set.inches(set.state.tokens[2]!)).toEqual([36, 36]);
    const [x, y] = set.inches(set.state.tokens[1]!);
    expect(Math.hypot(48 - x, y)).toBeLessThanOrEqual(6);
  });

  test('[GSQ-SEARCH-03] 1 to 3 is the centre, 4 to 6 a random point by the corner', () => {
    const first = (die: number, ...more: number[]) => {
      const set = placed(scene().dice(die, ...more, 1, 1, 1));
      return set.inches(set.state.tokens[0]!);
    };
    for (const die of [1, 2, 3]) expect(first(die)).toEqual([12, 12]);
    for (const die of [4, 5, 6]) expect(first(die, 1)).toEqual([0.5, 0.5]);
  });

  test('[GSQ-SEARCH-03, GSQ-GEO-15] points are drawn by lower y, then lower x, never on an edge nor in a wall', () => {
    const first = (set: Scene) => {
      const done = placed(set);
      return done.inches(done.state.tokens[0]!);
    };
    expect(first(scene().dice(4, 2, 1, 1, 1))).toEqual([1, 0.5]);
    // A Bunker of 5" x 4": its outline is not inside.
    const walled = () => scene().piece('bunker', [0, 0]);
    expect(first(walled().dice(4, 1, 1, 1, 1))).toEqual([5, 0.5]);
  });

  test('[GSQ-SEARCH-03, GSQ-GEO-15] the last point by the far corner is off both edges; all corners are alike', () => {
    const set = placed(scene().dice(1, 1, 4, 98, 1)); // 98 points are within 6" and on no edge
    expect(set.inches(set.state.tokens[2]!)).toEqual([47.5, 47.5]);
    for (const before of [[], [1], [1, 1], [1, 1, 1]]) {
      expect(() => placed(scene().dice(...before, 4, 99, 1))).toThrow(/die of 98/);
    }
  });

  test('[GSQ-RUL-19] a token may share its spot with a marker, and both work', () => {
    const set = beside()
      .with(state => {
        state.tokens = [];
      })
      .tokens([12, 12])
      .hero(1, { at: [12, 12] })
      .dice(6, 1);
    expect(seizedMarkers(set.state)).toContain(1);
    expect(reveal(set, 1).hero(1).credits).toBe(15);
    expect(seizedMarkers(set.state)).toContain(1);
  });
});

describe('revealing', () => {
  test('[GSQ-SEARCH-06, GSQ-HID-02] the contents are rolled as it is revealed', () => {
    const found = reveal(beside().dice(6, 6), 1);
    expect(found.said('search.rolled')).toMatchObject([{ params: { die: 6, modifier: 0 } }]);
    expect(found.state.tally.searches).toBe(1);
    expect(JSON.stringify(beside().state.tokens)).toBe(JSON.stringify([indexAt(beside().state, 19.5, 20)]));
  });

  test('[GSQ-SEARCH-07, GSQ-EX-19, GSQ-RUL-11] a hero within 1" takes it at once: 4 and 5 are a Grease Grenade', () => {
    const found = reveal(beside().dice(4, 5), 1);
    expect(found.hero(1).items).toEqual(['greaseGrenade']);
    expect(found.state).toMatchObject({ tokens: [], treasures: [] });
  });

  test('[GSQ-SEARCH-08] from further away it becomes a treasure marker', () => {
    const found = reveal(
      beside()
        .hero(1, { at: [16, 20] })
        .dice(4, 5),
      1,
    );
    expect(found.hero(1).items).toEqual([]);
    expect(found.state.tokens).toEqual([]);
    expect(found.state.treasures).toEqual([
      { at: indexAt(found.state, 19.5, 20), rewards: [{ item: 'greaseGrenade' }] },
    ]);
  });

  test('[GSQ-SEARCH-09] 1 and 2 are a Hazard: a condition for a hero within 1", and no treasure', () => {
    const hazard = (die: number, second: number) => reveal(beside().dice(die, second), 1);
    const conditions = [1, 2, 3, 4, 5, 6].map(second => hazard(1, second).hero(1).conditions);
    expect(conditions).toEqual([['afflicted'], ['diseased'], ['impaired'], ['crippled'], [], []]);
    expect(hazard(2, 1).hero(1).conditions).toEqual(['afflicted']);
    expect(hazard(2, 1).state).toMatchObject({ tokens: [], treasures: [] });
  });

  test('[GSQ-SEARCH-09] nobody near: the token is gone, no second die is rolled', () => {
    const gone = reveal(
      beside()
        .hero(1, { at: [16, 20] })
        .dice(2),
      1,
    );
    expect(gone.state).toMatchObject({ tokens: [], treasures: [] });
  });

  const low = [1, 2, 3];
  const middle = [4, 5];
  const high = [6];
  test.each([
    ['[GSQ-SEARCH-10] Injector Pouch', 3, ['courageInjector', 'frenzyInjector', 'powerInjector']],
    ['[GSQ-SEARCH-11] Grenade Bag', 4, ['noiseGrenade', 'greaseGrenade', 'stunGrenade']],
    ['[GSQ-SEARCH-12] Kit Box', 5, ['curingKit', 'teleportKit', 'medKit']],
  ] as const)('%s', (_, die, items) => {
    [low, middle, high].forEach((dice, i) => {
      for (const second of dice) expect(reveal(beside().dice(die, second), 1).hero(1).items).toEqual([items[i]]);
    });
  });

  test('[GSQ-SEARCH-13, GSQ-RUL-09] Credits Stash: 5, 10 or 15', () => {
    [low, middle, high].forEach((dice, i) => {
      for (const second of dice) expect(reveal(beside().dice(6, second), 1).hero(1).credits).toBe(15 + 5 * i);
    });
  });

  test('[GSQ-SEARCH-14, GSQ-EX-21] an Infiltrator’s 6 is a 7: any two rewards, also the same one twice', () => {
    const scavenger = () => beside({ heroes: ['infiltrator', 'medic'] }).dice(6);
    const twice = reveal(scavenger(), 1, 'medKit', 'medKit');
    expect(twice.asked).toEqual(['trove', 'trove']);
    expect(twice.hero(1).items).toEqual(['medKit', 'medKit']);
    const mixed = reveal(scavenger(), 1, 'medKit', 'credits15').hero(1);
    expect(mixed).toMatchObject({ items: ['medKit'], credits: 25 });
  });

  test('[GSQ-SEARCH-14, GSQ-DEC-02] everything of the table is offered, twice, to the lead seat', () => {
    const played = beside({ heroes: ['infiltrator', 'medic'], seats: 2 })
      .wave(2)
      .turnOf(1)
      .dice(6)
      .play();
    played.choose(played.offers('reveal:')[0]!);
    const all = [...idsOf(items), 'credits5', 'credits10', 'credits15'];
    expect([played.asks, played.asked]).toEqual(['trove', 'p2']);
    expect([...played.offers()].sort()).toEqual([...all].sort());
    expect([...played.choose('stunGrenade').offers()].sort()).toEqual([...all].sort());
    expect(played.choose('stunGrenade').hero(1).items).toEqual(['stunGrenade', 'stunGrenade']);
  });

  test('[GSQ-SEARCH-14, GSQ-SEARCH-08, GSQ-RUL-11] what is chosen for a trove far away stays there', () => {
    const set = beside({ heroes: ['infiltrator', 'medic'], seats: 2 })
      .hero(1, { at: [16, 20] })
      .dice(6);
    const far = reveal(set, 1, 'credits5', 'noiseGrenade');
    expect(far.state.treasures[0]!.rewards).toEqual([{ credits: 5 }, { item: 'noiseGrenade' }]);
  });

  test('[GSQ-SEARCH-17, GSQ-RUL-10] only the first die is modified: without Scavenger or Scanner no 7', () => {
    expect(reveal(beside().dice(6, 1), 1).asked).toEqual([]);
    const scanner = () => beside().hero(1, { gear: ['salvageScanner'] });
    expect(reveal(scanner().dice(6), 1, 'medKit', 'medKit').asked).toEqual(['trove', 'trove']);
    expect(reveal(scanner().dice(3, 3), 1).hero(1).items).toEqual(['noiseGrenade']);
  });

  test('[GSQ-SEARCH-18] if an event revealed it, the nearest conscious hero within 1" takes it', () => {
    const both = () => beside().hero(2, { at: [19.5, 21] });
    expect(reveal(both().dice(6, 1), undefined).hero(2).credits).toBe(15);
    expect(reveal(both().hero(2, { wounds: 9 }).dice(6, 1), undefined).hero(1).credits).toBe(15);
    const tie = reveal(
      beside({ heroes: ['medic', 'medic'] })
        .hero(2, { at: [21, 20] })
        .dice(6, 1),
      undefined,
    );
    expect(tie.state.heroes.map(({ credits }) => credits)).toEqual([15, 10]);
  });

  test('[GSQ-SEARCH-18, GSQ-SPECIAL-26] a Scavenger has no part in what an event reveals further than 1" away', () => {
    const revealed = (x: number) =>
      beside({ heroes: ['infiltrator', 'medic'] })
        .hero(1, { at: [x, 20] })
        .dice(5, 6);
    expect(reveal(revealed(18), undefined).hero(1).credits).toBe(25); // 5 + 1: a Credits Stash, and a 6 in it
    expect(reveal(revealed(17.5), undefined).state.treasures).toMatchObject([{ rewards: [{ item: 'medKit' }] }]);
  });

  test('[GSQ-EX-20] Prophetic Vision with nobody near: 6 and 2 leave 5 credits there; a 1 leaves nothing', () => {
    const vision = (...dice: number[]) =>
      scene()
        .tokens([2, 2])
        .dice(6, 2, 1, 1, ...dice)
        .perform(drawEvent);
    expect(vision(6, 2).state).toMatchObject({ tokens: [], treasures: [{ rewards: [{ credits: 5 }] }] });
    expect(vision(1).state).toMatchObject({ tokens: [], treasures: [] });
  });

  test('[GSQ-SEARCH-15, GSQ-RUL-32] a hero within 1" reveals with a Skill action, without a test', () => {
    const played = beside().turnOf(1).dice(6, 1).play();
    const key = played.offers('reveal:')[0]!;
    played.choose(key);
    expect(played.hero(1).credits).toBe(15);
    expect(played.said('search.rolled')).toHaveLength(1);
    const far = beside()
      .hero(1, { at: [17, 20] })
      .turnOf(1)
      .play();
    expect(far.offers().filter(each => each === key)).toEqual([]);
  });
});

describe('treasure markers', () => {
  const hoard = () => beside().treasure([19, 21], { item: 'medKit' }, { credits: 10 });

  test('[GSQ-SEARCH-16, GSQ-HID-03] everything in one is collected at once', () => {
    const got = hoard().perform(function* (t) {
      collect(t, t.state.heroes[0]!, t.state.treasures[0]!.at);
    });
    expect(got.hero(1)).toMatchObject({ items: ['medKit'], credits: 20 });
    expect(got.state.treasures).toEqual([]);
  });

  test('[GSQ-SEARCH-16] what lies elsewhere stays there; two on one spot are one', () => {
    const got = hoard()
      .treasure([30, 30], { item: 'stunGrenade' })
      .treasure([19, 21], { credits: 5 })
      .perform(function* (t) {
        collect(t, t.state.heroes[0]!, t.state.treasures[0]!.at);
      });
    expect(got.hero(1)).toMatchObject({ items: ['medKit'], credits: 25 });
    expect(got.state.treasures).toMatchObject([{ rewards: [{ item: 'stunGrenade' }] }]);
  });

  test('[GSQ-SEARCH-16] without using an action, within 1", and not while Shaken', () => {
    const collecting = (set: Scene) => set.turnOf(1).play();
    const played = collecting(hoard());
    const key = played.offers('collect:')[0]!;
    const others = played.offers('rush').length;
    played.choose(key);
    expect(played.hero(1).credits).toBe(20);
    expect(played.offers('rush')).toHaveLength(others);
    expect(collecting(hoard().hero(1, { at: [16, 20] })).offers()).not.toContain(key);
    const shaken = hoard().hero(1, { shaken: true }).stage('heroes').play().choose('hero:1');
    expect(shaken.offers('collect:')).toEqual([]);
    expect(shaken.hero(1)).toMatchObject({ credits: 10, activated: true });
  });

  test('[GSQ-SEARCH-20] enemies leave tokens and treasure alone', () => {
    const played = hoard()
      .unit('chainBrute', [[19, 24]])
      .hero(1, { at: [2, 2], activated: true })
      .hero(2, { at: [46, 46], activated: true })
      .turnOfUnit(1)
      .play();
    expect(played.state.tokens).toHaveLength(1);
    expect(played.state.treasures).toHaveLength(1);
  });
});
