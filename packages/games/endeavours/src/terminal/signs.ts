import type { Mark, Signs } from '@starboard/board/terminal';
import { text } from './words/index.ts';

export const looks = { blue: '░', yellow: '▒', red: '▓', year: '[]', open: '○', done: '✓' } as const;

export type SignName = keyof typeof looks;
export type TableMark = Mark<SignName>;

export const signs: Signs<SignName> = {
  blue: { looks: looks.blue, means: text('terminal.blue') },
  yellow: { looks: looks.yellow, means: text('terminal.yellow') },
  red: { looks: looks.red, means: text('terminal.red') },
  year: { looks: looks.year, means: text('terminal.sign.year') },
  open: { looks: looks.open, means: text('terminal.sign.open') },
  done: { looks: looks.done, means: text('terminal.sign.done') },
};
