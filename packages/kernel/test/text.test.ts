import { describe, expect, it } from 'vitest';
import {
  checkTexts,
  checkUses,
  createFormatter,
  mergeTexts,
  type Problem,
  parametersOf,
  type Texts,
} from '../src/text/index.ts';
import type { Text } from '../src/types.ts';

const texts: Texts = {
  en: {
    'zone.search': 'Search the zone',
    'weapon.shotgun': 'shotgun',
    'attack.with': '{who} attacks with the {weapon}.',
    'attack.hits': '{hits, plural, =0 {No hit} one {# hit} other {# hits}}',
    'wave.begins': 'The {wave, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} wave begins.',
    'door.state': 'The door is {state, select, open {open} other {closed}}.',
    'crew.size': 'Crew: {crew, number}',
    'many.zones': '{n, plural, one {# zone} other {# zones}}',
  },
  fr: {
    'zone.search': "Fouiller l'endroit, aujourd'hui",
    'weapon.shotgun': 'fusil à pompe',
    'attack.with': "{who} attaque à l'aide de : {weapon}.",
    'attack.hits': '{hits, plural, =0 {Aucune touche} one {# touche} other {# touches}}',
    'wave.begins': 'La {wave, selectordinal, one {#re} other {#e}} vague commence.',
    'door.state': 'La porte est {state, select, open {ouverte} other {fermée}}.',
    'crew.size': "Taille de l''équipage : {crew, number}",
    'many.zones': '{n, plural, one {# zone} many {# de zones} other {# zones}}',
  },
};

/** French sets thousands apart with a narrow no-break space. */
const million = '1\u202f000\u202f000';

function text(key: string, params?: Text['params']): Text {
  return params === undefined ? { key } : { key, params };
}

/** Both languages with one key each, the second in French. */
function pair(en: string, fr: string): Texts {
  return { en: { it: en }, fr: { it: fr } };
}

function brief(problems: readonly Problem[]) {
  return problems.map(({ what, key, language, parameter }) =>
    [what, key, language, parameter].filter(Boolean).join(' '),
  );
}

describe('formatting', () => {
  const en = createFormatter(texts, 'en');
  const fr = createFormatter(texts, 'fr');

  it('a text without parameters', () => {
    expect(en({ key: 'zone.search' })).toBe('Search the zone');
  });

  it('an apostrophe before a letter is an apostrophe, and so are two', () => {
    expect(fr({ key: 'zone.search' })).toBe("Fouiller l'endroit, aujourd'hui");
    expect(fr(text('crew.size', { crew: 4 }))).toBe("Taille de l'équipage\u00a0: 4");
  });

  it('an apostrophe before a brace quotes it, two do not', () => {
    const format = createFormatter(pair("l'{x}' l''{x} l’{x}", ''), 'en');
    expect(format(text('it', { x: 'A1' }))).toBe("l{x} l'A1 l’A1");
  });

  it.each([
    [0, 'No hit', 'Aucune touche'],
    [1, '1 hit', '1 touche'],
    [2, '2 hits', '2 touches'],
    [1_000_000, '1,000,000 hits', `${million} touches`],
  ])('a plural of %d', (hits, english, french) => {
    expect(en(text('attack.hits', { hits }))).toBe(english);
    expect(fr(text('attack.hits', { hits }))).toBe(french);
  });

  it.each([
    [0, '0 zones', '0 zone'],
    [1, '1 zone', '1 zone'],
    [2, '2 zones', '2 zones'],
    [1_000_000, '1,000,000 zones', `${million} de zones`],
  ])('a plural of %d where French has a branch for millions', (n, english, french) => {
    expect(en(text('many.zones', { n }))).toBe(english);
    expect(fr(text('many.zones', { n }))).toBe(french);
  });

  it.each([
    [1, '1st', '1re'],
    [2, '2nd', '2e'],
    [3, '3rd', '3e'],
    [11, '11th', '11e'],
  ])('the ordinal of %d', (wave, english, french) => {
    expect(en(text('wave.begins', { wave }))).toBe(`The ${english} wave begins.`);
    expect(fr(text('wave.begins', { wave }))).toBe(`La ${french} vague commence.`);
  });

  it('a select takes the branch that is named, or else the other', () => {
    expect(fr(text('door.state', { state: 'open' }))).toBe('La porte est ouverte.');
    expect(fr(text('door.state', { state: 'welded' }))).toBe('La porte est fermée.');
    expect(fr(text('door.state', { state: 'constructor' }))).toBe('La porte est fermée.');
  });

  it('numbers in the manner of the language', () => {
    expect(en(text('crew.size', { crew: 1234.5 }))).toBe('Crew: 1,234.5');
    expect(fr(text('crew.size', { crew: 1234.5 }))).toBe("Taille de l'équipage\u00a0: 1\u202f234,5");
  });

  it('a text inside a text is formatted first, in the same language', () => {
    const attack = text('attack.with', { who: 'Ripley', weapon: { key: 'weapon.shotgun' } });
    expect(en(attack)).toBe('Ripley attacks with the shotgun.');
    expect(fr(attack)).toBe("Ripley attaque à l'aide de\u00a0: fusil à pompe.");
    const deep = text('attack.with', { who: text('attack.hits', { hits: 2 }), weapon: attack });
    expect(en(deep)).toBe('2 hits attacks with the Ripley attacks with the shotgun..');
  });

  it('tags are text, not markup', () => {
    const format = createFormatter(pair('<b>{who}</b> < 3', ''), 'en');
    expect(format(text('it', { who: '<i>' }))).toBe('<b><i></b> < 3');
  });

  it('an empty message is an empty string', () => {
    expect(createFormatter(pair('', ''), 'en')({ key: 'it' })).toBe('');
  });

  it('a message is parsed once', () => {
    let reads = 0;
    const counting = {
      get hello() {
        reads++;
        return 'Hello {who}';
      },
    };
    const format = createFormatter({ en: counting, fr: {} }, 'en');
    expect([format(text('hello', { who: 'A' })), format(text('hello', { who: 'B' }))]).toEqual(['Hello A', 'Hello B']);
    expect(reads).toBe(1);
  });
});

