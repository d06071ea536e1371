import type { Flow } from '@starboard/kernel';
import type { Endeavours, ExplorationId, ObservationId } from '../../types.ts';
import { nameOfCard } from '../cards.ts';
import { isWorking } from '../playmats.ts';
import { noteUse, player } from '../table.ts';

/** Of several cards drawn the Player resolves one. The Mission Archive does so once a year, projects always. */
export function* pickOfSeveral<C extends ExplorationId | ObservationId>(t: Endeavours, drawn: readonly C[]): Flow<C> {
  if (drawn.length === 1) return drawn[0]!;
  const isByProject = isWorking(t.state, drawn[0]!.startsWith('X') ? 'archiveSearch' : 'skySurvey');
  if (!isByProject) noteUse(t, 'missionArchive');
  const options = drawn.map(card => ({ key: card, card, label: nameOfCard(card) }));
  return (yield* t.choose(player, 'drawn.which', options)).card;
}
