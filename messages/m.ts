/** Every text of messages/, one function each: `m.home_title()`. Bundlers keep those that a page uses. */
export * as m from "./compiled/all.ts";
