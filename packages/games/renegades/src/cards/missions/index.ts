import { idsOf } from '../../catalogue.ts';
import type { CampaignId, Mission, MissionId } from '../../types.ts';
import { crown } from './crown.ts';
import { endings } from './endings.ts';
import { monolith } from './monolith.ts';
import { rust } from './rust.ts';
import { shared } from './shared.ts';

/** RDA-COMP-07: those that are drawn, in the order of their numbers. */
const drawn = { ...crown, ...monolith, ...rust, ...shared };

export const missionIds: readonly MissionId[] = idsOf<MissionId>(drawn);

export const missions: { readonly [M in MissionId]: Mission } = { ...drawn, ...endings };

/** RDA-EPIC: the endings, by campaign. */
export const epicEndings: { readonly [C in CampaignId]: MissionId } = {
  crown: 'burningThrone',
  monolith: 'answerFromTheDark',
  rust: 'goliathWalks',
};
