import { type Scene, scene } from '@starboard/endure/testing';
import type { Answer } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { ItemId, State, SurvivorId } from '../../src/types.ts';
import { answerAt, answerTo } from '../support/bot-scenes.ts';
import { afterVisits, atRefuge, ended, goOn, inCampaign } from '../support/stay.ts';

type Role = Parameters<Scene['survivor']>[1];

describe('a bot in its turn', () => {
  const marine = (role: Role, more: (set: Scene) => Scene = set => set, actions = 3) =>
    answerTo(more(scene().survivor('marine-a', role)).turnOf('marine-a', actions));
  const captain = (role: Role, more: (set: Scene) => Scene = set => set) =>
    answerTo(more(scene().survivor('captain-a', role)).turnOf('captain-a'));

  test('mends wounds and nerves that are worth it', () => {
    expect(marine({ holding: ['medKit2'], health: 3 })).toBe('use:medKit2:0');
    expect(marine({ holding: ['medKit2'], health: 9 })).not.toBe('use:medKit2:0');
    expect(marine({ holding: ['calmative'], resolve: 5 })).toBe('use:calmative:0');
    expect(marine({ holding: ['calmative'], resolve: 8 })).not.toBe('use:calmative:0');
  });

  test('throws grenades at crowds, though not at friends', () => {
    const crowd = (set: Scene) => set.enemies('swarmer', 4, 'CREW.x');
    expect(marine({ holding: ['fragGrenade'] }, crowd)).toBe('use:fragGrenade:0');
    expect(marine({ holding: ['fragGrenade'] }, set => crowd(set).survivor('medic-a', { at: 'CREW.x' }))).toBe('end');
    const alone = (set: Scene) =>
      crowd(set).survivor('captain-a', { at: 'LAB.A' }).survivor('medic-a', { at: 'LAB.A' });
    expect(marine({ holding: ['stunGrenade'] }, alone, 1)).toBe('use:stunGrenade:0');
    expect(marine({ holding: ['stunGrenade'] }, alone, 3)).not.toBe('use:stunGrenade:0');
    const beset = (set: Scene) => set.enemies('swarmer', 2, 'CREW.w');
    expect(marine({ holding: ['adrenalineShot', 'pistol'] }, beset, 2)).toBe('use:adrenalineShot:0');
  });

  test('attacks what it can kill, but not into a crowd of friends, and goes to where it can strike', () => {
    const near = (set: Scene) => set.enemies('swarmer', 2, 'CREW.x');
    expect(captain({ holding: ['shotgun'] }, near)).toBe('attack:shotgun:0@CREW.x');
    const friends = (set: Scene) =>
      set.enemies('swarmer', 1, 'CREW.x').survivor('medic-a', { at: 'CREW.x' }).survivor('marine-a', { at: 'CREW.x' });
    expect(captain({ holding: ['pistol'] }, friends)).toBe('move:CREW.x');
    expect(captain({ holding: ['fireAxe'] }, near)).toBe('move:CREW.x');
    expect(captain({ holding: ['fireAxe'], health: 2 }, near)).toBe('end');
  });

  test('[ETS-CO-1305] does not shoot Sentries that shall walk home, but strikes them', () => {
    const among = (weapon: ItemId) =>
      scene({ mission: 'CO13', survivors: ['technician-a', 'captain-a', 'medic-a'] })
        .cleared()
        .survivor('captain-a', { at: 'CREW.C', holding: [weapon] })
        .enemies('sip', 2, 'CREW.C')
        .turnOf('captain-a');
    expect(answerTo(among('fireAxe'))).toBe('attack:fireAxe:0@CREW.C');
    expect(answerTo(among('pistol'))).not.toBe('attack:pistol:0@CREW.C');
  });

  test('takes a reward, searches where it stands, looks for a room while it is unarmed, and leaves when all is done', () => {
    expect(captain({ accomplishment: 'conservingEnergy', unlocked: true })).toBe('reward');
    const tutorial = (at: string) => scene({ mission: 'CG00' }).survivor('captain-a', { at }).turnOf('captain-a');
    expect(answerTo(tutorial('CREW.A'))).toBe('search');
    expect(answerTo(tutorial('CREW.w'))).toBe('move:CREW.A');
    const atTheExit = scene({ mission: 'P20' }).cleared().survivor('captain-a', { at: 'NAV.s' }).turnOf('captain-a');
    expect(answerTo(atTheExit)).toBe('leave:NAV.exitS');
  });

  test('calls what is near when it acts last, and waits if it does not', () => {
    const armed = (state: State) => {
      state.items.draw.splice(0);
      for (const objective of state.objectives) objective.done = true;
    };
    const waiting = (id: SurvivorId) =>
      scene({ mission: 'CG00' })
        .cleared()
        .survivor('marine-a', { at: 'CREW.A', holding: ['pistol'] })
        .survivor('captain-a', { at: 'CREW.A', holding: ['swarmerLeg'] })
        .survivor('medic-a', { at: 'CREW.A', holding: ['swarmerLeg'] })
        .token('4 swarmer', 'REC.A')
        .with(armed)
        .turnOf(id);
    expect([answerTo(waiting('captain-a')), answerTo(waiting('medic-a'))]).toEqual(['end', 'noise:3']);
    expect(answerTo(waiting('medic-a').noise('CREW.A', 3))).toBe('end'); // it is loud enough there already
  });

  const foes = (count: number, at = 'CREW.e') => [count, at] as const;
  test.each<[SurvivorId, string, Role, readonly [number, string] | undefined]>([
    ['captain-a', 'crisis', { resolve: 5 }, undefined],
    ['captain-b', 'crisis', {}, foes(5)],
    ['marine-a', 'crisis', { holding: ['shotgun'] }, foes(5)],
    ['marine-b', 'active', { holding: ['shotgun'] }, undefined],
    ['psychic-a', 'crisis', {}, foes(6)],
    ['psychic-b', 'crisis', {}, foes(7)],
    ['engineer-a', 'active', { holding: ['shotgun'] }, foes(2)],
    ['engineer-b', 'crisis', {}, foes(4)],
    ['medic-a', 'crisis', { health: 2 }, undefined],
    ['medic-b', 'active', { resolve: 5 }, undefined],
    ['scout-b', 'active', { holding: ['fireAxe'] }, foes(2, 'REC.R')],
    ['technician-b', 'crisis', {}, foes(5)],
  ])('%s uses the %s ability when it pays, and not when nothing is wrong', (id, ability, role, enemies) => {
    const friends = (['captain-a', 'marine-a', 'scout-a'] as const).filter(
      each => each.slice(0, -2) !== id.slice(0, -2),
    );
    const set = (resolve: number, at: Role) => {
      const table = scene({ survivors: [id, ...friends.slice(0, 2)] }).survivor(id, { at: 'REC.R', ...at });
      for (const friend of friends.slice(0, 2)) table.survivor(friend, { at: 'REC.R', resolve });
      return table;
    };
    const needed = set(6, role);
    if (enemies !== undefined) needed.enemies('swarmer', ...enemies);
    if (id === 'marine-b') needed.card('marine-b', 'shotgun', { jammed: true });
    expect(answerTo(needed.turnOf(id))).toBe(ability);
    expect(answerTo(set(10, role.holding === undefined ? {} : { holding: role.holding }).turnOf(id))).not.toBe(ability);
  });
});

