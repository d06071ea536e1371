import { copy, newDeck, type Opening } from '@starboard/kernel';
import { campaignOf } from '../../cards/campaigns.ts';
import { refugeEventDeck } from '../../cards/refuge-events.ts';
import type { Setup } from '../../setup.ts';
import type { Campaign, Survivor } from '../../types.ts';

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
    events: newDeck(t, refugeEventDeck),
    offer: [],
    refuge: null,
  };
}
