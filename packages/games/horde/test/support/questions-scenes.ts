import { type Played, type Scene, scene } from '@starboard/horde/testing';
import { undeployed } from '../../src/rules/setup/state.ts';
import type { ArchetypeId, ConsumableId, FeatId, SkillId } from '../../src/types.ts';

/** Two heroes close to each other; one person holds both. */
function pair(...heroes: ArchetypeId[]): Scene {
  return scene({ heroes: heroes.length > 0 ? heroes : ['medic', 'envoy'], seats: 1 })
    .hero(1, { at: [24, 24] })
    .hero(2, { at: [26, 24] });
}

/** Two units that both heroes see. */
function facing(set: Scene): Scene {
  return set.unit('boarders', [[24, 32]]).unit('raiders', [
    [16, 24],
    [16, 26],
  ]);
}

function using(skill: SkillId, set: Scene): Played {
  return set
    .hero(1, { skills: [skill] })
    .turnOf(1)
    .dice(6, 6)
    .play()
    .choose(`skill:${skill}`);
}

function casting(feat: FeatId, set = facing(pair('psion', 'envoy'))): Played {
  return set
    .hero(1, { feats: [feat] })
    .turnOf(1)
    .dice(6)
    .play()
    .choose(`feat:${feat}`);
}

function withItem(item: ConsumableId): Played {
  return facing(pair())
    .hero(1, { items: [item] })
    .turnOf(1)
    .play()
    .choose(`item:${item}`);
}

const beforePool = () => pair('envoy', 'medic').piece('pool', [12, 20]).turnOf(1).play();

const levelling = (level: number, xp: number) =>
  pair().hero(1, { level, xp, wil: 2 }).hero(2, { level: 15 }).alertness(6).stage('waveEnds').play();

const shopping = () =>
  pair()
    .hero(1, { credits: 15, items: ['medKit'] })
    .hero(2, { credits: 40, gear: ['powerCell', 'gripBoots'] })
    .stage('shop')
    .play();

const fallen = () =>
  scene({ heroes: ['medic', 'envoy'], injuries: true, seats: 2 })
    .hero(1, { at: [6, 24], wounds: 9, level: 15 })
    .hero(2, { at: [24, 24], level: 15 })
    .stage('waveEnds')
    .play();

const two = () =>
  scene({ heroes: ['medic', 'envoy'], seats: 2 })
    .stage('heroes')
    .play();

/** Hero 2 is named by who holds hero 1. */
const named = () => {
  const played = two();
  played.match.answer('p1', 'hero:2');
  return played;
};

const troubled = () =>
  pair()
    .hero(1, { conditions: ['impaired', 'crippled'] })
    .hero(2, { conditions: ['impaired'] });

const hurt = () => pair().hero(1, { wounds: 2 }).hero(2, { wounds: 3 });

