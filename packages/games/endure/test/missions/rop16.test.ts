import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { campaigns } from '../../src/cards/campaigns.ts';
import { missions } from '../../src/cards/missions/index.ts';
import { loseHealth } from '../../src/rules/combat/damage.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { zoneName } from '../../src/rules/map/map.ts';
import { setupSchema } from '../../src/setup.ts';
import type { State, SurvivorId } from '../../src/types.ts';
import { zoneOf } from '../support/maps.ts';
import { facesIn } from '../support/redeemers.ts';

const crew: readonly SurvivorId[] = ['medic-a', 'captain-a', 'marine-a'];

/** The mission without enemies, everybody at the start. */
function alone(survivors = crew): Scene {
  return scene({ mission: 'ROP16', survivors }).cleared();
}

/** The Medic's turn in the woman's zone, with a Med Kit and so many others. */
function sedating(others: number, medic: SurvivorId = 'medic-a'): Scene {
  const set = alone([medic, 'captain-a', 'marine-a']).survivor(medic, { at: 'REC.R', holding: ['medKit1'] });
  for (const id of (['captain-a', 'marine-a'] as const).slice(0, others)) set.survivor(id, { at: 'REC.R' });
  return set.turnOf(medic);
}

function woman({ objectives }: Readonly<State>) {
  return objectives[0]!;
}

function whereSheIs(state: Readonly<State>): string {
  return zoneName(state as State, woman(state).zone);
}

function withoutKits(state: State): void {
  const draw = state.items.draw.filter(item => !item.startsWith('medKit'));
  state.items = { draw, discard: [] };
}

describe('ROP16 Lone Survivor', () => {
  test('[ETS-ROP-1601] medium, 60 minutes, against Redeemers; first of A House Divided', () => {
    expect(missions['ROP16']).toMatchObject({ difficulty: 'medium', minutes: 60, faction: 'redeemer' });
    expect(campaigns.divided.stages[0]).toEqual(['ROP16']);
  });

  test('[ETS-ROP-1602] its tokens for 3, 4, and 5 or more', () => {
    expect(facesIn('ROP16', 3)).toEqual(['2 fanatic', '2 fanatic', '2 zealot', '2 zealot', '3 zealot']);
    expect(facesIn('ROP16', 4)).toEqual(['2 fanatic', '2 fanatic', '2 zealot', '3 zealot', '3 zealot']);
    expect(facesIn('ROP16', 5)).toEqual(['2 fanatic', '3 fanatic', '3 fanatic', '3 zealot', '3 zealot']);
    expect(facesIn('ROP16', 6)).toEqual(facesIn('ROP16', 5));
  });

  test('[ETS-ROP-1603] a Medic of either kind must take part', () => {
    const isLegal = (...survivors: SurvivorId[]) => setupSchema.safeParse({ mission: 'ROP16', survivors }).success;
    expect(isLegal('captain-a', 'marine-a', 'scout-a')).toBe(false);
    expect(isLegal('captain-a', 'marine-a', 'medic-b')).toBe(true);
  });
});

describe('the woman', () => {
  test('[ETS-ROP-1604] runs 1 zone by the directional die at the start of each Survivor phase', () => {
    const played = alone().phase('survivors').dice('N', 'S').play();
    expect(whereSheIs(played.state)).toBe('REC.n');
    played.endTurns();
    expect(played.state.round).toBe(2);
    expect(whereSheIs(played.state)).toBe('REC.R');
  });

  test('[ETS-ROP-1604] turning clockwise where the way is blocked', () => {
    const set = alone().with(state => {
      woman(state).zone = zoneOf(state, 'MED.x');
    });
    const played = set.lock('MED.D1').phase('survivors').dice('N').play();
    expect(whereSheIs(played.state)).toBe('MED.e');
  });

  test('[ETS-ROP-1604, ETS-ODD-19, ETS-FULL-07] a full zone is no hindrance to a token, a bubble is', () => {
    const full = alone().enemies('zealot', 20, 'REC.n', { stunned: true }).phase('survivors').dice('N');
    expect(whereSheIs(full.play().state)).toBe('REC.n');
    const shut = alone().bubble('REC.n').phase('survivors').dice('N', 1).play();
    expect(['REC.n', 'REC.R']).not.toContain(whereSheIs(shut.state));
  });

  test('[ETS-ROP-1604] until she is sedated: then she no longer runs', () => {
    const lying = alone().objective(0, { taken: true }).phase('survivors').play();
    expect(whereSheIs(lying.state)).toBe('REC.R');
    expect(lying.said('runaway.moves')).toEqual([]);
  });

  test('[ETS-ROP-1613] never leaves the map by herself', () => {
    const set = alone().with(state => {
      woman(state).zone = zoneOf(state, 'LIFE.s'); // the exit is in the south
    });
    const played = set.phase('survivors').dice('S').play();
    expect(woman(played.state).out).toBe(false);
    expect(whereSheIs(played.state)).toBe('LIFE.D');
  });

  test('[ETS-ROP-1613] is never attacked: enemies in her zone take no notice of her', () => {
    const set = alone().enemies('fanatic', 1, 'REC.R').enemies('zealot', 2, 'REC.R').phase('enemies');
    const done = set.dice('N', 'N').perform(enemyPhase);
    expect([...done.said('enemy.sweeps'), ...done.said('vest.rolled')]).toEqual([]);
    expect(woman(done.state)).toMatchObject({ done: false, hurt: 0 });
  });
});