describe('what cannot be formatted', () => {
  function formatWith(dictionary: Texts, use: Text) {
    const problems: Problem[] = [];
    const shown = createFormatter(dictionary, 'en', problem => problems.push(problem))(use);
    expect(createFormatter(dictionary, 'en')(use)).toBe(shown);
    return { shown, problems, brief: brief(problems) };
  }

  it('a missing key is shown as such', () => {
    const { shown, problems } = formatWith(texts, { key: 'no.such' });
    expect(shown).toBe('⟨no.such⟩');
    expect(problems).toEqual([
      { what: 'missing-key', key: 'no.such', language: 'en', sentence: 'The text "no.such" (en) does not exist.' },
    ]);
  });

  it('a key in the other language only is missing', () => {
    expect(formatWith({ en: {}, fr: { a: 'a' } }, { key: 'a' }).shown).toBe('⟨a⟩');
  });

  it('names of inherited members are no keys and no parameters', () => {
    expect(formatWith(texts, { key: 'constructor' }).brief).toEqual(['missing-key constructor en']);
    expect(formatWith(pair('{toString}', ''), text('it', {})).brief).toEqual(['missing-parameter it en toString']);
  });

  it('a missing parameter is named', () => {
    const { shown, problems } = formatWith(texts, text('attack.with', { who: 'Ripley' }));
    expect(shown).toBe('⟨attack.with⟩');
    expect(problems).toEqual([
      {
        what: 'missing-parameter',
        key: 'attack.with',
        language: 'en',
        parameter: 'weapon',
        sentence: 'The text "attack.with" (en) needs the parameter {weapon}, which it is not given.',
      },
    ]);
    expect(formatWith(texts, { key: 'attack.hits' }).brief).toEqual(['missing-parameter attack.hits en hits']);
  });

  it('a missing key inside a text spoils only its own place', () => {
    const { shown, brief } = formatWith(texts, text('attack.with', { who: 'Ripley', weapon: { key: 'no.such' } }));
    expect(shown).toBe('Ripley attacks with the ⟨no.such⟩.');
    expect(brief).toEqual(['missing-key no.such en']);
  });

  it('a message that does not parse', () => {
    const { shown, brief } = formatWith(pair('Hello {who', ''), text('it', { who: 'A' }));
    expect(shown).toBe('⟨it⟩');
    expect(brief).toEqual(['syntax it en']);
  });

  it('a message that fails while it is formatted', () => {
    const { shown, brief } = formatWith(pair('{n, number, currency}', ''), text('it', { n: 1 }));
    expect(shown).toBe('⟨it⟩');
    expect(brief).toEqual(['format-error it en']);
  });

  it('is told again each time', () => {
    const problems: Problem[] = [];
    const format = createFormatter(texts, 'en', problem => problems.push(problem));
    format({ key: 'no.such' });
    format({ key: 'no.such' });
    expect(problems.length).toBe(2);
  });
});

