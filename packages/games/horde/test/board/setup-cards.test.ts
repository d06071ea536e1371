import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { setup } from '../../src/board/setup.ts';
import { archetypes } from '../../src/cards/heroes.ts';
import { factions } from '../../src/cards/units/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { texts } from '../../src/index.ts';
import { partyOf } from '../../src/rules/setup/party.ts';
import { setupSchema } from '../../src/setup.ts';
import type { Archetype } from '../../src/types.ts';

const [attackers, heroes] = setup.fields;
const { roster } = heroes!;

describe('the set-up sheet', () => {
  test('[GSQ-PREP-11, GSQ-PREP-12] has a card for every faction and every archetype', () => {
    expect(attackers!.cards.map(({ value }) => value)).toEqual(factions);
    expect(heroes!.cards.map(({ value }) => value)).toEqual(idsOf(archetypes));
  });

  test('[GSQ-HERO-02, GSQ-PSY-01] offers every skill that an archetype does not know, and feats to casters alone', () => {
    for (const id of idsOf(archetypes)) {
      const { skills, specials }: Archetype = archetypes[id];
      const [skill, feats] = roster!.choicesOf(id);
      expect(skill!.values.some(({ value }) => (skills as readonly string[]).includes(value))).toBe(false);
      expect(skill!.values.length + skills.length).toBe(20);
      expect(feats?.usual.length ?? 0).toBe(specials.caster ?? 0);
    }
  });

  test('[GSQ-PREP-02, GSQ-HERO-02] whatever it offers is a set-up that the game takes', () => {
    for (const id of idsOf(archetypes)) {
      const choices = roster!.choicesOf(id);
      const chosen = choices.map(({ name, values, usual, isList }) => [
        name,
        isList ? values.slice(-usual.length).map(({ value }) => value) : values.at(-1)!.value,
      ]);
      const member = { [roster!.card]: id, ...Object.fromEntries(chosen) };
      const made = setupSchema.parse({ heroes: [id, member] });
      expect(partyOf(made)[1]).toMatchObject({ archetype: id, ...Object.fromEntries(chosen) });
    }
    expect(setupSchema.safeParse({ heroes: roster!.usual }).success).toBe(true);
    expect(setupSchema.safeParse(setup.tutorial.setup).success).toBe(true);
  });

  test('can be read in both languages', () => {
    const problems: string[] = [];
    const cards = setup.fields.flatMap(field => field.cards);
    const choices = idsOf(archetypes).flatMap(id => roster!.choicesOf(id));
    const all = [
      ...cards.flatMap(({ title, text, facts = [], details = [] }) => [
        title,
        text!,
        ...facts,
        ...details.flatMap(detail => [detail.title, detail.text]),
      ]),
      ...choices.flatMap(({ title, values }) => [title, ...values.flatMap(each => [each.title, each.text!])]),
      setup.tutorial.title,
    ];
    for (const language of ['en', 'fr'] as const) {
      const say = createFormatter(texts, language, ({ sentence }) => problems.push(sentence));
      for (const text of all) expect(say(text)).not.toBe('');
    }
    expect(problems).toEqual([]);
  });
});
