import { type FaceProps, SignList, SmallSign } from '@starboard/board';
import type { ReactNode } from 'react';
import { boardInPlay, boardNamed, boardsOf } from '../show/plan.ts';
import type { View } from '../view.ts';
import styles from './Legend.module.css';

/** The meaning of the signs on the board where something happens, on one line: those that are there. */
export function Legend({ view, decision, say }: FaceProps<View>) {
  if (boardsOf(view).length === 0) return null;
  const names = signsOn(view, boardInPlay(view, decision));
  const shown = names.map(name => ({
    name,
    sign: <SmallSign>{signs[name]}</SmallSign>,
    meaning: say({ key: `face.legend.${name}` }),
  }));
  return <SignList label={say({ key: 'face.legend' })} signs={shown} />;
}

type SignName = keyof typeof signs;

const signs = {
  wall: <rect x="1.5" y="1.5" width="13" height="11" rx="1" className={styles['wall']} />,
  door: (
    <>
      <rect x="1" y="5" width="14" height="5" rx="1" className={styles['wall']} />
      <path d="M5 7.5h6" className={styles['dots']} />
    </>
  ),
  green: (
    <>
      <rect x="1" y="1" width="14" height="12" rx="2.5" className={styles['green']} />
      <path d="M3 12 9 2M8 12l5-9" className={styles['hatch']} />
    </>
  ),
  water: (
    <>
      <rect x="1" y="1" width="14" height="12" rx="2.5" className={styles['water']} />
      <path d="M3 5q1.6-2 3.2 0t3.2 0 3.2 0M3 9.5q1.6-2 3.2 0t3.2 0 3.2 0" className={styles['waves']} />
    </>
  ),
  high: (
    <>
      <path d="M1 13V4h14v9" className={styles['high']} />
      <path d="M3 4V1.5M6 4V1.5M9 4V1.5M12 4V1.5" className={styles['edge']} />
    </>
  ),
  low: (
    <>
      <rect x="1" y="1" width="14" height="12" className={styles['low']} />
      <path d="M3 1v3M6 1v3M9 1v3M12 1v3" className={styles['edge']} />
    </>
  ),
  danger: (
    <>
      <circle cx="8" cy="7" r="3.4" className={styles['danger']} />
      <path d="M8 1v12M2 7h12M3.8 2.8l8.4 8.4M12.2 2.8 3.8 11.2" className={styles['rays']} />
    </>
  ),
  token: (
    <>
      <rect x="2.5" y="1.5" width="11" height="11" rx="2" className={styles['token']} />
      <path d="M6.3 5.4a1.8 1.8 0 1 1 2.4 1.7q-.7.3-.7 1.2M8 10v.3" className={styles['mark']} />
    </>
  ),
  parameter: <path d="M4.5 1h7L14 3.5v7L11.5 13h-7L2 10.5v-7Z" className={styles['parameter']} />,
  dock: (
    <>
      <circle cx="8" cy="7" r="5.8" className={styles['dock']} />
      <path d="m8 3.6 2.8 6L8 8.2 5.2 9.6Z" className={styles['dockSign']} />
    </>
  ),
} satisfies { readonly [name: string]: ReactNode };

/** By the legend of the tiles: what lies on this board now. */
function signsOn(view: View, name: ReturnType<typeof boardInPlay>): readonly SignName[] {
  const board = boardNamed(view, name);
  const has = (some: string) => [...some].some(sign => board.symbols.includes(sign));
  const isOrbit = name === 'orbit';
  const isThere: { readonly [S in SignName]: boolean } = {
    wall: has('#'),
    door: board.doorway.includes(1),
    green: board.green.includes(1),
    water: board.water.includes(1),
    high: board.level.includes(1),
    low: board.level.includes(-1),
    danger: board.dangers.size > 0,
    token: isOrbit ? view.salvage.length > 0 : name === 'surface' && view.containers.length > 0,
    parameter: !isOrbit && view.parameters.some(({ cell }) => cell >= 0),
    dock: board.docks.length > 0,
  };
  return (Object.keys(signs) as SignName[]).filter(sign => isThere[sign]);
}
