import type { Formatter } from '@starboard/kernel/text';
import { isSite, nodeIds } from '../../map/index.ts';
import { nameOfNode } from '../../rules/table.ts';
import type { NodeId } from '../../types.ts';

/** Places whose name has a word that begins like this, Sites first; accents and capitals do not matter. */
export function placesNamed(typed: string, say: Formatter, most: number): NodeId[] {
  const sought = plain(typed.trim());
  if (sought === '') return [];
  const found = nodeIds.filter(node => {
    const name = plain(say(nameOfNode(node)));
    return name.startsWith(sought) || name.includes(` ${sought}`) || name.includes(`/${sought}`);
  });
  return found.sort((a, b) => Number(isSite(b)) - Number(isSite(a))).slice(0, most);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
