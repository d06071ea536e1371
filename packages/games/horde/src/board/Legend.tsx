import { type FaceProps, SignList, SmallSign } from '@starboard/board';
import type { ReactNode } from 'react';
import { pieces } from '../field/terrain.ts';
import { battlePlan } from '../show/plan.ts';
import type { View } from '../view.ts';
import { TokenSign, TreasureSign } from './battlefield/ground/Things.tsx';
import styles from './Legend.module.css';

/** The meaning of the shapes that lie on the table now, on one line. */
export function Legend({ view, say }: FaceProps<View>) {
  const ground = groundsOf(view);
  const isThere: { readonly [S in keyof typeof signs]: boolean } = {
    difficult: ground.has('difficult'),
    dangerous: ground.has('dangerous'),
    blocks: ground.has('blocks'),
    barrier: ground.has('barrier'),
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
      <path d="M2 12 12 2M8 12l6-6" className={styles['hatch']} />
    </>
  ),
  dangerous: (
    <>
      <rect x="1" y="1" width="14" height="12" rx="2" className={styles['dangerous']} />
      <path d="M4 4l3 3m0-3L4 7M9 7l3 3m0-3-3 3" className={styles['crosses']} />
    </>
  ),
  barrier: (
    <>
      <rect x="1" y="5" width="14" height="4" className={styles['bar']} />
      <path d="M3 9 6 5M7 9l3-4M11 9l3-4" className={styles['stripes']} />
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
  token: (
    <g transform="translate(8 7) scale(.33)" className={styles['token']}>
      <TokenSign />
    </g>
  ),
  treasure: (
    <g transform="translate(8 7) scale(.33)" className={styles['treasure']}>
      <TreasureSign />
    </g>
  ),
  shaken: <path d="M8 .8 13.4 3.9v6.2L8 13.2 2.6 10.1V3.9z" className={styles['shaken']} />,
  grease: <circle cx="8" cy="7" r="5.6" className={styles['grease']} />,
} satisfies { readonly [name: string]: ReactNode };

type Ground = 'difficult' | 'dangerous' | 'blocks' | 'barrier';

/** GSQ-TERRAIN-01, 02, 06: what the pieces on the table do. */
function groundsOf(view: View): ReadonlySet<Ground> {
  const found = new Set<Ground>();
  for (const { kind } of battlePlan(view).pieces) {
    for (const { difficult, dangerous, impassable, barrier } of pieces[kind]) {
      if (barrier) found.add('barrier');
      if (difficult) found.add('difficult');
      if (dangerous) found.add('dangerous');
      if (impassable) found.add('blocks');
    }
  }
  return found;
}
