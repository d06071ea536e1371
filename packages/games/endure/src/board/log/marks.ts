import achievement from 'icon:achievement';
import backpack from 'icon:backpack';
import bandage from 'icon:bandage-roll';
import battery from 'icon:battery-pack';
import binoculars from 'icon:binoculars';
import shield from 'icon:bordered-shield';
import brain from 'icon:brain';
import brainLeak from 'icon:brain-leak';
import jam from 'icon:broken-arrow';
import brokenBone from 'icon:broken-bone';
import bubble from 'icon:bubble-field';
import claws from 'icon:claw-slashes';
import crackedShield from 'icon:cracked-shield';
import crosshair from 'icon:crosshair';
import deathSkull from 'icon:death-skull';
import exitDoor from 'icon:exit-door';
import falling from 'icon:falling';
import firstAid from 'icon:first-aid-kit';
import flag from 'icon:flying-flag';
import gasMask from 'icon:gas-mask';
import ghost from 'icon:ghost';
import breakWall from 'icon:hammer-break';
import healthDown from 'icon:health-decrease';
import healthUp from 'icon:health-increase';
import hourglass from 'icon:hourglass';
import stars from 'icon:knocked-out-stars';
import lever from 'icon:lever';
import lockedDoor from 'icon:locked-door';
import search from 'icon:magnifying-glass';
import manacles from 'icon:manacles';
import minions from 'icon:minions';
import onTarget from 'icon:on-target';
import chest from 'icon:open-chest';
import padlockOpen from 'icon:padlock-open';
import person from 'icon:person';
import dice from 'icon:perspective-dice-six-faces-random';
import push from 'icon:push';
import radarDish from 'icon:radar-dish';
import radar from 'icon:radar-sweep';
import turret from 'icon:sentry-gun';
import siren from 'icon:siren';
import skills from 'icon:skills';
import soundOff from 'icon:sound-off';
import soundWaves from 'icon:sound-waves';
import spawn from 'icon:spawn-node';
import starFlag from 'icon:star-flag';
import syringe from 'icon:syringe';
import terror from 'icon:terror';
import tombstone from 'icon:tombstone';
import trade from 'icon:trade';
import trash from 'icon:trash-can';
import trophy from 'icon:trophy';
import walk from 'icon:walk';
import type { IconDrawing, Mark, Tone } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';
import type { log } from '../../text/en/log.ts';
import { missionMarks } from './mission-marks.ts';

type LogKey = keyof typeof log;

function mark(icon: IconDrawing, tone: Tone = 'plain'): Mark {
  return { icon, tone };
}

function milestone(icon: IconDrawing, tone: Tone): Mark {
  return { icon, tone, isMilestone: true };
}

/** Every line of the log has its sign; the milestones are what a replay's timeline shows. */
export const marks: { readonly [K in LogKey]: Mark } = {
  begin: mark(flag),
  'phase.enemies': mark(minions, 'enemy'),
  'phase.resolution': mark(hourglass),
  'turn.begins': mark(person, 'friend'),
  firstPlayer: mark(starFlag),
  'noise.faded': mark(soundOff, 'noise'),
  'bubble.gone': mark(bubble),
  'decoy.gone': mark(ghost),
  'door.released': mark(padlockOpen),
  'actions.lost': mark(hourglass, 'bad'),
  'actions.gained': mark(hourglass, 'good'),

  moved: mark(walk, 'friend'),
  'moved.forced': mark(falling, 'bad'),
  pushed: mark(push),
  held: mark(manacles, 'bad'),
  left: milestone(exitDoor, 'good'),
  breached: mark(breakWall, 'friend'),
  'door.unlocked': milestone(padlockOpen, 'good'),
  'door.welded': mark(lockedDoor),
  'door.overriddenOpen': mark(padlockOpen),
  'door.overriddenShut': mark(lockedDoor),
  interacted: milestone(lever, 'good'),

  noise: mark(soundWaves, 'noise'),
  'noise.drowned': mark(soundOff, 'noise'),
  'noise.removed': mark(soundOff, 'noise'),
  'decoy.put': mark(ghost, 'friend'),
  bubble: mark(bubble, 'friend'),

  searched: mark(search, 'friend'),
  found: mark(chest, 'good'),
  'found.noise': mark(soundWaves, 'noise'),
  gained: mark(backpack),
  'gain.left': mark(trash),
  dropped: mark(trash),
  rearranged: mark(backpack),
  used: mark(firstAid, 'friend'),
  ammo: mark(battery),
  'kit.kept': mark(dice, 'good'),
  'kit.spent': mark(dice),
  traded: mark(trade, 'friend'),

  attack: mark(crosshair, 'friend'),
  'attack.rolled': mark(dice),
  'attack.ignored': mark(shield, 'good'),
  rerolled: mark(dice),
  jammed: milestone(jam, 'bad'),
  killed: milestone(deathSkull, 'good'),
  stray: mark(crosshair, 'bad'),
  'victim.rolls': mark(dice),
  'health.lost': mark(healthDown, 'bad'),
  'health.regained': mark(healthUp, 'good'),
  'armour.held': mark(shield, 'good'),
  'armour.failed': mark(crackedShield, 'bad'),
  injury: milestone(brokenBone, 'bad'),
  'injury.none': mark(brokenBone),
  'injury.bleeds': mark(dice),
  'injury.cured': mark(bandage, 'good'),
  stunned: mark(stars),
  died: milestone(tombstone, 'bad'),

  'ability.used': mark(skills, 'friend'),
  marked: mark(onTarget, 'friend'),
  shoved: mark(push, 'friend'),
  stimulated: mark(syringe, 'good'),
  'overwatch.set': mark(binoculars, 'friend'),
  'overwatch.fires': mark(binoculars, 'friend'),
  'turret.put': mark(turret, 'friend'),
  'turret.fires': mark(turret, 'friend'),

  'test.passed': mark(brain, 'good'),
  'test.failed': milestone(brainLeak, 'bad'),
  'test.broken': mark(brainLeak, 'bad'),
  'test.fearless': mark(brain, 'good'),
  'check.passed': mark(brain, 'good'),
  'check.failed': mark(brainLeak, 'bad'),
  'resolve.lost': mark(brainLeak, 'bad'),
  'resolve.regained': mark(brain, 'good'),
  'resolveCard.turned': milestone(terror, 'bad'),
  accomplished: milestone(trophy, 'good'),
  'accomplishment.dealt': mark(achievement),
  'reward.used': mark(trophy, 'good'),

  'token.moves': mark(radar, 'enemy'),
  'token.revealed': milestone(radar, 'enemy'),
  'token.looked': mark(radarDish, 'friend'),
  'token.known': mark(radarDish, 'friend'),
  'tokens.closeIn': mark(radar, 'enemy'),
  spawned: mark(spawn, 'enemy'),
  'spawn.nowhere': mark(spawn),
  'solomon.comes': mark(dice, 'enemy'),
  'solomon.stays': mark(dice),
  'zone.full': mark(minions, 'enemy'),
  'herd.wanders': mark(minions, 'enemy'),
  'enemy.moves': mark(minions, 'enemy'),
  'enemy.attacks': mark(claws, 'enemy'),

  'event.drawn': milestone(siren, 'plain'),
  'event.purged': mark(siren),
  suffocated: mark(gasMask, 'good'),
  wounded: mark(gasMask, 'good'),
  trapped: mark(manacles, 'bad'),
};

export function markOf({ key }: LogEntry): Mark {
  if (Object.hasOwn(marks, key)) return marks[key as LogKey];
  return Object.hasOwn(missionMarks, key) ? missionMarks[key]! : mark(flag);
}
