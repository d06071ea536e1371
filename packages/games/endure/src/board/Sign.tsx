import type { ReactNode } from 'react';
import styles from './Sign.module.css';

export type SignName =
  | 'survivor'
  | 'ally'
  | 'loader'
  | 'enemy'
  | 'boss'
  | 'asleep'
  | 'stunned'
  | 'unknown'
  | 'sees'
  | 'hears'
  | 'objective'
  | 'device'
  | 'bubble'
  | 'locked'
  | 'sealed'
  | 'noise'
  | 'lasting'
  | 'reach';

const drawings: { readonly [N in SignName]: ReactNode } = {
  survivor: <circle cx="8" cy="7" r="5.5" className={styles['survivor']} />,
  enemy: <path d="M8 .5 13.6 3.7v6.6L8 13.5 2.4 10.3V3.7z" className={styles['enemy']} />,
  ally: (
    <>
      <path d="M3.4 3.9a5.5 5.5 0 1 0 9.2 0" className={styles['survivor']} />
      <circle cx="8" cy="6" r="2" className={styles['dot']} />
    </>
  ),
  loader: <path d="M4.5 1.5h7L14 4v6l-2.5 2.5h-7L2 10V4zM6 6.2h4M8 6.2v3.6" className={styles['device']} />,
  boss: (
    <>
      <circle cx="8" cy="7" r="6.2" className={styles['life']} />
      <path d="M8 2.6 11.8 4.8v4.4L8 11.4 4.2 9.2V4.8z" className={styles['enemy']} />
    </>
  ),
  asleep: <path d="M8 .8 13.4 3.9v6.2L8 13.2 2.6 10.1V3.9zM6 5h4L6 9h4" className={styles['asleep']} />,
  stunned: (
    <>
      <path d="M8 3.5 12.4 6v5L8 13.5 3.6 11V6z" className={styles['hollow']} />
      <path d="M3.5 2a4.5 1.5 0 1 1 9 0a4.5 1.5 0 1 1-9 0" className={styles['stars']} />
    </>
  ),
  unknown: <path d="M8 .6 14.4 7 8 13.4 1.6 7z" className={styles['unknown']} />,
  sees: (
    <path
      d="M1.5 7C4.5 2.2 11.5 2.2 14.5 7 11.5 11.8 4.5 11.8 1.5 7ZM8 4.7a2.3 2.3 0 1 1-.01 0Z"
      className={styles['line']}
    />
  ),
  hears: (
    <path
      d="M4 5.5a4 4 0 1 1 7 2.7C9.6 9.5 9 10.2 8.6 11.4a2 2 0 0 1-3.8.6M6.4 5.5a1.7 1.7 0 0 1 3.4 0"
      className={styles['line']}
    />
  ),
  objective: <path d="M5 1h6l3 3v6l-3 3H5L2 10V4z" className={styles['objective']} />,
  device: <rect x="2.5" y="1.5" width="11" height="11" rx="2.5" className={styles['device']} />,
  bubble: <rect x="1" y="1" width="14" height="12" rx="3" className={styles['bubble']} />,
  locked: (
    <>
      <rect x="3" y="1" width="10" height="12" rx="3" className={styles['locked']} />
      <path d="M5.5 7h5v3.5h-5zM6.5 7V5.5a1.5 1.5 0 0 1 3 0V7" className={styles['lock']} />
    </>
  ),
  sealed: <path d="M2 1h12v12H2zM2 7l6-6M2 13 14 1M8 13l6-6" className={styles['line']} />,
  lasting: (
    <g className={styles['noise']}>
      <circle cx="8" cy="7" r="2.2" />
      <path d="M8 2.4a4.6 4.6 0 1 1-.1 0" strokeDasharray="3 2" />
    </g>
  ),
  noise: (
    <g className={styles['noise']}>
      <circle cx="8" cy="7" r="2.2" />
      <path d="M4 3.5a5 5 0 0 0 0 7M12 3.5a5 5 0 0 1 0 7M1.7 1.5a8 8 0 0 0 0 11M14.3 1.5a8 8 0 0 1 0 11" />
    </g>
  ),
  reach: <path d="M1 7h14" className={styles['reach']} />,
};

/** A small sign for a kind of thing on the map, beside its name. */
export function Sign({ of: name }: { readonly of: SignName }) {
  return (
    <svg className={styles['sign']} width="16" height="14" viewBox="0 0 16 14" aria-hidden>
      {drawings[name]}
    </svg>
  );
}
