/** Cartes tactiques : ce qu’elles font, ce qu’on demande et ce qu’on dit à leur sujet. */
export const tactics = {
  tactic: '{ship}, {tactic} : utiliser cette carte maintenant ?',
  'tactic.pass': 'Pas maintenant',
  'tactic.use': 'Utiliser : {tactic}',
  'tactic.used': '{crew} utilise une carte tactique : {tactic}.',
  'tactic.chosen': 'Cible ou bénéficiaire : {target}.',
  tester: '{tactic} : qui passe l’autre test ?',
  tacticTarget: 'Contre qui ?',
  tacticFriend: 'Pour qui ?',
  jump: 'Où le vaisseau ressort-il ?',
  snare: 'Que faut-il attirer ?',
  snareTo: 'Vers quelle case l’attirer ?',
  salvage: 'Cette épave',
  patient: 'Quel patient guérit de 2 blessures de plus ?',
  decoyFor: 'À qui s’en prend-il ?',
  whichContainer: 'Quel conteneur ouvrir ?',
  container: 'Ce conteneur',
  landAt: '{ship} : à quel quai atterrir ?',
  whichDoor: 'Quelle porte forcer ?',
  doorway: 'Cette porte',
  whichTiles: 'Sur quelles tuiles regardez-vous les conteneurs ?',
  'bonus.holdTheLine': 'Tenez la ligne',
  'bonus.focusFire': 'Tir concentré',
  'bonus.precisionVolley': 'Salve de précision',
  'bar.jammed': 'ses signaux sont brouillés : aucune capacité durant cette manche',
  'bar.solarFlare': 'l’éruption solaire interdit les capacités durant cette manche',

  'tactic.quantumBoost.text':
    'Les Machines testent Technique 5+. Le vaisseau bondit jusqu’à 12 cases droit devant, par-dessus tout, et ressort sur une case libre.',
  'tactic.broadsideDrill.text':
    'L’Armement teste Armes 5+. Le vaisseau peut attaquer une fois de plus durant cette manche, pour une action.',
  'tactic.rallyTheBridge.text': 'Quand une capacité du vaisseau vient d’échouer : relancez tous ses dés.',
  'tactic.shieldHarmonics.text':
    'Les Machines testent Technique 5+. Les boucliers perdent 2 dégâts, s’ils tiennent encore.',
  'tactic.hardToStarboard.text': 'Les pivots sont gratuits pendant ce tour.',
  'tactic.lockOn.text':
    'Les Communications testent Recherche 5+. La prochaine attaque de ce tour porte 3 cases plus loin.',
  'tactic.braceForImpact.text':
    'Quand le vaisseau est touché : il subit 1 dégât de moins. Les touches perforantes restent.',
  'tactic.scrambleSensors.text':
    'Les Communications testent Technique 5+. Un vaisseau à 6 cases ou moins a deux dés rouges de moins à sa prochaine attaque durant cette manche.',
  'tactic.emergencyPower.text':
    'Les Machines testent Technique 5+. Le prochain Mouvement de ce tour a 3 points de plus.',
  'tactic.precisionVolley.text': 'L’Armement teste Armes 5+. La prochaine attaque de ce tour a +1/2.',
  'tactic.ghostRunning.text':
    'La Navigation teste Pilotage 5+. Jusqu’à son prochain tour, aucun vaisseau PNJ ne peut viser le vôtre.',
  'tactic.rammingSpeed.text':
    'Après un Mouvement terminé à côté d’un adversaire, la Navigation teste Pilotage 5+. Il se défend contre 4 dés, et votre vaisseau subit 1 dégât.',
  'tactic.tractorSnare.text':
    'Les Machines testent Technique 5+. Un pion d’épave ou un chasseur à 4 cases ou moins est attiré sur une case libre à côté du vaisseau.',
  'tactic.repelBoarders.text':
    'Avant une attaque à bord : ceux qui sont à bord se battent avec un dé rouge de plus durant cette manche.',
  'tactic.doubleShift.text': 'L’équipage change de poste une fois de plus, tout de suite.',
  'tactic.surgeonOnCall.text':
    'À la fin de la manche, le médecin à l’infirmerie teste Médecine 5+. Un patient guérit de 2 blessures de plus.',
  'tactic.feint.text':
    'Quand le vaisseau est attaqué et que les touches sont connues, la Navigation teste Pilotage 5+. La plus haute touche non perforante disparaît.',
  'tactic.overloadTorpedo.text':
    'L’Armement teste Armes 6+. La prochaine attaque de ce tour qui fait des dégâts en fait 1 de plus.',
  'tactic.signalJam.text':
    'Les Communications testent Technique 5+. Un vaisseau à 8 cases ou moins ne déclare aucune capacité durant cette manche.',
  'tactic.seizeTheMoment.text':
    'Au début de la phase des vaisseaux : l’initiative du vaisseau augmente de 3 durant cette manche.',

  'tactic.flankingOrder.text': 'Un allié à 4 cases ou moins se déplace aussitôt de la moitié de sa Vitesse.',
  'tactic.coveringFire.text':
    'Un allié à 4 cases ou moins teste Armes 5+. Un adversaire en vue attaque avec un dé rouge de moins durant cette manche.',
  'tactic.holdTheLine.text': 'Les alliés à 3 cases ou moins ont +1/1 en défense jusqu’à la fin de la manche.',
  'tactic.focusFire.text': 'Désignez une cible en vue. Tous les alliés ont +1/1 contre elle durant cette manche.',
  'tactic.silentApproach.text':
    'Les alliés à 4 cases ou moins lancent deux dés de plus aux tests de Discrétion durant cette manche.',
  'tactic.secondWind.text':
    'Un médecin à 2 cases ou moins teste Médecine 5+. Un allié conscient à 2 cases ou moins du médecin perd 2 blessures.',
  'tactic.standAndFight.text':
    'Un allié de l’équipe à 4 cases ou moins peut attaquer deux fois durant cette manche, chaque fois pour une action.',
  'tactic.decoy.text':
    'Le commandant teste Discrétion 5+. Un PNJ en vue s’en prend, à sa prochaine activation, à la personne de votre choix qu’il peut voir.',
  'tactic.quickHands.text': 'Un allié de l’équipe à 4 cases ou moins ouvre un conteneur voisin sans action.',
  'tactic.intimidate.text': 'Un guerrier en vue n’attaque pas à sa prochaine activation.',
  'tactic.tacticalWithdrawal.text':
    'Les alliés de l’équipe à 3 cases ou moins esquivent sans lancer de dé pendant ce tour.',
  'tactic.callTheBall.text':
    'Le navigateur à bord teste Pilotage 5+. Le vaisseau, à 3 cases ou moins de la Planète de mission et sans grave avarie, atterrit aussitôt. Personne ne débarque.',
  'tactic.breachAndClear.text':
    'Un allié à côté d’une porte teste Technique 5+. L’équipe peut tirer à travers cette porte pendant ce tour.',
  'tactic.adrenaline.text': 'Le commandant a une action de plus pendant ce tour ; elle ne peut pas être une attaque.',
  'tactic.readTheGround.text':
    'Un allié à 4 cases ou moins teste Recherche 5+. Regardez les conteneurs de deux tuiles.',
  'tactic.inspire.text': 'Quand un allié à 4 cases ou moins vient de rater un test : relancez tous ses dés.',
};
