import type { Stage } from '../types.ts';
import type { View } from '../view.ts';

export type Phase = 'begin' | 'ships' | 'parties' | 'npcs' | 'event' | 'port';

/** RDA-ROUND-01: what nobody decides about belongs to what is next to it. */
const phaseOf: { readonly [S in Stage]: Phase } = {
  draft: 'begin',
  missionBegins: 'begin',
  placement: 'begin',
  shipPhase: 'ships',
  ships: 'ships',
  fighters: 'ships',
  shipPhaseEnds: 'ships',
  surfacePhase: 'parties',
  parties: 'parties',
  npcs: 'npcs',
  npcTurns: 'npcs',
  event: 'event',
  roundEnds: 'event',
  missionEnds: 'port',
  shoreLeave: 'port',
};

/** Without a campaign there is no port: the last phase ends it all. */
export function phaseIn({ stage, campaign }: View): Phase {
  return stage === 'missionEnds' && campaign === null ? 'event' : phaseOf[stage];
}
