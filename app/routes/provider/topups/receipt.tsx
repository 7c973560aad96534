import Download from "lucide-react/icons/download";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { receiptAmounts, receiptNotes, receiptParties } from "#app/components/topups/receipt-lines.ts";
import { ownDocument } from "#app/forms/topups/own-top-up.server.ts";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Table } from "#app/ui/table.tsx";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { FISCAL_TYPE_NAMES } from "#texts/invoicing.ts";
import type { Route } from "./+types/receipt";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { document: await ownDocument(context, params.id) };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.invoicing_receipt(), matches);

/** A fiscal document as a page. */
export default function Receipt({ loaderData: { document } }: Route.ComponentProps) {
  const site = useSiteName();
  const { id, number, type, topUpId, issuedAt, sequenceExpiresOn } = document;
  const path = `/dashboard/provider/billetera/recibos/${id}`;
  return (
    <DashboardPage
      title={FISCAL_TYPE_NAMES[type]()}
      subtitle={`${m.invoicing_number()} ${number}`}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button href={href(`${path}/recibo.pdf`)} kind="outline" icon={<Download />}>
            {m.invoicing_pdf()}
          </Button>
          <Button href={href(`${path}/ecf.xml`)} kind="quiet">
            {m.invoicing_xml()}
          </Button>
        </div>
      }
    >
      <BackLink href={href(`/dashboard/provider/billetera/recargas/${topUpId}`)}>
        {m.topups_one({ reference: document.reference })}
      </BackLink>
      <Panel
        title={`${m.invoicing_issued()} ${formatDate(issuedAt)}`}
        aside={
          sequenceExpiresOn && <span className="text-ink-2 text-sm">{`${m.invoicing_valid_until()} ${formatDate(sequenceExpiresOn)}`}</span>
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {receiptParties(document).map(({ label, lines }) => (
            <div key={label}>
              <p className="text-ink-2 text-sm">{label}</p>
              {lines.map((line, at) => (
                <p key={line} className={at === 0 ? "font-semibold" : undefined}>
                  {line}
                </p>
              ))}
            </div>
          ))}
        </div>
        <Table
          caption={m.invoicing_total()}
          captionHidden
          rows={receiptAmounts(document)}
          rowKey={({ label }) => label}
          columns={[
            { key: "label", header: "", rowHeader: true, cell: ({ label }) => label },
            { key: "usd", header: m.invoicing_usd(), numeric: true, cell: ({ usd }) => usd },
            { key: "dop", header: m.invoicing_dop(), numeric: true, cell: ({ dop }) => dop },
          ]}
        />
        <ul className="text-ink-2 text-sm">
          {receiptNotes(document, site).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Panel>
    </DashboardPage>
  );
}
