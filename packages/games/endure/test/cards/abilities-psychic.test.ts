import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { resolveCheck, resolveTest } from '../../src/rules/resolve/resolve-tests.ts';
import { survivorOf } from '../../src/rules/table.ts';
import type { State } from '../../src/types.ts';

const crewA = ['psychic-a', 'captain-b', 'medic-a'] as const;
const crewB = ['psychic-b', 'captain-b', 'medic-a'] as const;

/** The keys of all figures, as they are picked. */
function figures({ figures: all }: Readonly<State>): string[] {
  return all.map(({ id }) => `figure:${id}`);
}

describe('Psychic A', () => {
  test('[ETS-CLASS-01, ETS-CLASS-03] Sense Minds: at the start of her turn she may look at one token within noise distance 2', () => {
    const played = scene({ survivors: crewA })
      .token('4 swarmer', 'CREW.C')
      .token('3 jaeger', 'CREW.s')
      .token('3 icarus', 'CREW.D') // at noise distance 3
      .play();
    const [near, alsoNear] = played.state.tokens;
    expect(played.asks).toBe('look');
    expect(played.offers()).toEqual([`token:${near!.id}`, `token:${alsoNear!.id}`, 'no']);
    played.choose(`token:${alsoNear!.id}`);
    expect(played.asks).toBe('turn');
    expect(played.survivor('psychic-a').turn.actions).toBe(3);
    expect(played.state.tokens.map(({ knownTo }) => knownTo)).toEqual([[], ['psychic-a'], []]);
  });

  test('[ETS-CLASS-07] looking at a token neither reveals it nor causes a test', () => {
    const played = scene({ survivors: crewA }).token('3 jaeger', 'CREW.s').play();
    played.choose(played.offers('token:')[0]!); // no dice are scripted, so none may be rolled
    expect(played.tokens()).toEqual(['CREW.s']);
    expect(played.state.figures).toEqual([]);
    expect(played.survivor('psychic-a').resolve).toBe(10);
  });

  test('[ETS-ODD-15] what she saw is in her view and in nobody else’s, nor in their log', () => {
    const played = scene({ survivors: crewA }).token('3 jaeger', 'CREW.s').play();
    played.choose(played.offers('token:')[0]!);
    expect(played.match.view('psychic-a').tokens[0]!.face).toBe('3 jaeger');
    expect(played.match.view('captain-b').tokens[0]!.face).toBeNull();
    expect(played.match.view('spectator').tokens[0]!.face).toBeNull();
    expect(JSON.stringify(played.match.logFor('psychic-a'))).toContain('jaeger');
    expect(JSON.stringify(played.match.logFor('captain-b'))).not.toContain('jaeger');
  });

  test('[ETS-CLASS-01] Sense Minds: she need not look', () => {
    const played = scene({ survivors: crewA }).token('3 jaeger', 'CREW.s').play().choose('no');
    expect(played.asks).toBe('turn');
    expect(played.state.tokens[0]!.knownTo).toEqual([]);
  });

  test('[ETS-CLASS-01] Shove: up to three enemies of a zone go one zone straight away from her', () => {
    const played = scene({ survivors: crewA })
      .enemies('swarmer', 4, 'CREW.x')
      .turnOf('psychic-a')
      .play()
      .choose('active');
    expect(() => played.choose(figures(played.state))).toThrow();
    played.choose(figures(played.state).slice(0, 3));
    expect(played.count('swarmer', 'CREW.e')).toBe(3);
    expect(played.count('swarmer', 'CREW.x')).toBe(1);
    expect(played.survivor('psychic-a').turn.actions).toBe(2);
  });

  test('[ETS-CLASS-01, ETS-CLASS-03] Shove: from a zone in sight at distance 1 or 2', () => {
    const played = scene({ survivors: crewA })
      .survivor('psychic-a', { at: 'CREW.x' })
      .enemies('swarmer', 1, 'CREW.x') // 0
      .enemies('swarmer', 1, 'CREW.e') // 1
      .enemies('swarmer', 1, 'REC.R') // 2
      .enemies('swarmer', 1, 'REC.e') // 3
      .enemies('swarmer', 1, 'CREW.B') // out of sight
      .turnOf('psychic-a')
      .play()
      .choose('active');
    expect(played.offers()).toEqual(['REC.R', 'CREW.e']);
  });

  test('[ETS-CLASS-01] Shove: straight on, not into side rooms', () => {
    const played = scene({ survivors: crewA })
      .survivor('psychic-a', { at: 'CREW.x' })
      .enemies('swarmer', 1, 'REC.R') // east of it lie REC.B, REC.e and REC.D
      .turnOf('psychic-a')
      .play()
      .choose('active');
    played.choose(figures(played.state));
    expect(played.count('swarmer', 'REC.e')).toBe(1);
  });

  test('[ETS-CLASS-01, ETS-ODD-33] Shove: not where all would stay', () => {
    const played = scene({ survivors: crewA })
      .enemies('swarmer', 1, 'CREW.A') // a wall behind it
      .turnOf('psychic-a')
      .play();
    expect(played.barred('active')).toBe('ETS-ODD-33');
  });

  test('[ETS-CLASS-01, ETS-FULL-04] Shove: as many go as there is room for, the others are blocked and stay', () => {
    const played = scene({ survivors: crewA })
      .survivor('psychic-a', { at: 'CREW.n' })
      .enemies('swarmer', 3, 'CREW.x')
      .enemies('swarmer', 11, 'CREW.s') // holds 12
      .turnOf('psychic-a')
      .play()
      .choose('active');
    played.choose(figures(played.state).slice(0, 3));
    expect(played.count('swarmer', 'CREW.s')).toBe(12);
    expect(played.count('swarmer', 'CREW.x')).toBe(2);
  });

  test('[ETS-CLASS-09] Shove: who comes into somebody’s sight by it causes tests', () => {
    const played = scene({ survivors: crewA })
      .survivor('psychic-a', { at: 'CREW.x' })
      .survivor('medic-a', { at: 'LAB.B' }) // sees REC.e, not REC.R
      .enemies('jaeger', 1, 'REC.R')
      .turnOf('psychic-a')
      .dice(6, 6)
      .play()
      .choose('active');
    played.choose(figures(played.state));
    expect(played.count('jaeger', 'REC.e')).toBe(1);
    expect(played.survivor('medic-a').resolve).toBe(9);
    expect(played.survivor('psychic-a').resolve).toBe(10);
  });

  test('[ETS-CLASS-01, ETS-CLASS-03] Mind Scream stuns every enemy within noise distance 2, walls or not', () => {
    const played = scene({ survivors: crewA })
      .enemies('swarmer', 2, 'CREW.w') // 0
      .enemies('jaeger', 1, 'CREW.C') // 1, behind a wall
      .enemies('icarus', 1, 'CREW.e') // 2
      .enemies('solomon', 1, 'CREW.n') // 2, out of sight
      .enemies('jaeger', 1, 'REC.R') // 3, in sight
      .turnOf('psychic-a')
      .play()
      .choose('crisis');
    expect(played.state.figures.map(({ stunned }) => stunned)).toEqual([true, true, true, true, true, false]);
  });

  test('[ETS-CLASS-01, ETS-ODD-33] Mind Scream needs somebody to stun', () => {
    const played = scene({ survivors: crewA })
      .enemies('jaeger', 1, 'CREW.x', { stunned: true })
      .enemies('jaeger', 1, 'REC.R')
      .turnOf('psychic-a')
      .play();
    expect(played.barred('crisis')).toBe('ETS-ODD-33');
  });
});

