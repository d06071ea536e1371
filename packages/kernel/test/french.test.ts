import { describe, expect, it } from 'vitest';
import { checkFrench, checkTerms, type Problem, type Term, termsIn } from '../src/text/index.ts';

const keysOf = (problems: readonly Problem[]) => problems.map(({ key, parameter }) => [key, parameter].join(' '));

describe('a name after a word that would change with it', () => {
  const faults = (fr: string) => keysOf(checkFrench({ en: {}, fr: { it: fr } }));

  it.each([
    ['Au tour de {who}', 'who'],
    ['De {who}', 'who'],
    ['L’arme d’{who}', 'who'],
    ['jusqu’à {node}.', 'node'],
    ['dit que {who} part', 'who'],
    ['(le {ship})', 'ship'],
    ['« La {bead} »', 'bead'],
    ['de {n, plural, one {{who}} other {tous}}', 'who'],
    ['{n, plural, one {une zone de {who}} other {# zones}}', 'who'],
    ['{n, plural, one {une zone de } other {# zones : }}{who}', 'who'],
    ['de {n, plural, =0 {} other {# zones : }}{who}', 'who'],
    ['Le retour du {ship}', 'ship'],
    ['à l’{card}', 'card'],
    ['donné aux {crew}', 'crew'],
    ['lorsque {who} joue', 'who'],
    ['Quelle {card} ?', 'card'],
    ['chaque {enemy}', 'enemy'],
  ])('is found in "%s"', (fr, parameter) => {
    expect(faults(fr)).toEqual([`it ${parameter}`]);
  });

  it.each([
    '{who} joue',
    'Armure, {who}, 4+',
    'de {n, number} à {m, number} zones',
    'de {n, plural, one {la zone} other {# zones}}',
    'avec {who}, par {door}, chez {friend}',
    'Poursuite ({goal}) : {who}',
    'Là {where}',
  ])('is not found in "%s"', fr => {
    expect(faults(fr)).toEqual([]);
  });

  it('says which word and which name', () => {
    expect(checkFrench({ en: {}, fr: { it: 'Armure de {who}' } })[0]?.sentence).toBe(
      'The text "it" (fr): "de" stands right before {who}, and would have to change with it.',
    );
  });
});

describe('a glossary', () => {
  const health: Term = { en: 'health', fr: 'vie', never: ['santé'] };
  const scan: Term = { en: 'scan', fr: 'analys…', except: { brand: 'the name of a shop' } };
  const faults = (term: Term, en: string, fr: string, key = 'it') =>
    checkTerms({ en: { [key]: en }, fr: { [key]: fr } }, [term]).map(({ sentence }) => sentence);

  it('has one French word for one of the rules', () => {
    expect(faults(health, 'Health 3', 'Vie 3')).toEqual([]);
    expect(faults(scan, 'Scans the container', 'Il analyse le conteneur')).toEqual([]);
    expect(faults(scan, 'Scan it', 'Examiner')).toEqual([
      'The text "it" (fr) is about "scan", and does not say "analys…".',
    ]);
  });

  it('bars those that were used before', () => {
    expect(faults(health, 'Hale', 'en bonne Santé')).toEqual(['The text "it" (fr) says "santé" for "health".']);
    expect(termsIn('# La Santé', [health, scan])).toEqual(['santé']);
    expect(termsIn('# La vie', [health, scan])).toEqual([]);
  });

  it('tells what is wrong, in which text and language', () => {
    expect(checkTerms({ en: { it: 'Hale' }, fr: { it: 'La santé' } }, [health])).toEqual([
      { what: 'term', key: 'it', language: 'fr', sentence: 'The text "it" (fr) says "santé" for "health".' },
    ]);
  });

  it('may have two French words, either of which will do', () => {
    const move: Term = { en: 'move', fr: ['mouvement', 'dépla…'] };
    expect(faults(move, 'A move', 'Un mouvement')).toEqual([]);
    expect(faults(move, 'They move', 'Ils se déplacent')).toEqual([]);
    expect(faults(move, 'A move', 'Un pas')).toEqual([
      'The text "it" (fr) is about "move", and does not say "mouvement" or "dépla…".',
    ]);
  });

  it('knows a stem by all of its letters', () => {
    expect(faults(scan, 'Scan it', 'Approchez')).toHaveLength(1);
    expect(faults(scan, 'Scan it', 'Analysons')).toEqual([]);
  });

  it('takes the marks in a word for what they are', () => {
    const android: Term = { en: 'android', fr: 'androïde', never: ['a.i'] };
    expect(faults(android, 'It', 'Une A.I ici')).toHaveLength(1);
    expect(faults(android, 'It', 'Un axi, un ai')).toEqual([]);
  });

  it('reads what stands beside of what is put in, and joins nothing across it', () => {
    expect(faults(health, 'Hale', 'santé{n}')).toHaveLength(1);
    expect(faults(health, 'Hale', '{n}santé')).toHaveLength(1);
    expect(faults(health, 'Hale', 'san{n}té')).toEqual([]);
    expect(faults(health, 'Hale', '{n, plural, one {san} other {té}}')).toEqual([]);
  });

  it('knows words of more than one word', () => {
    const pile: Term = { en: 'spawn pile', fr: 'pile d’apparition' };
    expect(faults(pile, 'The spawn piles', 'Les tas')).toHaveLength(1);
    expect(faults(pile, 'The spawnpile', 'Le tas')).toEqual([]);
    expect(faults({ en: 'a', fr: 'b', never: ['tas noir'] }, 'It', 'Les tas noirs')).toHaveLength(1);
  });

  it('looks at whole words, in the plural too', () => {
    expect(faults(scan, 'A scandal', 'Un scandale')).toEqual([]);
    expect(faults({ en: 'spawn pile', fr: 'pile d’apparition' }, 'The spawn piles', 'Les piles d’apparition')).toEqual(
      [],
    );
  });

  it('takes the names of what is put in for no words', () => {
    expect(faults(scan, 'It finds {scan}', 'Trouvé : {scan}')).toEqual([]);
    expect(faults(health, '{santé} left', 'Reste {santé}')).toEqual([]);
    expect(faults(scan, '{n, plural, one {a scan} other {# scans}}', '{n, plural, one {un} other {#}}')).toHaveLength(
      1,
    );
  });

  it('lets a text be excepted, for a reason', () => {
    expect(faults(scan, 'Scan & Sons', 'Scan et fils', 'brand')).toEqual([]);
  });
});
