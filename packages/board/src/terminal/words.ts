import { typedTexts } from '@starboard/kernel/text';

/** What is said in the terminal of whatever game. */
export const { texts: terminalWords, text } = typedTexts({
  en: {
    'terminal.you': '{seat} (you)',
    'terminal.times': '{name} ×{count, number}',
    'terminal.acting': 'whose turn it is',
  },
  fr: {
    'terminal.you': '{seat} (vous)',
    'terminal.times': '{name} ×{count, number}',
    'terminal.acting': 'c’est son tour',
  },
});

/** A seat, where it is the one that looks. */
export function you(seat: string) {
  return text('terminal.you', { seat: { key: seat } });
}
