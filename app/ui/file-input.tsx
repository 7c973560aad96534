import clsx from "clsx";
import type { ComponentProps } from "react";
import { FIELD_LOOK } from "./input.tsx";

/** Chooses files. The browser writes the words of its button in its own language. */
export function FileInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      {...rest}
      type="file"
      className={clsx(
        FIELD_LOOK,
        "min-h-13 cursor-pointer p-1 text-ui! file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-lg file:border-0 file:bg-tonal file:px-4 file:font-semibold file:text-on-tonal",
        className,
      )}
    />
  );
}
