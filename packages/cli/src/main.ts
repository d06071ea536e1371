#!/usr/bin/env node
import { constants } from 'node:os';
import { setImmediate as soon } from 'node:timers/promises';

// Whoever is told to stop while all the rest is still being loaded ends in words, too. Serving hears it by itself.
const stopped = new Promise<void>(resolve => {
  process.on('SIGTERM', () => {
    if (process.listenerCount('SIGTERM') === 1) resolve();
  });
});

const [{ createFormatter }, { readCall }, { runCommand }, { reasonText }, { printLines }, { text, words }] =
  await Promise.all([
    import('@starboard/kernel/text'),
    import('./call.ts'),
    import('./command.ts'),
    import('./errors.ts'),
    import('./print.ts'),
    import('./text/index.ts'),
  ]);

/** Whoever names nothing wants the table. */
const args = process.argv.length > 2 ? process.argv.slice(2) : ['serve'];
const call = readCall(args, process.env);
const say = createFormatter(words, call.language);

void stopped.then(() => {
  printLines(process.stderr, [say(text('cli.stopped'))]);
  process.exit(128 + constants.signals.SIGTERM);
});
await soon();
if (call.command !== 'serve') process.removeAllListeners('SIGTERM');

// Whoever reads may stop reading: `starboard play … | head` is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  printLines(process.stderr, [say(text('cli.output', { reason: reasonText(error) }))]);
  process.exit(1);
});

try {
  process.exitCode = await runCommand(args, process);
} catch (thrown) {
  const trace = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  printLines(process.stderr, [say(text('cli.fault')), ...trace.split('\n')]);
  process.exitCode = 1;
}
