import Phone from "lucide-react/icons/phone";
import { data, Form, redirect } from "react-router";
import { CsvButton } from "#app/components/admin/csv-button.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { Table } from "#app/ui/table.tsx";
import { centerTold, type OfferToTell, offersToTell } from "#domain/desk/center-calls.server.ts";
import { formatDateTime } from "#platform/format.ts";
import type { Route } from "./+types/calls";

export async function loader({ context }: Route.LoaderArgs) {
  return { offers: await offersToTell(context.get(servicesContext).db) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const form = await readForm(request);
  if (textOf(form, "accion") !== "avisado") throw data(null, { status: 422 });
  const { outcome } = await centerTold(context.get(servicesContext), userId, textOf(form, "oferta"));
  if (outcome === "not-found") throw data(null, { status: 404 });
  throw redirect(href("/dashboard/admin/llamadas"), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.desk_calls(), matches);

/** Open offers that no mail can tell their center about. */
export default function AdminCalls({ loaderData: { offers } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.desk_calls()} subtitle={m.desk_calls_text()}>
      {offers.length === 0 ? (
        <EmptyState title={m.desk_calls_none()}>{m.desk_calls_none_text()}</EmptyState>
      ) : (
        <div className="rounded-xl border bg-surface px-2 elevation-1 md:px-4">
          <Table
            caption={m.desk_calls()}
            captionHidden
            stacked
            columns={[
              {
                key: "center",
                header: m.desk_calls_center(),
                rowHeader: true,
                cell: ({ center, city }) => (
                  <>
                    {center}
                    {city && <span className="font-book text-ink-2"> · {city}</span>}
                  </>
                ),
              },
              { key: "phone", header: m.desk_calls_phone(), cell: PhoneLink },
              {
                key: "request",
                header: m.desk_calls_request(),
                cell: ({ leadId, number, service }) => (
                  <>
                    <a className="link num" href={href(`/dashboard/admin/solicitudes/${leadId}`)}>
                      {number}
                    </a>
                    {service && <span className="block text-ink-2 text-sm">{service}</span>}
                  </>
                ),
              },
              {
                key: "deadline",
                header: m.desk_calls_deadline(),
                cell: ({ answerBy, overdue }) =>
                  overdue ? (
                    <span className="font-semibold text-err">{m.desk_calls_late({ time: formatDateTime(answerBy) })}</span>
                  ) : (
                    formatDateTime(answerBy)
                  ),
              },
              { key: "told", header: m.desk_calls_told(), cell: Told },
            ]}
            rows={offers}
            rowKey={({ id }) => id}
          />
          <p className="border-t py-2">
            <CsvButton path="/dashboard/admin/llamadas/lista.csv" />
          </p>
        </div>
      )}
    </DashboardPage>
  );
}

function PhoneLink({ phone }: OfferToTell) {
  if (!phone) return m.desk_calls_no_phone();
  return (
    <a className="link num whitespace-nowrap" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
      {phone}
    </a>
  );
}

function Told({ id, center, told }: OfferToTell) {
  if (told) return m.desk_calls_told_at({ name: told.by ?? m.desk_calls_team(), time: formatDateTime(told.at) });
  return (
    <Form method="post">
      <input type="hidden" name="oferta" value={id} />
      <Button type="submit" kind="outline" size="s" icon={<Phone />} name="accion" value="avisado">
        {m.desk_calls_tell()}
        <span className="sr-only"> · {center}</span>
      </Button>
    </Form>
  );
}
