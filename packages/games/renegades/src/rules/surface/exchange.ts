import type { Flow, Ref, SeatId } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { boardOf } from '../../field/board.ts';
import { effects } from '../../hooks.ts';
import type { Card, Crew, Described, Option, Parameter, Renegades, Slot, State, Words } from '../../types.ts';
import { limits } from '../gear/carrying.ts';
import { borneBy, parameterName } from '../mission/holding.ts';
import { inReach } from '../squares/sight.ts';
import { cardRef, deciderOf, isConscious, nameOf, refOf, say } from '../table.ts';

/** RDA-EXCH-01, 02, RDA-PARAM-06: friends next to somebody, where there is anything to hand over. */
export function partnersOf(state: State, crew: Crew): Crew[] {
  const found: Crew[] = [];
  const mine = hasAnything(state, crew);
  for (const other of state.crew) {
    if (other === crew || other.faction !== crew.faction || other.aboard !== crew.aboard || other.on !== crew.on)
      continue;
    if ((mine || hasAnything(state, other)) && isBeside(state, crew, other) && mayDeal(state, other)) found.push(other);
  }
  return found;
}

function hasAnything({ parameters }: State, { cards, id }: Crew): boolean {
  return cards.length > 0 || parameters.some(({ bearer }) => bearer === id);
}

/** RDA-BOARDING-02: boarders stand next to each other. */
function isBeside(state: State, crew: Crew, other: Crew): boolean {
  if (crew.aboard !== 0) return crew.post === 'boarder' && other.post === 'boarder';
  return other.bearer === null && inReach(boardOf(state, crew), crew.cell, other.cell);
}

function mayDeal(state: State, other: Crew): boolean {
  return isConscious(state, other) && deciderOf(state, other) !== null;
}

/** Something that may change hands. */
interface Ware extends Option {
  readonly from: Crew;
  readonly to: Crew;
  readonly card?: Card;
  readonly parameter?: Parameter;
}

/** RDA-EXCH-04, 05: one thing after the other changes hands, each once; it is settled when both have room and both agree. */
export function* exchange(t: Renegades, crew: Crew, other: Crew, seat: SeatId): Flow {
  const wares = [...waresOf(t.state, crew, other), ...waresOf(t.state, other, crew)];
  const dealt: Ware[] = [];
  for (;;) {
    const left = wares.filter(ware => !dealt.includes(ware));
    const options: (Ware | Option)[] = fits(crew, other, dealt) ? [...left, { key: 'done' }] : left;
    const chosen = yield* t.choose(seat, 'exchange', options, {
      params: { crew: nameOf(crew), other: nameOf(other) },
      about: [refOf(crew), refOf(other)],
      describe: describeWare,
    });
    if (!('from' in chosen)) break;
    dealt.push(chosen);
  }
  if (dealt.length > 0 && (yield* agrees(t, crew, other, seat, dealt))) yield* settle(t, dealt);
}

function waresOf(state: State, from: Crew, to: Crew): Ware[] {
  return [
    ...from.cards.map(card => ({ key: cardRef(card), from, to, card })),
    ...borneBy(state, from).map(parameter => ({ key: `parameter:${parameter.no}`, from, to, parameter })),
  ];
}

function describeWare(option: Ware | Option): Described {
  if (!('from' in option)) return {};
  return {
    label: { key: 'exchange.pass', params: { what: wareName(option), to: nameOf(option.to) } },
    refs: [option.key as Ref],
  };
}

function wareName({ card, parameter }: Ware): Words {
  return card === undefined ? parameterName(parameter!) : { key: `card.${card.card}` };
}

/** RDA-EXCH-05: whether both have room for what they have then. */
function fits(crew: Crew, other: Crew, dealt: readonly Ware[]): boolean {
  return [crew, other].every(each => {
    const counts = { pistol: 0, melee: 0, rifle: 0, item: 0 };
    for (const card of each.cards)
      if (!dealt.some(ware => ware.card === card)) counts[catalogue.gear[card.card].slot]++;
    for (const { to, card } of dealt) if (to === each && card !== undefined) counts[catalogue.gear[card.card].slot]++;
    return Object.entries(limits).every(([slot, most]) => counts[slot as Slot] <= most);
  });
}

/** RDA-EXCH-05: a teammate is asked. */
function* agrees(t: Renegades, crew: Crew, other: Crew, seat: SeatId, dealt: readonly Ware[]): Flow<boolean> {
  const owner = deciderOf(t.state, other)!;
  if (owner === seat) return true;
  const lists = {
    given: listed(dealt.filter(({ from }) => from === crew)),
    taken: listed(dealt.filter(({ from }) => from === other)),
  };
  const answer = yield* t.choose(owner, 'exchange.agree', ['yes', 'no'], {
    params: { crew: nameOf(crew), other: nameOf(other), ...lists },
    about: [refOf(crew), refOf(other)],
  });
  if (answer === 'no') say(t, 'RDA-EXCH-05', 'exchange.refused', { crew: nameOf(crew), other: nameOf(other) });
  return answer === 'yes';
}

/** Names in a row. */
function listed(wares: readonly Ware[]): Words {
  const [first, ...rest] = wares.map(wareName);
  if (first === undefined) return { key: 'exchange.nothing' };
  return rest.reduce((before, name) => ({ key: 'exchange.list', params: { before, name } }), first);
}

function* settle(t: Renegades, dealt: readonly Ware[]): Flow {
  for (const ware of dealt) {
    const { from, to, card, parameter } = ware;
    if (card !== undefined) {
      from.cards.splice(from.cards.indexOf(card), 1);
      delete card.wielded;
      to.cards.push(card);
    } else parameter!.bearer = to.id;
    say(t, 'RDA-EXCH-01', 'exchange.passed', { crew: nameOf(from), other: nameOf(to), what: wareName(ware) });
    if (parameter !== undefined) yield* effects.react(t, 'parameterMoved', { by: to, parameter });
  }
}
