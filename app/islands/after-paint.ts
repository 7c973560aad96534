/** After this time scripts also load in a page that nobody has seen yet, or in a browser that does not report its paints. */
const PATIENCE_MS = 3_000;

/**
 * The only inline script of a public page: it imports what its `data-imports` names once the page has been painted, so that no script
 * competes with the first paint. Its text never changes, and the content policy allows it by its hash.
 */
export const importAfterPaint = `{
const urls = document.currentScript.dataset.imports.split(" ");
const load = () => urls.map((url) => import(url));
new PerformanceObserver(load).observe({ type: "paint" });
addEventListener("load", () => setTimeout(load, ${PATIENCE_MS}));
}`.replaceAll(/\n/g, "");
