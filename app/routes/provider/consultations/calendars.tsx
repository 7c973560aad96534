import { data, Form, redirect } from "react-router";
import { CollisionsPanel } from "#app/components/consultations/collisions-panel.tsx";
import { FeedAddress } from "#app/components/consultations/feed-address.tsx";
import { OutsideCalendarPanel } from "#app/components/consultations/outside-calendar-panel.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { ownCenter, ownMember, theirs } from "#app/forms/listing/own-center.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { MAX_LOGIN } from "#domain/consultations/caldav.ts";
import { doctorsOf } from "#domain/consultations/doctors.server.ts";
import { openProviderFeed } from "#domain/consultations/feeds.server.ts";
import { zoneOf } from "#domain/consultations/hours-queries.server.ts";
import { readCalendarAddress, withoutLogin } from "#domain/consultations/outside-calendar.ts";
import { addCalendar, calendarsOf, changeCalendar, collisionsOf, removeCalendar } from "#domain/consultations/outside-calendars.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { m } from "#messages/m.ts";
import { CALENDAR_ADDRESS_MISTAKES } from "#texts/calendars.ts";
import type { Route } from "./+types/calendars";

const PATH = "/dashboard/provider/agenda/calendarios";

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const { id } = await ownCenter(context, "agenda.keep");
  const [doctors, calendars, collisions, zone, now] = await Promise.all([
    doctorsOf(db, id),
    calendarsOf(db, id),
    collisionsOf(services, id),
    zoneOf(db, id),
    databaseTime(db),
  ]);
  const whose = doctors.length > 0 ? doctors : [{ id: null, name: m.consultations_outside_center() }];
  return {
    people: whose.map(({ id: doctorId, name }) => ({
      doctorId,
      name,
      calendar: calendars.find((calendar) => calendar.doctorId === doctorId) ?? null,
    })),
    ...{ collisions, zone, now },
  };
}

/** Connects, pauses, goes on with, reads or removes a calendar, or makes the secret address of the agenda. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const member = await ownMember(context, "agenda.keep");
  const form = await readForm(request);
  const id = textOf(form, "calendario");
  switch (textOf(form, "hacer")) {
    case "conectar": {
      const doctorId = textOf(form, "persona") || null;
      const given = withoutLogin(textOf(form, "direccion"));
      const [typed, read] = [given.address, readCalendarAddress(given.address)];
      const fields = { user: textOf(form, "usuario").trim(), password: textOf(form, "clave") };
      const { user, password } = given.login && fields.user === "" && fields.password === "" ? given.login : fields;
      const refuse = (about: "address" | "login", error: string) => data({ doctorId, typed, user, about, error }, { status: 422 });
      if ("mistake" in read) return refuse("address", CALENDAR_ADDRESS_MISTAKES[read.mistake]());
      if ((user === "") !== (password === "") || user.includes(":") || Math.max(user.length, password.length) > MAX_LOGIN)
        return refuse("login", m.consultations_outside_error_login());
      const login = user === "" ? null : { user, password };
      found(theirs(await addCalendar(services, member, { doctorId, url: read.url, login })));
      break;
    }
    case "pausar":
      found(theirs(await changeCalendar(services, member, id, "pause")));
      break;
    case "seguir":
      found(theirs(await changeCalendar(services, member, id, "resume")));
      break;
    case "leer":
      found(theirs(await changeCalendar(services, member, id, "read")));
      break;
    case "quitar":
      found(theirs(await removeCalendar(services, member, id)));
      break;
    case "compartir":
      return { feed: `${services.publicUrl}${href(`/calendario/consultas/${await openProviderFeed(services, member)}`)}` };
    default:
      throw data(null, { status: 422 });
  }
  throw redirect(href(PATH), { status: 303 });
}

/** Answers «not found» when a colleague has removed the calendar, or the person, since. */
function found(outcome: "done" | "unknown"): void {
  if (outcome === "unknown") throw data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.consultations_outside(), matches);

/** The calendars that the center's people keep elsewhere, which make times busy here, and the agenda's own address for theirs. */
export default function AgendaCalendars({ loaderData: { people, collisions, zone, now }, actionData }: Route.ComponentProps) {
  const refused = actionData && "error" in actionData ? actionData : undefined;
  return (
    <DashboardPage title={m.consultations_outside()} subtitle={m.consultations_outside_text()}>
      <BackLink href={href("/dashboard/provider/agenda")}>{m.consultations_agenda()}</BackLink>
      {collisions.length > 0 && <CollisionsPanel collisions={collisions} zone={zone} />}
      {people.map((person) => (
        <OutsideCalendarPanel
          key={person.doctorId}
          {...person}
          {...{ zone, now }}
          typed={refused?.doctorId === person.doctorId ? refused : undefined}
        />
      ))}
      <Panel title={m.consultations_calendar()}>
        <p className="text-ink-2 text-sm">{m.consultations_calendar_provider()}</p>
        {actionData && "feed" in actionData && <FeedAddress address={actionData.feed} />}
        <Form method="post" preventScrollReset>
          <Button type="submit" kind="outline" name="hacer" value="compartir">
            {m.consultations_calendar_make()}
          </Button>
        </Form>
      </Panel>
    </DashboardPage>
  );
}
