import { faceOf } from '@starboard/board';
import type { View } from '../view.ts';
import { Briefing } from './briefing/Briefing.tsx';
import { EndureBoard } from './EndureBoard.tsx';
import { figuresOf } from './figures.ts';
import { hints } from './hints.ts';
import { Legend } from './Legend.tsx';
import { lastRoll } from './log/last-roll.ts';
import { markOf } from './log/marks.ts';
import { Party } from './party/Party.tsx';
import { prospectsOf } from './prospects.ts';
import { refsOf } from './refs.ts';
import { seatOf } from './seat.ts';
import { setup } from './setup.ts';
import { statistics } from './statistics.ts';
import { status } from './status.ts';
import { verbs } from './verbs.ts';

/** How Endure the Stars looks and speaks on the page. */
export const endureFace = faceOf<View>({
  Board: EndureBoard,
  Briefing,
  Party,
  Legend,
  status,
  roundName: round => ({ key: 'face.round', params: { round } }),
  hasSecrets: true,
  seatOf,
  verbs,
  markOf,
  refsOf,
  lastRoll,
  prospectsOf,
  figuresOf,
  hints,
  statistics,
  setup,
});
