import { catalogue, idsOf } from '../../catalogue.ts';
import type { Setup } from '../../setup.ts';
import type { BernalId, DeckName, Opening, PatentId, PatentKind, State } from '../../types.ts';
import { isPatent, newCard } from '../cards.ts';
import { copiesOf } from '../copies.ts';
import { noProgress } from '../missions/progress.ts';
import { classOf } from '../missions/quest.ts';
import { requirementsOf } from '../missions/score.ts';
import { newState } from './state.ts';

/** END-START-03: the six ordinary decks, in the order of the ledger. */
const ordinaryDecks = [
  'generator',
  'radiator',
  'reactor',
  'refinery',
  'robonaut',
  'thruster',
] as const satisfies readonly PatentKind[];

/** END-SETUP-15: options, difficulty and Crew; decks shuffled and thinned; missions drawn; the starting Hand. */
export function prepare(setup: Setup, t: Opening): State {
  const crewIds = idsOf(catalogue.crews);
  const crew = setup.crew === 'random' ? crewIds[t.chance.below(crewIds.length)]! : setup.crew;
  const state = newState({ ...setup, crew });
  shuffleDecks(state, t);
  thinPatents(state);
  drawMissions(state, t);
  state.bank = startingAqua(state);
  state.stacks[0]!.cards.push(newCard(state, crew, 'white')); // END-START-02
  for (const deck of ordinaryDecks) state.hand.push(state.patents[deck].pop()!); // END-START-03
  return state;
}

/** END-START-01, END-GAMEPLAY-02: 9 Aqua, and 6 more for a privilege that means nothing alone. */
function startingAqua({ crew }: State): number {
  return 9 + (catalogue.crews[crew].aqua ?? 0);
}

function shuffleDecks(state: State, t: Opening): void {
  for (const id of idsOf(catalogue.patents)) state.patents[catalogue.patents[id].kind].push(id);
  state.patents.bernal = idsOf(catalogue.bernals);
  for (const deck of Object.values(state.patents)) t.shuffle(deck);
  state.queue = t.shuffle(idsOf(catalogue.colonists));
  state.exploration.draw.push(...t.shuffle(copiesOf(catalogue.exploration))); // END-SETUP-13
  state.observation.draw.push(...t.shuffle(copiesOf(catalogue.observation)));
}

/** END-SETUP-11, 12: three cards of each patent deck leave unseen; without sails both of them are among the thrusters'. */
function thinPatents(state: State): void {
  const { patents: decks, options } = state;
  const removed: State['removed'] = {};
  for (const name of Object.keys(decks) as DeckName[]) {
    let leaving = 3;
    if (name === 'thruster' && options.noSails) {
      const others = decks[name].filter(card => !isSail(card));
      leaving -= decks[name].length - others.length;
      decks[name] = others;
    }
    removed[name] = decks[name].splice(0, leaving);
  }
  state.removed = removed;
}

function isSail(card: PatentId | BernalId): boolean {
  return isPatent(card) && catalogue.patents[card].black.sail === true;
}

/** END-SETUP-09 */
function drawMissions(state: State, t: Opening): void {
  for (const mission of idsOf(catalogue.baseMissions)) state.missionPiles[classOf(mission)].push(mission);
  const needed = requirementsOf(state.difficulty);
  for (const name of ['easy', 'medium', 'hard'] as const) {
    const pile = t.shuffle(state.missionPiles[name]);
    for (const card of pile.splice(pile.length - needed[name]).reverse()) {
      state.missions.push({ card, status: 'open', year: 0, ...noProgress(card) });
    }
  }
}
