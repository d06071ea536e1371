import type { Failure } from '@starboard/room';

/** The server said no, and why. Nothing was changed. */
export class Refused extends Error {
  readonly status: number;
  /** Stable, for programs. What does not speak for the server at all, such as a proxy, is `unreadable`. */
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  /** How many milliseconds the server asks to wait before the next try. */
  readonly retryAfter: number;

  constructor(status: number, { code, message, details }: Failure, retryAfter = 0) {
    super(message);
    this.name = 'Refused';
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }

  /** Whether the same request may go well later. */
  get mayPass(): boolean {
    return this.status < 400 || this.status >= 500 || passing.includes(this.status);
  }
}

/** Too slow, too early, too many: these alone of the client's own mistakes go away by waiting. */
const passing = [408, 425, 429];

export async function refusalFrom(response: Response): Promise<Refused> {
  const said: unknown = await response.json().catch(() => undefined);
  return isFailure(said) ? new Refused(response.status, said, retryAfterOf(response)) : unreadable(response);
}

/** In whole seconds; a server may also name a day, which ours does not. */
function retryAfterOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return seconds > 0 ? seconds * 1_000 : 0;
}

/** Somebody answered, but not in the server's words. */
export function unreadable({ status, statusText }: Response): Refused {
  return new Refused(status, { code: 'unreadable', message: `Not an answer of the server: ${status} ${statusText}.` });
}

function isFailure(said: unknown): said is Failure {
  return typeof said === 'object' && said !== null && 'code' in said && 'message' in said;
}
