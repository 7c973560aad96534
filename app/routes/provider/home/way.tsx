import clsx from "clsx";
import Check from "lucide-react/icons/check";
import { STATIONS, type Station, type Steps } from "#domain/listing/steps.ts";
import { m } from "#messages/m.ts";
import { formatPercent } from "#platform/format.ts";
import { Horizon } from "./horizon.tsx";

const names: Record<Station, () => string> = {
  information: m.listing_station_information,
  documents: m.listing_station_documents,
  check: m.listing_station_check,
  public: m.listing_station_public,
};

/** How far the profile is: the sun on its path over the sea, and its four stations below. */
export function Way({ steps }: { steps: Steps }) {
  const { percent, at } = steps;
  const current = STATIONS.indexOf(at ?? "public");
  return (
    <section aria-label={m.listing_way({ percent })} className="grid gap-2.5">
      <div className="relative overflow-hidden rounded-xl border">
        <Horizon stations={STATIONS.map((_, index) => (index < current ? "done" : index === current ? "current" : "later"))} />
        <div className="grid bg-surface px-4 py-3 md:absolute md:right-6 md:bottom-13 md:rounded-lg">
          <b className="num font-display text-[2rem] leading-[1.1]! font-[640]">{formatPercent(percent / 100)}</b>
          <span className="text-sm text-ink-2">{m.listing_percent_text()}</span>
          <b className="font-semibold text-ui">{sentence(steps)}</b>
        </div>
      </div>
      <ol className="grid gap-px overflow-hidden rounded-xl border bg-line sm:grid-cols-2 lg:grid-cols-4">
        {STATIONS.map((station, index) => (
          <li
            key={station}
            aria-current={index === current ? "step" : undefined}
            className="flex items-center gap-3 bg-surface px-4 py-3 leading-[1.35]!"
          >
            <StationMark index={index} current={current} />
            <span>
              <b className="block font-semibold text-ui">{names[station]()}</b>
              <span className="text-ink-2 text-sm">{detail(station, steps, index < current)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A done, current or future station. */
function StationMark({ index, current }: { index: number; current: number }) {
  return (
    <span
      className={clsx(
        "grid size-8 flex-none place-items-center rounded-full text-sm font-bold",
        index < current && "bg-ok text-surface",
        index === current && "bg-alba-500 text-mar-900 ring-4 ring-alba-400/25",
        index > current && "border-[1.5px] border-line-input",
      )}
    >
      {index < current ? <Check className="size-4.5 [stroke-width:3]" /> : index + 1}
    </span>
  );
}

function sentence({ at, ready }: Steps): string {
  if (ready) return m.listing_percent_ready();
  if (at === "information") return m.listing_percent_information();
  return at === "documents" ? m.listing_percent_documents() : m.listing_percent_check();
}

function detail(station: Station, { missing, missingDocuments }: Steps, isDone: boolean): string {
  if (station === "check") return m.listing_station_check_now();
  if (station === "public") return m.listing_station_public_later();
  if (station === "information") {
    return isDone || missing.length === 0
      ? m.listing_station_information_done()
      : m.listing_station_information_left({ count: missing.length });
  }
  return isDone || missingDocuments.length === 0
    ? m.listing_station_documents_done()
    : m.listing_station_documents_left({ count: missingDocuments.length });
}
