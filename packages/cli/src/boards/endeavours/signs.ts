import { text } from '../../text/index.ts';
import type { Mark, Signs } from '../signs.ts';

export const looks = { blue: '░', yellow: '▒', red: '▓', year: '[]', open: '○', done: '✓' } as const;

export type SignName = keyof typeof looks;
export type TableMark = Mark<SignName>;

export const signs: Signs<SignName> = {
  blue: { looks: looks.blue, means: text('cli.endeavours.blue') },
  yellow: { looks: looks.yellow, means: text('cli.endeavours.yellow') },
  red: { looks: looks.red, means: text('cli.endeavours.red') },
  year: { looks: looks.year, means: text('cli.endeavours.sign.year') },
  open: { looks: looks.open, means: text('cli.endeavours.sign.open') },
  done: { looks: looks.done, means: text('cli.endeavours.sign.done') },
};
