import charge from 'icon:charging-bull';
import done from 'icon:check-mark';
import crosshair from 'icon:crosshair';
import item from 'icon:first-aid-kit';
import hourglass from 'icon:hourglass';
import search from 'icon:magnifying-glass';
import rest from 'icon:meditation';
import hold from 'icon:on-target';
import collect from 'icon:open-treasure-chest';
import extra from 'icon:power-lightning';
import feat from 'icon:psychic-waves';
import sell from 'icon:receive-money';
import rush from 'icon:run';
import cart from 'icon:shopping-cart';
import skill from 'icon:skills';
import give from 'icon:trade';
import pay from 'icon:two-coins';
import advance from 'icon:walk';
import type { IconDrawing, Verb } from '@starboard/board';

const plain = { isPlain: true };
const kind = { isKind: true };

function verb(group: string, icon: IconDrawing, hotkey: string, more?: Pick<Verb, 'isPlain' | 'isKind'>): Verb {
  return { name: { key: `face.verb.${group}` }, icon, hotkey, ...more };
}

/**
 * The action bar: in an activation, when shooting, in the shop. What only leads on to another question is done at once;
 * what rolls dice or uses something up is asked again.
 */
export const verbs: { readonly [group: string]: Verb } = {
  advance: verb('advance', advance, 'A', plain),
  rush: verb('rush', rush, 'R', plain),
  charge: verb('charge', charge, 'C'),
  hold: verb('hold', hold, 'H', plain),
  skill: verb('skill', skill, 'S', kind),
  feat: verb('feat', feat, 'F', kind),
  item: verb('item', item, 'I', kind),
  reveal: verb('reveal', search, 'V'),
  collect: verb('collect', collect, 'G', plain),
  rest: verb('rest', rest, 'T'),
  extra: verb('extra', extra, 'X'),
  end: verb('end', hourglass, 'E'),
  shoot: verb('shoot', crosshair, 'S'),
  buy: verb('buy', cart, 'B'),
  sell: verb('sell', sell, 'S'),
  give: verb('give', give, 'G', plain),
  pay: verb('pay', pay, 'Y', plain),
  done: verb('done', done, 'D', plain),
};
