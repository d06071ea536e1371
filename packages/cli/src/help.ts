import { wrap } from '@starboard/board/terminal';
import type { Formatter } from '@starboard/kernel/text';
import type { HelpConfiguration } from 'commander';
import { text, type WordKey } from './text/index.ts';

const titles: { readonly [title: string]: WordKey } = {
  'Usage:': 'cli.help.usage',
  'Arguments:': 'cli.help.arguments',
  'Options:': 'cli.help.options',
  'Commands:': 'cli.help.commands',
};

/** What stands for something that is to be typed: `<words>`, `[game]`. */
const placeholders: { readonly [placeholder: string]: WordKey } = {
  options: 'cli.help.for.options',
  command: 'cli.help.for.command',
  game: 'cli.help.for.game',
  file: 'cli.help.for.file',
  words: 'cli.help.for.words',
  number: 'cli.help.for.number',
  seat: 'cli.help.for.seat',
  name: 'cli.help.for.name',
  'name=value': 'cli.help.for.setting',
  value: 'cli.help.for.value',
  language: 'cli.help.for.language',
  match: 'cli.help.for.match',
  network: 'cli.help.for.network',
  span: 'cli.help.for.span',
};

/** Help in the reader's language. The parser of flags has its own words; ours replace them. */
export function helpIn(say: Formatter): HelpConfiguration {
  const translate = (term: string) => translatePlaceholders(term, say);
  return {
    styleTitle: title => translated(titles, title, say),
    styleUsage: translate,
    styleOptionTerm: translate,
    styleSubcommandTerm: translate,
    styleArgumentTerm: term => translated(placeholders, term, say),
    optionDescription: option => option.description,
    // Its own breaks lines at no-break spaces too.
    boxWrap: (help, width) =>
      help
        .split('\n')
        .flatMap(line => wrap(line, width))
        .join('\n'),
  };
}

export function translatePlaceholders(term: string, say: Formatter): string {
  return term.replace(/(?<=[<[])[a-z=]+(?=(?:\.\.\.)?[>\]])/g, placeholder =>
    translated(placeholders, placeholder, say),
  );
}

function translated(words: { readonly [word: string]: WordKey }, word: string, say: Formatter): string {
  const key = words[word];
  return key === undefined ? word : say(text(key));
}