describe('layers of texts', () => {
  const kernel: Texts = { en: { undo: 'Undo', pass: 'Pass' }, fr: { undo: 'Annuler', pass: 'Passer' } };
  const game: Texts = { en: { fire: 'Fire' }, fr: { fire: 'Feu' } };

  it('have the keys of all of them', () => {
    expect(mergeTexts(kernel, game, { en: { a: 'a' }, fr: { b: 'b' } })).toEqual({
      en: { undo: 'Undo', pass: 'Pass', fire: 'Fire', a: 'a' },
      fr: { undo: 'Annuler', pass: 'Passer', fire: 'Feu', b: 'b' },
      names: {},
    });
  });

  it('call things as each of them does, and what none of them knows by its own name', () => {
    const calling = (name: string, key: string): Texts => ({
      en: { [key]: key },
      fr: {},
      names: { [name]: code => (code === '7' ? { key } : undefined) },
    });
    const said: Texts = { en: { it: '{door} {deck} {room}' }, fr: {} };
    const say = createFormatter(mergeTexts(said, calling('door', 'hatch'), calling('deck', 'bridge')), 'en');
    expect(say({ key: 'it', params: { door: '7', deck: '7', room: '7' } })).toBe('hatch bridge 7');
    expect(say({ key: 'it', params: { door: '8', deck: 7, room: { key: 'hatch' } } })).toBe('8 7 hatch');
  });

  it('must not share a key, not even in different languages', () => {
    const clashing: Texts = { en: { pass: 'Pass', other: '' }, fr: { undo: 'Défaire' } };
    expect(() => mergeTexts(kernel, game, clashing)).toThrow('Texts defined more than once: pass, undo.');
  });
});

describe('the parameters of a message', () => {
  it('with their kinds, in the order of their first use', () => {
    expect(parametersOf('{who} has {n, plural, one {# card} other {# cards}} of {total, number}.')).toEqual([
      { name: 'who', kinds: ['plain'] },
      { name: 'n', kinds: ['plural'] },
      { name: 'total', kinds: ['number'] },
    ]);
    expect(parametersOf('{n, selectordinal, other {#}} {d, date} {t, time}')).toEqual([
      { name: 'n', kinds: ['ordinal'] },
      { name: 'd', kinds: ['date'] },
      { name: 't', kinds: ['time'] },
    ]);
  });

  it('inside branches too, and each kind once', () => {
    expect(parametersOf('{n, plural, one {{who}} other {{s, select, a {{n, number} {n, number}} other {}}}}')).toEqual([
      { name: 'n', kinds: ['plural', 'number'] },
      { name: 'who', kinds: ['plain'] },
      { name: 's', kinds: ['select'] },
    ]);
  });

  it('none in plain words and tags', () => {
    expect(parametersOf("L'<b>équipage</b>")).toEqual([]);
  });

  it('of something that is no message are an error', () => {
    expect(() => parametersOf('{who')).toThrow(SyntaxError);
    expect(() => parametersOf('{who')).toThrow('expect argument closing brace');
  });
});

