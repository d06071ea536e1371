import type { NodeId, State } from '../../types.ts';
import { needOfCard } from './quest.ts';

/** XM3: a Stranded Probe in play counts as a damaged card on its Site. */
export function isProbeAt({ found }: State, node: NodeId): boolean {
  return found.some(
    ({ card, site, status }) => status === 'open' && site === node && needOfCard(card).kind === 'repairHere',
  );
}
