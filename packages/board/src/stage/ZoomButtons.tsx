import styles from './Stage.module.css';
import { zoomStep } from './use-keys.ts';

export interface ZoomWords {
  readonly nearer: string;
  readonly farther: string;
  readonly whole: string;
}

interface ZoomButtonsProps {
  readonly words: ZoomWords;
  zoom(factor: number): void;
  fit(): void;
}

const signs = { farther: 'M5 12h14', nearer: 'M12 5v14M5 12h14', whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5' };

export function ZoomButtons({ words, zoom, fit }: ZoomButtonsProps) {
  const does = { farther: () => zoom(1 / zoomStep), nearer: () => zoom(zoomStep), whole: fit };
  return (
    <div className={styles['zoom']}>
      {(['farther', 'nearer', 'whole'] as const).map(what => (
        <button
          key={what}
          type="button"
          aria-label={words[what]}
          title={words[what]}
          onClick={does[what]}
          onPointerDown={event => event.stopPropagation()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={signs[what]} />
          </svg>
        </button>
      ))}
    </div>
  );
}
