import alien from 'icon:alien-skull';
import repair from 'icon:auto-repair';
import backpack from 'icon:backpack';
import bandage from 'icon:bandage-roll';
import biohazard from 'icon:biohazard';
import swapping from 'icon:body-swapping';
import shield from 'icon:bordered-shield';
import card from 'icon:card-play';
import salvage from 'icon:cardboard-box-closed';
import cracked from 'icon:cracked-shield';
import crosshair from 'icon:crosshair';
import energyShield from 'icon:energy-shield';
import door from 'icon:entry-door';
import leave from 'icon:exit-door';
import blast from 'icon:explosion-rays';
import objective from 'icon:flag-objective';
import flag from 'icon:flying-flag';
import grip from 'icon:hand-grip';
import handcuffs from 'icon:handcuffs';
import hazard from 'icon:hazard-sign';
import healthDown from 'icon:health-decrease';
import healthUp from 'icon:health-increase';
import hooded from 'icon:hooded-figure';
import hourglass from 'icon:hourglass';
import stars from 'icon:knocked-out-stars';
import search from 'icon:magnifying-glass';
import megaphone from 'icon:megaphone';
import minions from 'icon:minions';
import orbit from 'icon:moon-orbit';
import chest from 'icon:open-treasure-chest';
import parachute from 'icon:parachute';
import dice from 'icon:perspective-dice-six-faces-random';
import prisoner from 'icon:prisoner';
import radar from 'icon:radar-sweep';
import ascend from 'icon:rocket-flight';
import siren from 'icon:siren';
import skills from 'icon:skills';
import ship from 'icon:starfighter';
import swords from 'icon:sword-clash';
import team from 'icon:team-upgrade';
import tombstone from 'icon:tombstone';
import trade from 'icon:trade';
import trophy from 'icon:trophy';
import coins from 'icon:two-coins';
import upgrade from 'icon:upgrade';
import walk from 'icon:walk';
import wanted from 'icon:wanted-reward';
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
const marks: { readonly [key: string]: Mark } = {
  'draft.rolled': mark(dice),
  'draft.picked': mark(team),
  'tactics.rolled': mark(dice),
  'tactics.dealt': mark(card),
  'bounty.drawn': mark(wanted),
  'bounty.shown': mark(wanted),
  'bounty.met': milestone(wanted, 'good'),
  'mission.begins': milestone(flag, 'plain'),
  'mission.voice': milestone(radar, 'plain'),
  'mission.blood': mark(biohazard, 'bad'),
  'mission.dockReached': milestone(hazard, 'bad'),
  'mission.returned': mark(objective),
  'chase.begins': milestone(ascend, 'plain'),

  'round.begins': mark(hourglass),
  'round.last': milestone(hourglass, 'bad'),
  'rollOff.rolled': mark(dice),
  'rollOff.drawn': mark(dice),
  'ship.turn': mark(ship, 'friend'),
  'party.turn': mark(walk, 'friend'),
  'ability.declared': mark(skills, 'friend'),
  'ability.weakness': mark(radar, 'good'),
  'ability.tonic': mark(healthUp, 'good'),
  'tactic.used': mark(card, 'friend'),
  'tactic.chosen': mark(crosshair),

  'crew.posted': mark(swapping),
  'crew.boarded': mark(door),
  'crew.broughtIn': mark(door),
  'crew.deployed': mark(parachute, 'friend'),
  'crew.disembarks': mark(leave, 'friend'),
  'crew.released': mark(handcuffs, 'good'),
  'crew.jailed': mark(prisoner),
  'crew.resists': mark(prisoner),
  'crew.turned': milestone(prisoner, 'plain'),
  'crew.mutiny': milestone(siren, 'bad'),
  'crew.escapes': mark(leave),
  'crew.sickens': mark(biohazard, 'bad'),
  'crew.cured': mark(bandage, 'good'),
  'command.given': mark(megaphone, 'friend'),

  'ship.moved': mark(ship),
  'ship.fires': mark(crosshair),
  'ship.fell': milestone(orbit, 'bad'),
  'ship.pulled': mark(orbit, 'bad'),
  'ship.lands.docked': milestone(parachute, 'plain'),
  'ship.lands.home': mark(repair),
  'ship.lands.landed': milestone(parachute, 'plain'),
  'ship.ascends': milestone(ascend, 'plain'),
  'ship.overstays': mark(hazard, 'bad'),
  'ship.unrest': mark(siren, 'bad'),
  'ship.boarded': mark(door),
  'ship.left': mark(leave),
  'ship.captured': milestone(flag, 'plain'),
  'salvage.seen': mark(search),
  'salvage.collected': mark(salvage, 'good'),
  'salvage.noRoom': mark(salvage),
  'salvage.left': mark(salvage),
  'component.installed': mark(repair, 'good'),
  'component.waits': mark(repair),
  'component.takenOut': mark(repair),

  'stealth.begins': mark(hooded, 'good'),
  'stealth.ends': mark(hooded),
  'scan.detected': mark(search),
  'elude.held': mark(grip, 'bad'),
  'container.seen': mark(search),
  'container.opened': mark(chest),
  'container.empty': mark(chest),
  'container.found': mark(chest, 'good'),
  'trap.sprung': mark(blast, 'bad'),
  'trap.disarmed': mark(blast, 'good'),
  'item.pickedUp': mark(backpack),
  'door.opened': mark(door),
  'body.pickedUp': mark(grip),
  'body.putDown': mark(grip),
  'infection.cured': mark(bandage, 'good'),
  'exchange.passed': mark(trade),
  'exchange.refused': mark(trade),
  'wield.done': mark(swords),
  'card.taken': mark(backpack),
  'card.given': mark(trade),
  'card.dropped': mark(backpack),
  'card.discarded': mark(backpack),
  'card.teleported': mark(leave, 'friend'),
  'card.decoyed': mark(shield, 'good'),
  'energy.used': mark(backpack),
  'energy.depleted': mark(backpack, 'bad'),
  'energy.discarded': mark(backpack, 'bad'),
  'upgrade.calmed': mark(alien, 'good'),
  'parameter.taken': milestone(objective, 'plain'),
  'parameter.failed': mark(objective, 'bad'),
  'parameter.marked': milestone(objective, 'plain'),
  'parameter.blank': mark(objective),
  'parameter.dropped': mark(objective),
  'parameter.bought': milestone(objective, 'plain'),
  'parameter.found': milestone(objective, 'plain'),
  'parameter.delivered': milestone(objective, 'plain'),

  'test.passed': mark(skills, 'good'),
  'test.failed': mark(skills, 'bad'),
  'test.noDice': mark(skills, 'bad'),
  'test.sure': mark(skills, 'good'),
  'test.rerolled': mark(dice),
  'test.opposed': mark(skills),
  'attack.melee': mark(swords),
  'attack.ranged': mark(crosshair),
  'attack.ranged.with': mark(crosshair),
  'grenade.thrown': mark(blast),
  'attack.rolled': mark(dice),
  'attack.rerolled': mark(dice),
  'attack.raised': mark(dice),
  'attack.hits': mark(crosshair),
  'attack.missed': mark(crosshair),
  'attack.result': mark(shield),
  'defense.rolled': mark(shield),
  'defense.rerolled': mark(shield),
  'defense.raised': mark(shield),
  'hazard.strikes': mark(hazard, 'bad'),
  'harm.wounds': mark(healthDown, 'bad'),
  'harm.shields': mark(energyShield, 'bad'),
  'harm.flipped': milestone(energyShield, 'bad'),
  'harm.hull': mark(cracked, 'bad'),
  'harm.critical': milestone(cracked, 'bad'),
  'heal.wounds': mark(healthUp, 'good'),
  'repair.hull': mark(repair, 'good'),
  'repair.shields': mark(energyShield, 'good'),
  ko: milestone(tombstone, 'bad'),
  stunned: mark(stars),
  infected: mark(biohazard, 'bad'),

  'npc.placed': mark(alien, 'enemy'),
  'npc.moves': mark(minions, 'enemy'),
  'npc.wakes': mark(siren, 'enemy'),
  'npc.finds': mark(search, 'enemy'),
  'npc.seeksInVain': mark(search),
  'npc.removed': milestone(alien, 'good'),
  'enemies.drawn': mark(card, 'enemy'),
  'enemies.rolled': mark(dice),
  'fighters.placed': mark(ship, 'enemy'),
  'fighter.moves': mark(ship, 'enemy'),
  'fighter.fires': mark(crosshair, 'enemy'),
  'fighter.destroyed': milestone(ship, 'good'),
  'coalition.moves': mark(walk, 'enemy'),

  'event.drawn': milestone(siren, 'plain'),
  'event.read': mark(siren),
  'event.at': mark(siren),
  'event.lost': mark(siren),

  'campaign.credited': mark(flag),
  'campaign.unfinished': milestone(flag, 'bad'),
  'campaign.ending': milestone(flag, 'plain'),
  'money.earned': mark(coins, 'good'),
  'money.credited': mark(coins, 'good'),
  'money.fined': mark(coins, 'bad'),
  'shore.begins': milestone(healthUp, 'plain'),
  'shore.sails': milestone(ship, 'plain'),
  'shore.declined': mark(trade),
  'shore.traded': mark(trade, 'good'),
  'shore.sold': mark(coins),
  'shore.recharged': mark(coins),
  'shore.discarded': mark(backpack),
  'shore.wares': mark(card),
  'shore.bought': mark(coins),
  'shore.offers': mark(upgrade),
  'shore.upgraded': mark(upgrade, 'good'),
  'shore.recruited': mark(team, 'good'),
  'shore.redrawn': mark(card),
};

export function markOf({ key }: LogEntry): Mark {
  return marks[key] ?? (key.startsWith('end.') ? milestone(trophy, 'plain') : mark(flag));
}
