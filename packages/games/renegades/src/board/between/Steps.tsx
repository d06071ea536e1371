import { Icon } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import type { ShoreLeave } from '../../types.ts';
import { verbs } from '../verbs.ts';
import styles from './Steps.module.css';

/** RDA-SHORE-04, 07, 09: what comes one after the other, and the verb that it is about. */
const steps = [
  ['trade', 'trade'],
  ['sell', 'sell'],
  ['gear', 'buy'],
  ['upgrades', 'upgrade'],
  ['recruit', 'recruit'],
  ['refit', 'fit'],
  ['tactics', 'redraw'],
] as const satisfies readonly (readonly [ShoreLeave['phase'], keyof typeof verbs])[];

/** What is done in port, what of it is over for whoever does the shopping, and what comes next. */
export function Steps({ phase, say }: { readonly phase: ShoreLeave['phase']; readonly say: Formatter }) {
  const now = steps.findIndex(([step]) => step === phase);
  return (
    <ol className={styles['steps']} aria-label={say({ key: 'face.port.steps' })}>
      {steps.map(([step, verb], at) => (
        <li key={step} aria-current={at === now ? 'step' : undefined} data-done={at < now || undefined}>
          <Icon of={verbs[verb]!.icon} />
          <span>{say({ key: `face.shore.${step}` })}</span>
        </li>
      ))}
    </ol>
  );
}
