import { plain } from '@starboard/board/terminal/testing';
import { findGame, shelves } from '../../src/games.ts';
import { play } from '../../src/play.ts';
import { type PlayFlags, type Sitting, sitDown } from '../../src/sitting.ts';
import type { Terminal } from '../../src/terminal.ts';

/** A terminal at which these lines are typed, and which keeps what it is told; `⌫` stands for a cleared screen. */
function desk(typed: readonly string[], isScreen = false): Terminal & { readonly shown: string[] } {
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

/** With these words the engineer holds the Relay, and two who always work win in the third round of a calm season. */
const lighthouse: PlayFlags = { language: 'en', seed: 'lighthouse', bot: [], set: ['season=calm'] };

export async function playBeacon(typed: readonly string[], flags: Partial<PlayFlags> = {}, isScreen = false) {
  return played(sitDown(await findGame(shelves, 'beacon'), { ...lighthouse, ...flags }), typed, isScreen);
}

export async function played(sitting: Sitting, typed: readonly string[], isScreen = false) {
  const terminal = desk(typed, isScreen);
  await play(sitting, terminal);
  return { match: sitting.match, shown: terminal.shown, all: terminal.shown.join('\n') };
}

/** What was shown between the line that says this and the next line typed. */
export function shownAfter(shown: readonly string[], line: string): string[] {
  const from = shown.indexOf(line) + 1;
  if (from === 0) throw new Error(`Never shown: ${line}`);
  const until = shown.findIndex((each, at) => at >= from && each.startsWith('> '));
  return shown.slice(from, until);
}