describe('checking dictionaries', () => {
  const briefCheck = (en: string, fr: string) => brief(checkTexts(pair(en, fr)));

  it('good ones have no problems', () => {
    expect(checkTexts(texts)).toEqual([]);
  });

  it('a key that one language lacks', () => {
    const problems = checkTexts({ en: { a: 'a', b: 'b' }, fr: { b: 'b', c: 'c' } });
    expect(brief(problems)).toEqual(['missing-key a fr', 'missing-key c en']);
    expect(problems[0]?.sentence).toBe('The text "a" (fr) does not exist.');
  });

  it('a message that does not parse, in either language', () => {
    expect(briefCheck('{who', '{who}')).toEqual(['syntax it en']);
    expect(briefCheck('{who}', '{who, plural}')).toEqual(['syntax it fr']);
    expect(checkTexts(pair('{who', ''))[0]?.sentence).toBe(
      'The text "it" (en) is not a message: expect argument closing brace.',
    );
  });

  it('a parameter that one language lacks', () => {
    expect(briefCheck('{who} and {what}', '{who}')).toEqual(['missing-parameter it fr what']);
    expect(briefCheck('{who}', '{n, plural, one {{who}} other {{what}}}')).toEqual([
      'missing-parameter it en n',
      'missing-parameter it en what',
    ]);
  });

  it('a parameter lost to an apostrophe is explained', () => {
    const problems = checkTexts(pair('Search {zone}', "Fouiller l'{zone}"));
    expect(brief(problems)).toEqual(['missing-parameter it fr zone']);
    expect(problems[0]?.sentence).toBe(
      `The text "it" (fr): {zone} is used in en but not here. An apostrophe before a brace quotes it: write '' or ’ instead.`,
    );
    expect(checkTexts(pair('Search {zone}', 'Fouiller'))[0]?.sentence).not.toContain('apostrophe');
  });

  it('a parameter of different kinds', () => {
    const problems = checkTexts(pair('{n, number}', '{n}'));
    expect(brief(problems)).toEqual(['parameter-kind it fr n']);
    expect(problems[0]?.sentence).toBe('The text "it" (fr): {n} is plain here but number in en.');
    const plural = '{n, plural, one {#} other {#}}';
    expect(briefCheck(plural, '{n, number}')).toEqual(['parameter-kind it fr n']);
    expect(briefCheck(plural, '{n, selectordinal, one {#} other {#}}')).toEqual(['parameter-kind it fr n']);
    expect(briefCheck('{n, select, other {}}', '{n}')).toEqual(['parameter-kind it fr n']);
    expect(briefCheck(`{n} ${plural}`, `${plural} {n}`)).toEqual([]);
  });

  it('a plural without the branches of its language', () => {
    const both = '{n, plural, one {#} other {#}}';
    expect(briefCheck(both, '{n, plural, other {#}}')).toEqual(['plural-branches it fr n']);
    expect(briefCheck(both, '{n, plural, one {#}}')).toEqual(['plural-branches it fr n']);
    expect(briefCheck('{n, plural, =1 {#} other {#}}', both)).toEqual(['plural-branches it en n']);
    expect(briefCheck('{n, plural, one {#}}', both)).toEqual(['plural-branches it en n']);
    expect(checkTexts(pair(both, '{n, plural, other {#}}'))[0]?.sentence).toBe(
      'The text "it" (fr): the plural of {n} has no branch "one".',
    );
  });

  it('a plural with a branch that its language never uses', () => {
    const both = '{n, plural, one {#} other {#}}';
    expect(briefCheck(both, '{n, plural, one {#} many {#} other {#}}')).toEqual([]);
    expect(briefCheck(both, '{n, plural, =0 {} one {#} other {#}}')).toEqual([]);
    expect(briefCheck('{n, plural, one {#} many {#} other {#}}', both)).toEqual(['plural-branches it en n']);
    expect(briefCheck(both, '{n, plural, zero {} one {#} other {#}}')).toEqual(['plural-branches it fr n']);
  });

  it('an ordinal without the branches of its language', () => {
    const french = '{n, selectordinal, one {#re} other {#e}}';
    expect(briefCheck(french, french)).toEqual(['plural-branches it en n', 'plural-branches it en n']);
    expect(briefCheck('{n, selectordinal, one {} two {} few {} other {}}', french)).toEqual([]);
  });

  it('a select without the branch `other`', () => {
    expect(briefCheck('{s, select, a {} other {}}', '{s, select, a {}}')).toEqual(['select-branches it fr s']);
    expect(briefCheck('{s, select, a {}}', '{s, select, a {}}')).toEqual([
      'select-branches it en s',
      'select-branches it fr s',
    ]);
  });

  it('a select with different branches', () => {
    const problems = checkTexts(pair('{s, select, a {} b {} other {}}', '{s, select, a {} c {} other {}}'));
    expect(brief(problems)).toEqual(['select-branches it en s', 'select-branches it fr s']);
    expect(problems[0]?.sentence).toBe('The text "it" (en): the select of {s} has no branch "c", as in fr.');
  });

  it('two selects of one parameter count together', () => {
    const twice = '{s, select, a {} other {}} {s, select, b {} other {}}';
    expect(briefCheck(twice, '{s, select, a {} b {} other {}}')).toEqual([]);
    expect(briefCheck(twice, '{s, select, b {} other {}}')).toEqual(['select-branches it fr s']);
  });

  it('a select inside a plural is checked too', () => {
    expect(
      briefCheck(
        '{n, plural, one {{s, select, a {} other {}}} other {}}',
        '{n, plural, one {} other {{s, select, b {}}}}',
      ),
    ).toEqual(['select-branches it fr s', 'select-branches it en s', 'select-branches it fr s']);
  });

  it('dates and times', () => {
    expect(briefCheck('{d, date}', '{d, date}')).toEqual(['unsupported it en d', 'unsupported it fr d']);
    expect(briefCheck('{t, time, short}', '{t, time, short}')).toEqual(['unsupported it en t', 'unsupported it fr t']);
  });
});

