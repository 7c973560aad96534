import { axisTo } from "#domain/quotes/path-axis.ts";
import { lacksMainPrice, type QuoteLine } from "#domain/quotes/quote.ts";
import { costsOfPaths, coursesOf } from "#domain/quotes/quote-paths.ts";
import { m } from "#messages/m.ts";
import { formatUsdRange } from "#platform/money.ts";
import { AxisAmounts } from "./path-axis.tsx";
import { PathTrack } from "./path-track.tsx";
import { missingText, pathWord } from "./path-words.ts";

/** The cost of the middle path to a baby with this quote, between the short and the long one, as the patient will see it. */
export function PathPreview({ lines }: { lines: readonly QuoteLine[] }) {
  const courses = coursesOf(lines);
  if (!courses || lacksMainPrice(lines)) return null;
  const costs = costsOfPaths(lines, courses);
  const { short, middle, long } = costs;
  const lacking = middle.missing > 0 ? middle : long;
  const axis = axisTo(long.cents, 2);
  return (
    <div>
      <p className="text-ink-2 text-sm">{m.quotes_paths_middle()}</p>
      <p className="num title-2" data-path>
        {pathWord(middle)}
      </p>
      <p className="text-ink-2 text-sm tabular-nums">
        {lacking.missing > 0 ? missingText(lacking) : m.quotes_paths_range({ range: formatUsdRange(short.cents, long.cents) })}
      </p>
      {long.cents > 0 && (
        <>
          <PathTrack costs={costs} chosen="middle" {...axis} />
          <span aria-hidden className="num relative block h-5 text-ink-2 text-xs">
            <AxisAmounts {...axis} />
          </span>
        </>
      )}
    </div>
  );
}
