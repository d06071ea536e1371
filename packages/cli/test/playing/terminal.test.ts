import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { openTerminal } from '../../src/terminal.ts';

function opened(typed: string, { isTTY = false, columns = 0, env = {} } = {}) {
  const stdin = Object.assign(Readable.from([typed]), { isTTY: false });
  const stdout = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY, columns });
  return { terminal: openTerminal({ stdin, stdout, env }), written: () => stdout.read() ?? '' };
}

describe('the terminal', () => {
  test('reads piped lines one by one and shows them as if they had been typed', async () => {
    const { terminal, written } = opened('one\r\ntwo\nthree');
    expect(await terminal.read('> ')).toBe('one');
    expect(await terminal.read('> ')).toBe('two');
    expect(await terminal.read('> ')).toBe('three');
    expect(await terminal.read('> ')).toBeUndefined();
    expect(await terminal.read('> ')).toBeUndefined();
    terminal.close();
    expect(written()).toMatch(/^> one\n> two\n> three\n/);
  });

  test('colours go to a screen, unless NO_COLOR is set', () => {
    const refused = ({ terminal, written }: ReturnType<typeof opened>) => {
      terminal.print([terminal.paint.bad('no')]);
      return written();
    };
    const red = '\x1b[31mno\x1b[39m\n';
    expect(refused(opened('', { isTTY: true }))).toBe(red);
    expect(refused(opened('', { isTTY: true, env: { NO_COLOR: '' } }))).toBe(red);
    expect(refused(opened('', { isTTY: true, env: { NO_COLOR: '1' } }))).toBe('no\n');
    expect(refused(opened(''))).toBe('no\n');
  });

  test('only a screen with somebody before it is cleared', () => {
    const { terminal, written } = opened('', { isTTY: true });
    terminal.clear();
    expect(terminal.isScreen).toBe(false);
    expect(written()).toBe('');
  });

  test.each([
    [0, 80],
    [60, 60],
    [200, 80],
  ])('a screen of %i columns is used up to %i', (columns, width) => {
    expect(opened('', { isTTY: true, columns }).terminal.width).toBe(width);
  });
});
