import type { Loss, RollPurpose, TestPurpose } from '../../hooks.ts';
import { kindOfNode, neighboursOf, siteAt } from '../../map/index.ts';
import { newCard } from '../../rules/cards.ts';
import { earn } from '../../rules/money.ts';
import { grantMove } from '../../rules/move/again.ts';
import { hasUpgrades, promoteAnywhere } from '../../rules/operations/refit.ts';
import { research } from '../../rules/operations/research.ts';
import { cardOption, nodeOption } from '../../rules/options.ts';
import { lonelyCards } from '../../rules/people/people.ts';
import { siteUnder } from '../../rules/sites.ts';
import { hasRoomAt, stackHere, whileReweighing } from '../../rules/stacks.ts';
import { nameOfNode, player, say } from '../../rules/table.ts';
import type { Development, ExplorationsOf, Grant, NodeId, SiteId, Spectral, Stack, State } from '../../types.ts';
import { nth } from '../copies.ts';
import { always, chooseStack, granting, presentCraft } from '../developments.ts';

/** The rolls of test dice (END-DICE-01). */
const testPurposes: readonly RollPurpose[] = [
  'explore',
  'observe',
  'shielding',
  'tow',
  'transmit',
  'wormhole',
] satisfies readonly TestPurpose[];

const exploring: readonly (readonly string[])[] = [['explore'], ['observe'], ['explore', 'observe']];

/** B16 */
export const developments: ExplorationsOf<'XV', Development> = {
  /** Thruster Reignition */
  XV1: {
    kind: 'development',
    copies: 3,
    played: {
      isPossible: state => moversAgain(state).length > 0,
      *play(t, copy) {
        const stack = yield* chooseStack(t, 'reignite.stack', moversAgain(t.state));
        grantMove(t.state, stack);
        stack.boons.push({ burns: copy - 1 });
      },
    },
  },
  /** Field Rewiring */
  XV2: {
    kind: 'development',
    copies: 3,
    played: {
      isPossible: state => state.stacks.some(hasDamage),
      *play(t, copy) {
        const stack = yield* chooseStack(t, 'rewire.stack', t.state.stacks.filter(hasDamage));
        const broken = stack.cards.filter(({ damaged }) => damaged);
        const most = copy === 3 ? broken.length : Math.min(copy, broken.length);
        const options = broken.map(cardOption);
        const mended =
          most === broken.length
            ? options
            : yield* t.pickSome(player, 'rewire.cards', options, { min: most, max: most });
        for (const { card } of mended) card.damaged = false;
      },
    },
  },
  /** Emergency Funds */
  XV3: {
    kind: 'development',
    copies: 3,
    played: {
      isPossible: always,
      *play(t, copy) {
        earn(t, [3, 4, 6][copy - 1]!, 'END-EXPCARD-05');
      },
    },
  },
  /** Extended Mission */
  XV4: {
    kind: 'development',
    copies: 3,
    played: granting(copy => ({ operations: exploring[copy - 1]! })),
  },
  XV5: {
    kind: 'development',
    copies: 3,
    played: {
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
  },
  /** Refit: at the printed cost, 2 less, free. */
  XV6: {
    kind: 'development',
    copies: 3,
    played: {
      isPossible: (state, copy) => hasUpgrades(state, [0, 2, 100][copy - 1]!),
      play: (t, copy) => promoteAnywhere(t, [0, 2, 100][copy - 1]!),
    },
  },
  /** Rendezvous Window: a start from an Adjacent node. */
  XV7: {
    kind: 'development',
    copies: 3,
    played: {
      isPossible: state => readyStacks(state).length > 0,
      *play(t, copy) {
        const stack = yield* chooseStack(t, 'rendezvous.stack', readyStacks(t.state));
        const options = startsOf(stack).map(nodeOption);
        const { node } = yield* t.choose(player, 'rendezvous.node', options, { takeOnly: true });
        stack.boons.push({ burns: copy - 1, from: node });
      },
    },
  },
  /** Peer Review: size rolls, test dice, anything. */
  XV8: {
    kind: 'development',
    copies: 3,
    reviews: (purpose, copy) => copy === 3 || (copy === 1 ? purpose === 'size' : testPurposes.includes(purpose)),
  },
  /** Sabbatical */
  XV9: {
    kind: 'development',
    copies: 3,
    played: {
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
  },
  /** Depot Find */
  XV10: {
    kind: 'development',
    copies: 3,
    played: {
      isPossible: state => stacksOnSites(state).length > 0,
      *play(t, copy) {
        const stack = yield* chooseStack(t, 'depot.stack', stacksOnSites(t.state));
        whileReweighing(t.state, stack, () => {
          stack.cargo.water += copy + 1;
        });
      },
    },
  },
  /** Licence Deal */
  XV11: {
    kind: 'development',
    copies: 3,
    played: {
      isPossible: (state, copy) =>
        research.isPossible({ ...state, rights: { ...state.rights, granted: [licence(copy)] } }),
      play: (t, copy) => research.perform(t, licence(copy)),
    },
  },
  /** Backup Bus: damage, flares and belts, Glitches. */
  XV12: {
    kind: 'development',
    copies: 3,
    cancels: (why, copy) =>
      nth<readonly (Loss | 'damage')[]>(copy, ['damage'], ['flare', 'belt'], ['glitch']).includes(why),
  },
};

function licence(copy: number): Grant {
  return { operations: ['research'], free: true, ignoresHandLimit: copy === 2, peek: copy === 3 };
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
  const types = nth<readonly Spectral[]>(copy, ['C', 'S'], ['M', 'V'], ['D', 'H']);
  const sites = stacksOnSites(state).map(({ node }) => node as SiteId);
  return [...new Set(sites)].filter(site => {
    const { type } = siteAt(site);
    return types.includes(type) && state.samples[type] > 0 && hasRoomAt(state, site);
  });
}
