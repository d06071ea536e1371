/** Texts that name printed inches: what things do, hints, reasons. */
const measured = /\.text$|^face\.hint\.|^bar\./;
const inches = /(\d+)″/g;

type Dictionary = { readonly [key: string]: string };

/** GSQ-TABLE-04: beside every text with printed inches, `<key>.small` with half of each. */
export function withHalves<D extends Dictionary>(texts: D, point: '.' | ','): D {
  const halves = Object.entries(texts)
    .filter(([key, text]) => measured.test(key) && text.search(inches) >= 0)
    .map(([key, text]) => [`${key}.small`, text.replace(inches, (_, printed) => `${half(Number(printed), point)}″`)]);
  return { ...texts, ...Object.fromEntries(halves) };
}

function half(printed: number, point: string): string {
  return `${printed / 2}`.replace('.', point);
}
