import { data, Form } from "react-router";
import { SlotPicker } from "#app/components/consultations/slot-picker.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { type EnterField, readEntered } from "#app/forms/consultations/enter-form.server.ts";
import { shownSlots } from "#app/forms/consultations/shown-slots.ts";
import { done, ownCenter, ownMember } from "#app/forms/listing/own-center.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { calendarDay, slugs } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { KINDS, MODES } from "#domain/consultations/consultation.ts";
import { consultationOfProvider, patientsOf } from "#domain/consultations/consultation-queries.server.ts";
import { enterConsultation } from "#domain/consultations/enter-consultation.server.ts";
import { freeSlotsOf, zoneOf } from "#domain/consultations/hours-queries.server.ts";
import { MAX_GUESTS_WAITING } from "#domain/consultations/limits.ts";
import { type EnterAppointmentOutcome, enterAppointment } from "#domain/followups/enter-appointment.server.ts";
import { requestsToEnter } from "#domain/followups/inbox.server.ts";
import { m } from "#messages/m.ts";
import { KIND_NAMES, MODE_NAMES } from "#texts/consultations.ts";
import type { Route } from "./+types/new-consultation";
import { aboutRequest, type ChosenPerson, PatientFields } from "./patient-fields.tsx";
import { TimeFields } from "./time-fields.tsx";

export const handle = { query: { desde: calendarDay, de: slugs(36), solicitud: slugs(36) } } satisfies Handle;

const PATH = "/dashboard/provider/agenda/nueva";

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const { id } = await ownCenter(context, "agenda.keep");
  const query = new URL(request.url).searchParams;
  const asked = { de: query.get("de") ?? "", solicitud: query.get("solicitud") ?? "" };
  const [{ slots, doctors, zone }, patients, requests, again] = await Promise.all([
    freeSlotsOf(db, id),
    patientsOf(db, id),
    requestsToEnter(services, id),
    consultationOfProvider(services, id, asked.de),
  ]);
  const lead = requests.find((one) => one.id === asked.solicitud);
  const chosen: ChosenPerson | null = lead
    ? { field: "solicitud", id: lead.id, name: lead.name ?? "", about: aboutRequest(lead) }
    : again?.patientName
      ? { field: "de", id: again.id, name: again.patientName, about: KIND_NAMES[again.kind]() }
      : null;
  return { doctors, patients, requests, chosen, zone, slots: shownSlots(slots, zone, query.get("desde")) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const member = await ownMember(context, "agenda.keep");
  const read = readEntered(await readForm(request), await zoneOf(services.db, member.providerId));
  if (!read.ok) return data({ typed: read.typed, errors: read.errors }, { status: 422 });
  const { typed, who, time } = read;
  const answer =
    "offerId" in who
      ? (await enterAppointment(services, member, { ...who, ...time })).outcome
      : await enterConsultation(services, member, { ...who, ...time });
  if (answer === null || answer === "not-found") throw data(null, { status: 404 });
  if (answer !== "entered")
    return data({ typed, errors: refusal(answer) }, { status: answer === "taken" || answer === "past" ? 409 : 422 });
  if ("offerId" in who) throw done(`/dashboard/provider/solicitudes/${who.offerId}`, "consulta");
  throw done("/dashboard/provider/agenda", typed.correo === "" && typed.telefono !== "" ? "telefono" : "consulta");
}

function refusal(answer: Exclude<EnterAppointmentOutcome["outcome"], "entered" | "not-found">): Partial<Record<EnterField, string>> {
  switch (answer) {
    case "taken":
      return { hora: m.consultations_error_taken() };
    case "past":
      return { hora: m.consultations_error_past_time() };
    case "too-many":
      return { correo: m.consultations_error_many_guests({ count: MAX_GUESTS_WAITING }) };
    case "unknown":
      return { hora: m.consultations_error_choice() };
    case "closed":
      return { solicitud: m.followups_error_gone() };
  }
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.consultations_enter_title(), matches);

/** Enters a consultation that the center agreed on by other means, such as the telephone. */
export default function AgendaNew({ loaderData: { doctors, patients, requests, chosen, zone, slots }, actionData }: Route.ComponentProps) {
  const errors: Partial<Record<EnterField, string>> = actionData?.errors ?? {};
  const typed = actionData?.typed;
  return (
    <DashboardPage title={m.consultations_enter_title()} subtitle={m.consultations_enter_text()}>
      <BackLink href={href("/dashboard/provider/agenda")}>{m.consultations_agenda()}</BackLink>
      <Form method="post" action={href(PATH)} noValidate className="grid gap-4 md:gap-5">
        {actionData && (
          <Note kind="error" live>
            {m.consultations_error_some()}
          </Note>
        )}
        <Panel title={m.consultations_patient()}>
          <PatientFields patients={patients} requests={requests} chosen={chosen} zone={zone} typed={typed} errors={errors} />
        </Panel>
        <Panel title={m.consultations_when()}>
          <SlotPicker
            shown={slots}
            path={(from) => `${PATH}?${new URLSearchParams({ ...(chosen && { [chosen.field]: chosen.id }), desde: from })}`}
            chosen={typed?.hora ?? ""}
            error={errors.hora}
          />
          <TimeFields doctors={doctors} typed={typed} errors={errors} />
        </Panel>
        <Panel title={m.consultations_what()}>
          <Pills
            name="tipo"
            legend={m.consultations_what()}
            defaultValue={typed?.tipo || (chosen?.field === "de" ? "follow-up" : "first")}
            options={KINDS.map((value) => ({ value, label: KIND_NAMES[value]() }))}
          />
          <Pills
            name="modo"
            legend={m.consultations_how()}
            defaultValue={typed?.modo || "place"}
            options={MODES.map((value) => ({ value, label: MODE_NAMES[value]() }))}
          />
          <Field label={m.consultations_video_link()} hint={m.consultations_video_link_new()} error={errors.enlace}>
            {(control) => (
              <Input {...control} name="enlace" type="url" inputMode="url" placeholder="https://" defaultValue={typed?.enlace} />
            )}
          </Field>
        </Panel>
        <p>
          <Button type="submit" kind="cta">
            {m.consultations_enter_send()}
          </Button>
        </p>
      </Form>
    </DashboardPage>
  );
}
