import { bent, mapBox } from './places.ts';

/** The same figures each time, so that the stars stand still. */
function figures(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 16807) % 2147483647;
    return value / 2147483647;
  };
}

const dot = (x: number, y: number) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`;

/** Points all over a part of the sky, as a path of dots for round line caps. */
export function stars(seed: number, count: number, width: number, top: number, height: number): string {
  const next = figures(seed);
  return Array.from({ length: count }, () => dot(next() * width, top + next() * height)).join('');
}

/** Points along a ring of the straight map, denser in its middle. */
export function dust(seed: number, count: number, [from, to]: readonly [number, number]): string {
  const next = figures(seed);
  return Array.from({ length: count }, () => {
    const across = (next() + next() + next()) / 3;
    const { x, y } = bent(from + (to - from) * across, mapBox.y + next() * mapBox.height);
    return dot(x, y);
  }).join('');
}

/** The outline of a rock around the origin. */
export function rockPath(seed: number, radius: number): string {
  const next = figures(seed * 7919 + 13);
  const corners = Array.from({ length: 11 }, (_, nth) => {
    const angle = (nth / 11) * Math.PI * 2;
    const reach = radius * (0.8 + next() * 0.3);
    return `${(Math.cos(angle) * reach * 1.12).toFixed(1)} ${(Math.sin(angle) * reach * 0.9).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
