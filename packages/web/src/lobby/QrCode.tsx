import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** A link for a camera. Dark on white in every theme: not all cameras read it the other way round. */
export function QrCode({ link, label }: { readonly link: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawn(link), [link]);
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

function drawn(link: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(link, { ecc: 'M', border: 2 });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : '')).join(''));
  return { size, path: rows.join('') };
}
