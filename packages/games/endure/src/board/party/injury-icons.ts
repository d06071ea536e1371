import leg from 'icon:leg';
import body from 'icon:ribcage';
import head from 'icon:skull-crack';
import type { IconDrawing } from '@starboard/board';
import type { Injury } from '../../types.ts';

export const injuryIcons: { readonly [I in Injury]: IconDrawing } = { head, body, leg };
