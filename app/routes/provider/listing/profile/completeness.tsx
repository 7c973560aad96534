import { href } from "#app/locale.ts";
import type { MedianNear } from "#domain/listing/median-near.ts";
import type { Gain, Steps } from "#domain/listing/steps.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { formatPercent } from "#platform/format.ts";
import type { ChoiceNames } from "#texts/choice-names.ts";
import { DOCUMENT_NAMES, INFORMATION_NAMES } from "#texts/listing.ts";

const EXTRA_NAMES = { prices: m.listing_extra_prices, outcomes: m.listing_extra_outcomes, photos: m.listing_extra_photos };
const NAMES: ChoiceNames<Gain["what"]> = { ...DOCUMENT_NAMES, ...INFORMATION_NAMES, ...EXTRA_NAMES };

/** Where each is written. A paper is sent among the photos. */
const PLACES: Readonly<Partial<Record<Gain["what"], string>>> = {
  name: "perfil#identidad",
  description: "perfil#identidad",
  services: "perfil#servicios",
  languages: "perfil#servicios",
  place: "perfil#lugar",
  contact: "perfil#contacto",
  hours: "perfil#horario",
  prices: "precios",
  outcomes: "precios#resultados",
  photos: "galeria",
};

const MOST = 3;
const RADIUS = 44;
const AROUND = 2 * Math.PI * RADIUS;

interface Props {
  steps: Steps;
  /** How complete the others are; null where they are too few. */
  median: MedianNear | null;
  type: Place["type"];
  city: string;
}

/** How much of the profile is there, as a ring with the sea in it and a mark at the median of the others, and what would fill it most. */
export function Completeness({ steps: { percent, gains }, median, type, city }: Props) {
  return (
    <section
      aria-labelledby="completo"
      className="flex items-center gap-4 rounded-xl border bg-surface px-4 py-4.5 elevation-1 max-sm:flex-wrap md:gap-6 md:px-6"
    >
      <svg aria-hidden viewBox="0 0 104 104" className="size-20 flex-none md:size-25">
        <clipPath id="completo-mar">
          <circle cx="52" cy="52" r={RADIUS - 8} />
        </clipPath>
        <g clipPath="url(#completo-mar)">
          <path
            transform={`translate(0 ${88 - percent * 0.72})`}
            d="M0 4q13-6 26 0t26 0 26 0 26 0v104H0z"
            className="fill-mar-100 dark:fill-mar-800"
          />
        </g>
        <circle cx="52" cy="52" r={RADIUS} strokeWidth="7" className="fill-none stroke-line-strong" />
        <circle
          cx="52"
          cy="52"
          r={RADIUS}
          strokeWidth="7"
          strokeDasharray={`${(percent / 100) * AROUND} ${AROUND}`}
          strokeLinecap="round"
          transform="rotate(-90 52 52)"
          className="fill-none stroke-alba-500"
        />
        {median && (
          <line x1="52" x2="52" y1="1" y2="15" strokeWidth="2.5" transform={`rotate(${median.value * 3.6} 52 52)`} className="stroke-ink" />
        )}
        <text x="52" y="60" textAnchor="middle" className="fill-ink font-bold text-[1.375rem] tabular-nums">
          {formatPercent(percent / 100)}
        </text>
      </svg>
      <div className="grid min-w-0 flex-1 gap-2.5">
        <div>
          <h2 id="completo" className="title-3 text-[1.4375rem]">
            {m.listing_complete({ percent: String(percent) })}
          </h2>
          <p className="text-ink-2">
            {median && `${medianSentence(median, type, city)} `}
            {gains.length > 0 ? m.listing_complete_most() : m.listing_complete_all()}
          </p>
        </div>
        {gains.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {gains.slice(0, MOST).map(({ what, percent }) => (
              <li key={what}>
                <a
                  href={href(`/dashboard/provider/${PLACES[what] ?? "galeria#documentos"}`)}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line-strong px-4 font-medium text-ui no-underline hover:border-brand hover:bg-tint"
                >
                  {NAMES[what]()} <b className="num font-bold text-ok">+{percent}</b>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function medianSentence({ value, inCity }: MedianNear, type: Place["type"], city: string): string {
  const percent = String(Math.round(value));
  if (type === "clinic") return inCity ? m.listing_complete_median({ city, percent }) : m.listing_complete_median_country({ percent });
  return inCity ? m.listing_complete_median_person({ city, percent }) : m.listing_complete_median_person_country({ percent });
}
