import { data, Form, redirect } from "react-router";
import { SlotPicker } from "#app/components/consultations/slot-picker.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { readMoment } from "#app/forms/consultations/act.server.ts";
import { shownSlots } from "#app/forms/consultations/shown-slots.ts";
import { choiceOf, readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { calendarDay, oneOf, slugs } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { Select } from "#app/ui/select.tsx";
import { KINDS, MODES } from "#domain/consultations/consultation.ts";
import { freeSlotsOf, openCenterOfSlug } from "#domain/consultations/hours-queries.server.ts";
import { MAX_REQUESTED } from "#domain/consultations/limits.ts";
import { requestConsultation } from "#domain/consultations/request-consultation.server.ts";
import { ZONES } from "#domain/consultations/zones.ts";
import { openedOfAccount } from "#domain/followups/note-consultation.server.ts";
import { m } from "#messages/m.ts";
import { KIND_NAMES, MODE_NAMES, zoneName } from "#texts/consultations.ts";
import type { Route } from "./+types/new-consultation";

export const handle = { query: { centro: slugs(), zona: oneOf(ZONES), con: slugs(36), desde: calendarDay } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const center = await openCenterOfSlug(db, query.get("centro") ?? "");
  if (!center) throw data(null, { status: 404 });
  const { slots, hours, doctors } = await freeSlotsOf(db, center.id, query.get("con"));
  const zone = query.get("zona") ?? center.zone;
  const doctor = doctors.find(({ id }) => id === query.get("con"))?.id ?? null;
  return { center, zone, doctors, doctor, modes: hours.modes, minutes: hours.minutes, slots: shownSlots(slots, zone, query.get("desde")) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const form = await readForm(request);
  const center = await openCenterOfSlug(services.db, new URL(request.url).searchParams.get("centro") ?? "");
  if (!center) throw data(null, { status: 404 });
  const typed = { hora: textOf(form, "hora"), tipo: textOf(form, "tipo"), modo: textOf(form, "modo"), servicio: textOf(form, "servicio") };
  const refuse = (error: string, status: 409 | 422 = 422) => data({ typed, error }, { status });
  const startsAt = readMoment(typed.hora);
  const kind = KINDS.find((known) => known === typed.tipo);
  const mode = MODES.find((known) => known === typed.modo);
  const service = center.services.find(({ id }) => id === typed.servicio);
  const zone = choiceOf(form, "zona", ZONES) ?? center.zone;
  if (!startsAt) return refuse(m.consultations_error_no_time());
  if (!kind || !mode || (typed.servicio !== "" && !service)) return refuse(m.consultations_error_choice());
  const answer = await requestConsultation(
    { ...services, actor: `patient:${userId}` },
    {
      ...{ providerId: center.id, patientId: userId, doctorId: textOf(form, "con") || null },
      ...{ startsAt, kind, mode, serviceId: service?.id ?? null, patientZone: zone },
      offerId: await openedOfAccount(services, services.db, { providerId: center.id, userId }),
    },
  );
  switch (answer.outcome) {
    case "requested":
      throw redirect(href(`/dashboard/user/consultas/${answer.id}`), { status: 303 });
    case "taken":
      return refuse(m.consultations_error_taken(), 409);
    case "too-many":
      return refuse(m.consultations_error_too_many({ count: MAX_REQUESTED }));
    case "not-offered":
      return refuse(m.consultations_error_not_offered(), 409);
  }
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.consultations_new(), matches);

/** Asks a center for one of its free times. */
export default function NewConsultation({ loaderData, actionData }: Route.ComponentProps) {
  const { center, zone, doctors, doctor, modes, minutes, slots } = loaderData;
  const address = `/dashboard/user/consultas/nueva?centro=${center.slug}&zona=${encodeURIComponent(zone)}${doctor ? `&con=${doctor}` : ""}`;
  const typed = actionData?.typed;
  return (
    <DashboardPage title={m.consultations_new_with({ name: center.name })} subtitle={m.consultations_new_text({ minutes })}>
      <BackLink href={href(`/centros/${center.slug}`)}>{m.consultations_profile()}</BackLink>
      <Panel title={doctors.length > 1 ? m.consultations_with_whom_and_zone() : m.consultations_your_zone()}>
        <form action={href("/dashboard/user/consultas/nueva")} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="centro" value={center.slug} />
          {doctors.length > 1 && (
            <Field label={m.consultations_with_whom()} className="min-w-64 flex-1 sm:max-w-96">
              {(control) => (
                <Select
                  {...control}
                  name="con"
                  placeholder={m.consultations_doctor_any()}
                  defaultValue={doctor ?? ""}
                  options={doctors.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </Field>
          )}
          <Field
            label={m.consultations_zone_label()}
            hint={zone === center.zone ? undefined : m.consultations_zone_center({ place: zoneName(center.zone) })}
            className="min-w-64 flex-1 sm:max-w-96"
          >
            {(control) => (
              <Select {...control} name="zona" defaultValue={zone} options={ZONES.map((value) => ({ value, label: zoneName(value) }))} />
            )}
          </Field>
          <Button type="submit" kind="outline">
            {doctors.length > 1 ? m.consultations_see_times() : m.consultations_zone_change()}
          </Button>
        </form>
      </Panel>
      <Panel title={m.consultations_choose()}>
        <Form method="post" action={href(address)} noValidate className="grid gap-6">
          <input type="hidden" name="zona" value={zone} />
          <input type="hidden" name="con" value={doctor ?? ""} />
          <SlotPicker shown={slots} path={(from) => `${address}&desde=${from}`} chosen={typed?.hora ?? ""} error={actionData?.error} />
          <Pills
            name="tipo"
            legend={m.consultations_what()}
            defaultValue={typed?.tipo ?? "first"}
            options={KINDS.map((value) => ({ value, label: KIND_NAMES[value]() }))}
          />
          <Pills
            name="modo"
            legend={m.consultations_how()}
            defaultValue={typed?.modo ?? modes[0]!}
            options={modes.map((value) => ({ value, label: MODE_NAMES[value]() }))}
          />
          {center.services.length > 0 && (
            <Field label={m.consultations_service()} optionalWord={m.consultations_optional()} className="max-w-120">
              {(control) => (
                <Select
                  {...control}
                  name="servicio"
                  placeholder={m.consultations_service_open()}
                  defaultValue={typed?.servicio ?? ""}
                  options={center.services.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </Field>
          )}
          <Note kind="info">{m.consultations_what_center_sees()}</Note>
          <p>
            <Button type="submit" kind="cta">
              {m.consultations_request()}
            </Button>
          </p>
        </Form>
      </Panel>
    </DashboardPage>
  );
}
