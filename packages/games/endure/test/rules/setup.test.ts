import { scene } from '@starboard/endure/testing';
import { Chance, Match, randomAnswer, seedFrom, Table } from '@starboard/kernel';
import { zoneSidesFrom } from '@starboard/space';
import { describe, expect, test } from 'vitest';
import { enemies } from '../../src/cards/enemies.ts';
import { missions } from '../../src/cards/missions/index.ts';
import { classes } from '../../src/cards/survivors/index.ts';
import { endure } from '../../src/index.ts';
import { strike } from '../../src/rules/combat/damage.ts';
import { placeFigures } from '../../src/rules/enemies/radar.ts';
import { rollDirection } from '../../src/rules/map/map.ts';
import { makeNoise } from '../../src/rules/map/noise.ts';
import { crewOf } from '../../src/rules/setup/crew.ts';
import {
  accomplishmentDeck,
  bossDeck,
  eventDeck,
  itemDeck,
  refugeEventDeck,
  resolveDeck,
} from '../../src/rules/setup/decks.ts';
import { healthOf, survivorIds } from '../../src/rules/table.ts';
import { type Setup, setupSchema } from '../../src/setup.ts';
import { radarTokens } from '../../src/tables/radar-tokens.ts';
import type { State, SurvivorId } from '../../src/types.ts';
import { sceneOn, zoneOf } from '../support/maps.ts';

type Wish = Partial<Omit<Setup, 'variants'>> & { readonly variants?: { readonly [variant: string]: string } };

function begin(setup: Wish, seed = 'a game') {
  return Match.begin(endure, setup, { seed: seedFrom(seed) });
}

function dealt(survivors: number | SurvivorId[], seed = 'a game', variants = {}): Readonly<State> {
  return begin({ survivors, variants }, seed).state;
}

/** What is said against a set-up. */
function problemsWith(setup: unknown): string {
  const parsed = setupSchema.safeParse(setup);
  return parsed.success ? '' : parsed.error.issues.map(({ message }) => message).join(' ');
}

describe('who plays', () => {
  test('[ETS-GAME-06, ETS-COMP-03] 3 to 6 survivors', () => {
    expect([3, 4, 5, 6].map(survivors => dealt(survivors).survivors.length)).toEqual([3, 4, 5, 6]);
    expect(problemsWith({ survivors: 2 })).toContain('ETS-GAME-06');
    expect(problemsWith({ survivors: 7 })).not.toBe('');
    expect(problemsWith({ survivors: survivorIds().slice(0, 7) })).not.toBe('');
    expect(problemsWith({ survivors: [] })).not.toBe('');
  });

  test('[ETS-VAR-20] one or two may go, if so chosen, with the tokens for three', () => {
    const alone = dealt(1, 'a game', { minSurvivors: 'free' });
    expect(alone.survivors).toHaveLength(1);
    expect(alone.tokens.map(token => token.face).sort()).toEqual(['3 icarus', '3 jaeger', '4 swarmer']);
  });

  test('[ETS-GAME-07] three rows of tokens: exactly 3, exactly 4, 5 and more', () => {
    const swarmers = [3, 4, 5, 6].map(count => dealt(count).tokens.find(token => token.face.endsWith('swarmer'))!.face);
    expect(swarmers).toEqual(['4 swarmer', '5 swarmer', '6 swarmer', '6 swarmer']);
  });

  test('[ETS-GAME-07] the dead change nothing in that: four at set-up count as four', () => {
    const solomons = (...survivors: SurvivorId[]) =>
      scene({ survivors: ['marine-a', 'captain-a', 'medic-a', ...survivors] })
        .with(state => {
          for (const survivor of state.survivors.slice(1)) survivor.status = 'dead';
        })
        .token('3 jaeger', 'CREW.x')
        .dice(1, 3, 1, 1, ...survivors.flatMap(() => [1, 1]))
        .play()
        .count('solomon');
    expect(solomons('scout-a')).toBe(1);
    expect(solomons()).toBe(0);
  });

  test('[ETS-GAME-10] without its expansion the Technician cannot come', () => {
    const survivors: SurvivorId[] = ['technician-a', 'captain-a', 'medic-a'];
    expect(problemsWith({ survivors, expansions: [] })).toContain('ETS-GAME-10');
    expect(problemsWith({ survivors, expansions: ['technician'] })).toBe('');
  });

  test('[ETS-SETUP-04, ETS-MISSION-08] a mission may demand a class; without it nothing begins', () => {
    const { CG00 } = missions;
    try {
      missions['CG00'] = { ...CG00!, needs: ['engineer'] };
      expect(problemsWith({ survivors: ['captain-a', 'medic-a', 'scout-b'] })).toContain('ETS-SETUP-04');
      expect(problemsWith({ survivors: ['captain-a', 'medic-a', 'engineer-b'] })).toBe('');
      expect(crewOf({ mission: 'CG00', survivors: 3 })).toEqual(['captain-a', 'marine-a', 'engineer-a']);
    } finally {
      missions['CG00'] = CG00!;
    }
    expect(crewOf({ mission: 'CG00', survivors: 3 })).toEqual(['captain-a', 'marine-a', 'medic-a']);
  });

  test('[ETS-ABIL-11] nobody comes twice, but both sets of a class may', () => {
    expect(problemsWith({ survivors: ['medic-a', 'medic-a', 'captain-a'] })).toContain('ETS-ABIL-11');
    expect(problemsWith({ survivors: ['medic-a', 'medic-b', 'captain-a'] })).toBe('');
  });

  test('[ETS-SETUP-17] the first player is random, or chosen', () => {
    const firsts = Array.from({ length: 40 }, (_, nth) => dealt(3, `game ${nth}`).firstPlayer);
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2]);
    const chosen = begin({ survivors: 3, firstPlayer: 'medic-a' });
    expect(chosen.state.survivors[chosen.state.firstPlayer]!.id).toBe('medic-a');
    expect(problemsWith({ survivors: 3, firstPlayer: 'scout-b' })).not.toBe('');
  });

  test('[ETS-ROUND-08, ETS-ODD-39] every survivor has its own seat, whoever runs it', () => {
    expect(begin({ survivors: 3 }).seats.map(seat => seat.id)).toEqual(['captain-a', 'marine-a', 'medic-a']);
  });
});

