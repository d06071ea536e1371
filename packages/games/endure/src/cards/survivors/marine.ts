import type { Flow } from '@starboard/kernel';
import { type ZoneBeam, type ZoneSide, zoneSides } from '@starboard/space';
import { attackWith } from '../../rules/combat/attack.ts';
import { cannotAct } from '../../rules/combat/stun.ts';
import { linesOfSight, zonesInView, zoneText } from '../../rules/map/map.ts';
import { hasAnyTargets, hasTargets } from '../../rules/map/objects.ts';
import { isAlive, nameOf, say, survivorsIn } from '../../rules/table.ts';
import { lastFor, spendLasting } from '../../rules/turn/abilities.ts';
import { canGo, stroll } from '../../rules/turn/movement.ts';
import { chooseZone } from '../../rules/turn/targets.ts';
import {
  reachOf,
  readyWeapons,
  strikesWith,
  type Wielded,
  whyNotWield,
  zonesToAttack,
} from '../../rules/turn/weapons.ts';
import type { ClassCard, Endure, State, Survivor, TextKey, ZoneId } from '../../types.ts';
import { whyNotUnless } from './why-not-unless.ts';

function* chooseWeapon(t: Endure, by: Survivor, name: TextKey, those: readonly Wielded[]): Flow<Wielded> {
  return yield* t.choose(by.seat, name, those, {
    takeOnly: true,
    describe: ({ arms, cards }) => ({
      label: {
        key: cards.length > 1 ? 'weapon.pair' : 'weapon.single',
        params: { item: { key: `item.${arms.name}` } },
      },
    }),
  });
}

/** Overwatch: zones in sight and in range of the weapon. */
function watchable(state: State, by: Survivor, { arms }: Wielded): ZoneId[] {
  return zonesInView(state, by.zone, reachOf(state, by, arms));
}

/** Full Auto: the zones with something to attack along one direction, nearest first, whatever stands between. */
function zonesAlong(state: State, by: Survivor, { arms }: Wielded, side: ZoneSide): { zone: ZoneId; line: ZoneBeam }[] {
  const reach = reachOf(state, by, arms);
  const found: { zone: ZoneId; line: ZoneBeam }[] = [];
  for (const zone of zonesInView(state, by.zone, reach, 1)) {
    if (!hasTargets(state, zone, arms)) continue;
    const line = linesOfSight(state, by.zone, zone).find(each => each.side === side && each.zones.length - 1 <= reach);
    if (line !== undefined && !line.zones.some(each => state.bubbles.includes(each))) found.push({ zone, line });
  }
  return found.sort((a, b) => a.line.zones.length - b.line.zones.length);
}

function sprays(state: State, by: Survivor): { key: string; wielded: Wielded; side: ZoneSide }[] {
  if (!hasAnyTargets(state)) return [];
  return readyWeapons(state, by)
    .filter(({ arms }) => arms.ranged)
    .flatMap(wielded =>
      zoneSides
        .filter(side => zonesAlong(state, by, wielded, side).length > 0)
        .map(side => ({ key: `${wielded.key}>${side}`, wielded, side })),
    );
}

/**
 * ETS-CLASS-11: every zone an attack of its own; a jam ends it. What lies along the direction is found anew for each,
 * since a shot in gravity failure pushes both sides (ETS-EVENT-18, 19).
 */
function* fullAuto(t: Endure, by: Survivor, wielded: Wielded, side: ZoneSide): Flow {
  const attacked: ZoneId[] = [];
  while (isAlive(by) && !cannotAct(by) && whyNotWield(t.state, by, wielded) === undefined) {
    const next = zonesAlong(t.state, by, wielded, side).find(({ zone }) => !attacked.includes(zone));
    if (next === undefined) return;
    yield* attackWith(t, by, wielded, next.zone, { noise: 5, heard: attacked.length > 0, line: next.line });
    attacked.push(next.zone);
  }
}

