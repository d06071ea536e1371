import { scene } from '@starboard/horde/testing';
import { TableError, type Text } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { charge } from '../../src/rules/melee.ts';

/** A Breacher with room around it and a Medic far away; one person holds both. */
const alone = () =>
  scene({ heroes: ['breacher', 'medic'], seats: 1 })
    .hero(1, { at: [20, 20] })
    .hero(2, { at: [40, 40] });

/** The same, with a Raider 9" away, which has activated already or not. */
const facing = (activated = false) => alone().unit('raiders', [[30, 20]], { activated });

describe('who activates', () => {
  test('[GSQ-CORE-09, GSQ-CORE-10] any hero that has not activated and is conscious', () => {
    const set = () => scene({ heroes: ['breacher', 'medic', 'envoy', 'psion'], seats: 1 }).stage('heroes');
    expect(set().play().offers()).toEqual(['hero:1', 'hero:2', 'hero:3', 'hero:4']);
    const some = set().hero(1, { activated: true }).hero(3, { wounds: 9 }).play();
    expect(some.offers()).toEqual(['hero:2', 'hero:4']);
    expect(some.choose('hero:4').state.activation?.hero).toBe(4);
  });

  test('[GSQ-CORE-09] the last one is not asked for', () => {
    const played = alone().hero(1, { activated: true }).stage('heroes').play();
    expect(played.asks).toBe('act');
    expect(played.state.activation?.hero).toBe(2);
  });

  test('[GSQ-CORE-07, GSQ-CORE-09] after an activation it is the turn of the enemies', () => {
    const played = facing().hero(2, { activated: true }).turnOf(1).dice(1).play().choose('end');
    expect(played.said('shot.rolled')).toHaveLength(1);
    expect(played.state.round).toBe(2); // all have activated
  });

  test('[GSQ-CORE-08] heroes first: all of them before any enemy', () => {
    const set = scene({ heroes: ['breacher', 'medic'], seats: 1, activationMode: 'heroesFirst' });
    const played = set
      .unit('raiders', [[4, 4]])
      .turnOf(1)
      .play()
      .choose('end');
    expect(played.state.activation?.hero).toBe(2);
    expect(played.unit(1)!.activated).toBe(false);
  });

  test('[GSQ-CORE-10, GSQ-HID-06] any owner names its own hero, and only the owner commands it', () => {
    const played = scene({ heroes: ['breacher', 'medic'], seats: 2 })
      .stage('heroes')
      .play();
    expect(played.match.waitingFor).toEqual(['p1', 'p2']);
    played.match.answer('p2', 'hero:2');
    expect(played.asks).toBe('act');
    expect(played.match.waitingFor).toEqual(['p2']);
    expect(() => played.match.answer('p1', 'end')).toThrow();
  });

  test('[GSQ-ACT-01] who has nothing left to do but to end its activation is not asked', () => {
    const spent = scene({ heroes: ['medic', 'envoy'] })
      .turnOf(1)
      .with(state => Object.assign(state.activation!, { acted: true, skilled: true, extra: 'used' }))
      .play();
    expect([spent.asks, spent.state.activation?.hero, spent.hero(1).activated]).toEqual(['act', 2, true]);
  });

  test('[GSQ-CORE-10, GSQ-PREP-13] whoever plays alone, as is usual, is not asked to agree with oneself', () => {
    const named = scene().stage('heroes').play();
    expect([named.asks, named.asked, named.offers()]).toEqual(['activate', 'p1', ['hero:1', 'hero:2']]);
    named.choose('hero:2');
    expect([named.asks, named.state.activation?.hero]).toEqual(['act', 2]);
  });

  test('[GSQ-CORE-10, GSQ-HID-06, GSQ-DEC-02] whoever is named by another has the say; if they disagree, the lead settles it', () => {
    const named = () => {
      const played = scene({ heroes: ['breacher', 'medic', 'envoy'], seats: 3 })
        .wave(2)
        .stage('heroes')
        .play();
      played.match.answer('p1', 'hero:3');
      return played;
    };
    const agreed = named();
    expect(agreed.asks).toBe('activate.named');
    expect(agreed.match.waitingFor).toEqual(['p3']);
    expect(agreed.state.activation).toBeNull();
    expect(agreed.choose('go').state.activation?.hero).toBe(3);
    const waits = named().choose('wait');
    expect(waits.asks).toBe('activate.dispute');
    expect(waits.match.waitingFor).toEqual(['p2']); // the lead of wave 2
    expect(waits.choose('hero:1').state.activation?.hero).toBe(1);
  });

  test('[GSQ-CORE-10] passing is not possible, but an activation may end with nothing done', () => {
    const played = alone().stage('heroes').play();
    expect(played.offers()).toEqual(['hero:1', 'hero:2']);
    played.choose('hero:1', 'end');
    expect(played.hero(1).activated).toBe(true);
  });
});

