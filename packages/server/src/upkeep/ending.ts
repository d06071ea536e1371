import { withoutInvitations } from '@starboard/room';
import { type MatchId, type Store, StoreError } from '../store/index.ts';

/** Ends a match for everybody, wherever it is followed: nobody has won it. Says whether it was still running. */
export async function endMatch(store: Store, id: MatchId): Promise<boolean> {
  for (;;) {
    const stored = await store.match(id);
    if (stored === undefined) throw new StoreError('unknown-match', `There is no match ${id}.`);
    const last = (await store.rows(id, 0)).at(-1)?.standing ?? stored.standing;
    const { seating, revision } = stored;
    if (last.outcome !== undefined || seating.ended !== undefined) return false;
    const ended = { winners: [], reason: { key: 'ended.unfinished' } };
    if (await store.changeSeating(id, revision, { ...withoutInvitations(seating), ended })) return true;
  }
}
