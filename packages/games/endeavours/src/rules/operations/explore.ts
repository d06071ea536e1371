import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Card, Endeavours, Exploring, Grant, Option, SiteId, Stack, State } from '../../types.ts';
import { after, sumParams, upTo } from '../arithmetic.ts';
import { nameOfCard, valueAt } from '../cards.ts';
import { drawExploration } from '../decks/exploration.ts';
import { testRoll } from '../dice.ts';
import { discoveryRoll } from '../discoveries.ts';
import { credit } from '../missions/credit.ts';
import { triggerGlitch } from '../move/landing.ts';
import { isManned } from '../people/people.ts';
import { siteOf, siteUnder } from '../sites.ts';
import { refOfCard } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { Operation } from './operation.ts';

interface Rover {
  readonly stack: Stack;
  readonly site: SiteId;
  readonly rover: Card;
}

/** END-EXPLORE-01..14 */
export const explore: Operation = {
  name: 'explore',
  isPossible: state => state.stacks.some(stack => canExplore(state, stack)),
  whyNot: () => ({ reason: { key: 'bar.noRover' }, rule: 'END-EXPLORE-01' }),
  *perform(t, grant) {
    const options = roversOf(t.state).map((each): Rover & Option => ({
      ...each,
      key: `card:${each.rover.no}`,
      label: { key: 'explore.with', params: { card: nameOfCard(each.rover), site: nameOfNode(each.site) } },
      refs: [refOfCard(each.rover), `node:${each.site}`],
    }));
    const chosen = yield* t.choose(player, 'explore.rover', options, { takeOnly: true });
    yield* triggerGlitch(t, chosen.stack);
    if (chosen.stack.cards.includes(chosen.rover)) yield* exploreSite(t, chosen, grant);
  },
};

function isRover(card: Card): boolean {
  return !card.damaged && valueAt(card, 'explore') !== undefined;
}

function areAlike(one: Card, other: Card): boolean {
  return one.card === other.card && one.side === other.side;
}

function canExplore(state: State, stack: Stack): boolean {
  const site = siteUnder(state, stack);
  return site !== undefined && (state.sites[site]?.potential ?? 0) > 0 && stack.cards.some(isRover);
}

/** Of Rovers that are alike in one Stack one is enough. */
function roversOf(state: State): Rover[] {
  return state.stacks
    .filter(stack => canExplore(state, stack))
    .flatMap(stack =>
      stack.cards
        .filter(
          (card, at) => isRover(card) && stack.cards.findIndex(each => isRover(each) && areAlike(each, card)) === at,
        )
        .map(rover => ({ stack, site: stack.node as SiteId, rover })),
    );
}

function* exploreSite(t: Endeavours, { stack, site, rover }: Rover, grant: Grant | null): Flow {
  const { state } = t;
  const known = siteOf(state, site);
  const value = valueAt(rover, 'explore')! + (grant?.dice ?? 0);
  const sum = yield* testRoll(t, value, { by: stack, purpose: 'explore', node: site });
  const { printed, changes, terrain } = terrainAt(state, site);
  const isSuccess = sum >= terrain; // END-EXPLORE-05
  const manned = isManned(state, site);
  known.potential--; // END-EXPLORE-06, 09
  say(t, 'END-EXPLORE-05', isSuccess ? 'explore.success' : 'explore.failure', {
    site: nameOfNode(site),
    sum,
    printed,
    ...sumParams(changes),
    terrain,
  });
  const finishes = known.potential < 1;
  if (finishes) Object.assign(known, { terrain: 0, potential: 0, explored: true }); // END-EXPLORE-10
  if (isSuccess) yield* findings(t, { stack, site, rover }); // END-EXPLORE-14
  if (finishes) yield* credit(t, { act: 'fullyExplored', site, manned });
}

/** XO11, XO12: between 1 and 6. */
function terrainAt(state: State, site: SiteId) {
  const { terrain: printed } = state.sites[site]!;
  const changes = effects.changes(state, 'terrain', printed, { site });
  const terrain = Math.min(6, Math.max(1, after(printed, changes)));
  return { printed, changes: upTo(printed, changes, terrain), terrain };
}

/** END-EXPLORE-07, 08: a card, and then discoveries if the Rover is still sound and there. */
function* findings(t: Endeavours, { stack, site, rover }: Rover): Flow {
  const exploring: Exploring = { site, stack, rover, moreBeads: 0 };
  yield* drawExploration(t, exploring);
  if (rover.damaged || !stack.cards.includes(rover) || stack.node !== site) return;
  yield* discoveryRoll(t, site, exploring.moreBeads);
}
