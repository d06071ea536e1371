import type { Endeavours, ExplorationId, SiteState, State, Words } from '../../types.ts';
import { nameOfCard } from '../cards.ts';
import { drop, mayDrop } from '../missions/found.ts';
import { titleOf } from '../missions/words.ts';
import { knownSites } from '../sites.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

/** END-FOUND-03, END-EXPCARD-09: a discovered mission without a penalty, or an ongoing card of a Site where nothing else lies. */
export const dropFound: FreeAction = {
  name: 'dropFound',
  isPossible: state => state.found.some(mayDrop) || lonelySites(state).length > 0,
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const missions = state.found.filter(mayDrop).map(found => ({
      key: found.card as string,
      label: titleOf(found),
      let: () => drop(t, found),
    }));
    const ongoing = lonelySites(state).flatMap(site => site.ongoing.map(card => ongoingOption(t, site, card)));
    const chosen = yield* t.choose(player, 'dropFound', [...missions, ...ongoing], { takeOnly: true });
    chosen.let();
  },
};

/** END-EXPCARD-09: Sites with ongoing cards and no Stack. */
function lonelySites(state: State): SiteState[] {
  return knownSites(state).filter(
    ({ id, ongoing }) => ongoing.length > 0 && !state.stacks.some(({ node }) => node === id),
  );
}

function ongoingOption(t: Endeavours, site: SiteState, card: ExplorationId) {
  const label: Words = { key: 'dropFound.ongoing', params: { card: nameOfCard(card), site: nameOfNode(site.id) } };
  return {
    key: card as string,
    label,
    refs: [`node:${site.id}` as const],
    let() {
      site.ongoing.splice(site.ongoing.indexOf(card), 1);
      t.state.exploration.discard.push(card);
      say(t, 'END-EXPCARD-09', 'found.dropped', { mission: nameOfCard(card) });
    },
  };
}
