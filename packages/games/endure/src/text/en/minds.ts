/** Resolve cards, and accomplishments with their tasks and rewards. */
export const minds = {
  'resolveCard.peripheryFright': 'Periphery Fright',
  'resolveCard.peripheryFright.text': 'Once: roll the directional die and move 1 zone that way.',
  'resolveCard.startled': 'Startled',
  'resolveCard.startled.text': 'Once: a noise in your zone as loud as your loudest weapon, at least 1.',
  'resolveCard.barophobia': 'Barophobia',
  'resolveCard.barophobia.text':
    'Lasting: when artificial gravity fails you lose 1 Resolve, and your Move actions then cover 1 zone only.',
  'resolveCard.scream': 'Scream',
  'resolveCard.scream.text': 'Once: noise 4 in your zone.',
  'resolveCard.allAroundUs': 'They’re All Around Us',
  'resolveCard.allAroundUs.text': 'Lasting: take a Resolve test whenever a token is spawned.',
  'resolveCard.hoarder': 'Hoarder',
  'resolveCard.hoarder.text':
    'Lasting: you may not discard cards or give them away. Using them up is allowed; what fits nowhere is lost.',
  'resolveCard.contagiousPanic': 'Contagious Panic',
  'resolveCard.contagiousPanic.text': 'Once: every other survivor in your sight takes a Resolve test.',
  'resolveCard.claustrophobia': 'Claustrophobia',
  'resolveCard.claustrophobia.text':
    'Lasting: take a Resolve test when your turn starts with 4 or more other figures in your zone.',
  'resolveCard.nyctophobia': 'Nyctophobia',
  'resolveCard.nyctophobia.text': 'Lasting: lose 1 Resolve when your turn starts in a Blackout.',
  'resolveCard.vertigo': 'Vertigo',
  'resolveCard.vertigo.text':
    'Once: lose 1 action, now if it is your turn and one is left, otherwise in your next turn.',
  'resolveCard.panic': 'Panic',
  'resolveCard.panic.text': 'Once: flee up to 2 zones from the nearest enemy in view.',
  'resolveCard.eremophobia': 'Eremophobia',
  'resolveCard.eremophobia.text': 'Lasting: take a Resolve test when your turn ends with nobody else in your zone.',
  'resolveCard.frighteningBehaviour': 'Frightening Behaviour',
  'resolveCard.frighteningBehaviour.text':
    'Once: every other survivor in your zone or a zone beside it loses 1 Resolve.',
  'resolveCard.uncontrollableShaking': 'Uncontrollable Shaking',
  'resolveCard.uncontrollableShaking.text': 'Lasting: your ranged attacks need 1 more to hit.',
  'resolveCard.memoryLoss': 'Memory Loss',
  'resolveCard.memoryLoss.text': 'Lasting: you may not use your active ability.',
  'resolveCard.fear': 'Fear',
  'resolveCard.fear.text': 'Lasting: you may not enter a zone with enemies of your own will.',
  'resolveCard.acuteStress': 'Acute Stress',
  'resolveCard.acuteStress.text': 'Lasting: for Resolve tests you roll 3 dice and add the two highest.',
  'resolveCard.breakdown': 'Breakdown',
  'resolveCard.breakdown.text': 'Once: you are stunned.',
  'resolveCard.iatrophobia': 'Iatrophobia',
  'resolveCard.iatrophobia.text': 'Lasting: Med Kits and Medic abilities do nothing for you.',
  'resolveCard.suicidal': 'Suicidal',
  'resolveCard.suicidal.text': 'Once: lose 2 Health.',

  'accomplishment.pushComesToShove': 'When Push Comes to Shove',
  'accomplishment.pushComesToShove.text':
    'Pass a Resolve check and leave a zone with enemies. Reward: another survivor in your sight moves up to 2 zones without a check.',
  'accomplishment.combatTraining': 'Combat Training',
  'accomplishment.combatTraining.text':
    'Kill 3 enemies with melee attacks. Reward: one attack without spending an action.',
  'accomplishment.theGambit': 'The Gambit',
  'accomplishment.theGambit.text':
    'Search a room beside a zone with enemies. Reward: draw 3 item cards and keep 1; noise cards do nothing.',
  'accomplishment.makingItLast': 'Making it Last',
  'accomplishment.makingItLast.text':
    'Use up 2 single-use items. Reward: the next single-use item you use this turn is not discarded.',
  'accomplishment.strengthInNumbers': 'Strength in Numbers',
  'accomplishment.strengthInNumbers.text':
    'Start a turn with 2 or more other survivors in your zone. Reward: every survivor in your zone regains 1 Health.',
  'accomplishment.aloneTime': 'Alone Time',
  'accomplishment.aloneTime.text':
    'End 2 turns in a row with no other survivor in your sight. Reward: regain 3 Resolve.',
  'accomplishment.weCanBeatThis': 'We Can Beat This',
  'accomplishment.weCanBeatThis.text':
    'Survivors kill 6 or more enemies in one round. Reward: you and every survivor in your sight regain 1 Resolve.',
  'accomplishment.silentTreatment': 'The Silent Treatment',
  'accomplishment.silentTreatment.text':
    'End 2 turns in a row without having placed a noise. Reward: remove one noise from the map.',
  'accomplishment.conservingEnergy': 'Conserving Energy',
  'accomplishment.conservingEnergy.text': 'End 2 turns with an action unspent. Reward: gain 1 action this turn.',
  'accomplishment.nothingToFear': 'Nothing to Fear',
  'accomplishment.nothingToFear.text':
    'Pass 3 Resolve tests. Reward: pass your next Resolve test or check without a roll.',
  'accomplishment.cooperationIsKey': 'Cooperation is Key',
  'accomplishment.cooperationIsKey.text':
    'Trade with 2 different survivors. Reward: another survivor in your zone takes 1 action at once.',
  'accomplishment.practiceMakesPerfect': 'Practice Makes Perfect',
  'accomplishment.practiceMakesPerfect.text':
    'Kill with the same weapon in 3 attacks. Reward, until the round ends: +1 on each of your attack dice.',
  'accomplishment.ninja': 'Ninja',
  'accomplishment.ninja.text':
    'Kill with 2 attacks of noise 1 or less. Reward, until the round ends: your attacks make no noise.',
  'accomplishment.keepYourGuardUp': 'Keep Your Guard Up',
  'accomplishment.keepYourGuardUp.text':
    'Be attacked 3 times. Reward, until the round ends: a save of 4+, or your armour save is 1 better.',
  'accomplishment.onARoll': 'On a Roll',
  'accomplishment.onARoll.text':
    'Make an attack of 2 or more dice in which none fails. Reward, until the round ends: once per attack roll all failed dice again.',
  'accomplishment.burstOfSpeed': 'Burst of Speed',
  'accomplishment.burstOfSpeed.text':
    'Spend 3 actions on Move in one turn. Reward, until the round ends: your Move actions cover up to 2 zones.',
  'accomplishment.annihilator': 'Annihilator',
  'accomplishment.annihilator.text':
    'Kill 3 enemies with one attack. Reward, until the round ends: 2 more dice on your attacks.',
  'accomplishment.collector': 'Collector',
  'accomplishment.collector.text':
    'Have all five spaces of your inventory filled. Reward, until the round ends: your searches draw 2 cards and keep both.',
} as const;
