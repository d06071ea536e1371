import { describe, expect, test } from 'vitest';
import { refugeEvents } from '../../src/cards/refuge-events.ts';
import { refugeEventDeck } from '../../src/rules/setup/decks.ts';
import type { RefugeEventId } from '../../src/types.ts';
import { afterVisits } from '../support/stay.ts';

/** Everybody has had a visit, and this event comes if they stay. */
function coming(event: RefugeEventId, track = 4) {
  return afterVisits({ coming: [event], offer: ['medKit3', 'fireAxe'] }, { track });
}

describe('Refuge events', () => {
  test('[ETS-COMP-05, ETS-RTAB-03] are eighteen, each different, and each is told when it is drawn', () => {
    expect(new Set(refugeEventDeck()).size).toBe(18);
    expect(Object.keys(refugeEvents)).toHaveLength(18);
    const played = coming('quietNight').play().choose('stay');
    expect(played.said('refuge.event')[0]!.params).toEqual({ event: { key: 'refugeEvent.quietNight' } });
    expect(played.state.campaign!.events.discard).toEqual(['quietNight']);
  });

  test('[ETS-RTAB-03] Quiet Night: each regains 1 Health', () => {
    const played = coming('quietNight')
      .survivor('medic-a', { health: 4 })
      .survivor('captain-a', { health: 9 })
      .survivor('marine-a', { health: 1 })
      .play()
      .choose('stay');
    expect(played.state.survivors.map(({ health }) => health)).toEqual([5, 9, 2]);
  });

  test('[ETS-RTAB-03] Shared Meal: each regains 1 Resolve', () => {
    const played = coming('sharedMeal')
      .survivor('medic-a', { resolve: 4 })
      .survivor('captain-a', { resolve: 10 })
      .survivor('marine-a', { resolve: 0 })
      .play()
      .choose('stay');
    expect(played.state.survivors.map(({ resolve }) => resolve)).toEqual([5, 10, 1]);
  });

  test('[ETS-RTAB-03] Supply Drop: an item card for whom the players choose, noise cards replaced', () => {
    const played = coming('supplyDrop').items('noise2', 'noise1', 'shotgun').play().choose('stay');
    expect([played.asks, played.asked, played.offers()]).toEqual([
      'refuge.forWhom',
      'medic-a',
      ['medic-a', 'captain-a', 'marine-a'],
    ]);
    played.choose('marine-a');
    expect(played.holds('marine-a')).toEqual(['shotgun']);
    expect(played.state.items.discard).toEqual(['noise2', 'noise1']);
  });

  test('[ETS-RTAB-03, ETS-TRADE-04] Supply Drop: whoever has full hands may put things in order to make room', () => {
    const played = coming('supplyDrop')
      .survivor('marine-a', { holding: ['pistol', 'fireAxe', 'pistol'] })
      .items('shotgun')
      .play()
      .choose('stay', 'marine-a');
    expect(played.offers('pair:')).toEqual(['pair:pistol:0', 'pair:pistol:2']);
    expect(played.choose('pair:pistol:2').holds('marine-a')).toEqual(['pistol', 'fireAxe', 'pistol', 'shotgun']);
  });

  test('[ETS-RTAB-03] Supply Drop: nothing, if all that is left in the deck are noise cards', () => {
    const played = coming('supplyDrop')
      .with(({ items }) => {
        items.draw.splice(0, Infinity, 'noise1');
      })
      .play()
      .choose('stay');
    expect(played.asks).toBe('refuge.next');
    expect(played.said('refuge.supplies')).toEqual([]);
  });

  test('[ETS-RTAB-03] Old Friend: one of choice regains 3 Resolve', () => {
    const played = coming('oldFriend')
      .survivor('medic-a', { resolve: 4 })
      .survivor('marine-a', { resolve: 8 })
      .play()
      .choose('stay');
    expect(played.offers()).toEqual(['medic-a', 'marine-a']);
    expect(played.choose('marine-a').state.survivors.map(({ resolve }) => resolve)).toEqual([4, 10, 10]);
  });

  test('[ETS-RTAB-03] Surgeon on Shift: one of choice loses one injury', () => {
    const played = coming('surgeonOnShift')
      .survivor('medic-a', { injuries: ['leg'] })
      .survivor('marine-a', { injuries: ['head', 'body'] })
      .play()
      .choose('stay');
    expect(played.offers()).toEqual(['medic-a', 'marine-a']);
    played.choose('marine-a', 'body');
    expect(played.state.survivors.map(({ injuries }) => injuries)).toEqual([['leg'], [], ['head']]);
  });

  test('[ETS-RTAB-03] Spare Cell: a Power Cell from the deck for one of choice, if there is one', () => {
    const played = coming('spareCell').play().choose('stay', 'captain-a');
    expect(played.holds('captain-a')).toEqual(['powerCell']);
    const none = coming('spareCell')
      .with(({ items }) => {
        for (let at = items.draw.indexOf('powerCell'); at >= 0; at = items.draw.indexOf('powerCell')) {
          items.draw.splice(at, 1);
        }
      })
      .play()
      .choose('stay');
    expect(none.asks).toBe('refuge.next');
  });

  test('[ETS-RTAB-03] Good News: the track stays; Short Rations: it falls by 2, though not below 0', () => {
    const track = (event: RefugeEventId, from: number) =>
      coming(event, from).play().choose('stay').state.campaign!.refuge!.track;
    expect([track('goodNews', 3), track('quietNight', 3), track('shortRations', 3)]).toEqual([3, 2, 1]);
    expect(track('shortRations', 1)).toBe(0);
  });

  test('[ETS-RTAB-03] Bargain Day: in this round one card buys another, in the next two again', () => {
    const played = afterVisits({ coming: ['bargainDay', 'quietNight'], offer: ['medKit3', 'fireAxe'] })
      .survivor('medic-a', { holding: ['pistol'] })
      .play()
      .choose('stay', 'medic-a', 'tradingPost', 'medKit3:0');
    expect(played.shown()).toMatchObject({ min: 1, max: 1 });
    played.choose(['pistol:0:0']);
    expect(played.holds('medic-a')).toEqual(['medKit3']);
    played.choose('captain-a', 'stayIn', 'stayIn', 'stay', 'medic-a');
    expect(played.offers()).not.toContain('tradingPost');
  });

  test('[ETS-RTAB-03] Drill: everybody may replace a task that is not done', () => {
    const played = coming('drill')
      .survivor('medic-a', { accomplishment: 'ninja' })
      .survivor('captain-a', { accomplishment: 'collector', unlocked: true })
      .survivor('marine-a', { accomplishment: 'onARoll' })
      .accomplishments('theGambit')
      .play()
      .choose('stay');
    expect([played.asks, played.asked]).toEqual(['refuge.drill', 'medic-a']);
    played.choose('replace');
    expect(played.asked).toBe('marine-a');
    played.choose('keep');
    expect(played.state.survivors.map(({ accomplishment }) => accomplishment!.card)).toEqual([
      'theGambit',
      'collector',
      'onARoll',
    ]);
  });

  test('[ETS-RTAB-03] Drill: whoever has no card is not asked', () => {
    const played = coming('drill').survivor('marine-a', { accomplishment: 'onARoll' }).play().choose('stay');
    expect([played.asks, played.asked]).toEqual(['refuge.drill', 'marine-a']);
    expect(played.choose('keep').asks).toBe('refuge.next');
  });

  test('[ETS-RTAB-03] Infection: 1 Health on 1 or 2', () => {
    const played = coming('infection').dice(2, 3, 1).play().choose('stay');
    expect(played.state.survivors.map(({ health }) => health)).toEqual([7, 9, 9]);
  });

  test('[ETS-RTAB-03, ETS-RTAB-04] Nightmares: a Resolve test for each, as usual; at Resolve 0 it costs Health', () => {
    const played = coming('nightmares')
      .survivor('medic-a', { resolve: 6 })
      .survivor('captain-a', { resolve: 6 })
      .survivor('marine-a', { resolve: 0 })
      .dice(3, 3, 2, 3)
      .play()
      .choose('stay');
    expect(played.state.survivors.map(({ resolve }) => resolve)).toEqual([5, 6, 0]);
    expect(played.survivor('marine-a').health).toBe(9);
  });

  test('[ETS-RTAB-03] Thief: of those with cards the lowest roll loses one at random, ties roll again', () => {
    const played = coming('thief')
      .survivor('medic-a', { holding: ['pistol', 'medKit1'] })
      .survivor('marine-a', { holding: ['shotgun'] })
      .dice(2, 2, 1, 4, 2)
      .play()
      .choose('stay');
    expect([played.holds('medic-a'), played.holds('marine-a')]).toEqual([['pistol'], ['shotgun']]);
    expect([played.said('refuge.thief.rolls').length, played.said('refuge.stolen').length]).toEqual([4, 1]);
    expect(played.state.removed).toEqual(['medKit1']);
  });

  test('[ETS-RTAB-03] Thief: nothing is rolled where nobody has a card', () => {
    expect(coming('thief').play().choose('stay').said('refuge.thief.rolls')).toEqual([]);
  });

  test('[ETS-RTAB-03] Breach: an attack of 2 damage on 1 or 2, of 1 on 3 or 4; armour and injury die apply', () => {
    const played = coming('breach')
      .survivor('marine-a', { holding: ['bastionArmour'] })
      .dice(2, 'leg', 4, 'blank', 1, 6)
      .play()
      .choose('stay');
    expect(played.state.survivors.map(({ health }) => health)).toEqual([6, 8, 10]);
    expect(played.survivor('medic-a').injuries).toEqual(['leg']);
    expect(played.said('armour.held')).toHaveLength(1);
    expect(coming('breach').dice(5, 6, 5).play().choose('stay').said('health.lost')).toEqual([]);
  });

  test('[ETS-RTAB-03] Quarrel: each loses 1 Resolve', () => {
    const played = coming('quarrel').survivor('medic-a', { resolve: 0 }).play().choose('stay');
    expect(played.state.survivors.map(({ resolve }) => resolve)).toEqual([0, 9, 9]);
  });

  test.each([
    ['powerCut', 'infirmary', 'lovedOnes'],
    ['funeral', 'lovedOnes', 'infirmary'],
  ] as const)('[ETS-RTAB-03] %s: %s is closed in this round', (event, closed, open) => {
    const played = coming(event).play().choose('stay', 'medic-a');
    expect(played.offers()).not.toContain(closed);
    expect(played.offers()).toContain(open);
    expect(played.barred(closed)).toBeDefined();
  });

  test('[ETS-RTAB-03] Accident: somebody at random loses 2 Health and rolls the injury die', () => {
    const played = coming('accident').dice(2, 'body').play().choose('stay');
    expect(played.state.survivors.map(({ health }) => health)).toEqual([8, 7, 10]);
    expect(played.survivor('captain-a').injuries).toEqual(['body']);
  });

  test('[ETS-REFUGE-20, ETS-REFUGE-21] whoever dies of one is replaced before the visits go on', () => {
    const played = coming('accident').survivor('captain-a', { health: 2 }).dice(2).play().choose('stay');
    expect([played.asks, played.asked]).toEqual(['refuge.replace', 'captain-a']);
    expect(played.choose('scout-b').offers()).toEqual(['medic-a', 'marine-a']);
  });
});