describe('what is in the box', () => {
  test('[ETS-COMP-05] 80 item, 30 event, 20 Resolve, 18 accomplishment, 20 Titan and 18 Refuge event cards', () => {
    const decks = [itemDeck(), eventDeck(), resolveDeck(), accomplishmentDeck(), bossDeck('titan'), refugeEventDeck()];
    expect(decks.map(deck => deck.length)).toEqual([80, 30, 20, 18, 20, 18]);
  });

  test('[ETS-COMP-01, ETS-RTOK-06, ETS-VAR-24] figures run out, unless they are unlimited', () => {
    const counts = Object.fromEntries(Object.entries(enemies).map(([type, { figures }]) => [type, figures]));
    expect(counts).toEqual({
      swarmer: 30,
      jaeger: 20,
      icarus: 20,
      solomon: 10,
      titan: 1,
      artemis: 12,
      sip: 12,
      zealot: 16,
      fanatic: 12,
      olympian: 1,
      preacher: 1,
      primus: 1,
    });
    const placed = (figureLimit: 'limited' | 'unlimited') =>
      scene({ variants: { figureLimit } })
        .enemies('jaeger', 18, 'LAB.A')
        .perform(function* (t) {
          placeFigures(t, 'jaeger', 4, zoneOf(t.state, 'REC.R'));
        })
        .count('jaeger');
    expect(placed('limited')).toBe(20);
    expect(placed('unlimited')).toBe(22);
  });

  const countsOf = (faces: readonly string[]) => {
    const counts: { [face: string]: number } = {};
    for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
    return counts;
  };

  test('[ETS-COMP-07, ETS-RTOK-01] the radar tokens of the GEPs, the Titan apart', () => {
    expect(countsOf(radarTokens.gep)).toEqual({
      '4 swarmer': 2,
      '5 swarmer': 2,
      '6 swarmer': 2,
      '3 jaeger': 1,
      '4 jaeger': 3,
      '5 jaeger': 1,
      '3 icarus': 1,
      '4 icarus': 3,
      '5 icarus': 1,
    });
    expect(radarTokens.gep).toHaveLength(16);
  });

  test('[ETS-RTOK-02] the eight of the Sentries', () => {
    expect(countsOf(radarTokens.sentry)).toEqual({ '2 artemis': 2, '3 artemis': 2, '2 sip': 2, '3 sip': 2 });
  });

  test('[ETS-RTOK-03] the eight of the Redeemers', () => {
    expect(countsOf(radarTokens.redeemer)).toEqual({ '2 fanatic': 2, '3 fanatic': 2, '2 zealot': 2, '3 zealot': 2 });
  });

  test('[ETS-COMP-08, ETS-RTOK-07] the number of noise tokens is no limit: three may be of level 5', () => {
    const done = scene().perform(function* (t) {
      for (const zone of ['CREW.A', 'REC.A', 'LAB.A']) makeNoise(t, zoneOf(t.state, zone), 5);
    });
    expect(done.state.noises.map(({ level }) => level)).toEqual([5, 5, 5]);
  });

  test('[ETS-COMP-09] six survivors with every injury are 18 injury tokens, and never need more than the box has', () => {
    const done = scene({
      survivors: survivorIds()
        .filter(id => !id.startsWith('technician'))
        .slice(0, 6),
    })
      .dice(...Array.from({ length: 6 }, () => ['head', 'body', 'leg', 'head']).flat())
      .perform(function* (t) {
        for (const survivor of t.state.survivors) {
          for (let blow = 0; blow < 4; blow++) yield* strike(t, survivor, { damage: 1, rule: 'ETS-DMG-02' });
        }
      });
    expect(done.state.survivors.map(({ injuries }) => injuries.length)).toEqual([3, 3, 3, 3, 3, 3]);
  });
});

