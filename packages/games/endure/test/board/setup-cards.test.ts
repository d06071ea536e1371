import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import nightShift from '../../examples/night-shift.json' with { type: 'json' };
import { chosenIn } from '../../src/board/briefing/chosen.ts';
import { setup } from '../../src/board/setup.ts';
import { missionIds, missions } from '../../src/cards/missions/index.ts';
import { texts } from '../../src/index.ts';
import { campaignIds } from '../../src/rules/campaigns.ts';
import { missionOf } from '../../src/rules/mission.ts';
import { setupSchema } from '../../src/setup.ts';
import {
  conditionTexts,
  deedText,
  fromCrewText,
  goalsOf,
  goalText,
  lossTexts,
  onlyText,
  purposeText,
} from '../../src/show/briefing.ts';
import { expansions } from '../../src/tables/expansions.ts';
import { boxedMissions } from '../support/boxed.ts';

const [what, survivors] = setup.fields;
const say = createFormatter(texts, 'en');
const cardOf = (value: string) => what!.cards.find(card => card.value === value)!;

/** Everybody whom a mission or campaign of the box asks for. */
const everyClass = ['medic-a', 'engineer-a', 'technician-a', 'captain-a'];

describe('what can be played', () => {
  test('campaigns come first, then the missions by what they come in', () => {
    const groups = what!.cards.map(({ value, group }) => [value, say(group!)]);
    expect(groups.slice(0, 5)).toEqual([...campaignIds().map(id => [id, 'Campaigns']), ['CG00', 'GEPs']]);
    expect(Object.fromEntries(groups)).toMatchObject({
      CG11: 'GEPs',
      CO12: 'Sentries',
      ROP19: 'Redeemers',
      P20: 'Primus',
    });
  });

  test('every card is a set-up that can be begun', () => {
    const refused = what!.cards.filter(
      ({ value }) => !setupSchema.safeParse({ mission: value, survivors: everyClass }).success,
    );
    expect(refused).toEqual([]);
    expect(what!.cards).toHaveLength(missionIds.length + campaignIds().length);
  });

  test('[ETS-CAMP-08, ETS-CAMP-21] a campaign tells how many missions it has, how long they take and whom it needs', () => {
    const { minutes, facts } = cardOf('terrible');
    expect(facts!.map(say)).toEqual(['3 missions', 'needs: Medic']);
    expect(minutes).toBe(50 + 60 + 75); // Of Bug Hunt and Signs of Life only one is played.
  });

  test('[ETS-GAME-10] a card is shown with the expansions without which its set-up is refused, and only with those', () => {
    for (const { value, comesWith } of what!.cards) {
      const needed = expansions.filter(left => {
        const owned = expansions.filter(each => each !== left);
        const checked = setupSchema.safeParse({ mission: value, survivors: everyClass, expansions: owned });
        return !checked.success && checked.error.issues.some(({ path }) => path[0] === 'mission');
      });
      expect(comesWith!.map(each => each.value).sort(), value).toEqual([...needed].sort());
    }
    const withTechnician = survivors!.cards.filter(({ comesWith }) => comesWith!.length > 0);
    expect(withTechnician.map(({ value }) => value)).toEqual(['technician-a', 'technician-b']);
  });

  test('a mission of one’s own has the card of its file, or a list of all that is wrong', () => {
    const own = setup.own!.check(nightShift);
    expect(own.ok && own.card).toMatchObject({ value: 'custom', level: 1, minutes: 25, comesWith: [] });
    expect(own.ok && say(own.card.title)).toBe('Night Shift');
    const wrong = setup.own!.check({ ...nightShift, faction: 'bugs', start: 'POOL.a' });
    expect(wrong.ok || wrong.problems.map(({ where }) => where)).toEqual(['faction', 'start']);
  });
});

describe('what is chosen', () => {
  test('is a mission, a campaign, one of one’s own, or nothing that there is', () => {
    expect(chosenIn({ mission: 'CG02' })).toEqual({ mission: missions['CG02'] });
    expect(chosenIn({ mission: 'fire' })).toEqual({ campaign: 'fire' });
    expect(chosenIn({ mission: 'custom', custom: nightShift })).toMatchObject({ mission: { id: 'NIGHT-SHIFT' } });
    expect(chosenIn({ mission: 'custom', custom: {} })).toBeUndefined();
    expect(chosenIn({ mission: 'CG99' })).toBeUndefined();
    expect(chosenIn(undefined)).toBeUndefined();
  });

  test('[ETS-CAMP-19] after another mission it has what comes of that', () => {
    const chosen = chosenIn({ mission: 'CG07', after: 'CG05' });
    expect(chosen).toEqual({ mission: missionOf({ mission: 'CG07+CG05' }) });
    expect(chosen).not.toEqual({ mission: missions['CG07'] });
  });
});

