import * as m from "./compiled/all.ts";

/** Every text of messages/ as a function: `m.home_title()`. */
export { m };
