import { ownLine, ownLines, smallRecord } from '@starboard/kernel';
import { z } from 'zod';

/** The words of the interface: they check every request, and the description at /api/docs is made from them. */

const id = z.string().regex(/^[\w-]{1,64}$/, 'An id has up to 64 letters, digits, hyphens and underscores.');
const seat = z.string().min(1).max(64).meta({ description: 'A seat of the match, as the game names it.' });
const secret = z.string().min(1).max(128);
const time = z.number().int().meta({ description: 'Milliseconds since 1970.' });
const count = z.number().int().nonnegative();

const playerName = ownLine(40, 'A name has no control characters.');

export const address = z.object({ url: z.url().optional() });

export const matchParams = z.strictObject({ id });
export const seatParams = z.strictObject({ id, seat });

const key = z.string().max(200);

function answerWith<Amounts extends z.ZodType>(amounts: Amounts) {
  return z.union([key, z.number(), z.array(key).max(1_000), z.array(z.tuple([key, key])).max(1_000), amounts]).meta({
    description:
      'By the shape of the question: one: a key; some and order: keys; split: amounts by key; pairs: pairs of keys; place: a number.',
  });
}
const answer = answerWith(smallRecord(key, z.number(), 1_000));
/** As it is told again: it was counted when it came in, and what counts a record cannot put it into an answer of the server. */
const givenAnswer = answerWith(z.record(key, z.number()));

const text = z
  .object({ key: z.string(), params: z.record(z.string(), z.unknown()).optional() })
  .meta({ description: 'Words as data: a key and parameters; the dictionaries are the page’s.' });
const logEntry = z.object({
  ...text.shape,
  rule: z.string().optional(),
  to: z.array(seat).optional().meta({ description: 'Who may read it, if not everybody.' }),
});
const outcome = z.object({ winners: z.array(seat), reason: text, score: z.number().optional() });

export const failure = z
  .object({
    code: z.string().meta({ description: 'Stable, for programs.' }),
    message: z.string().meta({ description: 'For people who write programs.' }),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ description: 'Why not. Nothing was changed.' });

export const game = z.object({
  id: z.string(),
  version: z.number().int(),
  setup: z.unknown().meta({ description: 'JSON Schema of what may be set up.' }),
  bots: z.array(z.string()).meta({ description: 'Who plays it by itself, the usual one first.' }),
});

export const named = z.strictObject({ name: playerName });
export const joining = z.strictObject({
  name: playerName.optional().meta({ description: 'Needed only once others are to read it.' }),
});
export const me = z.object({ name: z.string() });
export const welcome = z.object({
  name: z.string(),
  token: z.string().meta({
    description: 'What the cookie holds. Programs may send it as "Authorization: Bearer …". It is told this once.',
  }),
});
export const carryCode = z.object({ code: z.string(), until: time });
export const carried = z.strictObject({ code: secret });

const day = time.meta({ description: 'The last day on which it was heard of: its beginning by UTC.' });
const device = z.object({
  id: id.meta({ description: 'Of the device, for signing it out.' }),
  added: time.optional(),
  heard: day.optional(),
  here: z.boolean().meta({ description: 'Whether it is this one, which asks.' }),
});
export const devices = z.array(device).meta({ description: 'The one that was added last first.' });
export const deviceParams = z.strictObject({ device: id });
export const ownData = z.object({
  name: z.string(),
  seen: time,
  devices,
  matches: z.array(
    z.object({
      id,
      game: z.string(),
      created: time,
      updated: time,
      host: z.boolean(),
      yours: z.array(seat),
      putAway: z.boolean(),
    }),
  ),
  said: z.array(z.object({ match: id, name: z.string(), text: z.string(), at: time })),
});

const holderWish = z.union([
  z.literal('me'),
  z.literal('invite').meta({ description: 'Whoever has the invitation.' }),
  z.strictObject({ bot: z.string().max(64) }),
]);
export const newMatch = z.strictObject({
  game: z.string().max(64),
  setup: z.unknown().optional().meta({ description: 'See /api/games.' }),
  seats: smallRecord(seat, holderWish, 64).default({}).meta({ description: 'Seats that are not named are yours.' }),
  watchable: z.boolean().default(true),
});
export const founded = z.object({
  id,
  invitations: z
    .record(seat, z.string())
    .meta({ description: 'A key for each invited seat. They are told this once.' }),
  table: z.string().optional().meta({
    description: 'If somebody is invited: a key with which arrivals choose among the seats that nobody holds.',
  }),
});

