import type { OpeningPrice } from "#app/forms/leads/receivers-preview.ts";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";

interface OpeningPriceNoteProps {
  /** The site's name. */
  site: string;
  opening: OpeningPrice;
  /** False when only one center can receive the request. */
  several: boolean;
}

/** Says before sending that a center pays to open the request, how much, and that the patient never pays. */
export function OpeningPriceNote({ site, opening, several }: OpeningPriceNoteProps) {
  return (
    <p className="py-2 text-sm text-ink-2">
      {(several ? severalSentence : oneSentence)(site, opening)}{" "}
      <a href={href("/como-funciona#precios")} target="_blank" rel="noopener" className="link">
        {m.leads_opening_link()}
        <span className="sr-only"> {m.leads_consent_new_tab()}</span>
      </a>
    </p>
  );
}

function oneSentence(site: string, { exclusive: { from, to } }: OpeningPrice): string {
  return from === to
    ? m.leads_opening_one({ site, price: formatUsd(from) })
    : m.leads_opening_one_range({ site, from: formatUsd(from), to: formatUsd(to) });
}

function severalSentence(site: string, { exclusive, shared }: OpeningPrice): string {
  return exclusive.from === exclusive.to && shared.from === shared.to
    ? m.leads_opening_several({ site, shared: formatUsd(shared.from), exclusive: formatUsd(exclusive.from) })
    : m.leads_opening_several_range({ site, from: formatUsd(shared.from), to: formatUsd(exclusive.to) });
}
