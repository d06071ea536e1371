import { relocate, unanchor } from './bernals.ts';
import { buildStation } from './build-station.ts';
import { carryDrift } from './carry-drift.ts';
import { convert } from './convert.ts';
import { deliver } from './deliver.ts';
import { deploySatellite } from './deploy-satellite.ts';
import { develop } from './develop.ts';
import { dirtRefuel, scrap } from './dirt.ts';
import { drive } from './drive.ts';
import { dropFound } from './drop-found.ts';
import { exomigrateFreely } from './exomigrate.ts';
import { fillSpot } from './fill-spot.ts';
import { foundColony } from './found-colony.ts';
import type { FreeAction } from './free-action.ts';
import { load, unload } from './fuel.ts';
import { repairGlitch } from './glitch.ts';
import { jettison } from './jettison.ts';
import { radiator, recharge } from './radiator.ts';
import { release } from './release.ts';
import { role } from './role.ts';
import { decommissionFreely, removeToken } from './tokens.ts';
import { transfer } from './transfer.ts';
import { removeDisk, unlock } from './unlock.ts';

/** END-CORE-20: in the order in which they are offered. */
export const freeActions: readonly FreeAction[] = [
  deliver,
  foundColony,
  buildStation,
  deploySatellite,
  fillSpot,
  unlock,
  removeDisk,
  repairGlitch,
  transfer,
  carryDrift,
  load,
  unload,
  convert,
  dirtRefuel,
  scrap,
  jettison,
  role,
  radiator,
  recharge,
  drive,
  exomigrateFreely,
  release,
  unanchor,
  relocate,
  develop,
  dropFound,
  removeToken,
  decommissionFreely,
];
