import { faceOf } from '../rules/cards.ts';
import { stepsOf, weightClass, wetMassOf } from '../rules/fuel.ts';
import { dryMassOf } from '../rules/mass.ts';
import { burnsFor, drivesOf, fuelFor, isThrusterOf } from '../rules/move/drives.ts';
import { isFreighter } from '../rules/move/lifting.ts';
import type { Drive } from '../rules/move/types.ts';
import { chainsOf, coolingOf, lacksOf, works } from '../rules/support.ts';
import type { Card, Stack, State, Words } from '../types.ts';

/** What a Stack weighs and what it can do, all told by the rules. */
export interface Performance {
  readonly dry: number;
  readonly wet: number;
  /** What its weight adds to net thrust; null where weight does not matter (END-FUEL-10). */
  readonly weight: number | null;
  readonly steps: number;
  readonly drives: readonly ShipDrive[];
  /** Thrusters that do not work, with the reasons. */
  readonly idle: readonly { readonly card: Card; readonly reasons: readonly Words[] }[];
}

/** A thruster that works, without its afterburn where it has the choice. */
export interface ShipDrive {
  readonly card: Card | null;
  readonly netThrust: number;
  readonly fuelPerBurn: number;
  /** This year. */
  readonly burns: number;
  /** As long as the fuel lasts; null if it needs none. */
  readonly allBurns: number | null;
  /** Steps for one more thrust; it works only with them if `needsAfterburn`. */
  readonly afterburn: number | null;
  readonly needsAfterburn: boolean;
  readonly pushed: boolean;
  readonly bonusBurns: number;
}

export function performanceOf(state: State, stack: Stack): Performance {
  const wet = wetMassOf(state, stack);
  const isWeighed = !isFreighter(stack) && stack.kind !== 'mobile';
  const drives = stack.node === null ? [] : drivesOf(state, stack);
  const usual = drives.filter(({ afterburn }) => !afterburn);
  const forced = drives.filter(
    ({ afterburn, thruster }) => afterburn && !usual.some(each => each.thruster === thruster),
  );
  return {
    dry: dryMassOf(state, stack),
    wet,
    weight: isWeighed && wet >= 1 ? weightClass(wet) : null,
    steps: stepsOf(state, stack),
    drives: [...usual, ...forced].map(drive => shipDrive(state, stack, drive)),
    idle: stack.cards
      .filter(card => isThrusterOf(stack, card) && !drives.some(({ thruster }) => thruster === card))
      .map(card => ({ card, reasons: reasonsFor(state, stack, card) })),
  };
}

function shipDrive(state: State, stack: Stack, drive: Drive): ShipDrive {
  const { thruster, netThrust, fuelPerBurn, afterburn, afterburnSteps, pushed, bonusBurns } = drive;
  const fuel = fuelFor(state, stack, drive) - afterburnSteps;
  return {
    card: thruster,
    netThrust,
    fuelPerBurn,
    burns: burnsFor(state, stack, drive),
    allBurns: fuelPerBurn === 0 ? null : Math.floor(fuel / fuelPerBurn),
    afterburn: (thruster && faceOf(thruster).afterburn) ?? null,
    needsAfterburn: afterburn,
    pushed,
    bonusBurns,
  };
}

/** The drive that most would fly with: the strongest that has fuel to burn, then the thriftiest. */
export function bestDrive({ drives }: Performance): ShipDrive | undefined {
  return [...drives].sort(
    (a, b) => Number(b.burns > 0) - Number(a.burns > 0) || b.netThrust - a.netThrust || a.fuelPerBurn - b.fuelPerBurn,
  )[0];
}

/** Why a thruster does not work where it is. */
function reasonsFor(state: State, stack: Stack, card: Card): Words[] {
  if (card.damaged) return [{ key: 'fleet.idle.damaged' }];
  if (stack.node === null) return [{ key: 'fleet.idle.transit' }];
  if (!works(state, stack, card)) return [{ key: 'fleet.idle.dark' }];
  const lacks = lacksOf(state, stack, card, 'movement');
  if (lacks.length > 0)
    return lacks.map(letters => ({ key: 'fleet.idle.support', params: { what: { key: `support.${letters}` } } }));
  const heats = chainsOf(state, stack, card, 'movement').map(({ heat }) => heat);
  const therms = Math.min(...heats) - coolingOf(stack);
  return [therms > 0 ? { key: 'fleet.idle.heat', params: { therms } } : { key: 'fleet.idle.mass' }];
}
