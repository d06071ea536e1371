import { Silent } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { type CSSProperties, memo } from 'react';
import { pieces } from '../../field/terrain.ts';
import type { BattlePlan } from '../../show/plan.ts';
import styles from './Battlefield.module.css';
import { boxAround, drawn, inch } from './drawing.ts';

interface NamesProps {
  readonly plan: BattlePlan;
  readonly isSmall: boolean;
  readonly say: Formatter;
}

/** What the larger pieces are, and how high (GSQ-TABLE-12); a name fades where there is no room for it. */
export const Names = memo(function Names({ plan, isSmall, say }: NamesProps) {
  return (
    <Silent className={styles['still']}>
      {plan.pieces.map(({ kind, outlines }, at) => {
        const { x, y, width, height } = boxAround(outlines[0]!.map(drawn));
        if (Math.min(width, height) < inch / 2 + 1) return null;
        const high = Math.max(...pieces[kind].map(footprint => footprint.height)) / (isSmall ? 2 : 1);
        const name = say({ key: `terrain.${kind}` });
        const lines = linesOf(high > 0 ? say({ key: 'board.height', params: { name, inches: high } }) : name, width);
        const longest = Math.max(...lines.map(line => line.length));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are nothing but their place
          <g key={at} transform={`translate(${x + width / 2} ${y + height / 2})`}>
            <text className={styles['name']} style={{ '--room': width / longest } as CSSProperties}>
              {lines.map((line, nth) => (
                <tspan key={line} x={0} dy={nth === 0 ? `${0.35 - (lines.length - 1) * 0.55}em` : '1.1em'}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </Silent>
  );
});

/** About how wide a letter of a name is on the table. */
const letter = 8;

/** A name that is longer than its piece is wide takes two lines. */
function linesOf(name: string, width: number): readonly string[] {
  const words = name.split(' ');
  if ((name.length < 11 && name.length * letter <= width) || words.length < 2) return [name];
  const middle = words.findIndex((_, at) => words.slice(0, at + 1).join(' ').length >= name.length / 2);
  const cut = Math.max(1, Math.min(middle, words.length - 1));
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}
