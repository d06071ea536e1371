import { describe, expect, it } from 'vitest';
import { splitAtRules } from '../../src/rulebook/split.ts';

describe('A sentence that names rules', () => {
  it('is split at their numbers, which keep their brackets and stops', () => {
    expect(splitAtRules('This is so (ETS-SETUP-04). See ETS-ABIL-11 too.')).toEqual([
      'This is so ',
      { opening: '(', rule: 'ETS-SETUP-04', closing: ').' },
      ' See ',
      { opening: '', rule: 'ETS-ABIL-11', closing: '' },
      ' too.',
    ]);
  });

  it('stays whole if it names none', () => {
    expect(splitAtRules('Mission CG-02 needs a Medic.')).toEqual(['Mission CG-02 needs a Medic.']);
  });

  it('may be nothing but a number', () => {
    expect(splitAtRules('ETS-NOISE-04')).toEqual([{ opening: '', rule: 'ETS-NOISE-04', closing: '' }]);
  });
});
