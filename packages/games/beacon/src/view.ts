import type { Chance, Viewer } from '@starboard/kernel';
import { catalogue } from './catalogue.ts';
import { fullHull, seatNames } from './rules.ts';
import type { Crew, Job, SeatName, State, Storm, Tool } from './types.ts';

interface CrewView {
  readonly job: Job | null;
  /** Hidden from the others until it is shown. */
  readonly tool: Tool | null;
  /** The tool was used up before everybody's eyes. */
  readonly used: boolean;
  readonly foreseen: Storm | null;
}

export interface View {
  readonly phase: State['phase'];
  readonly round: number;
  readonly charge: number;
  readonly goal: number;
  readonly hull: number;
  readonly fullHull: number;
  readonly stormsLeft: number;
  readonly passed: readonly Storm[];
  readonly inForce: Storm | null;
  readonly crew: { readonly [S in SeatName]: CrewView };
}

/** What a viewer may see: everything on the table, and the own tool and foresight. */
export function view(state: State, viewer: Viewer): View {
  const { phase, round, charge, goal, hull, storms: deck, last, crew } = state;
  return {
    phase,
    round,
    charge,
    goal,
    hull,
    fullHull,
    stormsLeft: deck.draw.length,
    passed: [...deck.discard],
    inForce: last !== null && catalogue.storms[last].lasts ? last : null,
    crew: { keeper: seen(crew.keeper, viewer === 'keeper'), engineer: seen(crew.engineer, viewer === 'engineer') },
  };
}

function seen({ job, tool, shown, foreseen }: Crew, own: boolean): CrewView {
  return { job, tool: own || shown ? tool : null, used: shown, foreseen: own ? foreseen : null };
}

/** Deals anew the tools that the viewer has not seen, and the storms but for one that the viewer foresaw. */
export function imagine(state: State, viewer: Viewer, chance: Chance): void {
  const unseen = seatNames.filter(seat => seat !== viewer && !state.crew[seat].shown);
  const pool = chance.shuffle([...state.aside, ...unseen.map(seat => state.crew[seat].tool)]);
  for (const seat of unseen) state.crew[seat].tool = pool.pop()!;
  state.aside = pool;

  const pile = state.storms.draw;
  const known = seatNames.some(seat => seat === viewer && state.crew[seat].foreseen !== null);
  const top = known ? pile.pop() : undefined;
  chance.shuffle(pile);
  if (top !== undefined) pile.push(top);
  for (const seat of seatNames) {
    if (seat !== viewer && state.crew[seat].foreseen !== null) state.crew[seat].foreseen = pile.at(-1)!;
  }
}
