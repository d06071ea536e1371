import { copy, newDeck } from '@starboard/kernel';
import type { Campaign, Opening, Setup, Survivor } from '../../types.ts';
import { campaignOf } from '../campaigns.ts';
import { refugeEventDeck } from './decks.ts';

/** A campaign at its beginning; none, if a single mission is played. */
export function newCampaign(
  setup: Setup,
  t: Opening,
  path: readonly string[],
  survivors: readonly Survivor[],
): Campaign | null {
  const campaign = campaignOf(setup);
  if (campaign === undefined) return null;
  const { expansions, variants } = setup;
  return {
    id: campaign,
    path: [...path],
    used: survivors.map(({ id }) => id),
    technicians: expansions.includes('technician'),
    won: 0,
    rounds: 0,
    over: false,
    start: variants['campaignFail'] === 'retry' ? copy([...survivors]) : [],
    events: newDeck(t, refugeEventDeck()),
    offer: [],
    refuge: null,
  };
}
