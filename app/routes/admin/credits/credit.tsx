import { data, redirect } from "react-router";
import { mayAt } from "#app/admin-areas.ts";
import { CreditForm } from "#app/components/credits/credit-form.tsx";
import { CreditLines } from "#app/components/credits/credit-lines.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { CREDITS_PATH, creditPath } from "#app/forms/credits/credits-path.ts";
import { readCredit } from "#app/forms/credits/read-credit.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { centerToCredit, creditsOf } from "#domain/credits/credit-queries.server.ts";
import { aloneSince } from "#domain/credits/given-alone.server.ts";
import { otherSigners } from "#domain/credits/signers.server.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";
import type { Route } from "./+types/credit";

const DONE = { dado: m.credits_done_given, pedido: m.credits_done_waits } as const;

export const handle = { query: { hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { userId, secondFactor, teamRole } = viewerOf(context);
  const center = await centerToCredit(db, params.id);
  if (!center) throw data(null, { status: 404 });
  const [credits, aloneCents, signers, balanceCents] = await Promise.all([
    creditsOf(db, center.id),
    aloneSince(db, center.id),
    otherSigners(db, userId),
    balanceOf(db, center.id),
  ]);
  const acts = mayAt(teamRole, "act", CREDITS_PATH);
  return {
    center,
    credits,
    aloneCents,
    signers,
    balanceCents,
    acts,
    secondFactor,
    id: crypto.randomUUID(),
    said: doneIn(request.url, DONE),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const asked = { ctx: context.get(servicesContext), viewer: viewerOf(context), headers: request.headers };
  const read = await readCredit(asked, params.id, await readForm(request));
  if ("refused" in read) return data(read.refused, { status: read.status });
  throw redirect(href(`${creditPath(params.id)}?hecho=${read.outcome === "given" ? "dado" : "pedido"}`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.credits_give(), matches);

/** Gives one center credit by hand, beside what it was given before. */
export default function AdminCredit({ loaderData, actionData }: Route.ComponentProps) {
  const { center, credits, aloneCents, signers, balanceCents, acts, secondFactor, id, said } = loaderData;
  return (
    <DashboardPage title={center.name} subtitle={`${m.credits_balance()}: ${formatUsdExact(balanceCents)}`}>
      <BackLink href={href(CREDITS_PATH)}>{m.credits_title()}</BackLink>
      <DoneNote>{said && !actionData ? DONE[said]() : undefined}</DoneNote>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5.5 lg:grid-cols-2">
        {acts && <CreditForm key={id} {...{ id, aloneCents, signers, secondFactor }} refused={actionData} />}
        <Panel title={m.credits_history_of()}>
          <CreditLines credits={credits} named={false} />
        </Panel>
      </div>
    </DashboardPage>
  );
}
