#!/usr/bin/env tsx
import { createFormatter } from '@starboard/kernel/text';
import { readCall } from './call.ts';
import { runCommand } from './command.ts';
import { reasonText } from './errors.ts';
import { printLines } from './print.ts';
import { text, words } from './text/index.ts';

const args = process.argv.slice(2);
const say = createFormatter(words, readCall(args, process.env).language);

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
