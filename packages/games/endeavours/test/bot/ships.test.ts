import { scene } from '@starboard/endeavours/testing';
import { describe, expect, it } from 'vitest';
import { canServe } from '../../src/bot/deeds.ts';
import { Insight } from '../../src/bot/insight.ts';
import { plain } from '../../src/bot/wants/want.ts';
import type { CardId, SiteId } from '../../src/types.ts';
import { playUntil, thoughts } from '../support/bot.ts';

describe('a ship', () => {
  const empty = { cards: ['T05', 'G08', 'H08'], wet: 12 } as const;

  it('[END-CORE-07] nobody aboard, nothing to do and years from home: its patents come back at once', () => {
    const play = scene().rocket('SA-L1', empty).play();
    playUntil(play, () => empty.cards.every(card => play.state.hand.includes(card)));
  });

  it('[END-CORE-07] with people aboard it flies home', () => {
    const play = scene()
      .rocket('SA-L1', { cards: [...empty.cards, 'C07'], wet: 20 })
      .play();
    expect(thoughts(play).join()).not.toContain('idea.salvage');
  });

  it('[END-CORE-14] people who were left behind come aboard where it passes', () => {
    const play = scene()
      .outpost('MA-L1', { cards: ['C07'] })
      .rocket('MA-L1', { cards: [...empty.cards], wet: 14 })
      .play();
    expect(thoughts(play)[0]).toBe('idea.board free.transfer');
  });

  it('[END-MISSION-08] serves a mission with an asterisk where somebody is on the Site already, in whichever Stack', () => {
    const canDrill = (...people: CardId[]) => {
      const { state } = scene()
        .rocket('EROS', { cards: ['drill', 'G01'] })
        .outpost('EROS', { cards: ['rover', ...people] });
      const want = {
        ...plain,
        quest: null,
        node: 'EROS',
        deed: 'drill',
        kit: ['drill'],
        manned: true,
        worth: 1,
      } as const;
      return canServe(state, state.stacks.find(({ kind }) => kind === 'rocket')!, want);
    };
    expect([canDrill(), canDrill('C07')]).toEqual([false, true]);
  });

  it('[END-FUEL-10, END-FUEL-15] throws fuel away rather than burn it all in a thirsty engine', () => {
    const play = scene()
      .rocket('MA-H', { cards: ['T03', 'G01', 'H03', 'C07', 'rover', 'spareParts', 'struts', 'plating'], wet: 20 })
      .play();
    expect(thoughts(play)[0]).toBe('idea.jettison free.jettison');
  });

  describe('with hardly any fuel at a Factory', () => {
    const stranded = (water: number, site: SiteId = 'CAL-GC') =>
      scene()
        .year(20)
        .colony(site)
        .outpost(site, { cards: ['tourists'], cargo: { water } })
        .rocket(site, { cards: ['T12', 'X04', 'H02', 'H03', 'C07', 'struts'], wet: 9 })
        .play();

    it('[END-REFUEL-02] has it work, whichever Stack is to have the water', () => {
      expect(thoughts(stranded(0, 'IO-PE'))).toContain('idea.refuel operation.refuel'); // too dry for the Crew's own ISRU
    });

    it('[END-CORE-14] takes the water aboard that lies in another Stack', () => {
      const play = stranded(12);
      expect(thoughts(play)[0]).toBe('idea.takeWater free.transfer');
      playUntil(play, () => play.stack(3).cargo.water > 0 && play.asks === 'act');
      expect([play.stack(2).cargo.water, play.stack(3).cargo.water]).toEqual([4, 8]);
      expect(thoughts(play)[0]).toBe('idea.convert free.convert');
    });
  });

  it('[END-CORE-04, END-CORE-23] sets out where every outpost and the rocket are stuck somewhere, and gives up what is lost least', () => {
    const play = scene()
      .year(20)
      .bank(20)
      .outpost('SA-L1', { cards: ['sample:C'] })
      .outpost('JU-L1', { cards: ['tourists'] })
      .rocket('UR-L4', { cards: ['rover', 'tourists'] })
      .leo({ cards: ['T12', 'X12', 'H08', 'C07', 'rover', 'spareParts', 'struts', 'plating'], cargo: { water: 12 } })
      .dice(...Array<number>(40).fill(6))
      .play();
    playUntil(play, () => play.state.year > 20);
    expect(play.state.stacks.slice(2).map(({ kind, node }) => `${kind} ${node}`)).toEqual([
      'outpost SA-L1',
      'outpost UR-L4',
      'rocket BENNU',
    ]);
  });
});

