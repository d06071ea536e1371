import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invitationsOf, rememberInvitations } from '../../src/lobby/invitations.ts';

describe('Invitations', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  it('are kept for each match', () => {
    rememberInvitations('one', { medic: 'a', scout: 'b' });
    rememberInvitations('two', { medic: 'c' });
    expect(invitationsOf('one')).toEqual({ medic: 'a', scout: 'b' });
    expect(invitationsOf('two')).toEqual({ medic: 'c' });
    expect(invitationsOf('three')).toEqual({});
  });

  it('give way to newer ones, seat by seat', () => {
    rememberInvitations('one', { medic: 'a', scout: 'b' });
    rememberInvitations('one', { medic: 'new' });
    expect(invitationsOf('one')).toEqual({ medic: 'new', scout: 'b' });
  });

  it('do no harm where nothing is kept', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    rememberInvitations('one', { medic: 'a' });
    expect(invitationsOf('one')).toEqual({});
  });
});
