import type { PartyProps } from '@starboard/board';
import type { Mats } from '../../show/mats.ts';
import type { Bead as BeadColour } from '../../types.ts';
import type { View } from '../../view.ts';
import { Bead } from './Bead.tsx';
import { Groups } from './Groups.tsx';
import styles from './Lab.module.css';

/** Research projects, upgrades, the extra die; what is still in the discovery bag. */
export function Lab({ mats, ...props }: PartyProps<View> & { readonly mats: Mats }) {
  const { say, Rule } = props;
  const all = mats.bag.reduce((sum, [, count]) => sum + count, 0);
  return (
    <>
      <Groups {...props} groups={mats.lab} />
      <section className={styles['bag']}>
        <h3>
          {say({ key: 'mats.bag', params: { count: all } })} <Rule rule="END-DISC-01" />
        </h3>
        <ul>
          {mats.bag.map(([bead, count]) => (
            <li key={bead}>
              <Drawn bead={bead} />
              <span className="heard">{say({ key: `mats.bead.${bead}` })}</span> {count}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** END-DISC-02: a black one has no value, and no shape of its own. */
function Drawn({ bead }: { readonly bead: BeadColour }) {
  return bead === 'black' ? <i className={styles['blank']} aria-hidden /> : <Bead spot={bead} bead={bead} />;
}