describe('red seasons', () => {
  const frail = ['T04', 'G02', 'H06', 'C07'] as const;
  const departureIn = (year: number, cards: readonly CardId[]) => {
    const { match } = scene().year(year).mission('FB3').rocket('LEO', { cards, wet: 12 }).play();
    return new Insight(match.view('player')).departure?.want.node;
  };

  it('[END-BELT-01] a frail ship waits in LEO until the belts have calmed down', () => {
    expect(departureIn(7, frail)).toBeUndefined();
    expect(departureIn(11, frail)).toBe('MA-FLY');
  });

  it('[END-BELT-02] a hardy one does not', () => {
    expect(departureIn(7, ['T05', 'G08', 'H08', 'C07'])).toBe('MA-FLY');
  });
});

describe('coming home', () => {
  const builders = (site: 'PSYCHE' | 'GEOGRAPHOS') =>
    scene()
      .factory(site)
      .rocket(site, { cards: ['T05', 'G08', 'H08', 'C07'], wet: 12 })
      .play();

  it('[END-COLONY-01] a Crew far from home founds a Colony, and is back in LEO at once', () => {
    const play = builders('PSYCHE');
    expect(thoughts(play)[0]).toBe('idea.settleHome free.foundColony');
    playUntil(play, () => play.stack(0).cards.some(({ card }) => card === 'C07'));
  });

  it('[END-COLONY-01] one that is home within a year does not', () => {
    expect(thoughts(builders('GEOGRAPHOS')).join()).not.toContain('foundColony');
  });
});

describe('a lean ship', () => {
  it('[END-EX-40, END-MISSION-46] where the usual precautions are too heavy, the Crew takes tourists to the Moon by its own engine', () => {
    const play = scene()
      .home('B05', 'EML3', ['telescope'])
      .bank(12)
      .mission('TO1')
      .leo({ cards: ['C07', 'tourists'] })
      .play();
    const { fitting } = new Insight(play.match.view('player'));
    expect(fitting?.want.node).toBe('LUN-CB');
    expect(fitting?.cards.map(({ card }) => card)).toEqual(['C07', 'tourists', 'spareParts', 'struts']);
  });
});

describe('a start from an Adjacent space', () => {
  it('[END-EXPCARD-05] the space that it starts from is no place to fly to', () => {
    const play = scene()
      .home('B09', 'SEL5', ['N02', 'telescope'])
      .rocket('GEOGRAPHOS', { cards: ['T05', 'G08', 'H08', 'rover'], wet: 14 })
      .play();
    play.stack(3).boons.push({ burns: 1, from: 'SEL5' });
    expect(thoughts(play)).not.toEqual([]);
  });
});

describe('an aerobrake on the way home', () => {
  const backWith = (...goods: 'sample:C'[]) => {
    const play = scene()
      .home('B05', 'EML3', ['telescope'])
      .bank(8)
      .rocket('EML2', { cards: ['C07', ...goods] })
      .dice(3, 3)
      .play();
    playUntil(play, () =>
      play.state.stacks.some(({ node, cards }) => node === 'LEO' && cards.some(each => each.card === 'C07')),
    );
    return play.state.bank;
  };

  it('[END-CORE-08, END-HAZARD-02] nobody insures what comes back anyway', () => {
    expect(backWith()).toBe(8);
  });

  it('[END-HAZARD-02] what was won is insured', () => {
    expect(backWith('sample:C')).toBe(4);
  });
});
