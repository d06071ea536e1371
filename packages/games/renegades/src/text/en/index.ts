import { board } from './board.ts';
import { briefs } from './briefs.ts';
import { campaign } from './campaign.ts';
import { cards } from './cards.ts';
import { combat } from './combat.ts';
import { content, orbitalTactics, surfaceTactics } from './content.ts';
import { face } from './face.ts';
import { missions } from './missions.ts';
import { npcs } from './npcs.ts';
import { orbit } from './orbit.ts';
import { rounds } from './rounds.ts';
import { setup } from './setup.ts';
import { surface } from './surface.ts';
import { tactics } from './tactics.ts';

/** Everything that a player reads. */
export const en = {
  ...content,
  ...orbitalTactics,
  ...surfaceTactics,
  ...setup,
  ...rounds,
  ...orbit,
  ...surface,
  ...combat,
  ...npcs,
  ...missions,
  ...briefs,
  ...campaign,
  ...cards,
  ...tactics,
  ...face,
  ...board,
};
