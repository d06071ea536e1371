import type { StoreError } from '@starboard/server';
import { Failure } from './errors.ts';
import { text } from './text/index.ts';

const shortWords: { readonly [code in StoreError['code']]?: string } = {
  'folder-in-use': 'inUse',
  'folder-unusable': 'unusable',
  'database-unreachable': 'unreachable',
  'newer-database': 'newer',
};

/** Why a server, or whoever looks after it, cannot use its database, and what can be done. */
export function storeComplaint({ code, message, details }: StoreError, doing: 'serve' | 'look' = 'serve'): Failure {
  const say = (name: string) => `${details[name] ?? ''}`;
  switch (code) {
    case 'no-database':
      return new Failure(text('cli.serve.noDatabase', { doing, file: say('file') }), [
        text('cli.serve.noDatabase.what'),
      ]);
    case 'damaged-database': {
      const found = text('cli.serve.damaged.what', { what: say('what') });
      return new Failure(text('cli.serve.damaged', { doing, file: say('file') }), [found]);
    }
    case 'lost-data': {
      const { known = 0, found = 0 } = details;
      const count = text('cli.serve.lost.count', { known, found, at: say('at') });
      return new Failure(text('cli.serve.lost', { doing, folder: say('folder'), cause: say('cause') }), [
        ...(say('at') === '' ? [] : [count]),
        text('cli.serve.lost.what'),
      ]);
    }
    case 'copied-alone':
      return new Failure(text('cli.serve.copied', { doing, file: say('file') }), [text('cli.serve.copied.what')]);
    case 'unfitting-database': {
      const listed = (['missing', 'surplus'] as const).flatMap(which => {
        const tables = say(which);
        return tables === '' ? [] : text(`cli.serve.unfitting.${which}`, { tables });
      });
      const what = text('cli.serve.unfitting.what');
      return new Failure(text('cli.serve.unfitting', { doing, format: say('format') }), [...listed, what]);
    }
    case 'no-data':
      return new Failure(text('cli.upkeep.noData', { place: say('place') }));
    case 'older-database':
      return new Failure(text('cli.upkeep.older'));
    default:
      return new Failure(text('cli.serve.store', { doing, code: shortWords[code] ?? 'other' }), [message]);
  }
}
