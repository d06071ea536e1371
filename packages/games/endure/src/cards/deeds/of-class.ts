import { classOf } from '../../rules/table.ts';
import type { ClassName, Survivor, WhyNot } from '../../types.ts';

/** Why somebody of another class cannot do what one class alone can. */
export function whyNotOfClass({ id }: Survivor, only: ClassName | undefined, rule: string): WhyNot | undefined {
  if (only === undefined || classOf(id) === only) return undefined;
  return { reason: { key: 'bar.onlyClass', params: { class: { key: `class.${only}` } } }, rule };
}
