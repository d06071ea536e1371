import { type ComponentType, type ReactNode, useId } from 'react';
import styles from './covers.module.css';
import { EndeavoursScene } from './EndeavoursScene.tsx';
import { EndureScene } from './EndureScene.tsx';
import { HordeScene } from './HordeScene.tsx';
import { RenegadesScene } from './RenegadesScene.tsx';

/** What draws a game's scene, 320 wide and 180 high. Its gradients need names that nobody else on the page has. */
export interface SceneProps {
  readonly id: string;
}

const scenes: { readonly [game: string]: ComponentType<SceneProps> } = {
  endure: EndureScene,
  horde: HordeScene,
  renegades: RenegadesScene,
  endeavours: EndeavoursScene,
};

/** The picture of a game. It shows nothing that is not said beside it. */
export function Cover({ game }: { readonly game: string }): ReactNode {
  const id = useId();
  const Scene = scenes[game];
  return (
    <svg className={styles['cover']} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {Scene && <Scene id={id} />}
    </svg>
  );
}
