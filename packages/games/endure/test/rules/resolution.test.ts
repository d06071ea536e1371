import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { drawEvent, resolutionPhase } from '../../src/rules/resolution/resolution.ts';
import { eventDeck } from '../../src/rules/setup/decks.ts';

const away = { at: 'LAB.C' } as const;

describe('the Resolution phase', () => {
  test('[ETS-RESPH-01, ETS-RESPH-02] the event in force is discarded, and one card is drawn and put into play', () => {
    const performed = scene().event('lockdown').events('blackout').phase('resolution').perform(resolutionPhase);
    expect(performed.state.events.discard).toEqual(['lockdown']);
    expect(performed.state.event).toBe('blackout');
    expect(performed.state.events.draw).toHaveLength(28);
  });

  test('[ETS-RESPH-02] a card acts at once when it is drawn', () => {
    const performed = scene().events('lifeSupportFailure').phase('resolution').perform(resolutionPhase);
    expect(performed.survivor('marine-a').health).toBe(9);
  });

  test('[ETS-RESPH-03] its effect lasts until the next event card is drawn', () => {
    const played = scene().events('lockdown').phase('resolution').play();
    expect(played.isOpen('CREW.D1')).toBe(false);
    played.choose('end', 'end');
    expect(played.isOpen('CREW.D1')).toBe(false);
    played.choose('end');
    expect(played.state.round).toBe(3);
    expect(played.isOpen('CREW.D1')).toBe(true);
  });

  test('[ETS-RESPH-04] the old event expires before the new one is carried out', () => {
    const performed = scene()
      .event('blackout')
      .survivor('captain-a', away)
      .survivor('medic-a', away)
      .enemies('swarmer', 1, 'CREW.x')
      .events('lifeSupportFailure')
      .phase('resolution')
      .dice(6, 6)
      .perform(resolutionPhase);
    expect(performed.survivor('marine-a').resolve).toBe(9); // it saw the Swarmer in the light before it choked
    expect(performed.count('swarmer')).toBe(0);
  });

  test('[ETS-RESPH-04] the new event comes before the round ends: who got room by it is not trapped', () => {
    const performed = scene()
      .survivor('marine-a', { at: 'CREW.x' })
      .survivor('captain-a', away)
      .survivor('medic-a', away)
      .enemies('swarmer', 7, 'CREW.x')
      .events('lifeSupportFailure')
      .phase('resolution')
      .perform(resolutionPhase);
    expect(performed.survivor('marine-a').health).toBe(9);
    expect(performed.survivor('marine-a').resolve).toBe(10);
  });

  test('[ETS-RESPH-04, ETS-FULL-05, ETS-ODD-01] all who are trapped suffer at once, even if the first of them dies of it', () => {
    const performed = scene()
      .survivor('marine-a', { at: 'CREW.x', health: 1 })
      .survivor('captain-a', { at: 'CREW.x' })
      .survivor('medic-a', { at: 'CREW.x' })
      .enemies('swarmer', 5, 'CREW.x')
      .phase('resolution')
      .perform(resolutionPhase);
    expect(performed.state.survivors.map(({ health }) => health)).toEqual([0, 8, 7]);
    expect(performed.survivor('medic-a').resolve).toBe(7); // 2 for the Marine, 1 for being trapped
  });

  test('[ETS-RESPH-04] noise goes before the first player token does; what was made in this phase stays', () => {
    const performed = scene()
      .noise('REC.B', 3)
      .survivor('marine-a', { at: 'CREW.B' })
      .survivor('captain-a', { at: 'CREW.C' })
      .events('groaningHull')
      .phase('resolution')
      .perform(resolutionPhase);
    expect(performed.noiseIn('REC.B')).toBe(0);
    expect(performed.noiseIn('CREW.B')).toBe(3); // with the token before it passed
    expect(performed.state.firstPlayer).toBe(1);
  });

  test('[ETS-RESPH-04] stuns, jams, bubbles, decoys and failed checks end with the round', () => {
    const performed = scene()
      .survivor('marine-a', { holding: ['pistol'] })
      .card('marine-a', 'pistol', { jammed: true })
      .enemies('swarmer', 2, 'LAB.B', { stunned: true })
      .bubble('REC.B')
      .decoy('REC.C')
      .phase('resolution')
      .with(state => {
        state.survivors[0]!.heldIn = state.survivors[0]!.zone;
        state.survivors[0]!.usedThisRound = ['shell'];
      })
      .perform(resolutionPhase);
    const { cards, heldIn, usedThisRound } = performed.survivor('marine-a');
    expect(cards[0]!.jammed).toBe(false);
    expect(heldIn).toBe(-1);
    expect(usedThisRound).toEqual([]);
    expect(performed.state.figures.some(figure => figure.stunned)).toBe(false);
    expect(performed.state.bubbles).toEqual([]);
    expect(performed.state.decoys).toEqual([]);
  });

  test('[ETS-RESPH-05, ETS-ROUND-05] its end is the end of the round: the next begins with the next survivor', () => {
    const played = scene().phase('resolution').play();
    expect(played.state.round).toBe(2);
    expect(played.state.phase).toBe('survivors');
    expect(played.asked).toBe('captain-a');
    played.endTurns();
    expect(played.state.round).toBe(3);
    expect(played.asked).toBe('medic-a');
  });

  test('[ETS-ROUND-06] a token whose holder has gone had passed on before, and passes on again', () => {
    const performed = scene({ survivors: ['marine-a', 'captain-a', 'medic-a', 'scout-a'] })
      .phase('resolution')
      .with(state => {
        state.survivors[0]!.status = 'dead';
        state.survivors[2]!.status = 'left';
      })
      .perform(resolutionPhase);
    expect(performed.state.firstPlayer).toBe(3); // from the Captain, past the Medic
  });

  test('[ETS-RESPH-06] an empty event deck is made anew from the discards, the expired card among them', () => {
    const performed = scene()
      .event('lockdown')
      .phase('resolution')
      .with(({ events: { draw, discard } }) => {
        draw.splice(0);
        discard.push('spawnARM', 'spawnMED');
      })
      .perform(resolutionPhase);
    const { draw, discard } = performed.state.events;
    expect(draw).toHaveLength(2);
    expect(discard).toEqual([]);
    expect([...draw, performed.state.event].sort()).toEqual(['lockdown', 'spawnARM', 'spawnMED']);
  });

  test('[ETS-RESPH-06] no card is ever lost or added', () => {
    const played = scene().play();
    for (let round = 0; round < 8; round++) played.endTurns();
    const { draw, discard } = played.state.events;
    expect([...draw, ...discard, played.state.event].sort()).toEqual([...eventDeck()].sort());
  });

  test('[ETS-RESPH-02] after a Purge the next card is drawn without effect, and only that one', () => {
    const performed = scene()
      .events('lifeSupportFailure', 'lifeSupportFailure')
      .phase('resolution')
      .with(state => {
        state.purged = true;
      })
      .perform(function* (t) {
        yield* drawEvent(t);
        yield* drawEvent(t);
      });
    expect(performed.state.events.discard).toEqual(['lifeSupportFailure']);
    expect(performed.survivor('marine-a').health).toBe(9);
  });
});