export const marine: ClassCard = {
  health: 10,
  a: {
    passive: {
      name: 'fireDrill',
      effect: {
        *rolled(t, { by, attack }) {
          const failed = attack.rolled.flatMap((die, at) => (die + attack.bonus < attack.hit ? [at] : []));
          if (!attack.arms.ranged || failed.length === 0) return;
          const options = [...failed.map(at => ({ key: `die:${at + 1}`, at })), { key: 'keep', at: -1 }];
          const { at } = yield* t.choose(by.seat, 'reroll.one', options, {
            params: { dice: attack.rolled.join(' ') },
            describe: option =>
              option.at < 0 ? {} : { label: { key: 'die', params: { die: attack.rolled[option.at]! } } },
          });
          if (at < 0) return;
          attack.rolled[at] = t.chance.die();
          say(t, 'ETS-CLASS-01', 'rerolled', { who: nameOf(by), dice: attack.rolled.join(' ') });
        },
      },
    },
    active: {
      name: 'overwatch',
      whyNot: (state, by) => whyNotUnless(readyWeapons(state, by).length > 0),
      *use(t, by) {
        const wielded = yield* chooseWeapon(t, by, 'overwatch.weapon', readyWeapons(t.state, by));
        const zone = yield* chooseZone(t, by, 'overwatch', watchable(t.state, by, wielded));
        lastFor(by, 'overwatch', 'phaseEnds', { zone, weapon: wielded.key });
        say(t, 'ETS-CLASS-10', 'overwatch.set', { who: nameOf(by), zone: zoneText(t.state, zone) });
      },
      lasting: {
        *enemiesCame(t, { zone, figures }, owner) {
          const watch = owner?.lasting.find(each => each.what === 'overwatch');
          if (owner === null || watch?.zone !== zone || figures.length === 0) return;
          spendLasting(owner, 'overwatch'); // the first to come are shot at, or nobody
          const wielded = readyWeapons(t.state, owner).find(({ key }) => key === watch.weapon);
          if (cannotAct(owner) || wielded === undefined) return;
          if (!zonesToAttack(t.state, owner, wielded.arms).includes(zone)) return;
          say(t, 'ETS-CLASS-10', 'overwatch.fires', { who: nameOf(owner), zone: zoneText(t.state, zone) });
          yield* attackWith(t, owner, wielded, zone);
        },
      },
    },
    crisis: {
      name: 'fullAuto',
      whyNot: (state, by) => whyNotUnless(sprays(state, by).length > 0),
      *use(t, by) {
        const { wielded, side } = yield* t.choose(by.seat, 'fullAuto', sprays(t.state, by), {
          takeOnly: true,
          describe: option => ({
            label: {
              key: 'fullAuto.along',
              params: { item: { key: `item.${option.wielded.arms.name}` }, side: option.side },
            },
          }),
        });
        yield* fullAuto(t, by, wielded, side);
      },
    },
  },
  b: {
    passive: { name: 'hardened', effect: { armourSave: save => (save > 6 ? save : Math.max(2, save - 1)) } },
    active: {
      name: 'fieldStrip',
      *use(t, by) {
        const cards = survivorsIn(t.state, by.zone).flatMap(each => each.cards);
        for (const card of cards) card.jammed = false;
        lastFor(by, 'fieldStrip', 'turnEnds');
      },
      lasting: {
        attackDice: (dice, { attack }) => (attack.arms.ranged ? dice + 1 : dice),
        canJam: () => false,
        *attacked(_, { by, attack }) {
          if (attack.arms.ranged) spendLasting(by, 'fieldStrip');
        },
      },
    },
    crisis: {
      name: 'breach',
      whyNot: (state, by) =>
        whyNotUnless(canGo(state, by) || strikesWith(state, by, readyWeapons(state, by)).length > 0),
      *use(t, by) {
        yield* stroll(t, by, 2, { check: false });
        const options = isAlive(by) && !cannotAct(by) ? strikesWith(t.state, by, readyWeapons(t.state, by)) : [];
        if (options.length === 0) return;
        const { wielded, zone } = yield* t.choose(by.seat, 'breach.attack', options, { takeOnly: true });
        yield* attackWith(t, by, wielded, zone, { dice: { by: 2, name: { key: 'ability.breach' } } });
      },
    },
  },
};
