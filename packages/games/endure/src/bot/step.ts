import type { Insight } from './insight.ts';

/** A move that brings one nearer to any of these zones, unless it leads into too much trouble. */
export function stepTo(
  insight: Insight,
  keys: readonly string[],
  goals: readonly number[],
  bravery: number,
  isRunning = false,
): string | undefined {
  const moves = keys.filter(key => key.startsWith('move:')).map(key => ({ key, zone: insight.zone(key.slice(5)) }));
  const far = (zone: number) => Math.min(...goals.map(goal => insight.steps(zone, goal)));
  const now = far(insight.here);
  const nearer = moves.filter(
    ({ zone }) =>
      far(zone) < now &&
      insight.danger(zone) <= Math.max(bravery, insight.danger(insight.here)) &&
      (isRunning || mayReveal(insight, zone)),
  );
  return nearer.sort((a, b) => far(a.zone) - far(b.zone))[0]?.key;
}

/** What a step would turn up must be met with actions to spare, by most of the crew. */
function mayReveal(insight: Insight, zone: number): boolean {
  const found = wouldReveal(insight, zone);
  if (found === 0) return true;
  return found === 1 && insight.me.turn.actions >= 2 && turnsLeft(insight) * 2 > insight.crew().length;
}

/** Tokens that a step into a zone would turn up. */
export function wouldReveal(insight: Insight, zone: number): number {
  return insight.view.tokens.filter(token => insight.sees(zone, insight.zone(token.zone))).length;
}

/** How many of the crew still act in this round, oneself included. */
function turnsLeft({ view }: Insight): number {
  return view.survivors.length - view.turnsTaken;
}
