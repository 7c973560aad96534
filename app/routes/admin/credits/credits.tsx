import { data, redirect } from "react-router";
import { mayAt } from "#app/admin-areas.ts";
import { CreditLines } from "#app/components/credits/credit-lines.tsx";
import { WaitingCredits } from "#app/components/credits/waiting-credits.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { CREDITS_PATH } from "#app/forms/credits/credits-path.ts";
import { readSigning } from "#app/forms/credits/read-credit.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { useSiteName } from "#app/root-data.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { decidedCredits, waitingCredits } from "#domain/credits/credit-queries.server.ts";
import { waitingRefunds } from "#domain/topups/refund-queries.server.ts";
import { m } from "#messages/m.ts";
import { businessDaysSince } from "#platform/business-days.server.ts";
import { formatUsdExact } from "#platform/money.ts";
import type { Route } from "./+types/credits";

const DONE = { firmado: m.credits_done_signed, descartado: m.credits_done_refused } as const;

export const handle = { query: { hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { userId, secondFactor, teamRole } = viewerOf(context);
  const [asked, decided, refunds] = await Promise.all([waitingCredits(db), decidedCredits(db), waitingRefunds(db)]);
  const waiting = asked.map((credit) => ({ ...credit, days: businessDaysSince(credit.askedAt) }));
  return {
    waiting,
    decided,
    refunds,
    own: { userId, secondFactor, acts: mayAt(teamRole, "act", CREDITS_PATH) },
    said: doneIn(request.url, DONE),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const asked = { ctx: context.get(servicesContext), viewer: viewerOf(context), headers: request.headers };
  const read = await readSigning(asked, await readForm(request));
  if ("refused" in read) return data(read.refused, { status: read.status });
  throw redirect(href(`${CREDITS_PATH}?hecho=${read.outcome === "signed" ? "firmado" : "descartado"}`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.credits_title(), matches);

/** The credits that wait for a second signature, and the last ones that were decided. */
export default function AdminCredits({ loaderData: { waiting, decided, refunds, own, said }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.credits_title()} subtitle={m.credits_lead({ site: useSiteName() })}>
      <DoneNote>{said && !actionData ? DONE[said]() : undefined}</DoneNote>
      <WaitingCredits waiting={waiting} own={own} refused={actionData} />
      {refunds.length > 0 && (
        <Panel title={m.topups_refund_list()}>
          <ul className="grid">
            {refunds.map(({ topUpId, totalCents, center, reference }) => (
              <li key={topUpId}>
                <TextLink href={href(`/dashboard/admin/recargas/${topUpId}`)}>
                  {m.topups_refund_line({ amount: formatUsdExact(totalCents), center, reference })}
                </TextLink>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={m.credits_history()}>
        <CreditLines credits={decided} named />
      </Panel>
    </DashboardPage>
  );
}
