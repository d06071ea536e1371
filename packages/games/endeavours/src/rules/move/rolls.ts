import { kindOfNode, nodeIds } from '../../map/index.ts';
import type { NodeId, Stack, State } from '../../types.ts';
import { faceOf } from '../cards.ts';
import { seasonIn } from '../season.ts';
import { chart } from './chart.ts';
import { conditionsFor } from './conditions.ts';
import type { Engine } from './drives.ts';
import type { Conditions } from './labels.ts';
import type { Movement, Route } from './routes.ts';

/** A roll that a route brings; `assist` is that of a Factory which must help (END-FACTORY-06). */
export interface RollAhead {
  readonly kind: 'belt' | 'aerobrake' | 'crash' | 'ejection' | 'liftOff' | 'landing' | 'assist';
  readonly node: NodeId;
}

/** The rolls of a route in their order: as many as the route counts. */
export function rollsOn(state: State, stack: Stack, engine: Engine, { movements }: Route): RollAhead[] {
  const sails = faceOf(engine.thruster).sail === true;
  return movements.flatMap(movement =>
    rollsOf(movement, conditionsFor(state, { stack, sails, ascends: false }, seasonIn(state.year + movement.year - 1))),
  );
}

function rollsOf({ nodes, net }: Movement, conditions: Conditions): RollAhead[] {
  return nodes.slice(1).flatMap((node, at) => {
    const from = nodes[at]!;
    return [
      ...(chart.isSite[from] ? surfaceRolls('liftOff', from, conditions.liftOff(from, net)) : []),
      ...ejectionRolls(from, node, conditions),
      ...(conditions.danger[node]! > 0 ? [{ kind: hazardAt(node), node: nodeIds[node]! }] : []),
      ...(chart.isSite[node] ? surfaceRolls('landing', node, conditions.landing(node, from, net)) : []),
    ];
  });
}

/** END-SHIELD-01, 11 */
function surfaceRolls(kind: 'liftOff' | 'landing', site: number, rolls: number): RollAhead[] {
  const node = nodeIds[site]!;
  return rolls > 1
    ? [
        { kind: 'assist', node },
        { kind, node },
      ]
    : [{ kind, node }];
}

/** END-CME-01: of each that was not entered before. */
function ejectionRolls(from: number, to: number, { ejections }: Conditions): RollAhead[] {
  const rolls: RollAhead[] = [];
  for (let entered = ejections[to]! & ~ejections[from]!; entered !== 0; entered &= entered - 1)
    rolls.push({ kind: 'ejection', node: nodeIds[to]! });
  return rolls;
}

function hazardAt(node: number): RollAhead['kind'] {
  const kind = kindOfNode(nodeIds[node]!);
  if (kind === 'belt') return 'belt';
  return kind === 'aero' ? 'aerobrake' : 'crash';
}
