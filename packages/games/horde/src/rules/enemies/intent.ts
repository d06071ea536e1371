import type { LatticeIndex } from '@starboard/space';
import type { State, Unit } from '../../types.ts';
import { bestTarget } from '../shooting.ts';
import { goalOf } from './goal.ts';
import { type Plan, planOf } from './plan.ts';

/** What a unit would do if it activated now. */
export interface Intent {
  /** The number of its AI Goal; 0 when no marker is left. */
  readonly goal: number;
  readonly action: Plan['action'];
  /** The number of the hero it would charge or shoot at. */
  readonly target?: number;
  /** Where its leader would go. */
  readonly to?: LatticeIndex;
}

/** GSQ-HID-05: what everybody may ask of the game. A Shaken unit stays idle. */
export function intentOf(state: State, unit: Unit): Intent {
  if (state.markers.length === 0) return { goal: 0, action: 'hold' }; // the mission is over
  const goal = goalOf(state, unit).no;
  if (unit.shaken) return { goal, action: 'hold' };
  const plan = planOf(state, unit);
  const { action } = plan;
  switch (plan.action) {
    case 'charge':
      return { goal, action, target: plan.target.no };
    case 'rush':
      return { goal, action, to: plan.to };
    case 'hold':
      return { goal, action, ...shotAt(state, unit) };
    default: {
      const [then, moved] = withLeaderAt(state, unit, plan.to);
      return { goal, action, to: plan.to, ...shotAt(then, moved) };
    }
  }
}

function shotAt(state: State, unit: Unit): Pick<Intent, 'target'> {
  const target = bestTarget(state, unit);
  return target === undefined ? {} : { target: target.no };
}

/** GSQ-AI-21: as the leader alone would stand after its move. */
function withLeaderAt(state: State, unit: Unit, at: LatticeIndex): [State, Unit] {
  const moved: Unit = { ...unit, models: [{ ...unit.models[0]!, at }] };
  return [{ ...state, units: state.units.map(each => (each === unit ? moved : each)) }, moved];
}
