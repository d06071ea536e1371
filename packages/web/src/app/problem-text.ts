import type { Text } from '@starboard/kernel';
import { device } from '../words/en/device.ts';
import { problems } from '../words/en/problems.ts';

/** What went wrong, as a sentence that says what happened and what to do. Whoever threw it: server, device or browser. */
export function problemText(thrown: unknown): Text {
  if (isUnreachable(thrown)) return { key: 'page.problems.unreachable' };
  if (isNotLoaded(thrown)) return { key: 'page.problems.not-loaded' };
  const code = codeOf(thrown);
  const keys = [`page.problems.code.${code}`, `page.device.code.${code}`];
  return { key: keys.find(key => key in problems || key in device) ?? 'page.problems.unknown' };
}

/** The stable code of a refusal. People read its sentence; the code is for whoever looks into the page, as `data-code`. */
export function codeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}

/** Somebody else has answered the question. */
export function isLate(thrown: unknown): boolean {
  const code = codeOf(thrown);
  return code === 'stale-decision' || code === 'already-answered';
}

/** The server asks to wait before anything else is asked of it. */
export function isBusy(thrown: unknown): boolean {
  return codeOf(thrown) === 'too-many-requests';
}

/** Nobody answered, or something that does not speak for the server did: the games of this device still work. */
export function isUnreachable(thrown: unknown): boolean {
  if (thrown instanceof DOMException) return ['AbortError', 'TimeoutError', 'NetworkError'].includes(thrown.name);
  if (codeOf(thrown) === 'unreadable') return true;
  return thrown instanceof TypeError && unreachableMessages.test(thrown.message) && !isNotLoaded(thrown);
}

/** What browsers say when a request gets no answer at all. They have no code for it. */
const unreachableMessages = /failed to fetch|fetch failed|networkerror|load failed|network connection/i;

function isNotLoaded(thrown: unknown): boolean {
  return thrown instanceof Error && /dynamically imported module|importing a module script/i.test(thrown.message);
}
