import type { RequestPath } from "#domain/followups/path.ts";
import { MEASURED_DAYS } from "#domain/routing/measured.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { LOST_NAMES } from "#texts/followups.ts";

const [COLUMN, HEIGHT, TOP] = [100, 40, 4];

/** How far the requests of the last days came: a number and a width for each step, and below it why people were lost. */
export function PathRibbon({ path }: { path: RequestPath }) {
  const { arrived, opened, consulted, started, lost, toOpen, reasons } = path;
  if (arrived === 0) return null;
  const steps = [
    { count: arrived, label: toOpen > 0 ? m.followups_path_arrived_open({ count: toOpen }) : m.followups_path_arrived({ count: arrived }) },
    { count: opened, label: m.followups_path_opened({ count: opened }) },
    { count: consulted, label: m.followups_path_consulted() },
    { count: started, label: m.followups_path_started({ count: started }) },
  ];
  return (
    <section
      aria-label={m.followups_path({ days: String(MEASURED_DAYS) })}
      className="overflow-hidden rounded-xl border bg-surface elevation-1"
    >
      <div className="relative">
        <dl className="grid grid-cols-4 lg:grid-cols-5">
          {[...steps, { count: lost, label: m.followups_path_lost({ count: lost }) }].map(({ count, label }, index) => (
            <div
              key={label}
              className={
                index === steps.length
                  ? "border-l px-4.5 pt-3 pb-12 max-lg:hidden"
                  : "border-l px-2.5 pt-3 pb-12 first:border-l-0 md:px-4.5"
              }
            >
              <dt className="sr-only">{label}</dt>
              <dd>
                <span className="num block font-display text-[1.5rem] leading-[1.15]! font-[640] md:text-[1.625rem]">
                  {formatNumber(count)}
                </span>
                <span aria-hidden className="block text-ink-2 text-xs leading-[1.3]! hyphens-auto">
                  {label}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <Ribbon counts={steps.map(({ count }) => count)} />
      </div>
      <p className="border-t px-4 py-2.5 text-ink-2 text-sm md:px-4.5">
        {lost === 0 ? (
          m.followups_path_none_lost({ days: String(MEASURED_DAYS) })
        ) : (
          <>
            <b className="font-semibold text-ink">{m.followups_path_lost_in({ count: lost, days: String(MEASURED_DAYS) })}</b>{" "}
            {reasons.map(({ reason, count }) => `${LOST_NAMES[reason]().toLocaleLowerCase("es")} ${count}`).join(" · ")}
          </>
        )}
      </p>
    </section>
  );
}

/** A band whose height is the number of each step. */
function Ribbon({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  const y = (count: number) => HEIGHT - (count / most) * (HEIGHT - TOP);
  const width = counts.length * COLUMN;
  const first = y(counts[0] ?? 0);
  const edge = counts.slice(1).map((count, index) => {
    const [from, at] = [y(counts[index]!), (index + 1) * COLUMN];
    return `H${at - 36}C${at - 6} ${from} ${at - 6} ${y(count)} ${at + 36} ${y(count)}`;
  });
  const line = `M0 ${first}${edge.join("")}H${width}`;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      fill="none"
      className="absolute bottom-0 left-0 h-10 w-full lg:w-4/5"
    >
      <path d={`${line}V${HEIGHT}H0z`} className="fill-mar-200 dark:fill-[#1b4653]" />
      <path d={line} strokeWidth="2" vectorEffect="non-scaling-stroke" className="stroke-mar-600" />
    </svg>
  );
}
