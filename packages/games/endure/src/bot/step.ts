import { noWay } from '../rules/map/ground.ts';
import { type Insight, threat } from './insight.ts';

/** A move that brings one nearer to any of these zones, round what is in the way, unless it leads into too much trouble. */
export function stepTo(
  insight: Insight,
  keys: readonly string[],
  goals: readonly number[],
  bravery: number,
  isRunning = false,
): string | undefined {
  const costs = costsTo(insight, goals);
  const now = costs[insight.here]!;
  const moves = keys
    .filter(key => key.startsWith('move:'))
    .map(key => ({ key, zone: insight.zone(key.slice(5)) }))
    .filter(
      ({ zone }) =>
        costs[zone]! < now &&
        insight.danger(zone) <= Math.max(bravery, insight.danger(insight.here)) &&
        (isRunning || mayReveal(insight, zone)),
    );
  return moves.sort((a, b) => costs[a.zone]! - costs[b.zone]!)[0]?.key;
}

/** What the way to the nearest goal costs from every zone: a step each, and more through what lurks there. */
function costsTo(insight: Insight, goals: readonly number[]): number[] {
  const tolls = tollsOf(insight);
  const costs = insight.ways.next.map(() => noWay);
  const open = [...new Set(goals)];
  for (const goal of open) costs[goal] = 0;
  while (open.length > 0) {
    const at = open.reduce((best, zone, place) => (costs[zone]! < costs[open[best]!]! ? place : best), 0);
    const [zone] = open.splice(at, 1) as [number];
    for (const next of insight.ways.next[zone]!) {
      const cost = costs[zone]! + 1 + tolls[zone]!;
      if (cost >= costs[next]!) continue;
      costs[next] = cost;
      open.push(next);
    }
  }
  return costs;
}

/** What it costs to come through a zone: its enemies, and a little for a token that lies there. */
function tollsOf(insight: Insight): number[] {
  const tolls = insight.ways.next.map(() => 0);
  for (const { zone, type, stunned } of insight.view.figures) {
    tolls[insight.zone(zone)]! += (stunned ? 0.1 : 0.4) * threat[type];
  }
  for (const { zone } of insight.view.tokens) tolls[insight.zone(zone)]! += 1.2;
  return tolls;
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
