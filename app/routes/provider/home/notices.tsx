import Bell from "lucide-react/icons/bell";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { TaskRow } from "#app/components/listing/task-row.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { Notice } from "#domain/listing/notices.server.ts";
import { STALE_AFTER_MONTHS } from "#domain/listing/price-age.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { DOCUMENT_NAMES } from "#texts/listing.ts";

const ROOT = "/dashboard/provider";

/** Pending matters: documents, old prices, photos without a description. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <Panel title={m.listing_notices_title()}>
      {notices.length === 0 && <p className="text-ink-2">{m.listing_notices_none()}</p>}
      <ul className="grid empty:hidden">
        {notices.map((notice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two papers may say the same, and the list never changes order by itself
          <TaskRow key={index} icon={<Bell />} title={sentence(notice)}>
            <Button kind="outline" size="s" href={href(`${ROOT}/${pathOf(notice)}`)}>
              {m.listing_notice_look()}
              <span className="sr-only">: {sentence(notice)}</span>
            </Button>
          </TaskRow>
        ))}
      </ul>
    </Panel>
  );
}

function sentence(notice: Notice): string {
  if (notice.kind === "old-prices") return m.listing_notice_prices({ count: notice.count, months: STALE_AFTER_MONTHS });
  if (notice.kind === "undescribed-photos") return m.listing_notice_alt({ count: notice.count });
  const document = DOCUMENT_NAMES[notice.document]();
  if (notice.kind === "returned") return m.listing_notice_returned({ document, reason: notice.reason });
  const date = formatDate(notice.on);
  return notice.kind === "expired" ? m.listing_notice_expired({ document, date }) : m.listing_notice_expiring({ document, date });
}

function pathOf({ kind }: Notice): string {
  if (kind === "old-prices") return "precios";
  return kind === "undescribed-photos" ? "galeria" : "galeria#documentos";
}
