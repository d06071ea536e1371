import satellite from 'icon:satellite';
import { Icon, type PartyProps } from '@starboard/board';
import { nameOfNode } from '../../rules/table.ts';
import type { Mats } from '../../show/mats.ts';
import type { View } from '../../view.ts';
import { Places } from '../Places.tsx';
import { Groups } from './Groups.tsx';
import styles from './Network.module.css';

/** The satellite track, what the network can do, and who can be reached by radio. */
export function Network({ mats, ...props }: PartyProps<View> & { readonly mats: Mats }) {
  const { say, Rule } = props;
  const { track, strength, radio } = mats;
  const up = track.filter(({ node }) => node !== null);
  return (
    <>
      <section className={styles['track']}>
        <h3>
          {say({ key: 'mats.satellites', params: { up: up.length, all: track.length, strength } })}{' '}
          <Rule rule="END-SAT-08" />
        </h3>
        <ol>
          {track.map(({ at, value, node }) => (
            <li key={at} data-up={node !== null || undefined} title={node === null ? undefined : say(nameOfNode(node))}>
              {node === null && <Icon of={satellite} />}
              <span>{value}</span>
            </li>
          ))}
        </ol>
        <Places nodes={up.map(({ node }) => node!)} say={say} />
      </section>
      <Groups {...props} groups={mats.network} />
      <section className={styles['radio']}>
        <h3>
          {say({ key: 'mats.radio', params: { count: radio.length } })} <Rule rule="END-RADIO-01" />
        </h3>
        <ul>
          {radio.map(({ node, value }) => (
            <li key={node}>
              <span>{say(nameOfNode(node))}</span> <b>{value}</b>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
