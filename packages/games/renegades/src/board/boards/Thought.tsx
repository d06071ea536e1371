import type { Target } from '@starboard/board';
import type { ShownDecision, ShownOption } from '@starboard/kernel';
import { memo, useMemo } from 'react';
import type { Board } from '../../field/board.ts';
import { factionOf } from '../../rules/table.ts';
import { arcOf, coverAmong, reachOf, shotsOf, wayTo } from '../../show/outlook.ts';
import { standOfPiece } from '../../show/plan.ts';
import type { Anybody, Faction } from '../../types.ts';
import type { View } from '../../view.ts';
import { FireArc, spotOf as middleOfCell, ReachArea, square } from '../art/index.ts';
import styles from './Thought.module.css';
import type { PlacingState } from './use-placing.ts';

interface ThoughtProps {
  readonly view: View;
  readonly board: Board;
  readonly own: Faction;
  readonly decision: ShownDecision | undefined;
  /** Whose turn it is, or whom the question is about. */
  readonly actor: Anybody | undefined;
  readonly considered: ShownOption | undefined;
  /** What the pointer is on. */
  readonly looked: Anybody | undefined;
  readonly placing: PlacingState | undefined;
  readonly targets: readonly Target[];
}

/** Before anything is settled: where a Move leads, what a ship could hit, where somebody is hidden, along which line is shot. */
export const Thought = memo(function Thought(props: ThoughtProps) {
  const { view, board, own, decision, actor, considered, looked, placing, targets } = props;
  const open = useMemo(() => openAttacks(decision, targets), [decision, targets]);
  if (placing) return <Going view={view} board={board} decision={decision} actor={actor} state={placing} />;
  const moves = considered?.group === 'move' || considered?.group === 'sneak';
  return (
    <>
      {actor && moves && <MoveReach view={view} board={board} piece={actor} hides={considered.group === 'sneak'} />}
      {actor?.kind === 'ship' && decision?.name === 'act' && <Arc view={view} board={board} own={own} piece={actor} />}
      {looked && looked !== actor && <Arc view={view} board={board} own={own} piece={looked} />}
      <Shots view={view} board={board} options={considered ? [considered] : open} by={actor} />
    </>
  );
});

/** The attacks that are lit: those that lie open. */
function openAttacks(decision: ShownDecision | undefined, targets: readonly Target[]): readonly ShownOption[] {
  const isLit = ({ refs = [] }: ShownOption) => refs.some(ref => targets.some(target => target.ref === ref));
  return decision?.ask?.options.filter(option => option.group === 'attack' && isLit(option)) ?? [];
}

/** RDA-MOVE-01, 09: the squares that a Move leads to, with what they cost. */
function MoveReach({
  view,
  board,
  piece,
  hides,
}: Pick<ThoughtProps, 'view' | 'board'> & { readonly piece: Anybody; readonly hides: boolean }) {
  const reach = useMemo(() => reachOf(view, piece), [view, piece]);
  if (reach?.board !== board.name) return null;
  const cells = [...reach.costs.keys()];
  return (
    <>
      <ReachArea board={board} cells={cells} costs={reach.costs} />
      {hides && <Covers view={view} board={board} cells={cells} />}
    </>
  );
}

/** RDA-STEALTH-03: squares that hide somebody, each with a hood. */
function Covers({ view, board, cells }: Pick<ThoughtProps, 'view' | 'board'> & { readonly cells: readonly number[] }) {
  const signs = coverAmong(view, board, cells).map(cell => {
    const { x, y } = middleOfCell(board, cell);
    return `M${x - 13} ${y - 4}a5 6 0 0 1 10 0v3h-10Z`;
  });
  return <path className={styles['cover']} d={signs.join('')} />;
}

/** RDA-ATTACK-01..03, RDA-FIGHTER-05 */
function Arc({ view, board, own, piece }: Pick<ThoughtProps, 'view' | 'board' | 'own'> & { readonly piece: Anybody }) {
  const arc = useMemo(() => (board.name === 'orbit' ? arcOf(view, piece) : undefined), [view, board, piece]);
  if (arc === undefined) return null;
  const tone = factionOf(piece) === own ? 'you' : 'foe';
  return <FireArc board={board} from={piece.cell} {...arc} tone={tone} />;
}

interface GoingProps extends Pick<ThoughtProps, 'view' | 'board' | 'decision' | 'actor'> {
  readonly state: PlacingState;
}

/** On the way to the square that is shown: what could be hit from there, or the way itself. */
function Going({ view, board, decision, actor, state: { placing, shown } }: GoingProps) {
  const ship = placing.hasFacings && actor?.kind === 'ship' ? actor : undefined;
  const arc = useMemo(() => ship && arcOf(view, { ...ship, where: 'orbit' }, shown), [view, ship, shown]);
  const way = useMemo(
    () => (decision && shown !== undefined && !placing.hasFacings ? wayTo(view, decision, shown) : []),
    [view, decision, placing, shown],
  );
  const from = shown === undefined ? ship?.cell : shown >> 3;
  return (
    <>
      {actor?.kind === 'crew' && actor.stealth && (
        <Covers view={view} board={board} cells={[...placing.places.keys()]} />
      )}
      {arc && from !== undefined && <FireArc board={board} from={from} {...arc} />}
      {way.length > 0 && actor && <Way board={board} cells={[actor.cell, ...way]} />}
    </>
  );
}

function Way({ board, cells }: { readonly board: Board; readonly cells: readonly number[] }) {
  const d = cells.map((cell, at) => {
    const { x, y } = middleOfCell(board, cell);
    return `${at === 0 ? 'M' : 'L'}${x} ${y}`;
  });
  return (
    <>
      <path className={styles['wayBelow']} d={d.join('')} />
      <path className={styles['way']} d={d.join('')} />
    </>
  );
}

interface ShotsProps extends Pick<ThoughtProps, 'view' | 'board'> {
  readonly options: readonly ShownOption[];
  readonly by: Anybody | undefined;
}

/** RDA-RANGED-06, RDA-ATTACK-15: solid where nothing is in the way, dashed through obstructed terrain. */
function Shots({ view, board, options, by }: ShotsProps) {
  const shots = useMemo(() => shotsOf(view, options, by), [view, options, by]);
  if (by === undefined || standOfPiece(by)?.board !== board.name) return null;
  return shots.map(({ from, to, target, isObstructed }) => {
    const [a, b] = [middleOfCell(board, from), middleOfCell(board, to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const cut = (square * 0.48) / length;
    const [dx, dy] = [(b.x - a.x) * cut, (b.y - a.y) * cut];
    return (
      <path
        key={target}
        className={isObstructed ? styles['hard'] : styles['clear']}
        d={`M${a.x + dx} ${a.y + dy}L${b.x - dx} ${b.y - dy}`}
      />
    );
  });
}
