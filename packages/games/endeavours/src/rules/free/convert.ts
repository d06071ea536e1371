import type { FuelType, Spectral, Stack, State } from '../../types.ts';
import { massAt, mostWetMass } from '../fuel.ts';
import { dryMassOf } from '../mass.ts';
import { refOfStack, whileReweighing } from '../stacks.ts';
import { player, say } from '../table.ts';
import { addFuel, mixed, removeFuel, tanksOf } from '../tanks.ts';
import type { FreeAction } from './free-action.ts';
import { askAmount, hasBallast, isHere } from './fuel.ts';

/** One way of converting tanks in a Stack. */
interface Conversion {
  readonly key: string;
  readonly stack: Stack;
  readonly fuel: FuelType;
  /** Of isotope fuel. */
  readonly type: Spectral | null;
  /** Into wet fuel, or back to Cargo. */
  readonly into: 'wet' | 'cargo';
  readonly most: number;
}

/** END-FUEL-06, 08, 09: Cargo tanks to wet fuel or back, one for one. */
export const convert: FreeAction = {
  name: 'convert',
  isPossible: state => state.stacks.some(stack => isHere(stack) && conversionsOf(state, stack).length > 0),
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const options = state.stacks.filter(isHere).flatMap(stack => conversionsOf(state, stack));
    const chosen = yield* t.choose(player, 'convert.what', options, {
      takeOnly: true,
      describe: ({ stack, fuel, type, into }) => ({
        label: {
          key: `convert.${into}`,
          params: { fuel: { key: `fuel.${type ?? fuel}` }, stack: { key: `stack.${stack.kind}` } },
        },
        refs: [refOfStack(stack)],
      }),
    });
    const amount = yield* askAmount(t, 'convert.amount', chosen.most);
    run(state, chosen, amount);
    say(t, 'END-FUEL-08', 'convert.done', { amount });
  },
};

function conversionsOf(state: State, stack: Stack): Conversion[] {
  const { kind, no, cargo } = stack;
  if (kind === 'leo' || kind === 'freighter' || kind === 'slipstream' || !hasBallast(stack)) return []; // END-FUEL-12
  const found: Conversion[] = [];
  const add = (into: Conversion['into'], fuel: FuelType, type: Spectral | null, most: number) => {
    const key = `${no}:${into}:${fuel}${type === null ? '' : `:${type}`}`;
    if (most > 0) found.push({ key, stack, fuel, type, into, most });
  };
  if (cargo.water > 0 && mixed(stack, 'water') !== undefined) add('wet', 'water', null, mostWater(state, stack));
  if (cargo.dirt > 0 && mixed(stack, 'dirt') !== undefined && isLight(state, stack))
    add('wet', 'dirt', null, cargo.dirt);
  for (const type of Object.keys(cargo.isotope) as Spectral[]) {
    if (mixesIsotope(stack, type) && isLight(state, stack)) add('wet', 'isotope', type, cargo.isotope[type]!);
  }
  add('cargo', stack.fuel, stack.fuel === 'isotope' ? stack.isotope : null, tanksOf(state, stack));
  return found;
}

/** END-FUEL-06: with nothing but its own type. */
function mixesIsotope(stack: Stack, type: Spectral): boolean {
  return stack.wet === null || (stack.fuel === 'isotope' && stack.isotope === type);
}

/** END-CORE-11: a tank of Cargo weighs as much as the fuel that it becomes, so that the wet mass stays what it is. */
function isLight(state: State, stack: Stack): boolean {
  return massWith(state, stack) <= mostWetMass;
}

function massWith(state: State, stack: Stack): number {
  return stack.wet === null ? dryMassOf(state, stack) : massAt(stack.wet);
}

/** Water in a tank that makes it lighter (Cryo Tank) weighs more as fuel: as many as 32 allows. */
function mostWater(state: State, stack: Stack): number {
  const { cargo } = stack;
  const mass = massWith(state, stack);
  if (mass > mostWetMass) return 0;
  if (mass + cargo.water <= mostWetMass) return cargo.water; // whatever they weigh now
  const dry = dryMassOf(state, stack);
  for (let amount = cargo.water; amount > 0; amount--) {
    const left = dryMassOf(state, { ...stack, cargo: { ...cargo, water: cargo.water - amount } });
    if (mass - (dry - left) + amount <= mostWetMass) return amount;
  }
  return 0;
}

function run(state: State, { stack, fuel, type, into }: Conversion, amount: number): void {
  if (into === 'wet') {
    const becomes = mixed(stack, fuel)!;
    whileReweighing(state, stack, () => takeCargo(stack, fuel, type, amount));
    addFuel(state, stack, amount);
    Object.assign(stack, { fuel: becomes, isotope: type });
    return;
  }
  removeFuel(state, stack, amount);
  whileReweighing(state, stack, () => takeCargo(stack, fuel, type, -amount));
}

export function takeCargo({ cargo }: Stack, fuel: FuelType, type: Spectral | null, amount: number): void {
  if (fuel === 'isotope') cargo.isotope[type!] = (cargo.isotope[type!] ?? 0) - amount;
  else cargo[fuel] -= amount;
}
