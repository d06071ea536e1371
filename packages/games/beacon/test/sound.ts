import { fullHull } from '../src/rules.ts';
import type { State } from '../src/types.ts';

/** What can never be true of a position, in words; nothing if it is sound. */
export function problemsOf({ charge, hull, goal, storms, crew, aside }: State): string[] {
  const tools = [crew.keeper.tool, crew.engineer.tool, ...aside];
  return [
    ...(charge < 0 || goal < 1 ? [`the beacon has ${charge} charge of ${goal}`] : []),
    ...(hull < 0 || hull > fullHull ? [`the hull is at ${hull}`] : []),
    ...(storms.draw.length + storms.discard.length !== 12 ? ['a storm card is lost'] : []),
    ...(tools.length !== 4 || new Set(tools).size !== 4 ? ['a tool is lost or there twice'] : []),
  ];
}
