import arm from 'icon:ammo-box';
import load from 'icon:backpack';
import recharge from 'icon:battery-plus';
import stations from 'icon:body-swapping';
import redraw from 'icon:card-exchange';
import card from 'icon:card-pick';
import tactic from 'icon:card-play';
import salvage from 'icon:cardboard-box-closed';
import done from 'icon:check-mark';
import attack from 'icon:crosshair';
import leave from 'icon:exit-door';
import putDown from 'icon:falling';
import medic from 'icon:first-aid-kit';
import interact from 'icon:flag-objective';
import pickUp from 'icon:hand-grip';
import release from 'icon:handcuffs';
import sneak from 'icon:hooded-figure';
import end from 'icon:hourglass';
import scan from 'icon:magnifying-glass';
import command from 'icon:megaphone';
import open from 'icon:open-treasure-chest';
import descend from 'icon:parachute';
import person from 'icon:person';
import jail from 'icon:prisoner';
import weakness from 'icon:radar-sweep';
import sell from 'icon:receive-money';
import takeOut from 'icon:recycle';
import ascend from 'icon:rocket-flight';
import overclock from 'icon:rocket-thruster';
import buy from 'icon:shopping-cart';
import ability from 'icon:skills';
import swap from 'icon:swap-bag';
import recruit from 'icon:team-upgrade';
import exchange from 'icon:trade';
import door from 'icon:unlocking';
import upgrade from 'icon:upgrade';
import cure from 'icon:virus';
import move from 'icon:walk';
import fit from 'icon:wrench';
import type { IconDrawing, Verb } from '@starboard/board';

const plain = { isPlain: true };
const kind = { isKind: true };

function verb(group: string, icon: IconDrawing, hotkey: string, more?: Pick<Verb, 'isPlain' | 'isKind'>): Verb {
  return { name: { key: `face.verb.${group}` }, icon, hotkey, ...more };
}

/**
 * The action bar: of a ship, of somebody on the ground, in port. What only leads on to another question is done at once;
 * what rolls dice or uses something up is asked again.
 */
export const verbs: { readonly [group: string]: Verb } = {
  crew: verb('crew', person, 'W', plain),
  move: verb('move', move, 'M', plain),
  sneak: verb('sneak', sneak, 'K', plain),
  attack: verb('attack', attack, 'A'),
  open: verb('open', open, 'H'),
  interact: verb('interact', interact, 'I'),
  scan: verb('scan', scan, 'S'),
  salvage: verb('salvage', salvage, 'V'),
  descend: verb('descend', descend, 'D'),
  disembark: verb('disembark', leave, 'M', plain),
  scanForWeaknesses: verb('scanForWeaknesses', weakness, 'F'),
  overclock: verb('overclock', overclock, 'X'),
  command: verb('command', command, 'C'),
  ability: verb('ability', ability, 'Y', kind),
  card: verb('card', card, 'R'),
  tactic: verb('tactic', tactic, 'T', kind),
  pickUp: verb('pickUp', pickUp, 'U'),
  putDown: verb('putDown', putDown, 'Q', plain),
  cure: verb('cure', cure, 'V'),
  exchange: verb('exchange', exchange, 'X', plain),
  swap: verb('swap', swap, 'G', { ...plain, ...kind }),
  arm: verb('arm', arm, 'U', { ...plain, ...kind }),
  load: verb('load', load, 'Q', { ...plain, ...kind }),
  openDoor: verb('openDoor', door, 'J'),
  shift: verb('shift', stations, 'C', { ...plain, ...kind }),
  patient: verb('patient', medic, 'H', { ...plain, ...kind }),
  jail: verb('jail', jail, 'J', plain),
  release: verb('release', release, 'U'),
  ascend: verb('ascend', ascend, 'E'),
  trade: verb('trade', exchange, 'T', plain),
  sell: verb('sell', sell, 'S'),
  recharge: verb('recharge', recharge, 'R'),
  takeOut: verb('takeOut', takeOut, 'K', plain),
  buy: verb('buy', buy, 'Y'),
  upgrade: verb('upgrade', upgrade, 'U'),
  recruit: verb('recruit', recruit, 'C'),
  fit: verb('fit', fit, 'F', plain),
  redraw: verb('redraw', redraw, 'D'),
  done: verb('done', done, 'D', plain),
  end: verb('end', end, 'N'),
  next: verb('next', done, 'N', plain),
};
