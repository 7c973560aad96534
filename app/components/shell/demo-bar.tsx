import { m } from "#app/paraglide/messages.js";

/** Says on every page of the demo world that nothing in it is real. */
export function DemoBar() {
  return <p className="on-deep bg-mar-900 px-5 py-1.5 text-center text-xs text-[#d6e9ee]">{m.shell_demo()}</p>;
}
