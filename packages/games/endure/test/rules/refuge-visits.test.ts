import { describe, expect, test } from 'vitest';
import { items } from '../../src/cards/items/index.ts';
import { die } from '../../src/rules/combat/death.ts';
import type { SurvivorId } from '../../src/types.ts';
import { afterVisits, atRefuge, ended, goOn, inCampaign } from '../support/stay.ts';

const crew: readonly SurvivorId[] = ['medic-a', 'captain-a', 'marine-a'];

describe('visits', () => {
  test('[ETS-REFUGE-07] one for each survivor, in any order, to one of four places', () => {
    const played = atRefuge({ offer: ['medKit1'] })
      .survivor('captain-a', { resolve: 5, health: 3, holding: ['pistol', 'shotgun'] })
      .dice(2, 2, 2, 3)
      .play();
    expect(played.asks).toBe('refuge.next');
    expect(played.match.waitingFor).toEqual(crew);
    played.choose('captain-a');
    expect([played.asks, played.asked]).toEqual(['refuge.visit', 'captain-a']);
    expect(played.offers().filter(key => !key.startsWith('trade:'))).toEqual([
      'infirmary',
      'lovedOnes',
      'tradingPost',
      'quarters',
      'stayIn',
    ]);
    played.choose('infirmary');
    expect([played.asks, played.offers()]).toEqual(['refuge.next', ['medic-a', 'marine-a']]);
    played.choose('marine-a', 'lovedOnes', 'stayIn');
    expect(played.asks).toBe('refuge.on');
  });

  test('[ETS-REFUGE-07] everybody can see who has been where in this round', () => {
    const played = atRefuge().dice(2, 2).play().choose('medic-a', 'infirmary', 'captain-a', 'stayIn');
    expect(played.match.view('marine-a').campaign!.refuge!.visited).toEqual([
      { id: 'medic-a', place: 'infirmary' },
      { id: 'captain-a', place: null },
    ]);
  });

  test('[ETS-REFUGE-07, ETS-ODD-33] no place is offered that could do nothing', () => {
    const played = atRefuge().play().choose('medic-a');
    expect(played.offers()).toEqual(['infirmary', 'lovedOnes', 'stayIn']);
    expect(played.barred('quarters')).toBe('ETS-REFUGE-07');
    expect(played.barred('tradingPost')).toBe('ETS-REFUGE-07');
  });

  test.each([
    [[1, 1], 3, ['leg'], ['head', 'leg']],
    [[1, 2], 3, [], ['head']],
    [[2, 2], 4, [], ['head']],
    [[2, 3], 4, [], ['head']],
    [[3, 3], 5, [], ['head']],
    [[3, 4], 5, [], ['head']],
    [[4, 4], 6, [], ['head']],
    [[4, 5], 6, [], ['head']],
    [[5, 5], 6, [], []],
    [[5, 6], 7, [], []],
    [[6, 6], 8, [], []],
  ] as const)(
    '[ETS-REFUGE-14, ETS-RTAB-01, ETS-RTAB-02] Infirmary: %s leaves a Medic of 4 with %i Health',
    (dice, health, face, injuries) => {
      const played = atRefuge()
        .survivor('medic-a', { health: 4, injuries: ['head'] })
        .dice(...dice, ...face)
        .play()
        .choose('medic-a', 'infirmary');
      const medic = played.survivor('medic-a');
      expect([medic.health, medic.injuries]).toEqual([health, injuries]);
    },
  );

  test('[ETS-REFUGE-14, ETS-RTAB-02] who dies in the Infirmary rolls for no injury', () => {
    const played = atRefuge()
      .survivor('medic-a', { health: 1, injuries: ['head'] })
      .dice(1, 1)
      .play()
      .choose('medic-a', 'infirmary');
    expect(played.survivor('medic-a')).toMatchObject({ status: 'dead', injuries: ['head'] });
  });

  test('[ETS-REFUGE-14, ETS-REFUGE-15] everybody is told both dice and their total', () => {
    const told = (place: string) => atRefuge().dice(3, 4).play().choose('medic-a', place).said('refuge.table')[0];
    expect(told('infirmary')).toMatchObject({ params: { dice: '3 4', total: 7 }, rule: 'ETS-REFUGE-14' });
    expect(told('lovedOnes')).toMatchObject({ params: { dice: '3 4', total: 7 }, rule: 'ETS-REFUGE-15' });
  });

  test('[ETS-REFUGE-14] of several injuries one is cured by choice, by a 12 all of them', () => {
    const hurt = (...dice: number[]) =>
      atRefuge()
        .survivor('medic-a', { health: 4, injuries: ['head', 'leg'] })
        .dice(...dice)
        .play()
        .choose('medic-a', 'infirmary');
    const played = hurt(4, 6);
    expect([played.asks, played.offers()]).toEqual(['cure', ['head', 'leg']]);
    expect(played.choose('head').survivor('medic-a').injuries).toEqual(['leg']);
    expect(hurt(6, 6).survivor('medic-a').injuries).toEqual([]);
  });

  test.each([
    [[1, 1], 3],
    [[1, 2], 4],
    [[2, 2], 5],
    [[2, 3], 5],
    [[3, 3], 7],
    [[3, 4], 7],
    [[4, 4], 8],
    [[4, 5], 8],
    [[5, 5], 9],
    [[5, 6], 10],
    [[6, 6], 10],
  ] as const)(
    '[ETS-REFUGE-15, ETS-RTAB-01, ETS-RTAB-02] Loved Ones: %s takes a Resolve of 5 to %i',
    (dice, resolve) => {
      const played = atRefuge()
        .survivor('medic-a', { resolve: 5 })
        .dice(...dice)
        .play()
        .choose('medic-a', 'lovedOnes');
      expect(played.survivor('medic-a').resolve).toBe(resolve);
    },
  );

  test('[ETS-RTAB-01] nothing goes above the maximum or below 0', () => {
    const visit = (place: string, role: { health?: number; resolve?: number }, ...dice: number[]) =>
      atRefuge()
        .survivor('medic-a', role)
        .dice(...dice)
        .play()
        .choose('medic-a', place)
        .survivor('medic-a');
    expect(visit('infirmary', { health: 7 }, 5, 6).health).toBe(8);
    expect(visit('lovedOnes', { resolve: 9 }, 5, 6).resolve).toBe(10);
    expect(visit('lovedOnes', { resolve: 1 }, 1, 1).resolve).toBe(0);
  });

  test('[ETS-REFUGE-19, ETS-RTAB-02] Quarters: 1 Health or 2 Resolve, by choice and without a roll', () => {
    const slept = (what: string) =>
      atRefuge()
        .survivor('medic-a', { health: 4, resolve: 5 })
        .play()
        .choose('medic-a', 'quarters', what)
        .survivor('medic-a');
    expect([slept('health').health, slept('health').resolve]).toEqual([5, 5]);
    expect([slept('resolve').health, slept('resolve').resolve]).toEqual([4, 7]);
  });
});

