import type { Flow, SeatId } from '@starboard/kernel';
import { cardOf } from '../catalogue.ts';
import type { Effect } from '../hooks.ts';
import { repair } from '../rules/harm.ts';
import { stations } from '../rules/stations.ts';
import { keywordsOf, nameOf, occupantOf, say, specialtiesOf } from '../rules/table.ts';
import { takeTest } from '../rules/tests.ts';
import type { Anybody, Crew, Renegades, Ship, Skill, UpgradeCard, UpgradeId } from '../types.ts';
import { bonus } from './bonus.ts';

/** One more of a skill, wherever it is used. */
const schooling = (skill: Skill): Effect => ({ skill: (value, about) => (about.skill === skill ? value + 1 : value) });

function isRobot(piece: Anybody): boolean {
  return (piece.kind === 'crew' || piece.kind === 'npc') && keywordsOf(piece).includes('robot');
}

/** UP22 */
function hasTwoPistols(piece: Anybody): boolean {
  if (piece.kind !== 'crew') return false;
  return piece.cards.filter(({ card, wielded }) => wielded && cardOf(card).slot === 'pistol').length === 2;
}

/** UP24, UP36: once in a mission. */
function spend(piece: Crew | Ship, mark: string): void {
  piece.usedMission.push(mark);
}

/** UP16: at Engineering, at the end of the round. */
function* mend(t: Renegades, ship: Ship): Flow {
  const by = occupantOf(t.state, ship, 'engineering')!; // whose training it is
  const test = { by, skill: 'tech', target: 5, purpose: 'special', station: 'engineering' } as const;
  if (yield* takeTest(t, test)) repair(t, ship, 1);
}

/** UP18: a second specialty of one's choice. */
function* train(t: Renegades, seat: SeatId, crew: Crew | Ship): Flow {
  if (crew.kind !== 'crew') return;
  const open = stations.filter(station => !specialtiesOf(crew).includes(station));
  const options = open.map(station => ({ key: station, label: { key: `station.${station}` } as const, station }));
  const { station } = yield* t.choose(seat, 'crossTraining', options, { params: { crew: nameOf(crew) } });
  crew.trained = station;
}

