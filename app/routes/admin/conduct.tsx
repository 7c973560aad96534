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
import { objectionsToDecide, type WaitingObjection } from "#domain/conduct/conduct-queries.server.ts";
import { decideObjection } from "#domain/conduct/decide-objection.server.ts";
import { formatDateTime, formatDays } from "#platform/format.ts";
import { conductLines } from "#texts/conduct.ts";
import type { Route } from "./+types/conduct";

const PATH = "/dashboard/admin/conducta";
const MAX_REASON = 500;

/** What an administrator presses, and what it means for the objection. */
const DECISIONS = { "dar-razon": "upheld", publicar: "dismissed" } as const;
const DONE = { "dar-razon": m.conduct_desk_done_upheld, publicar: m.conduct_desk_done_dismissed, antes: m.conduct_desk_done_before };

export const handle = { query: { hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const done = new URL(request.url).searchParams.get("hecho") as keyof typeof DONE | null;
  return { objections: await objectionsToDecide(context.get(servicesContext).db), done };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const form = await readForm(request);
  const [act, objectionId, reason] = [textOf(form, "accion"), textOf(form, "objecion"), textOf(form, "motivo").trim()];
  if (act !== "dar-razon" && act !== "publicar") throw data(null, { status: 422 });
  if (reason === "" || reason.length > MAX_REASON || /\0|\p{Surrogate}/u.test(reason))
    return data({ objectionId, reason, error: m.conduct_desk_error_reason({ max: MAX_REASON }) }, { status: 422 });
  const decision = { decision: DECISIONS[act], reason };
  const outcome = await decideObjection(context.get(servicesContext).db, objectionId, decision, `admin:${userId}`);
  throw redirect(href(`${PATH}?hecho=${outcome === "done" ? act : "antes"}`), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.conduct_desk_title(), matches);

/** What centers say against their figures. A decision stands. */
export default function AdminConduct({ loaderData: { objections, done }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.conduct_desk_title()} subtitle={m.conduct_desk_text()}>
      {done && !actionData && (
        <Note kind={done === "antes" ? "caution" : "ok"} live>
          {DONE[done]()}
        </Note>
      )}
      {objections.length === 0 ? (
        <EmptyState title={m.conduct_desk_none()}>{m.conduct_desk_none_text()}</EmptyState>
      ) : (
        objections.map((one) => <Objection key={one.id} one={one} refused={actionData?.objectionId === one.id ? actionData : null} />)
      )}
      {objections.length > 0 && <CsvButton path={`${PATH}/lista.csv`} />}
    </DashboardPage>
  );
}

function Objection({ one, refused }: { one: WaitingObjection; refused: { reason: string; error: string } | null }) {
  const { id, center, objection, objectedAt, from, to } = one;
  return (
    <Panel title={center}>
      <Facts
        facts={[
          { key: "figures", label: m.conduct_desk_figures(), value: conductLines(one).join(". ") },
          { key: "days", label: m.conduct_desk_days(), value: formatDays(from, to) },
          { key: "at", label: m.conduct_desk_at(), value: formatDateTime(objectedAt) },
        ]}
      />
      <blockquote className="max-w-[64ch] whitespace-pre-line wrap-anywhere">{objection}</blockquote>
      <Form method="post" noValidate className="grid gap-3">
        <input type="hidden" name="objecion" value={id} />
        <Field label={m.conduct_desk_reason()} hint={m.conduct_desk_reason_hint()} error={refused?.error} required>
          {(control) => <Input {...control} name="motivo" maxLength={MAX_REASON} defaultValue={refused?.reason ?? ""} />}
        </Field>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" size="s" name="accion" value="dar-razon">
            {m.conduct_desk_uphold()}
          </Button>
          <Button type="submit" kind="outline" size="s" name="accion" value="publicar">
            {m.conduct_desk_dismiss()}
          </Button>
        </p>
      </Form>
    </Panel>
  );
}
