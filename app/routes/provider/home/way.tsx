import clsx from "clsx";
import Check from "lucide-react/icons/check";
import { m } from "#app/paraglide/messages.js";
import { STATIONS, type Station, type Steps } from "#domain/listing/steps.ts";

const names: Record<Station, () => string> = {
  information: m.listing_station_information,
  documents: m.listing_station_documents,
  check: m.listing_station_check,
  public: m.listing_station_public,
};

/** Where the sun stands at each station, in the drawing's own units. */
const SPOTS: Record<Station, readonly [number, number]> = {
  information: [100, 190],
  documents: [320, 115],
  check: [520, 68],
  public: [700, 48],
};

/** The sun on its way over the sea: how far the profile is, and its four stations below. */
export function Way({ steps }: { steps: Steps }) {
  const { percent, at } = steps;
  const current = STATIONS.indexOf(at ?? "public");
  const [x, y] = SPOTS[at ?? "public"];
  return (
    <section aria-label={m.listing_way({ percent })} className="grid gap-2.5">
      <div className="relative overflow-hidden rounded-xl border bg-[#fdeee8] dark:bg-mar-900">
        <svg aria-hidden viewBox="0 0 800 250" preserveAspectRatio="xMidYMax slice" className="block h-auto min-h-60 w-full">
          <path
            d="M40 215C160 160 300 110 420 88S640 50 760 46"
            fill="none"
            strokeDasharray="2 7"
            strokeWidth="2"
            className="stroke-ink-3"
          />
          {[78, 54].map((radius) => (
            <circle key={radius} cx={x} cy={y} r={radius} className="fill-alba-400/25" />
          ))}
          <circle cx={x} cy={y} r="30" className="fill-alba-500" />
          <path d="M0 214c60-10 90 8 150 0s90-8 150 0 90 8 150 0 90-8 150 0 120 8 200 0v36H0z" className="fill-mar-300" />
          <path d="M0 226c60-8 90 8 150 0s90-8 150 0 90 8 150 0 90-8 150 0 120 8 200 0v24H0z" className="fill-mar-500" />
          <path d="M0 238c60-6 90 6 150 0s90-6 150 0 90 6 150 0 90-6 150 0 120 6 200 0v12H0z" className="fill-mar-800" />
        </svg>
        <div className="absolute right-3 bottom-10 grid rounded-lg bg-surface px-4 py-3 md:right-6 md:bottom-14 md:max-w-70">
          <b className="num font-display text-[2rem] leading-[1.1]! font-[640]">{percent} %</b>
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
            <span
              className={clsx(
                "grid size-8 flex-none place-items-center rounded-full border-[1.5px] text-sm font-bold",
                index < current && "border-transparent bg-ok text-surface",
                index === current && "border-alba-400 bg-warm text-ink",
                index > current && "border-line-input",
              )}
            >
              {index < current ? <Check className="size-4.5 [stroke-width:3]" /> : index + 1}
            </span>
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

function sentence({ at, ready }: Steps): string {
  if (ready) return m.listing_percent_ready();
  if (at === "information") return m.listing_percent_information();
  return at === "documents" ? m.listing_percent_documents() : m.listing_percent_check();
}

function detail(station: Station, { missing, missingDocuments }: Steps, isDone: boolean): string {
  if (station === "check") return m.listing_station_check_now();
  if (station === "public") return m.listing_station_public_later();
  const left = station === "information" ? missing.length : missingDocuments.length;
  if (isDone || left === 0) return m.listing_station_done();
  return station === "information"
    ? m.listing_station_information_left({ count: left })
    : m.listing_station_documents_left({ count: left });
}
