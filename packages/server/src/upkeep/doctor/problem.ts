/** What can be wrong with what is stored. The names are stable, for programs. */
export type ProblemKind =
  | 'file'
  | 'lost'
  | 'tables'
  | 'row'
  | 'game'
  | 'seed'
  | 'missing'
  | 'entry'
  | 'seal'
  | 'standing'
  | 'checkpoint'
  | 'stuck'
  | 'replay'
  | 'seat'
  | 'player'
  | 'list'
  | 'message'
  | 'score'
  | 'stray'
  | 'token'
  | 'name'
  | 'block';

export interface Problem {
  readonly kind: ProblemKind;
  /** The match in which it is, if it is in one. */
  readonly match?: string;
  /** Which of its kind: an entry, a seat, a table, … */
  readonly what?: string | number;
  /** What was found, where there is more to say. */
  readonly found?: string;
}

/** More are counted, and not kept. */
const most = 1_000;

export class Problems {
  readonly list: Problem[] = [];
  more = 0;

  add(problem: Problem): void {
    if (this.list.length < most) this.list.push(problem);
    else this.more += 1;
  }

  /** What comes of this, or the problem if it fails. */
  try<T>(problem: Problem, work: () => T): T | undefined {
    try {
      return work();
    } catch {
      this.add(problem);
      return undefined;
    }
  }
}
