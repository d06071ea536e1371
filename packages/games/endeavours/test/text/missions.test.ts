import { scene } from '@starboard/endeavours/testing';
import type { Text } from '@starboard/kernel';
import { checkTexts, checkUses } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { baseMissions } from '../../src/cards/base-missions.ts';
import { foundMissions } from '../../src/cards/found.ts';
import { idsOf } from '../../src/catalogue.ts';
import { nodeIds, zones } from '../../src/map/index.ts';
import { isExploration } from '../../src/rules/copies.ts';
import { missing } from '../../src/rules/missions/kinds/index.ts';
import { foundMissionOf, openQuests } from '../../src/rules/missions/quest.ts';
import { isWorth, labelOfReward } from '../../src/rules/missions/rewards.ts';
import { nameOfPair, titleOf } from '../../src/rules/missions/words.ts';
import { missions as en } from '../../src/text/en/missions.ts';
import { missions as fr } from '../../src/text/fr/missions.ts';
import type { FoundId, State } from '../../src/types.ts';

const baseMissionIds = idsOf(baseMissions);
const foundIds = idsOf(foundMissions);

/** Names of places and cards, which are told elsewhere. */
const names = Object.fromEntries([
  ...nodeIds.map(node => [`node.${node}`, node]),
  ...zones.map(zone => [`zone.${zone}`, zone]),
  ...foundIds.map(card => [`card.${card}`, card]),
]);
const texts = { en: { ...names, ...en }, fr: { ...names, ...fr } };

/** Every base mission and every discovered one in play, with nothing done for it. */
const all = scene();
for (const card of baseMissionIds) all.mission(card);
for (const card of foundIds) all.found(card, { site: isExploration(card as FoundId) ? 'BENNU' : null });
const quests = openQuests(all.state);

const sentences = (uses: readonly Text[]) => checkUses(texts, uses).map(({ sentence }) => sentence);
const missingFrom = (state: State) => openQuests(state).map(quest => missing(state, quest).map(({ key }) => key));

describe('words', () => {
  test('[END-HIDDEN-10] the texts of missions are sound in both languages', () => {
    expect(checkTexts(texts).map(({ sentence }) => sentence)).toEqual([]);
  });

  test('[END-MISSION-53] each of the 215 base missions has a title of its own', () => {
    const titles = baseMissionIds.map(card => titleOf(card));
    expect(sentences(titles)).toEqual([]);
    expect(new Set(titles.map(title => JSON.stringify(title))).size).toBe(215);
  });

  test('[END-HIDDEN-10] what is still missing can be told of every mission', () => {
    const told = quests.map(quest => missing(all.state, quest));
    expect(told.every(texts => texts.length > 0)).toBe(true);
    expect(sentences(told.flat())).toEqual([]);
  });

  test('[END-FOUND-07] every reward says what it is', () => {
    const rewarded = all.state.found.filter(({ card }) => foundMissionOf(card).reward !== undefined);
    expect(sentences(rewarded.map(found => labelOfReward(all.state, found)))).toEqual([]);
    expect(rewarded.length).toBe(85); // all but XM8, XM9, OM8 and OM9
    expect(rewarded.some(found => isWorth(all.state, found))).toBe(true);
  });

  test('[END-HIDDEN-10] what is done is no longer missing', () => {
    const fetched = scene()
      .mission('SR1', { cards: [2] })
      .mission('FB5', { cards: [2] })
      .mission('HY2', { produced: 9, count: 4 })
      .mission('SD1')
      .site('LUN-MH', { claim: true })
      .mission('AX1', { places: ['MAR-PV', 'MAR-AR', 'MAR-KO'] })
      .mission('TO2', { cards: [2], delivered: ['2@EROS', '2@LUN-MH'] })
      .mission('HS1', { cards: [3], delivered: ['M'] })
      .rocket('LEO', { cards: ['C07', 'sample:C'] }).state;
    expect(missingFrom(fetched)).toEqual([
      ['missing.bring.home'],
      ['missing.comeHome'],
      ['missing.deliverWater'],
      ['missing.supplies'],
      ['missing.colonyApart'],
      ['missing.touristsHome'],
      ['missing.deliverSamples'],
    ]);
  });

  test('[END-HIDDEN-10] how much is missing counts down', () => {
    const { state } = scene()
      .mission('HC4', { tokens: ['colony:CERES'] })
      .mission('SI3', { tokens: ['factory:AMUN'] })
      .mission('OB4', { filled: [true, false, false] })
      .mission('HX3', { places: ['LUN-MH'] });
    const params = openQuests(state).flatMap(quest => missing(state, quest).map(text => text.params!));
    expect(params).toMatchObject([{ size: 6 }, { count: 2 }, { spots: { key: 'list.more' } }, { size: 1 }]);
  });

  test('[END-HIDDEN-10] tokens that stand are no longer asked for', () => {
    const { state } = scene()
      .mission('HH3', { tokens: ['colony:CERES'] })
      .mission('HP2', { tokens: ['claim:AMUN'] })
      .mission('SE6', { tokens: ['elevator:PLUTO/PL-BC'] });
    expect(openQuests(state).flatMap(quest => missing(state, quest))).toMatchObject([
      { key: 'missing.colonyHydration', params: { hydration: 4, count: 2 } },
      { key: 'missing.zoneClaims', params: { feature: 'push', count: 1 } },
      { key: 'missing.elevator', params: { pair: nameOfPair('CHARON/PL-BC') } },
    ]);
  });

  test('[END-HIDDEN-10, END-MISSION-13] beside a Site without a Factory a Bernal has no Dirtside yet', () => {
    expect(missingFrom(scene().mission('AB1').state)).toEqual([['missing.dirtside', 'missing.bernal']]);
    expect(missingFrom(scene().mission('AB1').factory('PHOBOS').state)).toEqual([['missing.bernal']]);
  });
});
