/** Campaigns, expansions, and what is said between two missions. */
export const campaign = {
  'campaign.terrible': 'Best of a Terrible Situation',
  'campaign.terrible.text':
    'Medicine is short, the decks around the Refuge are not as empty as they should be, and the way home grows longer. Three missions; a Medic must take part.',
  'campaign.fire': 'Into the Fire',
  'campaign.fire.text':
    'A geneticist wants living specimens, each larger than the last. Three missions; an Engineer is needed to begin with Bagging a Trophy.',
  'campaign.sentry': 'Fight of the Sentry',
  'campaign.sentry.text':
    'Old guardian machines wake up all over the ship. Somebody hopes to have them on our side. Four missions; a Technician must take part.',
  'campaign.divided': 'A House Divided',
  'campaign.divided.text':
    'Other survivors have found a faith, and in it a reason to hunt the rest. Four missions; a Medic must take part.',

  'expansion.primus': 'Primus',
  'expansion.sentries': 'Sentries',
  'expansion.redeemers': 'Redeemers',
  'setup.expansion.mission': 'This mission needs an expansion that is not in use: {expansion} (ETS-GAME-10).',
  'setup.expansion.campaign': 'This campaign needs an expansion that is not in use: {expansion} (ETS-GAME-10).',

  'phase.name.interlude': 'Between missions',
  'phase.name.refuge': 'The Refuge',
  'phase.name.departure': 'Departure',
  'phase.note.interlude': 'The mission is won. Rest at the Refuge, or go on?',
  'phase.note.refuge': 'One visit for each survivor, then leave or stay.',
  'phase.note.departure': 'The next mission is chosen.',

  'campaign.missionWon': '{mission} is accomplished in round {round, number}. The campaign goes on.',
  'campaign.won': '{campaign} is won. Everybody wins.',
  'campaign.lost': '{campaign} is lost at {mission}. {reason}',
  'campaign.noClass': 'Nobody is left of a class that the next mission needs.',
  'campaign.nobody': 'Nobody is left to go on.',
  'campaign.rest': 'The mission is won. Where to now?',
  'campaign.rest.refuge': 'To the Refuge',
  'campaign.rest.onward': 'Straight on to the next mission',
  'campaign.next': 'Which mission comes next?',
  'campaign.retry': '{mission} is lost. Play it again from its start?',
  'campaign.retry.again': 'Play it again',
  'campaign.retry.giveUp': 'Give the campaign up',
  'tally.missions': 'missions won',
} as const;
