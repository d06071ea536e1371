import { scene } from '@starboard/endeavours/testing';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../../src/bot/answers.ts';
import { canLand } from '../../src/bot/flights.ts';
import { Insight } from '../../src/bot/insight.ts';
import { cardToSell } from '../../src/bot/operations.ts';
import { builderSetsOf, isOneWay } from '../../src/bot/ships.ts';
import { hasClaim, hasColony } from '../../src/rules/sites.ts';
import type { BaseMissionId, CardId, SiteId } from '../../src/types.ts';
import { type Playing, playUntil, thoughts } from '../support/bot.ts';

const insightInto = ({ match }: Playing) => new Insight(match.view('player'));

describe('a landing by the Crew', () => {
  const above = () =>
    scene()
      .home('B05', 'EML3', ['telescope'])
      .mission('CO1')
      .rocket('EML1', { cards: ['T04', 'G01', 'H08', 'C07', 'R01', 'F07'], wet: 11 });

  it('[END-CORE-07, END-MOVE-11] right above a large Site all is given up that is not needed below, and comes back', () => {
    const play = above().play();
    expect(thoughts(play)[0]).toBe('idea.shed free.decommission');
    playUntil(play, () => play.state.hand.includes('T04'));
    expect(play.stack(3).cards.map(({ card }) => card)).toEqual(expect.arrayContaining(['C07', 'R01', 'F07']));
  });

  it('[END-COLONY-01] then they land, build and settle, and the Crew is back', () => {
    const play = above().dice(1, 1, 6, 6, 6, 6).play();
    playUntil(play, () => hasColony(play.state, 'LUN-CB'));
    expect(play.stack(0).cards.map(({ card }) => card)).toContain('C07');
  });

  it('[END-CORE-07] whoever has to come back gives up nothing', () => {
    const play = scene()
      .home('B05', 'EML3', ['telescope'])
      .mission('SR2')
      .rocket('EML1', { cards: ['T04', 'G01', 'H08', 'C07', 'drill', 'struts'], wet: 15 })
      .play();
    expect(thoughts(play).join()).not.toContain('idea.shed');
  });

  it('[END-MOVE-11, END-MOVE-12] struts make up for two points of thrust, there and back', () => {
    const toTheMoon = (...more: CardId[]) => {
      const cards = ['T04', 'G01', 'H08', 'C07', 'drill', ...more] as const;
      const play = scene().home('B05', 'EML3', []).mission('SR2').rocket('EML1', { cards, wet: 20 }).play();
      return insightInto(play).voyage?.want.node;
    };
    expect(toTheMoon('struts')).toBe('LUN-MH');
    expect(toTheMoon()).not.toBe('LUN-MH');
  });
});

describe('what it takes', () => {
  it('[END-MOVE-05, END-FACTORY-07] Powersat helps a thruster to land that can be pushed', () => {
    const lands = (thruster: CardId, ...factories: SiteId[]) => {
      const cards = [thruster, 'G01', 'H08'] as const;
      const { state } = scene()
        .factory(...factories)
        .rocket('CE-LA', { cards, wet: 7 })
        .play();
      return canLand(state, state.stacks.find(({ kind }) => kind === 'rocket')!, 'MASSALIA');
    };
    expect(lands('T03', 'AMUN')).toBe(true);
    expect(lands('T03')).toBe(false);
    expect(lands('T04', 'AMUN')).toBe(false);
  });

  it('[END-FACTORY-01, END-SUPPORT-04] what builds has to be cooled', () => {
    const builders = (...more: CardId[]) => {
      const cards = ['R08', 'G08', 'F09', ...more] as const;
      const { state } = scene().rocket('BENNU', { cards }).play();
      return builderSetsOf(state, state.stacks.find(({ kind }) => kind === 'rocket')!).length;
    };
    expect(builders('H08')).toBe(1);
    expect(builders()).toBe(0);
  });
});

describe('long voyages', () => {
  const fittingFor = (mission: BaseMissionId, ...cards: CardId[]) =>
    insightInto(
      scene().home('B05', 'EML3', ['telescope']).bank(40).mission(mission).leo({ cards }).play(),
    ).fitting?.cards.map(({ card }) => card);

  it('[END-LONELY-01] tourists come along, also with those who found a Colony in the end', () => {
    const settlers = ['T12', 'X12', 'H08', 'C07', 'R01', 'F07'] as const;
    expect(fittingFor('CO15', ...settlers)).toContain('tourists');
    expect(fittingFor('CO6', ...settlers)).not.toContain('tourists');
  });

  it('[END-MOVE-11] where nobody lands no struts are taken along', () => {
    const fitting = fittingFor('FB6', 'T12', 'X12', 'H08', 'C07');
    expect(fitting).toContain('tourists');
    expect(fitting).not.toContain('struts');
  });
});

