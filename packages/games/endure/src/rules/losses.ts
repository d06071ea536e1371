import { variantsOf } from '../tables/variants.ts';
import type {
  ClassName,
  DeedOf,
  Impossible,
  ItemCardId,
  Loss,
  Named,
  Params,
  State,
  TokenFace,
  Words,
} from '../types.ts';
import { isMedKit } from './combat/healing.ts';
import { canStillSpawn } from './enemies/coming.ts';
import { readFace } from './enemies/kinds.ts';
import { groundOf, missionOf } from './mission.ts';
import { objectivesNamed, objectiveText, roomFor } from './objectives.ts';
import { classOf, countAllies, isAlive, listed, nameOf } from './table.ts';
import { chargesIn } from './turn/loader.ts';

type LossOf<L extends Loss['loss']> = Extract<Loss, { loss: L }>;
type Failure<L extends Loss['loss']> = (state: State, loss: LossOf<L>) => Impossible | undefined;

/** ETS-GAME-04: what else fails missions, by name: what has become impossible, if anything has. */
const losses: { readonly [L in Loss['loss']]: Failure<L> } = {
  /** ETS-CG-1109 */
  bossDead: state =>
    isBossDead(state)
      ? impossible('ETS-CG-1109', 'bossDead', { boss: { key: `enemy.${state.bosses[0]!.type}` } })
      : undefined,
  noPower: state => (hasNoPower(state) ? impossible('ETS-CG-1109', 'noPower') : undefined),
  tooFewCarriers: tooFewHands,
  cannotCalm: nobodyToCalm,
  tooFewAllies,
};

export function failureOf(loss: Loss): (state: State) => Impossible | undefined {
  const failed = losses[loss.loss] as (state: State, loss: Loss) => Impossible | undefined;
  return state => failed(state, loss);
}

export function impossible(rule: string, what: Named<'impossible'>, params: Params = {}): Impossible {
  return { rule, why: { key: `impossible.${what}`, params } };
}

export function isBossDead({ bosses }: State): boolean {
  return bosses.length > 0 && bosses.every(({ status }) => status === 'dead');
}

/** ETS-CG-1109: the Loader is without power, and no Power Cell is in an inventory, laid aside or in the deck. */
function hasNoPower(state: State): boolean {
  const { loader, survivors, aside, items } = state;
  if (loader?.powered) return false;
  const carried = survivors.some(({ status, cards }) => status === 'alive' && cards.some(({ item }) => isCell(item)));
  const waits = [...Object.values(aside), items.draw].some(cards => cards.some(isCell));
  const comesBack = variantsOf(state).itemDeckEmpty === 'reshuffle' && items.discard.some(isCell); // ETS-VAR-23
  return !carried && !waits && !comesBack;
}

function isCell(item: ItemCardId): boolean {
  return chargesIn(item) > 0;
}

/** ETS-CG-0908: more of them lie on the map than those who are left can take up. */
function tooFewHands(state: State, { objective }: LossOf<'tooFewCarriers'>): Impossible | undefined {
  const lying = objectivesNamed(state, objective).filter(({ carrier, out, done }) => carrier === null && !out && !done);
  const [first] = lying;
  if (first === undefined) return undefined;
  const free = state.survivors.filter(isAlive).reduce((sum, survivor) => sum + roomFor(state, survivor, first.id), 0);
  if (lying.length <= free) return undefined;
  const params = { objective: objectiveText(state, first.id), lying: lying.length, free };
  return impossible('ETS-CG-0908', 'tooFewCarriers', params);
}

/** ETS-ROP-1612: no living Medic, or no Med Kit in any inventory or in the deck. */
function nobodyToCalm(state: State, { objective }: LossOf<'cannotCalm'>): Impossible | undefined {
  const rule = 'ETS-ROP-1612';
  for (const { id, taken } of objectivesNamed(state, objective)) {
    // a mission is checked for that: this loss speaks of what is carried
    const { runs } = missionOf(state).objectives[id]!.deed as DeedOf<'carry'>;
    if (taken || runs === undefined) continue;
    const { calmedBy } = runs;
    const about = { objective: objectiveText(state, id), does: 'calm' };
    if (!hasClass(state, calmedBy)) return impossible(rule, 'class', { ...about, ...deadOf(state, calmedBy) });
    if (!hasMedKit(state)) return impossible(rule, 'noKit', about);
  }
  return undefined;
}

function hasMedKit(state: State): boolean {
  const { draw, discard } = state.items;
  for (const { status, cards } of state.survivors)
    if (status === 'alive' && cards.some(({ item }) => isMedKit(item))) return true;
  if (draw.some(isMedKit)) return true;
  return variantsOf(state).itemDeckEmpty === 'reshuffle' && discard.some(isMedKit); // ETS-VAR-23: it comes back
}

/** ETS-CO-1316: those out, friendly ones, hostile figures, the numbers of tokens on the map, and what the pile can bring. */
function tooFewAllies(state: State, { least }: LossOf<'tooFewAllies'>): Impossible | undefined {
  const { allies, figures, tokens, pile } = state;
  const here = allies.length - countAllies(allies, 'gone') + figures.length + printedOn(tokens.map(({ face }) => face));
  if (here >= least) return undefined;
  const comes = canStillSpawn(state);
  const left = comes ? here + printedOn(pile) : here;
  if (left >= least) return undefined;
  return impossible('ETS-CO-1316', 'tooFewAllies', { least, left, pile: comes ? 'comes' : 'shut' });
}

function printedOn(faces: readonly TokenFace[]): number {
  return faces.reduce((sum, face) => sum + readFace(face).count, 0);
}

/** ETS-DEATH-08: a step that only one class can take is undone, and nobody of it lives any more. */
export function missesClass(state: State): Impossible | undefined {
  const { onlyFor, mission } = groundOf(state);
  for (const { id, done, taken } of state.objectives) {
    const only = done || taken ? undefined : onlyFor.get(id);
    if (only === undefined || hasClass(state, only)) continue;
    const { does } = mission.objectives[id]!.deed;
    return impossible('ETS-DEATH-08', 'class', {
      objective: objectiveText(state, id),
      does,
      ...deadOf(state, only),
    });
  }
  return undefined;
}

/** Whoever has left lives. */
export function hasClass({ survivors }: State, name: ClassName): boolean {
  for (const { id, status } of survivors) if (status !== 'dead' && classOf(id) === name) return true;
  return false;
}

/** A class of which nobody lives any more, and who of it is dead. */
export function deadOf({ survivors }: State, name: ClassName): { class: Words; dead: number; who: Words | string } {
  const dead = survivors.filter(({ id }) => classOf(id) === name).map(nameOf);
  return { class: { key: `class.${name}` }, dead: dead.length, who: dead.length === 0 ? '' : listed(dead) };
}