describe('actions', () => {
  test('[GSQ-ACT-01, GSQ-DEC-04] one action of any kind and one Skill action, in either order', () => {
    const first = facing().turnOf(1).dice(4).play();
    expect(first.offers()).toEqual(['hold', 'advance', 'rush', 'charge:1', 'skill:overpower', 'end']);
    first.choose('advance', [20, 22], 'none');
    expect(first.offers()).toEqual(['skill:overpower', 'extra', 'end']);
    for (const key of ['hold', 'advance', 'rush', 'charge']) expect(first.barred(key)).toBe('GSQ-ACT-01');
    const second = facing().turnOf(1).dice(4).play().choose('skill:overpower');
    expect(second.offers('hold')).toEqual(['hold']);
    second.choose('hold', 'none');
    expect(second.offers()).toEqual(['extra', 'end']);
  });

  test('[GSQ-ACT-01] the action of any kind may be a Skill action too', () => {
    const set = scene({ heroes: ['medic', 'breacher'], seats: 1 }).hero(1, { at: [20, 20] });
    const hurt = set.hero(2, { at: [22, 20], wounds: 3, conditions: ['afflicted'], shaken: true });
    const played = hurt.turnOf(1).dice(4, 4).play().choose('skill:mend', 'skill:purge');
    expect(played.state.activation).toMatchObject({ acted: true, skilled: true });
    expect(played.offers()).toEqual(['extra', 'end']);
    expect(played.barred('skill:rally')).toBe('GSQ-ACT-01');
  });

  test('[GSQ-ACT-01] either may be forgone', () => {
    const played = facing().turnOf(1).dice(1).play().choose('end');
    expect(played.hero(1).activated).toBe(true);
  });

  test('[GSQ-ACT-02, GSQ-DEC-04] 2 Power buy one more action of any kind but Rest, once', () => {
    const played = facing().hero(1, { power: 4 }).turnOf(1).play();
    expect(played.offers('extra')).toEqual([]); // the first one costs nothing
    played.choose('rush', [20, 26], 'extra');
    expect(played.hero(1).power).toBe(2);
    expect(played.offers()).toEqual(['hold', 'advance', 'rush', 'charge:1', 'skill:overpower', 'end']);
    expect(played.barred('rest')).toBe('GSQ-ACT-03');
    played.choose('rush', [20, 20]);
    expect(played.offers('extra')).toEqual([]);
    expect(played.barred('extra')).toBe('GSQ-ACT-02');
    expect(played.hero(1).power).toBe(2);
  });

  test('[GSQ-ACT-02, GSQ-POWER-05] nobody buys it with its last wounds', () => {
    const played = facing().hero(1, { power: 0, wounds: 8 }).turnOf(1).play().choose('rush', [20, 26]);
    expect(played.offers('extra')).toEqual([]);
    expect(played.barred('extra')).toBe('GSQ-POWER-05');
  });

  test('[GSQ-EX-36, GSQ-ACT-11] Advance, Skill and one more Hold: 2 Power are left, and it has shot twice', () => {
    const played = facing(true).hero(1, { power: 4 }).turnOf(1).dice(1, 1, 1, 4, 1, 1, 1).play();
    played.choose('advance', [22, 20], 'unit:1', 'skill:overpower', 'extra', 'hold', 'unit:1');
    expect(played.said('shot.rolled')).toHaveLength(2);
    expect(played.hero(1).power).toBe(2);
  });

  test('[GSQ-ACT-03] a Rest comes alone: nothing before it, nothing after it', () => {
    const tired = () => facing().hero(1, { power: 1 }).turnOf(1);
    expect(facing(true).hero(1, { power: 1 }).turnOf(1).play().choose('rest').hero(1)).toMatchObject({
      power: 4,
      activated: true,
    });
    expect(tired().dice(4).play().choose('skill:overpower').barred('rest')).toBe('GSQ-ACT-03');
    expect(tired().play().choose('hold', 'none').barred('rest')).toBe('GSQ-ACT-03');
    const rich = tired().treasure([20, 20], { credits: 5 }).play().choose(`collect:${tired().state.heroes[0]!.at}`);
    expect(rich.barred('rest')).toBe('GSQ-ACT-03');
    const psion = scene({ heroes: ['psion', 'medic'], seats: 1 })
      .hero(1, { power: 4 })
      .turnOf(1)
      .dice(1)
      .play();
    expect(psion.offers('rest')).toEqual(['rest']);
    psion.choose('feat:barrierField', 'hero:1');
    expect(psion.barred('rest')).toBe('GSQ-ACT-03');
  });

  test('[GSQ-ACT-03] whoever rests may strike back', () => {
    const set = facing().hero(1, { activated: true }).dice(1, 1, 1);
    const fought = set.perform(t => charge(t, t.state.units[0]!, t.state.heroes[0]!), 'strike');
    expect(fought.asked).toEqual(['strikeBack']);
  });

  test('[GSQ-ACT-04] Hold: it stays, and may shoot; with nobody to shoot at it is not offered', () => {
    const played = facing().turnOf(1).dice(1, 1, 1).play().choose('hold');
    expect(played.asks).toBe('shoot');
    played.choose('unit:1');
    expect(played.placeOf(1)).toEqual([20, 20]);
    expect(played.said('shot.rolled')).toHaveLength(1);
    expect(alone().turnOf(1).play().barred('hold')).toBe('GSQ-SHOOT-02');
  });

  test('[GSQ-ACT-05] Advance: up to 6", then it may shoot', () => {
    const played = alone()
      .unit('raiders', [[36, 20]])
      .turnOf(1)
      .play()
      .choose('advance');
    expect([played.offersPlace(26, 20), played.offersPlace(26.5, 20)]).toEqual([true, false]);
    played.choose([26, 20]);
    expect(played.asks).toBe('shoot');
  });

  test('[GSQ-MOVE-14] nobody has to move to shoot after an Advance', () => {
    const played = facing().turnOf(1).play().choose('advance', [20, 20]);
    expect(played.asks).toBe('shoot');
  });

  test('[GSQ-ACT-06] Rush: up to 12", and no shot', () => {
    const played = alone()
      .unit('raiders', [[20, 40]])
      .turnOf(1)
      .play()
      .choose('rush');
    expect([played.offersPlace(32, 20), played.offersPlace(32.5, 20)]).toEqual([true, false]);
    expect(played.choose([20, 32]).asks).toBe('act');
    expect(played.said('shot.rolled')).toEqual([]);
  });

  test('[GSQ-MOVE-11] waypoints may be named, and the way through them is as long as it is', () => {
    const set = () => alone().piece('pool', [12, 20]).turnOf(1);
    const played = set().play().choose('rush:via', [20, 26], 'end');
    expect([played.offersPlace(26, 26), played.offersPlace(26.5, 26)]).toEqual([true, false]);
    expect(played.choose([26, 26]).placeOf(1)).toEqual([26, 26]);
    const roundabout = set().play().choose('rush:via', [20, 24], 'more', [24, 24], 'end', [24, 20]);
    expect(roundabout.said('move.gone')[0]!.params).toMatchObject({ inches: 12 });
  });

  test('[GSQ-MOVE-11, GSQ-AI-11] they lead through a pool that the auto-path shuns; elsewhere they are not offered', () => {
    const set = alone().piece('pool', [21, 18.5]).turnOf(1).dice(2, 2, 2, 2, 2, 2, 2, 2, 2, 2);
    expect(set.play().choose('advance').offersPlace(26, 20)).toBe(false);
    const through = set.play().choose('advance:via', [23, 20], 'end', [26, 20]);
    expect(through.placeOf(1)).toEqual([26, 20]);
    expect(alone().turnOf(1).play().offers()).toEqual(['advance', 'rush', 'skill:overpower', 'end']);
  });

  test('[GSQ-ACT-07, GSQ-PSY-02] Charge: into contact and into melee, and no feat afterwards', () => {
    const set = scene({ heroes: ['psion', 'medic'], seats: 1 })
      .hero(1, { at: [20, 20] })
      .hero(2, { at: [40, 40] });
    const played = set
      .unit('raiders', [[26, 20]])
      .turnOf(1)
      .dice(1, 1, 1)
      .play();
    expect(played.offers('feat')).toEqual(['feat:forceBolt', 'feat:barrierField']);
    played.choose('charge:1', [25, 20]);
    expect(played.said('melee.charges')).toHaveLength(1);
    expect(played.offers('feat')).toEqual([]);
    expect(played.barred('feat:forceBolt')).toBe('GSQ-PSY-02');
  });

  test('[GSQ-ACT-07] what cannot be reached cannot be charged', () => {
    const played = alone()
      .unit('raiders', [[40, 20]])
      .turnOf(1)
      .play();
    expect(played.offers('charge')).toEqual([]);
    expect(played.barred('charge')).toBe('GSQ-MELEE-01');
  });

  test('[GSQ-ACT-08, GSQ-SKILL-01] a Skill action is a skill, an item or a token, and no movement', () => {
    const set = alone()
      .hero(1, { items: ['frenzyInjector', 'frenzyInjector'] })
      .tokens([20.5, 20])
      .turnOf(1)
      .dice(4, 1);
    const played = set.play();
    const [reveal] = played.offers('reveal');
    expect(played.offers('item')).toEqual(['item:frenzyInjector']);
    played.choose(reveal!);
    expect(played.state.activation).toMatchObject({ skilled: true, acted: false });
    played.choose('item:frenzyInjector');
    expect(played.state.activation).toMatchObject({ skilled: true, acted: true });
    expect(played.hero(1).items).toHaveLength(2); // one used, one found
    expect(played.placeOf(1)).toEqual([20, 20]);
  });

  test('[GSQ-SEARCH-15, GSQ-RUL-32] a token further than 1" away is not revealed', () => {
    const played = alone().tokens([22, 20]).turnOf(1).play();
    expect(played.offers('reveal')).toEqual([]);
    expect(played.barred('reveal')).toBe('GSQ-SEARCH-15');
  });

  test('[GSQ-SEARCH-15, GSQ-SEARCH-16, GSQ-DEC-04] what lies out of a move’s reach bars nothing', () => {
    const far = alone().tokens([40, 20]).treasure([20, 40], { credits: 5 }).turnOf(1).play();
    expect([far.barred('reveal'), far.barred('collect')]).toEqual([undefined, undefined]);
    const bare = alone().turnOf(1).play();
    expect([bare.barred('reveal'), bare.barred('collect')]).toEqual([undefined, undefined]);
    const near = alone().tokens([30, 20]).treasure([20, 30], { credits: 5 }).turnOf(1).play();
    expect([near.barred('reveal'), near.barred('collect')]).toEqual(['GSQ-SEARCH-15', 'GSQ-SEARCH-16']);
    near.choose('rush', [16, 20]);
    expect([near.barred('reveal'), near.barred('collect')]).toEqual([undefined, undefined]);
  });

  test('[GSQ-SEARCH-15, GSQ-ACT-01] a token beside a hero that has no Skill action left is barred by that', () => {
    const played = alone()
      .hero(1, { items: ['frenzyInjector', 'frenzyInjector'] })
      .tokens([20.5, 20])
      .turnOf(1)
      .play();
    expect(played.offers('reveal')).toHaveLength(1);
    played.choose('item:frenzyInjector', 'item:frenzyInjector');
    expect(played.offers('reveal')).toEqual([]);
    expect(played.barred('reveal')).toBe('GSQ-ACT-01');
  });

  test('[GSQ-DEC-09, GSQ-MELEE-01, GSQ-MOVE-11] a refused answer names the rule that it breaks', () => {
    const played = alone()
      .unit('raiders', [[46, 20]])
      .turnOf(1)
      .play();
    const refusal = (answer: string | [number, number]) => {
      try {
        played.choose(answer);
      } catch (thrown) {
        return thrown instanceof TableError && [thrown.code, thrown.details['rule']];
      }
      return undefined;
    };
    expect(refusal('charge:1')).toEqual(['bad-answer', 'GSQ-MELEE-01']);
    expect(refusal('nonsense')).toEqual(['bad-answer', undefined]);
    played.choose('advance');
    expect(refusal([46, 46])).toEqual(['bad-answer', 'GSQ-MOVE-11']);
  });

  test('[GSQ-SEARCH-16] a treasure within 1" is collected at no cost, also when all actions are taken', () => {
    const set = alone().treasure([26, 20], { credits: 5 }, { item: 'medKit' }).turnOf(1);
    const played = set.play();
    expect(played.barred('collect')).toBe('GSQ-SEARCH-16');
    played.choose('rush', [26, 20]);
    const [collect] = played.offers('collect');
    played.choose(collect!);
    expect(played.hero(1)).toMatchObject({ credits: 15, items: ['medKit'] });
    expect(played.offers('collect')).toEqual([]);
    expect(played.state.activation).toMatchObject({ acted: true, skilled: false, extra: 'no' });
  });

  test('[GSQ-ACT-09] an enemy unit takes exactly one action', () => {
    const played = facing().hero(2, { activated: true }).hero(1, { activated: true }).turnOfUnit(1).dice(1).play();
    const actions = ['hold', 'advance', 'rush', 'charge'].flatMap(action => played.said(`enemy.${action}`));
    expect(actions).toHaveLength(1);
    expect(played.state.round).toBe(2); // it was the last to activate
  });

  test('[GSQ-ACT-10] whoever falls in an action has no other', () => {
    const set = alone()
      .hero(1, { at: [20, 20], wounds: 9 })
      .piece('pool', [21, 18])
      .turnOf(1);
    const played = set.dice(1, 2, 2, 2, 2, 2, 2, 2, 2, 2).play().choose('advance', [23, 20]);
    expect(played.said('hero.falls')).toHaveLength(1);
    expect(played.hero(1).activated).toBe(true);
    expect(played.state.activation?.hero).toBe(2);
  });

  test('[GSQ-ACT-10] whoever is Shaken in an action has no other', () => {
    const set = alone()
      .unit('raiders', [[26, 20]])
      .turnOf(1)
      .dice(1, 1, 6, 1, 1, 1);
    const played = set.play().choose('charge:1', [24.5, 20]);
    expect(played.said('shaken.begins')).toHaveLength(1);
    expect(played.hero(1)).toMatchObject({ shaken: true, activated: true, wounds: 1 });
  });

  test('[GSQ-ACT-11] each skill once per activation, even with an additional action', () => {
    const played = facing().turnOf(1).dice(1).play().choose('skill:overpower', 'accept');
    expect(played.offers('skill')).toEqual([]);
    expect(played.barred('skill:overpower')).toBe('GSQ-ACT-11');
  });
});

