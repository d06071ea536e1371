import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { chosenIn } from '../../src/board/setup/chosen.ts';
import { setup } from '../../src/board/setup.ts';
import { missionIds } from '../../src/cards/missions/index.ts';
import { ships } from '../../src/cards/ships.ts';
import { idsOf } from '../../src/catalogue.ts';
import { renegades, texts } from '../../src/index.ts';
import { fleetOf } from '../../src/rules/setup/fleet.ts';

const problems: string[] = [];
const tellers = (['en', 'fr'] as const).map(language =>
  createFormatter(texts, language, ({ sentence }) => problems.push(sentence)),
);
const [missionField, shipField] = setup.fields;

describe('the set-up page', () => {
  test('[RDA-SETUP-13] has a card for every mission and one to draw, and all can be said in both languages', () => {
    expect(missionField!.cards.map(({ value }) => value)).toEqual(['random', ...missionIds]);
    for (const say of tellers) {
      for (const { title, text, group, facts = [], details = [] } of setup.fields.flatMap(({ cards }) => cards)) {
        for (const told of [title, text, group, ...facts, ...details.flatMap(each => [each.title, each.text])]) {
          if (told) say(told);
        }
      }
    }
    expect(problems).toEqual([]);
  });

  test('[RDA-SETUP-02, RDA-SETUP-03] a ship is offered the ten of its side, and its usual five can be played', () => {
    for (const ship of idsOf(ships)) {
      const [crew, ...others] = shipField!.roster!.choicesOf(ship);
      expect(others).toEqual([]);
      expect(crew!.values).toHaveLength(10);
      const chosen = renegades.setup.safeParse({ players: 4, ships: [{ ship, crew: crew!.usual }] });
      expect(chosen.success).toBe(true);
    }
  });

  test('a ship as the page writes it goes where its side does', () => {
    const ships4 = [{ ship: 'argusPrime', crew: ['adira', 'tomas', 'brakk', 'ouro', 'tinn'] }, 'cerberus'];
    const fleet = fleetOf(renegades.setup.parse({ players: 1, ships: ships4 }));
    expect(fleet.map(({ ship }) => ship)).toEqual(['cerberus', 'argusPrime']);
    expect(fleet.every(({ ship, faction }) => ships[ship].faction === faction)).toBe(true);
  });

  test('what a newcomer plays first is a set-up that can be played', () => {
    expect(renegades.setup.safeParse(setup.tutorial.setup).success).toBe(true);
    expect(chosenIn(setup.tutorial.setup)).toMatchObject({ id: 'runawayPrincess', tier: 1 });
    expect(chosenIn({ mission: 'random', tier: 3 })).toMatchObject({ mission: undefined, tier: 3 });
  });
});
