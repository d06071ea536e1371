import repair from 'icon:auto-repair';
import flat from 'icon:battery-0';
import blood from 'icon:bleeding-wound';
import campfire from 'icon:campfire';
import cancel from 'icon:cancel';
import cards from 'icon:card-draw';
import crate from 'icon:cargo-crate';
import claws from 'icon:claw-slashes';
import closed from 'icon:closed-doors';
import deathSkull from 'icon:death-skull';
import exitDoor from 'icon:exit-door';
import explosion from 'icon:explosion-rays';
import giant from 'icon:giant';
import smash from 'icon:hammer-break';
import healthDown from 'icon:health-decrease';
import healthUp from 'icon:health-increase';
import keyCard from 'icon:key-card';
import stars from 'icon:knocked-out-stars';
import minions from 'icon:minions';
import chest from 'icon:open-chest';
import person from 'icon:person';
import dice from 'icon:perspective-dice-six-faces-random';
import power from 'icon:power-lightning';
import radar from 'icon:radar-sweep';
import loader from 'icon:robot-golem';
import run from 'icon:run';
import siren from 'icon:siren';
import snail from 'icon:snail';
import terror from 'icon:terror';
import tombstone from 'icon:tombstone';
import trade from 'icon:trade';
import trophy from 'icon:trophy';
import robot from 'icon:vintage-robot';
import wrench from 'icon:wrench';
import type { IconDrawing, Mark, Tone } from '@starboard/board';

function mark(icon: IconDrawing, tone: Tone = 'plain'): Mark {
  return { icon, tone };
}

function milestone(icon: IconDrawing, tone: Tone): Mark {
  return { icon, tone, isMilestone: true };
}

/** The signs of what the log tells of bosses, Loaders, Sentries, Redeemers, missions and the Refuge. */
export const missionMarks: { readonly [key: string]: Mark } = {
  'boss.hurt': milestone(healthDown, 'good'),
  'boss.mends': mark(healthUp, 'enemy'),
  'boss.mood': milestone(terror, 'enemy'),
  'boss.draws': mark(giant, 'enemy'),
  'boss.idle': mark(giant),
  'boss.attacks': mark(claws, 'enemy'),
  'boss.slows': mark(snail, 'bad'),
  'boss.brings': mark(minions, 'enemy'),
  'boss.pace': mark(dice, 'enemy'),
  'boss.down': mark(stars, 'good'),
  'enemy.sweeps': mark(claws, 'enemy'),
  woken: milestone(giant, 'enemy'),
  alarm: milestone(siren, 'bad'),

  'loader.starts': mark(loader, 'friend'),
  'loader.entered': mark(loader, 'friend'),
  'loader.left': mark(loader),
  'loader.powered': mark(power, 'friend'),
  'loader.dead': mark(flat, 'bad'),
  'cell.empty': mark(flat),
  'object.broken': milestone(smash, 'good'),
  'object.hurt': mark(smash, 'friend'),
  'object.blast': mark(dice),
  sealed: milestone(closed, 'good'),
  given: mark(chest, 'good'),
  'spawnRoll.comes': mark(dice, 'enemy'),
  'spawnRoll.quiet': mark(dice),
  noticed: mark(dice, 'bad'),
  unnoticed: mark(dice, 'good'),

  malfunction: mark(dice),
  shutDown: mark(stars, 'good'),
  rebooted: milestone(robot, 'good'),
  'ally.attacks': mark(robot, 'friend'),
  'ally.left': milestone(exitDoor, 'good'),
  'ally.gone': milestone(deathSkull, 'bad'),
  salvaged: mark(wrench, 'good'),
  'salvage.failed': mark(wrench, 'bad'),
  'salvage.gained': mark(crate, 'good'),

  'vest.rolled': mark(dice, 'enemy'),
  'vests.explode': milestone(explosion, 'bad'),
  'cards.dealt': mark(cards, 'good'),
  'runaway.moves': mark(run),
  'runaway.calmed': milestone(person, 'good'),
  'runaway.struggles': mark(run, 'bad'),
  'key.rolled': mark(dice),
  'key.found': milestone(keyCard, 'good'),
  'key.taken': mark(keyCard, 'friend'),
  'key.used': mark(keyCard, 'good'),
  'hideout.rolled': mark(dice),
  'hideout.empty': mark(cancel),
  'hideout.found': milestone(giant, 'enemy'),

  'carry.left': mark(crate, 'bad'),
  'carry.passed': mark(crate, 'friend'),
  'carry.broken': milestone(smash, 'bad'),
  'carry.handedIn': milestone(crate, 'good'),
  carrierRoll: mark(dice),
  'carrierRoll.calls': mark(terror, 'enemy'),
  'exit.closed': mark(closed, 'bad'),

  'impossible.bossDead': milestone(deathSkull, 'bad'),
  'impossible.noPower': milestone(flat, 'bad'),
  'impossible.tooFewCarriers': milestone(crate, 'bad'),
  'impossible.class': milestone(tombstone, 'bad'),
  'impossible.noKit': milestone(cancel, 'bad'),
  'impossible.tooFewAllies': milestone(robot, 'bad'),
  'impossible.reboot': milestone(tombstone, 'bad'),
  'impossible.carrier': milestone(tombstone, 'bad'),
  'impossible.broken': milestone(smash, 'bad'),

  repaired: milestone(repair, 'good'),
  led: milestone(person, 'good'),
  'led.rolled': mark(dice),
  'event.standing': mark(siren),
  'event.over': milestone(siren, 'good'),
  'event.calledOff': milestone(siren, 'good'),
  'wound.open': mark(blood, 'bad'),
  'blood.trail': mark(blood, 'enemy'),
  'herd.comes': mark(minions, 'enemy'),
  'tokens.thinned': mark(radar, 'good'),
  neverAlone: mark(radar, 'enemy'),

  'campaign.missionWon': milestone(trophy, 'good'),
  'refuge.arrived': milestone(campfire, 'friend'),
  'refuge.joined': mark(person, 'good'),
  'refuge.resolveCards': mark(cards),
  'refuge.visits': mark(campfire, 'friend'),
  'refuge.waits': mark(campfire),
  'refuge.table': mark(dice),
  'refuge.bought': mark(trade, 'friend'),
  'refuge.event': milestone(siren, 'plain'),
  'refuge.track': mark(campfire),
  'refuge.died': milestone(tombstone, 'bad'),
  'refuge.rolls': mark(dice),
  'refuge.thief.rolls': mark(dice),
  'refuge.stolen': mark(cancel, 'bad'),
  'refuge.supplies': mark(chest, 'good'),
};
