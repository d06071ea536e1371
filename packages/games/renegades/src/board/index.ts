import { faceOf } from '@starboard/board';
import { boardsOf, standOf } from '../show/plan.ts';
import type { View } from '../view.ts';
import { Briefing } from './Briefing.tsx';
import { Boards } from './boards/Boards.tsx';
import { OtherBoard } from './boards/OtherBoard.tsx';
import { figuresOf } from './figures.ts';
import { hints } from './hints.ts';
import { Legend } from './Legend.tsx';
import { lastRoll } from './last-roll.ts';
import { markOf } from './marks.ts';
import { noteOf } from './notes.ts';
import { Party } from './Party.tsx';
import { DicePairing } from './pairing/DicePairing.tsx';
import { proposalOf } from './pairing/pairing.ts';
import { placeText } from './place-text.ts';
import { prospectsOf } from './prospects.ts';
import { refsOf } from './refs.ts';
import { Sign } from './Sign.tsx';
import { seatIn, seatOf } from './seat.ts';
import { setup } from './setup.ts';
import { statistics } from './statistics.ts';
import { status } from './status.ts';
import { verbs } from './verbs.ts';

/** How Renegades looks and speaks on the page. */
export const renegadesFace = faceOf<View>({
  Board: Boards,
  Briefing,
  Party,
  isPartyBeside: true,
  Aside: OtherBoard,
  Legend,
  status,
  roundName: round => ({ key: 'face.round', params: { round } }),
  hasSecrets: true,
  seatOf,
  seatIn,
  verbs,
  markOf,
  isOnBoard: (view, ref) => boardsOf(view).length > 0 && standOf(view, ref) !== undefined,
  refsOf,
  lastRoll,
  prospectsOf,
  figuresOf,
  noteOf,
  Sign,
  proposalOf: (_, decision) => proposalOf(decision),
  Pairing: DicePairing,
  placeText,
  hints,
  statistics,
  setup,
});
