import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { figuresOf } from '../../src/board/figures.ts';
import { outlookOf, shotPath } from '../../src/board/ship/outlook.ts';
import { zonesInView, zonesWithinNoise } from '../../src/rules/map/map.ts';
import { groundOf } from '../../src/rules/mission.ts';
import { shipPlan } from '../../src/show/plan.ts';
import { isHeard, isWatched, noiseReach, sightFrom, sightLine, weaponNoise } from '../../src/show/reach.ts';
import type { State } from '../../src/types.ts';
import { namesOf } from '../support/maps.ts';

const armed = () => scene().survivor('marine-a', { at: 'REC.R', holding: ['shotgun'] });

describe('what a view tells of sight and sound', () => {
  test.each([
    ['with open doors', scene()],
    ['with a locked door', scene().lock('LAB.D1').lock('REC.D1')],
    ['in a blackout', scene().event('blackout')],
    ['in a lockdown', scene().event('lockdown')],
  ])('is what the rules say, %s', (_, set) => {
    const { state, match } = set.turnOf('marine-a').play();
    const view = match.view('marine-a');
    groundOf(state).map.zones.forEach(({ name }, zone) => {
      expect([...sightFrom(view, name)].sort()).toEqual(namesOf(state, zonesInView(state as State, zone)));
      expect([...noiseReach(view, name, 2)].sort()).toEqual(namesOf(state, zonesWithinNoise(state as State, zone, 2)));
    });
  });

  test('follows a wall that was opened', () => {
    const breach = armed().with(state => {
      const { zoneNumbers } = groundOf(state).map;
      state.breaches = [[zoneNumbers.get('CREW.A')!, zoneNumbers.get('CREW.n')!]];
    });
    const view = breach.turnOf('marine-a').play().match.view('marine-a');
    expect(sightFrom(view, 'CREW.n')).toContain('CREW.A');
  });

  test('knows who is watched and what is heard', () => {
    const view = armed().noise('REC.R', 1).turnOf('marine-a').play().match.view('marine-a');
    expect(isWatched(view, 'CREW.e')).toBe(true);
    expect(isWatched(view, 'LAB.C')).toBe(false);
    expect(isHeard(view, 'REC.n')).toBe(true);
    expect(isHeard(view, 'LAB.C')).toBe(false);
  });

  test('knows how loud a weapon is', () => {
    expect(weaponNoise('shotgun:0')).toBe(3);
    expect(weaponNoise('pistol:1:pair')).toBe(2);
    expect(weaponNoise('medKit1:0')).toBe(0);
  });
});

describe('the outlook', () => {
  const view = armed()
    .enemies('swarmer', 2, 'CREW.e')
    .noise('LAB.A', 2)
    .turnOf('marine-a')
    .play()
    .match.view('marine-a');
  const now = { view, considered: undefined, asked: undefined, pointed: undefined };

  test('is that of whoever acts, with the loudest noise', () => {
    const outlook = outlookOf(now);
    expect(outlook).toMatchObject({ from: 'REC.R', isThought: false, shot: [] });
    expect(outlook.lit).toEqual(sightFrom(view, 'REC.R'));
    expect(outlook.reach).toEqual({ zones: noiseReach(view, 'LAB.A', 2), isPlanned: false });
  });

  test('of a move is that from its goal', () => {
    const considered = { key: 'move:REC.n', group: 'move', label: { key: '' }, refs: ['zone:REC.n'] as const };
    expect(outlookOf({ ...now, considered })).toMatchObject({
      from: 'REC.n',
      isThought: true,
      lit: sightFrom(view, 'REC.n'),
    });
  });

  test('of an attack has its line and its noise', () => {
    const considered = {
      key: 'attack:shotgun:0@CREW.e',
      group: 'attack',
      label: { key: '' },
      refs: ['zone:CREW.e', 'card:shotgun:0'] as const,
    };
    const outlook = outlookOf({ ...now, considered });
    expect(outlook.shot).toEqual(sightLine(view, 'REC.R', 'CREW.e'));
    expect(outlook.reach).toEqual({ zones: noiseReach(view, 'REC.R', 3), isPlanned: true });
    expect(outlook.isThought).toBe(false);
  });

  test('of a noise is its reach', () => {
    const considered = { key: 'noise:1', group: 'noise', label: { key: '' } };
    expect(outlookOf({ ...now, considered }).reach).toEqual({ zones: noiseReach(view, 'REC.R', 1), isPlanned: true });
  });

  test('of a shot is drawn along the row that both zones share', () => {
    const path = shotPath(shipPlan('DRILL'), { x: 390, y: 150 }, ['REC.R', 'CREW.e']);
    expect(path).toBe('M390 150L390 150L330 150');
  });

  describe('of what is chosen, before it is confirmed', () => {
    /** The Marine with a Shotgun; enemies in view, round the corner, and far away. */
    const played = armed()
      .survivor('captain-a', { at: 'CREW.e' })
      .survivor('medic-a', { at: 'CREW.C' })
      .enemies('jaeger', 1, 'CREW.e')
      .enemies('swarmer', 1, 'LAB.B')
      .enemies('solomon', 1, 'LAB.B')
      .enemies('icarus', 1, 'LAB.B', { stunned: true })
      .token('3 jaeger', 'LAB.C')
      .turnOf('marine-a')
      .play();
    const here = played.match.view('marine-a');
    const [, swarmer] = here.figures;
    const [token] = here.tokens;
    const think = (key: string) => {
      const considered = played.shown().options.find(option => option.key === key)!;
      const outlook = outlookOf({ view: here, considered, asked: 'turn', pointed: undefined });
      const figures = figuresOf(here, considered).map(({ text, value }) => [text.key, value]);
      return { outlook, figures };
    };

    test('[ETS-ODD-41] its noise reach, the enemies it would wake and the survivors at risk', () => {
      const { outlook, figures } = think('attack:shotgun:0@CREW.e');
      expect(outlook.reach).toEqual({ zones: noiseReach(here, 'REC.R', 3), isPlanned: true });
      expect(outlook.wakes).toEqual([`figure:${swarmer!.id}`, `token:${token!.id}`]);
      expect(outlook.atRisk).toEqual(['survivor:captain-a']);
      expect(figures).toContainEqual(['face.figure.wakes', '2']);
      expect(figures).toContainEqual(['face.figure.atRisk', '1']);
    });

    test('[ETS-ODD-41] a step wakes whoever sees it; nothing that is hidden is told', () => {
      expect(think('move:REC.e').outlook).toMatchObject({ wakes: [`figure:${swarmer!.id}`], atRisk: [] });
      expect(think('move:REC.n')).toMatchObject({ outlook: { wakes: [] }, figures: [] });
      expect(think('noise:1').outlook.wakes).toEqual([]);
      expect(token!.face).toBeNull();
    });
  });
});
