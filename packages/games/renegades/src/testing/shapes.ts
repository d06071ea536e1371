/** What each question is about, as the page counts on it; `*` stands for whichever number or name. */
export const asksAbout = lines(`
act | ship:*
aid | crew:*
aim | ship:* fighter:*
aim | ship:* ship:*
attack.bonus | crew:* crew:*
attack.bonus | crew:* npc:*
attack.bonus | ship:* fighter:*
attack.bonus | ship:* ship:*
attack.reroll | crew:* crew:*
attack.reroll | crew:* npc:*
attack.reroll | ship:* fighter:*
attack.reroll | ship:* ship:*
command | crew:*
creditTo |
crewAct | crew:*
crossTraining |
decoyBuoy | ship:*
decoyFor |
defense.bonus | crew:* crew:*
defense.bonus | fighter:* ship:*
defense.bonus | npc:* crew:*
defense.bonus | ship:* ship:*
defense.reroll | crew:* crew:*
defense.reroll | fighter:* ship:*
defense.reroll | npc:* crew:*
defense.reroll | ship:* ship:*
disembark | crew:*
equip | crew:*
evade | fighter:* ship:*
evade | ship:* ship:*
exchange | crew:* crew:*
exchange.agree | crew:* crew:*
firstStation | crew:*
fly | ship:*
inCommand | ship:*
jump | ship:*
landAt |
leap | crew:*
liftOff | ship:*
lureTo |
makeRoom | crew:*
pair | crew:* crew:*
pair | fighter:* ship:*
pair | npc:* crew:*
pair | ship:* ship:*
party |
post | crew:*
putDown | crew:* crew:*
recruit | ship:*
shift | ship:*
shore.gear |
shore.recruit |
shore.refit |
shore.sell |
shore.tactics |
shore.trade |
shore.upgrades |
showBounty |
snare |
snareTo | ship:*
specialTarget | crew:*
start | ship:*
startDock | ship:*
stow |
stowParameters |
tactic | ship:*
tacticFriend |
tacticTarget |
takeAlong |
test.reroll |
tester |
throwAt |
throwAtWhom | crew:*
tradeGive |
tradeOffer |
tradeWant |
turn | crew:*
walk | crew:*
whichTiles |
who |
whoFirst |
whomToTreat | crew:*
wield | crew:*
`);

