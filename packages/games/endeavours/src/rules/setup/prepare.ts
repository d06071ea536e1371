import type { Opening } from '@starboard/kernel';
import { type BaseMissionId, baseMissionIds, baseMissions } from '../../content/base-missions.ts';
import { bernals } from '../../content/bernals.ts';
import { colonists } from '../../content/colonists.ts';
import { crewIds } from '../../content/crews.ts';
import { explorationIds } from '../../content/exploration.ts';
import { observationIds } from '../../content/observation.ts';
import { ordinaryDecks, patentIds, patents } from '../../content/patents/index.ts';
import type { Setup } from '../../setup.ts';
import type { BernalId, ColonistId, DeckName, PatentId, State } from '../../types.ts';
import { newCard } from '../cards.ts';
import { noProgress } from '../missions/progress.ts';
import { requirementsOf } from '../missions/score.ts';
import { newState } from './state.ts';

/** END-SETUP-15: options, difficulty and Crew; decks shuffled and thinned; missions drawn; the starting Hand. */
export function prepare(setup: Setup, t: Opening): State {
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
  return ['C01', 'C02', 'C03'].includes(crew) ? 15 : 9;
}

function shuffleDecks(state: State, t: Opening): void {
  for (const id of patentIds) state.patents[patents[id].kind].push(id);
  state.patents.bernal = Object.keys(bernals) as BernalId[];
  for (const deck of Object.values(state.patents)) t.shuffle(deck);
  state.queue = t.shuffle(Object.keys(colonists) as ColonistId[]);
  state.exploration.draw.push(...t.shuffle([...explorationIds])); // END-SETUP-13
  state.observation.draw.push(...t.shuffle([...observationIds]));
}

const sails: readonly (PatentId | BernalId)[] = ['T01', 'T02'];

/** END-SETUP-11, 12: three cards of each patent deck leave unseen; without sails both of them are among the thrusters'. */
function thinPatents(state: State): void {
  const { patents: decks, options } = state;
  const removed: State['removed'] = {};
  for (const name of Object.keys(decks) as DeckName[]) {
    let leaving = 3;
    if (name === 'thruster' && options.noSails) {
      decks[name] = decks[name].filter(card => !sails.includes(card));
      leaving -= sails.length;
    }
    removed[name] = decks[name].splice(0, leaving);
  }
  state.removed = removed;
}

/** END-MISSION-01 */
export function classOf(mission: BaseMissionId): keyof State['missionPiles'] {
  const { points } = baseMissions[mission];
  if (points <= 10) return 'easy';
  return points <= 20 ? 'medium' : 'hard';
}

/** END-SETUP-09 */
function drawMissions(state: State, t: Opening): void {
  for (const mission of baseMissionIds) state.missionPiles[classOf(mission)].push(mission);
  const needed = requirementsOf(state.difficulty);
  for (const name of ['easy', 'medium', 'hard'] as const) {
    const pile = t.shuffle(state.missionPiles[name]);
    for (const card of pile.splice(pile.length - needed[name]).reverse()) {
      state.missions.push({ card, status: 'open', year: 0, ...noProgress(card) });
    }
  }
}
