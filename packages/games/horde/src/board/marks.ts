import repair from 'icon:auto-repair';
import backpack from 'icon:backpack';
import bandage from 'icon:bandage-roll';
import shield from 'icon:bordered-shield';
import brain from 'icon:brain';
import wall from 'icon:brick-wall';
import brokenBone from 'icon:broken-bone';
import charge from 'icon:charging-bull';
import claws from 'icon:claw-slashes';
import crackedShield from 'icon:cracked-shield';
import crosshair from 'icon:crosshair';
import skull from 'icon:death-skull';
import blast from 'icon:explosion-rays';
import firstAid from 'icon:first-aid-kit';
import flag from 'icon:flying-flag';
import hazard from 'icon:hazard-sign';
import healthDown from 'icon:health-decrease';
import healthUp from 'icon:health-increase';
import hourglass from 'icon:hourglass';
import stars from 'icon:knocked-out-stars';
import storm from 'icon:lightning-storm';
import search from 'icon:magnifying-glass';
import rest from 'icon:meditation';
import minions from 'icon:minions';
import onTarget from 'icon:on-target';
import chest from 'icon:open-treasure-chest';
import dice from 'icon:perspective-dice-six-faces-random';
import pin from 'icon:position-marker';
import power from 'icon:power-lightning';
import feat from 'icon:psychic-waves';
import run from 'icon:run';
import siren from 'icon:siren';
import skills from 'icon:skills';
import spawn from 'icon:spawn-node';
import starFlag from 'icon:star-flag';
import sun from 'icon:sun';
import swords from 'icon:sword-clash';
import syringe from 'icon:syringe';
import teleport from 'icon:teleport';
import terror from 'icon:terror';
import tombstone from 'icon:tombstone';
import trade from 'icon:trade';
import trophy from 'icon:trophy';
import coins from 'icon:two-coins';
import upgrade from 'icon:upgrade';
import drone from 'icon:vintage-robot';
import walk from 'icon:walk';
import type { IconDrawing, Mark, Tone } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';

function mark(icon: IconDrawing, tone: Tone = 'plain'): Mark {
  return { icon, tone };
}

/** Worth a place on the timeline of a replay. */
function milestone(icon: IconDrawing, tone: Tone): Mark {
  return { icon, tone, isMilestone: true };
}

