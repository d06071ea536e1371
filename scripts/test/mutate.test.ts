import { describe, expect, test } from 'vitest';
import { fileOf, rangesOf } from '../../testing/mutate/changed.ts';
import { draw } from '../../testing/mutate/draw.ts';
import { groupOf, isDrawn, isMutated, packageOf } from '../../testing/mutate/groups.ts';
import { portions } from '../../testing/mutate/portions.ts';
import { type Mutant, percent, scoreOf, survivorLines } from '../../testing/mutate/report.ts';

describe('what is changed', () => {
  test('since a revision: the lines that are new, not those that went', () => {
    const diff = [
      '--- a/packages/kernel/src/odds.ts',
      '+++ b/packages/kernel/src/odds.ts',
      '@@ -10,2 +12,3 @@ function one() {',
      '+@@ -1 +1 @@',
      '@@ -30 +33 @@',
      '@@ -40,4 +42,0 @@',
      '+++ b/packages/space/src/grid/sight.ts',
      '@@ -0,0 +1,73 @@',
    ];
    expect(rangesOf(diff.join('\n'))).toEqual([
      'packages/kernel/src/odds.ts:12-14',
      'packages/kernel/src/odds.ts:33-33',
      'packages/space/src/grid/sight.ts:1-73',
    ]);
  });

  test('lines are no part of a file’s name', () => {
    expect(fileOf('packages/kernel/src/odds.ts:12-14')).toBe('packages/kernel/src/odds.ts');
    expect(fileOf('packages/kernel/src/odds.ts:12:3-14:5')).toBe('packages/kernel/src/odds.ts');
    expect(fileOf('packages/kernel/src/odds.ts')).toBe('packages/kernel/src/odds.ts');
  });

  test.each([
    ['packages/games/horde/src/rules/melee.ts', true, true],
    ['packages/games/horde/src/field/ground.ts', true, true],
    ['packages/games/beacon/src/rules.ts', true, true],
    ['packages/server/src/http/page.ts', true, true],
    ['packages/games/horde/src/text/en.ts', true, false],
    ['packages/games/horde/src/bot/aims.ts', true, false],
    ['packages/web/src/table/log.tsx', true, false],
    ['packages/kernel/src/types.ts', false, false],
    ['packages/games/endure/src/types/items.ts', false, false],
    ['packages/games/endure/src/testing/scene.ts', false, false],
    ['packages/kernel/test/odds.test.ts', false, false],
    ['bench/src/main.ts', false, false],
  ])('%s: can be changed %s, may be drawn %s', (file, isChanged, mayBeDrawn) => {
    expect([isMutated(file), isDrawn(file)]).toEqual([isChanged, mayBeDrawn]);
  });
});

test('tests run in portions of which each is twice as large as the one before', () => {
  expect(portions([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([[1], [2, 3], [4, 5, 6, 7], [8, 9]]);
  expect(portions([])).toEqual([]);
});

describe('drawing files', () => {
  const files = ['a', 'b', 'c', 'd', 'e'].flatMap(name => [
    `packages/kernel/src/${name}.ts`,
    `packages/space/src/${name}.ts`,
  ]);
  const few = [...files, 'packages/games/beacon/src/rules.ts'];

  test('the same seed draws the same, another others', () => {
    expect(draw(files, 4, 'one')).toEqual(draw([...files].reverse(), 4, 'one'));
    expect(['two', 'three', 'four'].map(seed => draw(files, 4, seed))).not.toContainEqual(draw(files, 4, 'one'));
  });

  test('each group has its share, and one that has fewer gives all it has', () => {
    const drawn = draw(few, 7, 'one');
    const share = (group: string) => drawn.filter(file => packageOf(file) === group).length;
    expect([share('kernel'), share('space'), share('beacon')]).toEqual([3, 3, 1]);
    expect(new Set(drawn).size).toBe(7);
    expect(draw(few, 99, 'one').toSorted()).toEqual(few.toSorted());
  });
});

test('the stores of the server have tests of their own, and what is drawn is the server’s all the same', () => {
  const [page, sqlite] = ['packages/server/src/http/page.ts', 'packages/server/src/store/sqlite.ts'];
  expect([groupOf(page).name, groupOf(sqlite).name]).toEqual(['server', "server's stores"]);
  const ownTests = groupOf(sqlite).tests.include;
  expect(ownTests).toEqual([expect.stringMatching(/^packages\/server\/test\//)]); // nor once more where packages are linked
  expect(groupOf(page).tests.exclude).toEqual(expect.arrayContaining(ownTests.map(each => `**/${each}`)));
  expect([packageOf(page), packageOf(sqlite)]).toEqual(['server', 'server']);
});

describe('what came of it', () => {
  const source = 'const few = 1;\nif (few < 2 &&\n  many) go();\n';
  const mutant = (status: string): Mutant => ({
    fileName: 'packages/kernel/src/a.ts',
    mutatorName: 'LogicalOperator',
    status,
    replacement: 'few < 2 || many',
    location: { start: { line: 2, column: 5 }, end: { line: 3, column: 7 } },
  });

  test('what fails, never ends or cannot be loaded has noticed; what no test reaches counts against us; the rest does not count', () => {
    const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'];
    const score = scoreOf(statuses.map(mutant));
    expect(score).toEqual({ noticed: 4, all: 6 });
    expect(percent({ noticed: 3, all: 5 })).toBe(60);
    expect(percent(scoreOf([]))).toBe(100);
  });

  test('survivors are listed with what stood there and what stood there instead', () => {
    expect(survivorLines(['Killed', 'Survived', 'NoCoverage'].map(mutant), () => source)).toEqual([
      'packages/kernel/src/a.ts:2:5 LogicalOperator\n    - few < 2 && many\n    + few < 2 || many',
      'packages/kernel/src/a.ts:2:5 LogicalOperator (no test comes here)\n    - few < 2 && many\n    + few < 2 || many',
    ]);
  });
});
