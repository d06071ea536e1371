import type { Ref } from '@starboard/kernel';
import { en } from '../text/en/index.ts';
import type {
  EventId,
  ExplainedKey,
  Fighter,
  Hero,
  Horde,
  Model,
  Params,
  SeatName,
  State,
  TextKey,
  Words,
} from '../types.ts';

/** Writes the log with the rule that made it so. */
export function say(t: Horde, rule: string, key: TextKey, params?: Params): void {
  t.say(key, params, { rule });
}

/** GSQ-WOUND-05 */
export function isConscious({ wounds, tough }: Hero): boolean {
  return wounds < tough;
}

export function consciousHeroes({ heroes }: State): Hero[] {
  return heroes.filter(isConscious);
}

export function heroNo({ heroes }: State, no: number): Hero {
  return heroes[no - 1]!;
}

export function isHero(fighter: Fighter): fighter is Hero {
  return fighter.kind === 'hero';
}

/** Whether it is there to be fought: a hero that is conscious, a unit with a model left. */
export function isUp(fighter: Fighter): boolean {
  return isHero(fighter) ? isConscious(fighter) : fighter.models.length > 0;
}

/** Everybody of the other side who is up: in hero order, or in the order of deployment. */
export function foesOf(state: State, fighter: Fighter): readonly Fighter[] {
  return isHero(fighter) ? state.units : consciousHeroes(state);
}

/** Everybody of the own side who is up, but oneself. */
export function friendsOf(state: State, fighter: Fighter): readonly Fighter[] {
  const side: readonly Fighter[] = isHero(fighter) ? consciousHeroes(state) : state.units;
  return side.filter(each => each !== fighter);
}

/** `hero:1`, `unit:7`; also the key of an option that is aimed at it. */
export function refOf(fighter: Fighter): Ref {
  return `${fighter.kind}:${fighter.no}`;
}

/** A model of a unit: `model:7.2`; a hero is its own. */
export function modelRef(fighter: Fighter, { no }: Model): Ref {
  return isHero(fighter) ? refOf(fighter) : `model:${fighter.no}.${no}`;
}

/** What a fighter is called: `hero.<archetype>` with its number, `unit.<unit>`. */
export function nameOf(fighter: Fighter): Words {
  if (isHero(fighter)) return { key: `hero.${fighter.archetype}`, params: { twin: fighter.twin } };
  return { key: `unit.${fighter.unit}`, params: { no: fighter.no, count: fighter.models.length } };
}

/** A text with printed inches has another for the small table, where they are halved (GSQ-TABLE-04). */
export function keyOn({ small }: Pick<State, 'small'>, key: TextKey): TextKey {
  const halved = `${key}.small`;
  return small && isText(halved) ? halved : key;
}

/** The halved texts are made when the others are read, so that no type knows which there are. */
function isText(key: string): key is TextKey {
  return Object.hasOwn(en, key);
}

/** A skill, a feat or a ware by its name, with what is to be known where its inches are told: that they are halved. */
export function thingNamed({ small }: Pick<State, 'small'>, key: TextKey): Words {
  return small ? { key, params: { small: 'yes' } } : { key };
}

/** What an event is called. */
export function eventKey(event: number): `event.${EventId}` {
  return `event.${event}` as `event.${EventId}`;
}

/** What something does, with its inches as they count on this table. */
export function textOf(state: Pick<State, 'small'>, key: ExplainedKey, params?: Params): Words {
  const explanation = keyOn(state, `${key}.text` as const);
  return { key: explanation, ...(params && { params }) };
}

/** GSQ-PREP-13: those who hold heroes, in the order of seats. */
export function seatsOfHeroes({ heroes }: State): SeatName[] {
  return [...new Set(heroes.map(({ seat }) => seat))];
}

/** GSQ-DEC-02: who decides for the party; it passes on with each wave. */
export function leadSeat(state: State): SeatName {
  const seats = seatsOfHeroes(state);
  return seats[(Math.max(1, state.wave) - 1) % seats.length]!;
}
