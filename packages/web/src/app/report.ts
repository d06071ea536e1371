/** Whatever is open and can tell how it came to be: the match at the table. */
type Reporter = () => Promise<unknown>;

let reporter: Reporter | undefined;

/** The match that is being played says what happened so far, should anything break. */
export function reportsBy(next: Reporter): () => void {
  reporter = next;
  return () => {
    if (reporter === next) reporter = undefined;
  };
}

/** What broke, where, and the set-up and journal of the match that was open. */
export async function reportOf(thrown: unknown): Promise<unknown> {
  const match = await reporter?.().catch(String);
  const { message, stack } = thrown instanceof Error ? thrown : { message: String(thrown), stack: undefined };
  return { problem: message, stack, address: location.pathname, browser: navigator.userAgent, match };
}
