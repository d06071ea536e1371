import { type Flow, nothing } from '@starboard/kernel';
import { zones } from '../../map/index.ts';
import type { Card, Endeavours, Stack, State } from '../../types.ts';
import { experimentOf } from '../cards.ts';
import { decommission, discardFromHand } from '../losing.ts';
import { whileReweighing } from '../stacks.ts';
import { complete } from './completion.ts';
import { destinations } from './destinations.ts';
import { deliveriesFor, isComplete } from './kinds/index.ts';
import { type Delivery, openQuests, type Quest } from './quest.ts';

/** Something that can be handed over, and for which mission; none for what a Future alone asks for (U13). */
export interface Handover extends Delivery {
  readonly quest: Quest | null;
}

/** END-MISSION-55: everything that can be delivered now. */
export function handovers(state: State): Handover[] {
  const handovers: Handover[] = [];
  for (const quest of openQuests(state)) {
    for (const delivery of deliveriesFor(state, quest)) handovers.push({ ...delivery, quest });
  }
  const forMissions = handovers.map(({ what }) => ('card' in what ? what.card : null));
  for (const stack of state.stacks) {
    for (const card of stack.cards) {
      if (servesFuture(state, stack, card) && !forMissions.includes(card))
        handovers.push({ quest: null, stack, what: { card }, as: card.card });
    }
  }
  return handovers;
}

/** U13: a successful Bio Experiment may go to a Lab for its zone's sake. */
function servesFuture(state: State, { node }: Stack, card: Card): boolean {
  return isNewExperiment(state, card) && node !== null && destinations(state, 'lab').includes(node);
}

function isNewExperiment({ bioZones }: State, card: Card): boolean {
  return experimentOf(card.card) === 'bio' && card.side === 'back' && !bioZones.includes(zoneOfExperiment(card));
}

/** The zone it succeeded in, which the card remembers. */
function zoneOfExperiment({ uses }: Card): string {
  return zones[uses - 1]!;
}

/** END-MISSION-55: Decommissioned there and credited. */
export function* handOver(t: Endeavours, { quest, stack, what, as, helper }: Handover): Flow {
  noteDelivery(t.state, quest, what, as);
  if (helper !== undefined) discardFromHand(t, helper);
  yield* giveUp(t, stack, what);
  if (quest !== null && isComplete(t.state, quest)) yield* complete(t, quest);
}

function noteDelivery(state: State, quest: Quest | null, what: Delivery['what'], as: string): void {
  if ('card' in what && experimentOf(what.card.card) === 'bio') noteZone(state, zoneOfExperiment(what.card));
  if (quest === null) return;
  if ('water' in what) quest.count += what.water;
  else quest.delivered.push(as);
  if ('card' in what) quest.cards = quest.cards.filter(no => no !== what.card.no);
}

function noteZone({ bioZones }: State, zone: string): void {
  if (!bioZones.includes(zone)) bioZones.push(zone);
}

function giveUp(t: Endeavours, stack: Stack, what: Delivery['what']): Flow {
  if ('card' in what) return decommission(t, stack, what.card, 'delivered');
  if ('comet' in what) stack.tows = stack.tows.filter(tow => !('comet' in tow) || tow.comet !== what.comet);
  else {
    whileReweighing(t.state, stack, () => {
      stack.cargo.water -= what.water;
    });
  }
  return nothing;
}
