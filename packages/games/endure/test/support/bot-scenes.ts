import type { Played, Scene } from '@starboard/endure/testing';
import { type Answer, Chance, seedFrom } from '@starboard/kernel';
import { type Errand, errandOf } from '../../src/bot/errand.ts';
import { Insight } from '../../src/bot/insight.ts';
import { sensibleBot } from '../../src/index.ts';
import { zoneName } from '../../src/rules/map/map.ts';
import type { State } from '../../src/types.ts';

/** What the sensible bot answers to the question that waits. */
export function answerAt({ match }: Played): Answer {
  const seat = match.waitingFor[0]!;
  return sensibleBot.choose({
    seat,
    view: match.view(seat),
    decision: match.decision!.name,
    ask: match.askOf(seat)!,
    chance: new Chance(seedFrom('bot')),
    imagine: () => match.fork(new Chance(seedFrom('bot')), seat),
  });
}

/** What it does in a scene. */
export function answerTo(set: Scene): Answer {
  return answerAt(set.play());
}

/** Where it is wanted, by the names of zones, what it does there, and how much it hurries. */
export function errandIn(set: Scene): (Omit<Errand, 'zones'> & { readonly zones: string[] }) | undefined {
  const { match } = set.play();
  const seat = match.waitingFor[0]!;
  const errand = errandOf(new Insight(match.view(seat), seat));
  return errand && { ...errand, zones: errand.zones.map(zone => zoneName(match.state as State, zone)) };
}
