import type { ShownDecision, ShownOption } from '@starboard/kernel';
import type { Engine } from '../../rules/move/drives.ts';
import type { NodeId } from '../../types.ts';
import { type Order, order } from '../orders.ts';
import { pathOf } from './course.ts';
import type { FlightYear } from './flights.ts';

/** END-MOVE-17: the answers that fly one year of a flight: fuel thrown away, the thruster, the course at once or leg by leg. */
export function ordersFor(stack: number, engine: Engine, movement: FlightYear): Order[] {
  const { rung, nodes } = movement;
  const path = nodes.slice(1);
  return [
    ...(rung === null
      ? []
      : [order('act', 'free.jettison'), order('jettison.what', `${stack}:wet`), order('jettison.mass', String(rung))]),
    order('act', `move.${stack}`),
    order('move.ascent', 'usual'),
    { question: 'move.thruster', answer: decision => thrusterIn(decision, engine, movement) },
    ...path.map(
      (_, at): Order => ({
        question: 'move.course',
        answer: decision => courseIn(decision, path.slice(at), at === 0 ? movement.burns : undefined),
      }),
    ),
    order('move.course', 'stop'),
  ];
}

/** The thruster with the figures that were planned with. */
function thrusterIn({ ask }: ShownDecision, engine: Engine, { net, afterburn }: FlightYear): string | undefined {
  const { no } = engine.thruster;
  const isIt = ({ key, label: { params = {} } }: ShownOption) =>
    (key === `${no}` || key.startsWith(`${no}~`) || key.startsWith(`${no}+`)) &&
    key.endsWith('+') === afterburn &&
    params['thrust'] === net &&
    params['fuel'] === engine.fuelPerBurn;
  return ask?.options.find(isIt)?.key;
}

/** The whole of the course, for as many burns as planned if that is known; else its next leg. */
function courseIn({ ask }: ShownDecision, path: readonly NodeId[], burns: number | undefined): string | undefined {
  const options = ask?.options ?? [];
  const burnsOf = ({ label }: ShownOption) => Number(label.params?.['burns'] ?? 0);
  const along = (way: readonly NodeId[], isLast: boolean) =>
    options
      .filter(option => (option.label.key === 'move.course.to') === isLast && pathOf(option).join() === way.join())
      .sort((a, b) => burnsOf(a) - burnsOf(b));
  const whole = along(path, true);
  const planned = whole.find(option => burns === undefined || burnsOf(option) === burns);
  if (planned !== undefined) return planned.key;
  return (path.length > 1 ? along(path.slice(0, 1), false)[0] : whole[0])?.key;
}
