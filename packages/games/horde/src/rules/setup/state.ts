import type { LatticeIndex } from '@starboard/space';
import { archetypeOf, catalogue } from '../../catalogue.ts';
import type { Setup } from '../../setup.ts';
import type { Hero, SeatName, State } from '../../types.ts';
import { rosterOf } from '../wave/purchase.ts';
import { type ChosenHero, partyOf, seatOfHero } from './party.ts';

/** GSQ-PREP-10 */
const firstCredits = 10;

/** GSQ-PREP-10, GSQ-HERO-02 */
function newHero(no: number, seat: SeatName, { archetype, skill, feats, twin }: ChosenHero, at: LatticeIndex): Hero {
  const { tough, quality, str, dex, wil, power, skills, specials } = archetypeOf({ archetype });
  return {
    kind: 'hero',
    no,
    seat,
    archetype,
    twin,
    at,
    wounds: 0,
    tough,
    quality,
    str,
    dex,
    wil,
    power,
    maxPower: power,
    caster: specials.caster ?? 0,
    skills: [...skills, skill],
    feats: [...feats],
    xp: 0,
    level: 1,
    credits: firstCredits,
    items: [],
    gear: [],
    injuries: [],
    conditions: [],
    lasting: [],
    shaken: false,
    fatigued: false,
    activated: false,
    tested: false,
    guarded: false,
  };
}

/** A mission before anybody stands on the table; `undeployed` is where heroes wait. */
export function newState(setup: Setup, terrain: string): State {
  const heroes = partyOf(setup).map((chosen, i) => newHero(i + 1, seatOfHero(setup, i + 1), chosen, undeployed));
  const { bossFights, injuries, alertness, timeOfDay, weather, events } = setup;
  return {
    small: setup.table === 'small',
    modules: {
      bossFights,
      injuries,
      alertness: alertness !== 'off',
      timeOfDay: timeOfDay !== 'off',
      weather: weather !== 'off',
      events,
    },
    activationMode: setup.activationMode,
    roster: rosterOf(setup.factions),
    partyPoints: heroes.reduce((sum, { archetype }) => sum + catalogue.archetypes[archetype].cost, 0), // GSQ-WAVE-05
    terrain,
    barricades: [],
    grease: [],
    markers: [1, 2, 3, 4, 5].map(no => ({ no, damage: 0 })),
    heroes,
    units: [],
    nextUnit: 1,
    tokens: [],
    treasures: [],
    stage: 'deployment',
    wave: 1,
    round: 0,
    alertness: 0,
    priority: 0,
    lastPriority: 0,
    bossFight: false,
    alertLevel: null,
    time: null,
    weather: null,
    event: null,
    activation: null,
    losses: { hurt: [], fought: [] },
    seized: [],
    doneShopping: [],
    finishedWaves: 0,
    earned: 0,
    result: null,
    reason: '',
    tally: { kills: 0, searches: 0, falls: 0 },
  };
}

/** Off the table: a hero that is still to be placed. */
export const undeployed = -1;
