import type { Formatter } from '@starboard/kernel/text';
import type { TileId } from '../../types.ts';
import { TilePreview } from '../art/index.ts';
import { chosenIn } from './chosen.ts';
import styles from './Setup.module.css';

interface SetupPreviewProps {
  readonly setup: unknown;
  readonly say: Formatter;
}

/** The tiles that may lie in the middle, where nothing is fixed. */
const centers: readonly TileId[] = ['CT1', 'CT2', 'CT3'];

/** RDA-MISSION-04: the tiles that the mission needs; the others are drawn. */
export function SetupPreview({ setup, say }: SetupPreviewProps) {
  const { mission } = chosenIn(setup);
  const tiles = mission?.tiles ?? centers;
  return (
    <figure className={styles['tiles']}>
      {tiles.map(tile => (
        <div key={tile}>
          <TilePreview tile={tile} />
          <span>{say({ key: `tile.${tile}` })}</span>
        </div>
      ))}
      <figcaption>{say({ key: mission ? 'face.setup.tiles' : 'face.setup.tiles.drawn' })}</figcaption>
    </figure>
  );
}
