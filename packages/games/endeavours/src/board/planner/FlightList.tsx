import type { Formatter } from '@starboard/kernel/text';
import { listOf } from '../../rules/missions/words.ts';
import { nameOfNode } from '../../rules/table.ts';
import type { NodeId, Words } from '../../types.ts';
import styles from './FlightList.module.css';
import type { Flight, FlightYear } from './flights.ts';
import type { Planning } from './use-planning.ts';

interface FlightListProps {
  readonly planning: Planning;
  readonly to: NodeId;
  readonly say: Formatter;
}

/** The flights to a place, one of them chosen. What is pointed at is drawn on the map. */
export function FlightList({ planning, to, say }: FlightListProps) {
  const { flights, chosen, progress, missing, lift, choose, point, flyTo } = planning;
  return (
    <div className={styles['flights']}>
      <div className={styles['goal']}>
        <h3>{say({ key: 'planner.to', params: { node: nameOfNode(to) } })}</h3>
        {flights.length > 0 && (
          <small>
            {say({ key: 'planner.count', params: { count: flights.length } })}
            {progress && ` · ${say({ key: 'planner.progress', params: progress })}`}
          </small>
        )}
        <button type="button" onClick={() => flyTo(undefined)}>
          {say({ key: 'planner.elsewhere' })}
        </button>
      </div>
      {flights.length === 0 && (
        <p>
          {say({ key: 'planner.none' })}
          {missing !== undefined && ` ${say({ key: 'planner.missing', params: { steps: missing } })}`}
          {lift !== undefined && ` ${say({ key: 'planner.lift', params: { thrust: lift } })}`}
        </p>
      )}
      <ul>
        {flights.map(flight => (
          <li key={flight.key}>
            <button
              type="button"
              aria-pressed={flight === chosen}
              onClick={() => choose(flight)}
              onPointerEnter={() => point(flight)}
              onPointerLeave={() => point(undefined)}
              onFocus={() => point(flight)}
              onBlur={() => point(undefined)}
            >
              <Summary flight={flight} say={say} />
            </button>
            {flight === chosen && <Years flight={flight} say={say} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FlightProps {
  readonly flight: Flight;
  readonly say: Formatter;
}

/** When it arrives, what it takes, what it risks and what it leaves. */
function Summary({ flight: { arrives, coastsTo, burns, steps, left, rolls, merits }, say }: FlightProps) {
  return (
    <>
      <span className={styles['year']}>
        <small>{say({ key: 'planner.year' })}</small>
        <b>{arrives}</b>
      </span>
      <span>{say({ key: 'planner.cost', params: { burns, steps } })}</span>
      {merits.length > 0 && <em>{say(listOf(merits.map(merit => ({ key: `planner.merit.${merit}` }))))}</em>}
      <span className={styles['risk']}>
        {say({ key: 'planner.rollsLeaving', params: { rolls: rolls.length, steps: left.steps } })}
        {coastsTo > arrives && `, ${say({ key: 'planner.coastsTo', params: { year: coastsTo } })}`}
      </span>
    </>
  );
}

/** The chosen flight year by year, and what is left then. */
function Years({ flight: { years, rolls, left }, say }: FlightProps) {
  const { steps, mass, burns } = left;
  return (
    <div className={styles['details']}>
      <ol>
        {years.map(each => (
          <li key={each.year}>
            <b>{each.year}</b>
            <span>{say(legText(each))}</span>
            <small>{say({ key: 'planner.legBurns', params: { burns: each.burns } })}</small>
          </li>
        ))}
      </ol>
      {rolls.length > 0 && (
        <p className={styles['rolls']}>
          {say({
            key: 'planner.rollsAt',
            params: {
              rolls: listOf(
                rolls.map(({ kind, node }) => ({
                  key: 'planner.rollAt',
                  params: { roll: { key: `planner.roll.${kind}` }, node: nameOfNode(node) },
                })),
              ),
            },
          })}
        </p>
      )}
      {mass !== null && burns !== null && <p>{say({ key: 'planner.left', params: { steps, mass, burns } })}</p>}
    </div>
  );
}

/** Where it ends, and what it does before it sets out. */
function legText({ nodes, afterburn, thrown }: FlightYear): Words {
  const node = nameOfNode(nodes.at(-1)!);
  const before = [
    ...(thrown > 0 ? [{ key: 'planner.throws', params: { steps: thrown } } satisfies Words] : []),
    ...(afterburn ? [{ key: 'planner.burnsAfter' } satisfies Words] : []),
  ];
  return before.length === 0 ? node : { key: 'planner.legAfter', params: { node, before: listOf(before) } };
}
