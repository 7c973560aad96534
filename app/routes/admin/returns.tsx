import { data, Form, redirect } from "react-router";
import { CsvButton } from "#app/components/admin/csv-button.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { decideReturn } from "#domain/offers/decide-return.server.ts";
import { type OpenReturn, openReturns } from "#domain/offers/return-queries.server.ts";
import { formatDateTime } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { phoneSaid } from "#texts/desk.ts";
import type { Route } from "./+types/returns";

const PATH = "/dashboard/admin/devoluciones";
const MAX_NOTE = 500;

export const handle = { query: { hecho: oneOf(["decidida", "antes"]) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const done = new URL(request.url).searchParams.get("hecho");
  return { returns: await openReturns(context.get(servicesContext).db), done };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const form = await readForm(request);
  const [act, returnId, note] = [textOf(form, "accion"), textOf(form, "devolucion"), textOf(form, "motivo").trim()];
  if (act !== "devolver" && act !== "negar") throw data(null, { status: 422 });
  if (note === "" || note.length > MAX_NOTE || /\0|\p{Surrogate}/u.test(note))
    return data({ returnId, note, error: m.desk_returns_error_note({ most: MAX_NOTE }) }, { status: 422 });
  const services = { ...context.get(servicesContext), actor: `admin:${userId}` as const };
  const { outcome } = await decideReturn(services, { returnId, uphold: act === "devolver", note });
  if (outcome === "not-found") throw data(null, { status: 404 });
  const done = outcome === "upheld" || outcome === "refused" ? "decidida" : "antes";
  throw redirect(href(`${PATH}?hecho=${done}`), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.desk_returns(), matches);

/** The returns that no fact settles. A decision stands. */
export default function AdminReturns({ loaderData: { returns, done }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.desk_returns()} subtitle={m.desk_returns_text()}>
      {done && (
        <Note kind={done === "decidida" ? "ok" : "caution"} live>
          {done === "decidida" ? m.desk_returns_decided() : m.desk_returns_changed()}
        </Note>
      )}
      {returns.length === 0 ? (
        <EmptyState title={m.desk_returns_none()}>{m.desk_returns_none_text()}</EmptyState>
      ) : (
        returns.map((one) => <Return key={one.id} one={one} refused={actionData?.returnId === one.id ? actionData : null} />)
      )}
      {returns.length > 0 && <CsvButton path={`${PATH}/lista.csv`} />}
    </DashboardPage>
  );
}

function Return({ one, refused }: { one: OpenReturn; refused: { note: string; error: string } | null }) {
  const { id, leadId, number, center, priceCents, askedAt, phoneIsRight, earlier } = one;
  const request = (
    <a className="link num" href={href(`/dashboard/admin/solicitudes/${leadId}`)}>
      {number}
    </a>
  );
  return (
    <Panel title={center}>
      <Facts
        facts={[
          { key: "request", label: m.desk_returns_request(), value: request },
          { key: "price", label: m.desk_returns_price(), value: formatUsdExact(priceCents) },
          { key: "asked", label: m.desk_returns_asked(), value: formatDateTime(askedAt) },
          { key: "phone", label: m.desk_returns_phone(), value: phoneSaid(phoneIsRight) },
          { key: "earlier", label: m.desk_returns_center(), value: m.desk_returns_earlier(earlier) },
        ]}
      />
      <Form method="post" noValidate className="grid gap-3">
        <input type="hidden" name="devolucion" value={id} />
        <Field label={m.desk_returns_note()} hint={m.desk_returns_note_hint()} error={refused?.error} required>
          {(control) => <Input {...control} name="motivo" maxLength={MAX_NOTE} defaultValue={refused?.note ?? ""} />}
        </Field>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" size="s" name="accion" value="devolver">
            {m.desk_returns_uphold()}
          </Button>
          <Button type="submit" kind="outline" size="s" name="accion" value="negar">
            {m.desk_returns_refuse()}
          </Button>
        </p>
      </Form>
    </Panel>
  );
}
