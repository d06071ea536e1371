import people from 'icon:astronaut-helmet';
import repair from 'icon:auto-repair';
import settled from 'icon:base-dome';
import lost from 'icon:broken-shield';
import calendar from 'icon:calendar';
import card from 'icon:card-draw';
import cargo from 'icon:cargo-crate';
import comet from 'icon:comet-spark';
import drill from 'icon:drill';
import shield from 'icon:energy-shield';
import factory from 'icon:factory';
import flag from 'icon:flag-objective';
import gears from 'icon:gears';
import hazard from 'icon:hazard-sign';
import idea from 'icon:light-bulb';
import dice from 'icon:perspective-dice-six-faces-random';
import radio from 'icon:radar-dish';
import planet from 'icon:ringed-planet';
import rocket from 'icon:rocket-flight';
import satellite from 'icon:satellite';
import sun from 'icon:sun-radiations';
import telescope from 'icon:telescope';
import explore from 'icon:tracked-robot';
import trophy from 'icon:trophy';
import coins from 'icon:two-coins';
import blackHole from 'icon:vortex';
import water from 'icon:water-drop';
import type { IconDrawing, Mark, Tone } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';

function mark(icon: IconDrawing, tone: Tone = 'plain'): Mark {
  return { icon, tone };
}

/** Worth a place on the timeline of a replay. */
function milestone(icon: IconDrawing, tone: Tone): Mark {
  return { icon, tone, isMilestone: true };
}

/** How lines of the log are marked; where a line is not named, what it begins with. */
const marks: { readonly [key: string]: Mark } = {
  'year.begins': mark(calendar),
  profit: mark(water, 'good'),
  setup: mark(planet),

  research: mark(card),
  market: mark(coins),
  purchase: mark(coins),
  boost: mark(rocket),
  'prospect.claimed': milestone(flag, 'good'),
  'prospect.busted': mark(flag, 'bad'),
  'prospect.size': mark(dice),
  refuel: mark(water, 'good'),
  industrialize: milestone(factory, 'good'),
  production: mark(gears, 'good'),
  promotion: mark(gears, 'good'),
  anchoring: milestone(planet, 'good'),
  slipstream: mark(rocket),
  airEater: mark(water),
  'elevator.built': milestone(gears, 'good'),
  'elevator.failed': milestone(gears, 'bad'),
  'elevator.lost': milestone(gears, 'bad'),
  'future.done': milestone(trophy, 'good'),
  'future.failed': mark(trophy, 'bad'),
  'explore.success': mark(explore, 'good'),
  'explore.failure': mark(explore, 'bad'),
  'observe.success': mark(telescope, 'good'),
  'observe.failure': mark(telescope, 'bad'),
  'drill.sample': mark(drill, 'good'),
  'drill.failed': mark(drill, 'bad'),
  'rescue.done': milestone(people, 'good'),
  'rescue.failed': mark(people, 'bad'),
  'experiment.done': mark(idea, 'good'),
  'experiment.failed': mark(idea, 'bad'),
  'transmit.received': mark(radio, 'good'),
  'transmit.lost': mark(radio, 'bad'),
  'tractor.done': mark(comet, 'good'),
  'tractor.failed': mark(comet, 'bad'),
  repair: mark(repair, 'good'),

  move: mark(rocket),
  'move.lands': milestone(planet, 'plain'),
  'move.cutShort': mark(rocket, 'bad'),
  mobile: mark(factory),
  drive: mark(explore),
  worm: milestone(blackHole, 'plain'),
  'worm.closed': milestone(blackHole, 'bad'),
  hole: milestone(blackHole, 'bad'),
  ejection: mark(sun, 'bad'),
  wormhole: milestone(blackHole, 'plain'),
  tow: mark(comet),
  release: mark(comet),
  site: mark(planet),
  survey: mark(planet),
  belt: mark(sun, 'bad'),
  hazard: mark(hazard),
  'hazard.lost': milestone(hazard, 'bad'),
  epicHazard: mark(hazard),
  'shielding.holds': mark(shield, 'good'),
  'shielding.fails': mark(shield, 'bad'),
  roll: mark(dice),
  damaged: mark(lost, 'bad'),
  lost: mark(lost, 'bad'),
  'lost.cancelled': mark(shield, 'good'),
  glitch: mark(gears, 'bad'),
  'glitch.repaired': mark(repair, 'good'),
  'glitch.over': mark(repair, 'good'),
  lonely: mark(people, 'bad'),

  event: mark(sun),
  budgetCuts: mark(coins, 'bad'),
  limit: mark(cargo, 'bad'),

  transfer: mark(cargo),
  load: mark(water),
  unload: mark(water),
  water: mark(water),
  convert: mark(water),
  jettison: mark(water, 'bad'),
  dirtRefuel: mark(cargo),
  scrap: mark(cargo),
  role: mark(cargo),
  radiator: mark(gears),
  recharge: mark(gears),
  token: mark(flag),
  colony: milestone(settled, 'good'),
  station: milestone(satellite, 'good'),
  drift: mark(planet),
  'satellite.deployed': mark(satellite, 'good'),
  'satellite.lost': mark(satellite, 'bad'),
  unlock: mark(idea, 'good'),
  disk: mark(flag, 'good'),
  exomigrate: mark(people, 'good'),
  unanchor: mark(planet),
  relocate: mark(planet),
  develop: mark(idea, 'good'),
  deliver: mark(cargo, 'good'),
  fillSpot: mark(telescope, 'good'),

  discovery: mark(idea, 'good'),
  exploration: mark(explore, 'good'),
  observation: mark(telescope, 'good'),
  find: mark(explore, 'good'),
  found: mark(flag),
  'found.done': milestone(trophy, 'good'),
  'found.failed': milestone(flag, 'bad'),
  'found.lost': mark(flag, 'bad'),
  'mission.drawn': mark(flag),
  'mission.credited': mark(flag, 'good'),
  'mission.done': milestone(trophy, 'good'),
  'mission.failed': milestone(flag, 'bad'),
  'mission.replaced': mark(flag),
  press: mark(idea),
  end: milestone(trophy, 'plain'),
};

export function markOf({ key }: LogEntry): Mark {
  return marks[key] ?? marks[key.slice(0, key.indexOf('.'))] ?? mark(planet);
}
