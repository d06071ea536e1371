import type { SeatId } from '@starboard/kernel';
import { variantsOf } from '../../tables/variants.ts';
import type { State, Survivor, SurvivorId, ZoneId } from '../../types.ts';
import { fullResolve } from '../resolve/resolve.ts';
import { healthOf } from '../table.ts';
import { newTurn } from '../turn/turns.ts';

/** ETS-SETUP-09, ETS-REFUGE-03 */
export const resolveCardsEach = 3;

/** ETS-SETUP-05, 08, 11..13 */
export function newSurvivor(id: SurvivorId, seat: SeatId, zone: ZoneId): Survivor {
  return {
    id,
    seat,
    status: 'alive',
    zone,
    health: healthOf(id),
    resolve: fullResolve,
    injuries: [],
    cards: [],
    resolveCards: [],
    accomplishment: null,
    crisisUsed: false,
    stun: 'no',
    stunRound: 0,
    nextActions: 0,
    heldIn: -1,
    inView: 0,
    lasting: [],
    turn: newTurn(0),
    usedThisRound: [],
  };
}

/** ETS-CAMP-01, 02, 15, ETS-VAR-33: what ends with a mission; Health, Resolve, injuries and cards stay. */
export function leaveBehind(state: State, survivor: Survivor): void {
  if (survivor.status === 'left') survivor.status = 'alive';
  if (variantsOf(state).crisisUse === 'mission') survivor.crisisUsed = false;
  survivor.stun = 'no';
  survivor.stunRound = 0;
  survivor.nextActions = 0;
  survivor.heldIn = -1;
  survivor.inView = 0;
  survivor.lasting = [];
  survivor.turn = newTurn(0);
  survivor.usedThisRound = [];
  for (const card of survivor.cards) card.jammed = false;
}
