import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { foundMissions } from '../../src/cards/found.ts';
import { idsOf } from '../../src/catalogue.ts';
import { effects } from '../../src/hooks.ts';
import { isExploration } from '../../src/rules/copies.ts';
import { dropFound } from '../../src/rules/free/drop-found.ts';
import { decommission } from '../../src/rules/losing.ts';
import { massOf } from '../../src/rules/mass.ts';
import { missionsFallDue } from '../../src/rules/missions/due.ts';
import { scoreOf } from '../../src/rules/missions/score.ts';
import type { Endeavours, SiteId } from '../../src/types.ts';
import { adding, foundOf } from '../support/found.ts';
import { doing, review } from '../support/missions.ts';

const foundIds = idsOf(foundMissions);

const industrialized = (site: SiteId) => ({ act: 'industrialized', site }) as const;

describe('how they come into play', () => {
  test('[END-FOUND-01] 60 of the ground and 40 of the sky', () => {
    const ofTheGround = foundIds.filter(isExploration);
    expect([ofTheGround.length, foundIds.length - ofTheGround.length]).toEqual([60, 40]);
  });

  test('[END-FOUND-02] one with mass lies in a Stack on its Site, any other beside the base missions', () => {
    const relic = scene()
      .outpost('BENNU', { cards: ['rover'] })
      .perform(adding('XM1-7', 'BENNU'));
    expect(relic.cardsAt('BENNU')).toEqual(['rover', 'XM1-7']);
    expect(foundOf(relic)).toMatchObject({ site: 'BENNU', no: relic.card('XM1-7')!.no, status: 'open' });
    expect(massOf(relic.state, relic.card('XM1-7')!)).toBe(2);
    const local = scene()
      .outpost('BENNU', { cards: ['rover'] })
      .perform(adding('XM5-1', 'BENNU'));
    expect([local.cardsAt('BENNU'), foundOf(local).no]).toEqual([['rover'], null]);
    expect(foundOf(scene().perform(adding('OM2-1', null))).site).toBeNull();
  });

  test('[END-FOUND-02, END-EXPCARD-15] without a Stack an outpost is made; with none left the card is Discarded', () => {
    expect(scene().perform(adding('XM1-1', 'BENNU')).cardsAt('BENNU')).toEqual(['XM1-1']);
    const full = scene()
      .outpost('RYUGU', { cards: ['rover'] })
      .outpost('AMUN', { cards: ['rover'] });
    const played = full.perform(adding('XM1-1', 'BENNU'));
    expect([played.state.found, played.state.exploration.discard]).toEqual([[], ['XM1-1']]);
  });

  test('[END-FOUND-14, END-FOUND-16, END-RULE-26] due so many years after the current one: 8 and 2 for each border from Earth', () => {
    const due = (card: 'XM8-1' | 'XM9-1' | 'OM8-2' | 'XM5-1', site: SiteId | null) =>
      foundOf(scene().year(10).perform(adding(card, site))).due;
    expect([due('XM8-1', 'BENNU'), due('XM8-1', 'CERES')]).toEqual([18, 22]);
    expect([due('XM9-1', 'CERES'), due('OM8-2', null), due('XM5-1', 'BENNU')]).toEqual([21, 20, null]);
  });

  test('[END-FOUND-06, END-RULE-24] only what happens afterwards counts', () => {
    const standing = scene().colony('CERES').found('XM6-1', { site: 'CERES' }).perform(review);
    expect(foundOf(standing).status).toBe('open');
  });

  test('[END-FOUND-19, END-SCORE-03] they never count as base missions', () => {
    const built = scene()
      .found('XM5-1', { site: 'BENNU' })
      .factory('BENNU')
      .perform(doing(industrialized('BENNU')), 'points');
    expect([foundOf(built).status, built.state.missions]).toEqual(['points', []]);
  });
});

