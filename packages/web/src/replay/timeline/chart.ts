import type { Mark, Status } from '@starboard/board';
import type { LogEntry, Text } from '@starboard/kernel';
import type { Beat } from '../film/film.ts';

/** A stretch of beats in one phase: from one beat up to, but without, another. */
export interface Scene {
  readonly from: number;
  readonly to: number;
  readonly round: number;
  readonly phase: string;
}

/** A round as the timeline shows it. After an undo a round may come twice. */
export interface RoundSpan {
  readonly from: number;
  readonly to: number;
  readonly round: number;
  readonly scenes: readonly Scene[];
}

/** What was played from one beat up to another: a mission of a campaign, a wave. */
interface Chapter {
  readonly from: number;
  readonly to: number;
  readonly title: Text;
}

export interface PhaseName {
  readonly id: string;
  readonly name: Text;
}

export interface Milestone {
  readonly at: number;
  readonly line: LogEntry;
  readonly mark: Mark;
}

/** Everything the timeline draws, and where turns begin. */
export interface Chart {
  readonly rounds: readonly RoundSpan[];
  /** None where the whole match is one. */
  readonly chapters: readonly Chapter[];
  readonly phases: readonly PhaseName[];
  readonly milestones: readonly Milestone[];
  /** The beats with which a turn or phase begins, the first beat among them. */
  readonly turns: readonly number[];
}

type Reading = Pick<Status, 'title' | 'round' | 'phase' | 'acting' | 'phases'>;

export function chartOf(
  beats: readonly Beat[],
  statusOf: (view: unknown) => Reading,
  markOf: (line: LogEntry) => Mark,
): Chart {
  const readings = beats.map(({ view }) => statusOf(view));
  return {
    rounds: roundsOf(scenesOf(readings)),
    chapters: chaptersOf(readings),
    phases: phasesOf(readings),
    milestones: milestonesOf(beats, markOf),
    turns: turnsOf(readings),
  };
}

function chaptersOf(readings: readonly Reading[]): Chapter[] {
  const chapters: Chapter[] = [];
  readings.forEach(({ title }, at) => {
    const last = chapters.at(-1);
    if (last && JSON.stringify(last.title) === JSON.stringify(title))
      chapters[chapters.length - 1] = { ...last, to: at + 1 };
    else chapters.push({ from: at, to: at + 1, title });
  });
  return chapters.length > 1 ? chapters : [];
}

function scenesOf(readings: readonly Reading[]): Scene[] {
  const scenes: Scene[] = [];
  readings.forEach(({ round, phase }, at) => {
    const last = scenes.at(-1);
    if (last?.round === round && last.phase === phase) scenes[scenes.length - 1] = { ...last, to: at + 1 };
    else scenes.push({ from: at, to: at + 1, round, phase });
  });
  return scenes;
}

function roundsOf(scenes: readonly Scene[]): RoundSpan[] {
  const rounds: RoundSpan[] = [];
  for (const scene of scenes) {
    const last = rounds.at(-1);
    if (last?.round === scene.round) {
      rounds[rounds.length - 1] = { ...last, to: scene.to, scenes: [...last.scenes, scene] };
    } else rounds.push({ from: scene.from, to: scene.to, round: scene.round, scenes: [scene] });
  }
  return rounds;
}

function phasesOf(readings: readonly Reading[]): PhaseName[] {
  const names = new Map<string, Text>();
  for (const { phases } of readings) for (const { id, name } of phases) if (!names.has(id)) names.set(id, name);
  return [...names].map(([id, name]) => ({ id, name }));
}

/** At most one for a beat: of several lines the last is the one that counts. */
function milestonesOf(beats: readonly Beat[], markOf: (line: LogEntry) => Mark): Milestone[] {
  return beats.flatMap(({ lines }, at) => {
    const line = lines.findLast(each => markOf(each).isMilestone);
    return line === undefined ? [] : { at, line, mark: markOf(line) };
  });
}

function turnsOf(readings: readonly Reading[]): number[] {
  return readings.flatMap((now, at) => {
    const before = readings[at - 1];
    const isSame = before?.round === now.round && before.phase === now.phase && before.acting === now.acting;
    return isSame ? [] : at;
  });
}

/** Where the turn before begins; in the middle of a turn, where that one began. */
export function turnBefore({ turns }: Chart, at: number): number {
  return turns.findLast(turn => turn < at) ?? 0;
}

export function turnAfter({ turns }: Chart, at: number, last: number): number {
  return turns.find(turn => turn > at) ?? last;
}

/** Where a beat stands on the timeline, from 0 to 1. */
export function placeOf(at: number, beats: number): number {
  return (at + 0.5) / beats;
}

/** The beat at a place between 0 and 1. */
export function beatAt(place: number, beats: number): number {
  return Math.max(0, Math.min(beats - 1, Math.floor(place * beats)));
}

/** Of milestones that would cover each other only the first is drawn; the log has them all. */
export function withRoom(milestones: readonly Milestone[], beats: number, width: number, gap: number): Milestone[] {
  let free = Number.NEGATIVE_INFINITY;
  return milestones.filter(({ at }) => {
    const x = placeOf(at, beats) * width;
    if (x < free) return false;
    free = x + gap;
    return true;
  });
}

/** The name of a round on the timeline: in full, or by its number alone; what comes before the first has none. */
export interface RoundLabel {
  readonly from: number;
  readonly text: string;
}

/**
 * The names that have room, so that none covers another: in full where the round is long enough, else by its number, and
 * none where the one before still stands.
 */
export function roundLabels(
  rounds: readonly RoundSpan[],
  beats: number,
  width: number,
  nameOf: (round: number) => string,
  widthOf: (text: string) => number,
): RoundLabel[] {
  let free = 0;
  return rounds.flatMap(({ from, to, round }) => {
    const x = (from / beats) * width;
    if (x < free) return [];
    const name = nameOf(round);
    const text = ((to - from) / beats) * width >= widthOf(name) ? name : round > 0 ? `${round}` : '';
    if (text === '' || x + widthOf(text) > width) return [];
    free = x + widthOf(text);
    return { from, text };
  });
}

/** The beats whose lines were taken back later on. */
export function takenBack(beats: readonly Beat[]): ReadonlySet<number> {
  const gone = new Set<number>();
  let standing: number[] = [];
  beats.forEach(({ lines, undone }, at) => {
    if (undone) {
      for (const each of standing.slice(undone.kept)) gone.add(each);
      standing = standing.slice(0, undone.kept);
    }
    for (const _ of lines) standing.push(at);
  });
  return gone;
}

/** A moment of the match, whatever eyes see of it: so many beats after the first that came of an entry. */
export interface Moment {
  readonly entries: number;
  readonly after: number;
}

export function momentOf(beats: readonly Beat[], at: number): Moment {
  const entries = beats[at]?.entries ?? 0;
  return { entries, after: at - beats.findIndex(beat => beat.entries === entries) };
}

/** The beat of this film that comes nearest to a moment of another one. */
export function beatOfMoment(beats: readonly Beat[], { entries, after }: Moment): number {
  const last = beats.findLastIndex(beat => beat.entries <= entries);
  const first = beats.findIndex(beat => beat.entries === entries);
  return Math.max(0, first < 0 ? last : Math.min(first + after, last));
}
