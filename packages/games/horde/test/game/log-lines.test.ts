import { readdirSync, readFileSync } from 'node:fs';
import { type Scene, scene } from '@starboard/horde/testing';
import { type LogEntry, Match, seedFrom } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { marks } from '../../src/board/marks.ts';
import { horde, texts } from '../../src/index.ts';
import { enemiesTurn } from '../../src/rules/enemies/turn.ts';
import { deployment } from '../../src/rules/setup/deployment.ts';
import { deployUnit } from '../../src/rules/wave/deploy.ts';
import { drawEvent } from '../../src/rules/wave/events.ts';
import { waveBegins } from '../../src/rules/wave/wave-begins.ts';
import { restoreWounds } from '../../src/rules/wounds.ts';
import type { FeatId, SkillId, UnitId } from '../../src/types.ts';

const say = createFormatter(texts, 'en');

/** The lines of this key in a log, each with its rule. */
function lines(log: readonly LogEntry[], key: string): string[] {
  return log.filter(entry => entry.key === key).map(entry => `${say(entry)} · ${entry.rule}`);
}

const party = () =>
  scene({ heroes: ['medic', 'envoy'] })
    .hero(1, { at: [24, 24] })
    .hero(2, { at: [26, 24] });

const knowing = (skill: SkillId) =>
  party()
    .hero(1, { skills: [skill], str: 2, dex: 2, wil: 2 })
    .turnOf(1)
    .dice(6);

const casting = (feat: FeatId) =>
  scene({ heroes: ['psion', 'medic'] })
    .hero(1, { at: [24, 24], feats: [feat] })
    .hero(2, { at: [26, 24] })
    .turnOf(1);

const won = (set: Scene) => set.hero(1, { level: 15 }).hero(2, { level: 15 }).alertness(6).stage('waveEnds');

/** Small bases so close that no other finds a place between them. */
const crammed = () => {
  const set = scene({ table: 'small', heroes: ['medic', 'envoy'] });
  for (let x = 1; x < 24; x += 2) for (let y = 1; y < 24; y += 2) set.unit('overseerEngine', [[x, y]]);
  return set;
};

const arriving = (set: Scene, id: UnitId) =>
  set.dice(1).perform(function* (t) {
    yield* deployUnit(t, id);
  });

