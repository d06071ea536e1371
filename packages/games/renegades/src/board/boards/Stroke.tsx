import type { LogEntry, Ref } from '@starboard/kernel';
import { memo } from 'react';
import type { Board } from '../../field/board.ts';
import { standOf } from '../../show/plan.ts';
import type { View } from '../../view.ts';
import { spotOf as middleOfCell, square } from '../art/index.ts';
import { refsNamed } from '../refs.ts';
import styles from './Thought.module.css';

interface StrokeProps {
  readonly view: View;
  readonly board: Board;
  readonly happening: LogEntry;
}

/** While an attack is told: a line from whoever attacks to its target, where it is plain who they are. */
export const Stroke = memo(function Stroke({ view, board, happening }: StrokeProps) {
  const ends = strokeOf(view, happening);
  if (ends === undefined) return null;
  const [from, to] = ends.map(ref => standOf(view, ref));
  if (from?.board !== board.name || to?.board !== board.name || from.cell === to.cell) return null;
  const [a, b] = [middleOfCell(board, from.cell), middleOfCell(board, to.cell)];
  const share = (square * 0.5) / Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) * share, (b.y - a.y) * share];
  return <path className={styles['stroke']} d={`M${a.x + dx} ${a.y + dy}L${b.x - dx} ${b.y - dy}`} />;
});

/** Who attacks whom in a line of the log; none where a kind of villains is meant. */
export function strokeOf(view: View, { params = {} }: LogEntry): readonly [Ref, Ref] | undefined {
  const { target } = params;
  const by = params['who'] ?? params['ship'] ?? params['fighter'];
  if (typeof by !== 'object' || typeof target !== 'object') return undefined;
  const [from, ...others] = refsNamed(view, by);
  const [to, ...more] = refsNamed(view, target);
  return from !== undefined && to !== undefined && others.length + more.length === 0 ? [from, to] : undefined;
}
