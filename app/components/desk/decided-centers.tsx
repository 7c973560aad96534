import clsx from "clsx";
import { ArchPicture } from "#app/components/patients/arch-picture.tsx";
import type { DecidedCenter } from "#domain/desk/queue-queries.server.ts";
import type { RoutingWeight } from "#domain/routing/policy.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { OFFER_STATUS_NAMES, reasonSentence } from "#texts/desk.ts";
import { ScoreBar } from "./score-bar.tsx";

interface Props {
  /** Without a slug a center has no picture. */
  centers: readonly (Omit<DecidedCenter, "slug"> & { slug?: string })[];
  weights: Readonly<Record<RoutingWeight, number>> | null;
}

/** Every center that a round considered, with its score and the reason in a sentence. */
export function DecidedCenters({ centers, weights }: Props) {
  if (centers.length === 0) return <p className="text-ink-2 text-ui">{m.desk_nobody_named()}</p>;
  return (
    <ul className="grid gap-2.5">
      {centers.map(({ provider_id, name, slug, city, chosen, reasons, score, parts, offer }) => (
        <li
          key={provider_id}
          className={clsx(
            "flex items-start gap-3.5 rounded-lg px-4 py-3",
            chosen ? "border-2 border-mar-500 bg-tint" : "border bg-surface",
          )}
        >
          {slug && <ArchPicture city={city} slug={slug} className="mt-0.5 size-11" />}
          <div className="grid min-w-0 flex-1 gap-1.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                <b className="font-semibold">{name}</b>
                {city && <span className="text-ink-2 text-sm"> · {city}</span>}
              </span>
              {score !== null && (
                <span className="text-sm">
                  <b className="num font-bold text-base">{formatNumber(score, Number.isInteger(score) ? 0 : 1)}</b>
                  <span className="text-ink-2">/100</span>
                </span>
              )}
            </p>
            {score !== null && <ScoreBar parts={parts} weights={weights} />}
            <p className="text-ink-2 text-sm">
              <b className="font-semibold text-ink">{chosen ? m.desk_chosen() : m.desk_passed()}:</b> {reasonSentence(reasons)}.
              {offer && ` ${OFFER_STATUS_NAMES[offer]()}.`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
