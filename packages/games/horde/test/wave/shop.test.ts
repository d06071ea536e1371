import { type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { priceOf, sellingPrice } from '../../src/rules/after/wares.ts';

/** Three heroes of one seat, or as the cast says, in the shop; a token is left on the table. */
function shopping(seats = 1): Scene {
  return scene({ heroes: ['breacher', 'medic', 'psion'], seats })
    .tokens([12, 12])
    .alertness(6)
    .stage('shop');
}

const atWork = (set: Scene) => set.play();

describe('the shop', () => {
  test('[GSQ-SHOP-01, GSQ-SHOP-04] a hero buys for the list price, as often as it can pay', () => {
    const played = atWork(shopping().hero(1, { credits: 20 })).choose('buy:1:medKit', 'buy:1:curingKit');
    expect(played.hero(1)).toMatchObject({ credits: 0, items: ['medKit', 'curingKit'] });
    expect(played.offers('buy:1')).toEqual([]);
  });

  test('[GSQ-SHOP-04, GSQ-DEC-09] without the credits it is barred, and trying changes nothing', () => {
    const played = atWork(shopping());
    expect(played.barred('buy:1:medKit')).toBe('GSQ-SHOP-04');
    expect(played.barred('buy:1:curingKit')).toBeUndefined();
    const before = JSON.stringify(played.state);
    expect(() => played.choose('buy:1:medKit')).toThrow();
    expect(JSON.stringify(played.state)).toBe(before);
  });

  test('[GSQ-SHOP-05, GSQ-EX-45] half the price, rounded down: 7 for a Med Kit, 2 for a Courage Injector', () => {
    const played = atWork(shopping().hero(1, { items: ['medKit', 'courageInjector'] }));
    expect(played.choose('sell:1:medKit').hero(1)).toMatchObject({ credits: 17, items: ['courageInjector'] });
    expect(played.choose('sell:1:courageInjector').hero(1)).toMatchObject({ credits: 19, items: [] });
    expect(sellingPrice('bioWeave')).toBe(20);
    expect(priceOf('bioWeave')).toBe(40);
  });

  test('[GSQ-SHOP-04, GSQ-SHOP-05] every deal is shown with its price, a gift without one', () => {
    const { options } = atWork(shopping().hero(1, { credits: 15, items: ['medKit'] })).shown();
    const label = (key: string) => options.find(option => option.key === key)?.label;
    expect(label('buy:1:medKit')).toMatchObject({ key: 'shop.buy', params: { price: 15 } });
    expect(label('sell:1:medKit')).toMatchObject({ key: 'shop.sell', params: { price: 7 } });
    expect(label('give:1:medKit')).toMatchObject({ key: 'shop.give' });
    expect(label('give:1:medKit')!.params).not.toHaveProperty('price');
  });

  test('[GSQ-SHOP-02] any item may be handed over', () => {
    const played = atWork(shopping().hero(1, { items: ['medKit'] })).choose('give:1:medKit', 'hero:3');
    expect(played.hero(1).items).toEqual([]);
    expect(played.hero(3).items).toEqual(['medKit']);
  });

  test('[GSQ-SHOP-02, GSQ-SHOP-07] any amount of money may be handed over, never more than there is', () => {
    const played = atWork(shopping()).choose('pay:1');
    expect(played.shown().options.map(({ label }) => label?.key)).toEqual([
      'hero.breacher',
      'hero.medic',
      'hero.psion',
    ]);
    expect(() => played.choose({ 'hero:1': 0, 'hero:2': 11, 'hero:3': 0 })).toThrow();
    played.choose({ 'hero:1': 3, 'hero:2': 7, 'hero:3': 0 });
    expect(played.state.heroes.map(({ credits }) => credits)).toEqual([3, 17, 10]);
    played.choose('pay:3', { 'hero:1': 1, 'hero:2': 0, 'hero:3': 9 });
    expect(played.state.heroes.map(({ credits }) => credits)).toEqual([4, 17, 9]);
    expect(played.said('shop.paid').map(({ params }) => params?.['credits'])).toEqual([7, 1]);
  });

  test('[GSQ-SHOP-07, GSQ-RUL-09] each hero pays with its own credits', () => {
    const played = atWork(shopping().hero(1, { credits: 0 }).hero(2, { credits: 100 }));
    expect(played.offers('buy:1')).toEqual([]);
    expect(played.offers('pay:1')).toEqual([]);
    expect(atWork(shopping().hero(1, { credits: 1 })).offers('pay:1')).toEqual(['pay:1']);
    expect(played.choose('buy:2:bioWeave').hero(2).credits).toBe(60);
  });

  test('[GSQ-SHOP-03] is closed at every other time', () => {
    const fighting = scene().hero(1, { credits: 100 }).turnOf(1).play();
    expect(fighting.offers('buy')).toEqual([]);
    const deploying = scene().stage('waveBegins').dice(6).play();
    expect(deploying.asks).not.toBe('shop');
  });

  test('[GSQ-SHOP-06] distance and consciousness do not matter, and consumables have no limit', () => {
    const played = atWork(
      shopping()
        .hero(1, { at: [2, 2], wounds: 10, credits: 100, items: Array(12).fill('medKit') })
        .hero(2, { at: [46, 46] }),
    ).choose('buy:1:medKit', 'give:1:medKit', 'hero:2');
    expect(played.hero(1).items).toHaveLength(12);
    expect(played.hero(2).items).toEqual(['medKit']);
  });

  test('[GSQ-ITEM-23] at most two pieces of gear, and no two alike', () => {
    const rich = () => shopping().hero(1, { credits: 100 });
    const played = atWork(rich()).choose('buy:1:gripBoots');
    expect(played.barred('buy:1:gripBoots')).toBe('GSQ-ITEM-23');
    played.choose('buy:1:platedVest');
    expect(played.barred('buy:1:bioWeave')).toBe('GSQ-ITEM-23');
    const full = atWork(
      rich()
        .hero(1, { gear: ['bioWeave'] })
        .hero(2, { gear: ['gripBoots', 'platedVest'] }),
    );
    expect(full.choose('give:1:bioWeave').hero(3).gear).toEqual([{ gear: 'bioWeave' }]);
    expect(full.offers('give:2')).toEqual(['give:2:gripBoots', 'give:2:platedVest']);
    const alike = atWork([1, 2, 3].reduce((set, no) => set.hero(no, { gear: ['bioWeave'] }), rich()));
    expect(alike.offers('give:')).toEqual([]);
  });

  test('[GSQ-ITEM-29, GSQ-ITEM-33] gear is bound anew, and a Power Cell takes its Power along', () => {
    const bound = atWork(shopping(1).hero(1, { gear: [{ gear: 'longScope', weapon: 'scattergun' }] }));
    expect(bound.choose('give:1:longScope', 'hero:2').hero(2).gear).toEqual([{ gear: 'longScope', weapon: 'carbine' }]);
    const cell = atWork(shopping().hero(1, { gear: ['powerCell'], power: 6 }));
    expect(cell.choose('sell:1:powerCell').hero(1)).toMatchObject({ power: 4, gear: [] });
  });

  test('[GSQ-DEC-07, GSQ-HID-06] every seat trades for its own heroes until it is done', () => {
    const played = atWork(shopping(2));
    expect(played.asked).toBe('p1');
    expect(played.offers('buy:2')).toEqual([]);
    expect(played.offers('buy:3')).not.toEqual([]);
    expect(() => played.match.answer('p2', 'done')).toThrow();
    played.choose('done');
    expect(played.asked).toBe('p2');
    expect(played.offers('buy:1')).toEqual([]);
  });

  test('[GSQ-DEC-07] whoever is given something after confirming is asked again', () => {
    const played = atWork(shopping(2)).choose('done', 'pay:2', { 'hero:1': 10, 'hero:2': 0, 'hero:3': 0 });
    expect(played.asked).toBe('p1');
    expect(played.hero(1).credits).toBe(20);
    const kept = atWork(shopping(2)).choose('done', 'pay:2', { 'hero:1': 0, 'hero:2': 10, 'hero:3': 0 });
    expect(kept.asked).toBe('p2');
    const handed = atWork(shopping(2).hero(2, { items: ['medKit'] })).choose('done', 'give:2:medKit', 'hero:1');
    expect([handed.asked, handed.offers('sell:1')]).toEqual(['p1', ['sell:1:medKit']]);
  });

  test('[GSQ-DEC-07] and nobody else: whoever was given nothing stays done', () => {
    const played = atWork(shopping(3)).choose('done', 'done', 'pay:3', { 'hero:1': 0, 'hero:2': 10, 'hero:3': 0 });
    expect([played.asked, played.state.doneShopping]).toEqual(['p2', ['p1']]);
  });
});

describe('after the shop', () => {
  test('[GSQ-FLOW-04, GSQ-FLOW-02] the next wave begins when all are done and tokens are placed', () => {
    const played = atWork(shopping(2).dice(6)).choose('done', 'done');
    expect(played.state).toMatchObject({ wave: 2, alertness: 0, round: 0 });
    expect(played.state.doneShopping).toEqual([]); // and all trade again after it
    expect(played.asks).toBe('priority');
  });

  test('[GSQ-SEARCH-04, GSQ-FLOW-08] four new tokens if none is left', () => {
    const played = shopping()
      .with(state => {
        state.tokens = [];
      })
      .dice(1, 2, 3, 1, 6)
      .play()
      .choose('done');
    expect(played.state.tokens.map(at => played.inches(at))).toEqual([
      [12, 12],
      [36, 12],
      [36, 36],
      [12, 36],
    ]);
  });

  test('[GSQ-SEARCH-05, GSQ-SEARCH-19] none while a token lies there; treasure does not count', () => {
    expect(atWork(shopping().dice(6)).choose('done').state.tokens).toHaveLength(1);
    const treasure = shopping()
      .with(state => {
        state.tokens = [];
      })
      .treasure([20, 20], { credits: 5 })
      .dice(1, 1, 1, 1, 6);
    const played = treasure.play().choose('done');
    expect(played.state.tokens).toHaveLength(4);
    expect(played.state.treasures).toHaveLength(1);
  });
});
