import { faceOf } from '@starboard/board';
import { battlePlan } from '../show/plan.ts';
import type { View } from '../view.ts';
import { Briefing } from './Briefing.tsx';
import { Battlefield } from './battlefield/Battlefield.tsx';
import { spotOf } from './battlefield/spots.ts';
import { figuresOf } from './figures.ts';
import { hints } from './hints.ts';
import { Legend } from './Legend.tsx';
import { lastRoll } from './last-roll.ts';
import { markOf } from './marks.ts';
import { noteOf } from './notes.ts';
import { Party } from './Party.tsx';
import { placeText } from './place-text.ts';
import { prospectsOf } from './prospects.ts';
import { refsOf } from './refs.ts';
import { seatIn, seatOf } from './seat.ts';
import { setup } from './setup.ts';
import { statistics } from './statistics.ts';
import { status } from './status.ts';
import { verbs } from './verbs.ts';

/** How Horde Mode looks and speaks on the page. */
export const hordeFace = faceOf<View>({
  Board: Battlefield,
  Briefing,
  Party,
  isPartyBeside: true,
  Legend,
  status,
  roundName: round => ({ key: 'face.round', params: { round } }),
  hasSecrets: false,
  seatOf,
  seatIn,
  verbs,
  markOf,
  isOnBoard: (view, ref) => spotOf(view, battlePlan(view), ref) !== undefined,
  refsOf,
  lastRoll,
  prospectsOf,
  figuresOf,
  noteOf,
  placeText,
  hints,
  statistics,
  setup,
});
