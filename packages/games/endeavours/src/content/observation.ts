/** END-OBSCARD: titles by kind, and how many copies each has. What they do is among the abilities. */
export const observationTitles = {
  OM1: { kind: 'mission', copies: 5 },
  OM2: { kind: 'mission', copies: 5 },
  OM3: { kind: 'mission', copies: 4 },
  OM4: { kind: 'mission', copies: 4 },
  OM5: { kind: 'mission', copies: 4 },
  OM6: { kind: 'mission', copies: 4 },
  OM7: { kind: 'mission', copies: 4 },
  OM8: { kind: 'mission', copies: 4 },
  OM9: { kind: 'mission', copies: 3 },
  OM10: { kind: 'mission', copies: 3 },
  OA1: { kind: 'astronomy', copies: 40 },
  OA2: { kind: 'astronomy', copies: 30 },
  OA3: { kind: 'astronomy', copies: 18 },
  OA4: { kind: 'astronomy', copies: 12 },
  OV1: { kind: 'development', copies: 3 },
  OV2: { kind: 'development', copies: 3 },
  OV3: { kind: 'development', copies: 3 },
  OV4: { kind: 'development', copies: 3 },
  OV5: { kind: 'development', copies: 3 },
  OV6: { kind: 'development', copies: 3 },
  OV7: { kind: 'development', copies: 3 },
  OV8: { kind: 'development', copies: 3 },
  OI1: { kind: 'immediate', copies: 6 },
  OI2: { kind: 'immediate', copies: 3 },
  OI3: { kind: 'immediate', copies: 4 },
  OI4: { kind: 'immediate', copies: 3 },
  OI5: { kind: 'immediate', copies: 4 },
  OI6: { kind: 'immediate', copies: 3 },
  OI7: { kind: 'immediate', copies: 4 },
  OI8: { kind: 'immediate', copies: 3 },
  OO1: { kind: 'ongoing', copies: 3 },
  OO2: { kind: 'ongoing', copies: 3 },
  OO3: { kind: 'ongoing', copies: 3 },
  OO4: { kind: 'ongoing', copies: 2 },
  OO5: { kind: 'ongoing', copies: 3 },
  OO6: { kind: 'ongoing', copies: 3 },
  OO7: { kind: 'ongoing', copies: 3 },
} as const;

export type ObservationTitle = keyof typeof observationTitles;
/** `OM1-3` is the third OM1. */
export type ObservationId = `${ObservationTitle}-${number}`;

export const observationIds = Object.entries(observationTitles).flatMap(([title, { copies }]) =>
  Array.from({ length: copies }, (_, at): ObservationId => `${title as ObservationTitle}-${at + 1}`),
);

export function observationTitleOf(card: ObservationId): ObservationTitle {
  return card.slice(0, card.lastIndexOf('-')) as ObservationTitle;
}
