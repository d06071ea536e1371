import type { Modifier } from '../../hooks.ts';
import type { Words } from '../../types.ts';

/** What a die needs, with everything that is added to it by name: "4+ · cover +1 · AP −2". Those of one name once (GSQ-CORE-04). */
export function neededText(need: number, modifiers: readonly Modifier[]): Words {
  let text: Words = { key: 'needed', params: { need } };
  modifiers.forEach(({ name, value }, at) => {
    if (value === 0 || modifiers.findIndex(each => each.name === name) !== at) return;
    const sign = value > 0 ? `+${value}` : `\u2212${-value}`;
    text = { key: 'needed.with', params: { so: text, what: { key: `modifier.${name}` }, sign } };
  });
  return text;
}
