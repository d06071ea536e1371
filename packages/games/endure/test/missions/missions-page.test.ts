import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conditionSchema } from '../../src/cards/missions/schema/conditions.ts';
import { goalSchema, lossSchema } from '../../src/cards/missions/schema/goals.ts';
import { missionSchema } from '../../src/cards/missions/schema/index.ts';
import { objectiveSchema } from '../../src/cards/missions/schema/objectives.ts';

const page = readFileSync(new URL('../../MISSIONS.md', import.meta.url), 'utf8');

/** The row of a table that begins with a word, together with what stands in it. */
function rowOf(word: string): string | undefined {
  return page.split('\n').find(line => /^\| `/.test(line) && line.split('|')[1]!.includes(`\`${word}\``));
}

interface Variant {
  readonly shape: { readonly [part: string]: unknown };
}

/** `word: part` for whatever the page does not tell of the words that tell these variants apart. */
function untold(variants: readonly unknown[], tells: string): string[] {
  return (variants as readonly Variant[]).flatMap(({ shape }) => {
    const [word] = (shape[tells] as { readonly values: ReadonlySet<string> }).values;
    const row = rowOf(word!) ?? '';
    return Object.keys(shape)
      .filter(part => (part === tells ? row === '' : !row.includes(`\`${part}\``)))
      .map(part => `${word}: ${part}`);
  });
}

test('the page on missions tells every part of a mission', () => {
  expect(Object.keys(missionSchema.shape).filter(part => rowOf(part) === undefined)).toEqual([]);
});

test('and every deed, condition, goal and loss with all that it can say', () => {
  const [goals] = goalSchema.options;
  expect(untold(objectiveSchema.shape.deed.options, 'does')).toEqual([]);
  expect(untold(conditionSchema.options, 'condition')).toEqual([]);
  expect(untold(goals.options, 'goal')).toEqual([]);
  expect(untold(lossSchema.options, 'loss')).toEqual([]);
});
