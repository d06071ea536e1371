import type { SeatId } from '@starboard/kernel';
import type { Position, TableView } from '@starboard/room';
import { useCallback, useEffect, useRef, useState } from 'react';

type Wish = NonNullable<TableView['undo']>;

/** A wish to go back that came to nothing. */
export interface Dropped {
  /** Whether it was one's own: then somebody did not agree. */
  readonly isOwn: boolean;
  /** The seats that had not agreed. */
  readonly waitingFor: readonly SeatId[];
}

/** What this person has done about the wish that is open. */
type Deed = 'asked' | 'agreed' | 'ended';

/**
 * Tells when a wish to go back comes to nothing: it is gone, and still the same question waits. The table tells only that it
 * is gone; whoever ended it themselves need not be told.
 */
export function useWish(wish: TableView['undo'], { decision }: Position) {
  const [dropped, setDropped] = useState<Dropped>();
  const deed = useRef<Deed>(undefined);
  const before = useRef<{ readonly wish: Wish; readonly question: number | undefined }>(undefined);
  const question = decision?.id;
  useEffect(() => {
    const last = before.current;
    before.current = wish && { wish, question };
    if (wish !== undefined) setDropped(undefined);
    else if (last?.question !== question) setDropped(undefined);
    else if (last !== undefined && deed.current !== 'ended') {
      setDropped({ isOwn: deed.current === 'asked', waitingFor: last.wish.waitingFor });
    }
    if (wish === undefined) deed.current = undefined;
  }, [wish, question]);
  return {
    dropped,
    asked: useCallback(() => {
      deed.current = 'asked';
    }, []),
    replied: useCallback((agree: boolean) => {
      deed.current = agree ? 'agreed' : 'ended';
    }, []),
    forget: useCallback(() => setDropped(undefined), []),
  };
}
