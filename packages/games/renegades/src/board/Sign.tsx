import type { ShownOption } from '@starboard/kernel';
import { catalogue, idsOf } from '../catalogue.ts';
import type { CrewId, Post } from '../types.ts';
import { CrewPortrait, StationIcon } from './art/index.ts';
import { FacedDie } from './pairing/FacedDie.tsx';
import { isDie, shownBy } from './pairing/pairing.ts';
import styles from './Sign.module.css';

/** A picture of an option: the die it means, the face of somebody, the sign of a station. */
export function Sign({ option }: { readonly option: ShownOption }) {
  const { key } = option.label;
  if (isDie(option)) {
    return (
      <i className={styles['die']}>
        <FacedDie value={shownBy(option)} side={key === 'die.red' ? 'red' : 'black'} />
      </i>
    );
  }
  const [kind, name = ''] = key.split('.');
  if (kind === 'crew' && idsOf(catalogue.crew).includes(name as CrewId)) {
    return (
      <i className={styles['face']}>
        <CrewPortrait member={name as CrewId} />
      </i>
    );
  }
  return kind === 'post' ? <StationIcon kind={name as Post} className={styles['station']} /> : null;
}
