import type { Formatter } from '@starboard/kernel/text';
import { fractionOf } from '../../show/fractions.ts';
import { bestDrive, type Performance } from '../../show/performance.ts';
import styles from './Figures.module.css';

/** Dry and wet mass, net thrust and fuel per burn, as large as they matter. */
export function Figures({ of, say }: { readonly of: Performance; readonly say: Formatter }) {
  const drive = bestDrive(of);
  const figures: readonly (readonly [key: string, value: string, isBad?: boolean])[] = [
    ['fleet.dry', fractionOf(of.dry), of.dry > mostDryMass],
    ['fleet.wet', fractionOf(of.wet)],
    ['fleet.thrust', drive === undefined ? '–' : String(drive.netThrust)],
    ['fleet.perBurn', drive === undefined ? '–' : fractionOf(drive.fuelPerBurn)],
    ['fleet.burns', drive === undefined ? '–' : drive.allBurns === null ? '∞' : String(drive.allBurns)],
  ];
  return (
    <dl className={styles['figures']}>
      {figures.map(([key, value, isBad]) => (
        <div key={key} data-bad={isBad || undefined}>
          <dt>{say({ key })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** END-CORE-11 */
export const mostDryMass = 23;
