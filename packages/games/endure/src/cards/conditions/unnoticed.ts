import type { Flow } from '@starboard/kernel';
import { noiseDistance, zoneText } from '../../rules/map/map.ts';
import { loudestHeard } from '../../rules/map/noise.ts';
import { isSeenFrom } from '../../rules/map/sight.ts';
import { inTurnOrder, isAlive, nameOf, placeOf, say } from '../../rules/table.ts';
import type { ConditionRule, Endure, Figure, State, Survivor } from '../../types.ts';

/**
 * ETS-CG-1008..1011: whoever comes into the sight of passive enemies may go unnoticed until the end of the round. What an
 * enemy has missed is remembered by its number, one bit for each survivor.
 */
export const unnoticed: ConditionRule<'unnoticed'> = {
  params: ({ from }) => ({ from }),
  effect: ({ from }) => ({
    noticed: (noticed, { by, figure }, _, state) => noticed && !hasMissed(state, figure, by),
    *survivorPhaseStarts({ state }) {
      // whoever stands in their sight already does not enter it
      for (const survivor of state.survivors.filter(isAlive)) {
        for (const figure of inSightOf(state, survivor)) figure.saw |= bitOf(state, survivor);
      }
    },
    *glimpsed(t, { revealed }) {
      for (const survivor of inTurnOrder(t.state)) {
        giveAway(t.state, survivor);
        if (t.state.phase === 'survivors') yield* comeIntoSight(t, survivor, revealed, from);
      }
    },
    *roundEnds({ state }) {
      for (const key of Object.keys(state.memory)) if (key.startsWith(prefix)) delete state.memory[key];
    },
  }),
};

const prefix = 'missed:';

function missedBy({ memory }: State, { id }: Figure): number {
  return memory[prefix + id] ?? 0;
}

function bitOf(state: State, survivor: Survivor): number {
  return 1 << placeOf(state, survivor);
}

function hasMissed(state: State, figure: Figure, survivor: Survivor): boolean {
  return (missedBy(state, figure) & bitOf(state, survivor)) !== 0;
}

function inSightOf(state: State, survivor: Survivor): Figure[] {
  return state.figures.filter(figure => isSeenFrom(state, survivor, figure.zone));
}

/** ETS-CG-1009, 1010: a noise of its own that reaches them. */
function giveAway(state: State, survivor: Survivor): void {
  for (const figure of state.figures) {
    if (!hasMissed(state, figure, survivor) || !hears(state, figure, survivor)) continue;
    state.memory[prefix + figure.id] = missedBy(state, figure) & ~bitOf(state, survivor);
  }
}

function hears(state: State, { zone }: Figure, { id }: Survivor): boolean {
  return state.noises.some(noise => noise.maker === id && noiseDistance(state, noise.zone, zone) <= noise.level);
}

/** ETS-CG-1008: one die for each zone with enemies that might miss it. */
function* comeIntoSight(t: Endure, survivor: Survivor, revealed: readonly Figure[], from: number): Flow {
  const { state } = t;
  const bit = bitOf(state, survivor);
  const unaware = inSightOf(state, survivor).filter(
    figure =>
      (figure.saw & bit) === 0 &&
      !hasMissed(state, figure, survivor) &&
      isPassive(state, figure, survivor, revealed.includes(figure)),
  );
  for (const zone of new Set(unaware.map(figure => figure.zone))) {
    const die = t.chance.die();
    const key = die >= from ? 'unnoticed' : 'noticed';
    say(t, 'ETS-CG-1008', key, { who: nameOf(survivor), die, zone: zoneText(state, zone) });
    for (const figure of unaware.filter(each => each.zone === zone)) {
      if (die >= from) state.memory[prefix + figure.id] = missedBy(state, figure) | bit;
      else figure.saw |= bit;
    }
  }
}

/** ETS-CG-1011: nobody else is or was in its view, and it hears nothing; what was just revealed has had no time to hear. */
function isPassive(state: State, figure: Figure, survivor: Survivor, justRevealed: boolean): boolean {
  if ((figure.saw & ~bitOf(state, survivor)) !== 0) return false;
  const others = state.survivors.filter(each => each !== survivor && isAlive(each));
  if (others.some(each => isSeenFrom(state, each, figure.zone) && !hasMissed(state, figure, each))) return false;
  return justRevealed || loudestHeard(state, figure).length === 0;
}