describe('a mission in words', () => {
  const all = [
    ...boxedMissions,
    ...boxedMissions.flatMap(({ id, after }) =>
      Object.keys(after).map(before => missionOf({ mission: `${id}+${before}` })),
    ),
  ];

  test.each(['en', 'fr'] as const)('everything about every mission can be said: %s', language => {
    const problems: string[] = [];
    const tell = createFormatter(texts, language, ({ sentence }) => problems.push(sentence));
    for (const mission of all) {
      const sentences = [
        ...mission.objectives.map(({ name, deed }) => deedText(mission, name, deed, { key: 'tile.LAB' })),
        ...mission.objectives.flatMap(({ deed }) => onlyText(deed) ?? []),
        ...mission.objectives.flatMap(({ fromCrew }) => fromCrewText(fromCrew, { key: 'tile.LAB' }) ?? []),
        ...goalsOf(mission).map(goal => goalText(mission, goal)),
        ...mission.conditions.flatMap(condition => conditionTexts(mission, condition)),
        ...lossTexts(mission),
      ];
      for (const sentence of sentences)
        expect(tell(sentence), sentence.key).not.toMatch(/^(deed|goal|condition|loss)\./);
    }
    expect(problems).toEqual([]);
  });

  test('[ETS-DEATH-08] a class that nobody else can stand in for is among what fails it', () => {
    expect(lossTexts(missions['CG03']!).map(say)).toEqual([
      'The last Engineer is dead, and something is left that only this class can do',
    ]);
    expect(lossTexts(missions['CG00']!)).toEqual([]);
  });

  test('how many are enough is said where not all have to be brought out', () => {
    const told = goalsOf(missions['CO14']!).map(goal => say(goalText(missions['CO14']!, goal)));
    expect(told[0]).toBe('Bring out the spare part: at least 4');
  });

  test('goals say what to do, as one would say it, in both languages', () => {
    const goalsIn = (id: string, language: 'en' | 'fr') => {
      const tell = createFormatter(texts, language);
      return goalsOf(missions[id]!).map(goal => tell(goalText(missions[id]!, goal)));
    };
    expect(goalsIn('CG02', 'en')).toEqual([
      'Use the security console',
      'Bring out the Brain',
      'Everybody leaves the map',
    ]);
    expect(goalsIn('CG02', 'fr')).toEqual([
      'Utiliser la console de sécurité',
      'Emporter le Cerveau hors du plateau',
      'Tout le monde quitte le plateau',
    ]);
    expect(goalsIn('ROP18', 'fr')).toEqual(['Tous les survivants sont avec les prisonniers']);
    expect(goalsIn('CG11', 'en')).toEqual([
      'At the end of a round the powered Loader holds the Titan, which has less than half its Health',
    ]);
    const [seal] = missions['CG01']!.objectives;
    expect(say(deedText(missions['CG01']!, seal!.name, seal!.deed, { key: 'tile.LAB' }))).toBe(
      'Seal the cell with the Loader (Laboratory): its door has Health 3',
    );
  });

  test('what no goal asks for is optional; not so what powers the Loader, opens the way, or hides the boss', () => {
    const uses = (id: string) => {
      const mission = missions[id]!;
      return Object.fromEntries(
        mission.objectives.map(({ name, deed }) => [name, purposeText(mission, name, deed)?.key]),
      );
    };
    expect(uses('CG00')).toEqual({ switch: undefined });
    expect(uses('CG02')).toMatchObject({ brain: undefined, rack: 'face.goal.optional' });
    expect(uses('ROP19')).toMatchObject({ shrine: undefined });
    expect(uses('CG01')).toEqual({ cell: undefined, powerCell: 'face.goal.powersLoader' });
    expect(uses('CG11')).toEqual({ powerCell: 'face.goal.powersLoader' });
  });
});
