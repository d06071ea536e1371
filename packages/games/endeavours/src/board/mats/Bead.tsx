import type { Icon, SpotColour } from '../../types.ts';
import styles from './Bead.module.css';

/** Each colour has its shape: those who do not tell colours apart tell beads apart. */
const shapes: { readonly [colour in SpotColour]: string } = {
  red: 'M0 -6.6A6.6 6.6 0 1 1 0 6.6A6.6 6.6 0 1 1 0 -6.6Z',
  green: 'M-6 -6H6V6H-6Z',
  purple: 'M0 -8L8 0L0 8L-8 0Z',
  yellow: 'M0 -7.5L7.5 6H-7.5Z',
  white: 'M0 -6.6A6.6 6.6 0 1 1 0 6.6A6.6 6.6 0 1 1 0 -6.6Z',
};

interface BeadProps {
  readonly spot: SpotColour;
  /** What lies there; nothing on an empty spot. */
  readonly bead: SpotColour | null;
}

/** A discovery spot: an outline of its colour; once it is filled, the bead that lies there. */
export function Bead({ spot, bead }: BeadProps) {
  const shown = bead ?? spot;
  return (
    <svg className={styles['bead']} viewBox="-10 -10 20 20" aria-hidden>
      <path d={shapes[shown]} data-colour={shown} data-filled={bead !== null || undefined} />
    </svg>
  );
}

const icons: { readonly [icon in Icon]: string } = {
  circle: shapes.red,
  diamond: shapes.purple,
  pentagon: 'M0 -7.4L7 -2.3L4.4 6H-4.4L-7 -2.3Z',
  octagon: 'M-2.9 -7H2.9L7 -2.9V2.9L2.9 7H-2.9L-7 2.9V-2.9Z',
};

/** An observation spot in the shape of its icon (END-OBSCARD-03). */
export function Sighting({ icon, isFilled }: { readonly icon: Icon; readonly isFilled: boolean }) {
  return (
    <svg className={styles['bead']} viewBox="-10 -10 20 20" aria-hidden>
      <path d={icons[icon]} data-colour="sky" data-filled={isFilled || undefined} />
    </svg>
  );
}
