/** GSQ-CORE-01: what a die makes of a D3. */
export function d3Of(die: number): number {
  return Math.ceil(die / 2);
}

/** GSQ-CORE-02, 03: at least the number, with everything added once; a natural 6 always, a natural 1 never. */
export function succeeds(die: number, need: number, modifier = 0): boolean {
  if (die === 6) return true;
  if (die === 1) return false;
  return die + modifier >= need;
}
