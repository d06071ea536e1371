import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { missions } from '../../src/cards/missions/index.ts';
import { loseHealth } from '../../src/rules/combat/damage.ts';
import { isWeightless } from '../../src/rules/map/gravity.ts';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { eventDeck } from '../../src/rules/setup/decks.ts';
import { setupSchema } from '../../src/setup.ts';
import type { State, SurvivorId } from '../../src/types.ts';

const crew: SurvivorId[] = ['marine-a', 'captain-a', 'engineer-a'];

/** The mission with nobody hostile on the map. */
function cleared(survivors = crew): Scene {
  return scene({ mission: 'CG03', survivors }).cleared();
}

/** Everything but leaving is done, but for what is listed. */
function doneBut(...open: number[]): (state: State) => void {
  return state => {
    for (const objective of state.objectives) objective.done = !open.includes(objective.id);
    if (!open.includes(0)) state.standing = null;
  };
}

describe('CG03 Gravity of the Situation', () => {
  test('[ETS-CG-0301] a single mission', () => {
    expect(missions['CG03']).toMatchObject({ faction: 'gep', difficulty: 'hard', minutes: 90, after: {} });
  });

  test('[ETS-CG-0303, ETS-SETUP-04] an Engineer must take part, of either set', () => {
    const accepts = (...survivors: SurvivorId[]) => setupSchema.safeParse({ mission: 'CG03', survivors }).success;
    expect(accepts('marine-a', 'captain-a', 'medic-a')).toBe(false);
    expect(accepts('marine-a', 'captain-a', 'engineer-a')).toBe(true);
    expect(accepts('marine-a', 'captain-a', 'engineer-b')).toBe(true);
  });

  test('[ETS-CG-0304, ETS-SETUP-16, ETS-SETUP-18] gravity has failed from the start, and its cards are out of the deck', () => {
    const { state } = scene({ mission: 'CG03', survivors: crew });
    expect(state.events.draw).toHaveLength(27);
    expect(eventDeck().filter(card => card === 'gravityFailure')).toHaveLength(3);
    expect(state.events.draw).not.toContain('gravityFailure');
    expect([state.event, state.standing]).toEqual([null, 'gravityFailure']);
    const played = cleared().turnOf('marine-a').play().choose('move:MED.x');
    expect(played.asks).toBe('move.on');
    played.choose('go:ARM.n');
    expect(played.zoneOf('marine-a')).toBe('ARM.n');
    expect(played.survivor('marine-a').turn.actions).toBe(2);
  });

  test('[ETS-CG-0305] it stays in force besides the events that are drawn', () => {
    const played = cleared().events('blackout', 'spawnROBO').play().endTurns();
    expect([played.state.event, played.state.standing]).toEqual(['blackout', 'gravityFailure']);
    played.choose('move:MED.x');
    expect(played.asks).toBe('move.on');
    played.choose('stop').endTurns();
    expect([played.state.event, played.state.standing]).toEqual(['spawnROBO', 'gravityFailure']);
    expect(isWeightless(played.state as State)).toBe(true);
  });

  test('[ETS-CG-0305, ETS-CG-0306, ETS-MISSION-02] it ends when an Engineer repairs the generator, for 2 actions', () => {
    const played = cleared().survivor('engineer-a', { at: 'ENG.E' }).turnOf('engineer-a').play();
    played.choose('interact:0');
    expect(played.state.objectives[0]!.done).toBe(true);
    expect(played.state.standing).toBeNull();
    expect(played.survivor('engineer-a').turn.actions).toBe(1);
    expect(played.said('event.over')).toHaveLength(1);
    expect(played.said('repaired')).toHaveLength(1);
    played.choose('move:ENG.x');
    expect(played.asks).toBe('turn');
    expect(played.zoneOf('engineer-a')).toBe('ENG.x');
  });

  test('[ETS-CG-0306] nobody else can, and both actions must be of one turn', () => {
    const at = (id: SurvivorId, actions: number) => cleared().survivor(id, { at: 'ENG.E' }).turnOf(id, actions).play();
    expect(at('marine-a', 3).offers('interact')).toEqual([]);
    expect(at('marine-a', 3).barred('interact:0')).toBe('ETS-CG-0306');
    expect(at('engineer-a', 1).offers('interact')).toEqual([]);
    expect(at('engineer-a', 1).barred('interact:0')).toBe('ETS-SURV-01');
    expect(at('engineer-a', 2).offers('interact')).toEqual(['interact:0']);
  });

  test('[ETS-CG-0310] what ends an event ends the drawn card only', () => {
    const survivors: SurvivorId[] = ['technician-a', 'captain-a', 'engineer-a'];
    const played = cleared(survivors).event('blackout').turnOf('technician-a').play().choose('crisis');
    expect([played.state.event, played.state.standing]).toEqual([null, 'gravityFailure']);
    played.endTurns();
    expect([played.state.event, played.state.standing]).toEqual([null, 'gravityFailure']);
  });

  test('[ETS-CG-0310] the drawn card expires as ever, and gravity does not come back with it', () => {
    const played = cleared().event('lockdown').events('spawnROBO').play().endTurns();
    expect([played.state.event, played.state.standing]).toEqual(['spawnROBO', 'gravityFailure']);
    expect(played.state.events.discard).toEqual(['lockdown']);
  });

  test('[ETS-CG-0309] won with the generator repaired, all four supplies taken and everybody out', () => {
    const lastOut = (...open: number[]) =>
      cleared()
        .survivor('marine-a', { at: 'NAV.n' })
        .with(doneBut(...open))
        .with(state => {
          for (const survivor of state.survivors.slice(1)) survivor.status = 'left';
        })
        .turnOf('marine-a')
        .play()
        .choose('leave:NAV.exitS');
    expect(lastOut().outcome?.winners).toHaveLength(3);
    for (const open of [1, 2, 3, 4]) expect(lastOut(open).outcome?.winners).toEqual([]);
    const early = cleared().with(doneBut()).survivor('marine-a', { at: 'NAV.n' }).turnOf('marine-a').play();
    expect(early.choose('leave:NAV.exitS').outcome).toBeUndefined();
  });

  test('[ETS-DEATH-08] without an Engineer to repair it, the mission is failed; once it is repaired, it is not', () => {
    const without = (change: (state: State) => void) =>
      cleared()
        .with(change)
        .perform(function* (t) {
          yield* loseHealth(t, t.state.survivors[2]!, 20, 'ETS-DMG-15');
          yield* lookAround(t);
        });
    expect(without(() => {}).state).toMatchObject({ result: 'lost', impossible: { why: { key: 'impossible.class' } } });
    expect(without(doneBut(1)).state.result).toBeNull();
  });

  test('[ETS-CG-0307] one Assault Rifle, one Safeguard Armour and two Med Kits +3 are set aside', () => {
    const { state } = scene({ mission: 'CG03', survivors: crew });
    expect(state.aside).toEqual({ arms: ['assaultRifle', 'safeguardArmour'], kits: ['medKit3', 'medKit3'] });
    expect(state.items.draw).toHaveLength(80 - 4);
  });

  test('[ETS-CG-0307, ETS-CG-0308] the collector of a cache chooses what it gives; the other cache gives the other', () => {
    const played = cleared().survivor('marine-a', { at: 'ARM.C' }).survivor('captain-a', { at: 'ARM.B' });
    const one = played.turnOf('marine-a').play().choose('interact:1');
    expect(one.offers()).toEqual(['assaultRifle', 'safeguardArmour']);
    one.choose('safeguardArmour', 'body');
    expect(one.holds('marine-a')).toEqual(['safeguardArmour']);
    expect(one.state.objectives[1]!.done).toBe(true);
    one.choose('end', 'interact:2');
    expect(one.holds('captain-a')).toEqual(['assaultRifle']);
    expect(one.state.objectives.map(({ done }) => done)).toEqual([false, true, true, false, false]);
  });

  test('[ETS-CG-0307] each medicine gives a Med Kit +3', () => {
    const played = cleared().survivor('marine-a', { at: 'MED.A' }).turnOf('marine-a').play().choose('interact:3');
    expect(played.holds('marine-a')).toEqual(['medKit3']);
    expect(played.state.aside['kits']).toEqual(['medKit3']);
  });
});
