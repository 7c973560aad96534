import { data } from "react-router";
import { mayAt } from "#app/admin-areas.ts";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { Receipts } from "#app/components/topups/receipts.tsx";
import { TopUpBadge } from "#app/components/topups/top-up-badge.tsx";
import { TopUpFacts } from "#app/components/topups/top-up-facts.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { done } from "#app/forms/listing/own-center.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { REFUND_ACTS, type RefusedRefund, readRefund } from "#app/forms/topups/read-refund.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { otherSigners } from "#domain/credits/signers.server.ts";
import { documentsOfTopUp } from "#domain/invoicing/document-queries.server.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { confirmTopUp, denyPayment, refuseTopUp } from "#domain/topups/decide-top-up.server.ts";
import { refundedAloneSince, waitingRefundOf } from "#domain/topups/refund-queries.server.ts";
import { isDecidable } from "#domain/topups/top-up.ts";
import { oddPayments, topUpById } from "#domain/topups/top-up-queries.server.ts";
import { m } from "#messages/m.ts";
import { businessDaysSince } from "#platform/business-days.server.ts";
import { formatDate } from "#platform/format.ts";
import { formatCents, formatUsdExact } from "#platform/money.ts";
import type { Route } from "./+types/top-up";
import { DecideCardPanel, DecidePanel } from "./decide-panel.tsx";
import { RefundPanel } from "./refund-panel.tsx";

const DONE = {
  confirmada: m.topups_admin_done_confirmed,
  rechazada: m.topups_admin_done_refused,
  negada: m.topups_admin_done_denied,
  devuelta: m.topups_admin_done_refunded,
  pedida: m.topups_refund_done_waits,
  firmada: m.topups_refund_done_signed,
  descartada: m.topups_refund_done_dropped,
};
/** The acts of the page's buttons, and what is said after each. */
const ACTS = { confirmar: "confirmada", rechazar: "rechazada", negar: "negada" } as const;
/** What is said after each outcome of an act on a refund. */
const REFUNDED = { done: "devuelta", waits: "pedida", signed: "firmada", refused: "descartada" } as const;
const LIST = "/dashboard/admin/recargas";