describe('the order of an activation', () => {
  test('[GSQ-ACT-12, GSQ-SPECIAL-09] dangerous ground, Drone Escort, actions, morale', () => {
    const set = scene({ heroes: ['technician', 'medic'], seats: 1 })
      .hero(1, { at: [20, 20], wounds: 4 })
      .hero(2, { at: [40, 40], activated: true })
      .piece('pool', [18, 18.5])
      .unit('raiders', [[28, 20]], { activated: true })
      .stage('heroes')
      .dice(1, 2, 2, 2, 2, 2, 2, 2, 2, 6, 5);
    const played = set.play();
    expect(played.hero(1).wounds).toBe(5);
    expect(played.said('drone.shoots')[0]).toMatchObject({ rule: 'GSQ-SPECIAL-09' });
    expect(played.said('defense.rolled')).toHaveLength(1);
    expect(played.said('morale.passed')).toEqual([]);
    played.choose('end');
    expect(played.said('morale.passed')).toHaveLength(1);
    const keys = played.log.map(({ key }) => key);
    const order = ['activation.begins', 'wounds.suffered', 'drone.shoots', 'defense.rolled', 'morale.passed'];
    expect(order.map(key => keys.indexOf(key))).toEqual(order.map(key => keys.indexOf(key)).sort((a, b) => a - b));
  });

  test('[GSQ-ACT-12, GSQ-TERRAIN-03] whoever falls as its activation begins does nothing in it', () => {
    const set = alone().hero(1, { wounds: 9 }).hero(2, { activated: true }).piece('pool', [18, 18.5]).stage('heroes');
    const played = set.dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1).play();
    expect(played.hero(1)).toMatchObject({ wounds: 10, activated: false }); // a new round has begun
    expect(played.state.activation?.hero).toBe(2);
  });

  test('[GSQ-ACT-12, GSQ-MORALE-08, GSQ-CORE-09] a Shaken hero stays idle, recovers, and has activated', () => {
    const played = alone().hero(1, { shaken: true }).stage('heroes').play().choose('hero:1');
    expect(played.said('activation.idle')).toHaveLength(1);
    expect(played.hero(1)).toMatchObject({ shaken: false, activated: true });
    expect(played.state.activation?.hero).toBe(2);
  });

  test('[GSQ-ACT-12, GSQ-ITEM-04] with a Courage Injector it may act at once, at no cost in actions', () => {
    const set = () =>
      alone()
        .hero(1, { shaken: true, items: ['courageInjector'], power: 1 })
        .stage('heroes');
    const played = set().play().choose('hero:1', 'inject');
    expect(played.hero(1)).toMatchObject({ shaken: false, items: [] });
    expect(played.state.activation).toMatchObject({ hero: 1, acted: false, skilled: false });
    expect(played.offers('rest')).toEqual(['rest']);
    const idle = set().play().choose('hero:1', 'idle');
    expect(idle.hero(1)).toMatchObject({ shaken: false, activated: true, items: ['courageInjector'] });
  });

  test('[GSQ-ACT-12] a Shaken Technician has no drone', () => {
    const set = scene({ heroes: ['technician', 'medic'], seats: 1 }).hero(1, { at: [20, 20], shaken: true });
    const played = set
      .unit('raiders', [[28, 20]], { activated: true })
      .stage('heroes')
      .play()
      .choose('hero:1');
    expect(played.said('drone.shoots')).toEqual([]);
  });

  test('[GSQ-SKILL-19] what lasts until the next activation is over when that begins', () => {
    const set = alone()
      .hero(1, { lasting: [{ what: 'vanish', until: 'activation' }] })
      .stage('heroes');
    expect(set.play().hero(1).lasting).toHaveLength(1);
    expect(set.play().choose('hero:1').hero(1).lasting).toEqual([]);
  });
});

