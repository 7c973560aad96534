import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

const MAX_BYTES = 8 * 2 ** 20;

/** Keeps the HTML of the parts that were drawn last. The key of each is everything that it shows. */
export class KeptHtml {
  readonly #parts = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (html, key) => 2 * (html.length + key.length),
  });

  keep(key: string, draw: () => ReactElement): string {
    let html = this.#parts.get(key);
    if (html === undefined) {
      // React's string consists of thousands of pieces, which every page would have to join again.
      html = Buffer.from(renderToString(draw())).toString();
      this.#parts.set(key, html);
    }
    return html;
  }
}
