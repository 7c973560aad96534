import ArrowLeft from "lucide-react/icons/arrow-left";
import { data, Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { PROGRESS_PATH } from "#app/components/patients/paused-sky.tsx";
import { servicesContext } from "#app/context.ts";
import { ENTRY_WORDS, entryPath } from "#app/forms/patients/entry-words.ts";
import { entryFields, kindOf } from "#app/forms/patients/progress-form.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf, slugs } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { ENTRY_KINDS, type EntryFields, type EntryKind, type ProgressEntry } from "#domain/patients/progress-entry.ts";
import { progressOf } from "#domain/patients/progress-queries.server.ts";
import { forgetEntry, type SaveEntryOutcome, saveEntry } from "#domain/patients/save-entry.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/progress-entry";
import { EntryFieldsOf } from "./progress-entry/entry-fields.tsx";

export const handle = { query: { que: oneOf(Object.values(ENTRY_WORDS)), id: slugs(40) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const kind = kindOf(searchParams.get("que")) ?? "stage";
  const id = searchParams.get("id");
  const { entries, today } = await progressOf(context.get(servicesContext), viewerOf(context).userId);
  const entry = id === null ? null : entries.find((one) => one.id === id && one.kind === kind);
  if (entry === undefined) throw data(null, { status: 404 });
  return { kind, id, fields: fieldsOf(entry, today) };
}

/** `guardar` saves what was typed, `borrar` deletes the entry. */
export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const services = { ...context.get(servicesContext), actor: `patient:${userId}` as const };
  const { searchParams } = new URL(request.url);
  const kind = kindOf(searchParams.get("que"));
  const id = searchParams.get("id");
  if (!kind) throw data(null, { status: 404 });
  const form = await readForm(request);
  if (textOf(form, "accion") === "borrar") {
    if (id === null || (await forgetEntry(services, userId, id)).outcome === "gone") throw data(null, { status: 404 });
    throw redirect(href(PROGRESS_PATH), { status: 303 });
  }
  const fields = entryFields(form);
  const saved: SaveEntryOutcome = await saveEntry(services, userId, { kind, id, fields });
  if (saved.outcome === "saved") throw redirect(href(PROGRESS_PATH), { status: 303 });
  if (saved.outcome === "gone") throw data(null, { status: 404 });
  return data({ fields, problems: saved.outcome === "refused" ? saved.problems : {}, full: saved.outcome === "full" }, { status: 422 });
}

/** Returns what the form shows at first: the entry, or today. */
function fieldsOf(entry: ProgressEntry | null, today: string): EntryFields {
  const empty = { name: "", dose: "", from: today, to: "", sure: "si", at: "", times: "", place: "", note: "" };
  switch (entry?.kind) {
    case undefined:
      return empty;
    case "stage":
      return { ...empty, name: entry.name, from: entry.from, to: entry.to ?? "", sure: entry.sure ? "si" : "", note: entry.note };
    case "medicine":
      return {
        ...empty,
        name: entry.name,
        dose: entry.dose,
        from: entry.from,
        to: entry.to,
        times: entry.times.join(", "),
        note: entry.note,
      };
    case "appointment":
      return { ...empty, name: entry.name, from: entry.on, at: entry.at ?? "", place: entry.place, note: entry.note };
    case "result":
      return { ...empty, name: entry.name, from: entry.on, note: entry.note };
  }
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.patients_note_down(), matches);

const KIND_NAMES: Record<EntryKind, () => string> = {
  stage: m.patients_stage,
  medicine: m.patients_medicine,
  appointment: m.patients_appointment,
  result: m.patients_result,
};

/** A stage, a medicine or an appointment, new or existing. */
export default function PatientProgressEntry({ loaderData: { kind, id, fields }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={id ? m.patients_change_entry() : m.patients_note_down()} subtitle={m.patients_only_you()}>
      <TextLink href={href(PROGRESS_PATH)} icon={<ArrowLeft />} className="-order-1 -my-2 justify-self-start">
        {m.patients_progress()}
      </TextLink>
      <Card className="grid max-w-[720px] gap-5">
        {!id && (
          <nav aria-label={m.patients_what_to_note()} className="flex flex-wrap gap-2">
            {ENTRY_KINDS.map((one) => (
              <a
                key={one}
                href={href(entryPath(one))}
                aria-current={one === kind ? "page" : undefined}
                className="inline-flex min-h-11 items-center rounded-full border-[1.5px] border-line-strong px-4.5 font-medium text-inherit text-ui no-underline hover:bg-tint aria-[current]:border-2 aria-[current]:border-brand aria-[current]:bg-tint"
              >
                {KIND_NAMES[one]()}
              </a>
            ))}
          </nav>
        )}
        {actionData?.full && <Note kind="error">{m.patients_full()}</Note>}
        <Form method="post" noValidate key={`${kind} ${id}`} className="grid gap-5">
          <EntryFieldsOf kind={kind} fields={actionData?.fields ?? fields} problems={actionData?.problems ?? {}} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" kind="cta" name="accion" value="guardar">
              {m.patients_keep()}
            </Button>
            {id && (
              <Button type="submit" kind="quiet" name="accion" value="borrar">
                {m.patients_forget()}
              </Button>
            )}
          </div>
        </Form>
      </Card>
    </DashboardPage>
  );
}