describe('the way home', () => {
  it('[END-MOVE-16] fuel for the thriftiest one will do, be there quicker ones or not', () => {
    const play = scene()
      .year(32)
      .home('B05', 'EML3', ['telescope'])
      .mission('HX1')
      .rocket('ME-H', { cards: ['T08', 'X11', 'H01', 'H10', 'C07', 'rover', 'spareParts', 'struts'], wet: 15 })
      .play();
    expect(insightInto(play).voyage?.want.node).toBe('ICARUS');
  });

  it('[END-MOVE-16] no more than that is loaded', () => {
    const play = scene()
      .year(15)
      .home('B05', 'EML3', ['telescope'])
      .bank(60)
      .mission('FB5')
      .leo({ cards: ['T12', 'X12', 'H08', 'C07'] })
      .play();
    const { want, tanks } = insightInto(play).fitting!;
    expect([want.node, tanks]).toEqual(['JU-FLY', 10]); // twelve for the way that would be chosen out
  });

  it('[END-MOVE-16] is looked up from there before a base mission is given up', () => {
    const cards = ['T12', 'H07', 'C09', 'drill', 'tourists', 'struts', 'G01', 'X03', 'spareParts'] as const;
    const voyage = (wet: number) =>
      insightInto(
        scene().year(58).home('B05', 'SEL4', ['telescope']).mission('HS6').rocket('JU-B', { cards, wet }).play(),
      ).voyage?.want.node;
    expect(voyage(23)).toBe('HYPERION');
  });
});

describe('rays', () => {
  it('[END-PROSPECT-04, END-MISSION-27] one ship claims three moons from their orbit', () => {
    const play = scene()
      .home('B05', 'EML3', ['telescope'])
      .mission('HP7')
      .rocket('UR-LM', { cards: ['T12', 'X12', 'H08', 'R05'], wet: 10 })
      .play();
    expect(thoughts(play)[0]).toBe('idea.errandFor operation.prospect');
    playUntil(play, () => hasClaim(play.state, 'ARIEL'));
    expect(hasClaim(play.state, 'MIRANDA')).toBe(false);
  });

  it('[END-PROSPECT-04] a digger has to land', () => {
    const goesTo = (robonaut: CardId) =>
      insightInto(
        scene()
          .home('B05', 'EML3', ['telescope'])
          .bank(40)
          .mission('HP7')
          .leo({ cards: ['T12', 'X04', 'H07', robonaut] })
          .play(),
      ).fitting?.want.node;
    expect(goesTo('R05')).toBe('UR-LM');
    expect(goesTo('R10')).not.toBe('UR-LM');
  });
});

describe('elevators', () => {
  it('[END-ELEVATOR-01, END-MISSION-40] both ends get a Factory, then it is built', () => {
    const between = () => scene().home('B05', 'EML3', ['telescope']).bank(10).mission('SE2');
    const wanted = insightInto(between().factory('DEIMOS').play()).wants.filter(({ quest }) => quest !== null);
    expect(new Set(wanted.map(({ node }) => node))).toEqual(new Set(['MAR-PV']));
    const play = between().factory('DEIMOS', 'MAR-PV').play();
    expect(thoughts(play)[0]).toBe('idea.elevator operation.elevator');
    playUntil(play, () => play.state.elevators.includes('MAR-PV/DEIMOS'));
  });
});

