import { withHalves } from '../small.ts';
import { activation } from './activation.ts';
import { attack } from './attack.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { enemies } from './enemies.ts';
import { events } from './events.ts';
import { face } from './face.ts';
import { feats } from './feats.ts';
import { fighters } from './fighters.ts';
import { horde } from './horde.ts';
import { items } from './items.ts';
import { melee } from './melee.ts';
import { move } from './move.ts';
import { setup } from './setup.ts';
import { skills } from './skills.ts';

/** Everything that a player reads. */
export const en = withHalves(
  {
    ...fighters,
    ...cards,
    ...setup,
    ...move,
    ...attack,
    ...melee,
    ...activation,
    ...skills,
    ...enemies,
    ...feats,
    ...items,
    ...horde,
    ...events,
    ...face,
    ...board,
  },
  '.',
);
