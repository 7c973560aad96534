import { data, redirect } from "react-router";
import { hoursFieldNames, weekChoices } from "#app/components/consultations/hours-fields.ts";
import { OwnWeek } from "#app/components/consultations/own-week.tsx";
import { WeekFields } from "#app/components/consultations/week-fields.tsx";
import { WeekTools } from "#app/components/consultations/week-tools.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { ChangesBar } from "#app/components/dashboard/changes-bar.tsx";
import { comparedFields } from "#app/components/dashboard/compared-fields.ts";
import { ConflictNote, TheirFields } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { KeptForm } from "#app/components/dashboard/kept-form.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { askedFilling } from "#app/forms/consultations/asked-filling.server.ts";
import { heldHours, profileFields, readHours } from "#app/forms/consultations/hours-form.server.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import { sentSection } from "#app/forms/listing/section-values.ts";
import { choiceOf, readForm } from "#app/forms/read-form.server.ts";
import { type Held, shownIn, threeWay } from "#app/forms/three-way.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Below, Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { MODES } from "#domain/consultations/consultation.ts";
import { hoursOf, profileWeekOf } from "#domain/consultations/hours-queries.server.ts";
import { setHours } from "#domain/consultations/set-hours.server.ts";
import { m } from "#messages/m.ts";
import type { Db } from "#platform/db/db.ts";
import { MODE_NAMES } from "#texts/consultations.ts";
import type { Route } from "./+types/hours";

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = await ownCenter(context, "agenda.keep");
  const { db } = context.get(servicesContext);
  return { id, held: heldHours(await hoursOf(db, id)), ...(await profileOf(db, id)) };
}

/** Returns the hours of the profile, and what the fields would hold with them. */
async function profileOf(db: Db, id: string) {
  const profile = await profileWeekOf(db, id);
  return { profile, fields: profileFields(profile) };
}

interface Answer {
  readonly values: Held;
  /** What the values are a change of. */
  readonly shown: Held;
  readonly errors: Readonly<Record<string, string>>;
  /** The fields that a colleague changed too. */
  readonly both: readonly string[];
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { id } = await ownCenter(context, "agenda.keep");
  const form = await readForm(request);
  choiceOf(form, "horas", ["perfil", "propias"]);
  const [stored, shown] = [heldHours(await hoursOf(services.db, id)), shownIn(form)];
  const { profile, fields } = await profileOf(services.db, id);
  const filled = askedFilling(form, fields);
  if (filled) return data<Answer>({ values: filled, shown, errors: {}, both: [] });
  const { merged, both } = threeWay(shown, form, stored);
  const read = readHours(merged, profile);
  if (!read.ok) return data<Answer>({ values: merged, shown, errors: read.errors, both: [] }, { status: 422 });
  if (both.length > 0) return data<Answer>({ values: merged, shown: stored, errors: {}, both }, { status: 409 });
  await setHours(services, { userId: viewerOf(context).userId, providerId: id }, read.hours);
  throw redirect(href("/dashboard/provider/agenda"), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.consultations_hours(), matches);

/** Sets when the center receives people. */
export default function AgendaHours({ loaderData, actionData }: Route.ComponentProps) {
  const held = actionData?.values ?? loaderData.held;
  const values = sentSection(held);
  const typed = Object.fromEntries(Object.keys(loaderData.held).map((name) => [name, values.text(name)]));
  const errors = actionData?.errors ?? {};
  return (
    <DashboardPage title={m.consultations_hours()} subtitle={m.consultations_hours_text()}>
      <BackLink href={href("/dashboard/provider/agenda")}>{m.consultations_agenda()}</BackLink>
      {actionData && actionData.both.length > 0 && (
        <ConflictNote>
          <TheirFields
            fields={comparedFields(hoursFieldNames(), sentSection(actionData.shown), values).filter(({ key }) =>
              actionData.both.includes(key),
            )}
          />
        </ConflictNote>
      )}
      <KeptForm
        about={loaderData.id}
        shown={actionData?.shown ?? loaderData.held}
        redraw={actionData !== undefined && actionData.both.length > 0}
        className="grid gap-4 md:gap-5"
      >
        {Object.keys(errors).length > 0 && (
          <Note kind="error" live>
            {m.consultations_error_some()}
          </Note>
        )}
        <Panel title={m.consultations_week()} id="semana">
          <OwnWeek
            legend={m.consultations_week_which()}
            choices={weekChoices()}
            chosen={values.text("horas")}
            followed={loaderData.profile}
            further={
              <a className="link" href={href("/dashboard/provider/perfil#horario")}>
                {m.consultations_week_of_profile_change()}
              </a>
            }
          >
            <WeekTools at="semana" profile={loaderData.fields} />
            <WeekFields text={values.text} errorOf={(day) => errors[day]} />
          </OwnWeek>
        </Panel>
        <Panel title={m.consultations_each()}>
          <div className="grid gap-4 sm:grid-cols-3">
            <NumberField name="duracion" label={m.consultations_minutes()} typed={typed} errors={errors} />
            <NumberField name="margen" label={m.consultations_margin()} typed={typed} errors={errors} />
            <NumberField name="antelacion" label={m.consultations_notice_hours()} typed={typed} errors={errors} />
          </div>
          <fieldset aria-describedby={errors.modo ? "modo-error" : undefined}>
            <legend className="font-semibold text-ui">{m.consultations_how()}</legend>
            {MODES.map((mode) => (
              <Checkbox
                key={mode}
                name="modo"
                value={mode}
                label={MODE_NAMES[mode]()}
                defaultChecked={values.list("modo").includes(mode)}
              />
            ))}
            <Below id="modo" error={errors.modo} />
          </fieldset>
          <Checkbox
            name="ofrecer"
            value="si"
            label={m.consultations_offer()}
            hint={m.consultations_offer_hint()}
            error={errors.ofrecer}
            defaultChecked={typed.ofrecer === "si"}
          />
        </Panel>
        <ChangesBar title={m.consultations_hours_bar()} text={m.consultations_hours_bar_text()} save={m.consultations_save()} />
      </KeptForm>
    </DashboardPage>
  );
}

interface NumberFieldProps {
  name: string;
  label: string;
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

const NumberField = ({ name, label, typed, errors }: NumberFieldProps) => (
  <Field label={label} error={errors[name]} required>
    {(control) => <Input {...control} name={name} inputMode="numeric" defaultValue={typed[name] ?? ""} />}
  </Field>
);
