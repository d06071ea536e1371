import { type Scene, scene } from '@starboard/endure/testing';
import { Chance, Match, Opening, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { cg11 } from '../../src/cards/missions/cg11.ts';
import { endure } from '../../src/index.ts';
import { nobodys } from '../../src/rules/combat/felling.ts';
import { woundBoss } from '../../src/rules/enemies/bosses.ts';
import { isBossDead } from '../../src/rules/losses.ts';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { groundOf, missionOf } from '../../src/rules/mission.ts';
import { resolutionPhase } from '../../src/rules/resolution/resolution.ts';
import { prepare } from '../../src/rules/setup/index.ts';
import { newCard } from '../../src/rules/turn/inventory.ts';
import { setupSchema } from '../../src/setup.ts';
import type { ItemId } from '../../src/types.ts';
import { imagine } from '../../src/view.ts';

function begin(seed: string, survivors = 3) {
  return Match.begin(endure, { mission: 'CG11', survivors }, { seed: seedFrom(seed) });
}

interface Fight {
  readonly hurt: number;
  readonly health?: number;
  readonly powered?: boolean;
  readonly titan?: string;
}

/** The Marine in the Loader in ENG.E, beside the Titan; the others are out of sight. */
function fight({ hurt, health = 20, powered = true, titan = 'ENG.E' }: Fight): Scene {
  return scene({ mission: 'CG11' })
    .cleared()
    .survivor('marine-a', { at: 'ENG.E' })
    .survivor('captain-a', { at: 'LIFE.C' })
    .survivor('medic-a', { at: 'LIFE.C' })
    .with(({ survivors: [pilot], aside }) => {
      pilot!.cards = aside['pilot']!.splice(0).map(item => ({ ...newCard(item), spent: 1 }));
    })
    .loader('ENG.E', { pilot: 'marine-a', powered })
    .boss('titan', titan, { health, hurt });
}

describe('CG11 Gotta Catch ’em All', () => {
  test('[ETS-CG-1101] a live Titan and a Loader', () => {
    expect(cg11).toMatchObject({ boss: { type: 'titan' }, loader: { zone: 'REC.s', piloted: true }, faction: 'gep' });
  });

  test('[ETS-CG-1102] its tokens and the Titan’s Health for 3, 4, and 5 or more', () => {
    const laid = (survivors: number) => {
      const { tokens, bosses } = begin('tokens', survivors).state;
      return [...tokens.map(({ face }) => face).sort(), bosses[0]!.health];
    };
    expect(laid(3)).toEqual(['1 titan', '3 icarus', '4 jaeger', '4 jaeger', '5 swarmer', '5 swarmer', 20]);
    expect(laid(4)).toEqual(['1 titan', '4 icarus', '4 icarus', '4 jaeger', '4 jaeger', '5 swarmer', 25]);
    expect(laid(5)).toEqual(['1 titan', '4 icarus', '4 jaeger', '5 icarus', '5 jaeger', '6 swarmer', 30]);
    expect(laid(6)).toEqual(laid(5));
  });

  test('[ETS-CG-1103, ETS-CG-1104] one survivor of the players’ choice starts in the Loader, with a Power Cell', () => {
    const match = begin('pilot');
    expect(match.decision?.name).toBe('loader.pilot');
    const { survivors, items, aside } = match.state;
    expect(items.draw).not.toContain('powerCell');
    expect(Object.values(aside).flat()).toEqual(Array(5).fill('powerCell'));
    const last = survivors[2]!;
    match.answer(match.waitingFor[0]!, last.id);
    expect(match.state.loader).toMatchObject({ pilot: last.id });
    expect(match.state.survivors[2]!.cards.map(({ item }) => item)).toContain('powerCell');
    expect(match.state.aside['power']).toHaveLength(4);
    expect(match.decision?.name).toBe('turn');
  });

  test('[ETS-CG-1103] it is asked once', () => {
    const played = scene({ mission: 'CG11' }).cleared().phase('survivors').play();
    played.choose('captain-a').endTurns();
    expect(played.state.round).toBe(2);
    expect(played.asks).toBe('turn');
    expect(played.state.loader!.pilot).toBe('captain-a');
    const later = fight({ hurt: 0, titan: 'LAB.A' }).loader('ENG.E').phase('survivors');
    later.state.round = 2;
    expect(later.play().asks).toBe('turn');
  });

  test('[ETS-CG-1104] each green objective gives a Power Cell', () => {
    const played = fight({ hurt: 0, titan: 'LAB.A' }).survivor('medic-a', { at: 'CREW.A' }).turnOf('medic-a').play();
    played.choose('interact:1');
    expect(played.holds('medic-a')).toEqual(['powerCell']);
    expect(cg11.objectives.map(({ colour }) => colour)).toEqual(['green', 'green', 'green', 'green']);
  });

  test('[ETS-CG-1105] the Titan lies in Laboratory, Life Support or Security, with two others at random', () => {
    const seen = new Set<string>();
    const beside = new Set<string>();
    for (let game = 0; game < 40; game++) {
      const setup = setupSchema.parse({ mission: 'CG11', survivors: 3 });
      const seats = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
      const state = prepare(setup, new Opening(seats, new Chance(seedFrom(`titan ${game}`))));
      const { zones } = groundOf(state).map;
      expect(state.tokens.map(({ zone }) => zones[zone]!.name)).toEqual(missionOf(state).radar);
      const at = state.tokens.findIndex(({ face }) => face === '1 titan');
      seen.add(zones[state.tokens[at]!.zone]!.name);
      for (const { face } of state.tokens.slice(0, 3)) beside.add(face);
    }
    expect([...seen].sort()).toEqual(['LAB.A', 'LIFE.B', 'SEC.A']);
    expect(beside.size).toBe(4); // each of the other faces was there now and then
  });

  test('[ETS-CG-1105, ETS-ODD-15] whoever imagines the tokens knows where the Titan can be, and nothing more', () => {
    const where = new Set<number>();
    for (let game = 0; game < 40; game++) {
      const { state } = scene({ mission: 'CG11' });
      imagine(state, 'marine-a', new Chance(seedFrom(`imagined ${game}`)));
      where.add(state.tokens.find(({ face }) => face === '1 titan')!.id);
    }
    expect([...where].sort()).toEqual([1, 2, 3]);
    const { state } = scene({ mission: 'CG11' });
    const titan = state.tokens.find(({ face }) => face === '1 titan')!;
    titan.knownTo.push('marine-a');
    imagine(state, 'marine-a', new Chance(seedFrom('known')));
    expect(titan.face).toBe('1 titan');
  });

  test.each([
    [20, 11, 'won'],
    [20, 10, null],
    [25, 13, 'won'],
    [25, 12, null],
    [30, 16, 'won'],
    [30, 15, null],
  ])('[ETS-CG-1106, ETS-ERR-18] of %i Health, %i lost: %s', (health, hurt, result) => {
    const performed = fight({ health, hurt }).phase('resolution').perform(resolutionPhase);
    expect(performed.state.result).toBe(result);
  });

  test('[ETS-CG-1106] in its zone, in a powered Loader with somebody in it, at the end of a round', () => {
    const ends = (scene: Scene) => scene.phase('resolution').perform(resolutionPhase).state.result;
    expect(ends(fight({ hurt: 15, titan: 'ENG.F' }))).toBeNull();
    expect(ends(fight({ hurt: 15, powered: false }))).toBeNull();
    const empty = fight({ hurt: 15 }).with(({ loader }) => {
      loader!.pilot = null;
    });
    expect(ends(empty)).toBeNull();
    expect(fight({ hurt: 15 }).perform(lookAround).state.result).toBeNull();
  });

  test('[ETS-CG-1107] below half its Health it makes a noise of level 5, which moves with it', () => {
    const hurt = (before: number, damage: number) =>
      fight({ hurt: before, titan: 'ENG.F' }).perform(t =>
        woundBoss(t, t.state.figures.find(({ type }) => type === 'titan')!, damage, nobodys),
      );
    expect(hurt(8, 2).state.noises).toEqual([]);
    const performed = hurt(8, 3);
    expect(performed.noiseIn('ENG.F')).toBe(5);
    const moved = fight({ hurt: 8, titan: 'ENG.F' }).perform(function* (t) {
      const titan = t.state.figures.find(({ type }) => type === 'titan')!;
      yield* woundBoss(t, titan, 3, nobodys);
      yield* woundBoss(t, titan, 1, nobodys);
      titan.zone = t.state.loader!.zone;
      yield* lookAround(t);
    });
    expect([moved.noiseIn('ENG.F'), moved.noiseIn('ENG.E')]).toEqual([0, 5]);
    expect(moved.state.noises).toHaveLength(1);
  });

  test('[ETS-CG-1107] it stays from round to round', () => {
    const performed = fight({ hurt: 8, titan: 'ENG.F' })
      .phase('resolution')
      .perform(function* (t) {
        yield* woundBoss(t, t.state.figures.find(({ type }) => type === 'titan')!, 3, nobodys);
        yield* resolutionPhase(t);
      });
    expect(performed.noiseIn('ENG.F')).toBe(5);
  });

  test('[ETS-CG-1108] the bonus of Break Stuff holds here too', () => {
    expect(missionOf({ mission: 'CG11+CG08' }).conditions).toContainEqual({ condition: 'meekSolomons' });
    expect(missionOf({ mission: 'CG11+CG09' }).conditions).toContainEqual({ condition: 'unnoticed', from: 5 });
  });

  test('[ETS-CG-1109] killing the Titan fails the mission', () => {
    const performed = fight({ hurt: 19 }).perform(function* (t) {
      yield* woundBoss(t, t.state.figures.find(({ type }) => type === 'titan')!, 1, nobodys);
      yield* lookAround(t);
    });
    expect(performed.state).toMatchObject({ result: 'lost', impossible: { why: { key: 'impossible.bossDead' } } });
  });

  test('[ETS-CG-1109] so does having no charge and no Power Cell to be had', () => {
    const bare = (powered: boolean) =>
      fight({ hurt: 0, powered, titan: 'LAB.A' })
        .survivor('marine-a', { at: 'ENG.E' })
        .with(state => {
          state.survivors[0]!.cards = [];
          state.aside = { power: [] };
          state.items.draw.splice(0);
        });
    expect(bare(false).perform(lookAround).state).toMatchObject({
      result: 'lost',
      impossible: { why: { key: 'impossible.noPower' } },
    });
    expect(bare(true).perform(lookAround).state.result).toBeNull();
    expect(bare(false).aside('power', 'powerCell').perform(lookAround).state.result).toBeNull();
    const spent = (itemDeckEmpty: 'noSearch' | 'reshuffle', item: ItemId = 'powerCell') =>
      bare(false)
        .with(state => {
          Object.assign(state, { variants: { itemDeckEmpty } });
          state.items.discard.push(item);
        })
        .perform(lookAround).state.result;
    expect([spent('noSearch'), spent('reshuffle'), spent('reshuffle', 'pistol')]).toEqual(['lost', null, 'lost']);
    const found = bare(false).with(({ items }) => {
      items.draw.push('powerCell');
    });
    expect(found.perform(lookAround).state.result).toBeNull();
    const carried = (item: ItemId, status: 'alive' | 'left' | 'dead') =>
      bare(false)
        .with(({ survivors }) => {
          survivors[1]!.cards = [newCard(item, 0)];
          survivors[1]!.status = status;
        })
        .perform(lookAround).state.result;
    expect(carried('powerCell', 'alive')).toBeNull();
    expect([carried('powerCell', 'left'), carried('powerCell', 'dead'), carried('pistol', 'alive')]).toEqual([
      'lost',
      'lost',
      'lost',
    ]);
    const without = bare(false).with(state => {
      state.loader = null;
    });
    expect(without.perform(lookAround).state.result).toBe('lost');
  });

  test('[ETS-CG-1109, ETS-BOSS-23] a mission’s bosses are dead when there were any and none lives', () => {
    const { state } = scene().boss('titan', 'LAB.A').boss('primus', 'LAB.C');
    const dead = (...those: ('titan' | 'primus')[]) =>
      isBossDead({
        ...state,
        bosses: state.bosses.map(boss => ({
          ...boss,
          status: those.some(each => each === boss.type) ? 'dead' : 'here',
        })),
      });
    expect([dead(), dead('titan'), dead('titan', 'primus')]).toEqual([false, false, true]);
    expect(isBossDead({ ...state, bosses: [] })).toBe(false);
  });

  test('[ETS-CG-1110] the win is looked for before the used-up cell is discarded', () => {
    const performed = fight({ hurt: 12 }).card('marine-a', 'powerCell', { spent: 2 }).phase('resolution');
    const ended = performed.perform(resolutionPhase);
    expect(ended.state.result).toBe('won');
    expect(ended.holds('marine-a')).toEqual(['powerCell']);
  });
});
