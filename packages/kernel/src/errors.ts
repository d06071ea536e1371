/** Why the table said no. The codes are stable: servers send them on, pages translate them. */
export type ErrorCode =
  | 'bad-setup'
  | 'bad-seed'
  | 'match-over'
  | 'match-not-over'
  | 'unknown-seat'
  | 'wrong-seat'
  | 'already-answered'
  | 'stale-decision'
  | 'bad-answer'
  | 'undo-too-far'
  | 'undo-needs-agreement'
  | 'bad-journal'
  | 'other-game'
  | 'other-version'
  | 'outdated-checkpoint'
  | 'journal-mismatch'
  | 'wrong-seed'
  | 'not-plain-data'
  | 'broken-rule';

/** The one error of the kernel. Whoever catches it finds the match exactly as it was before the call. */
export class TableError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    options?: { readonly cause?: unknown },
  ) {
    super(message, options);
    this.name = 'TableError';
    this.code = code;
    this.details = details;
  }
}
