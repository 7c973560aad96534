import { data, Form, redirect } from "react-router";
import { DoctorArch } from "#app/components/consultations/doctor-arch.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { ownCenter, ownMember } from "#app/forms/listing/own-center.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { addDoctor, type Doctor, doctorsOf, possibleDoctors, removeDoctor } from "#domain/consultations/doctors.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/doctors";

const PATH = "/dashboard/provider/agenda/doctores";

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { id } = await ownCenter(context, "agenda.keep");
  const [doctors, possible] = await Promise.all([doctorsOf(db, id), possibleDoctors(db, id)]);
  return { doctors, possible };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const member = await ownMember(context, "agenda.keep");
  const form = await readForm(request);
  if (textOf(form, "accion") === "quitar") {
    if ((await removeDoctor(services, member, textOf(form, "doctor"))) !== "done") throw data(null, { status: 404 });
  } else {
    const answer = await addDoctor(services, member, textOf(form, "persona"));
    if (answer === "unknown") return data({ error: m.consultations_error_person() }, { status: 422 });
    if (answer === "too-many") return data({ error: m.consultations_error_many_doctors() }, { status: 422 });
  }
  throw redirect(href(PATH), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.consultations_doctors(), matches);

/** The doctors who receive patients at the center, each with their own hours or with those of the center. */
export default function AgendaDoctors({ loaderData: { doctors, possible }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.consultations_doctors()} subtitle={m.consultations_doctors_text()}>
      <BackLink href={href("/dashboard/provider/agenda")}>{m.consultations_agenda()}</BackLink>
      <Panel title={m.consultations_doctors_receiving()}>
        {doctors.length === 0 && <p className="text-ink-2">{m.consultations_doctors_nobody()}</p>}
        <ul>
          {doctors.map((doctor) => (
            <Line key={doctor.id} doctor={doctor} doctors={doctors} />
          ))}
        </ul>
        {possible.length > 0 && (
          <Form method="post" noValidate className="flex flex-wrap items-end gap-3 border-t pt-4">
            <Field label={m.consultations_doctor_add()} error={actionData?.error} className="min-w-60 flex-1 sm:max-w-96">
              {(control) => (
                <Select
                  {...control}
                  name="persona"
                  placeholder={m.consultations_doctor_choose()}
                  options={possible.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </Field>
            <Button type="submit" kind="primary" name="accion" value="sumar">
              {m.consultations_doctor_add_button()}
            </Button>
          </Form>
        )}
        <p className="text-ink-2 text-sm">{m.consultations_doctors_who()}</p>
      </Panel>
    </DashboardPage>
  );
}

const Line = ({ doctor, doctors }: { doctor: Doctor; doctors: readonly Doctor[] }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t py-3 first:border-t-0">
    <span className="flex min-w-0 items-center gap-3">
      <DoctorArch doctor={doctor} doctors={doctors} />
      <span className="grid min-w-0">
        <b className="font-semibold">{doctor.name}</b>
        <span className="text-ink-2 text-sm">{doctor.week ? m.consultations_doctor_own_hours() : m.consultations_doctor_same_hours()}</span>
      </span>
    </span>
    <span className="flex flex-wrap gap-2">
      <Button kind="outline" size="s" href={href(`${PATH}/${doctor.id}`)}>
        {m.consultations_doctor_hours()}
        <span className="sr-only">: {doctor.name}</span>
      </Button>
      <Form method="post">
        <input type="hidden" name="doctor" value={doctor.id} />
        <Button type="submit" kind="quiet" size="s" name="accion" value="quitar">
          {m.consultations_take_back()}
          <span className="sr-only"> {doctor.name}</span>
        </Button>
      </Form>
    </span>
  </li>
);
