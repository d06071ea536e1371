import { bar, labelled, wrap } from '@starboard/board/terminal';
import { typeset } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';

describe('lines', () => {
  test('break between words, never before what French sets apart', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap(typeset('Qui répond ?', 'fr'), 10)).toEqual(['Qui', 'répond\u00a0?']);
    expect(wrap(typeset('pas « ici »', 'fr'), 6)).toEqual(['pas', '«\u00a0ici\u00a0»']);
    expect(wrap('extraordinary', 5)).toEqual(['extraordinary']);
  });

  test('go on below the beginning of the text', () => {
    expect(labelled(' 1  ', 'hold the shield', 12)).toEqual([' 1  hold the', '    shield']);
  });

  test('draw bars that are never longer than all of it', () => {
    expect([bar(0, 3), bar(2, 3), bar(9, 3), bar(-1, 3)]).toEqual(['░░░', '██░', '███', '░░░']);
  });
});
