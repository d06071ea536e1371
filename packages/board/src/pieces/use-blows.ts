import { useState } from 'react';

/** How often a number has fallen since the piece is there: each time it was struck. */
export function useBlows(health: number): number {
  const [last, setLast] = useState({ health, blows: 0 });
  if (last.health === health) return last.blows;
  const next = { health, blows: last.blows + (health < last.health ? 1 : 0) };
  setLast(next);
  return next.blows;
}
