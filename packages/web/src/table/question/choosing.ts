import type { Proposal } from '@starboard/board';
import type { Ref, ShownAsk, ShownOption } from '@starboard/kernel';
import { hasTiles, type Tile } from '../actions/tiles.ts';
import { type Draft, emptyDraft, given, isAmong, paired, toggled } from './draft.ts';

/** Which options lie open in the decision card: those of one verb, or those that touch one place. */
type Opened = { readonly tile: string } | { readonly ref: Ref };

/** How far a person has come with one question. */
export interface Choosing {
  readonly opened: Opened | undefined;
  /** The key of the option that waits to be confirmed. */
  readonly chosen: string | undefined;
  readonly draft: Draft;
}

/** A question whose only verb has several options lies open at once; what the game proposes is laid out. */
export function beginChoosing(ask: ShownAsk | undefined, tiles: readonly Tile[], proposal: Proposal = {}): Choosing {
  const [only, ...others] = tiles;
  const isOpen = only !== undefined && others.length === 0 && only.options.length > 1;
  const draft = { ...emptyDraft(ask), ...proposal };
  return { opened: isOpen ? { tile: only.id } : undefined, chosen: undefined, draft };
}

/** Whether something was opened, chosen or pointed out since the question came. */
export function hasMoved({ opened, chosen, draft }: Choosing, beginning: Choosing): boolean {
  return chosen !== undefined || draft.place !== undefined || !isSameOpened(opened, beginning.opened);
}

function isSameOpened(one: Opened | undefined, other: Opened | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return 'tile' in one ? 'tile' in other && one.tile === other.tile : 'ref' in other && one.ref === other.ref;
}

/** One step back: the place, then the option, then what was opened. */
export function stepBack(state: Choosing): Choosing {
  if (state.draft.place !== undefined) return { ...state, draft: { ...state.draft, place: undefined } };
  return state.chosen === undefined ? { ...state, opened: undefined } : { ...state, chosen: undefined };
}

/**
 * The tile whose only option was chosen, if it is about nothing that lies elsewhere, as the end of a turn is: whether that is
 * meant is asked at the tile. What has a target is weighed in the card, with the target in sight.
 */
export function tileBeside(tiles: readonly Tile[], { opened, chosen }: Choosing): Tile | undefined {
  if (opened !== undefined || chosen === undefined) return undefined;
  return tiles.find(({ options: [only, ...others] }) => {
    return only?.key === chosen && others.length === 0 && (only.refs ?? []).length === 0;
  });
}

/** Whether what was kept still fits the question: what it speaks of is offered. */
export function fits(ask: ShownAsk, tiles: readonly Tile[], { opened, chosen, draft }: Choosing): boolean {
  const keys = new Set(ask.options.map(({ key }) => key));
  const partners = new Set(ask.shape === 'pairs' ? ask.partners.map(({ key }) => key) : []);
  const isOpen =
    opened === undefined ||
    ('tile' in opened ? tiles.some(({ id }) => id === opened.tile) : touching(ask.options, opened.ref).length > 0);
  return (
    isOpen &&
    (chosen === undefined || keys.has(chosen)) &&
    [...draft.picked, ...Object.keys(draft.amounts)].every(key => keys.has(key)) &&
    draft.pairs.every(([key, partner]) => keys.has(key) && partners.has(partner)) &&
    (draft.half === undefined || (draft.half.isPartner ? partners : keys).has(draft.half.key)) &&
    (draft.place === undefined || (ask.shape === 'place' && isAmong(ask.places, draft.place)))
  );
}

/** The options that lie open: in the card as a list, on the board as lit targets. */
export function openOptions(ask: ShownAsk, tiles: readonly Tile[], opened: Opened | undefined): readonly ShownOption[] {
  if (opened === undefined) return hasTiles(ask) ? [] : ask.options;
  if ('ref' in opened) return touching(ask.options, opened.ref);
  return tiles.find(tile => tile.id === opened.tile)?.options ?? [];
}

/** What a click may mean: one of what lies open, or else anything that can be chosen. */
export function touchable(ask: ShownAsk, tiles: readonly Tile[], opened: Opened | undefined): readonly ShownOption[] {
  if (ask.shape === 'pairs') return [...ask.options, ...ask.partners];
  return opened === undefined ? ask.options : openOptions(ask, tiles, opened);
}

/**
 * What is lit: what lies open. While nothing does, only what can be done by the way is lit; what must be thought about is
 * offered by the action bar, or else everything would be lit all the time.
 */
export function litOptions(ask: ShownAsk, tiles: readonly Tile[], opened: Opened | undefined): readonly ShownOption[] {
  if (opened !== undefined || !hasTiles(ask)) return touchable(ask, tiles, opened);
  return tiles.filter(({ verb }) => verb === undefined || verb.isPlain).flatMap(({ options }) => options);
}

export function touching(options: readonly ShownOption[], ref: Ref): readonly ShownOption[] {
  return options.filter(option => option.refs?.includes(ref));
}

/** What a click on a place means. */
type Pick =
  | { readonly choose: ShownOption }
  | { readonly open: Ref }
  | { readonly draft: Draft }
  | { readonly confirm: true }
  | { readonly nothing: true };

export function pickOf(ask: ShownAsk, tiles: readonly Tile[], { opened, draft }: Choosing, ref: Ref): Pick {
  const lit = touching(touchable(ask, tiles, opened), ref);
  const options = lit.length > 0 ? lit : touching(ask.options, ref);
  const [first, ...others] = options;
  if (ask.shape === 'place') return placeOf(ask.places, draft, ref);
  if (first === undefined) return { nothing: true };
  if (ask.shape === 'one') return others.length === 0 ? { choose: first } : { open: ref };
  return { draft: draftedBy(ask, draft, first.key) };
}

/** A place is chosen by a click on it, and taken by another. */
function placeOf(places: readonly number[], draft: Draft, ref: Ref): Pick {
  const place = ref.startsWith('place:') ? Number(ref.slice('place:'.length)) : Number.NaN;
  if (!isAmong(places, place)) return { nothing: true };
  return draft.place === place ? { confirm: true } : { draft: { ...draft, place } };
}

/** What choosing one option adds to an answer of several parts. */
export function draftedBy(ask: ShownAsk, draft: Draft, key: string): Draft {
  switch (ask.shape) {
    case 'some':
      return toggled(draft, key, ask.max);
    case 'split':
      return given(draft, ask, key, 1);
    case 'pairs':
      return paired(draft, key, !ask.options.some(option => option.key === key));
    default:
      return draft;
  }
}