describe('points or reward', () => {
  const built = () => scene().found('XM5-2', { site: 'BENNU' }).factory('BENNU');

  test('[END-FOUND-07, END-FOUND-08, END-FOUND-09] points: they count, and the card is kept', () => {
    const played = built().perform(doing(industrialized('BENNU')), 'points');
    expect(played.asked).toEqual(['found.claim']);
    expect(foundOf(played)).toMatchObject({ status: 'points', points: 5 });
    expect([scoreOf(played.state), played.state.bank]).toEqual([5, 10]);
  });

  test('[END-FOUND-07, END-FOUND-10] or the reward: the card is Discarded', () => {
    const played = built().perform(doing(industrialized('BENNU')), 'reward');
    expect([played.state.bank, scoreOf(played.state)]).toEqual([17, 0]);
    expect([played.state.found, played.state.exploration.discard]).toEqual([[], ['XM5-2']]);
  });

  test('[END-FOUND-07] without an asterisk there is nothing to choose', () => {
    const rescued = { act: 'rescued', site: 'BENNU', pod: 9, manned: false } as const;
    const played = scene().found('XM9-2', { site: 'BENNU', penalty: 3 }).perform(doing(rescued));
    expect([played.asked, foundOf(played).points]).toEqual([[], 5]);
  });

  test('[END-FOUND-05] what has served one that was rewarded serves no other', () => {
    const played = built()
      .mission('FA1')
      .perform(doing(industrialized('BENNU')), 'XM5-2', 'reward');
    expect(played.state.missions[0]!.status).toBe('open');
  });

  test('[END-FOUND-09] a relic that is claimed leaves its Stack', () => {
    const home = scene()
      .rocket('EML3', { cards: ['C07', 'XM1-1'] })
      .found('XM1-1', { no: 3, site: 'BENNU' });
    const played = home.perform(review, 'points');
    expect(played.cardsAt('EML3')).toEqual(['B05', 'C07']);
    expect(foundOf(played)).toMatchObject({ status: 'points', points: 5, no: null }); // 3 + 1 + 1
  });
});

describe('rotated cards', () => {
  const colonized = { act: 'colonized', site: 'CERES' } as const;
  const clinic = (damaged = false) => {
    const built = scene()
      .colony('CERES')
      .found('XM6-1', { site: 'CERES' })
      .outpost('CERES', { cards: ['C07'] });
    built.perform(doing(colonized), 'reward');
    return built.with(({ stacks }) => {
      stacks[2]!.cards[1]!.damaged = damaged;
    });
  };

  test('[END-FOUND-11, END-FOUND-13] one that cannot leave stays on its Site, with mass 1', () => {
    const { state } = clinic();
    const card = state.stacks[2]!.cards[1]!;
    expect(card).toMatchObject({ card: 'XM6-1', side: 'rotated' });
    expect(massOf(state, card)).toBe(1);
    expect([state.found, state.exploration.discard, scoreOf(state)]).toEqual([[], [], 0]);
  });

  test('[END-FOUND-11] Frontier Clinic: Humans with it cannot become lonely, unless it is damaged', () => {
    const safe = ({ state }: ReturnType<typeof scene>, at = 2) =>
      effects.tell(state, 'neverLonely', { by: state.stacks[at]!, card: state.stacks[at]!.cards[0]! }).length > 0;
    expect([safe(clinic()), safe(clinic(), 1), safe(clinic(true))]).toEqual([true, false, false]);
  });

  const bench = () => {
    const built = scene()
      .rocket('EML3', { cards: [{ card: 'fieldExperiment', side: 'back' }] })
      .found('XM7-1', { site: 'BENNU', cards: [2] })
      .colony('CERES')
      .station('deepSpaceBeacon', 'JU-L1');
    return built;
  };

  test('[END-FOUND-11] one beside the missions goes to a Colony, an Anchored Bernal or a station of the Player’s choice', () => {
    const done = bench();
    done.state.found[0]!.delivered.push('fieldExperiment');
    const played = done.perform(review, 'reward', 'CERES');
    expect(played.asked).toEqual(['found.claim', 'found.place']);
    expect(played.decisions[1]!.asks[0]!.options).toMatchObject([{ key: 'CERES' }, { key: 'EML3' }, { key: 'JU-L1' }]);
    expect(played.cardsAt('CERES')).toEqual(['XM7-1']);
    const dice = (node: 'VESTA' | 'BENNU', purpose: 'explore' | 'observe' = 'explore') =>
      effects.change(played.state, 'testDice', 1, { by: null, purpose, node });
    expect([dice('VESTA'), dice('BENNU'), dice('VESTA', 'observe')]).toEqual([2, 1, 1]); // Xenobiology Bench
  });

  test('[END-FOUND-12] Decommissioned it is out of the game', () => {
    const built = clinic();
    const played = built.perform(function* (t: Endeavours) {
      const stack = t.state.stacks[2]!;
      yield* decommission(t, stack, stack.cards[1]!, 'voluntary');
      yield* review(t);
    });
    expect([played.state.found, played.state.exploration.discard, played.state.hand]).toEqual([[], [], []]);
  });
});

