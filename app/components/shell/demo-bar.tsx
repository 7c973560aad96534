import { m } from "#messages/m.ts";

/** Says on every page of the demo world that nothing in it is real, and on an open site that everybody may change it. */
export function DemoBar({ open }: { open: boolean }) {
  return (
    <aside aria-label={m.shell_demo_label()} className="on-deep bg-mar-900 px-5 py-1.5 text-center text-[#d6e9ee] text-xs">
      {m.shell_demo()} {open && m.shell_demo_open()}
    </aside>
  );
}
