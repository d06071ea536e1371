import { far, type Insight } from './insight.ts';
import { stepTo, wouldReveal } from './step.ts';

/** How far, as noise goes, a crew lets itself be found. */
const reach = 3;
/** Rounds after which nobody waits any more. */
const patience = 40;

/** Tokens that a noise from here could bring, nearest first; what is shut in cannot come. */
function near(insight: Insight): number[] {
  return insight.view.tokens
    .map(({ zone }) => insight.zone(zone))
    .filter(zone => !far(insight, zone))
    .map(zone => insight.noiseSteps(insight.here, zone))
    .filter(steps => steps <= reach)
    .sort((a, b) => a - b);
}

/** Nobody hostile is about, and the crew stands together and on its feet. */
function isCalm(insight: Insight): boolean {
  const close = insight.view.figures.some(
    ({ zone, stunned }) => !stunned && insight.steps(insight.here, insight.zone(zone)) <= 4,
  );
  return !close && insight.others().every(other => insight.stepsOf(other, insight.here) <= 2);
}

/**
 * What is drawn by a noise comes into view before it can act, so it meets a crew with all its actions: whoever acts last
 * calls what is near, and nobody walks on into it.
 */
export function maybeLure(insight: Insight, keys: readonly string[]): string | undefined {
  const [nearest, next] = near(insight);
  if (nearest === undefined || insight.view.round > patience || !isCalm(insight) || !isFit(insight)) return undefined;
  const hiding = maybeHide(insight, keys);
  if (hiding !== undefined && hiding !== 'end') return hiding;
  if (
    !isLast(insight) ||
    insight.view.noises.some(
      ({ zone, level }) => insight.noiseSteps(insight.zone(zone), insight.here) + nearest <= level,
    )
  )
    return 'end';
  if (nearest === next) return 'end'; // two at once are too many
  return keys.find(key => key === `noise:${Math.max(1, nearest)}`) ?? 'end';
}

/** In a room out of sight, where something can be found. */
export function maybeHide(insight: Insight, keys: readonly string[]): string | undefined {
  if (!isCalm(insight)) return undefined;
  if (keys.includes('search')) return 'search';
  const camp = campOf(insight);
  const step = camp === undefined || camp === insight.here ? undefined : stepTo(insight, keys, [camp], 1);
  return step ?? (camp === insight.here ? 'end' : undefined);
}

/** A room to wait in, where there is something to be found: the nearest to all, and no token in view of it. */
function campOf(insight: Insight): number | undefined {
  const rooms = insight.ways.next
    .map((_, zone) => zone)
    .filter(zone => insight.ground.isRoom[zone] && !far(insight, zone) && wouldReveal(insight, zone) === 0)
    .map(zone => ({ zone, steps: insight.crew().reduce((sum, each) => sum + insight.stepsOf(each, zone), 0) }))
    .sort((a, b) => a.steps + insight.exposure(a.zone) - b.steps - insight.exposure(b.zone));
  return rooms[0] && rooms[0].steps <= 2 * insight.crew().length ? rooms[0].zone : undefined;
}

/** Nobody acts after it in this round. */
function isLast({ view, me }: Insight): boolean {
  const { survivors, firstPlayer } = view;
  const first = survivors.findIndex(({ id }) => id === firstPlayer);
  const order = survivors.map((_, turn) => survivors[(first + turn) % survivors.length]!);
  return order.findLast(({ status }) => status === 'alive')?.id === me.id;
}

function isFit(insight: Insight): boolean {
  const crew = insight.crew();
  const share = crew.reduce((sum, { health, fullHealth }) => sum + health / fullHealth, 0) / crew.length;
  return share >= 0.5;
}
