import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { infirmary, lovedOnes } from '../../tables/refuge.ts';
import type { Blocked, Endure, RefugePlace, State, Survivor, TextKey } from '../../types.ts';
import { loseHealth, rollInjury } from '../combat/damage.ts';
import { cure, cureOne, heal } from '../combat/healing.ts';
import { fullResolve, loseResolve, regainResolve } from '../resolve/resolve.ts';
import { healthOf, isAlive, nameOf, say } from '../table.ts';
import { gain } from '../turn/gain.ts';
import { cardKey, cardRef, itemText, newCard, takeAway } from '../turn/inventory.ts';

/** ETS-REFUGE-17, RE08: the cards that the Trading Post asks for. */
function priceNow({ campaign }: State): number {
  const { event } = campaign!.refuge!;
  return (event === null ? undefined : catalogue.refugeEvents[event].price) ?? 2;
}

interface Place {
  /** ETS-ODD-33: why a visit could do nothing. */
  whyNot?(state: State, by: Survivor): TextKey | undefined;
  visit(t: Endure, by: Survivor): Flow;
}

/** ETS-REFUGE-07: the four places. */
const places: { readonly [P in RefugePlace]: Place } = {
  infirmary: { visit: seeDoctor },
  lovedOnes: { visit: seeLovedOnes },
  tradingPost: {
    whyNot(state, { cards }) {
      if (state.campaign!.offer.length === 0) return 'bar.refuge.soldOut';
      return cards.length < priceNow(state) ? 'bar.refuge.tooFewCards' : undefined;
    },
    visit: buy,
  },
  quarters: {
    whyNot: (_, by) => (recoveries(by).length === 0 ? 'bar.refuge.fine' : undefined),
    visit: sleep,
  },
};

const placeNames = Object.keys(places) as RefugePlace[];

function whyNot(state: State, by: Survivor, place: RefugePlace): TextKey | undefined {
  const { event } = state.campaign!.refuge!;
  if (event !== null && catalogue.refugeEvents[event].closes === place) return 'bar.refuge.closed';
  return places[place].whyNot?.(state, by);
}

/** Where a survivor can go. */
export function openPlaces(state: State, by: Survivor): RefugePlace[] {
  return placeNames.filter(place => whyNot(state, by, place) === undefined);
}

/** Where it cannot go, and why. */
export function closedPlaces(state: State, by: Survivor): Blocked[] {
  return placeNames.flatMap(place => {
    const why = whyNot(state, by, place);
    if (why === undefined) return [];
    return [{ key: place, label: { key: `refuge.${place}` }, reason: { key: why }, rule: 'ETS-REFUGE-07' }];
  });
}

export function* visit(t: Endure, by: Survivor, place: RefugePlace): Flow {
  say(t, 'ETS-REFUGE-07', 'refuge.visits', { who: nameOf(by), place: { key: `refuge.${place}` } });
  yield* places[place].visit(t, by);
}

/** The total of two dice, told to everybody. */
function rollTable(t: Endure, by: Survivor, rule: string): number {
  const [a, b] = t.roll(2) as [number, number];
  say(t, rule, 'refuge.table', { who: nameOf(by), dice: `${a} ${b}`, total: a + b });
  return a + b;
}

/** ETS-REFUGE-14, ETS-RTAB-01 */
function* seeDoctor(t: Endure, by: Survivor): Flow {
  const rule = 'ETS-REFUGE-14';
  const { health, cures = 0, injuryDie } = infirmary[rollTable(t, by, rule) - 2]!;
  if (health < 0) yield* loseHealth(t, by, -health, rule);
  else heal(t, by, health, undefined, rule);
  if (!isAlive(by)) return;
  if (injuryDie) rollInjury(t, by);
  if (cures === 1) yield* cureOne(t, by, by, rule);
  if (cures > 1) for (const injury of by.injuries) cure(t, by, injury, rule);
}

/** ETS-REFUGE-15, ETS-RTAB-01 */
function* seeLovedOnes(t: Endure, by: Survivor): Flow {
  const rule = 'ETS-REFUGE-15';
  const change = lovedOnes[rollTable(t, by, rule) - 2]!;
  if (change < 0) yield* loseResolve(t, by, -change, rule);
  else yield* regainResolve(t, by, change, rule);
}

/** ETS-REFUGE-17, 18: cards for a card; what was given is out of play, and nothing comes in its place. */
function* buy(t: Endure, by: Survivor): Flow {
  const { offer } = t.state.campaign!;
  const { at, item } = yield* t.choose(
    by.seat,
    'refuge.buy',
    offer.map((each, nth) => ({ key: `${each}:${nth}`, at: nth, item: each })),
    { takeOnly: true, describe: ware => ({ label: itemText(ware.item), refs: [`offer:${ware.at}`] }) },
  );
  const price = priceNow(t.state);
  const given = yield* t.pickSome(
    by.seat,
    'refuge.pay',
    by.cards.map((card, nth) => ({ key: `${cardKey(card)}:${nth}`, card })),
    {
      min: price,
      max: price,
      params: { item: itemText(item), price },
      describe: ({ card }) => ({ label: itemText(card.item), refs: [cardRef(card)] }),
    },
  );
  offer.splice(at, 1);
  for (const { card } of given) {
    takeAway(by, card);
    t.state.removed.push(card.item);
  }
  say(t, 'ETS-REFUGE-17', 'refuge.bought', { who: nameOf(by), item: itemText(item), price });
  yield* gain(t, by, newCard(item), true);
}

function recoveries(by: Survivor): ('health' | 'resolve')[] {
  return [
    ...(by.health < healthOf(by.id) ? (['health'] as const) : []),
    ...(by.resolve < fullResolve ? (['resolve'] as const) : []),
  ];
}

/** ETS-REFUGE-19, ETS-RTAB-02 */
function* sleep(t: Endure, by: Survivor): Flow {
  const rule = 'ETS-REFUGE-19';
  const what = yield* t.choose(by.seat, 'refuge.sleep', recoveries(by), {
    takeOnly: true,
    params: { who: nameOf(by) },
  });
  if (what === 'health') heal(t, by, 1, undefined, rule);
  else yield* regainResolve(t, by, 2, rule);
}
