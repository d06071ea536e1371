import type { Renegades, Words } from '../types.ts';
import { say } from './table.ts';

/** RDA-DICE-07, RDA-DEC-22, RDA-RUL-08: one of the candidates by a die; a single one is taken without rolling. */
export function rollOff<T>(t: Renegades, candidates: readonly T[], nameOf: (candidate: T) => Words): T {
  if (candidates.length === 1) return candidates[0]!;
  const names = candidates.map(nameOf);
  if (candidates.length > 6) return drawn(t, candidates, names);
  const faces = Math.floor(6 / candidates.length);
  const [shares, die] = [sharesOf(names, faces), fairDie(t, faces * candidates.length)];
  const at = Math.floor((die - 1) / faces);
  say(t, 'RDA-DICE-07', 'rollOff.rolled', { shares, die, who: names[at]! });
  return candidates[at]!;
}

/** Faces that are nobody's are rolled again. */
function fairDie(t: Renegades, highest: number): number {
  for (;;) {
    const die = t.chance.die();
    if (die <= highest) return die;
  }
}

function drawn<T>(t: Renegades, candidates: readonly T[], names: readonly Words[]): T {
  const at = t.chance.below(candidates.length);
  say(t, 'RDA-DICE-07', 'rollOff.drawn', { among: candidates.length, who: names[at]! });
  return candidates[at]!;
}

/** Who has which faces: a text for the first, and after it for the others. */
function sharesOf(names: readonly Words[], faces: number): Words {
  const shares = names.map((who, at): Words => {
    const [from, to] = [at * faces + 1, (at + 1) * faces];
    return { key: 'rollOff.share', params: { faces: from === to ? `${from}` : `${from}–${to}`, who } };
  });
  return shares.reduceRight((rest, first) => ({ key: 'rollOff.shares', params: { first, rest } }));
}