/** Each option: question, key, group, label, and what it lights up. */
export const optionsShown = lines(`
act | CARD | card | card.* | card:*
act | afterburners | afterburners | offer.* |
act | ascend | ascend | act.ascend | ship:*
act | attack:fighter:* | attack | act.attack | fighter:*
act | attack:ship:* | attack | act.attack | ship:*
act | descend:dock:* | descend | act.descend.docked | cell:*
act | descend:dock:* | descend | act.descend.landed | cell:*
act | descend:home | descend | act.descend.home |
act | end | end | act.end |
act | jail:* | jail | act.jail | crew:*
act | move | move | act.move | ship:*
act | overclock | overclock | act.overclock |
act | patient:* | patient | act.patient | crew:*
act | release | release | act.release |
act | salvage:* | salvage | act.salvage | salvage:*
act | scan:* | scan | act.scan | salvage:*
act | scanForWeaknesses:fighter:* | scanForWeaknesses | act.scanForWeaknesses | fighter:*
act | scanForWeaknesses:ship:* | scanForWeaknesses | act.scanForWeaknesses | ship:*
act | shieldCare | shieldCare | offer.* |
act | shieldTuner | shieldTuner | offer.* |
act | shift | shift | act.shift |
act | tactic:* | tactic | tactic.* |
aid | keep |  | aid.keep |
aid | use |  | aid.use |
aim | declare |  | aim.declare |
aim | keep |  | aim.keep |
attack.bonus | red:* |  | die.red |
attack.reroll | red:* |  | die.red |
command | move | move | crewAct.move |
command | open:container:* | open | crewAct.open | container:*
command | pass |  | command.pass |
command | sneak | sneak | crewAct.sneak |
creditTo | crown |  | campaign.crown |
creditTo | monolith |  | campaign.monolith |
creditTo | rust |  | campaign.rust |
crewAct | CARD | card | card.* | card:*
crewAct | adrenalImplant | ability | offer.* |
crewAct | arm | arm | crewAct.arm |
crewAct | ascend:ship:* | ascend | crewAct.ascend | ship:*
crewAct | charge | ability | offer.* |
crewAct | command:crew:* | command | crewAct.command | crew:*
crewAct | cure:crew:* | cure | crewAct.cure | crew:*
crewAct | disembark | disembark | crewAct.disembark |
crewAct | done | done | crewAct.done |
crewAct | doubleTap | ability | offer.* |
crewAct | exchange:crew:* | exchange | crewAct.exchange | crew:*
crewAct | interact:parameter:* | interact | crewAct.interact | parameter:*
crewAct | interact:parameter:* | interact | crewAct.interact | parameter:* cell:*
crewAct | load:parameter:* | load | crewAct.load | parameter:*
crewAct | melee:crew:* | attack | crewAct.melee | crew:*
crewAct | melee:npc:* | attack | crewAct.melee | npc:*
crewAct | move | move | crewAct.move |
crewAct | open:* | openDoor | act.openDoor | cell:*
crewAct | open:container:* | open | crewAct.open | container:*
crewAct | patchUp:* | ability | offer.* | crew:*
crewAct | pickUp:card:* | pickUp | crewAct.pickUp | cell:*
crewAct | pickUp:crew:* | pickUp | crewAct.pickUp | crew:*
crewAct | putDown | putDown | crewAct.putDown | crew:*
crewAct | ranged:crew:* | attack | crewAct.ranged | crew:*
crewAct | ranged:npc:* | attack | crewAct.ranged | npc:*
crewAct | ransom | ability | act.ransom |
crewAct | scan | scan | crewAct.scan |
crewAct | scan:container:* | scan | crewAct.scanContainer | container:*
crewAct | sneak | sneak | crewAct.sneak |
crewAct | swap | swap | crewAct.swap |
crewAct | tactic:* | tactic | tactic.* |
crewAct | tonic:* | ability | offer.* | crew:*
crossTraining | POST |  | station.* |
decoyBuoy | keep |  | decoyBuoy.keep |
decoyBuoy | use |  | decoyBuoy.use |
decoyFor | crew:* |  | crew.* | crew:*
defense.bonus | black:* |  | die.black |
defense.reroll | black:* |  | die.black |
equip | card:* |  | card.* |
equip | done |  | equip.done |
evade | declare |  | evade.declare |
evade | keep |  | evade.keep |
exchange | card:* |  | exchange.pass | card:*
exchange | done |  | exchange.done |
exchange | parameter:* |  | exchange.pass | parameter:*
exchange.agree | no |  | exchange.agree.no |
exchange.agree | yes |  | exchange.agree.yes |
firstStation | POST |  | post.* | post:*
inCommand | declare |  | inCommand.declare |
inCommand | pass |  | inCommand.pass |
landAt | dock:* |  | dock | cell:*
leap | leap |  | leap.leap |
leap | walk |  | leap.walk |
makeRoom | discard:card:* |  | makeRoom.discard | card:*
makeRoom | drop:card:*:* |  | makeRoom.drop | card:* cell:*
makeRoom | give:card:*:crew:* |  | makeRoom.give | card:* crew:*
pair | black:* |  | die.black |
pair | red:* |  | die.red |
party | crew:* |  | crew.* | crew:*
post | POST |  | post.* | post:*
recruit | CREW |  | crew.* | crew:*
shift | crew:* |  | crew.* | crew:*
shift | done |  | shift.done |
shore.gear | buy:*:* | buy | deal.buy | ware:*
shore.gear | next | next | shore.gear.next |
shore.recruit | next | next | shore.recruit.* |
shore.recruit | recruit:*:* | recruit | deal.recruit | crew:*
shore.refit | fit:* | fit | deal.fit | card:*
shore.refit | next | next | shore.refit.next |
shore.sell | next | next | shore.sell.next |
shore.sell | recharge:* | recharge | deal.recharge | card:*
shore.sell | sell:* | sell | deal.sell | card:*
shore.sell | takeOut:* | takeOut | deal.takeOut | card:*
shore.tactics | next | next | shore.tactics.next |
shore.tactics | redraw:orbital:* | redraw | deal.redraw | tactic:*
shore.tactics | redraw:surface:* | redraw | deal.redraw | tactic:*
shore.trade | next | next | shore.trade.next |
shore.trade | trade:p* | trade | deal.trade |
shore.upgrades | next | next | shore.upgrades.next |
shore.upgrades | upgrade:*:crew:* | upgrade | deal.upgrade | offer:* crew:*
shore.upgrades | upgrade:*:ship:* | upgrade | deal.upgrade | offer:* ship:*
showBounty | keep |  | showBounty.keep |
showBounty | show |  | showBounty.show |
snare | fighter:* |  | fighter.* | fighter:*
snare | salvage:* |  | salvage | salvage:*
specialTarget | melee:crew:* |  | crewAct.melee | crew:*
specialTarget | melee:npc:* |  | crewAct.melee | npc:*
specialTarget | nobody |  | specialTarget.nobody |
specialTarget | ranged:crew:* |  | crewAct.ranged | crew:*
specialTarget | ranged:npc:* |  | crewAct.ranged | npc:*
startDock | dock:* |  | dock | cell:*
stow | keep |  | stow.keep |
stow | stow |  | stow.stow |
stowParameters | hold |  | stowParameters.hold |
stowParameters | keep |  | stowParameters.keep |
tactic | pass |  | tactic.* |
tactic | use |  | tactic.* |
tacticFriend | crew:* |  | crew.* | crew:*
tacticTarget | crew:* |  | crew.* | crew:*
tacticTarget | npc:* |  | npc.* | npc:*
takeAlong | leave |  | takeAlong.leave |
takeAlong | take |  | takeAlong.take |
test.reroll | keep |  | test.reroll.keep |
test.reroll | use |  | test.reroll.use |
tester | crew:* |  | crew.* | crew:*
throwAtWhom | crew:* |  | crew.* | crew:*
throwAtWhom | npc:* |  | npc.* | npc:*
tradeGive | card:* |  | card.* | card:*
tradeGive | crew:* |  | crew.* | crew:*
tradeGive | digits:* |  | deal.digits |
tradeOffer | accept |  | tradeOffer.accept |
tradeOffer | decline |  | tradeOffer.decline |
tradeWant | card:* |  | card.* | card:*
tradeWant | digits:* |  | deal.digits |
turn | turn |  | turn.turn |
turn | wait |  | turn.wait |
whichTiles | tile:* |  | tile.* |
who | ascend:ship:* | ascend | crewAct.ascend | ship:*
who | crew:* | crew | crew.* | crew:*
who | done | done | crewAct.done |
whoFirst | ship:* |  | ship.* | ship:*
whomToTreat | crew:* |  | crew.* | crew:*
wield | card:* |  | card.* | card:*
wield | card:*+card:* |  | wield.both | card:* card:*
`);