describe('bad luck', () => {
  it('[END-REPAIR-01] what is damaged is repaired next year, and nobody flies away meanwhile', () => {
    const play = scene()
      .home('B05', 'EML3', ['telescope'])
      .mission('SR4')
      .rocket('EROS', { cards: ['T04', 'G01', 'H08', 'C07', 'drill', 'spareParts'], wet: 13 })
      .with(state => {
        state.stacks.find(({ kind }) => kind === 'rocket')!.cards.find(({ card }) => card === 'drill')!.damaged = true;
        state.rights.operation = false;
      })
      .play();
    expect(thoughts(play)).toEqual([]);
  });

  it('[END-HAZARD-08] a ship that eats air does so until it can fly home', () => {
    const play = scene()
      .home('B05', 'EML3', ['telescope'])
      .rocket('UR-AE', { cards: ['T12', 'X03', 'H05', 'C07'], wet: 6 })
      .play();
    expect(insightInto(play).voyage).toBeUndefined();
    expect(thoughts(play)[0]).toBe('idea.refuel operation.airEater');
    expect(thoughts(play).join()).not.toContain('idea.salvage');
  });

  it('[END-HAZARD-02] and does not pay for it: who is lost there is home at once', () => {
    const answer = (node: 'UR-AE' | 'EA-AE') => {
      const play = scene()
        .home('B05', 'EML3', ['telescope'])
        .bank(9)
        .mission('AE1')
        .rocket(node, { cards: ['T12', 'X03', 'H05', 'C07'], wet: 6 })
        .play();
      const showing = { key: 'hazard', params: { what: { key: 'hazard.airEater' }, node: { key: `node.${node}` } } };
      return answerTo(insightInto(play), 'hazard', { options: ['roll', 'finao'], showing } as never);
    };
    expect(answer('UR-AE')).toBe('roll');
    expect(answer('EA-AE')).toBe('finao');
  });

  it('[END-SHIELD-05] struts are spared where nobody gets away without them', () => {
    const answer = (site: SiteId) => {
      const play = scene()
        .rocket(site, { cards: ['C07', 'struts', 'rover'], wet: 8 })
        .play();
      const ship = play.state.stacks.find(({ kind }) => kind === 'rocket')!;
      const options = ship.cards.slice(1).map(({ no }) => `card:${no}`);
      const chosen = answerTo(insightInto(play), 'shielding.card', { options } as never);
      return ship.cards.find(({ no }) => chosen === `card:${no}`)?.card;
    };
    expect(answer('LUN-CB')).toBe('rover');
    expect(answer('BENNU')).toBe('struts');
  });

  it('[END-COLONY-01] who was left behind at a Factory founds a Colony to come back', () => {
    const play = scene()
      .factory('VESTA')
      .outpost('VESTA', { cards: ['C07'] })
      .play();
    expect(thoughts(play)[0]).toBe('idea.settleHomeAgain free.foundColony');
    playUntil(play, () => hasColony(play.state, 'VESTA'));
  });

  it('[END-FACTORY-01] who was left behind where there is none is brought one', () => {
    const play = scene()
      .outpost('MAR-AR', { cards: ['C07'] })
      .play();
    const { wants } = insightInto(play);
    expect(wants.some(({ node, builders, quest }) => node === 'MAR-AR' && builders && quest === null)).toBe(true);
    const relief = scene()
      .home('B05', 'EML3', ['telescope'])
      .bank(20)
      .outpost('MAR-AR', { cards: ['C07'] })
      .leo({ cards: ['T12', 'X12', 'H08', 'R10', 'F09', 'struts', 'spareParts'], cargo: { water: 8 } })
      .play();
    expect(insightInto(relief).fitting?.want.node).toBe('MAR-AR');
  });

  it('[END-HAZARD-02, END-MISSION-46] tourists who have seen everything are insured on their way home', () => {
    const play = scene()
      .home('B05', 'EML3', [])
      .bank(6)
      .mission('TO1')
      .rocket('EML2', { cards: ['C07', 'tourists'], wet: 4 })
      .with(({ missions, stacks }) => {
        const { no } = stacks.find(({ kind }) => kind === 'rocket')!.cards.find(({ card }) => card === 'tourists')!;
        missions[0]!.cards.push(no);
        missions[0]!.delivered.push(`${no}@LUN-CB`);
      })
      .play();
    playUntil(play, () => play.state.missions[0]!.status === 'done');
    expect(play.state.bank).toBe(2);
  });
});

