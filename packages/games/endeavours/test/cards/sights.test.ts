import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { foundMissions } from '../../src/cards/found.ts';
import { observation } from '../../src/cards/observation/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { nameOfCard } from '../../src/rules/cards.ts';
import { copiesOf } from '../../src/rules/copies.ts';
import { drawObservation } from '../../src/rules/decks/observation.ts';
import { foundMissionOf } from '../../src/rules/missions/quest.ts';
import { noteOf } from '../../src/show/notes.ts';
import type { ObservationId } from '../../src/types.ts';
import { onlyBlack } from '../support/beads.ts';
import { sighting } from '../support/cards.ts';
import { keysOf, linesOf } from '../support/log.ts';
import { cardIn } from '../support/operations.ts';

const foundIds = idsOf(foundMissions);
const observationIds = copiesOf(observation);

const hubble = (): Scene => scene().outpost('EML1', { cards: ['telescope'] });
const copies = <V>(title: string, ...values: V[]) =>
  values.map((value, at) => [`${title}-${at + 1}` as ObservationId, value] as const);

describe('immediate sights', () => {
  test.each(copies('OI1', 1, 1, 1, 1, 1, 1))(
    '[END-OBSCARD-12] %s Coronal Mass Ejection: %i is placed, and the card Discarded',
    (card, count) => {
      const seen = sighting(hubble().dice(1, 1, 1, 1, 1, 4, 3), card);
      expect(seen.state.ejections).toHaveLength(count);
      expect(seen.state.observation.discard).toEqual([card]);
    },
  );

  test.each(copies('OI2', 1, 1, 1))('[END-OBSCARD-12] %s Black Hole: %i is placed', (card, count) => {
    expect(sighting(hubble().dice(1, 1, 1, 1, 1), card).state.holes).toHaveLength(count);
  });

  test.each(copies('OI3', 1, 1, 1, 1))(
    '[END-OBSCARD-12] %s Wormhole Detected: %i entrance, no exit yet',
    (card, count) => {
      const { wormholes } = sighting(hubble().dice(1, 1), card).state;
      expect(wormholes).toHaveLength(count);
      expect(wormholes[0]!.exit).toBeNull();
    },
  );

  test.each(copies('OI4', 3, 4, 5))(
    '[END-OBSCARD-18, END-OBSCARD-12] %s Second Habitat: the second Drift Bernal, or %i Aqua once it is there',
    (card, aqua) => {
      const table = hubble()
        .drift('D02', 'MA-L4')
        .with(state => {
          state.driftDeck = ['D07', 'D03'];
        })
        .dice(1, 1, 6, 6, 5, 5);
      const seen = sighting(table, card);
      expect(seen.state.drift[1]).toMatchObject({ card: 'D03', slot: 'stanford', anchored: false });
      expect(seen.state.bank).toBe(10);
      const again = sighting(hubble().drift('D02', 'MA-L4').drift('D03', 'MA-L5'), card);
      expect(again.state.bank).toBe(10 + aqua);
      expect(again.state.drift).toHaveLength(2);
    },
  );

  test.each(copies('OI5', true, true, true))(
    '[END-OBSCARD-12] %s Instrument Failure: the telescope is damaged: %s',
    (card, damaged) => {
      expect(sighting(hubble(), card).card('telescope')!.damaged).toBe(damaged);
    },
  );

  test('[END-OBSCARD-12] OI5-4 Instrument Failure: on a 3, not on a 4; and never without a telescope card', () => {
    expect(sighting(hubble().dice(3), 'OI5-4').card('telescope')!.damaged).toBe(true);
    expect(sighting(hubble().dice(4), 'OI5-4').card('telescope')!.damaged).toBe(false);
    const flyeye = scene().station('flyeyeObservatory', 'EROS');
    expect(cardIn(flyeye, 'telescope')).toBeUndefined();
    expect(sighting(flyeye, 'OI5-1').said('damaged.card')).toEqual([]);
  });

  test.each(
    copies(
      'OI6',
      ['JU-L1', 'SA-L1', 'UR-L1'], // left over
      ['ME-L4', 'MA-L1', 'UR-L1'],
      [],
    ),
  )('[END-OBSCARD-12] %s Sungrazer Shower: with all dice at 1, %j stay', (card, left) => {
    const table = scene().with(state => {
      state.satellites = ['ME-L4', 'MA-L1', 'JU-L1', 'SA-L1', 'UR-L1'];
    });
    expect(sighting(table.dice(1, 1, 1, 1, 1), card).state.satellites).toEqual(left);
    const lucky = scene().with(state => {
      state.satellites = ['ME-L4', 'JU-L1'];
    });
    expect(sighting(lucky.dice(2, 2), card).state.satellites).toHaveLength(2);
  });

  test.each(copies('OI7', 2, 3, 3, 4))('[END-OBSCARD-12] %s Public Interest: %i Aqua', (card, aqua) => {
    expect(sighting(hubble(), card).state.bank).toBe(10 + aqua);
  });

  test.each(copies('OI8', ['OA1-1'], ['OA1-1'], ['OA1-1', 'OI7-1']))(
    '[END-OBSCARD-12] %s False Alarm: %j are resolved instead',
    (card, resolved) => {
      const seen = sighting(hubble().observation('OA1-1', 'OI7-1', 'OA1-2'), card);
      expect(seen.state.hand).toEqual(['OA1-1']);
      expect(seen.state.bank).toBe(10 + (resolved.length === 2 ? 2 : 0));
      expect(seen.state.observation.draw).toHaveLength(3 - resolved.length);
    },
  );
});

