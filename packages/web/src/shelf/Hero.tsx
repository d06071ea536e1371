import type { ReactNode } from 'react';
import { GameCover } from '../games/GameCover.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  readonly game: string;
  readonly eyebrow: string;
  readonly title: string;
  /** It is your move: then, and only then, it is said in amber. */
  readonly isYours?: boolean;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The large card at the top of the shelf. */
export function Hero({ game, eyebrow, title, isYours = false, actions, children }: HeroProps) {
  return (
    <section className={styles['hero']}>
      <div className={styles['picture']}>
        <GameCover game={game} />
      </div>
      <div className={styles['text']}>
        <p className={`${styles['eyebrow']} ${isYours ? styles['yours'] : ''}`}>{eyebrow}</p>
        <h1>{title}</h1>
        {children}
        <div className={styles['actions']}>{actions}</div>
      </div>
    </section>
  );
}