describe('a bot that is asked something else', () => {
  /** The question that follows on these answers, and the bot's own to it. */
  const asked = (set: Scene, ...answers: Answer[]) => {
    const played = set.play().choose(...answers);
    return [played.asks, answerAt(played)];
  };

  test('gives its successes to whole kills, the worst enemy first', () => {
    const mixed = scene()
      .survivor('captain-a', { holding: ['assaultRifle'] })
      .enemies('jaeger', 1, 'CREW.x')
      .enemies('swarmer', 3, 'CREW.x')
      .turnOf('captain-a')
      .dice(5, 5, 5, 4);
    const given = { jaeger: 2, swarmer: 2 };
    expect(asked(mixed, 'attack:assaultRifle:0@CREW.x')).toEqual(['attack.divide', given]);
  });

  test('keeps the better card, wears armour, and drops what is worth least', () => {
    const scout = scene({ survivors: ['scout-b', 'captain-a', 'medic-a'] }).survivor('scout-b', { at: 'CREW.A' });
    const found = scout.items('overrideKey', 'assaultRifle').turnOf('scout-b');
    expect(asked(found, 'search')).toEqual(['search.keep', 'assaultRifle:1']);
    const marine = (...holding: ItemId[]) => scene().survivor('marine-a', { at: 'CREW.A', holding }).turnOf('marine-a');
    expect(asked(marine().items('safeguardArmour'), 'search')).toEqual(['gain.where', 'body']);
    const full = marine('overrideKey', 'shotgun', 'pistol').items('assaultRifle');
    expect(asked(full, 'search')).toEqual(['gain.full', 'drop:overrideKey:0']);
    const carried = marine('safeguardArmour', 'pistol').card('marine-a', 'safeguardArmour', { space: 1 });
    expect(asked(carried, 'reorganise')).toEqual(['rearrange', 'wear:safeguardArmour:1']);
  });

  test('rolls again what failed', () => {
    const shot = scene()
      .survivor('marine-a', { holding: ['shotgun'] })
      .enemies('swarmer', 2, 'CREW.x')
      .turnOf('marine-a')
      .dice(1, 4, 5);
    expect(asked(shot, 'attack:shotgun:0@CREW.x')).toEqual(['reroll.one', 'die:1']);
  });

  test('[ETS-CG-1103, ETS-CO-1317] puts the toughest into the Loader, and lets Sentries strike before they go', () => {
    const bay = scene({ mission: 'CG11', survivors: ['medic-a', 'marine-a', 'captain-a'] }).phase('survivors');
    expect(asked(bay)).toEqual(['loader.pilot', 'marine-a']);
    const walk = scene({ mission: 'CO13', survivors: ['technician-a', 'captain-a', 'medic-a'] })
      .cleared()
      .ally('sip', 'CREW.x')
      .enemies('artemis', 1, 'CREW.x')
      .phase('survivors');
    expect(asked(walk)[1]).toMatch(/^attack:\d+:artemis/);
  });

  test('gives a Med Kit in trade, and looks at a token that it may look at', () => {
    const kit = scene({ mission: 'ROP16', survivors: ['medic-a', 'captain-a', 'marine-a'] })
      .cleared()
      .survivor('captain-a', { holding: ['medKit1', 'pistol'] })
      .turnOf('captain-a');
    expect(asked(kit, 'trade:medic-a')).toEqual(['trade', ['give:medKit1:0:0']]);
    const helm = scene()
      .survivor('marine-a', { at: 'CREW.A', holding: ['trackerHelm'] })
      .token('4 jaeger', 'CREW.B')
      .token('5 swarmer', 'REC.A')
      .turnOf('marine-a');
    expect(asked(helm, 'trackerHelm')).toEqual(['look', 'token:1']);
  });

  test('throws where most are, but not where friends stand, and treats whoever needs it most', () => {
    const captain = (item: ItemId) => scene().survivor('captain-a', { at: 'REC.R', holding: [item] });
    const frag = captain('fragGrenade').enemies('swarmer', 1, 'REC.A').enemies('swarmer', 3, 'REC.B');
    expect(asked(frag.turnOf('captain-a'), 'use:fragGrenade:0')).toEqual(['fragGrenade', 'REC.B']);
    const stun = captain('stunGrenade').survivor('medic-a', { at: 'REC.A' });
    const beside = stun.enemies('swarmer', 2, 'REC.A').enemies('swarmer', 1, 'REC.B').turnOf('captain-a');
    expect(asked(beside, 'use:stunGrenade:0')).toEqual(['stunGrenade', 'REC.B']);
    const hurt = scene()
      .survivor('medic-a', { health: 7 })
      .survivor('captain-a', { health: 3 })
      .survivor('marine-a', { health: 8 })
      .turnOf('medic-a');
    expect(asked(hurt, 'active')).toEqual(['treat', 'captain-a']);
  });

  test('at the Refuge it mends what is worst, and buys a bargain with what is worth least', () => {
    const visit = (role: Role, ...offer: ItemId[]) =>
      asked(atRefuge({ offer }).survivor('medic-a', role), 'medic-a')[1];
    expect(visit({ health: 2 })).toBe('infirmary');
    expect(visit({ resolve: 4 })).toBe('lovedOnes');
    expect(visit({ resolve: 9 })).toBe('quarters');
    expect(visit({ holding: ['overrideKey', 'powerCell'] }, 'assaultRifle')).toBe('tradingPost');
    expect(visit({ holding: ['shotgun', 'pistol'] }, 'medKit1')).toBe('stayIn');
    const shop = () =>
      atRefuge({ offer: ['overrideKey', 'assaultRifle'] }).survivor('medic-a', {
        holding: ['pistol', 'powerCell', 'shotgun'],
      });
    expect(asked(shop(), 'medic-a', 'tradingPost')).toEqual(['refuge.buy', 'assaultRifle:1']);
    const paid = asked(shop(), 'medic-a', 'tradingPost', 'assaultRifle:1');
    expect(paid).toEqual(['refuge.pay', ['powerCell:1:1', 'pistol:0:0']]);
    const bed = (health: number) =>
      asked(atRefuge().survivor('medic-a', { health, resolve: 5 }), 'medic-a', 'quarters');
    expect([bed(3), bed(7)]).toEqual([
      ['refuge.sleep', 'health'],
      ['refuge.sleep', 'resolve'],
    ]);
  });

  test('stays while somebody is badly off, rests before it goes on, and tries again what was lost', () => {
    expect(asked(afterVisits().survivor('medic-a', { health: 2 }))).toEqual(['refuge.on', 'stay']);
    expect(asked(afterVisits())).toEqual(['refuge.on', 'leave']);
    const won = (role: Role) => answerAt(goOn(ended(inCampaign().survivor('medic-a', role))));
    expect([won({}), won({ resolve: 6 })]).toEqual(['onward', 'refuge']);
    const lost = (rounds: number) =>
      answerAt(
        goOn(
          ended(inCampaign({ variants: { campaignFail: 'retry' } }), 'lost').with(({ campaign }) => {
            campaign!.rounds = rounds;
          }),
        ),
      );
    expect([lost(5), lost(60)]).toEqual(['again', 'giveUp']);
  });
});
