import figtree from "./figtree-400-700.woff2?url";
import ysabeau from "./ysabeau-640.woff2?url";

/** Hashed addresses of the two fonts every page uses: the document preloads them. */
export const fontUrls: readonly string[] = [figtree, ysabeau];
