import type { Kept, MatchId, Store, Time } from '../store/index.ts';
import { seatedIn } from '../store/records.ts';

const pageSize = 100;
/** So many scores of a set-up can be listed. */
const mostListed = 100;

/** Why a match that nobody has answered in for long stays all the same. */
type KeptFor = 'people' | 'talk' | 'score' | 'use' | 'damage';

export interface Pruned {
  readonly looked: number;
  readonly deleted: number;
  /** How many were moved to where they are out of the way. */
  readonly chilled: number;
  /** How many are as old and stay, by what for. */
  readonly kept: { readonly [why in KeptFor]: number };
}

interface Wish {
  /** Deleted is what nobody has touched since; without it, nothing. */
  readonly before?: Time | undefined;
  /** What is over and was not touched since is moved to the cold partitions of PostgreSQL; without it, nothing. */
  readonly coldBefore?: Time | undefined;
  /** Only says what would be deleted. */
  readonly isDry?: boolean;
  /** Whether somebody is in it just now, as far as is known here. */
  isInUse?(id: MatchId): boolean;
}

/**
 * Deletes the matches that nobody has touched for long: those that are over, and those whose people have all been away as long.
 * One whose score is listed stays, for its replay proves it; one that cannot be read stays for whoever looks into it.
 */
export async function prune(store: Store, wish: Wish, tell: (deleted: Kept) => void = () => {}): Promise<Pruned> {
  const kept = { people: 0, talk: 0, score: 0, use: 0, damage: 0 };
  let looked = 0;
  let deleted = 0;
  let chilled = 0;
  for await (const match of matchesOf(store)) {
    looked += 1;
    const isOld = wish.before !== undefined && match.updated < wish.before;
    const why = isOld ? await whyKept(store, match, wish.before!, wish) : undefined;
    if (why !== undefined) kept[why] += 1;
    // Somebody may have answered just now.
    if (isOld && why === undefined && (wish.isDry || (await store.deleteMatch(match.id, match.entries)))) {
      deleted += 1;
      tell(match);
    } else if (why !== 'damage' && (await maybeChill(store, match, wish))) chilled += 1;
  }
  return { looked, deleted, chilled, kept };
}

/** All matches, page by page, as long as others come and go. */
export async function* matchesOf(store: Store): AsyncGenerator<Kept> {
  for (let after = ''; ; ) {
    const page = await store.matchesAfter(after, pageSize);
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)!.id;
    // Others who wait for this thread have their turn.
    await new Promise(resolve => setImmediate(resolve));
  }
}

/** Whether it is over by its rules, or was ended before. */
export function isOver({ standing, seating }: Kept): boolean {
  return (standing?.outcome ?? seating?.ended) !== undefined;
}

async function maybeChill(store: Store, match: Kept, { coldBefore, isDry }: Wish): Promise<boolean> {
  if (coldBefore === undefined || match.updated >= coldBefore || match.isCold || !isOver(match)) return false;
  return isDry || store.chill(match.id, coldBefore);
}

async function whyKept(store: Store, match: Kept, before: Time, { isInUse }: Wish): Promise<KeptFor | undefined> {
  const { id, seating, standing } = match;
  if (seating === undefined || standing === undefined) return 'damage';
  if (isInUse?.(id)) return 'use';
  const [last] = await store.messages(id, 0, 1);
  if (last !== undefined && last.at >= before) return 'talk';
  if (!isOver(match)) {
    const people = await store.players(seatedIn(seating));
    return people.some(({ seen }) => seen >= before) ? 'people' : undefined;
  }
  return (await isListed(store, id)) ? 'score' : undefined;
}

async function isListed(store: Store, id: MatchId): Promise<boolean> {
  const rank = await store.rankOf(id);
  return rank !== undefined && rank.rank <= mostListed;
}
