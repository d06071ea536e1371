import type { BoardProps, FaceProps, GameFace, Prospect, Status, TouchProps } from '@starboard/board';
import type { Answer, Outcome, Ref, Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import type { Picture, Position } from '@starboard/room';
import { useCallback, useMemo } from 'react';
import type { Playback, Showing } from '../play/playback.ts';
import type { Sitting } from '../play/sitting.ts';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { restFocus } from './keys/use-focus-back.ts';
import type { Chapter } from './log/log-chapters.ts';
import { useChapters } from './log/use-chapters.ts';
import { useSince } from './log/use-since.ts';
import { isNeighbours, type Seat, seatsOf } from './people/seats.ts';
import { useAnswering } from './question/use-answering.ts';
import { useOdds } from './question/use-odds.ts';
import { type Question, useQuestion, useTargets } from './question/use-question.ts';
import type { Undo } from './undo/use-undo.ts';
import { useUndo } from './undo/use-undo.ts';
import { useSpoken } from './use-spoken.ts';

export interface Sat {
  readonly sitting: Sitting;
  readonly playback: Playback;
  readonly showing: Showing & { readonly picture: Picture };
  readonly face: GameFace;
  /** Asks for the match anew at once. */
  onRetry(): void;
}

/** Everything that the parts of the table draw. */
export interface TableState extends Sat {
  readonly picture: Picture;
  readonly position: Position;
  readonly status: Status;
  readonly seats: readonly Seat[];
  readonly outcome: Outcome | undefined;
  readonly question: Question | undefined;
  /** Of the option that is being thought about. */
  readonly prospects: readonly Prospect[] | 'unknown' | undefined;
  readonly answering: ReturnType<typeof useAnswering>;
  readonly undo: Undo;
  /** Where the log went on after this person's last answer, if much has happened since. */
  readonly since: number | undefined;
  /** The log by turns and phases. */
  readonly chapters: readonly Chapter[];
  /** For the parts of the game's face. */
  readonly faceProps: FaceProps<unknown>;
  readonly boardProps: BoardProps<unknown>;
  /** What the party is given: it is lit only once it is clear what to do with it. */
  readonly partyTouch: TouchProps;
  /** Lights what is spoken of. */
  light(refs: readonly Ref[]): void;
  /** Keeps it lit until something happens. */
  hold(refs: readonly Ref[]): void;
  answer(answer: Answer): void;
}

const nothing: readonly Ref[] = [];

export function useTable(sat: Sat, say: Formatter): TableState {
  const { sitting, showing, face } = sat;
  const { picture, isLive } = showing;
  const { table, log } = picture;
  const position = useMemo(() => (isLive ? picture.position : withoutQuestion(picture.position)), [picture, isLive]);
  const { view, decision, seat } = position;
  const seats = useMemo(() => seatsOf(table, face, { view, seat }), [table, face, view, seat]);
  const status = useMemo(() => face.status(view), [face, view]);
  const { spoken, light, hold } = useSpoken(log.length);

  const { since, hadAnswered, answered } = useSince(sitting.id, log.length);
  const chapters = useChapters({ match: sitting.id, face, log, trail: showing.trail, hadAnswered });
  const outcome = isLive ? (position.outcome ?? table.ended) : undefined;
  const isOver = outcome !== undefined;
  const undo = useUndo({ sitting, position, wish: table.undo, isLive, isOver });
  const answering = useAnswering({ sitting, position, isOver, onSent: answered });
  const { send } = answering;
  const { remember } = undo;
  const answer = useCallback(
    (given: Answer) => {
      if (decision !== undefined) remember(decision.name, given, labelOf(decision, given));
      restFocus();
      send(given);
    },
    [decision, remember, send],
  );

  const isOpen = isLive && (sitting.where === 'device' || showing.isConnected);
  const { nearest, back } = undo;
  const question = useQuestion({
    position,
    face,
    isOpen,
    isSending: answering.isSending,
    wayBack: useMemo(
      () => (nearest && !isNeighbours(seats, nearest.seat, seat) ? () => back(nearest) : undefined),
      [nearest, back, seats, seat],
    ),
    match: sitting.id,
    send: answer,
  });
  const { chosen, pointed } = question ?? {};
  const weighed = chosen ?? (pointed && hasOdds(face, pointed.group) ? pointed : undefined);
  const prospects = useOdds({
    sitting,
    seat,
    decision,
    // Once an answer is on its way, nobody asks any more what it may lead to.
    option: question?.ask.shape === 'one' && !question.isSending ? weighed : undefined,
    isChosen: chosen !== undefined,
    prospectsOf: face.prospectsOf,
  });

  const targets = useTargets(question, say);
  const lit = useMemo(() => [...spoken, ...(pointed?.refs ?? nothing)], [spoken, pointed]);
  const { pick, pointAt } = question ?? idle;
  const touch = useMemo(
    () => ({ targets, lit, onPick: pick, onPoint: pointAt, onAnswer: answer }),
    [targets, lit, pick, pointAt, answer],
  );
  const isClear = question === undefined || question.hasBegun || question.tiles.length === 0;
  const partyTouch = useMemo(() => (isClear ? touch : { ...touch, targets: [] }), [isClear, touch]);
  const faceProps = useMemo(
    () => ({ view, seat, seats, decision, isOver, say, Rule: RuleLink }),
    [view, seat, seats, decision, isOver, say],
  );
  const considered = chosen ?? pointed;
  const { happening } = showing;
  const boardProps = useMemo(
    () => ({ ...faceProps, ...touch, considered, happening }),
    [faceProps, touch, considered, happening],
  );
  return {
    ...sat,
    picture,
    position,
    status,
    seats,
    outcome,
    question,
    prospects,
    answering,
    undo,
    since,
    chapters,
    faceProps,
    boardProps,
    partyTouch,
    light,
    hold,
    answer,
  };
}

const idle = { pick: () => undefined, pointAt: () => undefined };

/** While it is shown how things came about, nothing is asked. */
function withoutQuestion({ decision: _, outcome: __, ...rest }: Position): Position {
  return rest;
}

/** A plain move leads where it leads. */
function hasOdds({ verbs }: GameFace, group: string | undefined): boolean {
  return group === undefined || verbs[group]?.isPlain !== true;
}

/** What an answer says: the label of its option, or else the question. */
function labelOf({ ask, prompt }: NonNullable<Position['decision']>, answer: Answer): Text {
  return ask?.options.find(option => option.key === answer)?.label ?? prompt;
}
