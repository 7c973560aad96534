import figtree from "./figtree-400-700.woff2?url";
import ysabeau from "./ysabeau-640.woff2?url";

/** The hashed addresses of the two fonts of every page, which the document preloads. */
export const fontUrls: readonly string[] = [figtree, ysabeau];
