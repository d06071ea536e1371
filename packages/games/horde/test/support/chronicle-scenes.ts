import { type Scene, scene } from '@starboard/horde/testing';
import type { LogEntry } from '@starboard/kernel';
import { raiseAlertness } from '../../src/rules/alertness.ts';
import { enemiesTurn } from '../../src/rules/enemies/turn.ts';
import { charge } from '../../src/rules/melee.ts';
import { testForLosses } from '../../src/rules/morale.ts';
import { roundBegins, roundEnds } from '../../src/rules/round.ts';
import { deployment } from '../../src/rules/setup/deployment.ts';
import { drawEvent } from '../../src/rules/wave/events.ts';
import { setPriority } from '../../src/rules/wave/priority.ts';
import { waveBegins } from '../../src/rules/wave/wave-begins.ts';
import type { ArchetypeId, Horde, State, UnitId } from '../../src/types.ts';

/** Two heroes close to each other; one person holds both. */
function pair(...heroes: ArchetypeId[]): Scene {
  return scene({ heroes: heroes.length > 0 ? heroes : ['medic', 'envoy'], seats: 1 })
    .hero(1, { at: [24, 24] })
    .hero(2, { at: [26, 24] });
}

/** The first hero alone with a unit; the other is far away and has activated. */
function duel(hero: ArchetypeId, unit: UnitId, count = 1, y = 34): Scene {
  return pair(hero, 'envoy')
    .hero(2, { at: [44, 44], activated: true })
    .unit(
      unit,
      Array.from({ length: count }, (_, i) => [24 + 1.5 * i, y] as const),
      { activated: true },
    );
}

const event = (no: number, ...dice: number[]) =>
  pair()
    .unit('raiders', [[40, 40]])
    .dice(Math.floor(no / 10), no % 10, ...dice)
    .perform(drawEvent).log;

const alertness = (set: Scene) =>
  set.perform(function* (t: Horde) {
    raiseAlertness(t);
  }).log;

const shopping = () =>
  pair()
    .hero(1, { credits: 30, items: ['medKit'] })
    .hero(2, { credits: 1 })
    .tokens([4, 4])
    .stage('shop');

const ending = (wave: number, seized: Partial<State> = {}) =>
  pair()
    .hero(1, { at: [24, 24], level: 1 })
    .hero(2, { at: [24, 26], level: 15 })
    .wave(wave)
    .with(state => Object.assign(state, seized))
    .stage('waveEnds');

const searching = (...dice: number[]) => {
  const set = pair('infiltrator', 'medic')
    .tokens([24, 24])
    .turnOf(1)
    .dice(...dice);
  return set.play().choose(`reveal:${set.state.tokens[0]}`).log;
};

const fights = (t: Horde) => charge(t, t.state.heroes[0]!, t.state.units[0]!);

const losing = (hero: Parameters<Scene['hero']>[1], ...dice: number[]) =>
  pair('medic', 'breacher')
    .hero(1, { wounds: 5, ...hero })
    .with(({ losses }) => losses.hurt.push('hero:1'))
    .dice(...dice)
    .perform(testForLosses).log;

