const day = 24 * 60 * 60 * 1_000;
const units = { d: day, w: 7 * day, y: 365 * day } as const;
const most = 100 * units.y;

/** How many milliseconds `180d`, `26w` or `2y` are; nothing, if it is no such span. A day is the least. */
export function readSpan(given: string): number | undefined {
  const [, count, unit] = /^(\d{1,5})([dwy])$/.exec(given.trim()) ?? [];
  if (count === undefined) return undefined;
  const millis = Number(count) * units[unit as keyof typeof units];
  return millis >= day && millis <= most ? millis : undefined;
}