/** How each line of the log is marked. */
export const marks: { readonly [key: string]: Mark } = {
  'end.unconscious': milestone(tombstone, 'bad'),
  'end.markers': milestone(crackedShield, 'bad'),
  'end.held': milestone(trophy, 'good'),

  'hero.deployed': mark(pin, 'friend'),
  'alertLevel.picked': mark(siren),
  'alertLevel.rolled': mark(siren),
  'time.rolled': mark(sun),
  'time.picked': mark(sun),
  'time.changed': mark(sun),
  'weather.rolled': mark(storm),
  'weather.picked': mark(storm),
  'weather.changed': mark(storm),
  'token.placed': mark(search),
  'token.added': mark(search),

  'wave.begins': milestone(flag, 'enemy'),
  'wave.bought': mark(minions, 'enemy'),
  'boss.accepted': milestone(skull, 'enemy'),
  'boss.declined': mark(skull),
  'priority.rolled': mark(dice),
  'priority.set': mark(starFlag),
  'priority.none': mark(starFlag),
  'deploy.rolled': mark(dice),
  'deploy.arrives': mark(spawn, 'enemy'),
  'deploy.noRoom': mark(spawn),
  'event.rolled': milestone(siren, 'plain'),
  'event.hero': mark(siren),
  'event.d3': mark(dice),
  'event.drawRolled': mark(dice),
  'event.quarterRolled': mark(dice),
  'event.quarter': mark(siren),

  'round.begins': mark(hourglass),
  'round.tokens': mark(feat, 'enemy'),
  'round.ends': mark(hourglass),
  'marker.damaged': milestone(crackedShield, 'bad'),
  'marker.destroyed': milestone(crackedShield, 'bad'),
  'alertness.raised': mark(siren),
  'alertness.rolled': mark(dice),

  'activation.begins': mark(walk, 'friend'),
  'activation.idle': mark(terror, 'bad'),
  'drone.shoots': mark(drone, 'friend'),
  rest: mark(rest, 'friend'),
  'test.passed': mark(brain, 'good'),
  'test.failed': mark(brain, 'bad'),
  'power.spent': mark(power),
  'power.lost': mark(power, 'bad'),
  'power.restored': mark(power, 'good'),
  'condition.gained': mark(hazard, 'bad'),
  'condition.lost': mark(bandage, 'good'),
  'move.gone': mark(walk),
  'danger.rolled': mark(hazard),

  'shot.rolled': mark(crosshair),
  'blow.rolled': mark(swords),
  'blast.hits': mark(blast),
  'defense.rolled': mark(shield),
  'regeneration.rolled': mark(healthUp),
  'guardian.stepsIn': mark(shield, 'friend'),
  'wounds.suffered': mark(healthDown, 'bad'),
  'wounds.unit': mark(healthDown, 'good'),
  'wounds.restored': mark(healthUp, 'good'),
  'wounds.diseased': mark(hazard, 'bad'),
  'hero.falls': milestone(tombstone, 'bad'),
  'hero.wakes': milestone(healthUp, 'good'),
  'unit.destroyed': milestone(skull, 'good'),
  'unit.routs': mark(run, 'good'),
  'morale.passed': mark(brain),
  'morale.failed': mark(terror),
  'morale.shaken': mark(terror),
  'morale.nerve': mark(syringe, 'good'),
  'fearless.passed': mark(brain),
  'fearless.failed': mark(terror),
  'shaken.begins': mark(stars),
  'shaken.ends': mark(brain),

  'melee.charges': mark(charge),
  'melee.pilesIn': mark(walk),
  'melee.strikes': mark(swords),
  'melee.strikesBack': mark(swords),
  'melee.counters': mark(swords, 'friend'),
  'melee.impact': mark(dice),
  'melee.draw': mark(swords),
  'melee.lost': mark(swords),
  'melee.separates': mark(walk),

  'enemy.hold': mark(minions, 'enemy'),
  'enemy.advance': mark(minions, 'enemy'),
  'enemy.rush': mark(run, 'enemy'),
  'enemy.charge': mark(charge, 'enemy'),
  'enemy.idle': mark(minions, 'enemy'),
  'enemy.repaired': mark(repair, 'enemy'),
  'enemy.mended': mark(repair, 'enemy'),

  'skill.tried': mark(skills, 'friend'),
  'done.shieldWall': mark(shield, 'good'),
  'done.shove': mark(claws, 'good'),
  'done.overpower': mark(skills, 'good'),
  'done.brace': mark(onTarget, 'good'),
  'done.suppressingBurst': mark(onTarget, 'good'),
  'done.secondWind': mark(healthUp, 'good'),
  'done.aim': mark(onTarget, 'good'),
  'done.evade': mark(skills, 'good'),
  'done.vanish': mark(skills, 'good'),
  'done.fieldBarricade': mark(wall, 'good'),
  'done.overcharge': mark(power, 'good'),
  'done.sprint': mark(run, 'good'),
  'done.rally': mark(flag, 'good'),
  'done.order': mark(flag, 'good'),
  'done.markTarget': mark(onTarget, 'good'),
  'done.taunt': mark(onTarget, 'good'),
  'barricade.gone': mark(wall),

  'feat.works': mark(feat, 'good'),
  'feat.fails': mark(feat, 'bad'),
  'feat.hindered': mark(feat, 'enemy'),
  'feat.enemyWorks': mark(feat, 'enemy'),
  'feat.enemyFails': mark(feat, 'good'),
  'item.used': mark(firstAid, 'friend'),
  'grenade.heard': mark(blast, 'friend'),
  'grenade.greased': mark(blast, 'friend'),
  teleported: mark(teleport, 'friend'),

  'search.rolled': mark(search, 'friend'),
  'search.hazard': mark(hazard),
  'search.hazardRolled': mark(hazard, 'bad'),
  'search.found': mark(chest, 'good'),
  'search.left': mark(chest),
  'search.trove': mark(chest, 'good'),
  'reward.taken': mark(backpack, 'good'),

  'wave.ended': milestone(starFlag, 'good'),
  'wave.reward': mark(trophy, 'good'),
  'wave.bossReward': milestone(trophy, 'good'),
  'xp.gained': mark(trophy, 'good'),
  'level.reached': milestone(upgrade, 'good'),
  'level.nothing': mark(upgrade),
  'level.picked': mark(upgrade, 'good'),
  'level.skill': mark(skills, 'good'),
  'level.feat': mark(feat, 'good'),
  'injury.over': mark(bandage, 'good'),
  'revival.declined': mark(tombstone),
  'revival.done': milestone(brokenBone, 'plain'),
  'shop.bought': mark(coins),
  'shop.sold': mark(coins),
  'shop.gave': mark(trade),
  'shop.paid': mark(coins),
};

export function markOf({ key }: LogEntry): Mark {
  return marks[key] ?? mark(flag);
}
