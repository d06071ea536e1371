const second = 1_000;
const steps = [
  { unit: 'minute', millis: 60 * second },
  { unit: 'hour', millis: 3_600 * second },
  { unit: 'day', millis: 86_400 * second },
] as const;

const aWeek = 7 * 86_400 * second;

/** How long ago, as people say it: "5 minutes ago", "yesterday"; what is older than a week, by its date. */
export function whenOf(time: number, now: number, language: string): string {
  const ago = Math.max(0, now - time);
  if (ago >= aWeek) return new Intl.DateTimeFormat(language, dateOf(time, now)).format(time);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const step = steps.findLast(({ millis }) => ago >= millis);
  return step === undefined ? relative.format(0, 'second') : relative.format(-Math.floor(ago / step.millis), step.unit);
}

function dateOf(time: number, now: number): Intl.DateTimeFormatOptions {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) };
}
