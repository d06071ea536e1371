import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { bordersBetween } from '../../map/index.ts';
import { copyOf, developmentOf } from '../../rules/copies.ts';
import type { Card, Described, Endeavours, FoundId, State } from '../../types.ts';
import { hazardDice, testRoll } from '../dice.ts';
import { discardFromHand } from '../losing.ts';
import { credit } from '../missions/credit.ts';
import { type RadioNeed, radioNeeds } from '../missions/radio-needs.ts';
import { type Contact, contactsOf, relayedZones } from '../radio.ts';
import { drawOn } from '../support.ts';
import { player, say } from '../table.ts';
import type { Operation } from './operation.ts';

/** A message worth sending: for a mission, or for somebody lonely. */
interface Message {
  readonly from: Contact;
  readonly to: Contact;
  readonly interference: number;
  /** The mission it serves; none for a lonely contact. */
  readonly mission: RadioNeed | null;
}

/** END-TRANSMIT-01..11, END-RADIO-03, 06..08 */
export const transmit: Operation = {
  name: 'transmit',
  isPossible: state =>
    effects.tell(state, 'whyNotTransmit', {}).length === 0 && hasReason(state) && messagesOf(state).length > 0,
  whyNot(state) {
    const [reason] = effects.tell(state, 'whyNotTransmit', {});
    if (reason !== undefined) return { reason, rule: 'END-OBSCARD-14' };
    return { reason: { key: 'bar.noMessage' }, rule: 'END-RADIO-08' };
  },
  *perform(t) {
    const options = messagesOf(t.state).map(message => ({ ...message, key: keyOf(message), ...describe(message) }));
    const message = yield* t.choose(player, 'transmit.message', options); // each of the two ways at least
    yield* send(t, message);
  },
};

function keyOf({ from, to, mission }: Message): string {
  return `${from.key}>${to.key}${mission === null ? '' : `#${mission.key}`}`;
}

function describe({ from, to, interference }: Message): Described {
  return {
    label: { key: 'transmit.from', params: { from: from.name, to: to.name, interference } },
    refs: [`node:${from.node}`, `node:${to.node}`],
  };
}

/** Cheap: nobody is lonely and no mission asks for a message. */
function hasReason(state: State): boolean {
  return radioNeeds(state).length > 0 || state.stacks.some(({ cards }) => cards.some(({ lonely }) => lonely));
}

/** END-TRANSMIT-02, 05, 11, END-RULE-23: two contacts at different places, one of them a person; either may transmit. */
function messagesOf(state: State): Message[] {
  const contacts = contactsOf(state);
  const needs = radioNeeds(state);
  const messages: Message[] = [];
  for (const from of contacts) {
    for (const to of contacts) {
      if (from.node === to.node || (to.person === null && !isManned(contacts, from))) continue;
      messages.push(...worthSending(from, to, needs));
    }
  }
  return messages;
}

/** END-TRANSMIT-05: a person with an antenna, or the place where one is. */
function isManned(contacts: readonly Contact[], { node }: Contact): boolean {
  return contacts.some(each => each.person !== null && each.node === node);
}

/** END-RADIO-07, END-RULE-19: with a lonely contact it serves nothing but the recovery. */
function worthSending(from: Contact, to: Contact, needs: readonly RadioNeed[]): Message[] {
  if (from.person?.lonely || to.person?.lonely) {
    return [{ from, to, interference: 1 + bordersBetween(from.node, to.node), mission: null }];
  }
  return needs
    .filter(need => need.accepts(from.node, to.node))
    .map(mission => ({ from, to, interference: mission.interference, mission }));
}

/** END-TRANSMIT-04, 06..09 */
function* send(t: Endeavours, { from, to, interference, mission }: Message): Flow {
  const { state } = t;
  for (const { power } of [from, to]) if (power !== null) drawOn(power);
  const sum = yield* testRoll(t, from.value, { by: from.stack, purpose: 'transmit', node: from.node });
  const dice = Math.max(0, interference - relayedZones(state, from.node, to.node) - (yield* synchronised(t)));
  const hazard = hazardDice(t, dice).reduce((all, die) => all + die, 0);
  const isSuccess = sum >= hazard;
  say(t, 'END-TRANSMIT-07', isSuccess ? 'transmit.received' : 'transmit.lost', { sum, hazard });
  if (!isSuccess) return;
  for (const { person } of [from, to]) if (person !== null) recover(person);
  yield* credit(t, { act: 'transmitted', from: from.node, to: to.node, interference, mission: mission?.key ?? null });
}

/** OV5: a card of the Hand takes hazard dice away from this one roll. */
function* synchronised(t: Endeavours): Flow<number> {
  const clock = t.state.hand.find(card => developmentOf(card)?.quietens !== undefined);
  if (clock === undefined) return 0;
  const dice = developmentOf(clock)!.quietens!(copyOf(clock as FoundId));
  const answer = yield* t.choose(player, 'transmit.clock', ['use', 'keep'], { params: { dice } });
  if (answer === 'keep') return 0;
  discardFromHand(t, clock);
  return dice;
}

/** END-LONELY-11 */
function recover(person: Card): void {
  person.lonely = false;
}
