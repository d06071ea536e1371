import { cg00 } from './cg00.ts';
import { cg01 } from './cg01.ts';
import { cg02 } from './cg02.ts';
import { cg03 } from './cg03.ts';
import { cg04 } from './cg04.ts';
import { cg05 } from './cg05.ts';
import { cg06 } from './cg06.ts';
import { cg07 } from './cg07.ts';
import { cg08 } from './cg08.ts';
import { cg09 } from './cg09.ts';
import { cg10 } from './cg10.ts';
import { cg11 } from './cg11.ts';
import { co12 } from './co12.ts';
import { co13 } from './co13.ts';
import { co14 } from './co14.ts';
import { co15 } from './co15.ts';
import { p20 } from './p20.ts';
import { rop16 } from './rop16.ts';
import { rop17 } from './rop17.ts';
import { rop18 } from './rop18.ts';
import { rop19 } from './rop19.ts';
import { type Mission, missionSchema } from './schema/index.ts';

/** The missions of the box, as they are written. */
const written = [
  cg00,
  cg01,
  cg02,
  cg03,
  cg04,
  cg05,
  cg06,
  cg07,
  cg08,
  cg09,
  cg10,
  cg11,
  co12,
  co13,
  co14,
  co15,
  rop16,
  rop17,
  rop18,
  rop19,
  p20,
];

/** Every mission by its id. They are read like any other, so that none can say what a mission of one's own could not. */
export const missions: { [id: string]: Mission } = Object.fromEntries(
  written.map(mission => [mission.id, missionSchema.parse(mission)]),
);

export const missionIds = Object.keys(missions);

export * from './schema/index.ts';
