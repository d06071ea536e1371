import type { Flow } from '@starboard/kernel';
import { type Effect, effects } from '../../hooks.ts';
import { neededText, upTo } from '../../rules/arithmetic.ts';
import { isMedKit } from '../../rules/combat/healing.ts';
import { wander } from '../../rules/enemies/passive.ts';
import { lookAround } from '../../rules/map/look-around.ts';
import { rollDirection, zoneText } from '../../rules/map/map.ts';
import { objectiveOf, objectiveText } from '../../rules/objectives.ts';
import { classOf, nameOf, say, survivorsIn } from '../../rules/table.ts';
import { cardKey, cardRef, itemText, useUp } from '../../rules/turn/inventory.ts';
import type { Card, DeedOf, Endure, Objective, Survivor, WhyNot } from '../../types.ts';

type Runs = NonNullable<DeedOf<'carry'>['runs']>;

/** ETS-ROP-1604, 1613: at the start of each Survivor phase it runs one zone on, never off the map, until it is calmed. */
export function runaway(id: number): Effect {
  return {
    *survivorPhaseStarts(t) {
      const { state } = t;
      const objective = objectiveOf(state, id);
      if (objective === undefined || objective.taken || objective.done) return;
      // a token finds room in full zones too (ETS-ODD-19)
      const zone = wander(t, objective.zone, rollDirection(t), undefined, true);
      if (zone === undefined) return;
      objective.zone = zone;
      say(t, 'ETS-ROP-1604', 'runaway.moves', { object: objectiveText(state, id), zone: zoneText(state, zone) });
    },
  };
}

/** ETS-ROP-1605: somebody of the class, with a Med Kit. */
export function whyNotCalm(by: Survivor, { calmedBy }: Runs): WhyNot | undefined {
  if (classOf(by.id) === calmedBy && by.cards.some(({ item }) => isMedKit(item))) return undefined;
  return { reason: { key: 'bar.runaway', params: { class: { key: `class.${calmedBy}` } } }, rule: 'ETS-ROP-1605' };
}

/** ETS-ROP-1605..1608: everybody else who is there helps; the kit is gone either way. */
export function* calm(t: Endure, by: Survivor, objective: Objective, { on }: Runs): Flow {
  const { state } = t;
  const kit = yield* chooseKit(t, by);
  say(t, 'ETS-ROP-1606', 'used', { who: nameOf(by), item: itemText(kit.item) });
  useUp(t, by, kit);
  yield* effects.react(t, 'used', { by, item: kit.item, discarded: true });
  const helpers = survivorsIn(state, objective.zone).length - 1;
  const needed = Math.max(1, on - helpers);
  const die = t.chance.die();
  const calmed = die >= needed;
  say(t, 'ETS-ROP-1607', calmed ? 'runaway.calmed' : 'runaway.struggles', {
    who: nameOf(by),
    die,
    needed,
    from: neededText(on, helpers === 0 ? [] : upTo(on, [{ by: -helpers, name: { key: 'sum.helpers' } }], needed)),
    object: objectiveText(state, objective.id),
  });
  if (calmed) {
    objective.taken = true;
    objective.carrier = by.id;
  }
  yield* lookAround(t); // ETS-ROP-1612: it may have been the last kit
}

/** Kits that are alike are offered once. */
function* chooseKit(t: Endure, by: Survivor): Flow<Card> {
  const kits = by.cards.filter(({ item }) => isMedKit(item));
  const options = kits
    .filter((card, at) => kits.findIndex(({ item }) => item === card.item) === at)
    .map(card => ({ key: cardKey(card), card }));
  const { card } = yield* t.choose(by.seat, 'runaway.kit', options, {
    takeOnly: true,
    describe: option => ({ label: itemText(option.card.item), refs: [cardRef(option.card)] }),
  });
  return card;
}
