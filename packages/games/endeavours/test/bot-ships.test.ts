import { scene } from '@starboard/endeavours/testing';
import { describe, expect, it } from 'vitest';
import { playUntil, thoughts } from './helpers-bot.ts';

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

  it('[END-FUEL-10, END-FUEL-15] throws fuel away rather than burn it all in a thirsty engine', () => {
    const play = scene()
      .rocket('MA-H', { cards: ['T03', 'G01', 'H03', 'C07', 'rover', 'spareParts', 'struts', 'plating'], wet: 20 })
      .play();
    expect(thoughts(play)[0]).toBe('idea.jettison free.jettison');
  });

  it('[END-CORE-04, END-CORE-06] makes room where every outpost is stuck somewhere and there is no rocket', () => {
    const play = scene()
      .year(20)
      .bank(20)
      .outpost('SA-L1', { cards: ['N02'] })
      .outpost('JU-L1', { cards: ['tourists'] })
      .leo({ cards: ['T12', 'X12', 'H08', 'C07', 'rover', 'spareParts', 'struts', 'plating'], cargo: { water: 12 } })
      .play();
    expect(thoughts(play)[0]).toBe('idea.makeRoom free.role');
  });
});
