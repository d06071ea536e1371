import type { Flow } from '@starboard/kernel';
import { npcCardOf } from '../../catalogue.ts';
import { boardOf, dist } from '../../field/board.ts';
import { grenadeSquares, mayHit, throwAtOne } from '../../rules/combat/grenades.ts';
import { spendEnergy } from '../../rules/gear/cards.ts';
import { stun } from '../../rules/harm.ts';
import { pickSquare } from '../../rules/squares/pick.ts';
import { isVisibleTo } from '../../rules/surface/stealth.ts';
import { areOpponents, cellRef, deciderOf, figuresOutside, isCreature, nameOf, refOf } from '../../rules/table.ts';
import type { CardId, Crew, Figure, GearCard, Renegades, State } from '../../types.ts';
import { ashore } from '../ashore.ts';
import { bonus } from '../bonus.ts';
import { cellOf } from '../lasting.ts';
import { against, aid, airborne, charged, dressing, forOneMove, offerOf, stunning } from './gear.ts';

/** RDA-SEARCH-02: what is found in containers. */
export const finds = {
  neuralStim: {
    no: 'SI01',
    slot: 'item',
    energy: 3,
    cost: 50,
    copies: 1,
    effect: forOneMove('neuralStim', 'neuralStim'),
    leaves: { neuralStim: { speed: speed => speed + 1 } },
  },
  fieldDressing: { no: 'SI02', slot: 'item', energy: 2, cost: 75, copies: 1, effect: dressing('fieldDressing') },
  opticVisor: {
    no: 'SI03',
    slot: 'item',
    cost: 75,
    copies: 1,
    effect: { skill: (value, { skill }) => (skill === 'search' ? value + 1 : value) },
  },
  lockbreaker: {
    no: 'SI04',
    slot: 'item',
    energy: 3,
    cost: 75,
    copies: 1,
    effect: aid(
      'lockbreaker',
      1,
      ({ skill, purpose }) => skill === 'tech' && (purpose === 'interact' || purpose === 'parameter'),
    ),
  },
  diplomaticSeal: {
    no: 'SI05',
    slot: 'item',
    cost: 100,
    copies: 1,
    effect: {
      testDice: (dice, { skill, purpose }) => (skill === 'leadership' && purpose === 'parameter' ? dice + 1 : dice),
    },
  },
  whisperBoots: {
    no: 'SI06',
    slot: 'item',
    cost: 100,
    copies: 1,
    effect: { skill: (value, { skill }) => (skill === 'stealth' ? value + 1 : value) },
  },
  gravHarness: {
    no: 'SI07',
    slot: 'item',
    energy: 2,
    cost: 125,
    copies: 1,
    effect: forOneMove('gravHarness', 'airborne'),
    leaves: { airborne },
  },
  refractorCharm: {
    no: 'SI08',
    slot: 'item',
    energy: 4,
    cost: 100,
    copies: 1,
    effect: {
      defenseBonus({ by, attack }) {
        if (by.kind !== 'crew' || attack.how !== 'ranged') return undefined;
        const card = by.cards.find(each => each.card === 'refractorCharm' && each.energy !== 0);
        return card === undefined ? undefined : { ...bonus('refractorCharm'), card };
      },
    },
  },
  beastLure: {
    no: 'SI09',
    slot: 'item',
    energy: 1,
    cost: 50,
    copies: 1,
    effect: ashore((by, state) => {
      if (!state.npcs.some(isCreature)) return undefined;
      return offerOf(by, 'beastLure', 'action', function* (t, card) {
        spendEnergy(t, by, card);
        const board = boardOf(t.state, by);
        const { terrain, stopsSteps } = board.grid;
        const near = Array.from(terrain.keys()).filter(
          cell => terrain[cell]! >= 0 && !stopsSteps[cell] && dist(board, cell, by.cell) <= 4,
        );
        const seat = deciderOf(t.state, by);
        const at = seat === null ? near[0]! : yield* pickSquare(t, seat, 'lureTo', board.name, near);
        for (const npc of t.state.npcs.filter(isCreature)) {
          npc.lasting.push({ what: 'lured', until: 'activation', about: cellRef(at) });
        }
      });
    }),
    leaves: { lured: { errand: (_about, owner) => cellOf(owner, 'lured') } },
  },
  flashCapsule: {
    no: 'SI10',
    slot: 'item',
    energy: 1,
    cost: 75,
    copies: 1,
    effect: ashore((by, state) => {
      if (dazzled(state, by).length === 0) return undefined;
      return offerOf(by, 'flashCapsule', 'action', function* (t, card) {
        spendEnergy(t, by, card);
        for (const figure of dazzled(t.state, by)) stun(t, figure);
      });
    }),
  },
  adrenalShot: {
    no: 'SI11',
    slot: 'item',
    energy: 1,
    cost: 75,
    copies: 1,
    effect: {
      offers: ({ by }, _owner, { party }) =>
        party?.crew === (by as Crew).id
          ? offerOf(by, 'adrenalShot', 'free', function* (t, card) {
              spendEnergy(t, by, card);
              t.state.party!.peacefulActions++;
            })
          : undefined,
    },
  },
  ancientIdol: { no: 'SI12', slot: 'item', cost: 200, copies: 1 },
  creditChip: { no: 'SI13', slot: 'item', digits: 50, cost: 0, copies: 1 },
  creditVaultChip: { no: 'SI14', slot: 'item', digits: 100, cost: 0, copies: 1 },
  serpentBlade: {
    no: 'SI15',
    slot: 'melee',
    range: 1,
    keyword: 'sword',
    bonus: { add: 1, dice: 2 },
    cost: 150,
    copies: 1,
  },
  thunderMaul: { no: 'SI16', slot: 'melee', hands: 2, range: 1, bonus: { add: 2, dice: 1 }, cost: 150, copies: 1 },
  needlePistol: {
    no: 'SI17',
    slot: 'pistol',
    range: 5,
    bonus: { add: 1, dice: 1 },
    energy: 4,
    cost: 100,
    copies: 1,
    effect: against('needlePistol', 'beast', 'insect'),
  },
  plasmaCarbine: {
    no: 'SI18',
    slot: 'rifle',
    hands: 2,
    range: 7,
    bonus: { add: 1, dice: 2 },
    energy: 3,
    cost: 200,
    copies: 1,
  },
  cryoThrower: {
    no: 'SI19',
    slot: 'rifle',
    hands: 2,
    range: 3,
    energy: 3,
    cost: 175,
    copies: 1,
    effect: stunning('cryoThrower'),
  },
  spikeGrenade: {
    no: 'SI20',
    slot: 'item',
    range: 4,
    energy: 1,
    cost: 75,
    copies: 1 /** SI20: 4 dice against one figure. */,
    effect: ashore((by, state) => {
      const card = charged(by, 'spikeGrenade');
      if (card === undefined) return undefined;
      const squares = new Set(grenadeSquares(state, by, card));
      const targets = figuresOutside(state).filter(
        other =>
          other.on === by.on &&
          squares.has(other.cell) &&
          areOpponents(state, by, other) &&
          isVisibleTo(state, by, other) &&
          mayHit(state, by, card, other),
      );
      if (targets.length === 0) return undefined;
      return offerOf(by, 'spikeGrenade', 'attack', function* (t, grenade) {
        yield* throwAtOne(t, by, grenade, yield* chooseFigure(t, by, targets), 4);
      });
    }),
  },
  shieldCapacitor: {
    no: 'SI21',
    slot: 'item',
    component: true,
    cost: 150,
    copies: 1,
    effect: { shields: shields => shields + 2 },
  },
  microThruster: {
    no: 'SI22',
    slot: 'item',
    component: true,
    cost: 150,
    copies: 1,
    effect: { shipMovement: points => points + 1 },
  },
  targetingLens: {
    no: 'SI23',
    slot: 'item',
    component: true,
    cost: 150,
    copies: 1,
    effect: { attackBonus: ({ how }) => (how === 'ship' ? bonus('targetingLens') : undefined) },
  },
  medPod: {
    no: 'SI24',
    slot: 'item',
    component: true,
    cost: 125,
    copies: 1,
    effect: { healing: (amount, { medic }) => (medic === null ? amount : Math.max(amount, 3)) },
  },
} satisfies { readonly [C in CardId]?: GearCard };

function* chooseFigure(t: Renegades, by: Crew, figures: readonly Figure[]): Flow<Figure> {
  const seat = deciderOf(t.state, by);
  if (seat === null || figures.length === 1) return figures[0]!;
  const options = figures.map(each => ({ key: refOf(each), refs: [refOf(each)], label: nameOf(each), each }));
  return (yield* t.choose(seat, 'throwAtWhom', options, { about: [refOf(by)] })).each;
}

function isObject(figure: Figure): boolean {
  return figure.kind === 'npc' && npcCardOf(figure.npc).rank === 'object';
}

/** SI10: everybody within 2 who is no friend. */
function dazzled(state: State, by: Crew): Figure[] {
  const board = boardOf(state, by);
  return figuresOutside(state).filter(
    other =>
      other.on === by.on && !isObject(other) && areOpponents(state, by, other) && dist(board, other.cell, by.cell) <= 2,
  );
}