const tableSeat = z.object({
  id: seat,
  side: z.string().optional(),
  held: z.enum(['person', 'bot', 'nobody']),
  name: z.string().optional().meta({ description: 'Of the person, or of the bot.' }),
  yours: z.boolean(),
  away: z.boolean().optional().meta({ description: 'The person has not been heard of for a while.' }),
  lent: z.literal(true).optional().meta({ description: 'You handed it over, and may take it back.' }),
});
const headline = z
  .object({ title: text, round: z.number().int(), score: z.number().optional() })
  .meta({ description: 'What is played, its round, and the score as it stands.' });
export const table = z
  .object({
    id,
    game: z.string(),
    version: z.number().int(),
    setup: z.unknown(),
    commitment: z.string().meta({ description: 'SHA-256 of the seed, which is told when the match is over.' }),
    created: time,
    seats: z.array(tableSeat),
    host: z.boolean().meta({ description: 'Whether you are the host.' }),
    watchable: z.boolean(),
    undo: z
      .object({ keep: count, agreed: z.array(seat), waitingFor: z.array(seat) })
      .optional()
      .meta({ description: 'Somebody wants to take answers back.' }),
    stuck: z.literal(true).optional().meta({
      description:
        'Its bots have answered very often without getting anywhere. They wait until a person does something.',
    }),
    full: z.literal(true).optional().meta({ description: 'It has as many entries as a match may have here.' }),
    ended: outcome.optional().meta({ description: 'The match was given up.' }),
    seed: z.string().optional().meta({ description: 'Once the match is over.' }),
    next: id.optional().meta({ description: 'The match that was begun after this one.' }),
  })
  .meta({ description: 'A match but for its play.' });

const option = z.object({
  key: z.string(),
  label: text,
  refs: z.array(z.string()).optional(),
  group: z.string().optional(),
});
const decision = z.object({
  id: count,
  name: z.string(),
  prompt: text,
  mode: z.enum(['one', 'any', 'each', 'secret']),
  waitingFor: z.array(seat),
  about: z.array(z.string()).optional(),
  ask: z
    .looseObject({
      shape: z.enum(['one', 'some', 'order', 'split', 'pairs', 'place']),
      options: z.array(option),
      blocked: z.array(z.object({ ...option.shape, reason: text, rule: z.string() })),
    })
    .optional()
    .meta({ description: 'Only if it is your turn to answer.' }),
});
const position = z
  .object({
    seat: z.string().meta({ description: 'Through whose eyes: a seat, or "spectator".' }),
    view: z.unknown().meta({ description: 'What this seat may see; its shape is the game’s.' }),
    decision: decision.optional(),
    outcome: outcome.optional(),
  })
  .meta({ description: 'How a match stands for one pair of eyes.' });
const message = z.object({ number: count, name: z.string(), yours: z.boolean(), text: z.string(), at: time });
export const whole = z.object({
  at: count.meta({ description: 'How many entries the journal has.' }),
  table,
  position,
  log: z.array(logEntry),
  chat: z.array(message),
});
export const looking = z.strictObject({
  seat: seat.optional().meta({
    description:
      'One of your seats. Without it: that of your seats which is asked, or else your first; none: spectator.',
  }),
});

export const following = looking.extend({
  'last-event-id': z.string().max(40).optional().meta({ description: 'For clients that cannot send the header.' }),
});

export const answering = z.strictObject({
  decision: count.meta({ description: 'The id of the question. An answer to an older one is refused.' }),
  answer,
  seat: seat.optional().meta({ description: 'Needed only if several of your seats are asked.' }),
});
export const taken = z.object({ at: count });
export const sentAnswer = z.strictObject({
  number: count.meta({ description: 'Told again with what became of it.' }),
  ...answering.shape,
});
export const undoing = z.strictObject({ keep: count.meta({ description: 'How many answers shall stand.' }) });
export const undoReply = z.strictObject({ agree: z.boolean() });
export const undoState = z.object({
  done: z.boolean(),
  at: count,
  waitingFor: z.array(seat).meta({ description: 'Who must still agree.' }),
});
export const undoPoints = z.array(
  z.object({
    keep: count,
    seat,
    free: z.boolean().meta({ description: 'Neither dice nor anything revealed nor another’s answer came after it.' }),
    decision: z.string().optional().meta({ description: 'Of your own answers alone.' }),
    answer: givenAnswer.optional(),
  }),
);
export const odds = z.object({
  samples: count,
  odds: z.record(z.string(), z.object({ mean: z.number(), chances: z.array(z.tuple([z.number(), z.number()])) })),
});

