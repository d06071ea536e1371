import '../../src/compose.ts';
import { describe, expect, test } from 'vitest';
import { accomplishments } from '../../src/cards/accomplishments.ts';
import { events } from '../../src/cards/events.ts';
import { items } from '../../src/cards/items/index.ts';
import { missionIds } from '../../src/cards/missions/index.ts';
import { classes, survivors } from '../../src/cards/survivors/index.ts';
import { tileCodes } from '../../src/map/tiles.ts';
import { campaignIds } from '../../src/rules/campaigns.ts';
import { isMood } from '../../src/rules/enemies/bosses.ts';
import { enemyTypes } from '../../src/rules/enemies/kinds.ts';
import {
  accomplishmentDeck,
  bossDeck,
  eventDeck,
  itemDeck,
  refugeEventDeck,
  resolveDeck,
} from '../../src/rules/setup/decks.ts';
import { classOf, survivorIds } from '../../src/rules/table.ts';

/** How many times each thing is there. */
function counted<T extends string>(things: readonly T[]): { readonly [thing: string]: number } {
  const counts: { [thing: string]: number } = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}

describe('the box', () => {
  test('[ETS-COMP-05] holds 80 item, 30 event, 20 Resolve, 18 accomplishment and 18 Refuge event cards', () => {
    const sizes = [itemDeck(), eventDeck(), resolveDeck(), accomplishmentDeck(), refugeEventDeck()].map(
      deck => deck.length,
    );
    expect(sizes).toEqual([80, 30, 20, 18, 18]);
  });

  test('[ETS-ITEM-01] 30 weapons, 6 armours, 6 helmets, 28 items and 10 noise cards', () => {
    expect(counted(itemDeck().map(card => items[card].kind))).toEqual({
      weapon: 30,
      armour: 6,
      helmet: 6,
      gear: 28,
      noise: 10,
    });
  });

  test('[ETS-EDECK-01, ETS-EDECK-02] 14 of the events are radar spawns, one of them without a tile', () => {
    const spawns = eventDeck().filter(card => events[card].spawns);
    expect(spawns).toEqual(eventDeck().slice(0, 14));
    expect(spawns.filter(card => events[card].tile === undefined)).toEqual(['proximityAlert', 'proximityAlert']);
    expect(new Set(spawns.flatMap(card => events[card].tile ?? []))).toEqual(new Set(tileCodes));
  });

  test('[ETS-RDECK-01, ETS-RTAB-03] no Resolve card and no Refuge event is there twice', () => {
    expect([new Set(resolveDeck()).size, new Set(refugeEventDeck()).size]).toEqual([20, 18]);
  });

  test('[ETS-ADECK-01] 11 accomplishment cards have a reward for one use, 7 a lasting one', () => {
    expect(counted(accomplishmentDeck().map(card => (accomplishments[card].use ? 'single' : 'lasting')))).toEqual({
      single: 11,
      lasting: 7,
    });
  });

  test.each(['titan', 'primus', 'olympian', 'preacher'] as const)(
    '[ETS-BDECK-01, ETS-COMP-05] the deck of a boss has 20 cards, 7 attacks twice and 6 moods once: %s',
    boss => {
      const counts = Object.entries(counted(bossDeck(boss)));
      expect(bossDeck(boss)).toHaveLength(20);
      expect(counts.filter(([, copies]) => copies === 2)).toHaveLength(7);
      expect(counts.filter(([, copies]) => copies === 1)).toHaveLength(6);
      for (const card of bossDeck(boss)) expect(counted(bossDeck(boss))[card]).toBe(isMood(card) ? 1 : 2);
    },
  );

  test('[ETS-COMP-02] 12 tiles', () => {
    expect(new Set(tileCodes).size).toBe(12);
  });

  test('[ETS-CLASS-01] 7 classes, each with two sets of three abilities', () => {
    expect(Object.keys(classes)).toHaveLength(7);
    expect(counted(survivorIds().map(classOf))).toEqual(
      Object.fromEntries(Object.keys(classes).map(name => [name, 2])),
    );
    const names = survivorIds().flatMap(id =>
      [survivors[id].passive, survivors[id].active, survivors[id].crisis].map(({ name }) => name),
    );
    expect([names.length, new Set(names).size]).toEqual([42, 42]);
  });

  test('[ETS-CAMP-12] 21 missions and 4 campaigns, against 12 types of enemies', () => {
    const ofTheBox = missionIds.filter(id => /^(CG|CO|ROP|P)\d\d$/.test(id));
    expect([ofTheBox.length, campaignIds().length, enemyTypes().length]).toEqual([21, 4, 12]);
  });
});