describe('Drone Escort', () => {
  const technician = () =>
    scene({ heroes: ['technician', 'medic'], seats: 1 })
      .hero(1, { at: [20, 20] })
      .hero(2, { at: [44, 44] });
  const shotAt = (set: ReturnType<typeof technician>) => {
    const played = set.hero(2, { activated: true }).stage('heroes').dice(6).play();
    return played.said('drone.shoots').map(({ params }) => (params!['target'] as Text).params!['no']);
  };

  test('[GSQ-SPECIAL-09] the nearest enemy unit within 12" that it sees takes one hit', () => {
    expect(shotAt(technician().unit('raiders', [[33.5, 20]]))).toEqual([]);
    const two = technician()
      .unit('raiders', [[33, 20]])
      .unit('raiders', [[20, 32]]);
    expect(shotAt(two)).toEqual([2]);
    const hidden = technician()
      .piece('bunker', [18, 24])
      .unit('raiders', [[33, 20]])
      .unit('raiders', [[20, 32]]);
    expect(shotAt(hidden)).toEqual([1]);
  });

  test('[GSQ-SPECIAL-09, GSQ-GEO-17] of those equally near the dearer, then the one deployed first', () => {
    const both = technician()
      .unit('raiders', [[30, 20]])
      .unit('boarders', [[20, 30]])
      .unit('boarders', [[20, 10]]);
    expect(shotAt(both)).toEqual([2]);
  });

  test('[GSQ-SPECIAL-09, GSQ-MORALE-02] whom it has hurt may have to test morale when the activation ends', () => {
    const set = technician().unit('sentryFrame', [[30, 20]], { wounds: [1], activated: true });
    const played = set.hero(2, { activated: true }).stage('heroes').dice(1, 6).play();
    expect(played.state.losses.hurt).toEqual(['unit:1']);
    expect(played.choose('end').said('morale.passed')).toHaveLength(1);
  });

  test('[GSQ-SPECIAL-09, GSQ-CORE-16] the hit has AP 0, cover is of no use, and it is no attack', () => {
    const set = technician()
      .hero(1, { lasting: [{ what: 'aim', until: 'attack' }] })
      .piece('crater', [28, 18]);
    const played = set
      .unit('raiders', [[30, 20]])
      .hero(2, { activated: true })
      .stage('heroes')
      .dice(4)
      .play();
    expect(played.unit(1)).toBeUndefined(); // Defense 5+, a 4 does not block
    expect(played.hero(1).lasting).toHaveLength(1);
  });
});

describe('reactions', () => {
  test('[GSQ-DEC-05, GSQ-DEC-06, GSQ-SPECIAL-16] owners are asked in hero order, each once', () => {
    const set = scene({ heroes: ['medic', 'bulwark', 'bulwark'], seats: 3 })
      .hero(1, { at: [20, 20], activated: true })
      .hero(2, { at: [17.5, 20], activated: true })
      .hero(3, { at: [18.5, 22], activated: true })
      .unit('raiders', [[30, 20]])
      .turnOfUnit(1)
      .dice(6, 1);
    const played = set.play();
    expect([played.asks, ...played.match.waitingFor]).toEqual(['guard', 'p2']);
    played.choose('0');
    expect([played.asks, ...played.match.waitingFor]).toEqual(['guard', 'p3']);
    played.choose('0');
    expect(played.hero(1).wounds).toBe(1);
    expect(played.asks).toBe('activate');
  });
});
