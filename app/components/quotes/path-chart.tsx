import { Legend } from "#app/components/dashboard/legend.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Segments } from "#app/components/dashboard/segments.tsx";
import { ArchPicture } from "#app/components/patients/arch-picture.tsx";
import { href } from "#app/locale.ts";
import { axisTo } from "#domain/quotes/path-axis.ts";
import type { QuotingCenter } from "#domain/quotes/patient-quotes.server.ts";
import { costsOfPaths, coursesOf, PATHS, type Path } from "#domain/quotes/quote-paths.ts";
import { m } from "#messages/m.ts";
import { formatUsdRange } from "#platform/money.ts";
import { PATH_NAMES } from "#texts/quotes.ts";
import { AxisAmounts } from "./path-axis.tsx";
import { PathTrack } from "./path-track.tsx";
import { missingText, pathText, pathWord, wordOfPath } from "./path-words.ts";

interface Props {
  centers: readonly QuotingCenter[];
  chosen: Path;
  /** The address of the page, to which the choice of a path is added. */
  path: string;
}

const ROW = "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 md:grid-cols-[190px_minmax(0,1fr)_150px] md:gap-x-5";

/** The cost of the path to a baby at each center, on one axis. It shows nothing for a treatment that alone leads to none. */
export function PathChart({ centers, chosen, path }: Props) {
  const rows = centers.flatMap((center) => {
    const courses = coursesOf(center.quote.lines);
    return courses ? [{ center, courses, costs: costsOfPaths(center.quote.lines, courses) }] : [];
  });
  if (rows.length === 0) return null;
  const axis = axisTo(Math.max(...rows.map(({ costs }) => costs.long.cents)));
  return (
    <Panel
      title={m.quotes_paths()}
      aside={
        <Segments
          label={m.quotes_paths_choice()}
          items={PATHS.map((each) => ({
            href: `${href(path)}?camino=${wordOfPath(each)}`,
            label: PATH_NAMES[each](),
            current: each === chosen,
          }))}
        />
      }
    >
      <p className="text-ink-2 text-sm">{pathText(chosen, rows[0]!.courses[chosen])}</p>
      <ul className="grid">
        {rows.map(({ center: { id, slug, name, city }, costs }) => {
          const cost = costs[chosen];
          return (
            <li key={id} className={`${ROW} border-t py-2 first:border-t-0`}>
              <span className="flex items-center gap-3 font-semibold">
                <ArchPicture city={city} slug={slug} className="size-10" />
                {name}
              </span>
              <span className="col-span-full row-start-2 md:col-span-1 md:col-start-2 md:row-start-1">
                <PathTrack costs={costs} chosen={chosen} {...axis} />
              </span>
              <span className="num text-right">
                <b className="title-5 block">{pathWord(cost)}</b>
                <span className="text-ink-2 text-sm">
                  {cost.missing > 0 || costs.long.missing > 0
                    ? missingText(cost.missing > 0 ? cost : costs.long)
                    : formatUsdRange(costs.short.cents, costs.long.cents)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <div aria-hidden className={`${ROW} -mt-3`}>
        <span className="relative col-span-full h-5 text-ink-2 text-sm md:col-span-1 md:col-start-2">
          <AxisAmounts {...axis} />
        </span>
      </div>
      <Legend marks={{ yours: m.quotes_paths_chosen(), least: m.quotes_paths_least(), band: m.quotes_paths_band() }} />
    </Panel>
  );
}
