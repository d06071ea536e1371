import { endure, texts } from '@starboard/endure';
import { scene } from '@starboard/endure/testing';
import type { Viewer } from '@starboard/kernel';
import { createFormatter, type Language, mergeTexts } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { endureBoard } from '../src/boards/endure/index.ts';
import { words } from '../src/text/index.ts';
import { plain } from './desk.ts';

const table = scene({ mission: 'CG00', survivors: ['captain-a', 'marine-a', 'psychic-a'] })
  .survivor('captain-a', { at: 'CREW.x', holding: ['pistol', 'safeguardArmour'], health: 2, injuries: ['leg'] })
  .survivor('marine-a', { at: 'REC.R', holding: ['shotgun'], resolve: 7, resolveCards: ['scream', 'shown:fear'] })
  .survivor('psychic-a', { at: 'REC.R', accomplishment: 'ninja', unlocked: true })
  .enemies('jaeger', 2, 'REC.R')
  .enemies('swarmer', 1, 'REC.R', { stunned: true })
  .noise('REC.R', 3)
  .event('anxiety')
  .with(({ tokens }) => tokens[0]!.knownTo.push('psychic-a'))
  .card('marine-a', 'shotgun', { jammed: true })
  .turnOf('marine-a', 2);

function drawn(eyes: Viewer, language: Language = 'en', width = 80): string[] {
  const say = createFormatter(mergeTexts(words, texts), language);
  return endureBoard.draw(endure.view(table.state, eyes), eyes, { say, paint: plain, width });
}

describe('the ship in characters', () => {
  test('walls, doors, and in every zone whoever and whatever is there', () => {
    expect(drawn('marine-a').slice(2, 18)).toMatchInlineSnapshot(`
      [
        "┌─────────┬──────────────┬─────────┬────┬─────────┬──────────────┬─────────┐",
        "│A        │n   ┊B        │A        │n   │B        │C        ┊s   │A    ?   │",
        "│         │    ┊         │         │    │◆        │         ┊    │?        │",
        "│         │              │    ╶────┴─▭▭─┴────╴    │              │         │",
        "│         │    ┊         │    ┊R    Ion  1Sw ┊    │         ┊    │         │",
        "│         │    ┊         │    ┊Veg  2Ja  ♪3  ┊    │         ┊    │         │",
        "├─▭▭──────┘┈┈┈┈╶─────────┴────╴              ╶────┴─────────╴┈┈┈┈│         │",
        "│w        ┊x   ┊e             ┊              ┊e             ┊x   ▮         │",
        "│         ┊Oka ┊              ┊              ┊              ┊    │         │",
        "├─────────╴┈┈┈┈┌─▭▭──────┬────╴              ╶────┬─▭▭──────┐┈┈┈┈│         │",
        "│C        ┊s   │D        │C   ┊              ┊D   │B        │n   │         │",
        "│         ┊    │         │?   ┊              ┊    │         │    │         │",
        "│              │         │    ╶────┬─▭▭─┬────╴    │         │    │         │",
        "│         ┊    │         │         │s   │         │         │    │         │",
        "│         ┊    │         │         │    │         │         │    │         │",
        "└──────────────┴─────────┴─────────┴────┴─────────┴─────────┴────┴─────────┘",
      ]
    `);
  });

  test('every zone with something in it, in words, then the crew', () => {
    expect(drawn('marine-a').slice(18)).toMatchInlineSnapshot(`
      [
        "  CREW Crew Quarters · REC Rec Room · LAB Laboratory",
        "  CREW.x   Okafor",
        "  LAB.A    2 radar tokens",
        "  REC.B    green objective",
        "  REC.C    a radar token",
        "  REC.R    Vega, Ione, 2 Jaegers, a Swarmer (stunned), noise 3",
        "",
        "  Event: Anxiety · item cards: 77 · radar pile: 13 · first player: Okafor",
        "",
        "  Okafor, Captain          Health ██░░░░░░░ 2  Resolve 10",
        "    Pistol, Safeguard Armour · Leg injury",
        "▶ Vega, Marine             Health ██████████ 10  Resolve 7",
        "    2 actions left · Shotgun (jammed) · Resolve cards 8, 4 Fear",
        "  Ione, Psychic            Health ███████ 7  Resolve 10",
        "    empty hands · Ninja (reward ready)",
      ]
    `);
  });

  test('a token is told only to whoever has looked at it', () => {
    const [face] = table.state.tokens.map(token => token.face);
    const count = face!.split(' ')[0]!;
    expect(drawn('psychic-a').join('\n')).toContain(`?${count}`);
    expect(drawn('marine-a').join('\n')).not.toMatch(/\?\d/);
    expect(drawn('spectator').join('\n')).not.toMatch(/\?\d/);
  });

  test('fits its width, in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      for (const width of [80, 64]) {
        expect(Math.max(...drawn('captain-a', language, width).map(line => line.length))).toBeLessThanOrEqual(width);
      }
    }
  });
});
