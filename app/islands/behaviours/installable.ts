const DELAY_MS = 2_000;

/** Makes the site installable and readable offline once the page has loaded everything: its manifest and its service worker. */
export function makeInstallable() {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  setTimeout(() => {
    const manifest = document.createElement("link");
    manifest.rel = "manifest";
    manifest.href = "/manifest.webmanifest";
    document.head.append(manifest);
    void navigator.serviceWorker.register("/sw.js").catch(() => {});
  }, DELAY_MS);
}
