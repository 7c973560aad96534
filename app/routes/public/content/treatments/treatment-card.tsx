import { GuideArch } from "#app/components/illustration/leaves.tsx";
import { textLight } from "#app/components/illustration/scene.ts";
import { href } from "#app/locale.ts";
import { Card } from "#app/ui/card.tsx";
import { pathOfTreatment, type TreatmentSummary } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";

export interface ListedTreatment extends TreatmentSummary {
  /** The number of listed centers that offer it. */
  readonly centers: number;
  /** The lowest published price of its own line, with its sample. */
  readonly price: { readonly lowCents: number; readonly centers: number; readonly months: string } | null;
}

/** A card of a treatment. The whole card is the link. */
export function TreatmentCard({ treatment: { slug, name, summary, centers, price } }: { treatment: ListedTreatment }) {
  return (
    <Card as="article" padding="none" lift className="relative flex flex-col overflow-hidden">
      <div className="flex h-33 items-end justify-center bg-tint px-6 pt-5">
        <GuideArch alt="" light={textLight(slug)} className="block h-full w-auto" />
      </div>
      <div className="grid flex-1 content-start gap-2 p-[22px]">
        <h3 className="title-4 text-balance">
          <a
            href={href(pathOfTreatment(slug))}
            className="text-inherit no-underline after:absolute after:inset-0 after:rounded-2xl hover:underline"
          >
            {name}
          </a>
        </h3>
        <p className="text-ui text-ink-2">{summary}</p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-1 pt-3 text-sm">
          <p className="leading-[1.4]!">
            {price ? (
              <>
                <b className="num block text-lg font-bold">{m.treatments_list_from({ price: formatUsd(price.lowCents) })}</b>{" "}
                <span className="text-xs text-ink-3">
                  {m.treatments_price_sample({ count: price.centers, number: formatNumber(price.centers), months: price.months })}
                </span>
              </>
            ) : (
              <span className="text-ink-2">{m.treatments_list_no_price()}</span>
            )}
          </p>
          <p className="text-ink-2">
            {centers > 0 ? m.treatments_list_centers({ count: centers, number: formatNumber(centers) }) : m.treatments_list_no_centers()}
          </p>
        </div>
      </div>
    </Card>
  );
}
