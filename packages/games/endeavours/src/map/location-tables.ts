import type { NodeId } from '../types.ts';

/** END-MAP-09: the row of the black die, the column of the blue one. */
type LocationTable = readonly (readonly NodeId[])[];

/** Where the starting Factory stands (END-START-09). */
export const facTable: LocationTable = [
  ['BENNU', 'RYUGU', 'GEOGRAPHOS', 'AMUN', 'LUN-CB', 'LUN-MH'],
  ['MOSHUP', 'RASHALOM', 'ICARUS', 'MER-PR', 'MER-RB', 'VEN-CC'],
  ['PHOBOS', 'DEIMOS', 'EROS', 'EUREKA', 'DA6178', 'MAR-PV'],
  ['MAR-AR', 'MAR-KO', 'VESTA', 'MASSALIA', 'EUNOMIA', 'EUROPA52'],
  ['CERES', 'PALLAS', 'PSYCHE', 'KALLIOPE', 'INTERAMNIA', 'CYBELE'],
  ['PASIPHAE', 'CAL-GC', 'DIOMEDES', 'EURYBATES', 'HYPERION', 'ENCELADUS'],
];

/** Where holes, ejections and wormholes appear. */
export const mapTable: LocationTable = [
  ['ME-LO', 'ME-L4', 'ME-L5', 'ICARUS', 'VE-L1', 'VE-L4'],
  ['VE-L5', 'VE-LO', 'EML1', 'EML4', 'SEL1', 'SEL2'],
  ['MA-L1', 'MA-L4', 'MA-L5', 'MA-LO', 'CE-LA', 'CE-LB'],
  ['CE-LC', 'CE-LE', 'JU-L1', 'JU-L4', 'JU-L5', 'JU-LC'],
  ['SA-L1', 'SA-L4', 'SA-LT', 'SA-LE', 'UR-L1', 'UR-L4'],
  ['UR-LM', 'UR-LC', 'NE-L1', 'NE-L4', 'NE-LD', 'NE-LK'],
];

/** Where Drift Bernals are found (END-MAT-06). */
export const berTable: LocationTable = [
  ['ME-LO', 'ME-L4', 'ME-L5', 'VE-L1', 'VE-L4', 'VE-L5'],
  ['VE-LO', 'SEL1', 'SEL2', 'MA-L1', 'MA-L4', 'MA-L5'],
  ['MA-LO', 'CE-LA', 'CE-LB', 'CE-LC', 'CE-LD', 'CE-LE'],
  ['JU-L1', 'JU-L4', 'JU-L5', 'JU-LC', 'JU-LG', 'SA-L1'],
  ['SA-L4', 'SA-L5', 'SA-LT', 'SA-LR', 'UR-L1', 'UR-L4'],
  ['UR-LM', 'NE-L1', 'NE-L4', 'NE-LT', 'NE-LK', 'PL-BC'],
];
