import { catalogue } from '../../catalogue.ts';
import type { BossType, EnemyType, Figure, TokenFace } from '../../types.ts';

export function isBoss(type: EnemyType): type is BossType {
  return catalogue.enemies[type].boss;
}

/** ETS-SOLOMON-04..11 */
export function isSolomon({ type }: Figure): boolean {
  return catalogue.enemies[type].leads;
}

/** How many of which type. */
interface Figures {
  readonly count: number;
  readonly type: EnemyType;
}

const faces = new Map<TokenFace, Figures>();

/** What a token stands for. */
export function readFace(face: TokenFace): Figures {
  const known = faces.get(face);
  if (known !== undefined) return known;
  const [count, name] = face.split(' ');
  // the very string by which everything else knows the type: a copy of it would be compared letter by letter each time
  const figures = { count: Number(count), type: enemyTypes().find(type => type === name)! };
  faces.set(face, figures);
  return figures;
}

export function enemyTypes(): EnemyType[] {
  return Object.keys(catalogue.enemies) as EnemyType[];
}
