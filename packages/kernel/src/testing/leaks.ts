import type { Match } from '../match.ts';
import type { Game, Viewer } from '../types.ts';
import { absentIn } from './absent.ts';
import { leaksSince } from './histories.ts';
import type { Secrecy } from './secrecy.ts';
import { hidesSomething, leaksAt } from './secrets.ts';
import { isWithin, Unseen } from './unseen.ts';
import { startWalk, viewersOf, walkLength, walkThrough } from './walk.ts';

/** In a long game looks are taken at so many of its questions. */
const looks = { positions: 40, histories: 10, parts: 20 };

/** Plays one match at random and looks for secrets that somebody can find out: in words, each once. */
export function leaksIn<S, U, V>(
  game: Game<S, U, V>,
  setup: unknown,
  words: string,
  secrecy: Secrecy<V> = {},
  mostAnswers = 20_000,
): string[] {
  const { open = false, bookkeeping = [] } = secrecy;
  const length = walkLength(game, setup, words, mostAnswers);
  const isTime = (at: number, times: number) => at % Math.ceil(length / times) === 0;
  const leaks = new Set<string>();
  const unseen = new Map<Viewer, Unseen<S, U, V>>();
  let hides = false;
  walkThrough(startWalk(game, setup, words), mostAnswers, ({ match, chance }, at) => {
    const viewers = viewersOf(match as Match);
    if (isTime(at, looks.positions)) {
      const viewer = chance.pick(viewers);
      hides ||= hidesSomething(game, match, viewer, chance);
      for (const leak of leaksAt(match, viewer, chance)) leaks.add(leak);
    }
    if (!open && isTime(at, looks.histories)) {
      for (const leak of leaksSince(match, chance.pick(viewers), chance, secrecy)) leaks.add(leak);
    }
    if (!isTime(at, looks.parts)) return;
    for (const viewer of viewers) {
      if (!unseen.has(viewer)) unseen.set(viewer, new Unseen(game, viewer));
      unseen.get(viewer)!.look(match.state as S, chance);
    }
  });
  for (const [viewer, { found }] of unseen) {
    for (const part of found.filter(each => !isWithin(each, bookkeeping))) {
      leaks.add(`${viewer} is neither shown ${part}, nor is it drawn anew`);
    }
  }
  for (const list of open ? [] : absentIn(game, setup, words)) {
    leaks.add(`what is taken out unseen never comes to lie in ${list}`);
  }
  if (hides === open) leaks.add(open ? 'something is hidden in an open game' : 'imagine() never draws anything anew');
  return [...leaks];
}