/** A table at each question of the game, by the question's name and what is told apart. */
export const tables = {
  '[GSQ-PREP-06] deploy': () =>
    pair()
      .with(({ heroes }) => {
        for (const hero of heroes) hero.at = undeployed;
      })
      .stage('deployment')
      .play(),
  '[GSQ-CORE-10] activate': two,
  '[GSQ-CORE-10] activate.named': named,
  '[GSQ-DEC-02] activate.dispute': () => named().choose('wait'),
  '[GSQ-ITEM-04] shaken': () =>
    pair()
      .hero(1, { shaken: true, items: ['courageInjector'] })
      .hero(2, { activated: true })
      .stage('heroes')
      .play(),
  '[GSQ-ACT-01] act': () =>
    facing(pair('psion', 'medic'))
      .hero(1, { items: ['medKit', 'stunGrenade'], feats: ['forceBolt', 'crush'], conditions: ['impaired'], power: 2 })
      .hero(2, { at: [44, 44] })
      .tokens([24, 25], [24, 28])
      .treasure([25, 24], { credits: 5 })
      .turnOf(1)
      .play(),
  '[GSQ-ACT-01] act, with what is used up': () =>
    facing(pair('psion', 'medic'))
      .hero(1, { items: ['medKit'], feats: ['forceBolt', 'barrierField'], power: 0, skills: ['meditate', 'rally'] })
      .hero(2, { at: [44, 44] })
      .tokens([24, 25])
      .turnOf(1)
      .with(state =>
        Object.assign(state.activation!, {
          acted: true,
          skilled: true,
          extra: 'used',
          usedSkills: ['rally'],
          triedFeats: ['forceBolt'],
          attacked: true,
        }),
      )
      .treasure([25, 24], { credits: 5 })
      .play(),
  '[GSQ-ACT-05] advance': () => pair('envoy', 'medic').turnOf(1).play().choose('advance'),
  '[GSQ-ACT-06] rush': () => pair('envoy', 'medic').turnOf(1).play().choose('rush'),
  '[GSQ-MOVE-11] waypoint': () => beforePool().choose('rush:via'),
  '[GSQ-MOVE-11] waypoint.next': () => beforePool().choose('rush:via', [24, 26]),
  '[GSQ-MOVE-11] rush, by waypoints': () => beforePool().choose('rush:via', [24, 26], 'end'),
  '[GSQ-MOVE-11] waypoint, the second': () => beforePool().choose('rush:via', [24, 26], 'more'),
  '[GSQ-SHOOT-03] shoot': () =>
    facing(pair())
      .piece('crater', [22, 30])
      .unit('raiders', [[24, 46]])
      .piece('bunker', [28, 14])
      .unit('raiders', [[36, 14]])
      .turnOf(1)
      .play()
      .choose('hold'),
  '[GSQ-SPECIAL-20] keenEye': () =>
    facing(pair('sharpshooter', 'medic')).turnOf(1).dice(6, 1, 6, 1).play().choose('hold', 'unit:2'),
  '[GSQ-MELEE-02] contact': () => facing(pair()).turnOf(1).play().choose('charge:1'),
  '[GSQ-MELEE-06] strikeBack': () =>
    pair()
      .unit('boarders', [[24, 28]])
      .turnOfUnit(1)
      .dice(1, 1, 1, 1)
      .play(),
  '[GSQ-SPECIAL-16] guard': () =>
    pair('bulwark', 'medic')
      .unit('railSniper', [[26, 36]])
      .turnOfUnit(1)
      .dice(6, 1)
      .play(),
  '[GSQ-CORE-05] test.power': () =>
    pair()
      .hero(1, { skills: ['aim'] })
      .turnOf(1)
      .dice(1)
      .play()
      .choose('skill:aim'),
  '[GSQ-SKILL-24] use.mend': () => using('mend', hurt()),
  '[GSQ-SKILL-25] use.purge': () => using('purge', troubled()),
  '[GSQ-SKILL-11] use.shieldWall': () => {
    const set = scene({ heroes: ['bulwark', 'medic', 'envoy'], seats: 1 });
    return using(
      'shieldWall',
      set
        .hero(1, { at: [24, 24] })
        .hero(2, { at: [26, 24] })
        .hero(3, { at: [22, 24] }),
    );
  },
  '[GSQ-SKILL-15] use.suppressingBurst': () => using('suppressingBurst', facing(pair())),
  '[GSQ-SKILL-21] use.overcharge': () => using('overcharge', pair()),
  '[GSQ-SKILL-22] use.quickSearch': () => using('quickSearch', pair().tokens([24, 26], [22, 24])),
  '[GSQ-SKILL-20] use.fieldBarricade': () => using('fieldBarricade', pair()),
  '[GSQ-SKILL-20] place.westEast': () => using('fieldBarricade', pair()).choose('westEast'),
  '[GSQ-SKILL-20] place.northSouth': () => using('fieldBarricade', pair()).choose('northSouth'),
  '[GSQ-SKILL-23] sprint': () => using('sprint', pair()),
  '[GSQ-SKILL-27] order': () => using('order', pair()),
  '[GSQ-PSY-03] feat.target, a unit': () => casting('forceBolt'),
  '[GSQ-PSY-03] feat.target, a hero': () => casting('haste'),
  '[GSQ-PSY-13] feat.target, a model': () => casting('crush'),
  '[GSQ-PSY-17] feat.where': () => casting('puppet').choose('unit:1'),
  '[GSQ-PSY-20] feat.which': () => casting('cleanse', troubled().hero(1, { caster: 1 }).hero(2, { conditions: [] })),
  '[GSQ-PSY-04] feat.aid': () => casting('haste', pair('psion', 'psion')).choose('hero:1'),
  '[GSQ-PSY-08] feat.hinder': () =>
    pair('psion', 'medic')
      .unit('hexer', [[24, 32]], { tokens: 1 })
      .turnOfUnit(1)
      .play(),
  '[GSQ-ITEM-02] item.target': () => withItem('frenzyInjector'),
  '[GSQ-ITEM-03] grenade.unit': () => withItem('stunGrenade'),
  '[GSQ-ITEM-14] grenade.noise': () => withItem('noiseGrenade').choose('unit:1'),
  '[GSQ-ITEM-15] grenade.grease': () => withItem('greaseGrenade'),
  '[GSQ-ITEM-18] teleport': () => withItem('teleportKit').choose('hero:2'),
  '[GSQ-SEARCH-14] trove': () => {
    const set = pair('infiltrator', 'medic').tokens([24, 24]).turnOf(1).dice(6);
    return set.play().choose(`reveal:${set.state.tokens[0]}`);
  },
  '[GSQ-SHOP-01] shop': shopping,
  '[GSQ-SHOP-02] receiver': () =>
    scene({ seats: 1, heroes: ['medic', 'envoy', 'psion'] })
      .hero(1, { items: ['medKit'] })
      .stage('shop')
      .play()
      .choose('give:1:medKit'),
  '[GSQ-SHOP-02] pay': () => shopping().choose('pay:1'),
  '[GSQ-XP-07] remainder': () => pair().alertness(6).priority(5).stage('waveEnds').play(),
  '[GSQ-LEVEL-16] level': () => levelling(2, 3),
  '[GSQ-LEVEL-16] level, a first': () => levelling(1, 1),
  '[GSQ-LEVEL-20] learnSkill': () => levelling(1, 1).choose('skill'),
  '[GSQ-LEVEL-21] learnFeat': () => levelling(4, 11).choose('caster'),
  '[GSQ-INJURY-01] revive': fallen,
  '[GSQ-INJURY-03] revivalPlace': () => fallen().choose('move'),
  '[GSQ-BOSS-01] bossFight': () => scene({ bossFights: true, seats: 1 }).wave(4).stage('waveBegins').play(),
  '[GSQ-PRIO-02] priority': () => pair().roster('deckhands').dice(6).wave(1).stage('waveBegins').play(),
  '[GSQ-WAVE-03] corner': () => pair().roster('deckhands').dice(1, 5).wave(1).stage('waveBegins').play(),
} as const satisfies { readonly [title: string]: () => Played };
