import type { Paint, Terminal } from '../src/terminal.ts';

const asIs = (text: string) => text;
export const plain: Paint = { strong: asIs, dim: asIs, good: asIs, bad: asIs, accent: asIs };

/** A terminal at which these lines are typed, and which keeps what it is told; `⌫` stands for a cleared screen. */
export function desk(typed: readonly string[], isScreen = false): Terminal & { readonly shown: string[] } {
  const left = [...typed];
  const shown: string[] = [];
  return {
    shown,
    width: 80,
    paint: plain,
    isScreen,
    print: lines => {
      shown.push(...lines);
    },
    clear: () => {
      if (isScreen) shown.push('⌫');
    },
    read: async prompt => {
      const line = left.shift();
      shown.push(`${prompt}${line ?? '(end)'}`);
      return line;
    },
    close: () => undefined,
  };
}