describe('dealing', () => {
  test('[ETS-SETUP-01] each deck is shuffled on its own', () => {
    const [one, other] = [dealt(3, 'one'), dealt(3, 'other')];
    for (const deck of ['items', 'events', 'resolveDeck', 'accomplishments'] as const) {
      expect(one[deck].draw).not.toEqual(other[deck].draw);
      expect(one[deck].discard).toEqual([]);
    }
    expect([...one.items.draw].sort()).toEqual([...other.items.draw].sort());
  });

  test('[ETS-SETUP-02, ETS-SETUP-08] tiles, doors, objectives and survivors lie as the mission says', () => {
    const state = dealt(4);
    const locked = state.doors.flatMap((door, at) => (door.locked ? [at] : []));
    expect(locked).toHaveLength(1);
    expect(state.survivors.every(({ zone }) => zone === zoneOf(state, 'CREW.w'))).toBe(true);
    const untouched = { carrier: null, done: false, taken: false, out: false, hurt: 0 };
    expect(state.objectives).toEqual([{ id: 0, zone: zoneOf(state, 'REC.B'), ...untouched }]);
  });

  test('[ETS-SETUP-03] the tokens are dealt at random to the marked places', () => {
    const inRecRoom = Array.from({ length: 60 }, (_, nth) => {
      const state = dealt(3, `game ${nth}`);
      expect(state.tokens.map(({ zone }) => zone).sort()).toEqual(
        [zoneOf(state, 'LAB.A'), zoneOf(state, 'LAB.A'), zoneOf(state, 'REC.C')].sort(),
      );
      return state.tokens.find(({ zone }) => zone === zoneOf(state, 'REC.C'))!.face;
    });
    expect([...new Set(inRecRoom)].sort()).toEqual(['3 icarus', '3 jaeger', '4 swarmer']);
  });

  test('[ETS-SETUP-05, ETS-SETUP-11, ETS-SETUP-12, ETS-SETUP-13] everybody starts fresh', () => {
    for (const survivor of dealt(6).survivors) {
      expect(survivor).toMatchObject({ resolve: 10, injuries: [], crisisUsed: false, stun: 'no', status: 'alive' });
      expect(survivor.health).toBe(healthOf(survivor.id));
    }
  });

  test('[ETS-CLASS-02] Health by class', () => {
    expect(Object.fromEntries(Object.entries(classes).map(([name, { health }]) => [name, health]))).toEqual({
      captain: 9,
      marine: 10,
      psychic: 7,
      engineer: 9,
      medic: 8,
      scout: 8,
      technician: 8,
    });
  });

  test('[ETS-SETUP-06] one Pistol, one Plasma Cutter, Swarmer Legs for the rest, dealt at random', () => {
    const weapons = (count: number, seed: string) =>
      dealt(count, seed).survivors.map(({ cards }) => cards.map(card => card.item).join());
    expect(weapons(5, 'one').sort()).toEqual(['pistol', 'plasmaCutter', 'swarmerLeg', 'swarmerLeg', 'swarmerLeg']);
    const captains = Array.from({ length: 30 }, (_, nth) => weapons(3, `game ${nth}`)[0]);
    expect([...new Set(captains)].sort()).toEqual(['pistol', 'plasmaCutter', 'swarmerLeg']);
  });

  test('[ETS-SETUP-07] they come out of the item deck; what is not dealt goes back', () => {
    expect(dealt(5).items.draw).toHaveLength(75);
    expect(dealt(5).items.draw.filter(card => card === 'swarmerLeg')).toHaveLength(2);
    const alone = dealt(1, 'a game', { minSurvivors: 'free' });
    expect(alone.items.draw).toHaveLength(79);
  });

  test('[ETS-SETUP-09] three Resolve cards each, unread, with their numbers in view', () => {
    const match = begin({ survivors: 6 });
    const { survivors, resolveDeck: deck } = match.state;
    expect(survivors.map(each => each.resolveCards.length)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(survivors.flatMap(each => each.resolveCards).every(card => !card.shown)).toBe(true);
    expect(deck.draw).toHaveLength(2);
    const [own] = match.view('captain-a').survivors;
    expect(own!.resolveCards.map(({ card }) => card)).toEqual([null, null, null]);
    expect(own!.resolveCards.every(({ number }) => number >= 2 && number <= 9)).toBe(true);
  });

  test('[ETS-SETUP-10] one accomplishment card each', () => {
    const { survivors, accomplishments } = dealt(4);
    expect(survivors.every(each => each.accomplishment !== null)).toBe(true);
    expect(accomplishments.draw).toHaveLength(14);
  });

  test('[ETS-SETUP-14, ETS-SETUP-15, ETS-RTOK-04] the other tokens of the faction are the pile, bosses left out', () => {
    for (const count of [3, 4, 5]) {
      const { pile, tokens } = dealt(count);
      expect(pile).toHaveLength(13);
      expect([...pile, ...tokens.map(token => token.face)].sort()).toEqual([...radarTokens.gep].sort());
    }
  });

  test('[ETS-SETUP-18] no event is in force in the first round', () => {
    expect(dealt(3).event).toBeNull();
    expect(dealt(3).round).toBe(1);
  });

  test('[ETS-SETUP-19] what is in sight at set-up is revealed when the first Survivor phase starts', () => {
    const played = sceneOn(['CREW@0 REC@0 LAB@180'], 'CREW.w', {
      radar: ['CREW.A'],
      tokens: { 3: ['3 jaeger'], 4: [], 5: [] },
    })
      .dice(6, 6, 6, 6, 1, 1, 6, 6)
      .play();
    expect(played.count('jaeger', 'CREW.A')).toBe(3);
    expect(played.state.survivors.map(each => each.resolve)).toEqual([9, 10, 9]);
    expect(played.asks).toBe('turn');
  });
});

describe('chance', () => {
  const table = () => new Table<State>([], new Chance(seedFrom('dice')), scene().state);
  const share = (results: readonly string[], face: string) =>
    Math.round((12 * results.filter(each => each === face).length) / results.length);

  test('[ETS-GAME-09, ETS-DICE-01] the directional die shows N, E, S and W equally often, clockwise in this order', () => {
    const t = table();
    const rolls = Array.from({ length: 8_000 }, () => rollDirection(t));
    expect(['N', 'E', 'S', 'W'].map(side => share(rolls, side))).toEqual([3, 3, 3, 3]);
    expect(zoneSidesFrom('S')).toEqual(['S', 'W', 'N', 'E']);
  });

  test('[ETS-GAME-09, ETS-DICE-02] the injury die has three blanks, a head, a body and a leg', () => {
    const t = table();
    const [marine] = t.state.survivors;
    const rolls = Array.from({ length: 8_000 }, () => {
      Object.assign(marine!, { health: 10, injuries: [] });
      for (const _ of strike(t, marine!, { damage: 1, rule: 'ETS-ODD-05' }));
      return marine!.injuries[0] ?? 'blank';
    });
    expect(['blank', 'head', 'body', 'leg'].map(face => share(rolls, face))).toEqual([6, 2, 2, 2]);
  });

  test('[ETS-DICE-04] the same seed and the same decisions give the same game', () => {
    const play = (seed: string) => {
      const whim = new Chance(seedFrom('a player'));
      const match = begin({ survivors: 3 }, seed);
      for (let answers = 0; answers < 60 && match.outcome === undefined; answers++) {
        const [seat] = match.waitingFor;
        match.answer(seat!, randomAnswer(match.askOf(seat!)!, whim));
      }
      return match.state;
    };
    expect(play('one')).toEqual(play('one'));
    expect(play('one')).not.toEqual(play('two'));
  });
});
