import { scene } from '@starboard/endeavours/testing';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../../src/bot/answers.ts';
import { Insight } from '../../src/bot/insight.ts';
import type { BaseMissionId, CardId, SiteId } from '../../src/types.ts';
import { type Playing, playUntil, thoughts } from '../support/bot.ts';

const insightInto = ({ match }: Playing) => new Insight(match.view('player'));

describe('trade', () => {
  const trading = (mission: BaseMissionId, bank: number, ...hand: CardId[]) =>
    scene()
      .home('B05', 'EML3', ['telescope'])
      .bank(bank)
      .mission(mission)
      .leo({ cards: ['T04', 'G01', 'H08', 'C07'] })
      .hand(...hand)
      .play();
  const underWay = (status: 'open' | 'done', bank: number) =>
    thoughts(
      scene()
        .home('B05', 'EML3', ['telescope'])
        .bank(bank)
        .mission('FB3', { status })
        .rocket('EA-H2', { cards: ['T04', 'G01', 'H08', 'C07'], wet: 12 })
        .play(),
    ).join();

  it('[END-MARKET-01] who has less than the next ship costs sells what no ship has a use for', () => {
    expect(thoughts(trading('AB1', 10, 'X07', 'R01', 'F07'))[0]).toBe('idea.sell operation.freeMarket');
    expect(thoughts(trading('AB1', 40, 'X07', 'R01', 'F07'))[0]).not.toContain('idea.sell');
    expect(thoughts(trading('OB1', 10, 'X07', 'R01', 'F07'))[0]).toBe('idea.observe operation.observe');
  });

  it('[END-AUCTION-01] and researches more, some of it to be sold again', () => {
    expect(thoughts(trading('AB1', 10, 'R01', 'F07'))[0]).toContain('operation.research');
    expect(thoughts(trading('OB1', 10, 'R01', 'F07'))[0]).toBe('idea.observe operation.observe');
  });

  it('[END-AUCTION-01] also while a ship is under way', () => {
    expect(underWay('open', 10)).toContain('idea.research.trade operation.research');
    expect(underWay('open', 40)).not.toContain('operation.research');
  });

  it('[END-AUCTION-01, END-SCORE-02] also when the base missions are done, for the points that are still to be found', () => {
    expect(underWay('done', 10)).toContain('idea.research.trade operation.research');
    expect(underWay('done', 20)).not.toContain('operation.research');
  });

  it('[END-AUCTION-01, END-SETUP-11] what was long looked for in vain may have left the game: then another thruster', () => {
    const lacking = (year: number) =>
      thoughts(
        scene()
          .year(year)
          .home('B05', 'EML3', ['telescope'])
          .bank(10)
          .leo({ cards: ['C07', 'T05', 'H08'] })
          .play(),
      );
    expect(lacking(5)[0]).toBe('idea.research.U operation.research');
    expect(lacking(20)[0]).toBe('idea.research.thruster operation.research');
  });

  it('[END-AUCTION-01, END-FUEL-17] with no engine but a thirsty one a thruster comes before what missions take besides', () => {
    const research = (...cards: CardId[]) =>
      thoughts(scene().home('B05', 'EML3', ['telescope']).bank(10).mission('FA8').leo({ cards }).hand('F07').play())[0];
    expect(research('C07', 'T11')).toBe('idea.research.thruster operation.research');
    expect(research('C07', 'T04', 'G01', 'H08')).toBe('idea.research.robonaut operation.research');
  });
});

