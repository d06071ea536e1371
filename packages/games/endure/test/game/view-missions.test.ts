import { scene } from '@starboard/endure/testing';
import { Chance, copy, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { bossDeck } from '../../src/rules/setup/decks.ts';
import type { State } from '../../src/types.ts';
import { imagine, view } from '../../src/view.ts';

const everybody = ['marine-a', 'captain-a', 'spectator'];
const fresh = () => new Chance(seedFrom('what a mission hides'));

function hunted(): State {
  return scene({ mission: 'CG03', survivors: ['engineer-a', 'marine-a', 'captain-a'] })
    .boss('titan', 'REC.R', { health: 12, hurt: 4, mood: 'hunting' })
    .with(({ bosses: [titan] }) => titan!.deck.discard.push(titan!.deck.draw.pop()!)).state;
}

describe('what is open in a mission', () => {
  test('[ETS-ODD-14, ETS-BOSS-05] a boss shows its Health, its mood, its discards and how many cards it has left', () => {
    const state = hunted();
    for (const viewer of everybody) {
      const [titan] = view(state, viewer).bosses;
      expect(titan).toMatchObject({ type: 'titan', health: 12, left: 8, status: 'here', mood: 'hunting' });
      expect(titan).toMatchObject({ sleepsIn: null, deck: bossDeck('titan').length - 2 });
      expect(titan!.discards).toEqual(state.bosses[0]!.deck.discard);
    }
  });

  test('[ETS-ODD-13] the order of a boss’s deck is not sent', () => {
    const state = hunted();
    const turned = copy(state);
    turned.bosses[0]!.deck.draw.reverse();
    for (const viewer of everybody) expect(view(turned, viewer)).toEqual(view(state, viewer));
  });

  test('[ETS-BOSS-23] a dead boss has no Health left, although its figure is gone', () => {
    const state = hunted();
    state.figures = [];
    state.bosses[0]!.status = 'dead';
    expect(view(state, 'spectator').bosses[0]).toMatchObject({ status: 'dead', left: 0 });
  });

  test('[ETS-ODD-13, ETS-CG-0601] cards that are given at random lie face down; those that are chosen from lie open', () => {
    const hunt = view(scene({ mission: 'CG06' }).state, 'marine-a').aside;
    expect(hunt['stash']).toEqual({ count: 3, cards: null });
    const { aside } = view(hunted(), 'marine-a');
    expect(aside['kits']).toEqual({ count: 2, cards: null });
    expect(aside['arms']).toEqual({ count: 2, cards: ['assaultRifle', 'safeguardArmour'] });
  });

  test('[ETS-CO-1307, ETS-CO-1308] friendly Sentries stand in the view with their Health and where they are', () => {
    const { state } = scene({ mission: 'CO13', survivors: ['technician-a', 'marine-a', 'captain-a'] })
      .ally('sip', 'REC.R', { hurt: 1, since: 2 })
      .ally('artemis', 'REC.s', { status: 'left' });
    const [sip, artemis] = view(state, 'spectator').allies;
    expect(sip).toMatchObject({ type: 'sip', zone: 'REC.R', health: 2, left: 1, status: 'here', since: 2 });
    expect(artemis).toMatchObject({ type: 'artemis', health: 1, left: 1, status: 'left' });
  });

  test('[ETS-LOADER-18] the Loader is seen with its pilot and whether it has power', () => {
    const { state } = scene({ mission: 'CG01' }).loader('CREW.w', { pilot: 'marine-a', powered: true });
    expect(view(state, 'spectator').loader).toMatchObject({ pilot: 'marine-a', powered: true });
    expect(view(scene().state, 'spectator').loader).toBeNull();
  });

  test('[ETS-CO-1503] a boss that is offline lies where the mission has it', () => {
    const { state } = scene({ mission: 'CO15' });
    const [olympian] = view(state, 'spectator').bosses;
    expect(olympian?.sleepsIn).toBe('ROBO.R');
  });

  test('[ETS-RTOK-05, ETS-VAR-18] objectives are named, with what has become of them', () => {
    const { state } = scene({ mission: 'CG09', survivors: ['marine-a', 'captain-a', 'medic-a', 'scout-a'] })
      .carries('marine-a', 0)
      .objective(1, { out: true, taken: true })
      .objective(2, { hurt: 1 });
    const shown = view(state, 'spectator').objectives;
    expect(shown.map(({ name }) => name)).toEqual(['vial', 'vial', 'vial']);
    expect(shown[0]).toMatchObject({ colour: 'green', carrier: 'marine-a', taken: true, out: false });
    expect(shown[1]).toMatchObject({ colour: 'red', carrier: null, taken: true, out: true });
    expect(shown[2]).toMatchObject({ colour: 'blue', taken: false, hurt: 1 });
  });

  test('[ETS-CO-1203, ETS-CG-0807] a token that is shut down and a noise that lasts are told apart', () => {
    const { state } = scene({ mission: 'CG08', survivors: ['engineer-a', 'marine-a', 'captain-a'] })
      .noise('REC.R', 2)
      .with(({ tokens, noises }) => {
        tokens[0]!.stunned = true;
        noises.push({ zone: 0, level: 5, late: false, with: { objective: 0 }, by: 7 });
      });
    const { tokens, noises } = view(state, 'spectator');
    expect(tokens.map(({ stunned }) => stunned).filter(Boolean)).toHaveLength(1);
    expect(noises.map(({ level, lasts, by }) => ({ level, lasts, by }))).toEqual([
      { level: 2, lasts: false, by: undefined },
      { level: 5, lasts: true, by: 7 },
    ]);
  });
});

describe('what a viewer imagines of a mission', () => {
  test('[ETS-ODD-13, ETS-ODD-16] boss decks and face-down cards come in another order, and look the same', () => {
    const state = hunted();
    const twins = Array.from({ length: 12 }, (_, nth) => {
      const twin = copy(state);
      imagine(twin, 'marine-a', new Chance(seedFrom(`twin ${nth}`)));
      return twin;
    });
    expect(new Set(twins.map(({ bosses }) => bosses[0]!.deck.draw.join())).size).toBeGreaterThan(1);
    for (const twin of twins) {
      expect([...twin.bosses[0]!.deck.draw].sort()).toEqual([...state.bosses[0]!.deck.draw].sort());
      expect(twin.aside['arms']).toEqual(state.aside['arms']);
      expect(view(twin, 'marine-a')).toEqual(view(state, 'marine-a'));
    }
  });

  test('[ETS-ODD-13] the three weapons of CG06 may come in any order', () => {
    const first = new Set(
      Array.from({ length: 20 }, (_, nth) => {
        const { state } = scene({ mission: 'CG06' });
        imagine(state, 'marine-a', nth === 0 ? fresh() : new Chance(seedFrom(`stash ${nth}`)));
        expect([...state.aside['stash']!].sort()).toEqual(['assaultRifle', 'pistol', 'shotgun']);
        return state.aside['stash']![0];
      }),
    );
    expect(first.size).toBe(3);
  });
});
