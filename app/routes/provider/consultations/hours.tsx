import { data, Form, redirect } from "react-router";
import { WeekFields } from "#app/components/consultations/week-fields.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { readHours, typedHours } from "#app/forms/consultations/hours-form.server.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Below, Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { MODES } from "#domain/consultations/consultation.ts";
import { hoursOf } from "#domain/consultations/hours-queries.server.ts";
import { setHours } from "#domain/consultations/set-hours.server.ts";
import { m } from "#messages/m.ts";
import { MODE_NAMES } from "#texts/consultations.ts";
import type { Route } from "./+types/hours";

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = await ownCenter(context);
  const hours = await hoursOf(context.get(servicesContext).db, id);
  return { typed: typedHours(hours), modes: [...hours.modes] as string[] };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id } = await ownCenter(context);
  const read = readHours(await readForm(request));
  if (!read.ok) return data({ typed: read.typed, modes: read.modes, errors: read.errors }, { status: 422 });
  await setHours(context.get(servicesContext), { userId: viewerOf(context).userId, providerId: id }, read.hours);
  throw redirect(href("/dashboard/provider/agenda"), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.consultations_hours(), matches);

/** Sets when the center receives people. */
export default function AgendaHours({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, modes } = actionData ?? loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <DashboardPage title={m.consultations_hours()} subtitle={m.consultations_hours_text()}>
      <BackLink href={href("/dashboard/provider/agenda")}>{m.consultations_agenda()}</BackLink>
      <Form method="post" noValidate className="grid gap-4 md:gap-5">
        {actionData && (
          <Note kind="error" live>
            {m.consultations_error_some()}
          </Note>
        )}
        <Panel title={m.consultations_week()}>
          <WeekFields typed={typed} errors={errors} />
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
              <Checkbox key={mode} name="modo" value={mode} label={MODE_NAMES[mode]()} defaultChecked={modes.includes(mode)} />
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
        <p>
          <Button type="submit" kind="cta">
            {m.consultations_save()}
          </Button>
        </p>
      </Form>
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
