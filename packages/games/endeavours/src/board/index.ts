import { faceOf } from '@starboard/board';
import { ideas } from '../bot/index.ts';
import { noteOf } from '../show/notes.ts';
import type { View } from '../view.ts';
import { Briefing } from './Briefing.tsx';
import { Chronicle } from './chronicle/Chronicle.tsx';
import { hints } from './hints.ts';
import { Legend } from './Legend.tsx';
import { lastRoll } from './last-roll.ts';
import { markOf } from './marks.ts';
import { Party } from './Party.tsx';
import { prospectsOf } from './prospects.ts';
import { refsOf } from './refs.ts';
import { SolarBoard } from './SolarBoard.tsx';
import { seatIn, seatOf } from './seat.ts';
import { setup } from './setup.ts';
import { statistics } from './statistics.ts';
import { status } from './status.ts';
import { verbs } from './verbs.ts';

/** How Endeavours looks and speaks on the page. */
export const endeavoursFace = faceOf<View>({
  Board: SolarBoard,
  isBoardWide: true,
  Briefing,
  Party,
  Legend,
  status,
  roundName: round => ({ key: 'face.round', params: { round } }),
  hasSecrets: false,
  seatOf,
  seatIn,
  verbs,
  markOf,
  refsOf,
  lastRoll,
  prospectsOf,
  noteOf,
  hints,
  ideasOf: (view, { name }) => (name === 'act' ? ideas(view) : []),
  statistics,
  Chronicle,
  setup,
});
