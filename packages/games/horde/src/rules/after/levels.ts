import type { Flow } from '@starboard/kernel';
import { catalogue, idsOf } from '../../catalogue.ts';
import { type Gain, levels } from '../../tables/levels.ts';
import type { Blocked, FeatId, Hero, Horde, SkillId, Words } from '../../types.ts';
import { isConscious, nameOf, refOf, say, thingNamed } from '../table.ts';

/** GSQ-LEVEL-19 */
const bestTarget = 2;

/** GSQ-LEVEL-16, 17, 23, GSQ-SCORE-02, 03: XP for one hero, and the levels that come with it at once. */
export function* gainXp(t: Horde, hero: Hero, xp: number, rule: string): Flow {
  if (xp === 0) return;
  hero.xp += xp;
  t.state.earned += xp;
  say(t, rule, 'xp.gained', { who: nameOf(hero), xp, total: hero.xp });
  while (hero.level < levelFor(hero.xp)) yield* levelUp(t, hero);
}

/** GSQ-LEVEL-01..15, 17, 22: the level that so much XP in all makes. */
export function levelFor(xp: number): number {
  return levels.findLastIndex(level => level.xp <= xp) + 1;
}

function* levelUp(t: Horde, hero: Hero): Flow {
  hero.level++;
  const who = nameOf(hero);
  say(t, 'GSQ-LEVEL-17', 'level.reached', { who, level: hero.level });
  const { gains } = levels[hero.level - 1]!;
  const named = Object.keys(gains) as Gain[];
  const useful = named.filter(gain => isUseful(hero, gain));
  if (useful.length === 0) {
    say(t, 'GSQ-RUL-35', 'level.nothing', { who });
    return;
  }
  const label = (gain: Gain) => gainText(gain, gains[gain]!);
  const gain = yield* t.choose(hero.seat, 'level', useful, {
    params: { who, level: hero.level },
    about: [refOf(hero)],
    describe: each => ({ label: label(each) }),
    blocked: () => named.filter(each => !useful.includes(each)).map(each => uselessGain(each, label(each))),
  });
  say(t, levelRule(hero.level), 'level.picked', { who, gain: label(gain) });
  yield* improve(t, hero, gain, gains[gain]!);
}

function levelRule(level: number): string {
  return `GSQ-LEVEL-${String(level).padStart(2, '0')}`;
}

function gainText(gain: Gain, by: number): Words {
  return { key: `gain.${gain}`, params: { by } };
}

function uselessGain(key: Gain, label: Words): Blocked {
  return { key, label, reason: { key: 'bar.useless' }, rule: 'GSQ-LEVEL-19' };
}

/** GSQ-LEVEL-19, 20, GSQ-RUL-35: an option that would do nothing cannot be picked. */
function isUseful(hero: Hero, gain: Gain): boolean {
  switch (gain) {
    case 'quality':
    case 'str':
    case 'dex':
    case 'wil':
      return hero[gain] > bestTarget;
    case 'skill':
      return unknownSkills(hero).length > 0;
    case 'caster':
      return unknownFeats(hero).length > 0;
    default:
      return true;
  }
}

function unknownSkills(hero: Hero): SkillId[] {
  return idsOf(catalogue.skills).filter(skill => !hero.skills.includes(skill));
}

function unknownFeats(hero: Hero): FeatId[] {
  return idsOf(catalogue.feats).filter(feat => !hero.feats.includes(feat));
}

function* improve(t: Horde, hero: Hero, gain: Gain, by: number): Flow {
  switch (gain) {
    case 'tough':
      if (!isConscious(hero)) hero.wounds += by; // GSQ-LEVEL-23: it stays unconscious
      hero.tough += by;
      break;
    case 'power':
      hero.maxPower += by;
      hero.power += by;
      break;
    case 'skill':
      for (let i = 0; i < by; i++) yield* learnSkill(t, hero);
      break;
    case 'caster':
      hero.caster += by;
      yield* learnFeat(t, hero);
      break;
    default:
      hero[gain] = Math.max(bestTarget, hero[gain] - by);
  }
}

/** GSQ-LEVEL-20 */
function* learnSkill(t: Horde, hero: Hero): Flow {
  const unknown = unknownSkills(hero);
  if (unknown.length === 0) return;
  const who = nameOf(hero);
  const skill = yield* t.choose(hero.seat, 'learnSkill', unknown, {
    params: { who },
    about: [refOf(hero)],
    describe: each => ({ label: thingNamed(t.state, `skill.${each}`) }),
    takeOnly: true,
  });
  hero.skills.push(skill);
  say(t, 'GSQ-LEVEL-20', 'level.skill', { who, skill: { key: `skill.${skill}` } });
}

/** GSQ-LEVEL-21, GSQ-PSY-01, GSQ-RUL-41 */
function* learnFeat(t: Horde, hero: Hero): Flow {
  const who = nameOf(hero);
  const feat = yield* t.choose(hero.seat, 'learnFeat', unknownFeats(hero), {
    params: { who },
    about: [refOf(hero)],
    describe: each => ({ label: thingNamed(t.state, `feat.${each}`) }),
    takeOnly: true,
  });
  hero.feats.push(feat);
  say(t, 'GSQ-LEVEL-21', 'level.feat', { who, feat: { key: `feat.${feat}` } });
}
