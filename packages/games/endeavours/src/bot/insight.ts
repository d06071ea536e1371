import type { Ref } from '@starboard/kernel';
import { zoneOf } from '../map/index.ts';
import { homeNode } from '../rules/bernals.ts';
import { isBase, openMissions } from '../rules/missions/quest.ts';
import { lastYear } from '../rules/season.ts';
import { isEmpty, leo, refOfStack } from '../rules/stacks.ts';
import type { NodeId, Stack, State, Zone } from '../types.ts';
import { asState, type View } from '../view.ts';
import { bestFitting, type Fitting } from './fittings.ts';
import { wetBeforeAfterburn } from './flights.ts';
import { remembered } from './memory.ts';
import { isStormy } from './storms.ts';
import { bestVoyage, isOuting, isWorthIt, type Trip } from './trips.ts';
import { wantsOf } from './wants/index.ts';
import type { Want } from './wants/want.ts';

const outerZones: readonly Zone[] = ['Jupiter', 'Saturn', 'Uranus', 'Neptune'];

/** The table as a player thinks about it; what takes thought is thought out when it is asked for. */
export class Insight {
  readonly state: State;
  /** Colonists in the queue. */
  readonly waiting: number;
  #wants: Want[] | undefined;
  #fitting: Fitting | null | undefined;
  #voyage: Trip | null | undefined;

  /** In the middle of a movement its Stack is thought of as it was before; its net thrust tells of an afterburn. */
  constructor(view: View, mover?: Ref, thrust?: unknown) {
    this.state = asState(view);
    this.waiting = view.piles['queue'] ?? 0;
    for (const stack of this.state.stacks) {
      if (refOfStack(stack) !== mover) continue;
      stack.moved = false;
      if (typeof thrust === 'number') stack.wet = wetBeforeAfterburn(this.state, stack, thrust);
    }
  }

  get wants(): readonly Want[] {
    this.#wants ??= remembered('wants', this.state, () => wantsOf(this.state));
    return this.#wants;
  }

  /** A base mission leads beyond the belt, whatever is done for it first. */
  get isFarSighted(): boolean {
    return openMissions(this.state).some(({ card }) => {
      const own = this.wants.filter(({ quest }) => quest?.card === card);
      return own.length > 0 && own.every(({ node }) => outerZones.includes(zoneOf(node)));
    });
  }

  get yearsLeft(): number {
    return lastYear - this.state.year;
  }

  /** Where the Home Bernal is. */
  get home(): NodeId | undefined {
    return homeNode(this.state);
  }

  get leo(): Stack {
    return leo(this.state);
  }

  get rocket(): Stack | undefined {
    return this.state.stacks.find(stack => stack.kind === 'rocket' && !isEmpty(stack));
  }

  /** The rocket, if it has left LEO. */
  get ship(): Stack | undefined {
    return this.rocket?.node === 'LEO' ? undefined : this.rocket;
  }

  /** Where the ship under way should go, or what it should do where it is. */
  get voyage(): Trip | undefined {
    const { ship } = this;
    if (ship !== undefined) this.#voyage ??= remembered('voyage', this.state, () => this.voyageOf(ship)) ?? null;
    return this.#voyage ?? undefined;
  }

  /** Where the ship under way should go if it were like this. */
  voyageOf(ship: Stack): Trip | undefined {
    const state = { ...this.state, stacks: this.state.stacks.map(each => (each.no === ship.no ? ship : each)) };
    const trip = bestVoyage(state, ship, this.wants);
    if (trip === undefined || !isOuting(trip.want) || !this.#isCalled(ship)) return trip;
    return bestVoyage(
      state,
      ship,
      this.wants.filter(want => !isOuting(want)),
    );
  }

  /** If the ship were back, it could be fitted out for a base mission at once: that is no time for outings. */
  #isCalled(ship: Stack): boolean {
    const back = {
      ...this.state,
      stacks: this.state.stacks.map(each => (each.no === ship.no ? { ...ship, node: 'LEO' as const } : each)),
    };
    const wants = this.wants.filter(({ quest }) => quest !== null && isBase(quest));
    const fitting = bestFitting(back, wants);
    return fitting !== undefined && fitting.price <= this.state.bank;
  }

  /** What a ship in LEO should be fitted out for; nothing while another is under way. */
  get fitting(): Fitting | undefined {
    if (this.ship !== undefined && (this.voyage !== undefined || this.ship.node === null)) return undefined;
    this.#fitting ??= remembered('fitting', this.state, () => bestFitting(this.state, this.wants)) ?? null;
    return this.#fitting ?? undefined;
  }

  /** Where the rocket in LEO should go, as it is now: on the errand that it was fitted out for, if it can. */
  get departure(): Trip | undefined {
    const { rocket, state, wants, fitting } = this;
    if (rocket?.node !== 'LEO') return undefined;
    const want = fitting?.want;
    return remembered('departure', state, () => {
      const there =
        want &&
        bestVoyage(
          state,
          rocket,
          wants.filter(({ node }) => node === want.node),
        );
      const trip = there !== undefined && there.want.node !== 'LEO' ? there : bestVoyage(state, rocket, wants);
      return trip !== undefined && isWorthIt(state, trip) && !isStormy(state, rocket, trip) ? trip : undefined;
    });
  }

  /** None that works is in play or on its way. */
  get needsTelescope(): boolean {
    const { hand, stacks } = this.state;
    return (
      !hand.includes('telescope') &&
      !stacks.some(({ cards }) => cards.some(({ card, damaged }) => card === 'telescope' && !damaged))
    );
  }
}
