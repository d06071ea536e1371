import { scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { eventPhase } from '../../src/rules/events/phase.ts';
import { roundEnds } from '../../src/rules/round.ts';
import type { EventId, Stage } from '../../src/types.ts';
import { begun, goOn } from '../support/rounds.ts';

const deck = (...draw: EventId[]) => ({ draw, discard: [] });

describe('rounds', () => {
  test('[RDA-ROUND-01, RDA-ROUND-06] ships, then NPC ships, then parties, then NPCs, then the event', () => {
    const match = begun({}, 'a round');
    const seen: Stage[] = [];
    goOn(match, each => {
      if (seen.at(-1) !== each.state.stage) seen.push(each.state.stage);
      return each.state.round === 2;
    });
    const keys = match.log.map(({ key }) => key);
    expect(keys.lastIndexOf('ship.turn')).toBeLessThan(keys.indexOf('event.read'));
    expect(match.said('round.begins').map(({ params }) => params?.['round'])).toEqual([1, 2]);
    expect(match.said('event.read')).toHaveLength(1);
    expect(seen.slice(0, 3)).toEqual(['placement', 'shipPhase', 'ships']);
  });

  test('[RDA-ROUND-06] the stages hand over in this order', () => {
    const match = scene()
      .with(state => {
        state.events = deck('solarFlare', 'chokingFog');
        state.order = [];
      })
      .stage('ships')
      .play();
    // no ship has a turn left: fighters, prisoners, parties, NPCs, event and end of round follow without a question
    expect(match.log.map(({ key }) => key)).toEqual(['event.read', 'round.begins']);
    expect(match.state).toMatchObject({ round: 2, stage: 'shipPhase' });
  });

  test('[RDA-ROUND-02, RDA-EVENT-08, RDA-QUICK-04, RDA-RUL-28] after the last event there is one round more, without an event', () => {
    const match = scene()
      .with(state => Object.assign(state, { events: deck('solarFlare') }))
      .stage('event')
      .play();
    expect(match.state).toMatchObject({ round: 2, lastRound: true });
    expect(match.said('round.last')).toHaveLength(1);
    const last = scene()
      .round(2)
      .with(state => Object.assign(state, { events: deck('chokingFog'), lastRound: true }))
      .perform(eventPhase);
    expect(last.state.events.draw).toEqual(['chokingFog']);
  });

  test('[RDA-QUICK-04, RDA-QUICK-05, RDA-ROUND-02] then the mission ends with its time-out', () => {
    const performed = scene()
      .with(state => Object.assign(state, { lastRound: true }))
      .perform(roundEnds);
    expect(performed.ended).toBe(true);
    expect(performed.state).toMatchObject({ stage: 'missionEnds', result: { reason: 'timeOut', winners: [] } });
  });

  test('[RDA-EVENT-08] the full deck of 32 runs out, too', () => {
    const { state } = begun();
    expect(state.clock).toBe(32);
    const match = scene()
      .round(32)
      .with(each => Object.assign(each, { events: deck('solarFlare') }))
      .stage('event')
      .play();
    expect(match.state.lastRound).toBe(true);
  });

  test('[RDA-ROUND-04, RDA-RUL-33] a docked start draws its first event at the end of round 1', () => {
    for (const [setup, drawing] of [
      [{ clock: 'quick' }, true],
      [{ clock: 'timed', start: 'docked' }, true],
      [{ clock: 'timed', start: 'orbit' }, false],
      [{ clock: 'full' }, true],
    ] as const) {
      const match = goOn(begun(setup), each => each.state.round === 1);
      expect(match.state.drawing).toBe(drawing);
    }
  });
});

describe('the end of a round', () => {
  test('[RDA-ROUND-07, RDA-RUL-59] healing, repairs, infection, then what ends', () => {
    const performed = scene()
      .round(2)
      .crew('maeve', { post: 'medbay', wounds: 1 })
      .crew('prak', { post: 'medbay', wounds: 3, admitted: 1 })
      .crew('icheb', { at: [6, 13], infected: true, usedRound: ['scan'], held: true })
      .ship(2, { where: 'home', flipped: true, damage: 3 })
      .with(state => {
        state.events = deck('solarFlare');
        state.lasting = [
          { what: 'chokingFog', until: 'round' },
          { what: 'flashFlood', until: 'nextRound' },
        ];
      })
      .perform(roundEnds);
    const keys = performed.log.map(({ key }) => key);
    const order = ['heal.wounds', 'repair.hull', 'crew.sickens', 'harm.wounds', 'round.begins'];
    expect(order.map(key => keys.indexOf(key))).toEqual([...order.map(key => keys.indexOf(key))].sort((a, b) => a - b));
    expect(performed.crew('prak').wounds).toBe(1);
    expect(performed.ship(2).damage).toBe(1);
    expect(performed.crew('icheb')).toMatchObject({ wounds: 1, usedRound: [], held: false });
    expect(performed.state.lasting).toEqual([{ what: 'flashFlood', until: 'round' }]);
    expect(performed.state).toMatchObject({ round: 3, stage: 'shipPhase' });
  });

  test('[RDA-ROUND-07, RDA-DATA-09] the infection may be the last wound somebody can bear', () => {
    const performed = scene()
      .crew('icheb', { at: [6, 13], infected: true, wounds: 6 })
      .with(state => Object.assign(state, { events: deck('solarFlare') }))
      .perform(roundEnds);
    expect(performed.said('ko')).toHaveLength(1);
  });
});