export const handle = { query: { hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const topUp = await topUpById(db, params.id, "any");
  if (!topUp) throw data(null, { status: 404 });
  const { userId, secondFactor, teamRole } = viewerOf(context);
  const [documents, odd, waits, aloneCents, signers] = await Promise.all([
    documentsOfTopUp(db, topUp.id),
    oddPayments(db, topUp.id),
    waitingRefundOf(db, topUp.id),
    refundedAloneSince(db, topUp.providerId),
    otherSigners(db, userId),
  ]);
  const waiting = waits && { ...waits, days: businessDaysSince(waits.askedAt) };
  const own = { userId, secondFactor, acts: mayAt(teamRole, "act", LIST) };
  return { topUp, documents, odd, refund: { waiting, aloneCents, signers, own }, done: doneIn(request.url, DONE) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const actor = `admin:${viewer.userId}` as const;
  const fields = await readForm(request);
  const onRefund = REFUND_ACTS.find((act) => act === textOf(fields, "accion"));
  if (onRefund) {
    const read = await readRefund({ ctx: services, viewer, headers: request.headers }, params.id, onRefund, fields);
    if ("outcome" in read) throw done(`${LIST}/${params.id}`, REFUNDED[read.outcome]);
    if (read.status === 404) throw data(null, { status: 404 });
    return data({ refund: read.refused, closed: read.status === 409, error: read.refused.error ?? "" }, { status: read.status });
  }
  const reason = textOf(fields, "motivo").trim();
  const what = (Object.keys(ACTS) as (keyof typeof ACTS)[]).find((act) => act === textOf(fields, "accion"));
  if (!what) throw data(null, { status: 422 });
  const refuse = (error: string, status: 409 | 422 = 422) => data({ what, reason, error, closed: status === 409 }, { status });
  if (what === "rechazar" && (reason === "" || reason.length > MAX_REASON)) return refuse(m.topups_admin_reason_error({ max: MAX_REASON }));
  const outcome = await {
    confirmar: () => confirmTopUp(services, params.id, actor),
    rechazar: () => refuseTopUp(services, params.id, reason, actor),
    negar: () => denyPayment(services, params.id, actor),
  }[what]();
  if (outcome === "not-found") throw data(null, { status: 404 });
  if (outcome === "closed") return refuse(m.topups_admin_closed(), 409);
  throw done(`${LIST}/${params.id}`, ACTS[what]);
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.topups_admin_title(), matches);

/** One top-up for our team: the voucher beside the amounts, and the decision. */
export default function TopUpForTeam({ loaderData: { topUp, documents, odd, refund, done }, actionData }: Route.ComponentProps) {
  const { status, method, vouchers } = topUp;
  const wrong = actionData && !actionData.closed && "what" in actionData ? actionData : undefined;
  const wrongRefund: RefusedRefund | undefined = actionData && !actionData.closed && "refund" in actionData ? actionData.refund : undefined;
  const decidable = isDecidable(topUp);
  return (
    <DashboardPage
      title={m.topups_one({ reference: topUp.reference })}
      subtitle={m.topups_admin_of({ name: topUp.providerName, day: formatDate(topUp.askedAt) })}
      actions={<TopUpBadge status={status} />}
    >
      <BackLink href={href(LIST)}>{m.topups_admin_title()}</BackLink>
      <DoneNote>{done && !actionData ? DONE[done]() : undefined}</DoneNote>
      {actionData?.closed && <ToldNote>{actionData.error}</ToldNote>}
      {topUp.refusalReason && <Note kind="info">{m.topups_refused_text({ reason: topUp.refusalReason })}</Note>}
      {topUp.refundedAt && (
        <Note kind="info">
          {m.topups_refunded_text({
            total: formatUsdExact(topUp.netCents + topUp.taxCents),
            day: formatDate(topUp.refundedAt),
            reason: topUp.refundReason ?? "",
          })}
        </Note>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5.5 lg:grid-cols-2">
        <Panel title={m.topups_admin_money()}>
          <TopUpFacts topUp={topUp} />
        </Panel>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5.5">
          {method === "bank" && (
            <Panel title={m.topups_admin_vouchers()}>
              {vouchers.length === 0 && <p className="text-ink-2">{m.topups_admin_vouchers_none()}</p>}
              <ul className="grid empty:hidden">
                {vouchers.map(({ id, fileName, sentAt }) => (
                  <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                    <TextLink href={href(`${LIST}/comprobantes/${id}`)} className="break-all">
                      {fileName}
                    </TextLink>
                    <span className="text-ink-2 text-sm">{formatDate(sentAt)}</span>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          {odd.length > 0 && (
            <Panel title={m.topups_admin_odd()}>
              <ul className="grid gap-2">
                {odd.map(({ effect, amountCents, currency, receivedAt }) => {
                  const said = { amount: formatCents(amountCents), currency: currency.toUpperCase(), day: formatDate(receivedAt) };
                  return (
                    <li key={receivedAt.getTime()}>
                      {effect === "second" ? m.topups_admin_odd_second(said) : m.topups_admin_odd_mismatch(said)}
                    </li>
                  );
                })}
              </ul>
            </Panel>
          )}
          {decidable && method === "bank" && <DecidePanel topUp={topUp} refused={wrong} />}
          {decidable && method === "card" && <DecideCardPanel topUp={topUp} error={wrong?.error} />}
          {(status === "paid" || status === "refunded") && (
            <Panel title={m.topups_receipts()}>
              <Receipts documents={documents} under={(id) => `${LIST}/recibos/${id}/ecf.xml`} />
            </Panel>
          )}
          {status === "paid" && <RefundPanel topUp={topUp} {...refund} refused={wrongRefund} />}
          {!decidable && status !== "paid" && wrong && <Note kind="error">{wrong.error}</Note>}
        </div>
      </div>
    </DashboardPage>
  );
}
