import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { crews } from '../../src/cards/crews.ts';
import { patents } from '../../src/cards/patents/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { faceOf, newCard } from '../../src/rules/cards.ts';
import type { Face, FutureId, Patent, PatentId, PatentKind } from '../../src/types.ts';
import { faceFrom, figuresOf, tableOf } from '../support/printed.ts';

const crewIds = idsOf(crews);
const patentIds = idsOf(patents);

/** White | black | type of the black side | decks of the bonus supports (generator, reactor, radiator). */
const ordinary: { readonly [kind in PatentKind]?: string } = {
  thruster: `
  T01: m1 r9 T0 F0 sun push sail | m1 r9 T1 F0 sun push sail | C | -
  T02: m1 r9 T0 F0 sun push sail piv1 | m1 r9 T2 F0 sun sail piv1 | S | -
  T03: m1 r6 T2 F1 E h1 push | m1 r7 T3 F1 E h1 push | M | G
  T04: m1 r5 T2 F1/2 E h1 | m1 r6 T3 F1/2 E h1 | V | G
  T05: m2 r6 T3 F1 U h2 ab1 | m1 r6 T4 F1 U h2 ab1 | S | G,H
  T06: m1 r7 T3 F2 E ab1 air | m1 r7 T4 F2 E h1 ab1 air | C | G
  T07: m1 r6 T3 F2 U h1 push | m1 r7 T4 F1 U h1 push | V | G
  T08: m1 r6 T6 F4 X ab2 | m1 r7 T8 F3 X ab2 | M | R
  T09: m3 r5 T4 F3 dirt U h1 | m2 r6 T5 F2 dirt U h1 | D | G
  T10: m1 r6 T4 F3 sun push | m1 r7 T5 F2 sun push | D | -
  T11: m1 r7 T9 F8 ab2 | m1 r7 T11 F6 ab2 | H | -
  T12: m1 r6 T3 F1 X h1 push | m1 r7 T6 F1 A h2 | H | R,H`,
  robonaut: `
  R01: m1 r6 i4 buggy | m1 r7 i3 buggy | S | -
  R02: m2 r5 i2 buggy | m1 r6 i2 buggy | M | -
  R03: m1 r5 i4 missile T6 F8 air | m1 r6 i3 missile T8 F6 air | V | -
  R04: m2 r5 i3 raygun E h1 | m1 r6 i2 raygun E h1 | C | G,H
  R05: m1 r4 i2 raygun sun | m1 r5 i2 raygun sun | C | -
  R06: m1 r6 i3 buggy E | m1 r7 i1 buggy E | D | G
  R07: m1 r5 i2 buggy E | m1 r6 i1 buggy E | H | G
  R08: m1 r5 i2 raygun U h1 | m1 r6 i1 raygun U h1 push | D | G
  R09: m1 r4 i4 missile | m1 r5 i2 missile | S | -
  R10: m1 r6 i3 buggy | m1 r7 i2 buggy | V | -
  R11: m1 r6 i2 buggy U h1 | m1 r7 i1 buggy U h1 | M | G
  R12: m1 r7 i4 buggy | m1 r8 i3 buggy | H | -`,
  refinery: `
  F01: m3 r7 | m2 r8 | S | -
  F02: m2 r6 E | m1 r7 E | M | G
  F03: m3 r6 X h1 | m2 r7 X h1 | V | R
  F04: m2 r5 sun | m1 r6 | D | -
  F05: m2 r6 E | m1 r7 E | S | G
  F06: m2 r6 air | m1 r7 air | H | -
  F07: m1 r6 sun | m1 r7 sun | C | -
  F08: m2 r6 U h1 | m1 r7 U h1 | H | G
  F09: m2 r7 | m1 r8 | M | -
  F10: m1 r5 X h1 | m1 r6 X h1 | C | R
  F11: m2 r7 E h1 | m1 r8 E h1 | V | G
  F12: m1 r6 E | m1 r7 E | D | G`,
  generator: `
  G01: m1 r7 E | m0 r7 E | C | -
  G02: m1 r4 E sun | m0 r5 E sun | S | -
  G03: m1 r6 E sun | m1 r8 E sun | D | -
  G04: m2 r7 E X h1 | m1 r7 E X h1 | M | R
  G05: m2 r7 E X h2 | m1 r7 E X h2 fuelx1/2 | V | R
  G06: m1 r6 E X h1 | m0 r6 E X h1 | S | R
  G07: m1 r6 U X h1 | m1 r7 U X h1 thrust+1 | M | R
  G08: m1 r7 U | m1 r8 U | V | -
  G09: m1 r5 U sun | m0 r6 U sun | C | -
  G10: m2 r8 U F h2 | m1 r8 U F h1 | H | R
  G11: m1 r5 E push | m0 r5 E push | H | -
  G12: m1 r6 E air | m1 r7 E air | D | -`,
  reactor: `
  X01: m2 r7 X h1 | m1 r7 X h1 | S | H
  X02: m2 r6 X h2 thrust+1 | m1 r7 X h2 thrust+1 | M | H
  X03: m1 r6 X h2 air | m1 r7 X h1 air | C | H
  X04: m2 r8 X h3 thrust+2 | m1 r8 X h2 thrust+2 | V | H
  X05: m3 r8 F h2 | m2 r8 F h2 | D | H
  X06: m3 r7 F h2 fuelx1/2 | m2 r8 F h2 fuelx1/2 | H | H
  X07: m2 r6 F h1 | m1 r7 F h1 | C | H
  X08: m3 r8 F h3 thrust+1 | m2 r8 F h2 thrust+1 | S | H
  X09: m2 r5 A h1 | m1 r6 A h1 | M | H
  X10: m3 r7 A h2 thrust+2 | m2 r8 A h2 thrust+2 | V | H
  X11: m2 r7 X h2 fuelx1/2 | m1 r8 X h1 fuelx1/2 | D | H
  X12: m1 r6 X h1 | m1 r7 X h1 | H | H`,
};

