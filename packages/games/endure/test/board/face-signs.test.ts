import { describe, expect, test } from 'vitest';
import { markOf, marks } from '../../src/board/log/marks.ts';
import { setup } from '../../src/board/setup.ts';
import { verbs } from '../../src/board/verbs.ts';
import { missionIds } from '../../src/cards/missions/index.ts';
import { endure, texts } from '../../src/index.ts';
import { campaignIds } from '../../src/rules/campaigns.ts';
import { survivorIds } from '../../src/rules/table.ts';
import { log } from '../../src/text/en/log.ts';
import { walkGames } from '../support/face-games.ts';

const words: { readonly [key: string]: string } = texts.en;

describe('marks of the log', () => {
  test('every line has one of its own, also those that real games say', () => {
    expect(Object.keys(marks).sort()).toEqual(Object.keys(log).sort());
    walkGames(4, ({ said }) => {
      for (const entry of said) expect(markOf(entry), entry.key).toBe(marks[entry.key as keyof typeof log]);
    });
  });

  test('a line from elsewhere gets a plain one', () => {
    expect(markOf({ key: 'constructor' })).toMatchObject({ tone: 'plain' });
  });

  test('what turns a mission is a milestone, what happens all the time is not', () => {
    const milestones = Object.entries(marks).flatMap(([key, { isMilestone }]) => (isMilestone ? [key] : []));
    expect(milestones).toEqual(
      expect.arrayContaining(['token.revealed', 'killed', 'died', 'injury', 'event.drawn', 'door.unlocked', 'left']),
    );
    expect(milestones).not.toContain('moved');
    expect(milestones.length).toBeLessThan(15);
  });
});

describe('verbs', () => {
  test('each has a letter of its own that the table does not use', () => {
    const letters = Object.values(verbs).map(({ hotkey }) => hotkey);
    expect(new Set(letters).size).toBe(letters.length);
    for (const letter of letters) expect(letter).toMatch(/^[A-KMNQ-Y]$/);
  });

  test('every action that a turn offers or bars belongs to one', () => {
    const groups = new Set<string>();
    walkGames(8, ({ decision }) => {
      if (decision?.name !== 'turn') return;
      for (const { group } of [...(decision.ask?.options ?? []), ...(decision.ask?.blocked ?? [])])
        groups.add(`${group}`);
    });
    expect([...groups].filter(group => !Object.hasOwn(verbs, group))).toEqual([]);
    expect(groups.size).toBe(Object.keys(verbs).length);
  });

  test('what is rolled or used up is asked again', () => {
    const plain = Object.entries(verbs).flatMap(([group, { isPlain }]) => (isPlain ? [group] : []));
    expect(plain.sort()).toEqual(['interact', 'move', 'search', 'trade']);
  });
});

describe('the set-up', () => {
  const cardsOf = (name: string) => setup.fields.find(field => field.name === name)!.cards;

  test('has a card for every mission and every survivor, and each card its words', () => {
    expect(cardsOf('mission').map(({ value }) => value)).toEqual([...campaignIds(), ...missionIds]);
    expect(cardsOf('survivors').map(({ value }) => value)).toEqual([...survivorIds()]);
    const all = setup.fields.flatMap(field => [field.title, ...field.cards.flatMap(textsOf)]);
    expect(all.map(({ key }) => key).filter(key => !(key in words))).toEqual([]);
  });

  test('the two sets of a class are one family', () => {
    for (const { family, value } of cardsOf('survivors')) {
      const others = cardsOf('survivors').filter(card => card.family === family);
      expect(others.map(card => card.value)).toEqual([`${family}-a`, `${family}-b`]);
      expect(value.startsWith(`${family}-`)).toBe(true);
    }
  });

  test('the tutorial can be played as it is proposed', () => {
    expect(endure.setup.safeParse(setup.tutorial.setup).success).toBe(true);
  });
});

function textsOf({ title, text, group, facts = [] }: (typeof setup.fields)[number]['cards'][number]) {
  return [title, text, group, ...facts].flatMap(each => (each === undefined ? [] : [each]));
}
