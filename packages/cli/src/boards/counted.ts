import type { Pen } from '../layout.ts';
import { text } from '../text/index.ts';

/** Each name once, in the order in which they first come, those that come often with their number. */
export function counted(names: readonly string[], { say }: Pen): string[] {
  return [...new Set(names)].map(name => {
    const count = names.filter(each => each === name).length;
    return count === 1 ? name : say(text('cli.times', { name, count }));
  });
}
