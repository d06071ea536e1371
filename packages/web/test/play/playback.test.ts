import type { LogEntry } from '@starboard/kernel';
import type { Followed, Picture } from '@starboard/room';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback } from '../../src/play/playback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function picture(lines: number, word = 'line'): Picture {
  const log: LogEntry[] = Array.from({ length: lines }, (_, i) => ({ key: `${word}.${i}` }));
  return { table: { id: 'm' }, position: { seat: 'a', view: { lines } }, log, chat: [] } as unknown as Picture;
}

function news(shown: Picture, isSettled = true, isConnected = true): Followed {
  return { picture: shown, isConnected, isSettled };
}

/** Something answered: so many things happen by themselves, one line each. */
function happen(playback: Playback, from: number, count: number): void {
  for (let i = 1; i <= count; i++) playback.take(news(picture(from + i), false));
  playback.take(news(picture(from + count)));
}

function lines(playback: Playback): number | undefined {
  return playback.current().picture?.log.length;
}

function begun(speed: 'normal' | 'fast' | 'none' = 'normal'): Playback {
  const playback = new Playback(speed);
  playback.take(news(picture(2)));
  return playback;
}

describe('Playback', () => {
  it('says what keeps the first news from coming, until it comes', () => {
    const playback = new Playback('normal');
    const trouble = new Error('Wait.');
    playback.take({ picture: undefined, isConnected: false, trouble, isSettled: true });
    expect(playback.current()).toMatchObject({ picture: undefined, isConnected: false, trouble });
    playback.take({ picture: undefined, isConnected: true, isSettled: true });
    expect(playback.current()).toMatchObject({ isConnected: true, trouble: undefined });
  });

  it('shows the first picture at once, whatever led to it', () => {
    const playback = new Playback('normal');
    happen(playback, 0, 9);
    expect(playback.current()).toMatchObject({ isLive: true, isConnected: true });
    expect(lines(playback)).toBe(9);
  });

  it('shows what a plain answer leads to at once', () => {
    const playback = begun();
    happen(playback, 2, 3);
    expect(playback.current().isLive).toBe(true);
    expect(lines(playback)).toBe(5);
  });

  it('shows more than that one thing after the other', () => {
    const playback = begun();
    happen(playback, 2, 5);
    expect(playback.current()).toMatchObject({ isLive: false, at: 1, of: 5, happening: { key: 'line.2' } });
    vi.advanceTimersByTime(700);
    expect(playback.current()).toMatchObject({ at: 2, happening: { key: 'line.3' } });
    vi.advanceTimersByTime(4 * 700);
    expect(playback.current()).toMatchObject({ isLive: true, happening: undefined });
    expect(lines(playback)).toBe(7);
  });

  it('is faster if it is set so, and shows nothing in between if that is set', () => {
    const fast = begun('fast');
    happen(fast, 2, 5);
    vi.advanceTimersByTime(300);
    expect(fast.current().at).toBe(2);
    const none = begun('none');
    happen(none, 2, 5);
    expect(none.current().isLive).toBe(true);
  });

  it('waits while it is paused, steps, and goes on', () => {
    const playback = begun();
    happen(playback, 2, 5);
    playback.pause();
    vi.advanceTimersByTime(5_000);
    expect(playback.current()).toMatchObject({ at: 1, isPaused: true });
    playback.step();
    vi.advanceTimersByTime(5_000);
    expect(playback.current()).toMatchObject({ at: 2, isPaused: true });
    playback.play();
    vi.advanceTimersByTime(700);
    expect(playback.current()).toMatchObject({ at: 3, isPaused: false });
  });

  it('skips to how things stand', () => {
    const playback = begun();
    happen(playback, 2, 5);
    playback.skip();
    expect(playback.current()).toMatchObject({ isLive: true, at: 0, of: 0 });
    expect(lines(playback)).toBe(7);
    vi.advanceTimersByTime(5_000);
    expect(lines(playback)).toBe(7);
  });

  it('gives no beat to what nothing is said about', () => {
    const playback = begun();
    for (const count of [3, 3, 4, 4]) playback.take(news(picture(count), false));
    playback.take(news(picture(4)));
    expect(playback.current().isLive).toBe(true);
  });

  it('appends what happens while it is still showing', () => {
    const playback = begun();
    happen(playback, 2, 5);
    happen(playback, 7, 2);
    expect(playback.current()).toMatchObject({ at: 1, of: 7 });
    vi.advanceTimersByTime(7 * 700);
    expect(playback.current().isLive).toBe(true);
    expect(lines(playback)).toBe(9);
  });

  it('jumps when answers were taken back, even if as many lines follow', () => {
    const playback = begun();
    happen(playback, 2, 5);
    playback.take(news(picture(3)));
    expect(playback.current().isLive).toBe(true);
    expect(lines(playback)).toBe(3);
    const other = begun();
    happen(other, 2, 5);
    other.take(news(picture(7, 'another')));
    expect(other.current().isLive).toBe(true);
    expect(other.current().picture?.log[0]?.key).toBe('another.0');
  });

  it('tells a lost connection at once and keeps showing', () => {
    const playback = begun();
    happen(playback, 2, 5);
    playback.take(news(picture(7), true, false));
    expect(playback.current()).toMatchObject({ isConnected: false, isLive: false, at: 1, of: 5 });
  });

  it('remembers how things stood when each line was said', () => {
    const playback = begun();
    happen(playback, 2, 2);
    expect(playback.current().trail.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 3],
      [3, 4],
    ]);
    playback.take(news(picture(2)));
    expect(playback.current().trail.map(({ from, to }) => [from, to])).toEqual([[0, 2]]);
  });

  it('tells its listeners, until they leave', () => {
    const playback = begun();
    const told = vi.fn();
    const leave = playback.subscribe(told);
    playback.take(news(picture(3)));
    expect(told).toHaveBeenCalledTimes(1);
    leave();
    playback.take(news(picture(4)));
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('what was told before the page came', () => {
  const there = (playback: Playback) => playback.current().trail.map(({ wasThere }) => wasThere === true);

  it('is known as such, and what comes then is not', () => {
    const playback = begun();
    happen(playback, 2, 1);
    expect(there(playback)).toEqual([true, false]);
  });

  it('is nothing if the match had not begun: then the first line has been followed', () => {
    const playback = new Playback('normal');
    playback.take(news(picture(0)));
    happen(playback, 0, 1);
    expect(there(playback)).toEqual([false]);
  });

  it('stays so if it is taken back in part', () => {
    const playback = new Playback('normal');
    playback.take(news(picture(6)));
    happen(playback, 6, 2);
    playback.take(news(picture(4)));
    expect(there(playback)).toEqual([true]);
  });
});
