import type { ReactNode } from 'react';
import { type Tank, tankKinds } from '../../../show/tanks.ts';
import { canLeave, mostDrained, supplyOf, takesFuel, withCargo, withFuel, withFuelOf } from './composition.ts';
import type { YardProps } from './part.ts';
import styles from './Tanks.module.css';

/** Tanks that become fuel, and those that go along as Cargo. */
export function Tanks({ state, composition, say, onChange }: YardProps) {
  const { fuel, cargo } = composition;
  const supply = (tank: Tank) => supplyOf(state, composition, tank);
  const drained = mostDrained(state, composition);
  const kinds = tankKinds.filter(tank => supply(tank) > 0 || (cargo[tank] ?? 0) > 0);
  const fuels = [...new Set([fuel.tank, ...kinds])];
  const most = supply(fuel.tank) - Math.max(0, -fuel.amount);
  return (
    <div className={styles['tanks']}>
      {takesFuel(state, composition) && (kinds.length > 0 || drained > 0) && (
        <Stepper
          name={say({ key: 'fleet.yard.fuel' })}
          note={
            fuels.length > 1 ? (
              <select
                aria-label={say({ key: 'fleet.yard.kind' })}
                value={fuel.tank}
                onChange={({ target }) => onChange(withFuelOf(composition, target.value as Tank))}
              >
                {fuels.map(tank => (
                  <option key={tank} value={tank}>
                    {say(nameOf(tank))}
                  </option>
                ))}
              </select>
            ) : (
              say(nameOf(fuel.tank))
            )
          }
          value={fuel.amount}
          least={-drained}
          most={Math.max(0, most)}
          less={say({ key: 'fleet.yard.less' })}
          more={say({ key: 'fleet.yard.more' })}
          isSigned
          onChange={amount => onChange(withFuel(state, composition, amount))}
        />
      )}
      {kinds.map(tank => (
        <Stepper
          key={tank}
          name={say({ key: 'fleet.yard.cargo' })}
          note={say(nameOf(tank))}
          value={cargo[tank] ?? 0}
          least={canLeave(state, composition, tank) ? 0 : (cargo[tank] ?? 0)}
          most={supply(tank) - (fuel.tank === tank ? Math.max(0, fuel.amount) : 0)}
          less={say({ key: 'fleet.yard.less' })}
          more={say({ key: 'fleet.yard.more' })}
          onChange={amount => onChange(withCargo(state, composition, tank, amount))}
        />
      ))}
    </div>
  );
}

function nameOf(tank: Tank) {
  return { key: `fuel.${tank.slice(tank.indexOf(':') + 1)}` };
}

interface StepperProps {
  readonly name: string;
  readonly note: ReactNode;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly less: string;
  readonly more: string;
  /** More is written with a plus. */
  readonly isSigned?: boolean;
  onChange(value: number): void;
}

function Stepper({ name, note, value, least, most, less, more, isSigned = false, onChange }: StepperProps) {
  return (
    <fieldset className={styles['row']} aria-label={name}>
      <span className={styles['head']}>
        <b>{name}</b>
        {note}
      </span>
      <button type="button" aria-label={less} disabled={value <= least} onClick={() => onChange(value - 1)}>
        −
      </button>
      <input
        type="range"
        aria-label={name}
        min={least}
        max={most}
        value={value}
        disabled={least >= most}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <button type="button" aria-label={more} disabled={value >= most} onClick={() => onChange(value + 1)}>
        +
      </button>
      <output>
        {isSigned && value > 0 ? '+' : ''}
        {value}
      </output>
    </fieldset>
  );
}
