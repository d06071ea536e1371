import { type Flow, nothing } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Action, Card, Endure, Figure, State, Survivor, WhyNot } from '../../types.ts';
import { bossOf } from '../enemies/bosses.ts';
import { checkEnd } from '../goals.ts';
import { missionOf } from '../mission.ts';
import { inTurnOrder, isAlive, nameOf, say, speaker } from '../table.ts';
import { gain } from './gain.ts';
import { itemText, newCard, useUp } from './inventory.ts';
import { abandonLoader, chargesIn, isPilot, isPowered, isStranded } from './loader.ts';

/** ETS-LOADER-04, 05, 18: at the start of its turn a pilot spends a charge if it can, of the most spent Power Cell. */
export function powerLoader(t: Endure, by: Survivor): void {
  const { state } = t;
  if (!isPilot(state, by)) return;
  const cell = cellsOf(state, by).sort((a, b) => b.spent - a.spent)[0];
  state.loader!.powered = cell !== undefined;
  if (cell === undefined) {
    say(t, 'ETS-LOADER-17', 'loader.dead', { who: nameOf(by) });
    return;
  }
  cell.spent += 1;
  say(t, 'ETS-LOADER-04', 'loader.powered', { who: nameOf(by), left: chargesOf(state, by, cell) - cell.spent });
}

/** Power Cells with a charge left. */
function cellsOf(state: State, by: Survivor): Card[] {
  return by.cards.filter(card => card.spent < chargesOf(state, by, card));
}

/** Unless somebody makes it last. */
function chargesOf(state: State, by: Survivor, { item }: Card): number {
  const charges = chargesIn(item);
  return charges === 0 ? 0 : effects.change(state, 'cellCharges', charges, { by });
}

/** Getting in and out, as far as it is possible. */
export function loaderActions(state: State, by: Survivor): Action[] {
  if (state.loader === null || by.turn.actions < 1) return [];
  if (isStranded(state, by)) return [gettingOut];
  return state.loader.zone === by.zone && state.loader.pilot === null ? [gettingIn] : [];
}

interface Boarding extends Action {
  readonly key: 'enter' | 'exitLoader';
}

/** ETS-LOADER-01, 02, 19: everything that is left of the turn goes into it. */
const gettingIn: Boarding = {
  key: 'enter',
  group: 'interact',
  cost: 1,
  describe: () => ({ label: { key: 'act.enter' } }),
  do(t, by) {
    by.turn.actions = 0;
    t.state.loader!.pilot = by.id;
    say(t, 'ETS-LOADER-02', 'loader.entered', { who: nameOf(by) });
    return nothing;
  },
};

/** ETS-LOADER-16 */
const gettingOut: Boarding = {
  key: 'exitLoader',
  group: 'interact',
  cost: 1,
  describe: () => ({ label: { key: 'act.exitLoader' } }),
  do(t, by) {
    by.turn.actions -= 1;
    abandonLoader(t.state, by);
    say(t, 'ETS-LOADER-16', 'loader.left', { who: nameOf(by) });
    return nothing;
  },
};

/** Why nobody gets in or out here, where there is a Loader to speak of. */
export function whyNotBoard(state: State, by: Survivor): (WhyNot & Pick<Boarding, 'key'>) | undefined {
  const { loader } = state;
  if (loader === null || loader.zone !== by.zone) return undefined;
  if (isPowered(state, by)) {
    return { key: gettingOut.key, reason: { key: 'bar.powered' }, rule: 'ETS-LOADER-15' };
  }
  if (loader.pilot === null || loader.pilot === by.id) return undefined;
  return { key: gettingIn.key, reason: { key: 'bar.loaderTaken' }, rule: 'ETS-COMP-04' };
}

/** ETS-CG-1103, 1104: one survivor of the players' choice starts inside, with the card that is meant for the pilot. */
export function* manLoader(t: Endure): Flow {
  const { state } = t;
  const { loader, round } = state;
  if (round > 1 || loader === null || loader.pilot !== null || !missionOf(state).loader?.piloted) return;
  const options = inTurnOrder(state).map(survivor => ({ key: survivor.id, survivor }));
  const { survivor } = yield* t.choose(speaker(state), 'loader.pilot', options, {
    describe: each => ({ label: nameOf(each.survivor), refs: [`survivor:${each.key}`] }),
  });
  loader.pilot = survivor.id;
  survivor.zone = loader.zone;
  say(t, 'ETS-CG-1103', 'loader.starts', { who: nameOf(survivor) });
  for (const item of state.aside['pilot']?.splice(0) ?? []) yield* gain(t, survivor, newCard(item));
}

/** ETS-CG-1106, 1110, ETS-LOADER-05: first it is seen whether the boss is held, then used-up Power Cells are discarded. */
export function endRoundOnBoard(t: Endure): void {
  const { state } = t;
  if (holdsBoss(state)) {
    state.memory['bossHeld'] = 1;
    checkEnd(t);
    delete state.memory['bossHeld'];
  }
  for (const survivor of state.survivors) if (isAlive(survivor)) discardCells(t, survivor);
}

/** ETS-CG-1106, ETS-ERR-18: a powered Loader with its pilot, and a boss of less than half its Health. */
function holdsBoss(state: State): boolean {
  const { loader, figures } = state;
  if (loader === null || loader.pilot === null || !loader.powered) return false;
  return figures.some(figure => figure.zone === loader.zone && isBelowHalf(state, figure));
}

/** ETS-ERR-18: strictly less. */
export function isBelowHalf(state: State, figure: Figure): boolean {
  const boss = bossOf(state, figure);
  return boss !== undefined && 2 * (boss.health - figure.hurt) < boss.health;
}

function discardCells(t: Endure, by: Survivor): void {
  for (const cell of by.cards.filter(({ item, spent }) => spent > 0 && chargesIn(item) > 0)) {
    if (cell.spent < chargesOf(t.state, by, cell)) continue;
    useUp(t, by, cell);
    say(t, 'ETS-LOADER-05', 'cell.empty', { who: nameOf(by), item: itemText(cell.item) });
  }
}
