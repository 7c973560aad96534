import clsx from "clsx";
import type { ComponentProps } from "react";
import { Input } from "#app/ui/input.tsx";
import { m } from "#messages/m.ts";

/** A field for an amount in US dollars, with the currency sign in it. `outside` positions the whole. */
export function DollarInput({ outside, className, ...input }: ComponentProps<typeof Input> & { outside?: string }) {
  return (
    <span className={clsx("relative block", outside)}>
      <span aria-hidden className="absolute inset-y-0 left-3 flex items-center text-ink-2 text-ui">
        {m.listing_prices_dollars()}
      </span>
      <Input
        inputMode="decimal"
        {...input}
        autoComplete="off"
        maxLength={20}
        className={clsx("num pl-12! text-right font-semibold", className)}
      />
    </span>
  );
}
