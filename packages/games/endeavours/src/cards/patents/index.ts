import type { Patent, PatentId } from '../../types.ts';
import { freighters } from './freighters.ts';
import { generators } from './generators.ts';
import { gwThrusters } from './gw-thrusters.ts';
import { radiators } from './radiators.ts';
import { reactors } from './reactors.ts';
import { refineries } from './refineries.ts';
import { robonauts } from './robonauts.ts';
import { thrusters } from './thrusters.ts';

export const patents: { readonly [P in PatentId]: Patent } = {
  ...thrusters,
  ...robonauts,
  ...refineries,
  ...generators,
  ...reactors,
  ...radiators,
  ...freighters,
  ...gwThrusters,
};
