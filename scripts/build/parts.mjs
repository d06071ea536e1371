// What is built: of which sources, by which program.

/** What only packages with an own binary can do for us: they are installed beside the program, from the registry. */
export const native = ['libsql'];

/**
 * The command, and what its threads run. Each becomes a file under its own name, all in one folder: a thread that is started
 * as `new URL('./name.mjs', import.meta.url)` is found there, too.
 */
export const programs = ['packages/cli/src/main.ts', 'packages/cli/src/think.ts', 'packages/cli/src/sim/thread.ts'];

const rules = ['packages/kernel', 'packages/space', 'packages/room', 'packages/games'];

export const parts = {
  program: {
    sources: [
      'package-lock.json',
      'scripts/bundle.mjs',
      'scripts/build/parts.mjs',
      'scripts/build/shelf-parts.mjs',
      'packages/board/src/shelf.ts',
      'packages/board/src/terminal',
      'packages/cli',
      'packages/server',
      ...rules,
    ],
    except: /^(node_modules|test|testing|board|.*\.md)$/,
    builder: 'scripts/build/program.mjs',
  },
  page: {
    sources: [
      ...[
        'package-lock.json',
        'scripts/build/page.mjs',
        'scripts/build/shelf-parts.mjs',
        'packages/web',
        'packages/board/src',
      ],
      ...['packages/server/src/client', ...rules],
    ],
    except: /^(node_modules|test|testing|terminal)$/,
    builder: 'scripts/build/page.mjs',
  },
};
