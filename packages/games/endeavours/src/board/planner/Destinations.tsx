import type { Formatter } from '@starboard/kernel/text';
import { type KeyboardEvent, useState } from 'react';
import { nodeIds } from '../../map/index.ts';
import { nameOfNode } from '../../rules/table.ts';
import type { NodeId } from '../../types.ts';
import styles from './Destinations.module.css';
import { placesNamed } from './places-named.ts';
import { reaches, reachIn } from './reach.ts';
import type { Planning } from './use-planning.ts';

interface DestinationsProps {
  readonly craft: NonNullable<Planning['craft']>;
  readonly year: number;
  readonly say: Formatter;
  onFlyTo(node: NodeId): void;
}

const mostShown = 5;

/** Where to: by name, by what missions want, or by a touch of the map, which shows how soon anything can be reached. */
export function Destinations({ craft: { reach, wanted }, year, say, onFlyTo }: DestinationsProps) {
  const [typed, setTyped] = useState('');
  const found = placesNamed(typed, say, mostShown);
  const isSearching = typed.trim() !== '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && found[0] !== undefined) onFlyTo(found[0]);
    if (event.key !== 'Escape' || typed === '') return;
    event.stopPropagation();
    event.preventDefault();
    setTyped('');
  };
  return (
    <div className={styles['destinations']}>
      <input
        type="search"
        value={typed}
        placeholder={say({ key: 'planner.search' })}
        aria-label={say({ key: 'planner.search' })}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      {!isSearching && wanted.length > 0 && <h3>{say({ key: 'planner.wanted' })}</h3>}
      <ul className={styles['places']} aria-live="polite">
        {(isSearching ? found : wanted.slice(0, mostShown)).map(node => (
          <li key={node}>
            <button type="button" onClick={() => onFlyTo(node)}>
              <span>{say(nameOfNode(node))}</span>
              <Arrival years={reach.get(node)} year={year} say={say} />
            </button>
          </li>
        ))}
        {isSearching && found.length === 0 && <li>{say({ key: 'planner.unknown' })}</li>}
      </ul>
      {!isSearching && <ReachLegend reach={reach} say={say} />}
    </div>
  );
}

function Arrival({
  years,
  year,
  say,
}: {
  readonly years: number | undefined;
  readonly year: number;
  readonly say: Formatter;
}) {
  const words =
    years === undefined
      ? { key: 'planner.reach.never' }
      : { key: 'planner.inYear', params: { year: year + years - 1 } };
  return (
    <small>
      <i className={styles['ring']} data-reach={reachIn(years)} aria-hidden="true" />
      {say(words)}
    </small>
  );
}

/** What the rings of the map mean, and how many places have each. */
function ReachLegend({ reach, say }: { readonly reach: ReadonlyMap<NodeId, number>; readonly say: Formatter }) {
  const all = nodeIds.map(node => reachIn(reach.get(node)));
  return (
    <>
      <h3>{say({ key: 'planner.reach' })}</h3>
      <ul className={styles['reach']}>
        {reaches.map(kind => (
          <li key={kind}>
            <i className={styles['ring']} data-reach={kind} aria-hidden="true" />
            <span>{say({ key: `planner.reach.${kind}` })}</span>
            <b>{all.filter(each => each === kind).length}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
