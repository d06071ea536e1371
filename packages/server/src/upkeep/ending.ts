import { withoutInvitations } from '../matches/gathering.ts';
import { type MatchId, type Store, StoreError } from '../store/index.ts';

/** Ends a match for everybody, wherever it is followed: nobody has won it. Says whether it was still running. */
export async function endMatch(store: Store, id: MatchId): Promise<boolean> {
  for (;;) {
    const stored = await store.match(id);
    if (stored === undefined) throw new StoreError('unknown-match', `There is no match ${id}.`);
    const last = (await store.rows(id, 0)).at(-1)?.standing ?? stored.standing;
    const { gathering, revision } = stored;
    if (last.outcome !== undefined || gathering.ended !== undefined) return false;
    const ended = { winners: [], reason: { key: 'ended.unfinished' } };
    if (await store.changeGathering(id, revision, { ...withoutInvitations(gathering), ended })) return true;
  }
}