describe('checking uses', () => {
  const briefUses = (...uses: Text[]) => brief(checkUses(texts, uses));

  it('good ones have no problems', () => {
    expect(
      briefUses(
        { key: 'zone.search' },
        text('attack.with', { who: 'Ripley', weapon: { key: 'weapon.shotgun' } }),
        text('attack.hits', { hits: 0 }),
        text('door.state', { state: 'open' }),
        text('crew.size', { crew: 3 }),
      ),
    ).toEqual([]);
  });

  it('a key that does not exist, in both languages or in one', () => {
    expect(briefUses({ key: 'no.such' })).toEqual(['missing-key no.such en', 'missing-key no.such fr']);
    expect(brief(checkUses({ en: { a: '' }, fr: {} }, [{ key: 'a' }]))).toEqual(['missing-key a fr']);
  });

  it('a missing parameter, also in a branch that is not taken', () => {
    expect(briefUses(text('attack.with', { who: 'Ripley' }))).toEqual([
      'missing-parameter attack.with en weapon',
      'missing-parameter attack.with fr weapon',
    ]);
    const branches = pair('{n, plural, one {} other {{who}}}', '{n, plural, one {} other {{who}}}');
    expect(brief(checkUses(branches, [text('it', { n: 1 })]))).toEqual([
      'missing-parameter it en who',
      'missing-parameter it fr who',
    ]);
  });

  it('a parameter that one language alone uses must be given, and is not superfluous', () => {
    const onlyFrench = pair('Done', '{who} a fini');
    expect(brief(checkUses(onlyFrench, [{ key: 'it' }]))).toEqual(['missing-parameter it fr who']);
    expect(checkUses(onlyFrench, [text('it', { who: 'A' })])).toEqual([]);
  });

  it('a parameter that no language uses', () => {
    expect(checkUses(texts, [text('zone.search', { zone: 'A1' })])).toEqual([
      {
        what: 'superfluous-parameter',
        key: 'zone.search',
        parameter: 'zone',
        sentence: 'The text "zone.search" is given the parameter {zone}, which no language uses.',
      },
    ]);
  });

  it('a parameter of the wrong kind', () => {
    expect(briefUses(text('attack.hits', { hits: 'two' }), text('crew.size', { crew: '4' }))).toEqual([
      'parameter-kind attack.hits en hits',
      'parameter-kind attack.hits fr hits',
      'parameter-kind crew.size en crew',
      'parameter-kind crew.size fr crew',
    ]);
    const problems = checkUses(texts, [text('door.state', { state: { key: 'zone.search' } })]);
    expect(brief(problems)).toEqual(['parameter-kind door.state en state', 'parameter-kind door.state fr state']);
    expect(problems[0]?.sentence).toBe(
      'The text "door.state" (en) uses {state} as a select, but it is given the text "zone.search".',
    );
  });

  it('texts inside texts, however deep', () => {
    const inner = text('attack.with', { who: 'Ripley', weapon: { key: 'no.such' } });
    expect(briefUses(text('attack.with', { who: inner, weapon: text('attack.hits', {}) }))).toEqual([
      'missing-key no.such en',
      'missing-parameter attack.hits en hits',
      'missing-key no.such fr',
      'missing-parameter attack.hits fr hits',
    ]);
    const spoiled = text('weapon.shotgun', { shells: 2 });
    const outer = text('attack.with', { who: 'Ripley', weapon: text('attack.with', { who: '', weapon: spoiled }) });
    expect(briefUses(outer)).toEqual(['superfluous-parameter weapon.shotgun shells']);
  });

  it('a message that does not parse, and one that fails while it is formatted', () => {
    expect(brief(checkUses(pair('{n', '{n}'), [text('it', { n: 1, m: 2 })]))).toEqual(['syntax it en']);
    expect(brief(checkUses(pair('{n, number}', '{n, number, currency}'), [text('it', { n: 1 })]))).toEqual([
      'format-error it fr',
    ]);
  });

  it('each problem once', () => {
    expect(briefUses({ key: 'no.such' }, { key: 'no.such' }).length).toBe(2);
  });

  it('names of inherited members are not given', () => {
    const message = '{n, plural, one {} other {{toString}}}';
    expect(brief(checkUses(pair(message, message), [text('it', { n: 1 })]))).toEqual([
      'missing-parameter it en toString',
      'missing-parameter it fr toString',
    ]);
  });
});
