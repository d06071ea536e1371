import { type Language, languages } from '@starboard/kernel/text';

/** What can be told of a call before its flags are read: help and complaints depend on it. */
export interface Call {
  readonly language: Language;
  readonly command: string | undefined;
  /** The first word behind the command that no flag takes for itself. */
  readonly object: string | undefined;
}

/** The flags that take no value. */
const switches = [
  ...['--json', '--quiet', '--help', '-h'],
  ...['--replace', '--accept-damage', '--replay', '--dry-run', '--running'],
];

export function readCall(args: readonly string[], env: NodeJS.ProcessEnv): Call {
  const [command, object] = wordsAmong(args);
  return { language: guessLanguage(args, env), command, object };
}

function wordsAmong(args: readonly string[]): string[] {
  const words: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!;
    if (arg === '--') return [...words, ...args.slice(at + 1)];
    if (!arg.startsWith('-')) words.push(arg);
    else if (!arg.includes('=') && !switches.includes(arg)) at++;
  }
  return words;
}

function guessLanguage(args: readonly string[], { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const at = args.lastIndexOf('--language');
  const flag = at >= 0 ? args[at + 1] : args.findLast(arg => arg.startsWith('--language='))?.split('=')[1];
  const wanted = flag ?? (LC_ALL || LC_MESSAGES || LANG || '');
  return languages.find(language => wanted.startsWith(language)) ?? 'en';
}