/** Each bar: the same, then its reason and its rule. */
export const barsShown = lines(`
act | ascend |  | act.any.ascend |  | bar.justLanded | RDA-ORBIT-07
act | attack |  | act.any.attack |  | bar.critical | RDA-CRIT-02
act | attack |  | act.any.attack |  | bar.docked | RDA-DOCK-04
act | attack |  | act.any.attack |  | bar.hasAttacked | RDA-ORBIT-04
act | attack |  | act.any.attack |  | bar.noActions | RDA-ORBIT-01
act | attack |  | act.any.attack |  | bar.noGunner | RDA-SHIP-04
act | attack |  | act.any.attack |  | bar.noTarget | RDA-ATTACK-01
act | descend |  | act.any.descend |  | bar.justAscended | RDA-ORBIT-07
act | descend |  | act.any.descend |  | bar.noNavigator | RDA-DEPLOY-05
act | move |  | act.any.move |  | bar.noActions | RDA-ORBIT-01
act | move |  | act.any.move |  | bar.noNavigator | RDA-SHIP-05
act | overclock |  | act.any.overclock |  | bar.declared | RDA-ABIL-08
act | overclock |  | act.any.overclock |  | bar.jammed | RDA-ABIL-08
act | overclock |  | act.any.overclock |  | bar.solarFlare | RDA-ABIL-08
act | scanForWeaknesses |  | act.any.scanForWeaknesses |  | bar.declared | RDA-ABIL-08
act | scanForWeaknesses |  | act.any.scanForWeaknesses |  | bar.jammed | RDA-ABIL-08
act | scanForWeaknesses |  | act.any.scanForWeaknesses |  | bar.solarFlare | RDA-ABIL-08
act | shift |  | act.any.shift |  | bar.begun | RDA-STATION-04
crewAct | attack |  | crewAct.attackAny |  | crewBar.hasAttacked | RDA-SURFACE-04
crewAct | attack |  | crewAct.attackAny |  | crewBar.noActions | RDA-SURFACE-01
crewAct | attack |  | crewAct.attackAny |  | crewBar.noTarget | RDA-MELEE-01
crewAct | command |  | crewAct.commandAny |  | crewBar.noActions | RDA-SURFACE-01
crewAct | command |  | crewAct.commandAny |  | crewBar.nobodyBeside | RDA-SURFACE-09
crewAct | disembark |  | crewAct.disembark |  | crewBar.held | RDA-ELUDE-04
crewAct | disembark |  | crewAct.disembark |  | crewBar.noWay | RDA-DEPLOY-07
crewAct | disembark |  | crewAct.disembark |  | crewBar.partyFull | RDA-SURFACE-07
crewAct | move |  | crewAct.move |  | crewBar.held | RDA-ELUDE-04
crewAct | move |  | crewAct.move |  | crewBar.noActions | RDA-SURFACE-01
crewAct | move |  | crewAct.move |  | crewBar.noWay | RDA-MOVE-09
crewAct | open |  | crewAct.open |  | crewBar.noActions | RDA-SURFACE-01
crewAct | scan |  | crewAct.scan |  | crewBar.hasScanned | RDA-SEARCH-06
crewAct | scan |  | crewAct.scan |  | crewBar.nobodyHidden | RDA-SCAN-02
crewAct | sneak |  | crewAct.sneak |  | crewBar.exposed | RDA-STEALTH-07
crewAct | sneak |  | crewAct.sneak |  | crewBar.heavy | RDA-PARAM-13
crewAct | sneak |  | crewAct.sneak |  | crewBar.held | RDA-ELUDE-04
crewAct | sneak |  | crewAct.sneak |  | crewBar.noActions | RDA-SURFACE-01
crewAct | sneak |  | crewAct.sneak |  | crewBar.noWay | RDA-MOVE-09
crewAct | swap |  | crewAct.swap |  | crewBar.begun | RDA-GEAR-10
shore.gear | buy:* | buy | deal.ware |  | shore.tooDear | RDA-BUY-09
shore.recruit | recruit:*:* | recruit | deal.recruit | crew:* | shore.tooDear | RDA-BUY-09
shore.sell | sell:* | sell | card.* | card:* | shore.depleted | RDA-BUY-07
shore.upgrades | upgrade:* | upgrade | deal.ware |  | shore.noSlot | RDA-UPGRADE-04
shore.upgrades | upgrade:* | upgrade | deal.ware |  | shore.nobodyFits | RDA-UPGRADE-02
shore.upgrades | upgrade:* | upgrade | deal.ware |  | shore.tooDear | RDA-BUY-09
`);

function lines(text: string): ReadonlySet<string> {
  return new Set(text.trim().split('\n'));
}
