import { discard, type Flow } from '@starboard/kernel';
import { kindOfNode, neighboursOf, siteAt } from '../../map/index.ts';
import { bankNode } from '../../rules/bernals.ts';
import { nameOfCard, newCard } from '../../rules/cards.ts';
import { drawObservations, type Observing, resolveObservation } from '../../rules/decks/observation.ts';
import { drawDiscoveries } from '../../rules/discoveries.ts';
import { earn } from '../../rules/money.ts';
import { grantMove } from '../../rules/move/movement.ts';
import { hasUpgrades, promoteAnywhere } from '../../rules/operations/refit.ts';
import { research } from '../../rules/operations/research.ts';
import { cardOption, nodeOption, stackOption } from '../../rules/options.ts';
import { lonelyCards } from '../../rules/people.ts';
import { siteUnder } from '../../rules/sites.ts';
import { hasRoomAt, isSpacecraft, stackHere, whileReweighing } from '../../rules/stacks.ts';
import { nameOfNode, player, say } from '../../rules/table.ts';
import type { Endeavours, Grant, NodeId, SiteId, Spectral, Stack, State } from '../../types.ts';

/** A card of the Hand that is Discarded once for its effect (END-EXPCARD-05, END-OBSCARD-11). */
export interface Development {
  /** Whether there is anything it could do now. */
  isPossible(state: State, copy: number): boolean;
  play(t: Endeavours, copy: number): Flow;
}

const always = () => true;

/** Grants one more operation in this year. */
function granting(grantOf: (copy: number) => Grant): Development {
  return {
    isPossible: always,
    *play({ state }, copy) {
      state.rights.granted.push(grantOf(copy));
    },
  };
}

const exploring: readonly (readonly string[])[] = [['explore'], ['observe'], ['explore', 'observe']];

/** B16, B17. Peer Review (XV8) and Backup Bus (XV12) are played when a roll or a loss asks; Clock Synchronisation (OV5) when a message is sent, Collaboration (OV4) when a sample is delivered. */
export const developments: { readonly [title: string]: Development } = {
  /** Thruster Reignition */
  XV1: {
    isPossible: state => moversAgain(state).length > 0,
    *play(t, copy) {
      const stack = yield* chooseStack(t, 'reignite.stack', moversAgain(t.state));
      grantMove(t.state, stack);
      stack.boons.push({ burns: copy - 1 });
    },
  },
  /** Field Rewiring */
  XV2: {
    isPossible: state => state.stacks.some(hasDamage),
    *play(t, copy) {
      const stack = yield* chooseStack(t, 'rewire.stack', t.state.stacks.filter(hasDamage));
      const broken = stack.cards.filter(({ damaged }) => damaged);
      const most = copy === 3 ? broken.length : Math.min(copy, broken.length);
      const options = broken.map(cardOption);
      const mended =
        most === broken.length ? options : yield* t.pickSome(player, 'rewire.cards', options, { min: most, max: most });
      for (const { card } of mended) card.damaged = false;
    },
  },
  /** Emergency Funds */
  XV3: {
    isPossible: always,
    *play(t, copy) {
      earn(t, [3, 4, 6][copy - 1]!, 'END-EXPCARD-05');
    },
  },
  /** Extended Mission */
  XV4: granting(copy => ({ operations: exploring[copy - 1]! })),
  XV5: {
    isPossible: (state, copy) => windfalls(state, copy).length > 0,
    *play(t, copy) {
      const { state } = t;
      const options = windfalls(state, copy).map(site => ({
        key: `node:${site}`,
        site,
        label: nameOfNode(site),
        refs: [`node:${site}` as const],
      }));
      const { site } = yield* t.choose(player, 'windfall.site', options, { takeOnly: true });
      const { type } = siteAt(site);
      state.samples[type]--;
      const stack = stackHere(state, site)!;
      whileReweighing(state, stack, () => stack.cards.push(newCard(state, `sample:${type}`, 'front')));
      say(t, 'END-EXPCARD-05', 'find.windfall', { site: nameOfNode(site) });
    },
  },
  /** Refit: at the printed cost, 2 less, free. */
  XV6: {
    isPossible: (state, copy) => hasUpgrades(state, [0, 2, 100][copy - 1]!),
    play: (t, copy) => promoteAnywhere(t, [0, 2, 100][copy - 1]!),
  },
  /** Rendezvous Window: a start from an Adjacent node. */
  XV7: {
    isPossible: state => readyStacks(state).length > 0,
    *play(t, copy) {
      const stack = yield* chooseStack(t, 'rendezvous.stack', readyStacks(t.state));
      const options = startsOf(stack).map(nodeOption);
      const { node } = yield* t.choose(player, 'rendezvous.node', options, { takeOnly: true });
      stack.boons.push({ burns: copy - 1, from: node });
    },
  },
  /** Sabbatical */
  XV9: {
    isPossible: state => lonelyCards(state).length > 0,
    *play(t, copy) {
      const lonely = lonelyCards(t.state);
      const most = copy === 3 ? lonely.length : Math.min(copy, lonely.length);
      const options = lonely.map(cardOption);
      const rested =
        most === lonely.length
          ? options
          : yield* t.pickSome(player, 'sabbatical.cards', options, { min: most, max: most });
      for (const { card } of rested) card.lonely = false;
    },
  },
  /** Depot Find */
  XV10: {
    isPossible: state => stacksOnSites(state).length > 0,
    *play(t, copy) {
      const stack = yield* chooseStack(t, 'depot.stack', stacksOnSites(t.state));
      whileReweighing(t.state, stack, () => {
        stack.cargo.water += copy + 1;
      });
    },
  },
  /** Licence Deal */
  XV11: {
    isPossible: (state, copy) =>
      research.isPossible({ ...state, rights: { ...state.rights, granted: [licence(copy)] } }),
    play: (t, copy) => research.perform(t, licence(copy)),
  },
  /** Science Grant */
  OV1: {
    isPossible: always,
    *play(t, copy) {
      earn(t, copy + 3, 'END-OBSCARD-11');
    },
  },
  /** Follow-Up Campaign */
  OV2: granting(copy => ({ operations: ['observe'], dice: copy - 1 })),
  /** Archive Data */
  OV3: {
    isPossible: ({ observation: { draw, discard: pile } }) => draw.length + pile.length > 0,
    *play(t, copy) {
      const drawn = drawObservations(t, copy === 1 ? 2 : 3);
      for (let left = copy === 3 ? 2 : 1; left > 0 && drawn.length > 0; left--) {
        const options = drawn.map(card => ({ key: card, card, label: nameOfCard(card) }));
        const { card } = yield* t.choose(player, 'archive.which', options, { takeOnly: true });
        drawn.splice(drawn.indexOf(card), 1);
        yield* resolveObservation(t, card, atHome(t.state));
      }
      for (const card of drawn) discard(t.state.observation, card);
    },
  },
  /** Trajectory Bulletin */
  OV6: {
    isPossible: state => presentCraft(state).length > 0,
    *play(t, copy) {
      const stack = yield* chooseStack(t, 'bulletin.stack', presentCraft(t.state));
      stack.boons.push({ burns: copy });
    },
  },
  /** Press Cover: the next purchase buys six, or costs nothing; the third is one now. */
  OV7: {
    isPossible: always,
    *play({ state }, copy) {
      if (copy === 3) state.rights.granted.push({ operations: ['purchase'] });
      else state.promises.push(copy === 1 ? 'purchase.six' : 'purchase.free');
    },
  },
  /** Night Sky Survey */
  OV8: { isPossible: always, play: (t, copy) => drawDiscoveries(t, copy) },
};

