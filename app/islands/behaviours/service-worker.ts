const DELAY_MS = 2_000;

/** Installs the service worker once the page has everything it needs. */
export function installServiceWorker() {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => {}), DELAY_MS);
}
