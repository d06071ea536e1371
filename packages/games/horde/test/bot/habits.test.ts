import { type Answer, Chance, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { sensibleBot } from '../../src/index.ts';
import { type Inches, type Played, type Scene, scene } from '../../src/testing/index.ts';
import type { ArchetypeId, ConsumableId, FeatId, SkillId } from '../../src/types.ts';

/** What a sensible player answers to the question that waits. */
function answerTo({ match, asks }: Played): Answer {
  const seat = match.waitingFor[0]!;
  const chance = new Chance(seedFrom('habits'));
  const sight = { seat, view: match.view(seat), decision: asks!, ask: match.askOf(seat)!, chance };
  return sensibleBot.choose({ ...sight, imagine: () => match.fork(chance, seat) });
}

/** The question that waits in a scene, perhaps after some answers, and what the bot says to it. */
function reply(set: Scene, ...answers: (Answer | Inches)[]): readonly [asks: string | undefined, answer: Answer] {
  const played = set.play().choose(...answers);
  return [played.asks, answerTo(played)];
}

const acts = (set: Scene) => reply(set.turnOf(1))[1];

/** The same once its action is taken, and no other can be bought. */
const spent = (set: Scene) =>
  reply(set.turnOf(1).with(state => Object.assign(state.activation!, { acted: true, extra: 'used' })))[1];

/** A hero in the middle of the table and a Medic far away; nobody else. */
const alone = (archetype: ArchetypeId) =>
  scene({ heroes: [archetype, 'medic'] })
    .hero(1, { at: [24, 24] })
    .hero(2, { at: [44, 44] });

/** With a single skill that never fails but on a 1, and nothing else to do at its post. */
const knowing = (skill: SkillId, archetype: ArchetypeId = 'medic') => {
  const set = alone(archetype).hero(1, { skills: [skill], str: 2, dex: 2, wil: 2 });
  for (const marker of [1, 2, 3, 4]) set.marker(marker, 3);
  return set;
};

const carrying = (item: ConsumableId) => knowing('secondWind').hero(1, { items: [item] });

describe('whose turn it is', () => {
  test('[GSQ-CORE-10] whoever can do most, or is in most danger, goes first', () => {
    const set = scene({ heroes: ['medic', 'heavyGunner'] })
      .hero(1, { at: [4, 4] })
      .hero(2, { at: [24, 24] })
      .unit('raiders', [[24, 34]])
      .stage('heroes');
    expect(reply(set)).toEqual(['activate', 'hero:2']);
    const other = scene({ heroes: ['heavyGunner', 'medic'] })
      .hero(1, { at: [24, 24] })
      .hero(2, { at: [4, 4] })
      .unit('raiders', [[24, 34]])
      .stage('heroes');
    expect(reply(other)).toEqual(['activate', 'hero:1']);
  });

  test('[GSQ-CORE-10] somebody else’s wish is granted', () => {
    const played = scene({ seats: 2 }).stage('heroes').play();
    played.match.answer('p1', 'hero:2');
    expect([played.asks, answerTo(played)]).toEqual(['activate.named', 'go']);
  });

  test('[GSQ-ITEM-04] a Shaken hero takes its Courage Injector', () => {
    const set = scene({ heroes: ['medic', 'envoy'] })
      .hero(1, { shaken: true, items: ['courageInjector'] })
      .hero(2, { activated: true })
      .stage('heroes');
    expect(reply(set)).toEqual(['shaken', 'inject']);
  });
});

describe('the next action', () => {
  test('[GSQ-SEARCH-16] treasure beside it is collected before anything else', () => {
    const set = alone('medic').treasure([24, 24], { credits: 5 });
    expect(acts(set)).toMatch(/^collect:/);
  });

  test('[GSQ-SEARCH-15, GSQ-SEARCH-09] a token beside it is revealed, but not first by who is badly hurt', () => {
    const token = () => knowing('meditate').hero(1, { power: 3 }).tokens([24, 24]);
    expect(spent(token())).toMatch(/^reveal:/);
    expect(spent(token().hero(1, { wounds: 7 }))).toBe('skill:meditate');
  });

  test('[GSQ-ACT-04, GSQ-ACT-05] it shoots what it sees, rather than rush past it', () => {
    expect(acts(knowing('secondWind', 'heavyGunner').unit('raiders', [[24, 36]]))).toMatch(/^(hold|advance)$/);
  });

  test('[GSQ-ACT-06] it runs to its post while nothing is to be shot', () => {
    const set = alone('medic').hero(1, { at: [24, 2] });
    for (const marker of [1, 2, 3, 4]) set.marker(marker, 3);
    const [asks, answer] = reply(set.alertness(4).turnOf(1), 'rush');
    expect([acts(set), asks]).toEqual(['rush', 'rush']);
    const row = Math.floor(Number(answer) / 97) / 2;
    expect(row).toBeGreaterThan(12); // from 2" towards marker 5 at 24"
  });

  test('[GSQ-ACT-07] it charges what it would beat, and not what would beat it', () => {
    expect(acts(alone('duelist').unit('acidSpitters', [[24, 28]]))).toBe('charge:1');
    expect(
      acts(
        alone('medic')
          .hero(1, { wounds: 7 })
          .unit('overseerEngine', [[24, 28]]),
      ),
    ).not.toBe('charge:1');
  });

  test('[GSQ-ACT-03] it rests to get its Power back, unless its post is far away', () => {
    expect(acts(knowing('secondWind').hero(1, { power: 0 }))).toBe('rest');
    const far = knowing('secondWind').hero(1, { power: 3, at: [2, 2] });
    expect(acts(far)).not.toBe('rest');
  });

  test('[GSQ-POWER-03] it rests to be rid of a condition where nothing else is to be done', () => {
    expect(acts(knowing('secondWind').hero(1, { conditions: ['crippled'] }))).toBe('rest:crippled');
  });

  test('[GSQ-ACT-02] it pays for one more action with a good shot before it, and not without', () => {
    const acted = (set: Scene) => {
      const played = set.turnOf(1).with(state => Object.assign(state.activation!, { acted: true, skilled: true }));
      return reply(played)[1];
    };
    expect(acted(alone('heavyGunner').unit('chainBrute', [[24, 34]]))).toBe('extra');
    expect(acted(alone('heavyGunner').unit('chainBrute', [[2, 2]]))).not.toBe('extra');
    expect(
      acted(
        alone('heavyGunner')
          .hero(1, { power: 1 })
          .unit('chainBrute', [[24, 34]]),
      ),
    ).toBe('end');
  });
});

describe('skills are tried', () => {
  const brute = (set: Scene) => set.unit('chainBrute', [[24, 34]]);

  test.each(['aim', 'markTarget', 'overcharge', 'brace'] as const)('before a shot: %s', skill => {
    expect(acts(brute(knowing(skill, 'heavyGunner')))).toBe(`skill:${skill}`);
    expect(acts(knowing(skill, 'heavyGunner'))).not.toBe(`skill:${skill}`); // nobody to shoot at
  });

  test('[GSQ-SKILL-13] before a charge that is worth more than a shot: overpower', () => {
    expect(acts(knowing('overpower', 'duelist').unit('fleshHorror', [[24, 28]], { wounds: [4] }))).toBe(
      'skill:overpower',
    );
    expect(acts(knowing('overpower', 'duelist'))).not.toBe('skill:overpower');
  });

  test.each(['shieldWall', 'evade', 'vanish'] as const)('against danger, after the action: %s', skill => {
    const beset = () =>
      knowing(skill)
        .hero(2, { at: [25, 26] })
        .hero(1, { power: 0 });
    expect(spent(beset().unit('chainBrute', [[24, 32]]))).toBe(`skill:${skill}`);
    expect(spent(beset())).toBe('end');
  });

  test.each([
    ['rally', (set: Scene) => set.hero(2, { at: [26, 24], shaken: true })],
    ['meditate', (set: Scene) => set.hero(1, { power: 4 })],
    ['quickSearch', (set: Scene) => set.tokens([24, 28])],
    ['purge', (set: Scene) => set.hero(1, { conditions: ['crippled'] })],
    ['secondWind', (set: Scene) => set.hero(1, { fatigued: true })],
    ['suppressingBurst', (set: Scene) => set.unit('chainBrute', [[24, 40]])],
  ] as const)('where there is need: %s', (skill, need) => {
    expect(spent(need(knowing(skill)))).toBe(`skill:${skill}`);
    expect(spent(knowing(skill))).not.toBe(`skill:${skill}`);
  });
});

describe('items are used', () => {
  test.each([
    ['medKit', (set: Scene) => set.hero(1, { wounds: 6 })],
    ['powerInjector', (set: Scene) => set.hero(1, { power: 2 })],
    ['curingKit', (set: Scene) => set.hero(1, { conditions: ['crippled'] })],
    ['stunGrenade', (set: Scene) => set.unit('chainBrute', [[24, 34]])],
    ['courageInjector', (set: Scene) => set.hero(2, { at: [26, 24], shaken: true })],
  ] as const)('where there is need: %s', (item, need) => {
    expect(spent(need(carrying(item)))).toBe(`item:${item}`);
    expect(spent(carrying(item))).not.toBe(`item:${item}`);
  });

  test('and others are kept', () => {
    expect(spent(carrying('greaseGrenade').unit('chainBrute', [[24, 34]]))).toBe('end');
  });
});

describe('feats are tried', () => {
  const casting = (feat: FeatId) => {
    const set = alone('psion').hero(1, { feats: [feat], skills: ['secondWind'] });
    for (const marker of [1, 2, 3, 4]) set.marker(marker, 3);
    return set;
  };

  test.each([
    ['lifeSurge', (set: Scene) => set.hero(2, { at: [26, 24], wounds: 9 })],
    ['knitFlesh', (set: Scene) => set.hero(1, { wounds: 1 })],
    ['cleanse', (set: Scene) => set.hero(2, { at: [26, 24], conditions: ['impaired'] })],
    ['barrierField', (set: Scene) => set.unit('chainBrute', [[24, 32]]).unit('chainBrute', [[28, 32]])],
    ['forceBolt', (set: Scene) => set.unit('chainBrute', [[24, 40]])],
  ] as const)('where there is need: %s', (feat, need) => {
    expect(spent(need(casting(feat)))).toBe(`feat:${feat}`);
    expect(spent(need(casting(feat).hero(1, { power: 2 })))).toBe(`feat:${feat}`);
    expect(spent(need(casting(feat).hero(1, { power: 1 })))).not.toBe(`feat:${feat}`);
    expect(spent(casting(feat))).not.toBe(`feat:${feat}`);
  });

  test.each(['puppet', 'clarity', 'haste'] as const)('but not %s', feat => {
    expect(spent(casting(feat).unit('chainBrute', [[24, 34]]))).toBe('end');
  });
});

describe('targets', () => {
  test('[GSQ-SHOOT-02] of two it shoots at the one that is worth more', () => {
    const set = alone('sharpshooter')
      .unit('thralls', [[30, 24]])
      .unit('chainBrute', [[24, 34]])
      .turnOf(1);
    expect(reply(set, 'hold')).toEqual(['shoot', 'unit:2']);
  });

  test('[GSQ-SKILL-24, GSQ-SKILL-11] who is down is mended, who is hurt is shielded', () => {
    const three = (skill: SkillId) =>
      scene({ heroes: ['medic', 'envoy', 'breacher'] })
        .hero(1, { at: [24, 24], skills: [skill], str: 2, wil: 2 })
        .hero(2, { at: [26, 24], wounds: 2 })
        .hero(3, { at: [24, 26], wounds: 8 })
        .turnOf(1)
        .dice(6);
    expect(reply(three('mend'), 'skill:mend')).toEqual(['use.mend', 'hero:3']);
    expect(reply(three('shieldWall'), 'skill:shieldWall')).toEqual(['use.shieldWall', 'hero:3']);
  });

  test('[GSQ-SKILL-26] who is Shaken is rallied', () => {
    const set = scene({ heroes: ['envoy', 'medic', 'breacher'] })
      .hero(1, { at: [24, 24], skills: ['rally'], wil: 2 })
      .hero(2, { at: [26, 24] })
      .hero(3, { at: [24, 26], shaken: true })
      .turnOf(1)
      .dice(6);
    expect(reply(set, 'skill:rally')).toEqual(['use.rally', 'hero:3']);
  });

  test('[GSQ-SKILL-28, GSQ-SKILL-15] what it would shoot at is marked, what costs most is suppressed', () => {
    const two = (skill: SkillId) =>
      alone('sharpshooter')
        .hero(1, { skills: [skill], str: 2, wil: 2 })
        .unit('thralls', [[30, 24]])
        .unit('chainBrute', [[24, 34]])
        .turnOf(1)
        .dice(6);
    expect(reply(two('markTarget'), 'skill:markTarget')).toEqual(['use.markTarget', 'unit:2']);
    expect(reply(two('suppressingBurst'), 'skill:suppressingBurst')).toEqual(['use.suppressingBurst', 'unit:2']);
  });

  test('[GSQ-ITEM-02, GSQ-ITEM-16, GSQ-PSY-11] what it carries is for the neediest, what it throws for the dearest', () => {
    const kit = scene({ heroes: ['medic', 'envoy'] })
      .hero(1, { at: [24, 24], items: ['medKit'], wounds: 1 })
      .hero(2, { at: [26, 24], wounds: 7 })
      .turnOf(1);
    expect(reply(kit, 'item:medKit')).toEqual(['item.target', 'hero:2']);
    const foes = (set: Scene) =>
      set
        .unit('thralls', [[24, 30]])
        .unit('chainBrute', [[30, 24]])
        .turnOf(1);
    expect(reply(foes(alone('medic').hero(1, { items: ['stunGrenade'] })), 'item:stunGrenade')).toEqual([
      'grenade.unit',
      'unit:2',
    ]);
    const bolt = foes(alone('psion').hero(1, { feats: ['forceBolt'] }));
    expect(reply(bolt, 'feat:forceBolt')).toEqual(['feat.target', 'unit:2']);
  });

  test('[GSQ-MELEE-06, GSQ-SPECIAL-16, GSQ-PSY-08] it strikes back, guards with all it may, and saves its Power', () => {
    const charged = alone('medic')
      .unit('thralls', [[24, 26.5]])
      .hero(2, { activated: true })
      .turnOfUnit(1)
      .dice(1);
    expect(reply(charged)).toEqual(['strikeBack', 'strike']);
    const hex = scene({ heroes: ['psion', 'medic'] })
      .hero(1, { at: [24, 24] })
      .hero(2, { at: [26, 24] })
      .unit('hexer', [[24, 36]], { tokens: 1 })
      .turnOfUnit(1);
    expect(reply(hex)).toEqual(['feat.hinder', '0']);
  });
});

describe('before and between waves', () => {
  test('[GSQ-PREP-06] it starts in the middle, on the side of its post', () => {
    const [asks, answer] = reply(
      scene().with(state => {
        state.stage = 'deployment';
        for (const hero of state.heroes) hero.at = -1;
      }),
    );
    expect([asks, (Number(answer) % 97) / 2, Math.floor(Number(answer) / 97) / 2]).toEqual(['deploy', 20, 19]);
  });

  const arriving = (set: Scene) => reply(set.roster('stubberGunner').wave(2).stage('waveBegins').dice(1, 6));

  test('[GSQ-WAVE-03] a unit is sent to the corner furthest from everybody', () => {
    expect(
      arriving(
        scene()
          .hero(1, { at: [40, 40] })
          .hero(2, { at: [44, 44] }),
      ),
    ).toEqual(['corner', 'corner:1']);
    expect(
      arriving(
        scene()
          .hero(1, { at: [4, 4] })
          .hero(2, { at: [8, 8] }),
      ),
    ).toEqual(['corner', 'corner:3']);
  });

  test('[GSQ-WAVE-03, GSQ-WAVE-11] but not into a crowd, from which it would stand further on', () => {
    const crowd: Inches[] = [
      [1, 1],
      [3, 1],
      [1, 3],
      [3, 3],
    ];
    const beside = (models: readonly Inches[]) =>
      arriving(
        scene()
          .hero(1, { at: [40, 40] })
          .hero(2, { at: [44, 44] })
          .unit('skitterlings', models),
      )[1];
    // Its marker is 11.3" further from everybody than the next.
    expect([beside(crowd.slice(1)), beside(crowd)]).toEqual(['corner:1', 'corner:2']);
  });

  test('[GSQ-PRIO-02, GSQ-BOSS-01] the nearest marker is the priority, and no boss is called', () => {
    const set = scene()
      .hero(1, { at: [34, 34] })
      .hero(2, { at: [36, 36] })
      .stage('waveBegins')
      .dice(6);
    expect(reply(set)).toEqual(['priority', 'marker:3']);
    expect(reply(scene({ bossFights: true }).wave(4).stage('waveBegins'))).toEqual(['bossFight', 'no']);
  });

  test('[GSQ-INJURY-01] whoever fell is revived', () => {
    const set = scene({ injuries: true })
      .hero(1, { at: [6, 24], wounds: 10, level: 15 })
      .hero(2, { at: [24, 24], level: 15 })
      .stage('waveEnds');
    expect(reply(set)).toEqual(['revive', 'stand']);
  });

  test('[GSQ-SHOP-04] money goes into courage, then a Med Kit, then what makes it harder to hurt', () => {
    const shop = (credits: number, more: Parameters<Scene['hero']>[1] = {}) => {
      const set = scene({ heroes: ['medic', 'envoy'] })
        .hero(1, { credits, ...more })
        .hero(2, { credits: 0 });
      return reply(set.stage('shop'));
    };
    const brave = { items: ['courageInjector', 'courageInjector'] as ConsumableId[] };
    const full = { items: ['courageInjector', 'courageInjector', 'medKit'] as ConsumableId[] };
    expect(shop(5)).toEqual(['shop', 'buy:1:courageInjector']);
    expect(shop(15, brave)).toEqual(['shop', 'buy:1:medKit']);
    expect(shop(40, full)).toEqual(['shop', 'buy:1:bioWeave']);
    expect(shop(30, full)).toEqual(['shop', 'buy:1:platedVest']);
    expect(shop(10, full)).toEqual(['shop', 'done']);
  });

  test('[GSQ-LEVEL-16, GSQ-LEVEL-20, GSQ-LEVEL-21] at a level it learns to mend, and a caster to bring back life', () => {
    const levelling = (skills: SkillId[], level: number, xp: number) =>
      scene({ heroes: ['psion', 'medic'] })
        .hero(1, { at: [24, 24], skills, level, xp, feats: [] })
        .hero(2, { level: 15, at: [44, 44] })
        .alertness(6)
        .stage('waveEnds');
    expect(reply(levelling(['evade'], 1, 1))).toEqual(['level', 'skill']);
    expect(reply(levelling(['evade'], 1, 1), 'skill')).toEqual(['learnSkill', 'mend']);
    expect(reply(levelling(['mend'], 3, 7))).toEqual(['level', 'quality']);
    expect(reply(levelling(['mend'], 4, 11))).toEqual(['level', 'power']);
    expect(reply(levelling(['mend'], 4, 11), 'caster')).toEqual(['learnFeat', 'lifeSurge']);
  });

  test('[GSQ-SEARCH-14] a treasure trove is a Med Kit', () => {
    const set = scene({ heroes: ['infiltrator', 'medic'] })
      .hero(1, { at: [20, 20] })
      .tokens([20, 20])
      .turnOf(1)
      .dice(6);
    expect(reply(set, `reveal:${set.state.tokens[0]}`)).toEqual(['trove', 'medKit']);
  });
});
