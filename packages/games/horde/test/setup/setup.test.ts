import { Chance, Opening, seedFrom } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/index.ts';
import { generateTerrain } from '../../src/rules/setup/generator.ts';
import { setupSchema } from '../../src/setup.ts';

/** What is said against a set-up, each with where it is wrong. */
function refusals(setup: unknown): string[] {
  const parsed = setupSchema.safeParse(setup);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** A layout as the generator makes them, piece by piece. */
function layout(small = false): string[] {
  return generateTerrain(new Opening([], new Chance(seedFrom('a layout'))), small).split(', ');
}

/** Twenty pieces that are in nobody's way. */
const harmless = Array.from(
  { length: 20 },
  (_, at) => `crater ${40 + 16 * (at % 5)} ${112 + 16 * Math.floor(at / 5)} 0`,
);

const withHero = (hero: object) => ({ heroes: ['medic', { archetype: 'psion', ...hero }] });

describe('who goes', () => {
  test('[GSQ-PREP-02] a party has two to four heroes', () => {
    for (const heroes of [2, 3, 4, ['medic', 'medic']]) expect(refusals({ heroes })).toEqual([]);
    for (const heroes of [1, ['medic']]) {
      expect(refusals({ heroes })).toEqual(['heroes: A party has two to four heroes, not 1.']);
    }
    for (const heroes of [5, Array(5).fill('medic')]) {
      expect(refusals({ heroes })).toEqual(['heroes: A party has two to four heroes, not 5.']);
    }
    expect(refusals({ heroes: [] })).toEqual(['heroes: A party has two to four heroes, not 0.']);
  });

  test('[GSQ-PREP-03] everybody begins at level 1', () => {
    expect(refusals(withHero({ level: 1 }))).toEqual([]);
    for (const level of [0, 2, 15]) {
      expect(refusals(withHero({ level }))).toEqual([
        `heroes: Every hero begins at level 1: Psion (hero 2) has level ${level}.`,
      ]);
    }
  });

  test('[GSQ-HERO-02] the extra skill is one that the archetype does not have', () => {
    expect(refusals(withHero({ skill: 'taunt' }))).toEqual([]);
    expect(refusals(withHero({ skill: 'meditate' }))).toEqual([
      'heroes: Psion (hero 2) knows Meditate already; choose another skill.',
    ]);
    expect(refusals(withHero({ skill: 'juggle' }))).not.toEqual([]);
  });

  test('[GSQ-PSY-01, GSQ-HERO-02] there are as many feats as Caster says, and all different', () => {
    expect(refusals(withHero({ feats: ['hurl', 'haste'] }))).toEqual([]);
    expect(refusals({ heroes: ['psion', { archetype: 'medic', feats: [] }] })).toEqual([]);
    expect(refusals(withHero({ feats: ['hurl'] }))).toEqual(['heroes: Psion (hero 2) knows 2 psychic feats, not 1.']);
    expect(refusals(withHero({ feats: ['hurl', 'haste', 'daze'] }))).toEqual([
      'heroes: Psion (hero 2) knows 2 psychic feats, not 3.',
    ]);
    expect(refusals({ heroes: ['psion', { archetype: 'medic', feats: ['hurl'] }] })).toEqual([
      'heroes: Medic (hero 2) knows no psychic feat, not 1.',
    ]);
    expect(refusals(withHero({ feats: ['hurl', 'hurl'] }))).toEqual([
      'heroes: Psion (hero 2) is given the same feat twice.',
    ]);
  });

  test('[GSQ-HERO-02] an archetype is one of the ten', () => {
    expect(refusals({ heroes: ['medic', 'wizard'] })).not.toEqual([]);
  });

  test('[GSQ-PREP-13] there are one to four seats, and never more than heroes', () => {
    for (const seats of [1, 2, 3]) expect(refusals({ heroes: 3, seats })).toEqual([]);
    expect(refusals({ heroes: 3, seats: 4 })).toEqual([
      'seats: There are 4 seats for 3 heroes: everybody needs at least one hero.',
    ]);
    for (const seats of [0, 5]) expect(refusals({ heroes: 4, seats })[0]).toMatch(/^seats: /);
  });
});

describe('who attacks', () => {
  test('[GSQ-PREP-04, GSQ-PREP-11] at least one faction, each once', () => {
    for (const factions of [['cult'], ['swarm', 'cult'], ['swarm', 'remnant', 'corsairs', 'cult']]) {
      expect(refusals({ factions })).toEqual([]);
    }
    expect(refusals({ factions: [] })).toEqual(['factions: Somebody must attack: choose at least one faction.']);
    expect(refusals({ factions: ['cult', 'cult'] })).toEqual(['factions: A faction is named twice.']);
    expect(refusals({ factions: ['pirates'] })[0]).toMatch(/^factions\.0: /);
  });
});

describe('what lies on the table', () => {
  test('[GSQ-TABLE-02] at least 20 pieces', () => {
    for (const small of [false, true]) {
      const table = small ? 'small' : 'standard';
      const pieces = layout(small);
      expect(refusals({ table, terrain: pieces })).toEqual([]);
      expect(refusals({ table, terrain: pieces.slice(0, 20) })).toEqual([]);
      expect(refusals({ table, terrain: pieces.slice(0, 19) })).toEqual([
        'terrain: A table has at least 20 pieces of terrain; here are 19.',
      ]);
    }
  });

  test('[GSQ-TABLE-02] and only such as there are', () => {
    const pieces = layout().slice(0, 20);
    for (const piece of [
      'castle 8 8 0',
      'crater 8 8',
      'crater 8 8 4',
      'crater 7 8 0',
      'crater 8 -8 0',
      '',
      'crater 8 8 0 0',
      'toString 8 8 0',
    ]) {
      expect(refusals({ terrain: [...pieces, piece] })).toEqual([
        `terrain: “${piece}” is no piece of terrain: its kind, x and y in quarter inches (even numbers), quarter turns 0 to 3.`,
      ]);
    }
  });

  test('[GSQ-TABLE-01, GSQ-TABLE-03] none reaches beyond the table or lies on another', () => {
    const pieces = layout().slice(0, 20);
    expect(refusals({ terrain: [...pieces, 'crater 180 0 0'] })).toContain(
      'terrain: Crater at 45″, 0″ reaches beyond the table.',
    );
    const [kind = '', x = '', y = ''] = pieces[0]!.split(' ');
    const again = refusals({ terrain: [...pieces, pieces[0]] });
    expect(again).toHaveLength(1);
    expect(again[0]).toContain(`at ${Number(x) / 4}″, ${Number(y) / 4}″ lies on another piece.`);
    expect(again[0]).toContain(kind === 'ruin' ? 'Ruin' : 'Bunker');
  });

  test('[GSQ-TERRAIN-05] two that only touch lie side by side', () => {
    const row = Array.from({ length: 20 }, (_, at) => `cargo ${20 + 12 * (at % 10)} ${at < 10 ? 16 : 24} 0`);
    expect(refusals({ terrain: row })).toEqual([]);
    expect(refusals({ terrain: [...row, 'crater 130 30 0'] })).toHaveLength(1);
  });

  test('[GSQ-PREP-06, GSQ-GEN-05] there is room for the heroes in the middle', () => {
    const pieces = layout().slice(0, 20);
    const away = pieces.filter(piece => !piece.startsWith('crater'));
    for (const piece of ['bunker 86 88 0', 'barrier 96 80 0']) {
      expect(refusals({ terrain: [...away, 'crater 0 0 0', piece] }).join()).toMatch(/stands where heroes are placed/);
    }
    for (const small of [false, true]) {
      expect(refusals({ table: small ? 'small' : 'standard', terrain: layout(small) })).toEqual([]);
    }
  });

  test('[GSQ-GEN-05] walls and Barriers keep 3″ from markers and 4″ from corners', () => {
    const withOne = (piece: string) => refusals({ terrain: [...harmless, piece] });
    // A Cargo Stack is 3″ by 2″; marker 1 is at 12″, 12″.
    expect(withOne('cargo 42 28 0')).toEqual([]);
    expect(withOne('cargo 42 30 0')).toEqual([
      'terrain: Cargo at 10.5″, 7.5″ keeps too near to marker 1: walls, Barriers and danger stay 3″ away.',
    ]);
    expect(withOne('barrier 46 38 0')).toHaveLength(1);
    expect(withOne('cargo 16 0 0')).toEqual([]);
    expect(withOne('cargo 14 0 0')).toEqual([
      'terrain: Cargo at 3.5″, 0″ keeps too near to a corner of the table: walls and Barriers stay 4″ away.',
    ]);
    expect(withOne('thicket 42 30 0')).toEqual([]);
  });

  test('[GSQ-GEN-08, GSQ-WAVE-04] on the small table they leave corners free for 3″, where waves arrive', () => {
    const craters = Array.from({ length: 20 }, (_, at) => `crater ${8 + 8 * (at % 10)} ${at < 10 ? 40 : 48} 0`);
    const withOne = (piece: string) => refusals({ table: 'small', terrain: [...craters, piece] });
    expect(withOne('cargo 12 0 0')).toEqual([]);
    expect(withOne('cargo 10 0 0')).toEqual([
      'terrain: Cargo at 2.5″, 0″ keeps too near to a corner of the table: walls and Barriers stay 3″ away.',
    ]);
  });

  test('[GSQ-GEN-05] no danger within 3″ of a marker or 6″ of the middle; corners may have it', () => {
    const withOne = (piece: string) => refusals({ terrain: [...harmless, piece] }).map(each => each.split('″ ')[1]);
    expect(withOne('scrub 0 0 0')).toEqual([]);
    expect(withOne('scrub 40 48 0')).toEqual(['keeps too near to marker 1: walls, Barriers and danger stay 3']);
    expect(withOne('scrub 90 60 0')).toEqual(['stands where heroes are placed, less than 6']);
  });

  test('[GSQ-GEN-07] the largest base must get from the middle to every marker and near every corner', () => {
    const wall = Array.from({ length: 16 }, (_, at) => `cargo 64 ${12 * at} 1`);
    const craters = Array.from({ length: 6 }, (_, at) => `crater ${92 + 16 * at} 150 0`);
    expect(refusals({ terrain: [...wall, ...craters] })).toEqual([
      'terrain: A model on the largest base cannot walk from the middle of the table to every marker and to within 6″ of every corner.',
    ]);
    expect(refusals({ terrain: [...wall.slice(0, 7), ...wall.slice(9), ...craters] })).toEqual([]);
  });

  test('[GSQ-TABLE-02] and not so many that nobody could look through them', () => {
    expect(refusals({ terrain: Array(101).fill('crater 8 8 0') })).toEqual([
      'terrain: A table has room for 100 pieces of terrain; here are 101.',
    ]);
  });
});

test('[GSQ-PREP-02, GSQ-PREP-04, GSQ-PREP-13] everything that is wrong is told at once, and in French too', () => {
  const wrong = { heroes: 1, factions: [], terrain: ['crater 8 8 0'] };
  expect(refusals(wrong).map(refusal => refusal.split(':')[0])).toEqual(['heroes', 'factions', 'terrain']);
  const french = createFormatter(texts, 'fr');
  const parsed = setupSchema.safeParse(wrong);
  const said = parsed.error!.issues.map(issue =>
    french((issue as { params?: { text: { key: string } } }).params!.text),
  );
  expect(said).toHaveLength(3);
  for (const sentence of said) expect(sentence).not.toMatch(/setup\.|must|party/);
});

test('what nobody knows is refused', () => {
  expect(refusals({ difficulty: 'hard' })).not.toEqual([]);
  expect(refusals({ weather: 'hail' })[0]).toMatch(/^weather: /);
});
