import { data } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { ChangesBar } from "#app/components/dashboard/changes-bar.tsx";
import { comparedFields } from "#app/components/dashboard/compared-fields.ts";
import { ConflictNote, TheirFields } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { KeptForm } from "#app/components/dashboard/kept-form.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { CriteriaFields } from "#app/components/offers/criteria-fields.tsx";
import { preferenceNames } from "#app/components/offers/rule-fields.ts";
import { servicesContext } from "#app/context.ts";
import { done, memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { sentSection } from "#app/forms/listing/section-values.ts";
import { heldPreferences, type PreferencesTyped, readPreferences } from "#app/forms/offers/read-preferences.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { shownIn, threeWay } from "#app/forms/three-way.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { preferencesOf, savePreferences } from "#domain/offers/criteria.server.ts";
import { criteriaChoices } from "#domain/offers/criteria-choices.server.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import type { Route } from "./+types/preferences";

const PATH = "/dashboard/provider/solicitudes/preferencias";

/** Every country may be ticked. */
const MAX_FIELDS = 400;

export const handle = { query: { hecho: oneOf(["guardado"]) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { id } = await ownCenter(context, "automatic.keep");
  const [choices, preferences] = await Promise.all([criteriaChoices(db, id), preferencesOf(db, id)]);
  return {
    id,
    choices,
    preferences,
    held: heldPreferences(preferences),
    today: dayInSantoDomingo(now()),
    saved: new URL(request.url).searchParams.has("hecho"),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request, MAX_FIELDS);
  const member = await memberOf(context, form, "automatic.keep");
  const [choices, preferences] = await Promise.all([
    criteriaChoices(services.db, member.providerId),
    preferencesOf(services.db, member.providerId),
  ]);
  const [stored, shown] = [heldPreferences(preferences), shownIn(form)];
  const { merged, both } = threeWay(shown, form, stored);
  const read = readPreferences(merged, choices, dayInSantoDomingo(now()));
  if (Object.keys(read.errors).length > 0) return data({ ...read, values: merged, shown, both: [] }, { status: 422 });
  if (both.length > 0) return data({ ...read, values: merged, shown: stored, both }, { status: 409 });
  theirs(await savePreferences(services, member, read.preferences));
  throw done(PATH, "guardado");
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.offers_preferences(), matches);

/** Which requests a center takes, how many a day, and when none. */
export default function RequestPreferences({ loaderData, actionData }: Route.ComponentProps) {
  const { id, choices, today, saved } = loaderData;
  const preferences = actionData?.preferences ?? loaderData.preferences;
  const errors: PreferencesTyped["errors"] = actionData?.errors ?? {};
  const values = sentSection(actionData?.values ?? {});
  const cap = actionData?.cap ?? (preferences.dailyCap === null ? "" : String(preferences.dailyCap));
  return (
    <DashboardPage title={m.offers_preferences()} subtitle={m.offers_preferences_text()}>
      <BackLink href={href("/dashboard/provider/solicitudes")}>{m.offers_requests()}</BackLink>
      {saved && !actionData && (
        <Note kind="ok" live>
          {m.offers_preferences_saved()}
        </Note>
      )}
      {actionData && actionData.both.length > 0 && (
        <ConflictNote>
          <TheirFields
            fields={comparedFields(preferenceNames(choices), sentSection(actionData.shown), values).filter(({ key }) =>
              actionData.both.includes(key),
            )}
          />
        </ConflictNote>
      )}
      {Object.keys(errors).length > 0 && (
        <Note kind="error" live>
          {m.offers_error_some()}
        </Note>
      )}
      <KeptForm
        about={id}
        shown={actionData?.shown ?? loaderData.held}
        redraw={actionData !== undefined && actionData.both.length > 0}
        className="grid gap-4 md:gap-5"
      >
        <input type="hidden" name="centro" value={id} />
        <Panel title={m.offers_criteria()}>
          <p className="text-ink-2 text-ui">{m.offers_criteria_text()}</p>
          <CriteriaFields choices={choices} chosen={preferences.criteria} withPerson />
        </Panel>
        <Panel title={m.offers_rhythm()}>
          <Field label={m.offers_cap()} hint={m.offers_cap_hint()} error={errors.tope} className="max-w-90">
            {(control) => <Input {...control} name="tope" inputMode="numeric" maxLength={3} defaultValue={cap} />}
          </Field>
          <Checkbox name="pausa" value="si" label={m.offers_pause()} hint={m.offers_pause_hint()} defaultChecked={preferences.paused} />
          <Field label={m.offers_pause_until()} hint={m.offers_pause_until_hint()} error={errors.hasta} className="max-w-90">
            {(control) => <Input {...control} type="date" name="hasta" min={today} defaultValue={preferences.pausedUntil ?? ""} />}
          </Field>
        </Panel>
        <ChangesBar title={m.offers_preferences_from_now()} text={m.offers_preferences_told()} save={m.offers_save()} />
      </KeptForm>
    </DashboardPage>
  );
}
