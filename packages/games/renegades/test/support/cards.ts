import { type Scene, type Spot, scene } from '@starboard/renegades/testing';
import { type Attack, type Bonus, effects, type Offer, type Test } from '../../src/hooks.ts';
import { attackBonuses, defenseBonuses } from '../../src/rules/combat/bonuses.ts';
import { crewById, pieceOf, refOf, shipNo } from '../../src/rules/table.ts';
import { tacticOffers } from '../../src/rules/tactics/play.ts';
import { takeTest } from '../../src/rules/tests.ts';
import type {
  Anybody,
  Crew,
  CrewId,
  OrbitalTactic,
  Ship,
  Skill,
  State,
  Station,
  SurfaceTactic,
} from '../../src/types.ts';
import { attackOf } from './combat.ts';

/** Those who come first in the ledger, on the Icarus and the Destiny Aurora. */
export const first = (): Scene =>
  scene({
    crews: [
      ['lexxa', 'ronara', 'prak', 'maeve', 'icheb'],
      ['jayce', 'flibby', 'rovanna', 'ilse', 'dex'],
    ],
  });

/** And the others. */
export const second = (): Scene =>
  scene({
    crews: [
      ['ragnar', 'vex', 'korrin', 'sarn', 'juno'],
      ['adira', 'tomas', 'brakk', 'ouro', 'tinn'],
    ],
  });

/** The two ships on one row of open space, the Icarus behind, so many squares apart. */
export const inSpace = (set: Scene, apart = 2): Scene =>
  set.ship(1, { at: [21, 5], facing: 'E' }).ship(2, { at: [21, 5 + apart], facing: 'W' });

export const who = ({ state }: { state: State }, id: CrewId) => crewById(state, id);
export const craft = ({ state }: { state: State }, no: number) => shipNo(state, no);

const written = (bonuses: readonly Bonus[]) => bonuses.map(({ name, add, dice }) => `${name} +${add}/${dice}`);

/** All that somebody may add to the dice of such an attack. */
export function adds(
  set: Scene,
  by: Anybody,
  target: Anybody,
  how: Attack['how'],
  more: Partial<Attack> = {},
): string[] {
  return written(attackBonuses(set.state, { ...attackOf(by, target, how, more), by }));
}

/** All that the target may add to its own. */
export function defends(
  set: Scene,
  by: Anybody | null,
  target: Anybody,
  how: Attack['how'],
  more: Partial<Attack> = {},
) {
  return written(defenseBonuses(set.state, attackOf(by, target, how, more)));
}

/** What a ship's crew adds when it fires at the other, and when it is fired at. */
export const guns = (set: Scene, by = 1) => adds(set, craft(set, by), craft(set, 3 - by), 'ship');
export const shields = (set: Scene, of = 1) => defends(set, craft(set, 3 - of), craft(set, of), 'ship');

/** What abilities, cards and upgrades offer somebody or a ship to do now. */
function offersOf(set: { state: State }, by: Crew | Ship): Offer[] {
  return effects.tell(set.state, 'offers', { by }).flat();
}

export const offerKeys = (set: { state: State }, by: Crew | Ship) => offersOf(set, by).map(({ key }) => key);

/** Takes one of these offers, whichever scene `by` was looked up in. */
export function take(set: Scene, by: Crew | Ship, key: string, ...answers: unknown[]) {
  return set.perform(
    t => {
      const offer = offersOf(t, pieceOf(t.state, refOf(by)) as Crew | Ship).find(each => each.key === key);
      if (offer === undefined) throw new Error(`${key} is not offered.`);
      return offer.take(t);
    },
    ...answers,
  );
}

/** Somebody takes a test; the dice of the scene say how it ends. */
export function tries(
  set: Scene,
  id: CrewId,
  skill: Skill,
  purpose: Test['purpose'],
  more: { station?: Station; about?: `${string}:${string}`; target?: number } = {},
  ...answers: unknown[]
) {
  return set.perform(t => takeTest(t, { by: crewById(t.state, id), skill, target: 5, purpose, ...more }), ...answers);
}

/** The dice of the tests that were taken, as they were rolled in the end. */
export function rolled(played: { said(key: string): readonly { params?: unknown }[] }): string[] {
  return [...played.said('test.passed'), ...played.said('test.failed')].map(
    ({ params }) => (params as { dice: string }).dice,
  );
}

/** The red dice of the first attack, as they fell. */
export function red(played: { said(key: string): readonly { params?: unknown }[] }): string {
  return (played.said('attack.rolled')[0]!.params as { dice: string }).dice;
}

export const tacticKeys = ({ state }: { state: State }, where: 'orbit' | 'surface') =>
  tacticOffers(state, shipNo(state, 1), where).map(({ key }) => key);

/** The Renegades' commander uses the card that she has, as a free option of her own turn. */
export function useTactic(set: Scene, where: 'orbit' | 'surface', ...answers: unknown[]) {
  return set.perform(
    t => {
      const [offer] = tacticOffers(t.state, shipNo(t.state, 1), where);
      if (offer === undefined) throw new Error('The card is not offered.');
      return offer.take(t);
    },
    ...answers,
  );
}

/** Lexxa aboard the Icarus, in its turn, with this card; the Destiny Aurora ahead. */
export const aboard = (orbital: OrbitalTactic, apart = 2): Scene =>
  inSpace(first(), apart).ship(1, { orbital }).turnOf(1);

/** Lexxa and her party on the surface, in their turn, with this card. */
export const ashore = (surface: SurfaceTactic, at: Spot = [8, 10]): Scene =>
  first().ship(1, { surface }).crew('lexxa', { at }).partyTurn('lexxa');

/** Lexxa's Leadership, passed and failed. */
export const leads = [5, 1, 1, 1, 1] as const;
export const fails = [1, 1, 1, 1, 1] as const;
