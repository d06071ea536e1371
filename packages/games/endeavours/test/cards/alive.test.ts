import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bernals } from '../../src/cards/bernals.ts';
import { colonists } from '../../src/cards/colonists.ts';
import { crews } from '../../src/cards/crews.ts';
import { driftBernals } from '../../src/cards/drift-bernals.ts';
import { equipment } from '../../src/cards/equipment.ts';
import { exploration } from '../../src/cards/exploration/index.ts';
import { faces, ongoing, skies } from '../../src/cards/found.ts';
import { observation } from '../../src/cards/observation/index.ts';
import { patents } from '../../src/cards/patents/index.ts';
import { projects } from '../../src/cards/projects.ts';
import { stations } from '../../src/cards/stations.ts';
import type { Face } from '../../src/types.ts';

/** What tells a card from others, says what it weighs or where it comes into play, and does nothing by itself. */
const labels = [
  ...['kind', 'copies', 'named', 'on', 'zones', 'supports', 'orbit', 'promotesAt'],
  ...['enters', 'front', 'back', 'promotion', 'shares', 'human', 'mass', 'hardness'],
];

/** A hook may be called as a figure is. */
function isLabel(field: string, part: unknown): boolean {
  return labels.includes(field) && typeof part !== 'function';
}

/** The parts of cards that have hooks or code, or a number or flag that rules read. */
function partsOf(card: object): string[] {
  return Object.entries(card).flatMap(([field, part]) => (isLabel(field, part) || part === undefined ? [] : [field]));
}

function idle(cards: { readonly [id: string]: object | undefined }): string[] {
  return Object.entries(cards).flatMap(([id, card = {}]) => (partsOf(card).length > 0 ? [] : [id]));
}

/** What equipment is good for, and what its sides do. */
const useful = Object.fromEntries(
  Object.entries(equipment).map(([id, card]) => [id, { ...card, ...card.front, ...card.back }]),
);
const kindsOf = (kind: string) =>
  Object.fromEntries(Object.entries({ ...exploration, ...observation }).filter(([, card]) => card.kind === kind));
const devices = Object.fromEntries(
  Object.entries(faces).flatMap(([id, found]) => (id.startsWith('XD') ? [[id, found?.front]] : [])),
);

const rules = sourcesIn('rules');

function sourcesIn(folder: string): string {
  const path = fileURLToPath(new URL(`../../src/${folder}`, import.meta.url));
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(`${path}/${file}`, 'utf8'))
    .join('\n');
}

/** A rule asks for it by its name: `'observe'`, `.transmit`, `{ entries }`. */
function isAsked(field: string): boolean {
  return new RegExp(`'${field}'|\\.${field}\\b|[{,] ${field}\\b[^:]`).test(rules);
}

describe('every card does something', () => {
  test.each<[string, { readonly [id: string]: object | undefined }]>([
    ['Crews', crews],
    [
      'colonists, once they are promoted',
      Object.fromEntries(Object.entries(colonists).map(([id, { purple }]) => [id, purple])),
    ],
    ['Bernals', bernals],
    ['Drift Bernals', driftBernals],
    ['equipment', useful],
    ['stations', stations],
    ['projects', projects],
    ['devices', devices],
    ['developments', kindsOf('development')],
    ['what happens at once', kindsOf('immediate')],
    ['what lies at Sites', ongoing],
    ['what lies in the sky', skies],
  ])('[END-RULE-35, END-EQUIP-25] %s', (_, cards) => {
    expect(Object.keys(cards)).not.toEqual([]);
    expect(idle(cards)).toEqual([]);
  });

  test('[END-RULE-35] every patent has a figure besides its mass and rad-hardness, or an ability, or builds', () => {
    const builders = ['robonaut', 'refinery', 'freighter'];
    const working = ({ kind, white, black }: (typeof patents)['T01']) =>
      builders.includes(kind) || partsOf({ ...white, ...black }).length > 0;
    expect(Object.entries(patents).filter(([, card]) => !working(card))).toEqual([]);
  });

  test('[END-RULE-35] a rule asks for whatever equipment can do', () => {
    const abilities = new Set(Object.values(equipment).flatMap(partsOf));
    expect(abilities.size).toBeGreaterThan(15);
    expect([...abilities].filter(ability => !isAsked(ability))).toEqual([]);
  });

  test('[END-RULE-35] a rule asks at every hook that a card has', () => {
    const sides = [...Object.values(patents), ...Object.values(faces), ...Object.values(equipment)].flatMap(card =>
      Object.values<unknown>({ ...card }).filter((face): face is Face => face instanceof Object && 'mass' in face),
    );
    const effects = [
      ...[crews, projects, ongoing, skies].flatMap(family => Object.values<object | undefined>(family)),
      ...Object.values(stations),
      ...Object.values(bernals).flatMap(({ home, promoted }) => [home, promoted]),
      ...Object.values(patents).map(({ plant }) => plant),
      ...[...sides, ...Object.values(colonists).map(({ purple }) => purple)].flatMap(face => [
        face?.aboard,
        face?.anywhere,
      ]),
    ];
    const hooks = new Set(effects.flatMap(effect => partsOf(effect ?? {})));
    expect(hooks.size).toBeGreaterThan(70);
    expect([...hooks].filter(hook => !isAsked(hook))).toEqual([]);
  });
});
