import { type Digest, digest, type View } from '@starboard/endeavours';
import { labelled, type Pen } from '../../layout.ts';
import { text } from '../../text/index.ts';
import type { Board } from '../board.ts';

/** The year and its season, the Stacks, what stands on Sites, the Hand, and the missions with what they still want. */
export const endeavoursBoard: Board<View> = {
  draw(view, _, pen) {
    const told = digest(view);
    return [
      ...drawTitle(view, told, pen),
      ...told.stacks.flatMap(stack => drawStack(stack, pen)),
      ...drawSites(told, pen),
      ...drawHand(told, pen),
      ...told.missions.flatMap(mission => drawMission(mission, pen)),
    ];
  },
};

function drawTitle({ year, bank }: View, { season, score }: Digest, { say, paint, width }: Pen): string[] {
  const title = say(text('cli.endeavours.title', { year, season: text(`cli.endeavours.${season}`) }));
  const money = say(text('cli.endeavours.money', { aqua: bank, score }));
  return [`${paint.strong(title)}  ${money}`, paint.dim('─'.repeat(width))];
}

function drawStack(stack: Digest['stacks'][number], { say, paint, width }: Pen): string[] {
  const { name, place, dry, wet, thrust, water, isGlitched, cards } = stack;
  const where = say(place ?? text('cli.endeavours.transit'));
  const facts = [
    say(text('cli.endeavours.dry', { dry })),
    wet === null ? '' : say(text('cli.endeavours.wet', { wet: Math.round(wet * 10) / 10 })),
    thrust === null ? '' : say(text('cli.endeavours.thrust', { thrust })),
    water === 0 ? '' : say(text('cli.endeavours.water', { water })),
    isGlitched ? say(text('cli.endeavours.glitch')) : '',
  ].filter(fact => fact !== '');
  return [
    `${paint.accent(say(name))} · ${where} · ${facts.join(', ')}`,
    ...labelled('    ', cards.map(card => say(card)).join(' · '), width).map(paint.dim),
  ];
}

function drawSites({ sites }: Digest, { say, width }: Pen): string[] {
  const told = sites.map(({ name, tokens }) => {
    const standing = tokens.map(token => say(text(`cli.endeavours.${token}`))).join(', ');
    return `${say(name)} (${standing})`;
  });
  return told.length === 0 ? [] : labelled('  ', told.join(' · '), width);
}

function drawHand({ hand }: Digest, { say, width }: Pen): string[] {
  if (hand.length === 0) return [];
  return labelled(`${say(text('cli.endeavours.hand'))} `, hand.map(card => say(card)).join(' · '), width);
}

function drawMission({ title, isDone, missing }: Digest['missions'][number], { say, paint, width }: Pen): string[] {
  const mark = isDone ? '✓' : '○';
  return [
    `${mark} ${isDone ? paint.dim(say(title)) : say(title)}`,
    ...missing.flatMap(each => labelled('    – ', say(each), width)),
  ];
}
