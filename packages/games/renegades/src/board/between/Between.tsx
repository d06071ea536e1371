import type { BoardProps } from '@starboard/board';
import type { View } from '../../view.ts';
import styles from './Between.module.css';
import { Draft } from './Draft.tsx';
import { Port } from './Port.tsx';

/** Before a mission and between missions there are no boards: crews are picked, or everybody is in port. */
export function Between(props: BoardProps<View>) {
  const { view, say } = props;
  const label = say({ key: `face.between.${view.shore ? 'port' : 'draft'}` });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles['between']} tabIndex={0} aria-label={label}>
      {view.shore ? <Port {...props} shore={view.shore} /> : <Draft {...props} />}
    </section>
  );
}
