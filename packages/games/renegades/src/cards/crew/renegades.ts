import { cardOf } from '../../catalogue.ts';
import { dist, orbitOf } from '../../field/board.ts';
import type { Effect } from '../../hooks.ts';
import { begin, hasLasting } from '../../rules/lasting.ts';
import { keywordsOf, nameOf, occupantOf, say } from '../../rules/table.ts';
import type { Anybody, Crew, CrewCard, CrewId, State } from '../../types.ts';
import { ashore } from '../ashore.ts';
import { friendsBeside } from '../beside.ts';
import { bonus } from '../bonus.ts';
import { once } from '../lasting.ts';
import { aimedOffers, gunnery, patchUp, salvageDie, shieldTuning, toughness } from './abilities.ts';
import { charge } from './special-attacks.ts';

/** R8: a friend is faster on its next Move; one draught at a time. */
const tonic: Effect = ashore((by, state) => {
  const friends = friendsBeside(state, by).filter(friend => !hasLasting(friend, 'tonic'));
  return aimedOffers(by, 'tonic', friends, function* (t, target) {
    begin(target, { what: 'tonic', until: 'nextMove' });
    say(t, 'RDA-SURFACE-03', 'ability.tonic', { crew: nameOf(target) });
  });
});

/** RDA-COMP-03, RDA-CREW-01: R1..R10. */
export const renegades = {
  lexxa: {
    no: 'R1',
    faction: 'renegade',
    specialties: ['commander'],
    keywords: ['female', 'human', 'warrior'],
    initiative: 8,
    skills: { leadership: 5, search: 3, piloting: 3, tech: 2, stealth: 3, weapons: 4, medical: 0 },
    health: 9,
    speed: 5,
    defense: 1,
    attack: 5,
    orbit: { commander: gunnery('fearless') },
    surface: { attackBonus: ({ how }) => (how === 'hazard' ? undefined : bonus('precisionStrike')) },
  },
  ragnar: {
    no: 'R2',
    faction: 'renegade',
    specialties: ['commander'],
    keywords: ['male', 'human'],
    initiative: 7,
    skills: { leadership: 5, search: 2, piloting: 3, tech: 2, stealth: 2, weapons: 4, medical: 1 },
    health: 10,
    speed: 4,
    defense: 1,
    attack: 5,
    orbit: { commander: toughness('holdTogether', 2) },
    surface: { attackBonus: ({ how, by }) => (how === 'melee' && isHurt(by) ? bonus('berserk', 1, 2) : undefined) },
  },
  ronara: {
    no: 'R3',
    faction: 'renegade',
    specialties: ['navigation'],
    keywords: ['female', 'alien'],
    initiative: 6,
    skills: { leadership: 3, search: 2, piloting: 5, tech: 3, stealth: 4, weapons: 2, medical: 1 },
    health: 7,
    speed: 6,
    defense: 1,
    attack: 3,
    orbit: {
      navigation: {
        defenseBonus: ({ attack }, _owner, state) => bonus('slipstream', 1, isGunnerMale(state, attack.by) ? 2 : 1),
      },
    },
    surface: {
      redDiceAgainst: (dice, { attack: { how, by } }) => (how === 'melee' && isMale(by) ? Math.max(1, dice - 1) : dice),
    },
  },
  vex: {
    no: 'R4',
    faction: 'renegade',
    specialties: ['navigation', 'weapons'],
    keywords: ['male', 'human'],
    initiative: 6,
    skills: { leadership: 2, search: 3, piloting: 5, tech: 3, stealth: 3, weapons: 3, medical: 0 },
    health: 8,
    speed: 5,
    defense: 0,
    attack: 4,
    orbit: { navigation: { freePivots: () => 1 }, weapons: gunnery('deadlyAim') },
    surface: { attackBonus: ({ weapon }) => (isPistol(weapon) ? bonus('quickDraw') : undefined) },
  },
  prak: {
    no: 'R5',
    faction: 'renegade',
    specialties: ['weapons'],
    keywords: ['female', 'alien'],
    initiative: 6,
    skills: { leadership: 2, search: 3, piloting: 2, tech: 3, stealth: 2, weapons: 4, medical: 1 },
    health: 8,
    speed: 5,
    defense: 0,
    attack: 4,
    orbit: { weapons: gunnery('gunner') },
    surface: {
      range: (range, { weapon }) => (weapon !== null && cardOf(weapon.card).slot !== 'item' ? range + 2 : range),
    },
  },
  korrin: {
    no: 'R6',
    faction: 'renegade',
    specialties: ['weapons'],
    keywords: ['male', 'human', 'warrior'],
    initiative: 5,
    skills: { leadership: 2, search: 2, piloting: 2, tech: 2, stealth: 2, weapons: 4, medical: 0 },
    health: 9,
    speed: 4,
    defense: 1,
    attack: 5,
    orbit: {
      weapons: {
        *afterAttack(_t, { attack: { how, target }, harm }) {
          if (how === 'ship' && harm > 0) suppress(target);
        },
      },
    },
    surface: charge,
    leaves: {
      suppressed: {
        redDice: (dice, { how }) => (how === 'ship' ? Math.max(1, dice - 1) : dice),
        *afterAttack(_t, { by, attack }) {
          if (attack.how === 'ship') once(by, 'suppressed');
        },
      },
    },
  },
  maeve: {
    no: 'R7',
    faction: 'renegade',
    specialties: ['communications'],
    keywords: ['female', 'human'],
    initiative: 4,
    skills: { leadership: 3, search: 4, piloting: 1, tech: 3, stealth: 3, weapons: 1, medical: 5 },
    health: 7,
    speed: 5,
    defense: 0,
    attack: 2,
    orbit: { communications: { testDice: salvageDie } },
    surface: patchUp,
  },
  sarn: {
    no: 'R8',
    faction: 'renegade',
    specialties: ['communications', 'engineering'],
    keywords: ['male', 'alien'],
    initiative: 4,
    skills: { leadership: 2, search: 3, piloting: 2, tech: 4, stealth: 3, weapons: 1, medical: 4 },
    health: 6,
    speed: 5,
    defense: 1,
    attack: 2,
    orbit: {
      communications: {
        redDiceAgainst: (dice, { by, attack }, _owner, state) =>
          attack.how === 'ship' && isFar(state, attack.by, by) ? Math.max(1, dice - 1) : dice,
      },
      engineering: shieldTuning('shieldCare'),
    },
    surface: tonic,
    leaves: { tonic: { speed: speed => speed + 2 } },
  },
  icheb: {
    no: 'R9',
    faction: 'renegade',
    specialties: ['engineering'],
    keywords: ['male', 'alien'],
    initiative: 5,
    skills: { leadership: 2, search: 3, piloting: 2, tech: 5, stealth: 3, weapons: 2, medical: 2 },
    health: 7,
    speed: 5,
    defense: 0,
    attack: 3,
    orbit: {
      engineering: {
        testReroll: ({ station }) => (station === 'engineering' ? { name: 'tinkerer', count: 1 } : undefined),
      },
    },
    surface: { testReroll: ({ skill }) => (skill === 'tech' ? { name: 'bypass', count: 1 } : undefined) },
  },
  juno: {
    no: 'R10',
    faction: 'renegade',
    specialties: ['engineering'],
    keywords: ['female', 'human'],
    initiative: 5,
    skills: { leadership: 2, search: 4, piloting: 3, tech: 5, stealth: 4, weapons: 1, medical: 1 },
    health: 6,
    speed: 6,
    defense: 0,
    attack: 2,
    orbit: { engineering: { shipMovement: (points, { by }) => (by.flipped ? points : points + 1) } },
    surface: { testDice: (dice, { purpose }) => (purpose === 'elude' ? dice + 1 : dice) },
  },
} satisfies { readonly [C in CrewId]?: CrewCard };

