import type { ReactNode } from "react";

/** A bar that floats above a long form, with the button and what it will do. On a telephone it stays above the navigation. */
export function SaveBar({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div
      data-save-bar
      className="on-deep sticky bottom-20 z-20 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-lg bg-deep px-4 py-3 text-on-deep elevation-3 md:bottom-4 md:px-5"
    >
      <p className="min-w-32 flex-1 leading-[1.4]!">
        <b className="block font-semibold text-ui">{title}</b>
        <span className="text-on-deep-2 text-sm max-sm:hidden">{text}</span>
      </p>
      {children}
    </div>
  );
}
