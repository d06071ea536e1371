import { catalogue } from '../../catalogue.ts';
import type { ItemCardId, State, Survivor, WhyNot } from '../../types.ts';

/** ETS-LOADER-06 */
const pilotActions = 4;
/** ETS-LOADER-09 */
const hullSave = 2;

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
export function whyNotAsPilot(state: State, by: Survivor, rule: string): WhyNot | undefined {
  return isPilot(state, by) ? { reason: { key: 'bar.inLoader' }, rule } : undefined;
}

/** ETS-LOADER-17 */
export function whyNotStranded(state: State, by: Survivor): WhyNot | undefined {
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

/** ETS-LOADER-03: what a Power Cell is good for, as printed; nothing else powers it. */
export function chargesIn(item: ItemCardId): number {
  const card = catalogue.items[item];
  return card.kind === 'gear' ? (card.charges ?? 0) : 0;
}
