import storm from 'icon:lightning-storm';
import night from 'icon:moon';
import siren from 'icon:siren';
import day from 'icon:sun';
import dawn from 'icon:sunrise';
import dusk from 'icon:sunset';
import type { IconDrawing } from '@starboard/board';
import type { ExplainedKey, TimeOfDay } from '../../types.ts';
import type { View } from '../../view.ts';

const times: { readonly [T in TimeOfDay]: IconDrawing } = { dusk, night, dawn, day };

/** What hangs over the whole table, by the key of its words. */
export function surroundingsOf({
  alertLevel,
  time,
  weather,
}: View): readonly { readonly key: ExplainedKey; readonly icon: IconDrawing }[] {
  return [
    ...(time === null ? [] : [{ key: `time.${time}` as const, icon: times[time] }]),
    ...(weather === null ? [] : [{ key: `weather.${weather}` as const, icon: storm }]),
    ...(alertLevel === null ? [] : [{ key: `alert.${alertLevel}` as const, icon: siren }]),
  ];
}
