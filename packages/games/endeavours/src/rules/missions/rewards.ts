import type { Flow } from '@starboard/kernel';
import type { Endeavours, Found, FoundReward, NodeId, PatentId, Stack, State, Words } from '../../types.ts';
import { anchoredNodes } from '../bernals.ts';
import { nameOfCard, newCard } from '../cards.ts';
import { isObservation } from '../copies.ts';
import { discoveryRoll, drawDiscoveries } from '../discoveries.ts';
import { earn } from '../money.ts';
import { grantMove } from '../move/again.ts';
import { stackOption } from '../options.ts';
import { knownSites } from '../sites.ts';
import { freeOutpost, isSpacecraft, stackHere, stacksAt, whileReweighing } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';
import { foundMissionOf, type NeedOf } from './quest.ts';
import { titleOf } from './words.ts';

type Reward<K extends FoundReward['kind']> = Extract<FoundReward, { readonly kind: K }>;

/** One kind of reward: whether there is anything to be had, what it says, and how it is given. */
interface Giving<R extends FoundReward> {
  isWorth?(state: State, reward: R, found: Found): boolean;
  params?(state: State, reward: R): { readonly [name: string]: number };
  give(t: Endeavours, reward: R, found: Found): Flow;
}

/** B16, B17 */
const givings: { readonly [K in FoundReward['kind']]: Giving<Reward<K>> } = {
  aqua: {
    params: (_, { aqua }) => ({ aqua }),
    *give(t, { aqua }) {
      earn(t, aqua, 'END-FOUND-10');
    },
  },
  discoveries: {
    params: (_, { count }) => ({ count }),
    give: (t, { count }) => drawDiscoveries(t, count),
  },
  royalties: {
    params: (state, reward) => ({ aqua: royalties(state, reward) }),
    *give(t, reward) {
      earn(t, royalties(t.state, reward), 'END-FOUND-10');
    },
  },
  robonaut: {
    isWorth: (state, _, { site }) => state.patents.robonaut.length > 0 && hasRoom(state, site!),
    *give(t, _, { site }) {
      t.reveal();
      const robonaut = t.state.patents.robonaut.pop() as PatentId;
      const stack = yield* stackFor(t, site!);
      whileReweighing(t.state, stack, () => stack.cards.push(newCard(t.state, robonaut, 'black')));
      say(t, 'END-FOUND-10', 'found.robonaut', { card: nameOfCard(robonaut), site: nameOfNode(site!) });
    },
  },
  water: {
    isWorth: (state, _, { site }) => hasRoom(state, site!),
    params: (_, { count }) => ({ count }),
    *give(t, { count }, { site }) {
      const stack = yield* stackFor(t, site!);
      whileReweighing(t.state, stack, () => {
        stack.cargo.water += count;
      });
      say(t, 'END-FOUND-10', 'found.water', { count, site: nameOfNode(site!) });
    },
  },
  rotate: {
    isWorth: (state, _, found) => placesFor(state, found).length > 0,
    *give(t, _, found) {
      const options = placesFor(t.state, found).map(node => ({
        key: node,
        label: nameOfNode(node),
        refs: [`node:${node}` as const],
      }));
      const { key: node } = yield* t.choose(player, 'found.place', options, {
        takeOnly: true,
        params: { mission: titleOf(found) },
      });
      const card = newCard(t.state, found.card, 'rotated');
      const stack = yield* stackFor(t, node);
      whileReweighing(t.state, stack, () => stack.cards.push(card));
      t.state.found = t.state.found.filter(each => each !== found);
      say(t, 'END-FOUND-11', 'found.rotated', { card: nameOfCard(card), node: nameOfNode(node) });
    },
  },
  moveAgain: {
    isWorth: state => movedStacks(state).length > 0,
    *give(t) {
      const { stack } = yield* t.choose(player, 'found.moveAgain', movedStacks(t.state).map(stackOption), {
        takeOnly: true,
      });
      grantMove(t.state, stack);
    },
  },
  prize: {
    params: (_, { aqua }) => ({ aqua }),
    *give(t, { aqua }, found) {
      earn(t, aqua, 'END-FOUND-10');
      yield* discoveryRoll(t, landedOn(found));
    },
  },
};

function givingOf(reward: FoundReward): Giving<FoundReward> {
  return givings[reward.kind] as unknown as Giving<FoundReward>;
}

/** Whether there is another reward to choose at all. */
export function isWorth(state: State, found: Found): boolean {
  const { reward } = foundMissionOf(found.card);
  return reward !== undefined && givingOf(reward).isWorth?.(state, reward, found) !== false;
}

export function labelOfReward(state: State, { card }: Found): Words {
  const reward = foundMissionOf(card).reward!;
  const params = givingOf(reward).params?.(state, reward);
  const key = `found.claim.${reward.kind}` as const;
  return params === undefined ? { key } : { key, params };
}

export function reward(t: Endeavours, found: Found): Flow {
  const given = foundMissionOf(found.card).reward!;
  return givingOf(given).give(t, given, found);
}

/** OM2 */
function royalties({ hand }: State, { most }: Reward<'royalties'>): number {
  return Math.min(most, 2 * hand.filter(isObservation).length);
}

/** OM10: the comet. */
function landedOn({ card }: Found): NodeId {
  return (foundMissionOf(card).need as NeedOf<'landing'>).site;
}

/** END-FOUND-11: where it lies, if it cannot leave; otherwise at any Colony, Anchored Bernal or station. */
function placesFor(state: State, { card, site }: Found): NodeId[] {
  const staysHere = foundMissionOf(card).need.kind === 'colonyHere';
  const places: NodeId[] = staysHere
    ? [site!]
    : [
        ...knownSites(state)
          .filter(({ colony }) => colony)
          .map(({ id }) => id),
        ...anchoredNodes(state),
        ...state.stations.map(({ node }) => node).filter(node => node !== null),
      ];
  return [...new Set(places)].filter(node => hasRoom(state, node));
}

/** END-EXPCARD-15 */
function hasRoom(state: State, node: NodeId): boolean {
  return stacksAt(state, node).some(({ kind }) => kind !== 'mobile') || freeOutpost(state, node) !== undefined;
}

/** One of the Stacks there, or a new outpost. */
function* stackFor(t: Endeavours, node: NodeId): Flow<Stack> {
  const stacks = stacksAt(t.state, node).filter(({ kind }) => kind !== 'mobile');
  if (stacks.length === 0) return stackHere(t.state, node)!;
  return (yield* t.choose(player, 'found.stack', stacks.map(stackOption), { takeOnly: true })).stack;
}

/** OM5: Spacecraft that have used their movement. */
function movedStacks(state: State): Stack[] {
  return state.stacks.filter(stack => stack.moved && isSpacecraft(state, stack));
}