describe('giving up and failing', () => {
  test('[END-FOUND-03] one without a penalty may be Discarded at any time', () => {
    const played = scene().found('XM5-1', { site: 'BENNU' }).found('OM2-1').perform(dropFound.perform, 'OM2-1');
    expect(played.state.found).toMatchObject([{ card: 'XM5-1' }]);
    expect(played.state.observation.discard).toEqual(['OM2-1']);
  });

  test('[END-FOUND-03, END-FOUND-14] one with a penalty cannot, nor one that is over', () => {
    expect(dropFound.isPossible(scene().found('XM8-1', { penalty: 2 }).state)).toBe(false);
    expect(dropFound.isPossible(scene().found('XM5-1', { status: 'points' }).state)).toBe(false);
    expect(dropFound.isPossible(scene().found('XM5-1').state)).toBe(true);
  });

  test('[END-FOUND-03] a relic leaves its Stack', () => {
    const played = scene()
      .rocket('BENNU', { cards: ['C07', 'XM1-1'] })
      .found('XM1-1', { no: 3 })
      .perform(dropFound.perform);
    expect(played.cardsAt('BENNU')).toEqual(['C07']);
  });

  const due = (year: number) =>
    scene()
      .year(year)
      .found('XM9-1', { site: 'BENNU', due: 20, penalty: 3 })
      .rocket('BENNU', { cards: ['C07', 'rover'] })
      .queue('N01')
      .perform(missionsFallDue);

  test('[END-FOUND-14, END-FOUND-16, END-FOUND-17] in its due year it fails at the end; the record and the penalty stay', () => {
    expect(foundOf(due(19)).status).toBe('open');
    expect(foundOf(due(20))).toMatchObject({ status: 'failed', penalty: 3 });
    expect(scoreOf(due(20).state)).toBe(-3);
  });

  test('[END-FOUND-15] Seismic Distress: all Human cards there are lost with it', () => {
    expect(due(20).cardsAt('BENNU')).toEqual(['rover']);
    expect(due(20).cardsAt('LEO')).toEqual(['C07']);
    expect(due(19).cardsAt('BENNU')).toEqual(['C07', 'rover']);
  });

  test('[END-FOUND-16] completed in the due year is in time', () => {
    const rescued = { act: 'rescued', site: 'BENNU', pod: 9, manned: false } as const;
    const played = scene()
      .year(20)
      .found('XM9-1', { site: 'BENNU', due: 20, penalty: 3 })
      .perform(function* (t: Endeavours) {
        yield* doing(rescued)(t);
        yield* missionsFallDue(t);
      });
    expect(foundOf(played).status).toBe('points');
  });

  test('[END-FOUND-17, END-FOUND-18] a relic that is lost is Discarded', () => {
    const played = scene()
      .rocket('BENNU', { cards: ['C07', 'XM1-1'] })
      .found('XM1-1', { no: 3 })
      .perform(function* (t: Endeavours) {
        const stack = t.state.stacks[2]!;
        yield* decommission(t, stack, stack.cards[1]!, 'hazard');
      });
    expect([played.state.found, played.state.exploration.discard]).toEqual([[], ['XM1-1']]);
    expect(scoreOf(played.state)).toBe(0);
  });
});
