import { data, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Receipts } from "#app/components/topups/receipts.tsx";
import { TopUpBadge } from "#app/components/topups/top-up-badge.tsx";
import { TopUpFacts } from "#app/components/topups/top-up-facts.tsx";
import { servicesContext } from "#app/context.ts";
import { done, theirs } from "#app/forms/listing/own-center.server.ts";
import { textOf } from "#app/forms/read-form.server.ts";
import { readUpload } from "#app/forms/read-upload.server.ts";
import { ownTopUp } from "#app/forms/topups/own-top-up.server.ts";
import { filesOf } from "#app/forms/uploads/arrived-files.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { documentsOfTopUp } from "#domain/invoicing/document-queries.server.ts";
import { ownBankAccount } from "#domain/topups/bank-account.server.ts";
import { beginCheckout } from "#domain/topups/begin-checkout.server.ts";
import { cancelTopUp } from "#domain/topups/cancel-top-up.server.ts";
import { sendVoucher } from "#domain/topups/send-voucher.server.ts";
import { CANCELABLE, type TopUp, VOUCHER_LIMITS } from "#domain/topups/top-up.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { refusedDocument } from "#texts/refused-files.ts";
import { GATEWAY_NAMES, TOP_UP_STATUS_NAMES } from "#texts/topups.ts";
import type { Route } from "./+types/top-up";
import { CardPanel } from "./card-panel.tsx";
import { TransferPanel } from "./transfer-panel.tsx";
import { VoucherPanel } from "./voucher-panel.tsx";

export const handle = { takesFiles: true, query: { hecho: oneOf(["comprobante"]) } } satisfies Handle;

const NEW = "/dashboard/provider/billetera/recargar";
const pathOf = (id: string) => `/dashboard/provider/billetera/recargas/${id}`;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { topUp } = await ownTopUp(context, params.id);
  const [account, documents] = await Promise.all([ownBankAccount(db), documentsOfTopUp(db, topUp.id)]);
  return { topUp, account, documents, done: new URL(request.url).searchParams.get("hecho") };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { topUp, member } = await ownTopUp(context, params.id);
  const upload = await readUpload(request);
  const refuse = (error: string, status: 409 | 422 = 422) => data({ error }, { status });
  const act = textOf(upload.fields, "accion");
  if (act === "cancelar") {
    if (theirs(await cancelTopUp(services, member, topUp.id)) === "closed") return refuse(m.topups_cancel_closed(), 409);
    throw redirect(href(pathOf(topUp.id)), { status: 303 });
  }
  if (act !== "pagar" && act !== "comprobante") throw data(null, { status: 422 });
  if (act === "pagar") {
    const outcome = theirs(await beginCheckout(services, member, topUp.id));
    if (outcome === "unreachable") return refuse(m.topups_card_unreachable());
    throw redirect(href(pathOf(topUp.id)), { status: 303 });
  }
  const files = await filesOf(services, member.userId, upload);
  if (!files) return refuse(m.uploads_gone());
  const { name: fileName, bytes } = files[0] ?? { name: "", bytes: new Uint8Array() };
  const outcome = theirs(await sendVoucher(services, member, topUp.id, { fileName, bytes }));
  if (outcome === "sent") throw done(pathOf(topUp.id), "comprobante");
  if (outcome === "closed") return refuse(m.topups_voucher_closed(), 409);
  if (outcome.reason === "too-many") return refuse(m.topups_voucher_many({ count: VOUCHER_LIMITS.maxVouchers }));
  return refuse(refusedDocument(outcome, bytes));
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.topups_title(), matches);

/** One top-up: its state, what to do next, and its receipts. */
export default function TopUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { topUp, account, documents, done } = loaderData;
  const { method, status } = topUp;
  const [paid, open] = [status === "paid" || status === "refunded", !["paid", "refunded", "canceled"].includes(status)];
  const cancelable = (CANCELABLE as readonly string[]).includes(status);
  return (
    <DashboardPage
      title={m.topups_one({ reference: topUp.reference })}
      subtitle={m.topups_one_since({ day: formatDate(topUp.askedAt) })}
      actions={<TopUpBadge status={status} />}
    >
      <BackLink href={href(NEW)}>{m.topups_back()}</BackLink>
      <DoneNote>{done && !actionData ? m.topups_done_voucher() : undefined}</DoneNote>
      {!open && actionData && (
        <Note kind="caution" live>
          {actionData.error}
        </Note>
      )}
      <Standing topUp={topUp} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5.5 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5.5">
          {open && method === "bank" && <TransferPanel topUp={topUp} account={account} />}
          {open && method === "bank" && <VoucherPanel topUp={topUp} error={actionData?.error} />}
          {open && method === "card" && status !== "confirming" && <CardPanel topUp={topUp} error={actionData?.error} />}
          {status === "confirming" && (
            <Panel title={TOP_UP_STATUS_NAMES[status]()}>
              <p>{m.topups_card_confirming({ gateway: GATEWAY_NAMES[topUp.gateway!]() })}</p>
            </Panel>
          )}
          {cancelable && (
            <form method="post" encType="multipart/form-data" className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button type="submit" name="accion" value="cancelar" kind="outline" size="s">
                {m.topups_cancel()}
              </Button>
              <p className="text-ink-2 text-sm">{m.topups_cancel_text()}</p>
            </form>
          )}
          {paid && (
            <Panel title={m.topups_receipts()}>
              <Receipts documents={documents} under={(id) => `/dashboard/provider/billetera/recibos/${id}`} />
            </Panel>
          )}
        </div>
        <Panel title={m.topups_admin_money()}>
          <TopUpFacts topUp={topUp} />
        </Panel>
      </div>
    </DashboardPage>
  );
}

/** The state of a top-up in one sentence. */
function Standing({ topUp }: { topUp: TopUp }) {
  const { status, sentAt, refusalReason, netCents, taxCents, decidedAt, refundedAt, refundReason } = topUp;
  const amounts = { net: formatUsdExact(netCents), total: formatUsdExact(netCents + taxCents) };
  if (status === "sent" && sentAt) return <Note kind="info">{m.topups_sent_text({ day: formatDate(sentAt) })}</Note>;
  if (status === "refused") return <Note kind="error">{m.topups_refused_text({ reason: refusalReason ?? "" })}</Note>;
  if (status === "failed") return <Note kind="error">{m.topups_card_failed()}</Note>;
  if (status === "canceled" && decidedAt) return <Note kind="info">{m.topups_canceled_text({ day: formatDate(decidedAt) })}</Note>;
  if (status === "paid" && decidedAt) return <Note kind="ok">{m.topups_paid_text({ ...amounts, day: formatDate(decidedAt) })}</Note>;
  if (status === "refunded" && refundedAt)
    return <Note kind="info">{m.topups_refunded_text({ ...amounts, day: formatDate(refundedAt), reason: refundReason ?? "" })}</Note>;
  return null;
}
