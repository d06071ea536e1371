/** A regular polygon that stands on a corner's opposite: a hexagon with upright sides, a pentagon with its tip on top. */
export function polygon(corners: number, radius: number): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners - Math.PI / 2;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
