import sip from 'icon:battle-mech';
import preacher from 'icon:cultist';
import primus from 'icon:dinosaur-rex';
import fanatic from 'icon:dynamite';
import solomon from 'icon:eyestalk';
import titan from 'icon:giant';
import zealot from 'icon:hooded-assassin';
import olympian from 'icon:mecha-mask';
import jaeger from 'icon:praying-mantis';
import artemis from 'icon:spider-bot';
import swarmer from 'icon:tick';
import icarus from 'icon:wyvern';
import type { IconDrawing } from '@starboard/board';
import type { EnemyType } from '../../types.ts';

/** The signs of the enemies. */
export const enemyEmblems: { readonly [E in EnemyType]: IconDrawing } = {
  swarmer,
  jaeger,
  icarus,
  solomon,
  artemis,
  sip,
  zealot,
  fanatic,
  titan,
  primus,
  olympian,
  preacher,
};
