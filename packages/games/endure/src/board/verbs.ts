import backpack from 'icon:backpack';
import crosshair from 'icon:crosshair';
import firstAid from 'icon:first-aid-kit';
import hourglass from 'icon:hourglass';
import lever from 'icon:lever';
import magnifyingGlass from 'icon:magnifying-glass';
import skills from 'icon:skills';
import soundOn from 'icon:sound-on';
import trade from 'icon:trade';
import trophy from 'icon:trophy';
import walk from 'icon:walk';
import type { IconDrawing, Verb } from '@starboard/board';
import type { ActionGroup } from '../types.ts';

const plain = { isPlain: true };
const kind = { isKind: true };

function verb(group: ActionGroup, icon: IconDrawing, hotkey: string, more?: Pick<Verb, 'isPlain' | 'isKind'>): Verb {
  return { name: { key: `face.verb.${group}` }, icon, hotkey, ...more };
}

/** The action bar: what costs no more than its action is done at once, what rolls dice or uses something up is asked again. */
export const verbs: { readonly [G in ActionGroup]: Verb } = {
  move: verb('move', walk, 'M', plain),
  attack: verb('attack', crosshair, 'A'),
  search: verb('search', magnifyingGlass, 'S', plain),
  interact: verb('interact', lever, 'I', plain),
  ability: verb('ability', skills, 'B', kind),
  item: verb('item', firstAid, 'U'),
  trade: verb('trade', trade, 'T', plain),
  noise: verb('noise', soundOn, 'N'),
  reward: verb('reward', trophy, 'R', kind),
  inventory: verb('inventory', backpack, 'G', kind),
  end: verb('end', hourglass, 'E'),
};