describe('sedating her', () => {
  test('[ETS-ROP-1605] takes the Medic 1 action and a Med Kit in her zone, and a 5 or more', () => {
    const played = sedating(0).dice(5).play();
    played.choose('interact:0');
    expect(woman(played.state)).toMatchObject({ taken: true, carrier: 'medic-a' });
    expect(played.survivor('medic-a').turn.actions).toBe(2);
    expect(sedating(0).dice(4).play().choose('interact:0').state.objectives[0]).toMatchObject({
      taken: false,
      carrier: null,
    });
  });

  test('[ETS-ROP-1605] nobody else can, nor the Medic without a kit or from another zone', () => {
    const captain = sedating(1)
      .survivor('captain-a', { at: 'REC.R', holding: ['medKit2'] })
      .turnOf('captain-a');
    expect(captain.play().offers('interact')).toEqual([]);
    expect(captain.play().barred('interact:0')).toBe('ETS-ROP-1605');
    expect(alone().survivor('medic-a', { at: 'REC.R' }).turnOf('medic-a').play().offers('interact')).toEqual([]);
    const away = alone()
      .survivor('medic-a', { at: 'REC.n', holding: ['medKit1'] })
      .turnOf('medic-a');
    expect(away.play().offers('interact')).toEqual([]);
  });

  test('[ETS-ROP-1606] the kit is used up whether it succeeds or not', () => {
    for (const die of [1, 6]) {
      const played = sedating(0).dice(die).play().choose('interact:0');
      expect(played.holds('medic-a')).toEqual([]);
      expect(played.said('runaway.struggles')).toHaveLength(die === 1 ? 1 : 0);
      expect(played.state.items.discard).toContain('medKit1');
    }
  });

  test('[ETS-ROP-1606] no ability saves it: Steady Hands rolls nothing', () => {
    const played = sedating(0, 'medic-b').dice(6).play().choose('interact:0');
    expect(played.holds('medic-b')).toEqual([]);
    expect([...played.said('kit.kept'), ...played.said('kit.spent')]).toEqual([]);
  });

  test('[ETS-ROP-1606] of several kinds of kit the Medic chooses which to give up', () => {
    const set = alone().survivor('medic-a', { at: 'REC.R', holding: ['medKit1', 'medKit3', 'medKit1'] });
    const played = set.turnOf('medic-a').dice(1).play().choose('interact:0');
    expect([played.asks, played.offers()]).toEqual(['runaway.kit', ['medKit1:0', 'medKit3:1']]);
    played.choose('medKit1:0');
    expect(played.holds('medic-a')).toEqual(['medKit3', 'medKit1']);
  });

  test.each([
    [0, 5],
    [1, 4],
    [2, 3],
  ])('[ETS-ROP-1607, ETS-EX-21] with %d others there it takes a %d', (others, needed) => {
    const calmedOn = (die: number) =>
      woman(sedating(others).dice(die).play().choose('interact:0').state).carrier === 'medic-a';
    expect([calmedOn(needed), calmedOn(needed - 1)]).toEqual([true, false]);
  });
});