describe('other kinds of sights', () => {
  const ids = (letters: string) => observationIds.filter(card => card.startsWith(letters));

  test('[END-OBSCARD-02] every discovered mission lies next to the base missions', () => {
    for (const card of ids('OM')) {
      const table = hubble()
        .dice(...Array(7).fill(1))
        .with(onlyBlack);
      expect(sighting(table, card).state.found).toMatchObject([{ card, site: null, no: null, status: 'open' }]);
    }
  });

  test('[END-OBSCARD-13] six have a lightning bolt, each of another title', () => {
    const bolts = foundIds.filter(card => foundMissionOf(card).bolt !== undefined);
    expect(bolts).toEqual(['OM1-1', 'OM2-5', 'OM4-4', 'OM8-1', 'OM9-3', 'OM10-3']);
  });

  /** What each does at once, and the first words of the log about it. */
  const bolts: readonly (readonly [ObservationId, string, (table: Scene) => unknown, unknown])[] = [
    ['OM1-1', 'Wormhole Survey, at once: A wormhole opens.', ({ state }) => state.wormholes.length, 1],
    ['OM2-5', 'Supernova Watch, at once: Draw 1 discovery.', ({ state }) => Object.keys(state.filled).length, 1],
    ['OM4-4', 'Interferometer Array, at once: 3 Aqua.', ({ state }) => state.bank, 13],
    ['OM8-1', 'Impact Warning, at once: A coronal mass ejection.', ({ state }) => state.ejections.length, 1],
    ['OM9-3', 'Silence, at once: Whoever is isolated becomes lonely.', table => cardIn(table, 'C07').lonely, true],
    ['OM10-3', 'Comet Intercept, at once: Draw 2 discoveries.', ({ state }) => Object.keys(state.filled).length, 2],
  ];

  test.each(bolts)('[END-OBSCARD-13] %s: %s It stays in play', (card, words, measure, after) => {
    const table = hubble()
      .outpost('EROS', { cards: ['C07'] })
      .with(state => {
        state.bag = { black: 0, green: 9, purple: 0, red: 0, yellow: 0 };
      })
      .dice(...Array(7).fill(1));
    const spots = card === 'OM10-3' ? ['rover/0', 'array/0'] : card === 'OM2-5' ? ['rover/0'] : [];
    const seen = sighting(table, card, ...spots);
    expect(measure(table)).toBe(after);
    expect(seen.state.found).toMatchObject([{ card, status: 'open' }]);
    expect(seen.state.observation.discard).toEqual([]);
    expect(linesOf(seen)[1]).toBe(words);
    expect(noteOf({ key: card, label: nameOfCard(card) })).toBeDefined();
  });

  test('[END-OBSCARD-13] one without a bolt does nothing at once', () => {
    expect(keysOf(sighting(hubble(), 'OM8-2'))).toEqual(['found.added END-FOUND-02']);
  });

  test('[END-OBSCARD-03, END-OBSCARD-11, END-OBSCARD-15] astronomical observations and developments go to the Hand', () => {
    for (const card of [...ids('OA'), ...ids('OV')]) expect(sighting(hubble(), card).state.hand).toEqual([card]);
  });

  test('[END-OBSCARD-17, END-RULE-13] an empty deck is made of the discards', () => {
    const table = hubble().with(state => {
      state.observation = { draw: [], discard: ['OI7-1'] };
    });
    const seen = table.perform(t => drawObservation(t, { node: 'EML1', telescope: null }));
    expect(seen.state.bank).toBe(12);
    expect(seen.state.observation).toEqual({ draw: [], discard: ['OI7-1'] });
  });
});
