import { scene } from '@starboard/endeavours/testing';
import { describe, expect, it } from 'vitest';
import { Insight } from '../../src/bot/insight.ts';
import { cardToSell } from '../../src/bot/operations.ts';
import { wantsOf } from '../../src/bot/wants/index.ts';
import { labs } from '../../src/rules/bernals.ts';
import type { BaseMissionId, CardId } from '../../src/types.ts';
import { type Playing, playUntil, thoughts } from '../support/bot.ts';

describe('people', () => {
  it('[END-CORE-14, END-MISSION-08] somebody at the Home Bernal comes aboard a ship that nobody is on', () => {
    const play = scene()
      .home('B05', 'EML3', ['N02'])
      .rocket('EML3', { cards: ['T05', 'G08', 'H08', 'rover'], wet: 12 })
      .play();
    expect(thoughts(play)[0]).toBe('idea.board free.transfer');
    playUntil(play, () => play.stack(2).cards.some(({ card }) => card === 'N02'));
  });

  it('[END-COLONY-06] a Colonist is called while there is room', () => {
    const play = scene().queue('N02').play();
    expect(thoughts(play)[0]).toBe('idea.exomigrate free.exomigrate');
  });
});

describe('a Lab', () => {
  const waiting = () => scene().home('B05', 'EML3', ['N02']).mission('FX6').factory('GEOGRAPHOS');

  it('[END-CORE-21, END-PATENT-05] a Colony of the kind of the Home Bernal is founded for a mission that waits for a Lab', () => {
    const play = waiting()
      .rocket('GEOGRAPHOS', { cards: ['T05', 'G08', 'H08', 'C07'], wet: 12 })
      .play();
    expect(thoughts(play)[0]).toBe('idea.errandFor free.foundColony');
  });

  it('[END-PATENT-05] then the Home Bernal is promoted', () => {
    const play = waiting().colony('GEOGRAPHOS').play();
    expect(thoughts(play)[0]).toBe('idea.promote operation.promotion');
    playUntil(play, () => labs(play.state).includes('EML3'));
  });

  it('[END-PATENT-05] without a mission that waits for it, nobody settles for good', () => {
    const play = scene()
      .home('B05', 'EML3', ['N02'])
      .factory('GEOGRAPHOS')
      .rocket('GEOGRAPHOS', { cards: ['T05', 'G08', 'H08', 'C07'], wet: 12 })
      .play();
    expect(thoughts(play).join()).not.toContain('foundColony');
  });
});

describe('eating air', () => {
  const ship = { cards: ['T05', 'G08', 'H08', 'C07', 'R03'], wet: 12 } as const;

  it('[END-MISSION-23] a ship that eats air flies into an aerobrake hazard of the zone and refuels there', () => {
    const play = scene().mission('AE1').rocket('EML2', ship).play();
    expect(thoughts(play)[0]).toBe('idea.flyFor move.2');
    const there = scene().mission('AE1').rocket('EA-AE', ship).dice(3).play();
    expect(thoughts(there)[0]).toBe('idea.errandFor operation.airEater');
  });

  it('[END-HAZARD-07, END-MISSION-56] not if its engine burns so much that nothing would be gained', () => {
    const play = scene()
      .mission('AE1')
      .rocket('EA-AE', { cards: ['C07', 'R03'], wet: 8 })
      .play();
    expect(thoughts(play).join()).not.toContain('airEater');
  });

  it('[END-MARKET-01, END-MISSION-23] a card that eats air is not sold while a mission asks for one', () => {
    const hand = ['F06', 'F07', 'R01'] as const;
    const sold = (play: Playing) => {
      playUntil(play.choose('operation.freeMarket'), () => play.asks === 'act');
      return hand.filter(card => !play.state.hand.includes(card));
    };
    expect(
      sold(
        scene()
          .hand(...hand)
          .play(),
      ),
    ).not.toEqual(
      sold(
        scene()
          .hand(...hand)
          .mission('AE1')
          .play(),
      ),
    );
  });
});

describe('an afterburn', () => {
  it('[END-MOVE-06] the course is the one that it was declared for, though its fuel is burnt already', () => {
    const play = scene()
      .year(79)
      .mission('RT1')
      .rocket('EML1', { cards: ['C07', 'antenna', 'G01'], wet: 6 })
      .dice(1, 1, 1, 1, 6)
      .play();
    playUntil(play, () => play.stack(2).node === 'LUN-MH');
  });
});

describe('messages', () => {
  it('[END-FOUND-04, END-RADIO-06] a message is sent home from a zone far enough away', () => {
    const play = scene()
      .found('OM9-1')
      .rocket('MA-H', { cards: ['T04', 'G01', 'H08', 'C07', 'antenna'], wet: 12 })
      .play();
    expect(thoughts(play)[0]).toBe('idea.errandFor operation.transmit');
  });
});