/** What an effect observes with when nobody does: nothing that could break. */
function atHome(state: State): Observing {
  return { node: bankNode(state), telescope: null };
}

function licence(copy: number): Grant {
  return { operations: ['research'], free: true, ignoresHandLimit: copy === 2, peek: copy === 3 };
}

function* chooseStack(t: Endeavours, name: string, stacks: readonly Stack[]): Flow<Stack> {
  const options = stacks.map(stackOption);
  return (yield* t.choose(player, name, options, { takeOnly: true })).stack;
}

/** The Spacecraft that are somewhere: nothing reaches who is in transit (END-WORM-09). */
function presentCraft(state: State): Stack[] {
  return state.stacks.filter(stack => stack.node !== null && isSpacecraft(state, stack));
}

function moversAgain(state: State): Stack[] {
  return presentCraft(state).filter(({ moved, coasting }) => moved && coasting === 0);
}

function readyStacks(state: State): Stack[] {
  return presentCraft(state).filter(({ moved }) => !moved);
}

/** There is one at every node. */
function startsOf({ node }: Stack): NodeId[] {
  return neighboursOf(node!).filter(each => kindOfNode(each) !== 'site');
}

function hasDamage({ cards, node }: Stack): boolean {
  return node !== null && cards.some(({ damaged }) => damaged);
}

function stacksOnSites(state: State): Stack[] {
  return state.stacks.filter(stack => stack.kind !== 'mobile' && siteUnder(state, stack) !== undefined);
}

/** Windfall Samples: C or S, M or V, D or H, where a Stack is on a Site of the type. */
function windfalls(state: State, copy: number): SiteId[] {
  const types = (
    [
      ['C', 'S'],
      ['M', 'V'],
      ['D', 'H'],
    ] as const satisfies readonly (readonly Spectral[])[]
  )[copy - 1]! as readonly Spectral[];
  const sites = stacksOnSites(state).map(({ node }) => node as SiteId);
  return [...new Set(sites)].filter(site => {
    const { type } = siteAt(site);
    return types.includes(type) && state.samples[type] > 0 && hasRoomAt(state, site);
  });
}
