const signs: readonly (readonly [number, string])[] = [
  [1 / 6, '⅙'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [5 / 6, '⅚'],
];

/** A figure of a card or a mass on the fuel ladder as it is written there: ½, 4⅓; ninths have no sign and are rounded. */
export function fractionOf(value: number): string {
  const whole = Math.floor(value + 1e-9);
  const rest = value - whole;
  if (rest < 1e-6) return String(whole);
  const sign = signs.find(([part]) => Math.abs(part - rest) < 1e-6)?.[1];
  if (sign === undefined) return value.toFixed(1);
  return whole === 0 ? sign : `${whole}${sign}`;
}

/** Rungs between whole masses are thirds, quarters and the like. */
export function roundedMass(mass: number): number {
  return Math.round(mass * 10) / 10;
}
