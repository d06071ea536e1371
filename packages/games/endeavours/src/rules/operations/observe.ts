import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { isSite, zoneOf } from '../../map/index.ts';
import type { Card, Change, Endeavours, Grant, NodeId, Option, Stack, State, Words } from '../../types.ts';
import { after, changesText, sumParams } from '../arithmetic.ts';
import { nameOfCard, valueAt } from '../cards.ts';
import { drawObservation } from '../decks/observation.ts';
import { testRoll } from '../dice.ts';
import { discoveryRoll } from '../discoveries.ts';
import { credit } from '../missions/credit.ts';
import { hasNetworkAbility } from '../playmats.ts';
import { networkStrength } from '../satellites.ts';
import { refOfCard } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';
import { flareChanges } from '../year/flare.ts';
import type { Operation } from './operation.ts';

interface Observatory {
  readonly node: NodeId;
  readonly value: number;
  readonly stack: Stack | null;
  /** None for the Flyeye Observatory and a Drift Bernal. */
  readonly telescope: Card | null;
}

/** END-OBSERVE-01..12 */
export const observe: Operation = {
  name: 'observe',
  isPossible: state => observatoriesOf(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.noTelescope' }, rule: 'END-OBSERVE-01' }),
  *perform(t, grant) {
    const options = observatoriesOf(t.state).map((each): Observatory & Option => ({
      ...each,
      key: each.telescope === null ? `node:${each.node}` : `card:${each.telescope.no}`,
      label: {
        key: 'observe.from',
        params: {
          by: each.telescope === null ? { key: 'observe.observatory' } : nameOfCard(each.telescope),
          node: nameOfNode(each.node),
        },
      },
      refs: each.telescope === null ? [`node:${each.node}`] : [refOfCard(each.telescope), `node:${each.node}`],
    }));
    const chosen = yield* t.choose(player, 'observe.telescope', options, { takeOnly: true });
    yield* watch(t, chosen, grant);
  },
};

function observatoriesOf(state: State): Observatory[] {
  const found: Observatory[] = [];
  for (const stack of state.stacks) {
    const { node } = stack;
    if (node === null || (isSite(node) && effects.tell(state, 'observesFromSite', { site: node }).length === 0))
      continue;
    for (const card of stack.cards) {
      const value = valueAt(card, 'observe');
      if (value === undefined || card.damaged) continue;
      if (
        found.some(
          each => each.stack === stack && each.telescope?.card === card.card && each.telescope.side === card.side,
        )
      )
        continue;
      found.push({ node, stack, telescope: card, value });
    }
  }
  for (const { node, value } of effects.tell(state, 'observatory', {}))
    found.push({ node, value, stack: null, telescope: null });
  return found;
}

/** END-SAT-08, 15: in space the satellite network sees, too. */
function interferometryAt(state: State, node: NodeId): readonly Change[] {
  if (isSite(node) || !hasNetworkAbility(state, 'interferometry')) return [];
  const by = networkStrength(state);
  const name: Words = { key: 'unlock.interferometry' };
  return [...(by === 0 ? [] : [{ by, name }]), ...effects.changes(state, 'interferometry', by, {})];
}

/** END-OBSERVE-04..10, END-SAT-15: test dice against a CME roll, which harms nobody. */
function* watch(t: Endeavours, { node, value, stack, telescope }: Observatory, grant: Grant | null): Flow {
  const { state } = t;
  const test = yield* testRoll(t, value + (grant?.dice ?? 0), { by: stack, purpose: 'observe', node });
  const help = interferometryAt(state, node);
  const sum = after(test, help);
  const [die] = t.roll(1) as [number];
  const noise = flareChanges(state, die, node);
  const cme = after(die, noise);
  const isSuccess = sum >= cme;
  say(t, 'END-OBSERVE-07', isSuccess ? 'observe.success' : 'observe.failure', {
    node: nameOfNode(node),
    test,
    isHelped: help.length > 0 ? 'yes' : 'no',
    help: changesText(help),
    sum,
    die,
    ...sumParams(noise),
    cme,
  });
  if (!isSuccess) return;
  yield* credit(t, { act: 'observed', zone: zoneOf(node), telescope: telescope?.no ?? null }); // END-FOUND-06: before a mission is drawn
  yield* drawObservation(t, { node, telescope });
  if (telescope === null || (!telescope.damaged && stack!.cards.includes(telescope))) yield* discoveryRoll(t, node); // END-OBSERVE-09
}
