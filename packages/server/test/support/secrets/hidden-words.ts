import { type Flow, type Game, type Opening, one, type SeatId, type Table } from '@starboard/kernel';
import { z } from 'zod';

interface Player {
  hand: string[];
  /** The word of the deck that this seat alone was told. */
  foreseen: string[];
}

export interface Words {
  round: number;
  readonly rounds: number;
  readonly players: { [seat: SeatId]: Player };
  deck: string[];
  /** What everybody has seen. */
  table: string[];
}

export const wordSeats = ['a', 'b', 'c', 'd'];
const handSize = 6;

/** A word that is in nobody's vocabulary. */
function newWord(t: Opening): string {
  return `w${t
    .roll(16, 16)
    .map(die => (die - 1).toString(16))
    .join('')}`;
}

/** A card that nobody but its owner may know is in its label, in what it touches and in why another cannot be played. */
function showing(hand: readonly string[]) {
  return {
    describe: (word: string) => ({ label: { key: 'card', params: { word } }, refs: [`card:${word}` as const] }),
    blocked: () => [{ key: `not-${hand[0]}`, reason: { key: 'no', params: { word: hand[0]! } }, rule: 'WRD-01' }],
    params: { best: hand[0]! },
    about: [`card:${hand.at(-1)}` as const],
  };
}

function play(t: Table<Words>, seat: SeatId, word: string): void {
  const { hand } = t.state.players[seat]!;
  hand.splice(hand.indexOf(word), 1);
  t.state.table.push(word);
  t.say('played', { seat, word });
}

/** Each round: all play a word in secret; one of them may react, which the others must not learn; one plays openly. */
function* round(t: Table<Words>): Flow {
  const { players, deck } = t.state;
  const handOf = (seat: SeatId) => players[seat]!.hand;
  const chosen = yield* t.askSecretly(wordSeats, 'secret', seat => one(handOf(seat), showing(handOf(seat))));
  for (const seat of wordSeats) play(t, seat, chosen[seat]!);

  const reacting = wordSeats[t.state.round % wordSeats.length]!;
  const top = deck.pop()!;
  players[reacting]!.foreseen.push(top);
  t.say('foreseen', { word: top }, { to: [reacting] });
  const answers = [
    { key: `keep-${top}`, keeps: true },
    { key: `drop-${top}`, keeps: false },
  ];
  const { keeps } = yield* t.choose(reacting, `react.${top}`, answers, { hidden: true, params: { word: top } });
  if (keeps) handOf(reacting).push(top);
  else deck.unshift(top);

  const next = wordSeats[(t.state.round + 1) % wordSeats.length]!;
  const open = yield* t.choose(next, 'open', handOf(next), { ...showing(handOf(next)), params: {}, about: [] });
  play(t, next, open);
  t.state.round += 1;
}

/** A game of secrets: whatever a seat must not know is a word that nobody could guess. */
export const hiddenWords: Game<Words, { rounds: number }> = {
  id: 'words',
  version: 1,
  setup: z.strictObject({ rounds: z.int().default(3) }),
  seats: () => wordSeats.map(id => ({ id })),
  begin({ rounds }, t) {
    const deal = () => ({ hand: Array.from({ length: handSize }, () => newWord(t)), foreseen: [] });
    const players = Object.fromEntries(wordSeats.map(seat => [seat, deal()]));
    for (const seat of wordSeats) t.say('dealt', { word: players[seat]!.hand[0]! }, { to: [seat] });
    return { round: 0, rounds, players, deck: Array.from({ length: 12 }, () => newWord(t)), table: [] };
  },
  step: round,
  outcome: ({ round: now, rounds }) => (now === rounds ? { winners: [], reason: { key: 'over' } } : undefined),
  view: ({ players, deck, table }, viewer) => ({
    deck: deck.length,
    table: [...table],
    hands: Object.fromEntries(wordSeats.map(seat => [seat, players[seat]!.hand.length])),
    own: viewer in players ? { hand: [...players[viewer]!.hand], foreseen: [...players[viewer]!.foreseen] } : null,
  }),
  imagine({ players, deck }, viewer, chance) {
    const unseen = wordSeats.filter(seat => seat !== viewer);
    const pool = chance.shuffle([...deck, ...unseen.flatMap(seat => players[seat]!.hand)]);
    for (const seat of unseen) players[seat]!.hand = players[seat]!.hand.map(() => pool.pop()!);
    deck.splice(0, deck.length, ...pool);
  },
  worth: (before, after) => ({ played: after.table.length - before.table.length }),
};

/** All the words of a match, as it begins. */
export function allWords({ players, deck }: Words): string[] {
  return [...deck, ...Object.values(players).flatMap(({ hand }) => hand)];
}

/** The words that these seats may know. */
export function knownTo({ players, table }: Words, seats: readonly SeatId[]): string[] {
  return [...table, ...seats.flatMap(seat => [...players[seat]!.hand, ...players[seat]!.foreseen])];
}
