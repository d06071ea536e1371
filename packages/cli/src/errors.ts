import type { Text } from '@starboard/kernel';
import { text } from './text/index.ts';

/** Something to complain about: a sentence, and more lines where there is more to say. */
export class Complaint extends Error {
  readonly text: Text;
  readonly details: readonly (Text | string)[];

  constructor(wrong: Text, details: readonly (Text | string)[] = []) {
    super(wrong.key);
    this.name = new.target.name;
    this.text = wrong;
    this.details = details;
  }
}

/** Something is wrong with what was asked for. Nothing was done. */
export class UsageError extends Complaint {}

/** What was asked for was understood, but could not be done. */
export class Failure extends Complaint {}

/** Why the system, or anybody else, said no. */
export function reasonOf(thrown: unknown): string {
  if (thrown instanceof Error && 'syscall' in thrown && 'code' in thrown) return String(thrown.code);
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The same in words. */
export function reasonText(thrown: unknown): Text {
  return text('cli.reason', { code: reasonOf(thrown) });
}
