import type { Formatter } from '@starboard/kernel/text';
import { Bodies } from '../map/Bodies.tsx';
import { Lines } from '../map/Lines.tsx';
import { Names } from '../map/Names.tsx';
import { Nodes } from '../map/Nodes.tsx';
import { mapBox } from '../map/places.ts';
import { Sky } from '../map/Sky.tsx';
import styles from './Setup.module.css';

/** The solar system as it lies there before anybody has set out. */
export function SetupPreview({ say }: { readonly say: Formatter }) {
  const { x, y, width, height } = mapBox;
  return (
    <svg className={styles['map']} viewBox={`${x} ${y} ${width} ${height}`} role="img">
      <title>{say({ key: 'board.map' })}</title>
      <Sky season="blue" say={say} />
      <Bodies />
      <Lines />
      <Nodes />
      <Names say={say} />
    </svg>
  );
}
