import type { Text } from '@starboard/kernel';
import { faceOf } from '../../rules/cards.ts';
import { stepsOf, wetMassOf } from '../../rules/fuel.ts';
import { dryMassOf } from '../../rules/mass.ts';
import { burnsFor, drivesOf, drivesWith, type Engine, enginesOf, startOf } from '../../rules/move/drives.ts';
import { isTowed } from '../../rules/move/towing.ts';
import { isSpacecraft } from '../../rules/stacks.ts';
import { isDarkAt } from '../../rules/support.ts';
import { nameOfNode } from '../../rules/table.ts';
import { roundedMass } from '../../show/fractions.ts';
import type { Stack, State } from '../../types.ts';

/** What a Stack weighs and what an engine makes of it. */
export interface Figures {
  readonly dry: number;
  readonly wet: number;
  readonly steps: number;
  readonly thrust: number;
  readonly fuelPerBurn: number;
  /** The burns of one movement. */
  readonly burns: number;
  /** Steps that an afterburn takes for one more thrust; none without. */
  readonly afterburn: number | undefined;
}

export function figuresOf(state: State, stack: Stack, engine: Engine): Figures {
  const drives = drivesWith(state, stack, engine);
  const drive = drives.find(({ afterburn }) => !afterburn) ?? drives[0];
  return {
    dry: dryMassOf(state, stack),
    wet: roundedMass(wetMassOf(state, stack)),
    steps: stepsOf(state, stack),
    thrust: drive?.netThrust ?? 0,
    fuelPerBurn: engine.fuelPerBurn,
    burns: drive === undefined ? 0 : burnsFor(state, stack, drive),
    afterburn: drives.find(({ afterburn }) => afterburn)?.afterburnSteps,
  };
}

/** Why a Stack cannot fly at all as it is; nothing if it can. */
export function groundsOf(state: State, stack: Stack): Text | undefined {
  const { node, arrives, cards, kind } = stack;
  if (node === null) {
    const params = arrives === null ? undefined : { node: nameOfNode(arrives.node), year: arrives.year };
    return params === undefined ? reason('away') : { key: 'planner.not.transit', params };
  }
  if (!isSpacecraft(state, stack)) return reason(kind === 'bernal' ? 'anchored' : 'station');
  if (isTowed(state, stack)) return reason('towed');
  if (kind !== 'mobile' && !cards.some(card => faceOf(card).thrust !== undefined)) return reason('thruster');
  const engines = enginesOf(state, stack);
  if (engines.length === 0) return reason('support');
  if (engines.every(({ solar }) => solar !== null) && isDarkAt(state, startOf(stack))) return reason('dark');
  return drivesOf(state, stack).length === 0 ? reason('load') : undefined;
}

function reason(name: string): Text {
  return { key: `planner.not.${name}` };
}

/** What is to be known before it sets out. */
export function remarksOn(
  { year }: State,
  stack: Stack,
  isSettingOut: boolean,
  { steps, fuelPerBurn }: Figures,
): Text[] {
  const waits = stack.coasting + (stack.moved && !isSettingOut ? 1 : 0);
  return [
    ...(stack.coasting > 0
      ? [{ key: 'planner.coasts', params: { year: year + waits } }]
      : waits > 0
        ? [{ key: 'planner.moved', params: { year: year + 1 } }]
        : []),
    ...(fuelPerBurn > 0 && steps === 0 ? [{ key: 'planner.dry' }] : []),
    ...(stack.glitch ? [{ key: 'planner.glitch' }] : []),
  ];
}
