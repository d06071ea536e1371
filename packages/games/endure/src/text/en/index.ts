import { abilities } from './abilities.ts';
import { asks } from './asks.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { face } from './face.ts';
import { log } from './log.ts';
import { minds } from './minds.ts';
import { table } from './table.ts';
import { variants } from './variants.ts';

export const en = { ...table, ...log, ...asks, ...cards, ...abilities, ...minds, ...variants, ...board, ...face };
