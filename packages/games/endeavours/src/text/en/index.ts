import { abilities } from './abilities.ts';
import { equipmentAbilities } from './abilities-equipment.ts';
import { explorationAbilities } from './abilities-exploration.ts';
import { observationAbilities } from './abilities-observation.ts';
import { patentAbilities } from './abilities-patents.ts';
import { peopleAbilities } from './abilities-people.ts';
import { board } from './board.ts';
import { bot } from './bot.ts';
import { bernals, colonists, crews, driftBernals, equipment, futures, patents, samples } from './cards.ts';
import { chronicle } from './chronicle.ts';
import { exploration, observation } from './decks.ts';
import { face } from './face.ts';
import { finds } from './finds.ts';
import { fleet } from './fleet.ts';
import { free } from './free.ts';
import { map } from './map.ts';
import { mats } from './mats.ts';
import { missions } from './missions.ts';
import { move } from './move.ts';
import { operations } from './operations.ts';
import { planner } from './planner.ts';
import { setup } from './setup.ts';
import { sums } from './sums.ts';
import { year } from './year.ts';

/** Everything that a player reads. */
export const en = {
  ...setup,
  ...board,
  ...face,
  ...map,
  ...exploration,
  ...observation,
  ...patents,
  ...bernals,
  ...colonists,
  ...crews,
  ...equipment,
  ...driftBernals,
  ...samples,
  ...futures,
  ...abilities,
  ...patentAbilities,
  ...peopleAbilities,
  ...equipmentAbilities,
  ...explorationAbilities,
  ...observationAbilities,
  ...year,
  ...sums,
  ...finds,
  ...fleet,
  ...free,
  ...operations,
  ...planner,
  ...missions,
  ...move,
  ...mats,
  ...chronicle,
  ...bot,
};
