import type { Card, NodeId, Option, Params, Stack, Words } from '../types.ts';
import { nameOfCard } from './cards.ts';
import { listOf } from './missions/words.ts';
import { refOfCard, refOfStack } from './stacks.ts';
import { nameOfNode } from './table.ts';

/** A place, a card in play or a Stack as something to choose: its key, what it is called, and where it lights up. */
export function nodeOption<N extends NodeId>(node: N) {
  return { key: `node:${node}`, node, label: nameOfNode(node), refs: [`node:${node}` as const] };
}

export function cardOption(card: Card) {
  return { key: `card:${card.no}`, card, label: nameOfCard(card), refs: [refOfCard(card)] };
}

interface StackOption extends Option {
  readonly stack: Stack;
}

export function stackOption(stack: Stack): StackOption {
  return { key: `stack:${stack.no}`, stack, label: { key: `stack.${stack.kind}` }, refs: [refOfStack(stack)] };
}

/** A Stack among others of its kind elsewhere: with where it is, and what is in it. */
export function stackThereOption(stack: Stack): StackOption {
  const params: Params = { stack: { key: `stack.${stack.kind}` }, node: nameOfNode(stack.node!) };
  const cards = stack.cards.map(card => nameOfCard(card));
  const label: Words =
    cards.length === 0
      ? { key: 'stack.there', params }
      : { key: 'stack.thereWith', params: { ...params, cards: listOf(cards) } };
  return { ...stackOption(stack), label };
}
