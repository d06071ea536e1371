import type { BoardProps, GameFace } from '@starboard/board';
import { botAnswers, Chance, Match, type Plain, seedFrom, type Viewer } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findGame } from '../../src/games/games.ts';
import { seatsOf } from '../../src/table/people/seats.ts';

/** How each game is begun, and how many moments of it are drawn: one in so many. */
const games: { readonly [game: string]: { readonly setup: unknown; readonly every: number } } = {
  endure: { setup: { mission: 'CG00', survivors: 4 }, every: 6 },
  horde: { setup: { heroes: 3 }, every: 1 },
  renegades: { setup: { players: 1 }, every: 6 },
  endeavours: { setup: {}, every: 4 },
};
const mostMoments = 40;

/** All that is drawn of a match at this moment, be it in the middle of a rule. */
function draw(face: GameFace, match: Match, seat: Viewer, say: BoardProps<unknown>['say']): void {
  const happening = match.log.at(-1);
  const view = match.view(seat);
  const props = {
    view,
    seat,
    seats: seatsOf({ seats: match.seats.map(({ id }) => ({ id, name: 'Ada', held: 'person', yours: true })) }, face, {
      view: view as Plain,
    }),
    decision: undefined,
    say,
    Rule: () => null,
    targets: [],
    lit: happening ? face.refsOf(view, happening) : [],
    happening,
    onPick: () => {},
    onPoint: () => {},
    onAnswer: () => {},
  };
  const { Board, Aside, Briefing, Party, Legend } = face;
  renderToString(
    <>
      <Board {...props} />
      {Aside && <Aside {...props} />}
      <Briefing {...props} />
      <Party {...props} isCompact={false} />
      <Party {...props} isCompact />
      <Legend {...props} />
    </>,
  );
  face.status(view);
  face.lastRoll(match.log);
}

test.each(Object.keys(games))('every moment that is shown of %s can be drawn', async id => {
  const { setup, every } = games[id]!;
  const shelf = findGame(id)!;
  const [{ game, bots }, face, texts] = await Promise.all([shelf.rules(), shelf.face(), shelf.texts()]);
  const say = createFormatter(texts, 'en');
  const match = Match.begin(game, setup, { seed: seedFrom(`moments of ${id}`) });
  const chance = new Chance(seedFrom(id));
  const seat = match.seats[0]!.id;
  let moments = 0;
  const broken = new Set<string>();
  const look = () => {
    moments += 1;
    if (moments % every !== 0) return;
    try {
      draw(face, match, seat, say);
    } catch (thrown) {
      broken.add(`${match.log.at(-1)?.key}: ${(thrown as Error).message}`);
    }
  };
  while (moments < mostMoments * every && match.waitingFor.length > 0) {
    match.watching(() => botAnswers(match, match.waitingFor[0]!, bots[0]!, chance), look);
  }
  expect([...broken]).toEqual([]);
  expect(moments).toBeGreaterThanOrEqual(mostMoments);
});
