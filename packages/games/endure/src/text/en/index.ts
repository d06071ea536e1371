import { abilities } from './abilities.ts';
import { asks } from './asks.ts';
import { board } from './board.ts';
import { bosses } from './bosses.ts';
import { briefings } from './briefings.ts';
import { campaign } from './campaign.ts';
import { cards } from './cards.ts';
import { carrying } from './carrying.ts';
import { check } from './check.ts';
import { endings } from './endings.ts';
import { face } from './face.ts';
import { loader } from './loader.ts';
import { log } from './log.ts';
import { minds } from './minds.ts';
import { missions } from './missions.ts';
import { redeemers } from './redeemers.ts';
import { refuge } from './refuge.ts';
import { sentries } from './sentries.ts';
import { sums } from './sums.ts';
import { table } from './table.ts';
import { variants } from './variants.ts';

export const en = {
  ...table,
  ...log,
  ...sums,
  ...asks,
  ...cards,
  ...abilities,
  ...minds,
  ...variants,
  ...board,
  ...face,
  ...bosses,
  ...loader,
  ...sentries,
  ...redeemers,
  ...carrying,
  ...endings,
  ...missions,
  ...briefings,
  ...check,
  ...campaign,
  ...refuge,
};
