import clsx from "clsx";
import { ArchPicture } from "#app/components/patients/arch-picture.tsx";
import { href } from "#app/locale.ts";
import { axisTo, type PathAxis } from "#domain/quotes/path-axis.ts";
import type { QuotedCenter } from "#domain/quotes/patient-quotes.server.ts";
import { missingLines, type QuoteLine, totalOf } from "#domain/quotes/quote.ts";
import { costsOfPaths, coursesOf, type Path, type PathCost } from "#domain/quotes/quote-paths.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatUsdRange } from "#platform/money.ts";
import { medicationText } from "#texts/medication.ts";
import { totalText, validityText } from "#texts/quotes.ts";
import { AxisAmounts } from "./path-axis.tsx";
import { PathTrack } from "./path-track.tsx";
import { missingText, pathWord } from "./path-words.ts";

interface Props {
  centers: readonly QuotedCenter[];
  today: string;
  /** The page that compares them line by line. */
  path: string;
}

/** Side by side on a wide screen, below each other on a telephone. */
const COLUMNS = ["", "", "md:grid-cols-2", "md:grid-cols-3"] as const;

/** Quotes beside each other in short: the first cycle, what the whole path may cost, and what each leaves out. */
export function QuoteCards({ centers, today, path }: Props) {
  const known = centers.map((center) => {
    const courses = coursesOf(center.quote.lines);
    return { center, costs: courses && costsOfPaths(center.quote.lines, courses) };
  });
  const most = Math.max(0, ...known.map(({ costs }) => costs?.long.cents ?? 0));
  const axis = axisTo(most, 2);
  return (
    <ul className={clsx("grid grid-cols-[minmax(0,1fr)] gap-3", COLUMNS[Math.min(centers.length, 3)])}>
      {known.map(({ center, costs }) => (
        <QuoteCard key={center.id} center={center} costs={costs} axis={axis} today={today} path={path} />
      ))}
    </ul>
  );
}

interface CardProps extends Pick<Props, "today" | "path"> {
  center: QuotedCenter;
  /** Null for a treatment that alone leads to no baby. */
  costs: Readonly<Record<Path, PathCost>> | null;
  axis: PathAxis;
}

function QuoteCard({ center: { slug, name, city, quote, medication }, costs, axis, today, path }: CardProps) {
  const expired = quote.validUntil !== null && quote.validUntil < today;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-lg border px-4 py-3.5">
      <h3 className="flex items-center gap-3">
        <ArchPicture city={city} slug={slug} className="size-10 flex-none" />
        <a href={href(path)} className="title-5 min-w-0 text-inherit wrap-anywhere no-underline hover:underline">
          {name}
        </a>
      </h3>
      <p>
        <b className="num title-3">{totalText(totalOf(quote.lines))}</b>{" "}
        <span className="text-ink-2 text-sm">{m.quotes_card_first_cycle()}</span>
        {medication && <span className="block text-ink-2 text-sm">{medicationText(medication)}</span>}
      </p>
      {costs && (
        <>
          <PathTrack costs={costs} chosen="middle" {...axis} />
          <span aria-hidden className="num relative -mt-2 block h-5 text-ink-2 text-xs">
            <AxisAmounts {...axis} />
          </span>
          <p className="text-sm">
            {m.quotes_card_path({ amount: pathWord(costs.middle) })}{" "}
            <span className="text-ink-2">
              {costs.long.missing > 0
                ? m.quotes_card_range_open({ missing: missingText(costs.long) })
                : m.quotes_card_range({ range: formatUsdRange(costs.short.cents, costs.long.cents) })}
            </span>
          </p>
        </>
      )}
      <p className="text-ink-2 text-sm">{leftOut(quote.lines)}</p>
      <p className={clsx("text-sm", expired ? "font-semibold text-err" : "text-ink-2")}>
        {m.quotes_sent_on({ day: formatDate(quote.sentAt) })} · {validityText(quote, today)}
      </p>
    </li>
  );
}

/** Says how many lines have an answer, and which have none or are not offered. */
function leftOut(lines: readonly QuoteLine[]): string {
  const missing = missingLines({ lines });
  const refused = lines.filter(({ kind }) => kind === "not-offered");
  const labels = (some: readonly QuoteLine[]) => some.map(({ label }) => label).join(", ");
  return [
    m.quotes_card_lines({ said: lines.length - missing.length, all: lines.length }),
    ...(missing.length > 0 ? [m.quotes_card_missing({ lines: labels(missing) })] : []),
    ...(refused.length > 0 ? [m.quotes_card_refused({ lines: labels(refused) })] : []),
  ].join(" ");
}