describe('dry ground', () => {
  const fleet = (...cards: string[]) =>
    scene()
      .bank(14)
      .leo({ cards: ['C07', 'T05', 'G08', 'H08', 'F06', ...cards] as never })
      .mission('FA2');

  it('[END-PROSPECT-01] a better prospector is researched for a mission on ground that is too dry for all there are', () => {
    expect(thoughts(fleet('R12').play())).toContain('idea.research.isru operation.research');
    expect(thoughts(fleet('R02').play()).join()).not.toContain('idea.research.isru');
  });

  it('[END-MARKET-01, END-PROSPECT-01] and it is not sold', () => {
    const play = scene().mission('FA2').hand('R02', 'R12').play();
    playUntil(play.choose('operation.freeMarket'), () => play.asks === 'act');
    expect(play.state.hand).toContain('R02');
  });
});

describe('satellites', () => {
  const ship = { cards: ['T05', 'G08', 'H08', 'satellite'], wet: 12 } as const;

  it('[END-SAT-01, END-SAT-02] for a mission that asks for them they are deployed in zones that have none', () => {
    const play = scene().found('OM4-1').rocket('MA-L1', ship).play();
    expect(thoughts(play)[0]).toBe('idea.errandFor free.deploySatellite');
    playUntil(play, () => play.state.satellites.includes('MA-L1'));
    const elsewhere = scene().found('OM4-1').rocket('MA-L1', ship).play();
    elsewhere.state.satellites.push('MA-LO');
    expect(thoughts(elsewhere).join()).not.toContain('deploySatellite');
  });
});

describe('what a mission takes', () => {
  const fleet = (mission: BaseMissionId, ...cards: CardId[]) =>
    scene()
      .bank(14)
      .leo({ cards: ['C07', 'T12', 'X12', 'H08', ...cards] })
      .mission(mission);

  it('[END-EQUIP-22] steady current is researched for a drill that would have none', () => {
    expect(thoughts(fleet('SR4').play())).toContain('idea.research.power operation.research');
    expect(thoughts(fleet('SR4', 'G01').play()).join()).not.toContain('idea.research.power');
  });

  it('[END-HAZARD-07, END-MISSION-23] so is a card that eats air', () => {
    expect(thoughts(fleet('AE3').play())).toContain('idea.research.air operation.research');
    expect(thoughts(fleet('AE3', 'R03').play()).join()).not.toContain('idea.research.air');
  });

  it('[END-GAMEPLAY-09, END-MARKET-01] a Hand full of what may be useful one day makes room for what is needed now', () => {
    const withFullHand = () => fleet('SR4').hand('X04', 'H01', 'F06', 'R12');
    const rich = withFullHand().bank(20).play();
    expect(thoughts(rich)).toContain('idea.boostParts operation.boost');
    expect(cardToSell(new Insight(rich.match.view('player')))).toBeUndefined();
    expect(thoughts(withFullHand().bank(4).play())).toContain('idea.sell operation.freeMarket');
  });
});

describe('a mission that takes people', () => {
  it('[END-MISSION-08, END-MISSION-21] while the Crew is away, a ship sets out to take a Colonist aboard at home', () => {
    const play = scene()
      .home('B05', 'EML3', ['N02', 'telescope'])
      .mission('FB3')
      .leo({ cards: ['T05', 'G08', 'H08', 'spareParts', 'struts', 'plating'], cargo: { water: 8 } })
      .outpost('SA-L1', { cards: ['C07'] })
      .dice(1)
      .play();
    playUntil(play, () => play.state.stacks.some(({ kind, node }) => kind === 'rocket' && node === 'EML3'));
  });
});

describe('the way to victory', () => {
  const worthOfFlyby = (...done: BaseMissionId[]) => {
    const table = scene().mission('FB3');
    for (const card of done) table.mission(card, { status: 'done' });
    return wantsOf(table.play().state).find(({ quest }) => quest?.card === 'FB3')!.worth;
  };

  it('[END-SETUP-10] a mission counts more the fewer are left', () => {
    expect(worthOfFlyby('RD1')).toBeGreaterThan(worthOfFlyby());
    expect(worthOfFlyby('RD1', 'RD5')).toBeGreaterThan(worthOfFlyby('RD1'));
  });

  it('[END-SETUP-10] a ship that can do one is not led astray by those who were left behind near by', () => {
    const { match } = scene()
      .mission('FB3')
      .outpost('SEL1', { cards: ['C07'] })
      .rocket('EML2', { cards: ['T05', 'G08', 'H08', 'N02'], wet: 14 })
      .play();
    expect(new Insight(match.view('player')).voyage?.want.node).toBe('MA-FLY');
  });
});
