import clsx from "clsx";
import { m } from "#messages/m.ts";
import { type Conversion, formatConvertedRange } from "#platform/money.ts";

interface ApproximateProps {
  lowCents: number;
  highCents?: number;
  /** Null to show nothing. */
  conversion: Conversion | null;
  className?: string;
}

/** A price in the visitor's currency, below the dollars: «≈ 4224 €». */
export function Approximate({ lowCents, highCents = lowCents, conversion, className }: ApproximateProps) {
  if (!conversion) return null;
  return (
    <>
      {" "}
      <span className={clsx("num block text-sm font-book text-ink-2", className)}>
        <span aria-hidden>≈ </span>
        <span className="sr-only">{m.money_approximate()} </span>
        {formatConvertedRange(lowCents, highCents, conversion)}
      </span>{" "}
    </>
  );
}