describe('the Trading Post', () => {
  test('[ETS-REFUGE-16] at the end of a mission three cards are laid out, noise cards replaced', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { state } = goOn(ended(inCampaign()), seed);
      expect(state.campaign!.offer).toHaveLength(3);
      expect(state.campaign!.offer.every(item => items[item].kind !== ('noise' as string))).toBe(true);
      expect(state.items.draw.length + state.items.discard.length).toBe(80 - 3);
      expect(state.items.discard.every(card => card.startsWith('noise'))).toBe(true);
    }
  });

  test('[ETS-REFUGE-17, ETS-REFUGE-18] two cards for one on offer, which is not refilled; what was given is out of play', () => {
    const played = atRefuge({ offer: ['medKit3', 'voidCannon', 'fireAxe'] })
      .survivor('medic-a', { holding: ['pistol', 'medKit1', 'shotgun'] })
      .play()
      .choose('medic-a', 'tradingPost');
    expect(played.offers()).toEqual(['medKit3:0', 'voidCannon:1', 'fireAxe:2']);
    played.choose('voidCannon:1');
    expect(played.shown()).toMatchObject({ shape: 'some', min: 2, max: 2 });
    played.choose(['pistol:0:0', 'medKit1:1:1']);
    expect(played.holds('medic-a')).toEqual(['shotgun', 'voidCannon']);
    expect(played.state.removed).toEqual(['pistol', 'medKit1']);
    expect(played.state.campaign!.offer).toEqual(['medKit3', 'fireAxe']);
  });

  test('[ETS-REFUGE-17] nobody is asked which of one card', () => {
    const played = atRefuge({ offer: ['medKit3'] })
      .survivor('medic-a', { holding: ['pistol', 'medKit1', 'shotgun'] })
      .play()
      .choose('medic-a', 'tradingPost');
    expect(played.asks).toBe('refuge.pay');
  });

  test('[ETS-REFUGE-17] with one card there is nothing to buy', () => {
    const played = atRefuge({ offer: ['medKit3'] })
      .survivor('medic-a', { holding: ['pistol'] })
      .play()
      .choose('medic-a');
    expect(played.offers()).not.toContain('tradingPost');
  });

  test('[ETS-REFUGE-17, ETS-ODD-33] nobody goes to the Trading Post when everything is sold, however many cards it holds', () => {
    const played = atRefuge({ offer: [] })
      .survivor('medic-a', { holding: ['pistol', 'medKit1', 'shotgun'] })
      .play()
      .choose('medic-a');
    expect(played.offers()).not.toContain('tradingPost');
    expect(played.barred('tradingPost')).toBe('ETS-REFUGE-07');
  });

  test('[ETS-REFUGE-17, ETS-INV-14] spare armour may be put on to make room for what was bought', () => {
    const played = atRefuge({ offer: ['voidCannon'] })
      .survivor('medic-a', { holding: ['paddedOveralls', 'trackerHelm', 'hullPlate', 'pistol', 'shotgun'] })
      .play()
      .choose('medic-a', 'tradingPost', ['paddedOveralls:body:0', 'trackerHelm:head:1']);
    expect(played.asks).toBe('gain.full');
    played.choose('wear:hullPlate:0');
    expect(played.holds('medic-a')).toEqual(['hullPlate', 'pistol', 'shotgun', 'voidCannon']);
  });

  test('[ETS-REFUGE-18] what was not sold goes back into the item deck when the players leave', () => {
    const set = afterVisits({ offer: ['voidCannon'] });
    expect(set.state.items.draw).not.toContain('voidCannon');
    const { state } = goOn(set).choose('leave', 'CG06');
    expect(state.campaign!.offer).toEqual([]);
    const aside = Object.values(state.aside).flat();
    expect([...state.items.draw, ...aside]).toContain('voidCannon');
  });
});