/** R3: whether the guns that fire are a man's. */
function isGunnerMale(state: State, by: Anybody | null): boolean {
  const gunner = by?.kind === 'ship' ? occupantOf(state, by, 'weapons') : undefined;
  return gunner !== undefined && keywordsOf(gunner).includes('male');
}

/** R6: from now on until the end of the next round, and not twice. */
function suppress(target: Anybody): void {
  target.lasting = target.lasting.filter(({ what }) => what !== 'suppressed');
  begin(target, { what: 'suppressed', until: 'nextRound' });
}

function isHurt(piece: Anybody): boolean {
  return piece.kind === 'crew' && piece.wounds > 0;
}

function isMale(piece: Anybody | null): boolean {
  return (piece?.kind === 'crew' || piece?.kind === 'npc') && keywordsOf(piece).includes('male');
}

function isPistol(weapon: Crew['cards'][number] | null): boolean {
  return weapon !== null && cardOf(weapon.card).slot === 'pistol';
}

/** R8: more than 3 squares away in orbit. */
function isFar(state: State, attacker: Anybody | null, target: Anybody): boolean {
  if (attacker === null || attacker.kind === 'crew' || attacker.kind === 'npc' || target.kind !== 'ship') return false;
  return target.where === 'orbit' && dist(orbitOf(state), attacker.cell, target.cell) > 3;
}