export const saying = z.strictObject({ text: ownLines(500, 'A message has no control characters.') });
export const said = z.object({ number: count });
export const showing = z.strictObject({ key: secret });
export const claiming = showing.extend({
  seat: seat.optional().meta({ description: 'Needed only with the key of the table.' }),
});
export const shownInvitation = z
  .object({
    id,
    game: z.string(),
    setup: z.unknown(),
    headline: headline.optional(),
    host: z.string().meta({ description: 'The name of whoever began it.' }),
    seats: z.array(tableSeat.omit({ lent: true })),
    offered: z.array(seat).meta({ description: 'The seats that this key is good for now.' }),
    kind: z.enum(['seat', 'table']),
    watchable: z.boolean(),
  })
  .meta({ description: 'What an invitation leads to. Nothing of the play is told.' });
export const claimed = z.object({ seat });
export const invitation = z.object({ key: z.string() });
export const handing = z.strictObject({
  bot: z.string().max(64).optional().meta({ description: 'The usual one, unless named.' }),
});
export const resigning = z.strictObject({
  seats: z.array(seat).min(1).max(64).optional().meta({ description: 'All yours, unless named.' }),
});

const listedSeat = z.object({
  id: seat,
  held: z.enum(['person', 'bot', 'nobody']),
  name: z.string().optional().meta({ description: 'Of the person, or of the bot.' }),
});
export const puttingAway = z.strictObject({ away: z.boolean() });
export const listed = z.object({
  id,
  game: z.string(),
  setup: z.unknown().optional().meta({ description: 'If no headline says what is played.' }),
  created: time,
  updated: time,
  host: z.boolean(),
  yours: z.array(seat),
  others: z.array(z.string()).meta({ description: 'The names of the other people.' }),
  seats: z.array(listedSeat),
  waitingFor: z.array(seat),
  yourTurn: z.boolean(),
  outcome: outcome.optional(),
  headline: headline.optional(),
  putAway: z.boolean().meta({ description: 'You do not want to see it among the others.' }),
});

const setupHash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ description: 'A set-up and the version of the rules, as /api/scores/setups names them.' });
const gameId = z.string().regex(/^[\w-]{1,64}$/, 'A game has a name of letters, digits and hyphens.');
export const scoresAsked = z.strictObject({
  game: gameId,
  setup: setupHash.optional().meta({ description: 'With this set-up alone.' }),
  most: z.coerce.number().int().min(1).max(100).default(20),
});
export const scoredSetupsAsked = scoresAsked.pick({ game: true });
export const score = z
  .object({
    id: id.meta({ description: 'Its match, to be watched and proved: /api/scores/{id}/replay.' }),
    game: z.string(),
    version: z.number().int().meta({ description: 'Of the rules.' }),
    setup: z.unknown(),
    setupHash,
    score: z.number(),
    ended: time,
    outcome,
    seats: z.array(listedSeat).meta({ description: 'Who sat where when it ended.' }),
  })
  .meta({ description: 'What a match scored that is over and that anybody may watch again.' });
export const rankedScore = score.extend({
  rank: z.number().int().positive().meta({ description: 'Among those that were asked for. Equals share it.' }),
});
export const scoredSetup = z.object({
  setupHash,
  version: z.number().int(),
  setup: z.unknown(),
  best: z.number(),
  count,
});
const rank = z.object({
  id: id.meta({ description: 'Of the score.' }),
  setupHash,
  score: z.number(),
  rank: z.number().int().positive().meta({ description: 'Among those with the same set-up. Equals share it.' }),
  count: count.meta({ description: 'How many there are.' }),
});
export const standing = z.object({ listed: rank.optional() });