describe('leaving and staying', () => {
  test('[ETS-REFUGE-08, ETS-REFUGE-09] staying draws an event, lowers the track and brings another round of visits', () => {
    const played = afterVisits({ coming: ['quarrel'] }).play();
    expect([played.asks, played.asked, played.offers()]).toEqual(['refuge.on', 'medic-a', ['leave', 'stay']]);
    played.choose('stay');
    expect(played.said('refuge.event')).toHaveLength(1);
    expect(played.survivor('captain-a').resolve).toBe(9);
    expect(played.state.campaign!.refuge).toMatchObject({ track: 3, event: 'quarrel', visited: [] });
    expect(played.asks).toBe('refuge.next');
  });

  test('[ETS-REFUGE-08] leaving leads to the next mission, without an event', () => {
    const played = goOn(afterVisits()).choose('leave');
    expect([played.asks, played.offers()]).toEqual(['campaign.next', ['CG06', 'CG05']]);
    expect(played.said('refuge.event')).toEqual([]);
    expect(played.choose('CG05').state.mission).toBe('CG05');
  });

  test('[ETS-REFUGE-10, ETS-VAR-19] at 0 the players must leave, after one more round of visits or at once', () => {
    const zero = (refugeZero: 'lastVisit' | 'immediate') =>
      goOn(afterVisits({ coming: ['quarrel'], variants: { refugeZero } }, { track: 1 })).choose('stay');
    const last = zero('lastVisit');
    expect([last.asks, last.state.campaign!.refuge!.track]).toEqual(['refuge.next', 0]);
    last.choose('medic-a', 'stayIn', 'captain-a', 'stayIn', 'stayIn');
    expect(last.asks).toBe('campaign.next');
    expect(zero('immediate').asks).toBe('campaign.next');
  });

  test('[ETS-VAR-27] an event after every round of visits, or only for those who stay', () => {
    const leaving = (refugeEvent: 'onStay' | 'everyRound') =>
      goOn(afterVisits({ coming: ['quarrel', 'sharedMeal'], variants: { refugeEvent } }));
    expect(leaving('onStay').said('refuge.event')).toEqual([]);
    const played = leaving('everyRound');
    expect([played.asks, played.said('refuge.event').length]).toEqual(['refuge.on', 1]);
    played.choose('stay');
    expect(played.said('refuge.event')).toHaveLength(1);
    expect(played.state.campaign!.refuge).toMatchObject({ track: 3, event: 'quarrel' });
  });

  test('[ETS-REFUGE-23] when the event deck is empty its discards are shuffled', () => {
    const played = afterVisits({ coming: ['quarrel'] })
      .with(({ campaign }) => {
        campaign!.events.draw.splice(0);
        campaign!.events.discard.push('goodNews');
      })
      .play()
      .choose('stay');
    expect(played.state.campaign!.refuge!.event).toBe('goodNews');
    expect(played.state.campaign!.events).toEqual({ draw: [], discard: ['goodNews'] });
  });
});

