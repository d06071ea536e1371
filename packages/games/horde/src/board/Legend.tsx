import { type FaceProps, SignList, SmallSign } from '@starboard/board';
import type { ReactNode } from 'react';
import { pieces } from '../content/terrain.ts';
import { battlePlan } from '../plan.ts';
import type { View } from '../view.ts';
import styles from './Legend.module.css';

/** The meaning of the shapes that lie on the table now, on one line. */
export function Legend({ view, say }: FaceProps<View>) {
  const ground = groundsOf(view);
  const isThere: { readonly [S in keyof typeof signs]: boolean } = {
    difficult: ground.has('difficult'),
    dangerous: ground.has('dangerous'),
    blocks: ground.has('blocks'),
    marker: view.markers.length > 0,
    priority: view.markers.some(({ no }) => no === view.priority),
    token: view.tokens.length > 0,
    treasure: view.treasures.length > 0,
    shaken: view.units.some(({ shaken }) => shaken),
    grease: view.grease.length > 0,
  };
  const names = (Object.keys(signs) as (keyof typeof signs)[]).filter(name => isThere[name]);
  const shown = names.map(name => ({
    name,
    sign: <SmallSign>{signs[name]}</SmallSign>,
    meaning: say({ key: `face.legend.${name}` }),
  }));
  return <SignList label={say({ key: 'face.legend' })} signs={shown} />;
}

const signs = {
  difficult: (
    <>
      <rect x="1" y="1" width="14" height="12" rx="2" className={styles['difficult']} />
      <path d="M3 12 9 2M8 12l5-9" className={styles['hatch']} />
    </>
  ),
  dangerous: (
    <>
      <rect x="1" y="1" width="14" height="12" rx="2" className={styles['dangerous']} />
      <path d="M4 4l3 3m0-3L4 7M9 7l3 3m0-3-3 3" className={styles['crosses']} />
    </>
  ),
  blocks: <rect x="1.5" y="1.5" width="13" height="11" rx="1" className={styles['blocks']} />,
  marker: <path d="M8 .8 14.2 5.4 11.8 12.8H4.2L1.8 5.4Z" className={styles['marker']} />,
  priority: (
    <path
      d="M8 .8 9.8 5 14.4 5.3 10.9 8.3 12 12.8 8 10.3 4 12.8 5.1 8.3 1.6 5.3 6.2 5Z"
      className={styles['priority']}
    />
  ),
  token: <path d="M4.5 1h7L15 7l-3.5 6h-7L1 7Z" className={styles['token']} />,
  treasure: <rect x="2.5" y="1.5" width="11" height="11" rx="3" className={styles['treasure']} />,
  shaken: <path d="M8 .8 13.4 3.9v6.2L8 13.2 2.6 10.1V3.9z" className={styles['shaken']} />,
  grease: <circle cx="8" cy="7" r="5.6" className={styles['grease']} />,
} satisfies { readonly [name: string]: ReactNode };

type Ground = 'difficult' | 'dangerous' | 'blocks';

/** GSQ-TERRAIN-01, 02, 06: what the pieces on the table do. */
function groundsOf(view: View): ReadonlySet<Ground> {
  const found = new Set<Ground>();
  for (const { kind } of battlePlan(view).pieces) {
    for (const { difficult, dangerous, impassable } of pieces[kind]) {
      if (difficult) found.add('difficult');
      if (dangerous) found.add('dangerous');
      if (impassable) found.add('blocks');
    }
  }
  return found;
}
