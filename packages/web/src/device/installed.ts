const reloadedAt = 'starboard.reloaded';
/** A page that was loaded anew so recently and still lacks a part is not helped by loading it once more. */
const onceInMillis = 60_000;

/** Makes the page open without a server from now on. While it is being written there is nothing to keep. */
export function keepInstalled(): void {
  if (!import.meta.env.PROD) return;
  addEventListener('vite:preloadError', reloadOnce);
  if (!('serviceWorker' in navigator)) return;
  // What the person waits for comes first.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}

/** A part of this page is gone: the server has a newer build. Every game is stored, so the newer page goes on with it. */
function reloadOnce(event: Event): void {
  const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
  if (!navigator.onLine || Date.now() - last < onceInMillis) return;
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  event.preventDefault();
  location.reload();
}