/** Lines that seldom come up in whole missions: each in a scene of its own. */
const scenes: { readonly [key: string]: readonly [log: () => readonly LogEntry[], line: string] } = {
  'end.held': [
    () => won(party()).wave(10).play().log,
    'All ten waves are held, and the mission with them. · GSQ-END-03',
  ],
  'alertLevel.picked': [
    () => scene({ alertness: 'vigilant' }).perform(deployment).log,
    'Alertness level: Vigilant. No effect. · GSQ-ALERT-06',
  ],
  'time.picked': [
    () => scene({ timeOfDay: 'day' }).perform(deployment).log,
    'Time of day: Day. No effect. · GSQ-TIME-01',
  ],
  'weather.picked': [
    () => scene({ weather: 'good' }).perform(deployment).log,
    'Weather: Good. No effect. · GSQ-WEATHER-01',
  ],
  'token.added': [
    () => party().dice(4, 3, 1, 2, 1).perform(drawEvent).log,
    'A search token appears in quarter 2. · GSQ-EVENT-43',
  ],
  'boss.accepted': [
    () => scene({ bossFights: true }).roster('ringCaptain').wave(4).dice(1, 1).perform(waveBegins, 'yes').log,
    'Wave 4 is a boss fight. · GSQ-BOSS-01',
  ],
  'deploy.noRoom': [() => arriving(crammed(), 'leaper').log, 'Leaper 145: no room left on the table. · GSQ-WAVE-11'],
  'guardian.stepsIn': [
    () =>
      scene({ heroes: ['bulwark', 'medic'] })
        .hero(1, { at: [24, 24] })
        .hero(2, { at: [26, 24] })
        .unit('railSniper', [[26, 36]])
        .turnOfUnit(1)
        .dice(6, 1)
        .play()
        .choose('1').log,
    'Bulwark suffers 1 wound in place of Medic. · GSQ-SPECIAL-16',
  ],
  'wounds.diseased': [
    () =>
      party()
        .hero(2, { wounds: 3, conditions: ['diseased'] })
        .perform(t => restoreWounds(t, t.state.heroes[1]!, 2, 'GSQ-SKILL-24')).log,
    'Envoy: Diseased, no wound is restored. · GSQ-COND-03',
  ],
  'melee.impact': [
    () =>
      party()
        .unit('carapaceGuard', [[24, 30]])
        .dice(2, 1, 6, 1, 1, 1)
        .perform(enemiesTurn, 'refrain').log,
    'Impact, Carapace Guard 1: 2 1 (2+). 1 hit. · GSQ-SPECIAL-17',
  ],
  'enemy.mended': [
    () =>
      scene()
        .hero(1, { at: [46, 46] })
        .hero(2, { at: [44, 44] })
        .unit('repairNode', [[12, 12]])
        .unit('sawHulk', [[15, 12]], { wounds: [3] })
        .turnOfUnit(1)
        .dice(3)
        .perform(enemiesTurn).log,
    'Saw Hulk 2: 2 wounds mended. D3: 2 (die 3). · GSQ-SPECIAL-21',
  ],
  'done.shove': [
    () =>
      knowing('shove')
        .unit('boarders', [[24, 26]])
        .play()
        .choose('skill:shove').log,
    'Pushed back, no charge this round: Boarder 1. · GSQ-SKILL-12',
  ],
  'done.fieldBarricade': [
    () => knowing('fieldBarricade').play().choose('skill:fieldBarricade', 'westEast', [22, 26]).log,
    'Medic puts up a Barrier. · GSQ-SKILL-20',
  ],
  'done.secondWind': [
    () => knowing('secondWind').hero(1, { fatigued: true }).play().choose('skill:secondWind').log,
    'Medic is no longer fatigued. · GSQ-SKILL-16',
  ],
  'done.sprint': [() => knowing('sprint').play().choose('skill:sprint', [22, 24]).log, 'Medic sprints. · GSQ-SKILL-23'],
  'done.order': [
    () => knowing('order').play().choose('skill:order', [28, 24]).log,
    'Envoy moves on order. · GSQ-SKILL-27',
  ],
  'done.taunt': [
    () =>
      knowing('taunt')
        .unit('boarders', [[24, 32]])
        .play()
        .choose('skill:taunt').log,
    'Taunted: Boarder 1. · GSQ-SKILL-29',
  ],
  'barricade.gone': [
    () =>
      won(party())
        .with(state => Object.assign(state, { barricades: [{ piece: 'barrier 8 8 0', until: state.wave }] }))
        .play().log,
    'Barricades of an earlier wave fall apart. · GSQ-SKILL-20',
  ],
  'feat.hindered': [
    () =>
      casting('forceBolt')
        .unit('hexer', [[24, 32]], { tokens: 1 })
        .dice(1)
        .play()
        .choose('feat:forceBolt').log,
    'Hexer 1 spends a token against Psion: −1. · GSQ-PSY-05',
  ],
  'grenade.heard': [
    () =>
      party()
        .hero(1, { items: ['noiseGrenade'] })
        .unit('boarders', [[24, 32]])
        .turnOf(1)
        .play()
        .choose('item:noiseGrenade', [24, 34]).log,
    'Medic throws a Noise Grenade: Boarder 1 will run towards it. · GSQ-ITEM-14',
  ],
  'grenade.greased': [
    () =>
      party()
        .hero(1, { items: ['greaseGrenade'] })
        .turnOf(1)
        .play()
        .choose('item:greaseGrenade', [24, 30]).log,
    'Medic makes the ground slippery until the end of the next round. · GSQ-ITEM-15',
  ],
  teleported: [
    () =>
      party()
        .hero(2, { at: [44, 44] })
        .hero(1, { items: ['teleportKit'] })
        .turnOf(1)
        .play()
        .choose('item:teleportKit', [24, 30]).log,
    'Medic is somewhere else at once. · GSQ-ITEM-18',
  ],
  'search.hazard': [
    () => party().tokens([4, 4]).dice(6, 2, 1, 1, 1).perform(drawEvent).log,
    'A hazard, but nobody is near. · GSQ-SEARCH-09',
  ],
  'search.hazardRolled': [
    () => {
      const set = party().tokens([24, 24]).turnOf(1).dice(1, 6);
      return set.play().choose(`reveal:${set.state.tokens[0]}`).log;
    },
    'A hazard for Medic: 6. · GSQ-SEARCH-09',
  ],
  'search.trove': [
    () => {
      const set = scene({ heroes: ['infiltrator', 'medic'] })
        .hero(1, { at: [20, 20] })
        .tokens([20, 20])
        .turnOf(1);
      return set.dice(6).play().choose(`reveal:${set.state.tokens[0]}`, 'medKit', 'medKit').log;
    },
    'Treasure trove: Med Kit. · GSQ-SEARCH-14',
  ],
  'wave.bossReward': [
    () =>
      won(party())
        .wave(4)
        .with(state => Object.assign(state, { bossFight: true }))
        .play().log,
    'Nothing is left of the boss wave: 16 XP instead. · GSQ-BOSS-03',
  ],
  'level.nothing': [
    () =>
      party()
        .hero(1, { level: 2, xp: 3, str: 2, dex: 2, wil: 2 })
        .hero(2, { level: 15 })
        .alertness(6)
        .stage('waveEnds')
        .play().log,
    'Medic has nothing left to improve at this level. · GSQ-RUL-35',
  ],
  'level.feat': [
    () =>
      party()
        .hero(1, { level: 4, xp: 11 })
        .hero(2, { level: 15 })
        .alertness(6)
        .stage('waveEnds')
        .play()
        .choose('caster', 'daze').log,
    'Medic learns Daze. · GSQ-LEVEL-21',
  ],
  'revival.declined': [
    () =>
      scene({ heroes: ['medic', 'envoy'], injuries: true })
        .hero(1, { at: [6, 24], wounds: 9, level: 15 })
        .hero(2, { at: [24, 24], level: 15 })
        .stage('waveEnds')
        .play()
        .choose('no').log,
    'Medic stays unconscious. · GSQ-INJURY-11',
  ],
  'power.spent': [
    () =>
      knowing('mend')
        .hero(2, { wounds: 3 })
        .with(state => Object.assign(state.activation!, { acted: true }))
        .play()
        .choose('extra').log,
    'Medic spends 2 Power, 4 left. · GSQ-ACT-02',
  ],
  rest: [() => party().hero(1, { power: 0 }).turnOf(1).play().choose('rest').log, 'Medic rests. · GSQ-ACT-03'],
};

describe('what is said, and by which rule', () => {
  test.each(Object.entries(scenes))('%s', (key, [log, line]) => {
    expect(lines(log(), key)[0]).toBe(line);
  });

  test('[GSQ-SEARCH-03] token.placed, with its die, before anything is asked', () => {
    const { log } = Match.begin(horde, {}, { seed: seedFrom('tokens') });
    const placed = lines(log, 'token.placed');
    expect(placed).toHaveLength(4);
    expect(placed[0]).toMatch(
      /^Search token in quarter 1, rolled \d: (in the middle|near the corner)\. · GSQ-SEARCH-03$/,
    );
  });

  test('every kind of line comes up in a scene here or in a golden mission: one that is dropped is noticed', () => {
    const folder = new URL('golden/', import.meta.url);
    const journals = readdirSync(folder).map(file => readFileSync(new URL(file, folder), 'utf8'));
    const isTold = (key: string) => journals.some(journal => journal.includes(`{"key":"${key}"`));
    const untold = Object.keys(marks).filter(key => !isTold(key) && !(key in scenes));
    expect(untold).toEqual([]);
  });
});
