import type { Formatter } from '@starboard/kernel/text';
import styles from './Stage.module.css';
import type { CameraControl } from './use-camera.ts';
import { zoomStep } from './use-keys.ts';

interface ZoomButtonsProps {
  readonly say: Formatter;
  readonly control: Pick<CameraControl, 'isWhole' | 'zoom' | 'fit' | 'comeNear'>;
}

const signs = {
  farther: 'M5 12h14',
  nearer: 'M12 5v14M5 12h14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  part: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM15.2 15.2 20 20M10.5 7.7v5.6M7.7 10.5h5.6',
};

/**
 * Nearer, farther, and from a part to everything or back to what matters most. Fingers pinch: for them the last button is
 * enough, the others show when the keyboard comes to them.
 */
export function ZoomButtons({ say, control: { isWhole, zoom, fit, comeNear } }: ZoomButtonsProps) {
  const does = {
    farther: () => zoom(1 / zoomStep),
    nearer: () => zoom(zoomStep),
    whole: fit,
    part: comeNear,
  };
  return (
    <div className={styles['zoom']}>
      {(['farther', 'nearer', isWhole ? 'part' : 'whole'] as const).map((what, at) => (
        <button
          // The last one keeps the focus when it turns into its opposite.
          // biome-ignore lint/suspicious/noArrayIndexKey: there are three places
          key={at}
          type="button"
          aria-label={say({ key: `board.${what}` })}
          title={say({ key: `board.${what}` })}
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
