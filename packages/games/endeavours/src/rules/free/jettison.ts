import type { Flow } from '@starboard/kernel';
import type { Endeavours, FuelType, Option, Spectral, Stack, State } from '../../types.ts';
import { massAt, positionOf } from '../fuel.ts';
import { dryMassOf } from '../mass.ts';
import { refOfStack, whileReweighing } from '../stacks.ts';
import { player, say } from '../table.ts';
import { takeCargo } from './convert.ts';
import type { FreeAction } from './free-action.ts';
import { askAmount, hasBallast, isHere } from './fuel.ts';

/** What a Stack can throw away: its wet fuel, or Cargo of one kind. */
interface Ballast {
  readonly key: string;
  readonly stack: Stack;
  readonly fuel: FuelType;
  readonly type: Spectral | null;
  /** Tanks of Cargo; 0 for wet fuel. */
  readonly tanks: number;
}

/** END-FUEL-15: the wet mass down to any rung not below the dry mass, and Cargo tanks. */
export const jettison: FreeAction = {
  name: 'jettison',
  isPossible: state => state.stacks.some(stack => isHere(stack) && hasBallast(stack)),
  whyNot: () => null,
  *perform(t) {
    const options = t.state.stacks.filter(isHere).flatMap(ballastOf);
    const ballast = yield* t.choose(player, 'jettison.what', options, {
      takeOnly: true,
      describe: ({ stack, fuel, type, tanks }) => ({
        label: {
          key: tanks === 0 ? 'jettison.wet' : 'jettison.cargo',
          params: {
            stack: { key: `stack.${stack.kind}` },
            fuel: { key: `fuel.${type ?? fuel}` },
          },
        },
        refs: [refOfStack(stack)],
      }),
    });
    yield* ballast.tanks === 0 ? lowerWetMass(t, ballast.stack) : throwCargo(t, ballast);
  },
};

function ballastOf(stack: Stack): Ballast[] {
  const { no, wet, fuel, cargo } = stack;
  const found: Ballast[] = wet === null ? [] : [{ key: `${no}:wet`, stack, fuel, type: null, tanks: 0 }];
  for (const kind of ['water', 'dirt'] as const) {
    if (cargo[kind] > 0) found.push({ key: `${no}:${kind}`, stack, fuel: kind, type: null, tanks: cargo[kind] });
  }
  for (const type of Object.keys(cargo.isotope) as Spectral[]) {
    const tanks = cargo.isotope[type]!;
    if (tanks > 0) found.push({ key: `${no}:isotope:${type}`, stack, fuel: 'isotope', type, tanks });
  }
  return found;
}

/** Down to the dry mass there is no fuel left. */
function* lowerWetMass(t: Endeavours, stack: Stack): Flow {
  const dry = dryPosition(t.state, stack);
  const rungs = Array.from({ length: Math.max(1, stack.wet! - dry) }, (_, at) => dry + at).map(
    (rung): Option & { readonly rung: number } => ({
      key: String(rung),
      rung,
      label: { key: 'amount.mass', params: { mass: massAt(rung) } },
    }),
  );
  const { rung } = yield* t.choose(player, 'jettison.mass', rungs, { takeOnly: true });
  stack.wet = rung <= dry ? null : rung;
  say(t, 'END-FUEL-15', 'jettison.lowered', { mass: massAt(rung) });
}

function dryPosition(state: State, stack: Stack): number {
  return positionOf(Math.max(1, dryMassOf(state, stack)));
}

function* throwCargo(t: Endeavours, { stack, fuel, type, tanks }: Ballast): Flow {
  const amount = yield* askAmount(t, 'jettison.amount', tanks);
  whileReweighing(t.state, stack, () => takeCargo(stack, fuel, type, amount));
  say(t, 'END-FUEL-15', 'jettison.done', { amount });
}
