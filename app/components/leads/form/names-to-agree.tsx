import { SeenWording } from "#app/components/inbox/seen-wording.tsx";
import { OpeningPriceNote } from "#app/components/leads/opening-price.tsx";
import { Note } from "#app/ui/note.tsx";
import { CONTROL_FIELDS } from "#domain/leads/lead-form-fields.ts";
import type { OpeningPrice } from "#domain/offers/lead-prices.server.ts";
import type { MoreReceivers } from "#domain/receivers/preview-receivers.server.ts";
import type { SiteWording } from "#domain/settings/request-wording.ts";
import { m } from "#messages/m.ts";
import { CenterBoxes } from "./center-boxes.tsx";

interface Props {
  names: MoreReceivers & { opening: OpeningPrice };
  wording: SiteWording;
  /** Why the boxes that were sent do not count. */
  refused: string | undefined;
}

/** The boxes by which somebody agrees to centers by name, behind a link that only they have. */
export function NamesToAgree({ names: { receivers, origin, token, patientGroup, askFirst, opening }, wording, refused }: Props) {
  return (
    <>
      {refused === "expired" && <Note kind="caution">{m.leads_error_receivers()}</Note>}
      {refused === "reworded" && <Note kind="caution">{m.settings_consent_reworded()}</Note>}
      <input type="hidden" name={CONTROL_FIELDS.receivers} value={token} />
      <SeenWording {...wording} />
      <CenterBoxes
        id="centros"
        centers={receivers}
        patientGroup={patientGroup}
        askFirst={askFirst}
        wording={wording}
        origin={origin}
        error={refused === "unticked" ? m.leads_error_centers() : undefined}
      />
      <div>
        <p className="text-sm text-ink-2">{m.leads_more_masked()}</p>
        <OpeningPriceNote site={wording.site} opening={opening} several />
      </div>
    </>
  );
}
