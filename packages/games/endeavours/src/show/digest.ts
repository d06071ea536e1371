import { zoneIndexOf } from '../map/index.ts';
import { faceOf, isCrew, isEquipment, isPatent, nameOfCard } from '../rules/cards.ts';
import { massAt, stepsOf } from '../rules/fuel.ts';
import { dryMassOf } from '../rules/mass.ts';
import { drivesOf } from '../rules/move/drives.ts';
import { seasonIn, seasonOf, slotOf } from '../rules/season.ts';
import { isEmpty, isSpacecraft } from '../rules/stacks.ts';
import { nameOfNode } from '../rules/table.ts';
import type { CardId, NodeId, Season, Stack, State, Words } from '../types.ts';
import { asState, type View } from '../view.ts';
import { matsOf } from './mats.ts';
import { noteLines } from './note-lines.ts';
import { noteOf } from './notes.ts';
import { type QuestRow, questsOf } from './quests.ts';
import { firstSideOf } from './sides.ts';
import { cargoOf, statesOf } from './stacks.ts';
import { tokensOf } from './tokens.ts';

/** END-HIDDEN-10: the table in a few lines: what a terminal or a summary shows. */
export interface Digest {
  readonly season: Season;
  /** END-SUNSPOT-01: the seasons of this cycle of twelve years, and which of its years it is, from 0. */
  readonly sun: { readonly seasons: readonly Season[]; readonly slot: number };
  readonly score: number;
  readonly scoreNeeded: number;
  readonly missionsDone: number;
  readonly missionsNeeded: number;
  readonly stacks: readonly StackDigest[];
  readonly missions: readonly MissionDigest[];
  readonly sites: readonly { readonly name: Words; readonly tokens: readonly Token[] }[];
  /** Where anything is or is to be done, from the Sun outwards. */
  readonly places: readonly PlaceDigest[];
  /** What works of the playmats. */
  readonly unlocked: readonly Words[];
  /** END-OBSCARD-14: what the sky does, and the last year of it. */
  readonly skies: readonly { readonly name: Words; readonly until: number }[];
  readonly hand: readonly Words[];
  /** Of each card in the Hand, where it has one. */
  readonly handMasses: readonly (number | undefined)[];
  /** What each card in the Hand is good for, where there are words for it. */
  readonly handNotes: readonly (Words | undefined)[];
}

type Token = 'claim' | 'factory' | 'colony' | 'busted' | 'explored';

interface StackDigest {
  readonly no: number;
  readonly name: Words;
  /** Null in wormhole transit. */
  readonly place: Words | null;
  readonly cards: readonly Words[];
  readonly dry: number;
  /** Null without fuel. */
  readonly wet: number | null;
  /** What it burns; null without fuel. */
  readonly fuel: Words | null;
  readonly steps: number;
  /** The best net thrust it has now; null if it cannot move by itself. */
  readonly thrust: number | null;
  readonly cargo: readonly Words[];
  /** What keeps it from going on, or is over for the year. */
  readonly states: readonly Words[];
}

interface MissionDigest {
  readonly title: Words;
  readonly isDone: boolean;
  readonly points: number;
  readonly penalty: number;
  /** The last year in which it can be completed; null without a limit. */
  readonly due: number | null;
  readonly missing: readonly Words[];
}

interface PlaceDigest {
  readonly name: Words;
  readonly stacks: readonly Words[];
  /** What the place is like, and what stands there. */
  readonly about: readonly Words[];
}

export function digest(view: View): Digest {
  const state = asState(view);
  const { base, found, done, needed, score, scoreNeeded } = questsOf(view);
  const slot = slotOf(view.year);
  const stacks = state.stacks.filter(stack => !isEmpty(stack));
  return {
    season: seasonOf(state),
    sun: { seasons: Array.from({ length: 12 }, (_, year) => seasonIn(year + 1)), slot },
    score,
    scoreNeeded,
    missionsDone: done,
    missionsNeeded: needed,
    stacks: stacks.map(stack => stackDigest(state, stack)),
    missions: [...base, ...found]
      .filter(({ status }) => status === 'open' || status === 'done')
      .map(({ title, status, points, penalty, due, missing }) => {
        return { title, isDone: status === 'done', points, penalty, due, missing };
      }),
    sites: Object.values(state.sites).flatMap(site => {
      const tokens = (['claim', 'factory', 'colony', 'busted', 'explored'] as const).filter(token => site[token]);
      return tokens.length === 0 ? [] : [{ name: nameOfNode(site.id), tokens }];
    }),
    places: placesOf(view, stacks, [...base, ...found]),
    unlocked: unlockedOf(view),
    skies: view.skies.map(({ card, until }) => ({ name: nameOfCard(card), until })),
    hand: state.hand.map(card => nameOfCard(card)),
    handMasses: state.hand.map(massInHand),
    handNotes: state.hand.map(card => noteOf({ key: card, label: nameOfCard(card) })),
  };
}

/** Cards come into play with their first side up. */
function massInHand(card: CardId): number | undefined {
  const isBuilt = isPatent(card) || isEquipment(card) || isCrew(card);
  return isBuilt ? faceOf(firstSideOf(card)).mass : undefined;
}

function stackDigest(state: State, stack: Stack): StackDigest {
  const { no, kind, node, cards, wet, fuel, isotope } = stack;
  const drives = node !== null && isSpacecraft(state, stack) ? drivesOf(state, stack) : [];
  return {
    no,
    name: { key: `stack.${kind}` },
    place: node === null ? null : nameOfNode(node),
    cards: cards.map(card => nameOfCard(card)),
    dry: dryMassOf(state, stack),
    wet: wet === null ? null : massAt(wet),
    fuel: wet === null ? null : { key: `fuel.${isotope ?? fuel}` },
    steps: stepsOf(state, stack),
    thrust: drives.length === 0 ? null : Math.max(...drives.map(({ netThrust }) => netThrust)),
    cargo: cargoOf(stack),
    states: statesOf(stack),
  };
}

function unlockedOf(view: View): Words[] {
  const { lab, infrastructure, network } = matsOf(view);
  const rows = [...lab, ...infrastructure, ...network].flatMap(group => group.rows);
  return rows.filter(({ state }) => state === 'works').map(({ name }) => name);
}

/** Nodes with Stacks or tokens on them, Sites that somebody has seen, where missions lead, and whatever the sky has covered. */
function placesOf(view: View, stacks: readonly Stack[], quests: readonly QuestRow[]): PlaceDigest[] {
  const nodes = new Set<NodeId>([
    ...quests.flatMap(({ places }) => places),
    ...stacks.flatMap(({ node }) => (node === null ? [] : [node])),
    ...tokensOf(view).keys(),
    ...Object.values(view.sites).map(({ id }) => id),
    ...view.holes.flat(),
    ...view.ejections.flatMap(({ nodes: struck }) => struck),
  ]);
  return [...nodes]
    .sort((a, b) => zoneIndexOf(a) - zoneIndexOf(b))
    .map(node => ({
      name: nameOfNode(node),
      stacks: stacks.filter(stack => stack.node === node).map(({ kind }) => ({ key: `stack.${kind}` })),
      about: noteLines(view, `node:${node}`, undefined).map(({ text }) => text),
    }));
}
