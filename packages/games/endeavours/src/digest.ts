import type { Text } from '@starboard/kernel';
import { nameOfCard } from './rules/cards.ts';
import { massAt } from './rules/fuel.ts';
import { missing } from './rules/missions/kinds/index.ts';
import { scoreOf } from './rules/missions/score.ts';
import { titleOf } from './rules/missions/words.ts';
import { drivesOf } from './rules/move/drives.ts';
import { seasonOf } from './rules/season.ts';
import { dryMassOf, isEmpty, isSpacecraft } from './rules/stacks.ts';
import { nameOfNode } from './rules/table.ts';
import type { Season, Stack, State } from './types.ts';
import { asState, type View } from './view.ts';

/** END-HIDDEN-10: the table in a few lines: what a terminal or a summary shows. */
export interface Digest {
  readonly season: Season;
  readonly score: number;
  readonly stacks: readonly StackDigest[];
  readonly missions: readonly MissionDigest[];
  readonly sites: readonly { readonly name: Text; readonly tokens: readonly Token[] }[];
  readonly hand: readonly Text[];
}

type Token = 'claim' | 'factory' | 'colony' | 'busted' | 'explored';

interface StackDigest {
  readonly name: Text;
  /** Null in wormhole transit. */
  readonly place: Text | null;
  readonly cards: readonly Text[];
  readonly dry: number;
  /** Null without fuel. */
  readonly wet: number | null;
  /** The best net thrust it has now; null if it cannot move by itself. */
  readonly thrust: number | null;
  readonly water: number;
  readonly isGlitched: boolean;
}

interface MissionDigest {
  readonly title: Text;
  readonly isDone: boolean;
  readonly missing: readonly Text[];
}

export function digest(view: View): Digest {
  const state = asState(view);
  return {
    season: seasonOf(state),
    score: scoreOf(state),
    stacks: state.stacks.filter(stack => !isEmpty(stack)).map(stack => stackDigest(state, stack)),
    missions: [...state.missions, ...state.found]
      .filter(({ status }) => status === 'open' || status === 'done')
      .map(quest => ({
        title: titleOf(quest),
        isDone: quest.status === 'done',
        missing: quest.status === 'open' ? missing(state, quest) : [],
      })),
    sites: Object.values(state.sites).flatMap(site => {
      const tokens = (['claim', 'factory', 'colony', 'busted', 'explored'] as const).filter(token => site[token]);
      return tokens.length === 0 ? [] : [{ name: nameOfNode(site.id), tokens }];
    }),
    hand: state.hand.map(card => nameOfCard(card)),
  };
}

function stackDigest(state: State, stack: Stack): StackDigest {
  const { kind, node, cards, wet, cargo, glitch } = stack;
  const drives = node !== null && isSpacecraft(state, stack) ? drivesOf(state, stack) : [];
  return {
    name: { key: `stack.${kind}` },
    place: node === null ? null : nameOfNode(node),
    cards: cards.map(card => nameOfCard(card)),
    dry: dryMassOf(state, stack),
    wet: wet === null ? null : massAt(wet),
    thrust: drives.length === 0 ? null : Math.max(...drives.map(({ netThrust }) => netThrust)),
    water: cargo.water,
    isGlitched: glitch,
  };
}
