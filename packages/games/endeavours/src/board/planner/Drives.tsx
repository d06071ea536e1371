import type { Formatter } from '@starboard/kernel/text';
import { nameOfCard } from '../../rules/cards.ts';
import type { Figures } from './craft.ts';
import styles from './Drives.module.css';
import type { Planning } from './use-planning.ts';

interface DrivesProps {
  readonly craft: NonNullable<Planning['craft']>;
  /** Its figures are known by now. */
  readonly isBrief: boolean;
  readonly say: Formatter;
  onTake(engine: number): void;
}

/** What a Stack flies with: its thruster, one of several to be chosen, and the figures that come of it. */
export function Drives({ craft, isBrief, say, onTake }: DrivesProps) {
  const { engines, at, engine, figures, remarks } = craft;
  return (
    <div className={styles['drives']} data-brief={isBrief || undefined}>
      {engines.length === 1 ? (
        <p className={styles['engine']}>{say(nameOfCard(engine.thruster))}</p>
      ) : (
        <select
          aria-label={say({ key: 'planner.engine' })}
          value={at}
          onChange={({ target }) => onTake(Number(target.value))}
        >
          {engines.map(({ thruster, thrust: own, fuelPerBurn: fuel }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: chains of one thruster have nothing else
            <option key={place} value={place}>
              {say({ key: 'planner.engine.choice', params: { thruster: nameOfCard(thruster), thrust: own, fuel } })}
            </option>
          ))}
        </select>
      )}
      {!isBrief && <Tiles figures={figures} say={say} />}
      {remarks.map(remark => (
        <p key={remark.key} className={styles['remark']}>
          {say(remark)}
        </p>
      ))}
    </div>
  );
}

function Tiles({ figures, say }: { readonly figures: Figures; readonly say: Formatter }) {
  const { dry, wet, steps, thrust, fuelPerBurn, burns, afterburn } = figures;
  const number = (value: number) => say({ key: 'planner.number', params: { value } });
  return (
    <>
      <dl className={styles['figures']}>
        <Tile name={say({ key: 'planner.thrust' })} value={number(thrust)} />
        <Tile name={say({ key: 'planner.perBurn' })} value={number(fuelPerBurn)} />
        <Tile name={say({ key: 'planner.burns' })} value={number(burns)} />
        <Tile name={say({ key: 'planner.steps' })} value={number(steps)} />
        <Tile name={say({ key: 'planner.mass' })} value={say({ key: 'planner.masses', params: { dry, wet } })} />
      </dl>
      {afterburn !== undefined && (
        <p className={styles['remark']}>{say({ key: 'planner.afterburn', params: { steps: afterburn } })}</p>
      )}
    </>
  );
}

function Tile({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
