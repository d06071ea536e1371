import { pensFor } from '@starboard/board/terminal/testing';
import type { Viewer } from '@starboard/kernel';
import type { Language } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { texts, type View } from '../../src/index.ts';
import { beaconTerminal } from '../../src/terminal/index.ts';

const penIn = pensFor(beaconTerminal, texts);

const early: View = {
  phase: 'plan',
  round: 1,
  charge: 0,
  goal: 13,
  hull: 6,
  fullHull: 6,
  stormsLeft: 12,
  passed: [],
  inForce: null,
  crew: {
    keeper: { job: null, tool: 'lens', used: false, foreseen: null },
    engineer: { job: null, tool: null, used: false, foreseen: null },
  },
};

const late: View = {
  ...early,
  phase: 'work',
  round: 8,
  charge: 11,
  hull: 2,
  stormsLeft: 5,
  passed: ['gust', 'calm', 'gust', 'squall', 'squall', 'gust', 'static'],
  inForce: 'static',
  crew: {
    keeper: { job: 'shield', tool: 'baffle', used: false, foreseen: 'surge' },
    engineer: { job: 'work', tool: 'relay', used: true, foreseen: null },
  },
};

function drawn(view: View, eyes: Viewer, language: Language = 'en', width = 80): string[] {
  return beaconTerminal.draw(view, eyes, penIn(language, width));
}

describe('the beacon', () => {
  test('as the keeper sees it before anything has happened', () => {
    expect(drawn(early, 'keeper')).toEqual([
      'Beacon · round 1 · planning',
      '─'.repeat(80),
      '  Charge      ░░░░░░░░░░░░░  0 of 13',
      '  Hull        ██████  6 of 6',
      '',
      '  Storms      12 left',
      '  In force    nothing',
      '',
      'The keeper (you)',
      '  Job         none yet',
      '  Tool        Lens: a 6 counts for 2',
      '',
      'The engineer',
      '  Job         none yet',
      '  Tool        not shown yet',
    ]);
  });

  test('late in the match: bars, passed storms counted, what is in force, jobs and foresight', () => {
    expect(drawn(late, 'keeper')).toEqual([
      'Beacon · round 8 · at work',
      '─'.repeat(80),
      '  Charge      ███████████░░  11 of 13',
      '  Hull        ██░░░░  2 of 6',
      '',
      '  Storms      5 left; passed: Gust ×3, Calm, Squall ×2, Static',
      '  In force    Static: whoever works rolls one die less',
      '',
      'The keeper (you)',
      '  Job         at the shield',
      '  Tool        Baffle: this shield takes off 3',
      '  Foresees    Surge',
      '',
      'The engineer',
      '  Job         at the lamp',
      '  Tool        Relay: once, roll any of the dice again (used up)',
    ]);
  });

  test('while a round is planned, the jobs are those of the round before', () => {
    expect(drawn({ ...late, phase: 'plan' }, 'engineer')).toContain('  Job         at the shield, last round');
  });

  test('nobody who watches is “you”', () => {
    expect(drawn(late, 'spectator').join('\n')).not.toContain('(you)');
    expect(drawn(late, 'engineer')).toContain('The engineer (you)');
  });

  test('more charge than wanted fills the bar and no more', () => {
    expect(drawn({ ...late, charge: 15 }, 'keeper')).toContain(`  Charge      ${'█'.repeat(13)}  15 of 13`);
  });

  test('in French', () => {
    const lines = drawn(late, 'engineer', 'fr');
    expect(lines[0]).toBe('La Balise · tour 8 · au travail');
    expect(lines).toContain(
      '  Tempêtes    encore 5\u00a0; passées\u00a0: Rafale ×3, Accalmie, Bourrasque ×2, Parasites',
    );
    expect(lines).toContain('La mécanicienne (vous)');
  });

  test.each([80, 60, 40])('nothing is wider than %i columns', width => {
    for (const language of ['en', 'fr'] as const) {
      const widest = Math.max(...drawn(late, 'keeper', language, width).map(line => line.length));
      expect(widest).toBeLessThanOrEqual(width);
    }
  });
});
