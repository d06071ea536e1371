/** What a mission sets up and its own rules, and what events do. */
export const briefs = {
  'mission.runawayPrincess.rules':
    'Xe’lani at the objective, 3 Zurathi Warriors on guard at the spawn square. Whoever leads her has one more die for Stealth.',
  'mission.ransomForAPrince.rules':
    'Ulep at the objective. The door beside him is shut until an Interact with Tech 5+ opens it. 4 Dregg Troopers on guard at the spawn square.',
  'mission.slaveMarket.rules':
    'The Slave at the objective, Darius and 3 Dregg Troopers on guard at the spawn square. Instead of the Leadership test a player may pay 100 digits.',
  'mission.poisonedChalice.rules':
    'Samples 1, 2 and 3 at the objectives of this tile and of two random others. The first time 2 are held, by whomever, Vaal Zureth and 2 Zurathi Warriors come to the center’s spawn square, to act from the next round.',
  'mission.palaceCoup.rules':
    'Vaal Zureth and 3 Zurathi Warriors on guard at the spawn square. Every doorway of the tile is shut until an Interact beside it opens it. Defeat Vaal Zureth and take what she leaves.',
  'mission.firstContactLog.rules': 'Data at the objectives of the four sides.',
  'mission.monolithsShadow.rules':
    'The Monolith, heavy, Search 5+, at the objective; Borada and 3 Syphon Troopers on guard at the spawn square.',
  'mission.deadSignal.rules':
    'Sites at the objectives of the four corners. When one faction has marked 3, the Mission Parameter appears at the center’s objective, and until the end of the next round only that faction may take it.',
  'mission.stowawayCipher.rules':
    'One of the nine containers hides it. A look into a container also tells whether it is the one.',
  'mission.salvageTheArgosy.rules':
    'Data at the objective. Keys 1 and 2 are hidden under two random salvage tokens and taken with them.',
  'mission.patientZero.rules':
    '6 Infected tokens at the objectives of the four corners and of two random sides; 3 of them are samples. Interact with Medical 5+ turns one over: a sample is carried, a blank goes. A failure infects.',
  'mission.scrapSaints.rules':
    'Tokens 1 to 3, without a test, at the objectives of this tile and of two random sides; 2 Ronin Androids on guard beside each.',
  'mission.foundryOfBlades.rules':
    'Sites at the objectives of both tiles and of a random corner; 4 Ronin Androids on guard at the center’s spawn square. A marked site burns. All 3 must be one faction’s, and one of its crew aboard.',
  'mission.rustingGiant.rules':
    'The Goliath asleep at the spawn square, its core (Tech 6+) at the objective. It wakes as a creature after two failed tests in all, when wounded, or when the core is taken.',
  'mission.androidsConfession.rules':
    'Ronin Prime and 3 Ronin Androids at the spawn square, acting from round 2. Ronin Prime leaves Data where it falls.',
  'mission.envoysTestimony.rules':
    'Ulep at the objective, Data at the center’s; 2 Syphon Troopers on guard at the spawn square of each.',
  'mission.staticInTheBlood.rules':
    'Data at the objectives of two random sides, sample 1 at that of the tile. At the end of every round its bearer rolls a die: on a 1 they are infected.',
  'mission.chainsOfIron.rules':
    'The Slave at the objective, 4 Ronin Androids on guard at the spawn square. Whoever leads him is no faster than Speed 4.',
  'mission.beastInTheVault.rules':
    'The Mission Parameter, without a test, at the objective; a random creature that is no Giant on guard at the spawn square.',
  'mission.raceForTheBeacon.rules':
    'The Mission Parameter (Search 5+) at the objective, no guards. In the second and fourth Event Phase that draws at all, two events come.',
  'mission.burningThrone.rules':
    'Xe’lani and Ulep at the temple’s objective, Vaal Zureth and 6 Zurathi Warriors awake at its spawn square. Both must reach the home planet aboard one ship; if its hull comes to 0, they are back at the temple. Bounties are doubled.',
  'mission.answerFromTheDark.rules':
    'Both sides are friends. The objectives of the four corners are pylons (Tech 5+). Once all four are marked, the Monolith can be attacked: health 10, every hit counts. Destroyed by the end of round 10, both win; otherwise both lose.',
  'mission.goliathWalks.rules':
    'Both sides are friends while the Goliath has more than 10 health. Killing it leaves its core: bring it aboard and lift off. It walks to the docks; at the second one both sides lose.',

  'event.hostileIncursion.text': 'Draw an enemy card and resolve it.',
  'event.predatorSighted.text': 'A creature comes to a random location.',
  'event.droneSweep.text': '3 drones come to a random location.',
  'event.brushfire.text': 'At a random location 2 Fire tokens burn, on the spawn square and the nearest free one.',
  'event.groundquake.text': 'Everybody on a random tile defends against 3 dice.',
  'event.acidSquall.text':
    'On two different random tiles everybody in the open defends against 2 dice. Indoor tiles and rooms shut off by walls and doors are safe.',
  'event.flashFlood.text':
    'Everybody in water defends against 3 dice. Until the end of the next round only flyers enter water.',
  'event.magneticPulse.text':
    'Each weapon with Energy that is carried on the surface loses 1 token. Robots among the NPCs there are stunned.',
  'event.outbreak.text': 'Whoever on the surface has most health left is infected (tie: roll-off).',
  'event.supplyDrop.text':
    'A random unused container comes to the spawn square of a random tile, or the nearest square without a token.',
  'event.chokingFog.text': 'In the next round ranged attacks on the surface reach 2 squares at most.',
  'event.syphonSquadron.text': 'Syphon fighters come to a random orbit location, up to 3 in all.',
  'event.zurathiSquadron.text': 'Zurathi fighters come to a random orbit location, up to 3 in all.',
  'event.dreggSquadron.text': 'Dregg fighters come to a random orbit location, up to 3 in all.',
  'event.meteorShower.text': 'Each ship and fighter in orbit is attacked with 2 dice.',
  'event.solarFlare.text': 'In the next round ships have no abilities.',
  'event.mutiny.text':
    'A ship with its commander aboard tests Leadership 5+, or the commander goes to the brig. With the commander away whoever aboard has the highest initiative tests; failing, the ship has only one action in the next Ship Phase.',
  'event.jailbreak.text':
    'All prisoners are back in quarters on the nearest ship of their faction, with the wounds they have.',
  'event.ionStorm.text':
    'A ship in orbit with shields up passes Tech 5+ at Engineering, which fails when empty, or takes 1 damage.',
  'event.driftingWreck.text':
    'A random salvage token comes to the spawn square of a random orbit tile, or the nearest square without a token.',
};