/** What happens, told from beginning to end. */
export const chronicles = {
  '[GSQ-ALERT-01] a round with enemies': () => alertness(pair().unit('raiders', [[4, 4]])),
  '[GSQ-ALERT-02] a round without': () => alertness(pair()),
  '[GSQ-ALERT-07] Full Assault, a 2': () => alertness(scene({ alertness: 'assault' }).dice(2)),
  '[GSQ-ALERT-07] Full Assault, a 3': () => alertness(scene({ alertness: 'assault' }).dice(3)),
  '[GSQ-ALERT-08] Alarmed, a 1': () => alertness(scene({ alertness: 'alarmed' }).dice(1)),
  '[GSQ-PRIO-03] a priority that was there before, one that fell, and another': () =>
    pair().marker(2, 3).priority(1).dice(1, 2, 4).perform(setPriority).log,
  '[GSQ-PRIO-05] one marker left': () =>
    pair().marker(1, 3).marker(2, 3).marker(3, 3).marker(4, 3).perform(setPriority).log,
  '[GSQ-FLOW-01, GSQ-FLOW-05] a wave begins': () =>
    scene({ timeOfDay: 'dusk', weather: 'worsening', seats: 1 })
      .roster('stubberGunner')
      .wave(2)
      .dice(3, 1)
      .perform(waveBegins).log,
  '[GSQ-BOSS-01] a boss fight that nobody wants': () =>
    scene({ bossFights: true, seats: 1 }).roster('sawHulk').wave(4).dice(3, 1, 2, 3).perform(waveBegins, 'no').log,
  '[GSQ-ALERT-06, GSQ-TIME-01, GSQ-WEATHER-01] what is rolled at set-up': () =>
    scene({ alertness: 'roll', timeOfDay: 'roll', weather: 'roll' }).dice(1, 2, 3).perform(deployment).log,
  '[GSQ-FLOW-06, GSQ-PSY-07] a round begins': () =>
    pair()
      .unit('hexer', [[4, 4]])
      .unit('veilHerald', [[10, 4]], { tokens: 4 })
      .unit('hexer', [[20, 4]], { tokens: 6 })
      .wave(3)
      .perform(roundBegins).log,
  '[GSQ-FLOW-07, GSQ-OBJ-01, GSQ-OBJ-02] a round ends, with enemies at markers': () =>
    pair()
      .marker(1, 2)
      .unit('raiders', [[12, 12]])
      .unit('raiders', [[36, 12]])
      .round(3)
      .perform(roundEnds).log,
  '[GSQ-XP-06, GSQ-LEVEL-17] a wave ends': () => ending(2, { priority: 5 }).play().choose('tough').log,
  '[GSQ-INJURY-04] an injury heals': () =>
    ending(2)
      .hero(1, { at: [4, 4], injuries: ['chestWound'] })
      .hero(2, { at: [4, 6] })
      .play().log,
  '[GSQ-INJURY-02] a revival': () =>
    scene({ heroes: ['medic', 'envoy'], injuries: true, seats: 1 })
      .hero(1, { at: [6, 24], wounds: 9, level: 15 })
      .hero(2, { at: [24, 24], level: 15 })
      .stage('waveEnds')
      .dice(3)
      .play()
      .choose('stand').log,
  '[GSQ-SHOP-02, GSQ-SHOP-04, GSQ-SHOP-05] in the shop': () =>
    shopping().play().choose('buy:1:powerCell', 'sell:1:medKit', 'give:1:powerCell', 'pay:1', {
      'hero:1': 21,
      'hero:2': 1,
    }).log,
  '[GSQ-SEARCH-06, GSQ-SEARCH-12] a token with a kit': () => searching(4, 4),
  '[GSQ-SEARCH-09] a token with a hazard': () => searching(1, 2),
  '[GSQ-SEARCH-08, GSQ-EVENT-62] an event reveals a token far from everybody': () =>
    pair().tokens([4, 4]).dice(6, 2, 1, 1, 6, 6).perform(drawEvent).log,
  '[GSQ-EVENT-11] knocked out': () => event(11, 1),
  '[GSQ-EVENT-12] a condition': () => event(12, 2),
  '[GSQ-EVENT-14] wounds': () => event(14, 1, 5),
  '[GSQ-EVENT-21] hits': () => event(21, 1, 4, 6, 1),
  '[GSQ-EVENT-22] Power lost': () => event(22, 1, 3),
  '[GSQ-EVENT-24] Shaken': () => event(24, 1),
  '[GSQ-EVENT-31] a quarter': () => event(31, 2),
  '[GSQ-EVENT-32] everybody': () => event(32),
  '[GSQ-EVENT-46] a unit Shaken': () => event(46, 1),
  '[GSQ-EVENT-45] Power back': () => pair().hero(1, { power: 0 }).dice(4, 5, 1, 6).perform(drawEvent).log,
  '[GSQ-EVENT-61] a gift': () => event(61, 1),
  '[GSQ-EVENT-64] money': () => event(64, 2),
  '[GSQ-EVENT-66] experience': () => event(66, 1, 1),
  '[GSQ-SHOOT-05, GSQ-SHOOT-06] a shot that kills': () =>
    duel('medic', 'raiders', 2).turnOf(1).dice(5, 4, 2).play().choose('hold', 'unit:1').log,
  '[GSQ-SHOOT-05] a shot at cover with −1': () =>
    duel('medic', 'raiders', 1)
      .piece('crater', [22, 32])
      .hero(1, { conditions: ['crippled'] })
      .turnOf(1)
      .dice(6, 5, 3)
      .play()
      .choose('hold', 'unit:1').log,
  '[GSQ-SPECIAL-03] a blast': () =>
    pair()
      .unit('bombardier', [[24, 40]])
      .hero(1, { at: [24, 24], activated: true })
      .hero(2, { at: [44, 44], activated: true })
      .dice(6, 1, 6)
      .turnOfUnit(1)
      .perform(enemiesTurn).log,
  '[GSQ-MELEE-08, GSQ-MORALE-04, GSQ-MELEE-11] a charge that is won, and a rout': () =>
    duel('duelist', 'deckhands', 2, 28).dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1).perform(fights, [24, 26.5], [24, 26.5]).log,
  '[GSQ-MELEE-03, GSQ-MELEE-12] a charge that is drawn': () =>
    duel('duelist', 'chainBrute', 1, 28).dice(1, 1, 1, 1, 1, 1, 1, 1, 1).perform(fights, [24, 26.5]).log,
  '[GSQ-MELEE-08, GSQ-MORALE-04] a charge that is lost': () =>
    duel('duelist', 'chainBrute', 1, 28).dice(1, 1, 1, 1, 6, 6, 6, 1, 1, 1, 1).perform(fights, [24, 26.5]).log,
  '[GSQ-MORALE-02] a morale test that is passed': () => losing({}, 5),
  '[GSQ-MORALE-02] a morale test that is failed': () => losing({}, 4),
  '[GSQ-MORALE-02] with a modifier': () => losing({ injuries: ['blindedEye'] }, 5),
  '[GSQ-ITEM-11] with a Courage Injector': () => losing({ lasting: [{ what: 'courageInjector', until: 'round' }] }),
  '[GSQ-MORALE-07] Shaken already': () => losing({ shaken: true }),
  '[GSQ-SPECIAL-12] Fearless, and it helps': () =>
    pair('envoy', 'medic')
      .hero(1, { wounds: 5 })
      .with(({ losses }) => losses.hurt.push('hero:1'))
      .dice(1, 4)
      .perform(testForLosses).log,
  '[GSQ-SPECIAL-12] Fearless, and it does not': () =>
    pair('envoy', 'medic')
      .hero(1, { wounds: 5 })
      .with(({ losses }) => losses.hurt.push('hero:1'))
      .dice(1, 3)
      .perform(testForLosses).log,
  '[GSQ-MORALE-08] a hero that is idle': () =>
    pair().hero(1, { shaken: true }).hero(2, { activated: true }).stage('heroes').play().log.slice(0, 3),
  '[GSQ-MORALE-08] a unit that is idle': () =>
    pair()
      .unit('raiders', [[4, 4]], { shaken: true })
      .turnOfUnit(1)
      .perform(enemiesTurn).log,
  '[GSQ-SKILL-24] Mend': () =>
    pair('medic', 'envoy').hero(2, { wounds: 4 }).turnOf(1).dice(4).play().choose('skill:mend').log,
  '[GSQ-CORE-05] a failure that is paid for': () =>
    pair('medic', 'envoy')
      .hero(2, { wounds: 4 })
      .hero(1, { power: 2 })
      .turnOf(1)
      .dice(1)
      .play()
      .choose('skill:mend', 'pay').log,
  '[GSQ-PSY-03] a feat that works': () =>
    pair('psion', 'medic')
      .hero(1, { feats: ['haste'] })
      .turnOf(1)
      .dice(4)
      .play()
      .choose('feat:haste', 'hero:2').log,
  '[GSQ-PSY-03, GSQ-PSY-04] a feat that fails in spite of help': () =>
    pair('psion', 'psion')
      .hero(1, { feats: ['haste'] })
      .turnOf(1)
      .dice(2)
      .play()
      .choose('feat:haste', 'hero:2', '1').log,
  '[GSQ-ITEM-01, GSQ-ITEM-13] an item for oneself': () =>
    pair()
      .hero(1, { items: ['powerInjector'], power: 1 })
      .hero(2, { at: [44, 44] })
      .turnOf(1)
      .play()
      .choose('item:powerInjector').log,
  '[GSQ-ITEM-01, GSQ-ITEM-17] an item for another': () =>
    pair()
      .hero(1, { items: ['curingKit'] })
      .hero(2, { conditions: ['impaired', 'crippled'] })
      .turnOf(1)
      .play()
      .choose('item:curingKit').log,
  '[GSQ-WOUND-07] a hero wakes': () =>
    pair()
      .hero(1, { items: ['medKit'] })
      .hero(2, { wounds: 9 })
      .turnOf(1)
      .play()
      .choose('item:medKit').log,
  '[GSQ-TERRAIN-02] dangerous ground': () =>
    pair().piece('pool', [22, 26]).turnOf(1).dice(1, 2, 2, 2, 2, 2, 2, 2, 2).play().choose('advance', [24, 27.5]).log,
  '[GSQ-SPECIAL-09, GSQ-WOUND-04] a drone': () => duel('technician', 'raiders', 1).stage('heroes').dice(1).play().log,
  '[GSQ-SPECIAL-22] Regeneration': () =>
    duel('medic', 'fleshHorror', 1).turnOf(1).dice(6, 6, 1, 1, 5, 1).play().choose('hold', 'unit:1').log,
  '[GSQ-SPECIAL-27] Self-Repair': () =>
    pair()
      .hero(1, { activated: true })
      .hero(2, { activated: true })
      .unit('sawHulk', [[4, 4]], { wounds: [3] })
      .turnOfUnit(1)
      .dice(5)
      .perform(enemiesTurn).log,
  '[GSQ-PSY-07] a feat of the enemies': () =>
    pair()
      .hero(2, { at: [44, 44] })
      .unit('hexer', [[24, 34]], { tokens: 2 })
      .turnOfUnit(1)
      .dice(1, 1, 1, 1, 1)
      .perform(enemiesTurn).log,
  '[GSQ-AI-12] a unit that rushes': () =>
    pair()
      .unit('boarders', [[4, 4]])
      .turnOfUnit(1)
      .perform(enemiesTurn).log,
  '[GSQ-AI-14] a unit that advances and shoots': () =>
    pair()
      .hero(2, { at: [44, 44] })
      .unit('railSniper', [[24, 2]])
      .turnOfUnit(1)
      .dice(1)
      .perform(enemiesTurn).log,
} as const satisfies { readonly [title: string]: () => readonly LogEntry[] };
