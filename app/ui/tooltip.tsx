import { type ReactNode, useId } from "react";

/** A short help text after 700 ms of hover or focus. Nothing essential may appear only here. */
export function Tooltip({ text, children }: { text: string; children: (target: { "aria-describedby": string }) => ReactNode }) {
  const id = useId();
  return (
    <span className="relative inline-flex">
      {children({ "aria-describedby": id })}
      <span role="tooltip" id={id} className="tooltip rounded-sm bg-toast px-3 py-1.5 text-center text-xs text-white elevation-2">
        {text}
      </span>
    </span>
  );
}