describe('a busted Site', () => {
  const busted = (mission: BaseMissionId) =>
    scene()
      .home('B05', 'EML3', ['telescope'])
      .bank(20)
      .mission(mission)
      .site('PHOBOS', { visited: true, busted: true })
      .leo({ cards: ['C07', 'T04', 'G01', 'H08', 'R01'] });
  const place = (mission: BaseMissionId) => {
    const options = ['row.0/0', 'disk.0/0', 'project.0/0'];
    return answerTo(insightInto(busted(mission).play()), 'discovery.place', { options } as never);
  };

  it('[END-PROSPECT-03, END-MISSION-43] is not flown to with supplies', () => {
    const nodes = (play: Playing) =>
      insightInto(play).wants.flatMap(({ node, quest }) => (quest === null ? [] : [node]));
    expect(nodes(busted('SD3').play())).toEqual([]);
    expect(nodes(busted('SD3').site('PHOBOS', { busted: false }).play())).toEqual(['PHOBOS']);
  });

  it('[END-DISC-10] a discovery is spent on its disk if a base mission waits for the Site, and for no other', () => {
    expect(place('SD3')).toBe('disk.0/0');
    expect(place('FA8')).toBe('row.0/0');
    expect(place('CO8')).toBe('disk.0/0');
  });

  it('[END-DISC-10] nor for a mission that was found there', () => {
    const play = busted('OB1').found('XM5-1', { site: 'PHOBOS' }).unlocked('disk.0').play();
    expect(thoughts(play).join()).not.toContain('idea.removeDisk');
  });

  it('[END-DISC-10, END-DISC-13] its disk is paid for and removed, and it can be prospected again', () => {
    const play = busted('SD3')
      .with(({ filled }) => {
        filled['disk.0/0'] = 'green';
      })
      .play();
    expect(thoughts(play)).toContain('idea.unlock free.unlock');
    playUntil(play, () => play.state.paid.includes('disk.0'));
    expect(thoughts(play)[0]).toBe('idea.removeDisk free.removeDisk');
    playUntil(play, () => !play.state.sites.PHOBOS!.busted);
    expect(insightInto(play).wants.some(({ node, quest }) => node === 'PHOBOS' && quest !== null)).toBe(true);
  });

  it('[END-DISC-12] not where it costs points', () => {
    const play = busted('SD3')
      .unlocked('disk.0', 'disk.1', 'disk.2', 'disk.3', 'disk.4')
      .with(state => {
        state.disksRemoved = 4;
      })
      .play();
    expect(thoughts(play).join()).not.toContain('idea.removeDisk');
  });
});

describe('a rough landing', () => {
  const hit = (mission: BaseMissionId, site: SiteId, ...cards: CardId[]) => {
    const play = scene().home('B05', 'EML3', []).mission(mission).rocket(site, { cards, wet: 14 }).play();
    const ship = play.state.stacks.find(({ kind }) => kind === 'rocket')!;
    const options = ship.cards.filter(({ card }) => card !== 'C07').map(({ no }) => `card:${no}`);
    const chosen = answerTo(insightInto(play), 'shielding.card', { options } as never);
    return ship.cards.find(({ no }) => chosen === `card:${no}`)?.card;
  };

  it('[END-SHIELD-05, END-FACTORY-01] who came to build loses the engine rather than what builds', () => {
    expect(['T12', 'X12', 'H08']).toContain(hit('FA12', 'CERES', 'R01', 'F07', 'rover', 'T12', 'X12', 'H08'));
    expect(hit('SR6', 'CERES', 'rover', 'T12', 'X12', 'H08', 'C07')).toBe('rover');
  });

  it('[END-SHIELD-05, END-MISSION-38] who came to drill keeps the drill, and the engine for the way back', () => {
    expect(hit('SR6', 'CERES', 'drill', 'G01', 'rover', 'T12', 'X12', 'H08', 'C07')).toBe('rover');
  });
});

describe('far away', () => {
  it('[END-LONELY-01] tourists come along for somebody who comes aboard at home', () => {
    const cards = insightInto(
      scene()
        .home('B05', 'EML3', ['telescope', 'N03'])
        .bank(40)
        .mission('CO15')
        .leo({ cards: ['T12', 'X12', 'H08', 'R01', 'F07'] })
        .play(),
    ).fitting?.cards.map(({ card }) => card);
    expect(cards).toContain('tourists');
    expect(cards).not.toContain('C07');
  });
});
