import stalkers from 'icon:alien-stare';
import cabinHand from 'icon:anchor';
import idol from 'icon:ancient-columns';
import repair from 'icon:auto-repair';
import deckhands from 'icon:bandit';
import carapace from 'icon:beetle-shell';
import hexer from 'icon:burning-eye';
import saws from 'icon:circular-saw';
import thralls from 'icon:cultist';
import boarders from 'icon:fire-axe';
import chainBrute from 'icon:flail';
import zealots from 'icon:flamethrower';
import leaper from 'icon:flying-beetle';
import shade from 'icon:ghost';
import bombardier from 'icon:grenade';
import veilHerald from 'icon:horned-skull';
import colossus from 'icon:hydra';
import penitent from 'icon:kneeling';
import railgun from 'icon:laser-gun';
import gunner from 'icon:machine-gun';
import hatchling from 'icon:maggot';
import mortar from 'icon:mortar';
import raiders from 'icon:mp5';
import captain from 'icon:pirate-captain';
import hunter from 'icon:radar-sweep';
import rifles from 'icon:robot-antennas';
import overseer from 'icon:robot-golem';
import spitters from 'icon:scorpion';
import sentry from 'icon:sentry-gun';
import choristers from 'icon:sing';
import servos from 'icon:spider-bot';
import horror from 'icon:tentacles-skull';
import skitterlings from 'icon:tick';
import scrapCrawler from 'icon:tracked-robot';
import rippers from 'icon:wasp-sting';
import burrower from 'icon:worm-mouth';
import type { IconDrawing } from '@starboard/board';
import type { UnitId } from '../types.ts';

/** The sign of each enemy. */
export const emblems: { readonly [U in UnitId]: IconDrawing } = {
  skitterlings,
  ripperDrones: rippers,
  acidSpitters: spitters,
  leaper,
  carapaceGuard: carapace,
  broodSeer: stalkers,
  burrower,
  hiveColossus: colossus,
  hatchling,
  servoSwarm: servos,
  rifleAutomata: rifles,
  sentryFrame: sentry,
  sawHulk: saws,
  hunterSeeker: hunter,
  mortarCrawler: mortar,
  repairNode: repair,
  overseerEngine: overseer,
  scrapCrawler,
  deckhands,
  raiders,
  boarders,
  stubberGunner: gunner,
  railSniper: railgun,
  bombardier,
  chainBrute,
  ringCaptain: captain,
  cabinHand,
  thralls,
  zealots,
  choristers,
  hexer,
  fleshHorror: horror,
  shade,
  idolBearer: idol,
  veilHerald,
  penitent,
};
