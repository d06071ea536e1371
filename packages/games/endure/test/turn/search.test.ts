import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';

/** The marine in a room with two ways out of it, and the others far off. */
function searcher(at = 'REC.A') {
  return scene().survivor('marine-a', { at }).turnOf('marine-a');
}

describe('searching', () => {
  test('[ETS-SEARCH-01] one action, one card from the item deck', () => {
    const set = searcher().items('shotgun', 'fireAxe');
    const size = set.state.items.draw.length;
    const played = set.play().choose('search');
    expect(played.survivor('marine-a').turn.actions).toBe(2);
    expect(played.holds('marine-a')).toEqual(['shotgun']);
    expect(played.state.items.draw).toHaveLength(size - 1);
    expect(searcher().turnOf('marine-a', 0).play().offers('search')).toEqual([]);
  });

  test('[ETS-SEARCH-02] never in a corridor', () => {
    const played = searcher('CREW.x').play();
    expect(played.offers('search')).toEqual([]);
    expect(played.barred('search')).toBe('ETS-SEARCH-02');
  });

  test('[ETS-SEARCH-03, ETS-ODD-24] not with an enemy figure in the room, stunned or not', () => {
    for (const stunned of [false, true]) {
      const played = searcher().enemies('swarmer', 1, 'REC.A', { stunned }).play();
      expect(played.offers('search')).toEqual([]);
      expect(played.barred('search')).toBe('ETS-SEARCH-03');
    }
    expect(searcher().enemies('swarmer', 1, 'REC.R').play().offers('search')).toEqual(['search']);
  });

  test('[ETS-SEARCH-04, ETS-SEARCH-05, ETS-SEARCH-10] a room once in a turn, another room too, and no return', () => {
    const played = searcher().turnOf('marine-a', 5).items('shotgun', 'fireAxe').play();
    played.choose('search');
    expect(played.offers('search')).toEqual([]);
    expect(played.barred('search')).toBe('ETS-SEARCH-04');
    played.choose('move:REC.R', 'search');
    expect(played.holds('marine-a')).toEqual(['shotgun', 'fireAxe']);
    played.choose('move:REC.A');
    expect(played.offers('search')).toEqual([]);
    expect(played.barred('search')).toBe('ETS-SEARCH-04');
  });

  test('[ETS-SEARCH-05] another survivor searches the same room in its own turn', () => {
    const played = searcher().survivor('captain-a', { at: 'REC.A' }).items('shotgun', 'fireAxe').play();
    played.choose('search', 'end', 'search');
    expect(played.holds('captain-a')).toEqual(['fireAxe']);
  });

  test('[ETS-SEARCH-04] in its next turn the same survivor may search the room again', () => {
    const played = searcher().items('shotgun', 'fireAxe').play().choose('search').endTurns();
    expect(played.state.round).toBe(2);
    while (played.asked !== 'marine-a') played.choose('end');
    expect(played.choose('search').holds('marine-a')).toEqual(['shotgun', 'fireAxe']);
  });
});

describe('noise cards', () => {
  test.each([
    ['noise1', 1],
    ['noise2', 2],
    ['noise3', 3],
    ['noise4', 4],
  ] as const)(
    '[ETS-ITEM-01, ETS-SEARCH-06, ETS-SEARCH-07] %s: noise %i in the searched room, and nothing else is found',
    (card, level) => {
      const played = searcher().items(card, 'shotgun').play().choose('search');
      expect(played.noiseIn('REC.A')).toBe(level);
      expect(played.holds('marine-a')).toEqual([]);
      expect(played.state.items.discard).toEqual([card]);
      expect(played.asks).toBe('turn');
    },
  );
});

describe('a find that does not fit', () => {
  const laden = { at: 'REC.A', holding: ['shotgun', 'fireAxe', 'rivetGun'], health: 5 } as const;

  test('[ETS-SEARCH-08, ETS-INV-14] a single-use item is used on the spot for its one action', () => {
    const played = scene().survivor('marine-a', laden).turnOf('marine-a').items('medKit3').play().choose('search');
    expect(played.offers()).toContain('use');
    played.choose('use');
    expect(played.survivor('marine-a').health).toBe(8);
    expect(played.survivor('marine-a').turn.actions).toBe(1);
    expect(played.holds('marine-a')).toEqual(['shotgun', 'fireAxe', 'rivetGun']);
    expect(played.state.items.discard).toEqual(['medKit3']);
  });

  test('[ETS-SEARCH-08] not without an action left, nor if it is no such item, nor if it would do nothing', () => {
    const spent = scene().survivor('marine-a', laden).turnOf('marine-a', 1).items('medKit3').play().choose('search');
    expect(spent.offers()).not.toContain('use');
    const weapon = scene().survivor('marine-a', laden).turnOf('marine-a').items('pistol').play().choose('search');
    expect(weapon.offers()).not.toContain('use');
    const calm = scene().survivor('marine-a', laden).turnOf('marine-a').items('calmative').play().choose('search');
    expect(calm.offers()).not.toContain('use');
  });

  test('[ETS-SEARCH-08, ETS-INV-14] what is used on the spot and not used up still wants room', () => {
    const healer = (die: number) =>
      scene({ survivors: ['medic-b', 'captain-a', 'marine-a'] })
        .survivor('medic-b', laden)
        .turnOf('medic-b')
        .items('medKit1')
        .dice(die)
        .play()
        .choose('search', 'use');
    expect(healer(4).state.items.discard).toEqual(['medKit1']);
    const played = healer(5);
    expect(played.asks).toBe('gain.full');
    played.choose('drop:shotgun:0');
    expect(played.holds('medic-b')).toEqual(['fireAxe', 'rivetGun', 'medKit1']);
    expect(played.survivor('medic-b').health).toBe(6);
  });
});

describe('an empty item deck', () => {
  test('[ETS-SEARCH-09, ETS-VAR-23] noSearch: it cannot be searched for, whatever was discarded', () => {
    const played = searcher()
      .with(state => {
        state.items.draw.splice(0);
        state.items.discard.push('noise1', 'medKit1');
      })
      .play();
    expect(played.offers('search')).toEqual([]);
    expect(played.barred('search')).toBe('ETS-SEARCH-09');
  });

  test('[ETS-VAR-23] reshuffle: used items and noise cards come back, and nothing else', () => {
    const played = scene({ variants: { itemDeckEmpty: 'reshuffle' } })
      .survivor('marine-a', { at: 'REC.A', holding: ['shotgun', 'calmative'], resolve: 5 })
      .turnOf('marine-a')
      .with(state => state.items.draw.splice(0))
      .play();
    expect(played.barred('search')).toBe('ETS-SEARCH-09');
    played.choose('use:calmative:1', 'discard:shotgun:0', 'search');
    expect(played.holds('marine-a')).toEqual(['calmative']);
    expect(played.state.items).toEqual({ draw: [], discard: [] });
  });

  test('[ETS-VAR-23] reshuffle: a noise card that was found is found again', () => {
    const played = scene({ variants: { itemDeckEmpty: 'reshuffle' } })
      .survivor('marine-a', { at: 'REC.A' })
      .turnOf('marine-a')
      .with(state => state.items.draw.splice(0, state.items.draw.length, 'noise2'))
      .play();
    played.choose('search', 'move:REC.R', 'search');
    expect(played.noiseIn('REC.A')).toBe(2);
    expect(played.noiseIn('REC.R')).toBe(2);
  });
});