/** White light / heavy | black light / heavy | type. Where one rad-hardness is printed, it holds for both ways up. */
const radiators = `
  H01: m1 t1 r4 / m2 t2 r6 | m0 t1 / m1 t3 r7 | C
  H02: m1 t2 r5 / m2 t3 r6 | m1 t3 / m2 t5 r7 | M
  H03: m1 t2 r4 / m2 t4 r5 | m1 t3 / m2 t5 r6 | M
  H04: m1 t1 r3 / m2 t3 r4 | m0 t2 / m1 t4 r5 | D
  H05: m2 t3 r8 / m3 t5 r9 | m1 t3 / m2 t6 r9 | V
  H06: m1 t1 r6 / m2 t2 r7 | m1 t2 / m2 t4 r8 | S
  H07: m2 t4 r6 | m1 t4 r7 | H
  H08: m1 t2 r7 / m2 t3 r8 | m1 t3 / m2 t4 r9 | C
  H09: m1 t1 r5 / m2 t3 r6 | m0 t1 / m1 t4 r7 | V
  H10: m1 t1 r6 / m2 t2 r7 | m1 t3 / m2 t4 r8 | S
  H11: m2 t3 r8 / m3 t4 r9 | m1 t3 / m2 t5 r9 | D
  H12: m0 t1 r3 / m1 t2 r4 | m0 t2 / m1 t4 r6 | H`;

