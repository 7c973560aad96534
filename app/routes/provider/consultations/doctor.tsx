import { data, Form, redirect } from "react-router";
import { WeekFields } from "#app/components/consultations/week-fields.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { readWeekFields, typedWeek } from "#app/forms/consultations/hours-form.server.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import { choiceOf, readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { doctorsOf, setDoctorWeek } from "#domain/consultations/doctors.server.ts";
import { hoursOf } from "#domain/consultations/hours-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/doctor";

const DOCTORS = "/dashboard/provider/agenda/doctores";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { id } = await ownCenter(context);
  const [doctors, hours] = await Promise.all([doctorsOf(db, id), hoursOf(db, id)]);
  const doctor = doctors.find((one) => one.id === params.id);
  if (!doctor) throw data(null, { status: 404 });
  return { name: doctor.name, typed: typedWeek(doctor.week ?? hours.week), same: doctor.week === null };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = { userId: viewerOf(context).userId, providerId: (await ownCenter(context)).id };
  const form = await readForm(request);
  const same = choiceOf(form, "horas", ["centro", "propias"]) !== "propias";
  const { week, typed, errors } = readWeekFields(form);
  if (!same && Object.keys(errors).length > 0) return data({ typed, errors, same }, { status: 422 });
  const answer = await setDoctorWeek(context.get(servicesContext), member, params.id, same ? null : week);
  if (answer !== "done") throw data(null, { status: 404 });
  throw redirect(href(DOCTORS), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.consultations_doctor_hours(), matches);

/** When one doctor receives patients: in the center's hours, or in their own. */
export default function AgendaDoctor({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, same } = actionData ?? loaderData;
  return (
    <DashboardPage title={m.consultations_doctor_hours_of({ name: loaderData.name })} subtitle={m.consultations_hours_text()}>
      <BackLink href={href(DOCTORS)}>{m.consultations_doctors()}</BackLink>
      <Form method="post" noValidate className="grid gap-4 md:gap-5">
        {actionData && (
          <Note kind="error" live>
            {m.consultations_error_some()}
          </Note>
        )}
        <Panel title={m.consultations_week()}>
          <Pills
            name="horas"
            legend={m.consultations_doctor_which()}
            defaultValue={same ? "centro" : "propias"}
            options={[
              { value: "centro", label: m.consultations_doctor_same_hours() },
              { value: "propias", label: m.consultations_doctor_own_hours() },
            ]}
          />
          <WeekFields typed={typed} errors={actionData?.errors ?? {}} />
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
