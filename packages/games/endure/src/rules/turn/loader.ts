import { type Flow, nothing } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Action, Bar, Card, Endure, Figure, State, Survivor } from '../../types.ts';
import { bossOf } from '../enemies/bosses.ts';
import { checkEnd } from '../goals.ts';
import { missionOf } from '../mission.ts';
import { inTurnOrder, isAlive, nameOf, say, speaker } from '../table.ts';
import { gain, itemText, newCard, useUp } from './inventory.ts';

/** ETS-LOADER-06 */
const pilotActions = 4;
/** ETS-LOADER-09 */
const hullSave = 2;
/** ETS-LOADER-03: what a Power Cell is good for, unless somebody makes it last. */
const chargesPerCell = 2;

export function isPilot({ loader }: State, { id }: Pick<Survivor, 'id'>): boolean {
  return loader?.pilot === id;
}

/** ETS-LOADER-18: from the charge on, until the pilot's next turn. */
export function isPowered(state: State, by: Survivor): boolean {
  return isPilot(state, by) && state.loader!.powered;
}

/** ETS-LOADER-17: in a Loader that does not move. */
export function isStranded(state: State, by: Survivor): boolean {
  return isPilot(state, by) && !state.loader!.powered;
}

/** ETS-LOADER-08, 10..12: what cannot be done from inside, powered or not. */
export function pilotBar(state: State, by: Survivor, rule: string): Bar | undefined {
  return isPilot(state, by) ? { reason: { key: 'bar.inLoader' }, rule } : undefined;
}

/** ETS-LOADER-17 */
export function strandedBar(state: State, by: Survivor): Bar | undefined {
  return isStranded(state, by) ? { reason: { key: 'bar.unpowered' }, rule: 'ETS-LOADER-17' } : undefined;
}

/** ETS-LOADER-06, 17: the actions that a turn begins with. */
export function actionsOnBoard(state: State, by: Survivor, usual: number): number {
  return isPowered(state, by) ? pilotActions : usual;
}

/** ETS-LOADER-09, ETS-ARMOUR-05: it stands in for body armour, or there is none. */
export function saveOnBoard(state: State, by: Survivor, worn: number): number {
  return isPowered(state, by) ? hullSave : worn;
}

/** ETS-MAP-15: the places that it takes up where it goes; a Loader counts with its pilot. */
export function placesOf(state: State, by: Survivor): number {
  return isPilot(state, by) ? 2 : 1;
}

/** ETS-LOADER-20: it is where its pilot is, however that came there. */
export function takeLoaderAlong({ loader }: State, { id, zone }: Survivor): void {
  if (loader?.pilot === id) loader.zone = zone;
}

/** ETS-DEATH-05: it stays where it is, empty and without power. */
export function abandonLoader(state: State, who: Survivor): void {
  if (isPilot(state, who)) Object.assign(state.loader!, { pilot: null, powered: false });
}

/** ETS-LOADER-20, ETS-DOOR-11: through an exit it goes along, for good. */
export function driveOff(state: State, who: Survivor): void {
  if (isPilot(state, who)) state.loader = null;
}

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
  say(t, 'ETS-LOADER-04', 'loader.powered', { who: nameOf(by), left: chargesOf(state, by) - cell.spent });
}

/** Power Cells with a charge left. */
function cellsOf(state: State, by: Survivor): Card[] {
  const charges = chargesOf(state, by);
  return by.cards.filter(({ item, spent }) => item === 'powerCell' && spent < charges);
}

function chargesOf(state: State, by: Survivor): number {
  return effects.change(state, 'cellCharges', chargesPerCell, { by });
}

/** Getting in and out, as far as it is possible. */
export function loaderActions(state: State, by: Survivor): Action[] {
  if (state.loader === null || by.turn.actions < 1) return [];
  if (isStranded(state, by)) return [gettingOut];
  return state.loader.zone === by.zone && state.loader.pilot === null ? [gettingIn] : [];
}

/** ETS-LOADER-01, 02, 19: everything that is left of the turn goes into it. */
const gettingIn: Action = {
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
const gettingOut: Action = {
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
export function loaderBar(state: State, by: Survivor): (Bar & Pick<Action, 'key'>) | undefined {
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
  const cells = by.cards.filter(({ item, spent }) => item === 'powerCell' && spent > 0);
  if (cells.length === 0) return;
  const charges = chargesOf(t.state, by);
  for (const cell of cells) {
    if (cell.spent < charges) continue;
    useUp(t, by, cell);
    say(t, 'ETS-LOADER-05', 'cell.empty', { who: nameOf(by), item: itemText(cell.item) });
  }
}