/** RDA-UPGRADE-02..04 */
export const upgrades: { readonly [U in UpgradeId]: UpgradeCard } = {
  marksmanTraining: {
    no: 'UP01',
    on: 'crew',
    needs: 'weapons',
    cost: 150,
    effect: { attackBonus: ({ how }) => (how === 'ranged' ? bonus('marksmanTraining') : undefined) },
  },
  bladeDancer: {
    no: 'UP02',
    on: 'crew',
    needs: 'human',
    cost: 125,
    effect: { attackBonus: ({ how }) => (how === 'melee' ? bonus('bladeDancer') : undefined) },
  },
  xenoReflexes: {
    no: 'UP03',
    on: 'crew',
    needs: 'alien',
    cost: 150,
    effect: { defenseBonus: () => bonus('xenoReflexes') },
  },
  ironConstitution: { no: 'UP04', on: 'crew', needs: 'any', cost: 100, effect: { health: health => health + 2 } },
  fleetFooted: { no: 'UP05', on: 'crew', needs: 'any', cost: 100, effect: { speed: speed => speed + 1 } },
  ghostTraining: { no: 'UP06', on: 'crew', needs: 'any', cost: 75, effect: schooling('stealth') },
  sensorTraining: { no: 'UP07', on: 'crew', needs: 'any', cost: 75, effect: schooling('search') },
  flightSchool: { no: 'UP08', on: 'crew', needs: 'any', cost: 100, effect: schooling('piloting') },
  systemsCertificate: { no: 'UP09', on: 'crew', needs: 'any', cost: 75, effect: schooling('tech') },
  fieldMedicine: { no: 'UP10', on: 'crew', needs: 'any', cost: 75, effect: schooling('medical') },
  commandSchool: { no: 'UP11', on: 'crew', needs: 'commander', cost: 100, effect: schooling('leadership') },
  gunnerySchool: { no: 'UP12', on: 'crew', needs: 'any', cost: 100, effect: schooling('weapons') },
  willpower: { no: 'UP13', on: 'crew', needs: 'any', cost: 100, effect: { initiative: initiative => initiative + 1 } },
  veteranCommand: {
    no: 'UP14',
    on: 'crew',
    needs: 'commander',
    cost: 150,
    effect: { initiative: initiative => initiative + 2 },
  },
  triageExpert: {
    no: 'UP15',
    on: 'crew',
    needs: 'communications',
    cost: 150,
    posts: {
      medbay: {
        healing: (amount, { medic }) => (medic?.upgrades.includes('triageExpert') ? Math.max(amount, 3) : amount),
      },
    },
  },
  damageControl: {
    no: 'UP16',
    on: 'crew',
    needs: 'engineering',
    cost: 200,
    posts: { engineering: { mending: ({ by }) => (by.damage > 0 ? t => mend(t, by) : undefined) } },
  },
  acePilot: { no: 'UP17', on: 'crew', needs: 'navigation', cost: 150, posts: { navigation: { freePivots: () => 1 } } },
  crossTraining: { no: 'UP18', on: 'crew', needs: 'any', cost: 150, gained: train },
  disasterDrill: {
    no: 'UP19',
    on: 'crew',
    needs: 'any',
    cost: 75,
    effect: { immunity: ({ keyword }) => (keyword === 'naturalDisaster' ? true : undefined) },
  },
  robotHunter: {
    no: 'UP20',
    on: 'crew',
    needs: 'any',
    cost: 75,
    effect: { attackBonus: ({ target }) => (isRobot(target) ? bonus('robotHunter') : undefined) },
  },
  beastWhisperer: {
    no: 'UP21',
    on: 'crew',
    needs: 'alien',
    cost: 125,
    effect: {
      *attacked(t, { by, attack, cancel }) {
        const beast = attack.by?.kind === 'npc' && keywordsOf(attack.by).includes('beast');
        if (!beast) return;
        if (!(yield* takeTest(t, { by: by as Crew, skill: 'leadership', target: 5, purpose: 'special' }))) return;
        say(t, 'RDA-UPGRADE-03', 'upgrade.calmed', { crew: nameOf(by), beast: nameOf(attack.by!) });
        cancel();
      },
    },
  },
  twinPistols: {
    no: 'UP22',
    on: 'crew',
    needs: 'any',
    cost: 125,
    effect: {
      attackReroll: ({ by, weapon }) =>
        weapon !== null && cardOf(weapon.card).slot === 'pistol' && hasTwoPistols(by)
          ? { name: 'twinPistols', count: 1 }
          : undefined,
    },
  },
  interrogator: {
    no: 'UP23',
    on: 'crew',
    needs: 'any',
    cost: 100 /** Whoever turns, not whoever is turned. */,
    effect: {
      testDice: (dice, { purpose, by }) => (purpose === 'turning' && by.post !== 'brig' ? dice + 1 : dice),
    },
  },
  adrenalImplant: {
    no: 'UP24',
    on: 'crew',
    needs: 'alien',
    cost: 150,
    effect: {
      offers(about, _owner, { party }) {
        const by = about.by as Crew;
        if (party?.crew !== by.id || by.usedMission.includes('adrenalImplant')) return undefined;
        return [
          {
            key: 'adrenalImplant',
            label: { key: 'offer.adrenalImplant' },
            cost: 'free',
            *take(t) {
              spend(by, 'adrenalImplant');
              t.state.party!.peacefulActions++;
            },
          },
        ];
      },
    },
  },
  reinforcedShields: { no: 'UP25', on: 'ship', cost: 150, effect: { shields: shields => shields + 2 } },
  layeredHull: { no: 'UP26', on: 'ship', cost: 150, effect: { hull: hull => hull + 2 } },
  longRangeArray: { no: 'UP27', on: 'ship', cost: 125, effect: { shipRange: range => range + 1 } },
  ionDrive: { no: 'UP28', on: 'ship', cost: 150, effect: { shipMovement: points => points + 1 } },
  twinCannons: {
    no: 'UP29',
    on: 'ship',
    cost: 200,
    effect: { redDice: (dice, { how }) => (how === 'ship' ? dice + 1 : dice) },
  },
  fireComputer: {
    no: 'UP30',
    on: 'ship',
    cost: 150,
    effect: { attackBonus: ({ how }) => (how === 'ship' ? bonus('fireComputer') : undefined) },
  },
  deflectorGrid: { no: 'UP31', on: 'ship', cost: 150, effect: { defenseBonus: () => bonus('deflectorGrid') } },
  extraBunks: { no: 'UP32', on: 'ship', cost: 75, effect: { capacity: capacity => capacity + 1 } },
  cargoTractor: { no: 'UP33', on: 'ship', cost: 75, effect: { salvageReach: () => 2 } },
  autoMedic: {
    no: 'UP34',
    on: 'ship',
    cost: 150,
    effect: { healing: (amount, { medic }) => (medic === null ? amount + 1 : amount) },
  },
  secureBrig: {
    no: 'UP35',
    on: 'ship',
    cost: 75,
    effect: { immunity: ({ keyword }) => (keyword === 'prisonerRelease' ? true : undefined) },
  },
  afterburners: {
    no: 'UP36',
    on: 'ship',
    cost: 100,
    effect: {
      offers(about, _owner, { turn }) {
        const by = about.by as Ship;
        if (turn?.ship !== by.no || by.where !== 'orbit' || by.usedMission.includes('afterburners')) return undefined;
        return [
          {
            key: 'afterburners',
            label: { key: 'offer.afterburners' },
            cost: 'free',
            *take() {
              spend(by, 'afterburners');
              by.lasting.push({ what: 'afterburners', until: 'move' });
            },
          },
        ];
      },
    },
    leaves: { afterburners: { shipMovement: points => points + 3, freePivots: () => 99 } },
  },
};
