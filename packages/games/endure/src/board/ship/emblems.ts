import solomon from 'icon:eyestalk';
import jaeger from 'icon:praying-mantis';
import swarmer from 'icon:tick';
import icarus from 'icon:wyvern';
import type { IconDrawing } from '@starboard/board';
import type { EnemyType } from '../../types.ts';

/** The signs of the enemies. */
export const enemyEmblems: { readonly [E in EnemyType]: IconDrawing } = { swarmer, jaeger, icarus, solomon };