describe('life at the Refuge', () => {
  test('[ETS-REFUGE-12] abilities do not help: no Shell against Nightmares, no Hardened against a Breach', () => {
    const castell = afterVisits({ survivors: ['psychic-b', 'captain-a', 'marine-b'], coming: ['nightmares'] })
      .survivor('psychic-b', { resolve: 5 })
      .dice(6, 6, 1, 1, 1, 1)
      .play()
      .choose('stay');
    expect(castell.asks).toBe('refuge.next');
    expect(castell.survivor('psychic-b').resolve).toBe(4);
    const brandt = afterVisits({ survivors: ['marine-b', 'captain-a', 'medic-a'], coming: ['breach'] })
      .survivor('marine-b', { holding: ['paddedOveralls'] })
      .dice(3, 4, 'blank', 6, 6)
      .play()
      .choose('stay');
    expect(brandt.survivor('marine-b').health).toBe(9); // overalls need a 5; Hardened, a 4 would have done
  });

  test('[ETS-REFUGE-13] nor do injuries and Resolve cards: a Hoarder trades, Acute Stress adds no die, nothing bleeds', () => {
    const played = afterVisits({ coming: ['nightmares'] })
      .survivor('medic-a', {
        resolve: 5,
        injuries: ['body'],
        resolveCards: ['shown:hoarder', 'shown:acuteStress'],
        holding: ['pistol'],
      })
      .dice(1, 2, 1, 2, 1, 2)
      .play();
    expect(played.offers('trade:')).toContain('trade:medic-a:captain-a');
    played.choose('trade:medic-a:captain-a', ['give:pistol:0:0']);
    expect(played.holds('captain-a')).toEqual(['pistol']);
    played.choose('stay');
    expect(played.said('test.passed')).toHaveLength(3);
    expect(played.survivor('medic-a').health).toBe(8);
  });

  test('[ETS-ACC-01, ETS-ACC-09] tasks go on counting: a full inventory, trades', () => {
    const played = atRefuge()
      .survivor('medic-a', {
        holding: ['paddedOveralls', 'calmingRig', 'pistol', 'shotgun'],
        accomplishment: 'collector',
      })
      .survivor('captain-a', { holding: ['medKit1'], accomplishment: 'cooperationIsKey' })
      .play()
      .choose('medic-a', 'trade:medic-a:captain-a', ['take:medKit1:0:0']);
    while (played.asks !== 'refuge.next') played.choose(played.offers()[0]!);
    expect(played.survivor('medic-a').accomplishment!.unlocked).toBe(true);
    expect(played.survivor('captain-a').accomplishment!.marks).toEqual(['medic-a']);
  });

  test('[ETS-REFUGE-22] anybody may trade with anybody, for free and at any time', () => {
    const played = atRefuge()
      .survivor('medic-a', { holding: ['pistol'] })
      .survivor('marine-a', { holding: ['medKit1', 'shotgun'] })
      .play()
      .choose('medic-a', 'trade:medic-a:marine-a', ['give:pistol:0:0', 'take:medKit1:0:0']);
    expect([played.holds('medic-a'), played.holds('marine-a')]).toEqual([['medKit1'], ['shotgun', 'pistol']]);
    expect(played.state.campaign!.refuge!.visited).toEqual([]);
    expect(played.offers()).toContain('medic-a');
  });

  test('[ETS-REFUGE-20, ETS-REFUGE-21, ETS-REFUGE-24] whoever dies is replaced at once, visits nothing in that round, and costs nobody Resolve', () => {
    const played = atRefuge()
      .survivor('medic-a', { health: 1, holding: ['pistol'] })
      .dice(1, 2)
      .play()
      .choose('medic-a', 'infirmary');
    expect([played.asks, played.asked]).toEqual(['refuge.replace', 'medic-a']);
    expect(played.state.removed).toEqual(['pistol']);
    played.choose('medic-b');
    expect(played.survivor('medic-b')).toMatchObject({ seat: 'medic-a', status: 'alive' });
    expect(played.offers()).toEqual(['captain-a', 'marine-a']);
    expect(played.state.survivors.map(({ resolve }) => resolve)).toEqual([10, 10, 10]);
    played.choose('captain-a', 'stayIn', 'stayIn');
    expect(played.asks).toBe('refuge.on');
  });

  test('[ETS-REFUGE-24] nobody sees a death at the Refuge', () => {
    const died = atRefuge().perform(function* (t) {
      return die(t, t.state.survivors[0]!);
    });
    expect(died.result).toEqual([]);
    expect(died.survivor('medic-a').status).toBe('dead');
  });

  test('[ETS-REFUGE-21] a newcomer’s first visit is in the next round', () => {
    const played = atRefuge({ coming: ['quarrel'] })
      .survivor('medic-a', { health: 1 })
      .dice(1, 2)
      .play()
      .choose('medic-a', 'infirmary', 'medic-b', 'captain-a', 'stayIn', 'stayIn', 'stay');
    expect(played.offers()).toEqual(['medic-b', 'captain-a', 'marine-a']);
  });
});
