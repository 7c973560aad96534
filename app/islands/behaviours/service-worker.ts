const DELAY_MS = 2_000;

/** Installed once the page has what it needs. */
export function installServiceWorker() {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => {}), DELAY_MS);
}
