import { data } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { receiptPath } from "#app/forms/people/erase-path.ts";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { erasureReceipt, receiptMail } from "#domain/people/erasure-queries.server.ts";
import { m } from "#messages/m.ts";
import { receiptFacts } from "#texts/erasures.ts";
import type { Route } from "./+types/erasure";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const receipt = await erasureReceipt(db, params.id);
  if (!receipt) throw data(null, { status: 404 });
  return { receipt, mail: receipt.doneAt ? await receiptMail(db, receipt.id) : null };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  dashboardMeta(m.erasures_receipt({ number: loaderData?.receipt.number ?? "" }), matches);

/** What is left of an erased person: a receipt without their name, to be mailed or printed. */
export default function AdminErasure({ loaderData: { receipt, mail } }: Route.ComponentProps) {
  const site = useSiteName();
  return (
    <DashboardPage title={m.erasures_receipt({ number: receipt.number })} subtitle={m.erasures_receipt_text()}>
      {receipt.doneAt ? (
        <Note kind={mail === "sent" || mail === "queued" ? "ok" : "caution"}>{mailSentence(mail)}</Note>
      ) : (
        <Note kind="info" live>
          {m.erasures_receipt_running()} <TextLink href={href(receiptPath(receipt.id))}>{m.erasures_receipt_reload()}</TextLink>
        </Note>
      )}
      <Panel title={receipt.doneAt ? m.erasures_receipt_title({ site }) : m.erasures_title()}>
        <Facts facts={receiptFacts(receipt)} />
        <p className="text-ink-2 text-ui">
          {m.erasures_receipt_copies()} {m.erasures_receipt_center()}
        </p>
      </Panel>
    </DashboardPage>
  );
}

function mailSentence(mail: string | null): string {
  if (mail === "queued") return m.erasures_receipt_mail_queued();
  if (mail === "sent") return m.erasures_receipt_mail_sent();
  if (mail === "withheld") return m.erasures_receipt_mail_withheld();
  return mail === null ? m.erasures_receipt_mail_none() : m.erasures_receipt_mail_refused();
}
