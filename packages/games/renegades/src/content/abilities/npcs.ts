import { isSameRoom, surfaceOf } from '../../field/board.ts';
import { isStep } from '../../field/steps.ts';
import type { Effect } from '../../hooks.ts';
import { heal, infect } from '../../rules/harm.ts';
import { skillOf } from '../../rules/stats.ts';
import { crewOutside, isOnBoard } from '../../rules/table.ts';
import type { Anybody, Crew, Figure, Npc, NpcId, State } from '../../types.ts';
import { bonus } from './bonus.ts';

/** RDA-VILLAIN-04: whether one of a kind stands next to somebody. */
function hasBeside(state: State, owner: Anybody | null, npc: NpcId): boolean {
  const { cell, aboard } = owner as Npc;
  if (aboard !== 0) return false;
  const board = surfaceOf(state);
  return state.npcs.some(each => each.npc === npc && isOnBoard(each) && isStep(board, cell, each.cell, true));
}

/** B1: nobody else of the crews is in the target's room. */
function isAlone(state: State, target: Anybody): boolean {
  if (target.kind !== 'crew' || target.aboard !== 0) return false;
  const board = surfaceOf(state);
  return !crewOutside(state).some(
    crew => crew !== target && crew.on === target.on && isSameRoom(board, crew.cell, target.cell),
  );
}

function isInWater(state: State, owner: Anybody | null): boolean {
  const npc = owner as Npc;
  return isOnBoard(npc) && surfaceOf(state).water[npc.cell] === 1;
}

/** V8: those with the highest Tech. */
function bestAtTech(state: State, visible: readonly Crew[]): Crew[] {
  const tech = (crew: Crew) => skillOf(state, crew, 'tech');
  const most = Math.max(...visible.map(tech));
  return visible.filter(crew => tech(crew) === most);
}

/** Attributes of villains and creatures (RDA-VILLAIN-03, 04, RDA-CREATURE-05). */
export const npcAbilities: { readonly [C in NpcId]?: Effect } = {
  syphonTrooper: {
    *afterAttack(t, { by, attack, harm }) {
      if (attack.how === 'melee' && harm > 0) heal(t, by as Npc, 1);
    },
  },
  borada: {
    prey: ({ visible }) => visible.filter(({ id }) => id === 'lexxa'),
    attackBonus: (_attack, owner, state) => (hasBeside(state, owner, 'syphonTrooper') ? bonus('borada') : undefined),
  },
  zurathiWarrior: {
    attackBonus: ({ target }) => ((target as Figure).wounds > 0 ? bonus('frenzy') : undefined),
  },
  vaalZureth: {
    speed: (speed, _about, owner, state) => (hasBeside(state, owner, 'zurathiWarrior') ? speed + 1 : speed),
  },
  darius: {
    printedDefense: (printed, _about, owner, state) =>
      hasBeside(state, owner, 'dreggTrooper') ? { add: 1, dice: 2 } : printed,
  },
  roninPrime: { prey: ({ visible }, _owner, state) => bestAtTech(state, visible), scanReroll: () => 1 },
  goliath: { moreAttacks: () => 1 },
  razorbackStalker: {
    attackBonus: ({ target }, _owner, state) => (isAlone(state, target) ? bonus('stalks') : undefined),
  },
  sandWyrm: { gait: () => 'burrows' },
  acidSpitter: { ignoresArmor: () => true },
  mireLurker: {
    gait: () => 'swims',
    attackBonus: (_attack, owner, state) => (isInWater(state, owner) ? bonus('lurks') : undefined),
  },
  hiveQueen: {
    *afterAttack(t, { attack: { target }, harm }) {
      if (harm > 0 && target.kind === 'crew') infect(t, target);
    },
  },
  /** RDA-DATA-08: the last die is never lost. */
  phasePanther: {
    redRolled(dice, { attack }) {
      if (attack.how !== 'ranged' || dice.length < 2) return dice;
      const highest = dice.indexOf(Math.max(...dice));
      return dice.filter((_, at) => at !== highest);
    },
  },
  crystalTitan: { piercesCover: ({ how }) => (how === 'ranged' ? true : undefined) },
};
