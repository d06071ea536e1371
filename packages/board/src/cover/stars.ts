/** A sky as one path: always the same for the same number, and no two stars in a row look placed. */
export function stars(count: number, sky: number): string {
  let drawn = '';
  for (let index = 1; index <= count; index++) {
    const x = fraction((index + sky) * 0.7548776662) * 320;
    const y = fraction((index + sky) * 0.5698402909) * 180;
    const size = 0.3 + fraction(index * 0.618034) ** 4 * 0.9;
    drawn += `M${(x - size).toFixed(1)} ${y.toFixed(1)}a${size.toFixed(2)} ${size.toFixed(2)} 0 1 0 ${(2 * size).toFixed(2)} 0a${size.toFixed(2)} ${size.toFixed(2)} 0 1 0 ${(-2 * size).toFixed(2)} 0`;
  }
  return drawn;
}

function fraction(value: number): number {
  return value - Math.floor(value);
}
