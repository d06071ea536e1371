import { type ErrorCode, TableError } from '@starboard/kernel';
import { Refusal, type RoomCode } from '@starboard/room';

const ownStatuses = {
  'bad-request': 400,
  'unknown-game': 400,
  'no-player': 401,
  blocked: 403,
  'foreign-page': 403,
  'not-for-you': 403,
  'not-host': 403,
  'no-score': 404,
  'unknown-route': 404,
  'bad-code': 403,
  'too-slow': 408,
  'too-large': 413,
  'wrong-media-type': 415,
  'too-many-requests': 429,
  'too-many-imports': 429,
  'too-many-streams': 429,
  'headers-too-large': 431,
  'shutting-down': 503,
  'too-many-bots': 503,
  'match-damaged': 500,
  internal: 500,
} as const;

/** Why the server said no, besides what its rooms refuse. The codes are stable: pages translate them. */
export class ServerRefusal extends Refusal<keyof typeof ownStatuses> {}

const roomStatuses: { readonly [code in RoomCode]: number } = {
  'unknown-bot': 400,
  'not-seated': 403,
  'not-watchable': 403,
  'not-yours': 403,
  'unknown-match': 404,
  'unknown-seat': 404,
  'bad-key': 403,
  'match-deleted': 410,
  'seat-taken': 409,
  'still-here': 409,
  'several-seats': 409,
  'no-undo-wish': 409,
  'match-full': 409,
  'too-much-thinking': 429,
  'store-failed': 503,
  'thought-cut-off': 503,
  overtaken: 409,
  // Where several servers share a database, one that was not renewed yet: its neighbour has the match.
  'newer-rules': 503,
};

const tableStatuses: { readonly [code in ErrorCode]?: number } = {
  'unknown-seat': 404,
  'wrong-seat': 409,
  'already-answered': 409,
  'stale-decision': 409,
  'match-over': 409,
  'match-not-over': 409,
  'undo-too-far': 409,
  'undo-needs-agreement': 409,
  'bad-setup': 422,
  'bad-answer': 422,
  'bad-journal': 422,
  'other-game': 422,
  'other-version': 422,
  'journal-mismatch': 422,
  'wrong-seed': 422,
  'bad-seed': 422,
};

const statuses: { readonly [code: string]: number | undefined } = { ...ownStatuses, ...roomStatuses };

/** The status of a failure that is somebody's mistake; none for our own. */
export function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof Refusal) return statuses[thrown.code];
  return thrown instanceof TableError ? tableStatuses[thrown.code] : undefined;
}
