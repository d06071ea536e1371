#!/usr/bin/env tsx
import { runCommand } from './command.ts';

// Whoever reads may stop reading: `starboard play … | head` is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await runCommand(process.argv.slice(2), process);
