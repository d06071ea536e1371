import type { Patent, PatentKind } from '../../types.ts';
import { freighters } from './freighters.ts';
import { generators } from './generators.ts';
import { gwThrusters } from './gw-thrusters.ts';
import { radiators } from './radiators.ts';
import { reactors } from './reactors.ts';
import { refineries } from './refineries.ts';
import { robonauts } from './robonauts.ts';
import { thrusters } from './thrusters.ts';

const all = {
  ...thrusters,
  ...robonauts,
  ...refineries,
  ...generators,
  ...reactors,
  ...radiators,
  ...freighters,
  ...gwThrusters,
};

export type PatentId = keyof typeof all;
export const patents: { readonly [id in PatentId]: Patent } = all;
export const patentIds = Object.keys(all) as PatentId[];

/** END-START-03: the six ordinary decks, in the order of the ledger. */
export const ordinaryDecks = [
  'generator',
  'radiator',
  'reactor',
  'refinery',
  'robonaut',
  'thruster',
] as const satisfies readonly PatentKind[];