describe('Psychic B', () => {
  test('[ETS-CLASS-01] Shell: once per round a failed test may be rolled again', () => {
    const performed = scene({ survivors: crewB })
      .dice(6, 6, 1, 2, 6, 6)
      .perform(function* (t) {
        const psychic = survivorOf(t.state, 'psychic-b');
        yield* resolveTest(t, psychic, 'ETS-RESOLVE-01');
        yield* resolveTest(t, psychic, 'ETS-RESOLVE-01');
      }, 'again');
    expect(performed.asked).toEqual(['shell']);
    expect(performed.survivor('psychic-b').resolve).toBe(9);
  });

  test('[ETS-CLASS-01] Shell: kept back, it is there for the next test', () => {
    const performed = scene({ survivors: crewB })
      .dice(6, 6, 6, 6, 6, 6)
      .perform(
        function* (t) {
          const psychic = survivorOf(t.state, 'psychic-b');
          yield* resolveTest(t, psychic, 'ETS-RESOLVE-01');
          yield* resolveTest(t, psychic, 'ETS-RESOLVE-01');
        },
        'keep',
        'again',
      );
    expect(performed.survivor('psychic-b').resolve).toBe(8);
  });

  test('[ETS-CLASS-01] Shell: not for checks, nor for others', () => {
    const performed = scene({ survivors: crewB })
      .dice(6, 6, 6, 6)
      .perform(function* (t) {
        yield* resolveCheck(t, survivorOf(t.state, 'psychic-b'));
        yield* resolveTest(t, survivorOf(t.state, 'medic-a'), 'ETS-RESOLVE-01');
      });
    expect(performed.asked).toEqual([]);
  });

  test('[ETS-CLASS-01] Shell: anew in the next round', () => {
    const played = scene({ survivors: crewB })
      .with(state => {
        survivorOf(state, 'psychic-b').usedThisRound = ['shell'];
      })
      .turnOf('psychic-b')
      .play()
      .endTurns();
    expect(played.survivor('psychic-b').usedThisRound).toEqual([]);
  });

  test('[ETS-CLASS-01, ETS-CLASS-03] Lift: a survivor in sight at distance 0 to 3 goes one zone, without check', () => {
    const played = scene({ survivors: [...crewB, 'scout-b'] })
      .survivor('psychic-b', { at: 'CREW.w' }) // 0: herself
      .survivor('captain-b', { at: 'REC.R' }) // 3
      .survivor('medic-a', { at: 'REC.e' }) // 4
      .survivor('scout-b', { at: 'CREW.C' }) // out of sight
      .enemies('swarmer', 1, 'REC.R')
      .turnOf('psychic-b')
      .play()
      .choose('active');
    expect(played.offers()).toEqual(['psychic-b', 'captain-b']);
    played.choose('captain-b');
    expect(played.asked).toBe('psychic-b');
    played.choose('REC.n');
    expect(played.zoneOf('captain-b')).toBe('REC.n');
  });

  test('[ETS-CLASS-01, ETS-MOVE-06] Lift: whom a failed check holds goes too, for it is not its own will; the Psychic herself does not', () => {
    const played = scene({ survivors: crewB })
      .survivor('medic-a', { at: 'CREW.x' })
      .survivor('captain-b', { at: 'CREW.C' })
      .with(state => {
        for (const survivor of state.survivors) survivor.heldIn = survivor.zone;
      })
      .turnOf('psychic-b')
      .play()
      .choose('active', 'CREW.n');
    expect(played.zoneOf('medic-a')).toBe('CREW.n');
  });

  test('[ETS-CLASS-01, ETS-MOVE-12] Lift: carrying herself counts as her own move', () => {
    const played = scene({ survivors: crewB })
      .survivor('psychic-b', { at: 'CREW.x', injuries: ['leg'] })
      .survivor('captain-b', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .turnOf('psychic-b')
      .play()
      .choose('active', 'CREW.n', 'move:CREW.x');
    expect(played.barred('move')).toBe('ETS-MOVE-12');
  });

  test('[ETS-CLASS-01, ETS-FULL-07] Lift: nobody into a bubble', () => {
    const played = scene({ survivors: crewB })
      .survivor('psychic-b', { at: 'CREW.w' })
      .survivor('captain-b', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.A' })
      .bubble('CREW.w')
      .turnOf('psychic-b')
      .play();
    expect(played.barred('active')).toBe('ETS-ODD-33');
  });

  test('[ETS-CLASS-01, ETS-CLASS-03] False Presence: a decoy in any zone within noise distance 5', () => {
    const played = scene({ survivors: crewB })
      .survivor('psychic-b', { at: 'CREW.A' })
      .survivor('captain-b', { at: 'CREW.A' })
      .survivor('medic-a', { at: 'CREW.A' })
      .enemies('swarmer', 1, 'LAB.x') // at noise distance 2 of REC.B
      .turnOf('psychic-b')
      .play()
      .choose('crisis');
    expect(played.offers()).toContain('REC.B'); // 5
    expect(played.offers()).not.toContain('LAB.x'); // 6
    played.choose('REC.B').endTurns();
    expect(played.count('swarmer', 'REC.B')).toBe(1);
  });
});