describe('what missions wait for', () => {
  const exploring = (mission: BaseMissionId) =>
    scene()
      .home('B05', 'EML3', ['telescope'])
      .bank(10)
      .mission(mission)
      .rocket('BENNU', { cards: ['T04', 'G01', 'H08', 'rover'], wet: 12 })
      .site('BENNU', { visited: true, terrain: 1, potential: 6 });

  it('[END-AUCTION-01, END-FACTORY-01] a robonaut is researched before an outing goes on', () => {
    expect(thoughts(exploring('FA8').hand('F07').play())[0]).toBe('idea.research.robonaut operation.research');
    expect(thoughts(exploring('OB1').hand('F07').play())[0]).toBe('idea.errand operation.explore');
  });

  it('[END-MARKET-01] a full Hand makes room for it, but what will build is not sold', () => {
    const play = exploring('FA8').hand('F10', 'X07', 'H10', 'H06').play();
    const [first] = thoughts(play);
    expect(first).toBe('idea.sell operation.freeMarket');
    playUntil(play, () => play.state.hand.length === 3);
    expect(play.state.hand).toContain('F10');
  });

  it('[END-MARKET-01, END-SUPPORT-01] nor is the current that a drill needs', () => {
    const play = scene()
      .home('B05', 'EML3', ['telescope'])
      .bank(3)
      .mission('SR4')
      .leo({ cards: ['C07'] })
      .hand('T12', 'H08', 'G06', 'G08')
      .play();
    expect(cardToSell(insightInto(play))).not.toBe('G06');
  });

  it('[END-SETUP-10] a base mission is not gone for where it would hardly be done, if there is a better place', () => {
    const play = scene()
      .home('B05', 'EML3', ['telescope'])
      .bank(11)
      .mission('HH4')
      .leo({ cards: ['T05', 'G08', 'H08', 'C07', 'R10', 'F09', 'rover', 'struts', 'spareParts'] })
      .play();
    expect(insightInto(play).fitting?.want.node).toBe('CERES');
  });

  it('[END-MOVE-08] a thruster that is strong enough for the giants is looked for when a mission leads there', () => {
    expect(insightInto(exploring('CO12').play()).isFarSighted).toBe(true);
    expect(insightInto(exploring('HH4').play()).isFarSighted).toBe(false);
    const research = (mission: BaseMissionId) => thoughts(exploring(mission).hand('R01', 'F07').play())[0];
    expect(research('CO12')).toBe('idea.research.thruster operation.research');
    expect(research('CO8')).not.toContain('research');
  });

  it('[END-SETUP-10] whoever could be fitted out for a base mission comes home from an outing', () => {
    const play = exploring('FA8').bank(40).hand('R01', 'F07').play();
    expect(insightInto(play).voyage?.want.node).toBe('LEO');
    const poor = exploring('FA8').bank(0).hand('R01', 'F07').play();
    expect(insightInto(poor).voyage?.want.node).toBe('BENNU');
  });

  it('[END-REFUEL-02] where there is a Factory no fuel has to be brought for the way back', () => {
    const tanks = (...factories: 'PSYCHE'[]) =>
      insightInto(
        scene()
          .home('B05', 'EML3', ['telescope'])
          .bank(60)
          .mission('SR7')
          .factory(...factories)
          .leo({ cards: ['T12', 'X04', 'H07', 'G01', 'C07', 'drill'] })
          .play(),
      ).fitting!.tanks;
    expect(tanks('PSYCHE')).toBeLessThan(tanks());
  });
});

describe('wormholes', () => {
  const survey = (year: number, exit: 'SA-L1' | 'SEL2' | null = null) =>
    scene()
      .year(year)
      .home('B05', 'EML3', ['telescope'])
      .mission('FB8')
      .found('OM1-3')
      .rocket('SEL1', { cards: ['T05', 'G08', 'H08', 'C07'], wet: 12 })
      .with(({ wormholes }) => wormholes.push({ entrance: 'SEL1', exit }));

  it('[END-WORM-06, END-FOUND-04] whoever is not needed any more goes through one that a mission asks for', () => {
    const play = survey(75, 'SA-L1').dice(6, 6).play();
    expect(thoughts(play)[0]).toBe('idea.errandFor move.3');
    const { wants, state } = insightInto(play);
    expect(wants.filter(({ deed }) => deed === 'traverse').map(want => isOneWay(state, want))).toEqual([true, true]);
    playUntil(play, () => play.state.found[0]!.status === 'points');
  });

  it('[END-WORM-03] nobody else does, nor where it leads nowhere', () => {
    expect(insightInto(survey(20).play()).voyage?.want.deed).not.toBe('traverse');
    expect(insightInto(survey(75, 'SEL2').play()).voyage?.want.deed).not.toBe('traverse');
  });
});
