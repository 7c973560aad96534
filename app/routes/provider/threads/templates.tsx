import { data } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { ChangesBar } from "#app/components/dashboard/changes-bar.tsx";
import { type ComparedField, comparedFields } from "#app/components/dashboard/compared-fields.ts";
import { ConflictNote, TheirFields } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { KeptForm } from "#app/components/dashboard/kept-form.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { done, memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { sentSection } from "#app/forms/listing/section-values.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { bodyField, heldTemplates, nameField, PLACES, readTemplates } from "#app/forms/threads/templates-form.ts";
import { shownIn, threeWay } from "#app/forms/three-way.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MAX_TEMPLATE_BODY, MAX_TEMPLATE_NAME, MAX_TEMPLATES } from "#domain/threads/reply-template.ts";
import { saveTemplates, templatesOf } from "#domain/threads/reply-templates.server.ts";
import { m } from "#messages/m.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { MARK_NAMES } from "#texts/threads.ts";
import type { Route } from "./+types/templates";

const PATH = "/dashboard/provider/solicitudes/plantillas";

export const handle = { query: { hecho: oneOf(["guardado"]) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { id } = await ownCenter(context, "requests.answer");
  const templates = await templatesOf(context.get(servicesContext).db, id);
  return { id, held: heldTemplates(templates), saved: new URL(request.url).searchParams.has("hecho") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const member = await memberOf(context, form, "requests.answer");
  const [stored, shown] = [heldTemplates(await templatesOf(services.db, member.providerId)), shownIn(form)];
  const { merged, both } = threeWay(shown, form, stored);
  const { templates, errors } = readTemplates(merged);
  if (Object.keys(errors).length > 0) return data({ values: merged, shown, errors, both: [] }, { status: 422 });
  if (both.length > 0) return data({ values: merged, shown: stored, errors, both }, { status: 409 });
  theirs(await saveTemplates(services, member, templates));
  throw done(PATH, "guardado");
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.threads_templates(), matches);

const fieldNames = (): ComparedField[] =>
  PLACES.flatMap((place) => [
    { name: nameField(place), label: `${m.threads_templates_name()} ${place}` },
    { name: bodyField(place), label: `${m.threads_templates_body()} ${place}` },
  ]);

/** The replies that a center saves for itself, with the marks that it may use. */
export default function ReplyTemplates({ loaderData, actionData }: Route.ComponentProps) {
  const values = sentSection(actionData?.values ?? loaderData.held);
  const errors: Readonly<Record<string, string>> = actionData?.errors ?? {};
  const isUsed = (place: number) => values.text(nameField(place)) !== "" || values.text(bodyField(place)) !== "";
  const free = PLACES.find((place) => !isUsed(place));
  return (
    <DashboardPage title={m.threads_templates()} subtitle={m.threads_templates_text({ max: MAX_TEMPLATES })}>
      <BackLink href={href("/dashboard/provider/ajustes")}>{m.team_settings()}</BackLink>
      <DoneNote>{loaderData.saved && !actionData ? m.threads_templates_saved() : undefined}</DoneNote>
      {actionData && actionData.both.length > 0 && (
        <ConflictNote>
          <TheirFields
            fields={comparedFields(fieldNames(), sentSection(actionData.shown), values).filter(({ key }) => actionData.both.includes(key))}
          />
        </ConflictNote>
      )}
      {Object.keys(errors).length > 0 && (
        <Note kind="error" live>
          {m.offers_error_some()}
        </Note>
      )}
      <Panel title={m.threads_templates_marks()}>
        <p className="text-ink-2">{m.threads_templates_marks_text()}</p>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {choicesIn(MARK_NAMES).map(({ value, label }) => (
            <div key={value} className="flex flex-wrap items-baseline gap-x-2.5">
              <dt translate="no" className="font-semibold">
                {`{${value}}`}
              </dt>
              <dd className="text-ink-2 text-sm">{label}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <KeptForm
        about={loaderData.id}
        shown={actionData?.shown ?? loaderData.held}
        redraw={actionData !== undefined && actionData.both.length > 0}
        className="grid gap-4 md:gap-5"
      >
        <input type="hidden" name="centro" value={loaderData.id} />
        {PLACES.filter((place) => isUsed(place) || place === free).map((place) => (
          <Panel key={place} title={values.text(nameField(place)) || m.threads_templates_new()}>
            <Field
              label={m.threads_templates_name()}
              hint={m.threads_templates_name_hint()}
              error={errors[nameField(place)]}
              className="max-w-90"
            >
              {(control) => (
                <Input {...control} name={nameField(place)} maxLength={MAX_TEMPLATE_NAME} defaultValue={values.text(nameField(place))} />
              )}
            </Field>
            <Field label={m.threads_templates_body()} error={errors[bodyField(place)]}>
              {(control) => (
                <Textarea
                  {...control}
                  name={bodyField(place)}
                  rows={4}
                  maxLength={MAX_TEMPLATE_BODY}
                  defaultValue={values.text(bodyField(place))}
                />
              )}
            </Field>
          </Panel>
        ))}
        <ChangesBar title={m.threads_templates_bar()} text={m.threads_templates_bar_text()} save={m.offers_save()} />
      </KeptForm>
    </DashboardPage>
  );
}
