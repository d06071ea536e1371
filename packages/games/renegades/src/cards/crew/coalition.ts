import { cardOf, npcCardOf } from '../../catalogue.ts';
import { boardOf } from '../../field/board.ts';
import { isStep } from '../../field/steps.ts';
import { isVisibleTo } from '../../rules/surface/stealth.ts';
import { areOpponents, figuresOutside, isConscious } from '../../rules/table.ts';
import type { Anybody, Crew, CrewCard, CrewId, Figure, State } from '../../types.ts';
import { bonus } from '../bonus.ts';
import { gunnery, helm, patchUp, salvageDie, shieldTuning, toughness } from './abilities.ts';
import { doubleTap } from './special-attacks.ts';

/** RDA-COMP-03, RDA-CREW-01: K1..K10. */
export const coalition = {
  jayce: {
    no: 'K1',
    faction: 'coalition',
    specialties: ['commander'],
    keywords: ['male', 'human'],
    initiative: 8,
    skills: { leadership: 5, search: 3, piloting: 3, tech: 2, stealth: 2, weapons: 4, medical: 1 },
    health: 9,
    speed: 5,
    defense: 1,
    attack: 5,
    orbit: { commander: helm('steadyHand') },
    surface: {
      attackBonus: ({ how, by }) => (how === 'melee' && holdsSword(by) ? bonus('swordMaster', 1, 2) : undefined),
    },
  },
  adira: {
    no: 'K2',
    faction: 'coalition',
    specialties: ['commander'],
    keywords: ['female', 'human'],
    initiative: 7,
    skills: { leadership: 6, search: 4, piloting: 2, tech: 3, stealth: 3, weapons: 3, medical: 1 },
    health: 8,
    speed: 5,
    defense: 1,
    attack: 4,
    orbit: {
      commander: { testReroll: ({ purpose }) => (purpose === 'ability' ? { name: 'byTheBook', count: 1 } : undefined) },
    },
    surface: {
      testDice: (dice, { purpose, skill }) => (purpose === 'tactical' && skill === 'leadership' ? dice + 1 : dice),
    },
  },
  flibby: {
    no: 'K3',
    faction: 'coalition',
    specialties: ['navigation'],
    keywords: ['female', 'alien'],
    initiative: 5,
    skills: { leadership: 2, search: 3, piloting: 5, tech: 3, stealth: 4, weapons: 2, medical: 1 },
    health: 6,
    speed: 6,
    defense: 0,
    attack: 2,
    orbit: { navigation: helm('weave') },
    surface: { flight: () => true },
  },
  tomas: {
    no: 'K4',
    faction: 'coalition',
    specialties: ['navigation', 'engineering'],
    keywords: ['male', 'human'],
    initiative: 6,
    skills: { leadership: 3, search: 3, piloting: 5, tech: 4, stealth: 2, weapons: 2, medical: 1 },
    health: 8,
    speed: 5,
    defense: 0,
    attack: 3,
    orbit: {
      navigation: { straightBonus: () => 1 },
      engineering: { testDice: (dice, { station }) => (station === 'engineering' ? dice + 1 : dice) },
    },
    surface: {
      speed: (speed, { by }, _owner, state) => (isUnwatched(state, by as Crew) ? speed + 1 : speed),
    },
  },
  rovanna: {
    no: 'K5',
    faction: 'coalition',
    specialties: ['weapons'],
    keywords: ['female', 'human', 'warrior'],
    initiative: 6,
    skills: { leadership: 2, search: 2, piloting: 2, tech: 2, stealth: 3, weapons: 4, medical: 0 },
    health: 8,
    speed: 5,
    defense: 1,
    attack: 4,
    orbit: { weapons: gunnery('gunner') },
    surface: doubleTap,
  },
  brakk: {
    no: 'K6',
    faction: 'coalition',
    specialties: ['weapons'],
    keywords: ['male', 'alien', 'warrior'],
    initiative: 5,
    skills: { leadership: 1, search: 2, piloting: 1, tech: 2, stealth: 1, weapons: 4, medical: 0 },
    health: 10,
    speed: 4,
    defense: 1,
    attack: 5,
    orbit: {
      weapons: { attackReroll: ({ how }) => (how === 'ship' ? { name: 'reLay', count: 1, once: 'round' } : undefined) },
    },
    surface: toughness('thickHide', 1),
  },
  ilse: {
    no: 'K7',
    faction: 'coalition',
    specialties: ['communications'],
    keywords: ['female', 'human'],
    initiative: 4,
    skills: { leadership: 3, search: 4, piloting: 1, tech: 3, stealth: 2, weapons: 1, medical: 5 },
    health: 7,
    speed: 5,
    defense: 0,
    attack: 2,
    orbit: { communications: { testDice: salvageDie } },
    surface: patchUp,
  },
  ouro: {
    no: 'K8',
    faction: 'coalition',
    specialties: ['communications'],
    keywords: ['male', 'alien'],
    initiative: 4,
    skills: { leadership: 2, search: 5, piloting: 2, tech: 3, stealth: 3, weapons: 1, medical: 4 },
    health: 7,
    speed: 5,
    defense: 1,
    attack: 2,
    orbit: {
      communications: { testDice: (dice, { about }) => (about === 'ability:scanForWeaknesses' ? dice + 1 : dice) },
    },
    surface: { testReroll: ({ purpose }) => (purpose === 'roomScan' ? { name: 'sixthSense', count: 1 } : undefined) },
  },
  dex: {
    no: 'K9',
    faction: 'coalition',
    specialties: ['engineering'],
    keywords: ['male', 'human'],
    initiative: 5,
    skills: { leadership: 2, search: 3, piloting: 3, tech: 5, stealth: 2, weapons: 2, medical: 1 },
    health: 8,
    speed: 5,
    defense: 0,
    attack: 3,
    orbit: { engineering: shieldTuning('shieldTuner') },
    surface: {
      redDice: (dice, { weapon }) => (weapon !== null && cardOf(weapon.card).slot === 'item' ? dice + 1 : dice),
    },
  },
  tinn: {
    no: 'K10',
    faction: 'coalition',
    specialties: ['engineering'],
    keywords: ['female', 'alien', 'robot'],
    initiative: 5,
    skills: { leadership: 1, search: 4, piloting: 3, tech: 5, stealth: 2, weapons: 2, medical: 1 },
    health: 7,
    speed: 4,
    defense: 1,
    attack: 3,
    orbit: { engineering: { abilityTarget: () => 5 } },
    surface: { shunned: ({ npc }) => (npcCardOf(npc.npc).keywords.includes('robot') ? true : undefined) },
  },
} satisfies { readonly [C in CrewId]?: CrewCard };

function holdsSword(piece: Anybody): boolean {
  return piece.kind === 'crew' && piece.cards.some(({ card, wielded }) => wielded && cardOf(card).keyword === 'sword');
}

/** K4: no opponent next to somebody; aboard a ship all are (RDA-BOARDING-02). */
function isUnwatched(state: State, crew: Crew): boolean {
  const isFoe = (other: Figure) => areOpponents(state, crew, other) && isVisibleTo(state, crew, other);
  if (crew.aboard !== 0) {
    const isAwake = (other: Crew) => other.post !== 'brig' && isConscious(state, other);
    const beside = [...state.npcs, ...state.crew.filter(isAwake)].filter(({ aboard }) => aboard === crew.aboard);
    return !beside.some(isFoe);
  }
  const board = boardOf(state, crew);
  return !figuresOutside(state).some(
    other => other.on === crew.on && isStep(board, crew.cell, other.cell, true) && isFoe(other),
  );
}
