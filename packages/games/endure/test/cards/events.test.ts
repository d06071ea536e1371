import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { events } from '../../src/cards/events.ts';
import { tileCodes } from '../../src/map/tiles.ts';
import { groundOf } from '../../src/rules/mission.ts';
import { drawEvent, resolutionPhase } from '../../src/rules/resolution/resolution.ts';
import { eventDeck } from '../../src/rules/setup/decks.ts';
import type { EventId, TileCode } from '../../src/types.ts';
import { missionOn, sceneOn } from '../support/maps.ts';

/** A map with the tile beyond a gap, where nobody can see what happens on it. */
function tileOutOfSight(code: TileCode): string {
  const here = code === 'CREW' ? 'MED' : 'CREW';
  return missionOn([`${here}@0 – ${code}@0`], `${here}.w`);
}

function copiesOf(card: EventId): number {
  return eventDeck().filter(each => each === card).length;
}

describe('the event deck', () => {
  test('[ETS-EDECK-01] thirty cards: a spawn for each of the twelve tiles, two alerts, three of each failure, one groan', () => {
    expect(eventDeck()).toHaveLength(30);
    expect(tileCodes).toHaveLength(12);
    for (const tile of tileCodes) expect(copiesOf(`spawn${tile}`)).toBe(1);
    expect(copiesOf('proximityAlert')).toBe(2);
    for (const card of ['lockdown', 'blackout', 'lifeSupportFailure', 'gravityFailure', 'anxiety'] as const) {
      expect(copiesOf(card)).toBe(3);
    }
    expect(copiesOf('groaningHull')).toBe(1);
  });

  test('[ETS-EDECK-02] the alert names no tile, so the tutorial keeps it when spawns elsewhere leave the deck', () => {
    const { draw } = scene({ mission: 'CG00' }).state.events;
    expect(draw.filter(card => card === 'proximityAlert')).toHaveLength(2);
    expect(draw.filter(card => events[card].tile !== undefined).sort()).toEqual(['spawnCREW', 'spawnLAB', 'spawnREC']);
  });
});

describe('radar spawn', () => {
  test.each(tileCodes)('[ETS-EVENT-01] the card of %s spawns one token in a room of that tile', code => {
    const performed = scene({ mission: tileOutOfSight(code) })
      .events(`spawn${code}`)
      .phase('resolution')
      .dice(1)
      .perform(drawEvent);
    expect(performed.state.event).toBe(`spawn${code}`);
    const { tiles } = groundOf(performed.state);
    const [token] = performed.state.tokens;
    expect(performed.state.tokens).toHaveLength(1);
    expect(tiles.find(tile => tile.code === code)!.rooms).toContain(token!.zone);
    expect(performed.state.pile).toHaveLength(15);
  });

  test('[ETS-EVENT-01] the die picks among the rooms of the tile', () => {
    const first = scene().events('spawnLAB').phase('resolution').dice(1).perform(drawEvent);
    expect(first.tokens()).toEqual(['LAB.C']);
    const last = scene().events('spawnLAB').phase('resolution').dice(3).perform(drawEvent);
    expect(last.tokens()).toEqual(['LAB.B']);
  });

  test('[ETS-EVENT-01, ETS-ODD-29] for a tile that is not in play the card is in force without effect', () => {
    const performed = scene().events('spawnARM').phase('resolution').perform(drawEvent);
    expect(performed.state.event).toBe('spawnARM');
    expect(performed.state.tokens).toEqual([]);
    expect(performed.state.pile).toHaveLength(16);
  });

  test('[ETS-EDECK-02] a Proximity Alert spawns on a tile in play that a die picks', () => {
    const lab = scene().events('proximityAlert').phase('resolution').dice(3, 3).perform(drawEvent);
    expect(lab.tokens()).toEqual(['LAB.B']);
    const crew = scene().events('proximityAlert').phase('resolution').dice(1, 4).perform(drawEvent);
    expect(crew.tokens()).toEqual(['CREW.D']);
  });

  test('[ETS-EDECK-02] each tile on the map is as likely as any other for the alert, copies of one name included', () => {
    const performed = sceneOn(['CREW@0 – SHR1@0 SHR2@0'], 'CREW.w')
      .events('proximityAlert')
      .phase('resolution')
      .dice(3, 2, 1)
      .perform(drawEvent);
    expect(performed.tokens()[0]).toMatch(/^SHR2\./);
  });
});

describe('Anxiety', () => {
  test('[ETS-EVENT-23] every survivor takes a Resolve test when it is drawn, from the first player on', () => {
    const performed = scene({ survivors: ['marine-a', 'medic-a', 'scout-a'] })
      .events('anxiety')
      .phase('resolution')
      .with(state => {
        state.firstPlayer = 1;
      })
      .dice(5, 5, 4, 5, 6, 6)
      .perform(drawEvent);
    expect(performed.survivor('medic-a').resolve).toBe(9);
    expect(performed.survivor('scout-a').resolve).toBe(10);
    expect(performed.survivor('marine-a').resolve).toBe(9);
  });

  test('[ETS-EVENT-23] it acts when drawn only: the next round brings no further test', () => {
    const played = scene({ survivors: ['marine-a', 'medic-a', 'scout-a'] })
      .events('anxiety')
      .phase('resolution')
      .dice(1, 1, 1, 1, 1, 1)
      .play();
    expect(played.state.event).toBe('anxiety');
    played.endTurns();
    expect(played.state.round).toBe(3);
  });
});

describe('Groaning Hull', () => {
  test('[ETS-EDECK-01] a noise of level 3 where the first player stands, kept through the next round', () => {
    const played = scene()
      .survivor('captain-a', { at: 'REC.B' })
      .events('groaningHull')
      .phase('resolution')
      .with(state => {
        state.firstPlayer = 1;
      })
      .play();
    expect(played.noiseIn('REC.B')).toBe(3);
    expect(played.state.noises).toHaveLength(1);
    played.endTurns();
    expect(played.state.noises).toEqual([]);
  });

  test('[ETS-EDECK-01] with its holder dead, the token and the noise are with the next living survivor', () => {
    const performed = scene()
      .survivor('captain-a', { at: 'REC.B' })
      .events('groaningHull')
      .phase('resolution')
      .with(state => {
        state.survivors[0]!.status = 'dead';
      })
      .perform(resolutionPhase);
    expect(performed.noiseIn('REC.B')).toBe(3);
  });
});
