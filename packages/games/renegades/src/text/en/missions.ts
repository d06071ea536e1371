/** Missions: what they are about, their own rules at work, and how they end. */
export const missions = {
  'mission.runawayPrincess.story':
    'A princess has run from her own wedding and hides among the temple stones. Find her before the other side does.',
  'mission.runawayPrincess.timeOut': 'The princess slips away for good.',
  'mission.ransomForAPrince.story': 'Somewhere in the prison sits a prince whose house would pay for him with ships.',
  'mission.ransomForAPrince.timeOut': 'By morning the prince’s cell is empty.',
  'mission.slaveMarket.story':
    'Darius holds an auction tonight, and one of those for sale has the codes of the crown by heart.',
  'mission.slaveMarket.timeOut': 'The last lot is sold.',
  'mission.poisonedChalice.story':
    'Somebody has poisoned the old queen. The cure takes samples that grow on this planet alone.',
  'mission.poisonedChalice.timeOut': 'The cure comes too late for the queen.',
  'mission.palaceCoup.story': 'Vaal Zureth has seized the foundry and carries the royal seal. Take it from her.',
  'mission.palaceCoup.timeOut': 'Vaal Zureth keeps the seal, and the throne with it.',
  'mission.firstContactLog.story':
    'A probe recorded a voice and broke apart as it came down. Gather enough pieces to hear it.',
  'mission.firstContactLog.timeOut': 'What was left of the probe’s memory fades.',
  'mission.monolithsShadow.story':
    'The black stone has begun to hum. Borada has come to listen; be gone with it first.',
  'mission.monolithsShadow.timeOut': 'Borada’s people carry the stone away.',
  'mission.deadSignal.story': 'Four relays have stood silent for years. Wake three, and something will answer.',
  'mission.deadSignal.timeOut': 'The relays go dark, and nothing has answered.',
  'mission.stowawayCipher.story': 'A dead courier left a cipher in one of the crates, and no word about which.',
  'mission.stowawayCipher.timeOut': 'The crates leave with the next freighter, cipher and all.',
  'mission.salvageTheArgosy.story':
    'The Argosy broke up in orbit: two keys drift among the wreckage, the data they unlock lies on the ground.',
  'mission.salvageTheArgosy.timeOut': 'What is left of the Argosy burns in the atmosphere.',
  'mission.patientZero.story':
    'The plague began here, and somebody’s blood still tells how. Be careful whom you touch.',
  'mission.patientZero.timeOut': 'The doors of the quarantine close for good.',
  'mission.scrapSaints.story': 'Androids pray to old machine parts, which would do a great deal of harm in a weapon.',
  'mission.scrapSaints.timeOut': 'The androids take their relics into the desert.',
  'mission.foundryOfBlades.story': 'Three forges arm the machines. Put all three out of work and get away.',
  'mission.foundryOfBlades.timeOut': 'The forges have armed another column.',
  'mission.rustingGiant.story': 'A war machine sleeps in the crater. Its core can be taken, by gentle hands.',
  'mission.rustingGiant.timeOut': 'The giant wakes by itself and walks off.',
  'mission.androidsConfession.story':
    'Ronin Prime knows who gave the order for the plague. It will not tell willingly.',
  'mission.androidsConfession.timeOut': 'Ronin Prime has erased what it knew.',
  'mission.envoysTestimony.story':
    'A prince is ready to speak against his own court. His word needs the proof beside it.',
  'mission.envoysTestimony.timeOut': 'Nobody speaks at the hearing, and the case is dropped.',
  'mission.staticInTheBlood.story': 'The noise on the radio and the fever follow the same beat. Find out why.',
  'mission.staticInTheBlood.timeOut': 'The fever has changed, and what was found is worth nothing.',
  'mission.chainsOfIron.story': 'Androids keep the mechanic who once mended them behind bars. He walks slowly.',
  'mission.chainsOfIron.timeOut': 'The mechanic has been sold on.',
  'mission.beastInTheVault.story': 'The vault stands open. Whoever has looked inside has not come back.',
  'mission.beastInTheVault.timeOut': 'The vault shuts, with everything in it.',
  'mission.raceForTheBeacon.story': 'A beacon has come down in plain sight. Whoever is quickest has it.',
  'mission.raceForTheBeacon.timeOut': 'The beacon blows itself up.',
  'mission.burningThrone.story':
    'The last of the crown, bride and heir, are in the temple, and Vaal Zureth’s army with them. Bring both home aboard one ship.',
  'mission.burningThrone.goal': 'Bring both to your home planet aboard one ship',
  'mission.burningThrone.timeOut': 'The throne burns, and nobody sits on it.',
  'mission.answerFromTheDark.story':
    'The Monolith calls its own. Both sides stand together: light the four pylons, then break the stone before round 10 is over.',
  'mission.answerFromTheDark.goal': 'Light the four pylons, then destroy the Monolith by the end of round 10',
  'mission.answerFromTheDark.timeOut': 'The Monolith has been answered.',
  'mission.goliathWalks.story':
    'The Goliath is on its way to the docks. Stop it together; once it falters, its core belongs to whoever flies off with it.',
  'mission.goliathWalks.goal': 'Kill the Goliath and fly off with its core',
  'mission.goliathWalks.timeOut': 'The Goliath walks on.',

  'act.openDoor': 'Open the door',
  'act.ransom': 'Buy the Slave free for 100 digits',
  'bar.claimed': 'those who woke the relays may take it first',
  'door.opened': '{crew} opens a door.',
  'parameter.bought': '{crew} pays 100 digits: {what} is free to go along.',
  'parameter.found': 'The {ship} finds more than salvage: {what}.',
  'parameter.delivered': 'Brought home: {what}.',
  'mission.voice':
    'The relays answer. What they say waits in the middle, for now to be taken by one side alone: {faction}.',
  'mission.blood': 'The sample is restless: {crew} rolls {die, number}.',
  'mission.returned': '{what} is back in the temple.',
  'chase.begins':
    'The chase is on: {faction} fly home with all that was needed. Ships may still fetch those who are on the surface.',

  'end.tier1': '{faction}: all that the mission needs is aboard.',
  'end.tier2': '{faction}: all that the mission needs has reached the home planet.',
  'end.tier3': '{faction}: all that the mission needs is where it belongs.',
  'end.carrierLost': 'The ship that carried it all is a wreck. Nobody has won.',
  'end.timeOut': 'Time is up. {told}',
  'end.beaten': '{faction} are the only ones left standing.',
  'end.allBeaten': 'Nobody is left standing.',
  'end.shipCaptured': '{faction} have captured the last ship of the other side.',
  'end.monolithFell': 'The Monolith is broken. Both sides have won.',
  'end.monolithStands': 'The Monolith still stands. Both sides have lost.',
  'end.docksLost': 'The Goliath has reached two docks. Both sides have lost.',
  'end.coreTaken': '{faction} fly off with the core of the Goliath.',
};