/** Black | purple | type | where it is promoted | its Future. */
const promoted: { readonly [kind in PatentKind]?: string } = {
  gwThruster: `
  W01: m2 r7 T6 F1 F h3 ab2 | m2 r8 T8 F1 F h3 ab2 | D | D | U01
  W02: m2 r7 T7 F1 F h3 ab2 | m1 r8 T9 F1 F h2 ab2 | H | H | U02
  W03: m2 r8 T6 F1/2 X h3 ab2 | m2 r8 T8 F1/2 X h3 ab3 | S | push | U03
  W04: m3 r7 T10 F2 X h4 ab3 | m2 r7 T12 F2 X h4 ab3 | V | V | U04
  W05: m2 r6 T8 F1 A h3 ab2 | m2 r7 T10 F1 A h3 ab2 | M | M | U05
  W06: m3 r8 T9 F1 F h3 ab2 | m2 r8 T11 F1 F h3 ab2 | C | astro | U06
  W07: m3 r7 T8 F1 F h4 ab2 | m2 r8 T12 F1 F h4 ab3 | H | sub | U07`,
  freighter: `
  K01: m2 r6 T2 load6 | T3 load10 | C | C | U08
  K02: m1 r5 T2 load6 sun | T3 load10 sun | S | push | U09
  K03: m1 r6 T2 load4 push | T4 load8 push | M | M | U10
  K04: m2 r7 T2 load8 | T3 load14 | V | V | U11
  K05: m2 r7 T1 load10 piv1 | T2 load16 piv2 | D | D | U12
  K06: m1 r8 T2 load4 | T4 load8 | H | H | U13
  K07: m3 r8 T4 load6 | T6 load12 | S | astro | U14`,
};

const decks = { G: 'generator', R: 'reactor', H: 'radiator' } as const;

function bonusFrom(cell: string): Patent['bonus'] {
  return cell === '-' ? [] : cell.split(',').map(letter => decks[letter as keyof typeof decks]);
}

function wayUps(cell: string): Face {
  const [light, heavy] = cell.split(' / ').map(side => faceFrom(side)) as [Face, Face | undefined];
  const hardness = light.hardness ?? heavy!.hardness;
  return heavy === undefined ? light : ({ ...light, hardness, heavy } as Face);
}

/** GW thrusters are all pushable; a freighter's purple side keeps the mass and rad-hardness of the black one. */
function promotedFaces(kind: PatentKind, black: string, purple: string): readonly [Face, Face] {
  const [first, second] = [faceFrom(black), faceFrom(purple)];
  if (kind === 'gwThruster')
    return [
      { ...first, push: true },
      { ...second, push: true },
    ];
  const { mass, hardness } = first;
  return [first, { ...second, mass, hardness }];
}

const expected: { [id: string]: Patent } = {};
for (const [kind, table] of Object.entries(ordinary) as [PatentKind, string][]) {
  const isSupplier = kind === 'generator' || kind === 'reactor';
  for (const [id, [white, black, type, bonus]] of Object.entries(tableOf(table))) {
    expected[id] = {
      kind,
      type: type as Patent['type'],
      bonus: bonusFrom(bonus!),
      white: faceFrom(white!, isSupplier),
      black: faceFrom(black!, isSupplier),
    };
  }
}
for (const [id, [white, black, type]] of Object.entries(tableOf(radiators))) {
  const faces = { white: wayUps(white!), black: wayUps(black!) };
  expected[id] = { kind: 'radiator', type: type as Patent['type'], bonus: [], ...faces };
}
for (const [kind, table] of Object.entries(promoted) as [PatentKind, string][]) {
  for (const [id, [first, second, type, promotesAt, future]] of Object.entries(tableOf(table))) {
    const [black, purple] = promotedFaces(kind, first!, second!);
    const where = { promotesAt: promotesAt as NonNullable<Patent['promotesAt']>, future: future as FutureId };
    expected[id] = { kind, type: type as Patent['type'], bonus: [], black, purple, ...where };
  }
}

describe('printed on patents', () => {
  test('[END-PATENT-08] no card more, no card less', () => {
    expect(Object.keys(expected).toSorted()).toEqual([...patentIds].toSorted());
    expect(patentIds).toHaveLength(6 * 12 + 2 * 7);
  });

  test.each(Object.keys(expected) as PatentId[])('[END-PATENT-08, END-PATENT-11, END-PATENT-12] %s', id => {
    expect(figuresOf(patents[id])).toEqual(expected[id]);
  });

  test('[END-START-13] all twelve Crews alike', () => {
    expect(crewIds).toHaveLength(12);
    for (const id of crewIds)
      expect(faceOf(newCard(scene().state, id, 'white'))).toEqual(faceFrom('m1 r6 i4 missile T9 F8 ab2'));
  });
});