describe('carrying her', () => {
  test('[ETS-ROP-1608] the Medic carries her once she is sedated, and may trade her', () => {
    const played = sedating(1).dice(4).play().choose('interact:0');
    expect(woman(played.state).carrier).toBe('medic-a');
    played.choose('trade:captain-a', ['give:objective:0']);
    expect(woman(played.state).carrier).toBe('captain-a');
  });

  test('[ETS-ROP-1609] the carrier has 1 action less per turn', () => {
    const played = alone().carries('medic-a', 0).phase('survivors').play();
    expect([played.asked, played.survivor('medic-a').turn.actions]).toEqual(['medic-a', 2]);
    played.choose('end');
    expect(played.survivor('captain-a').turn.actions).toBe(3);
  });

  test('[ETS-ROP-1609] and may not dual wield', () => {
    const armed = (carrier: SurvivorId) =>
      alone()
        .survivor('medic-a', { at: 'CREW.w', holding: ['pair:pistol'] })
        .enemies('zealot', 1, 'CREW.w')
        .carries(carrier, 0)
        .turnOf('medic-a')
        .play()
        .offers('attack');
    expect(armed('captain-a')).toEqual(['attack:pistol:0@CREW.w', 'attack:pistol:0:pair@CREW.w']);
    expect(armed('medic-a')).toEqual(['attack:pistol:0@CREW.w']);
  });

  test('[ETS-ROP-1610] if the carrier dies she stays in the zone and any survivor may collect her', () => {
    const set = alone()
      .survivor('medic-a', { at: 'REC.R' })
      .survivor('captain-a', { at: 'REC.R' })
      .carries('medic-a', 0);
    const done = set.perform(t => loseHealth(t, t.state.survivors[0]!, 99, 'ETS-DMG-15'));
    expect(woman(done.state)).toMatchObject({ carrier: null, taken: true });
    expect(whereSheIs(done.state)).toBe('REC.R');
    const played = alone()
      .survivor('captain-a', { at: 'REC.R' })
      .objective(0, { taken: true })
      .turnOf('captain-a')
      .play();
    played.choose('interact:0');
    expect(woman(played.state).carrier).toBe('captain-a');
  });
});

describe('how ROP16 ends', () => {
  const atTheExit = () => {
    const set = alone();
    for (const id of crew) set.survivor(id, { at: 'LIFE.s' });
    return set.turnOf('medic-a');
  };
  const leave = 'leave:LIFE.exitS';

  test('[ETS-ROP-1611, ETS-ERR-01] won when the sedated woman and all survivors have left by the exit', () => {
    const played = atTheExit().carries('medic-a', 0).play();
    played.choose(leave, leave);
    expect(played.state.result).toBeNull();
    played.choose(leave);
    expect(played.state.result).toBe('won');
  });

  test('[ETS-ROP-1611, ETS-ODD-30] not if she is left behind', () => {
    const played = atTheExit().objective(0, { taken: true }).play();
    played.choose(leave, leave, leave);
    expect(played.state.result).toBe('lost');
  });

  test('[ETS-ROP-1612] failed when she is not sedated and no Medic is left', () => {
    const medicDies = (set: Scene) => {
      const struck = set.survivor('medic-a', { at: 'CREW.w', health: 1 }).enemies('zealot', 1, 'CREW.w');
      return struck.phase('enemies').dice('blank', 'blank', 5, 5, 5, 5).perform(enemyPhase).state;
    };
    expect(medicDies(alone())).toMatchObject({ result: 'lost', impossible: { why: { key: 'impossible.class' } } });
    expect(medicDies(alone().objective(0, { taken: true })).result).toBeNull();
  });

  test('[ETS-ROP-1612] failed when no Med Kit is left in any inventory or in the item deck', () => {
    const play = (set: Scene) => set.with(withoutKits).turnOf('medic-a').play().choose('end').state;
    expect(play(alone())).toMatchObject({ result: 'lost', impossible: { why: { key: 'impossible.noKit' } } });
    expect(play(alone().survivor('marine-a', { holding: ['medKit3'] })).result).toBeNull();
    const left = alone().survivor('marine-a', { holding: ['medKit3'], more: { status: 'left' } });
    expect(play(left).impossible?.why.key).toBe('impossible.noKit');
    expect(play(alone().objective(0, { taken: true })).result).toBeNull();
  });

  test('[ETS-ROP-1612, ETS-ROP-1606] the last kit, given up in vain, fails it at once', () => {
    const played = sedating(0).with(withoutKits).dice(1).play().choose('interact:0');
    expect(played.state).toMatchObject({ result: 'lost', impossible: { why: { key: 'impossible.noKit' } } });
  });

  test('[ETS-ROP-1612, ETS-VAR-23] not where used cards are shuffled into the deck again', () => {
    const set = scene({ mission: 'ROP16', survivors: crew, variants: { itemDeckEmpty: 'reshuffle' } }).cleared();
    const medic = set
      .survivor('medic-a', { at: 'REC.R', holding: ['medKit1'] })
      .with(withoutKits)
      .discarded('items', 'pistol')
      .turnOf('medic-a');
    const played = medic.dice(1).play().choose('interact:0');
    expect([played.state.result, played.state.items.discard]).toEqual([null, ['pistol', 'medKit1']]);
  });
});
