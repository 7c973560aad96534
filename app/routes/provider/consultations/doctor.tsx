import { data, redirect } from "react-router";
import { weekFieldNames } from "#app/components/consultations/hours-fields.ts";
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
import { heldDoctorWeek, profileFields, readWeekForm } from "#app/forms/consultations/hours-form.server.ts";
import { ownCenter, ownMember } from "#app/forms/listing/own-center.server.ts";
import { sentSection } from "#app/forms/listing/section-values.ts";
import { choiceOf, readForm, textOf } from "#app/forms/read-form.server.ts";
import { type Held, shownIn, threeWay } from "#app/forms/three-way.ts";
import { href } from "#app/locale.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Note } from "#app/ui/note.tsx";
import { doctorsOf, setDoctorWeek } from "#domain/consultations/doctors.server.ts";
import { hoursOf, profileWeekOf } from "#domain/consultations/hours-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Db } from "#platform/db/db.ts";
import type { Route } from "./+types/doctor";

const DOCTORS = "/dashboard/provider/agenda/doctores";

/** Returns who somebody is, with what their fields hold that nobody touched. */
async function storedDoctor(db: Db, providerId: string, doctorId: string) {
  const [doctors, hours] = await Promise.all([doctorsOf(db, providerId), hoursOf(db, providerId)]);
  const doctor = doctors.find((one) => one.id === doctorId);
  if (!doctor) throw data(null, { status: 404 });
  return { name: doctor.name, held: heldDoctorWeek(doctor.week, hours.week), center: hours.week };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id } = await ownCenter(context, "agenda.keep");
  const { db } = context.get(servicesContext);
  return { id: params.id, ...(await storedDoctor(db, id, params.id)), profile: profileFields(await profileWeekOf(db, id)) };
}

interface Answer {
  readonly values: Held;
  /** What the values are a change of. */
  readonly shown: Held;
  readonly errors: Readonly<Record<string, string>>;
  /** The fields that a colleague changed too. */
  readonly both: readonly string[];
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const member = await ownMember(context, "agenda.keep");
  const form = await readForm(request);
  choiceOf(form, "horas", ["centro", "propias"]);
  const [{ held: stored }, shown] = [await storedDoctor(services.db, member.providerId, params.id), shownIn(form)];
  const filled = askedFilling(form, profileFields(await profileWeekOf(services.db, member.providerId)));
  if (filled) return data<Answer>({ values: filled, shown, errors: {}, both: [] });
  const { merged, both } = threeWay(shown, form, stored);
  const same = textOf(merged, "horas") !== "propias";
  const { week, errors } = readWeekForm(merged);
  if (!same && Object.keys(errors).length > 0) return data<Answer>({ values: merged, shown, errors, both: [] }, { status: 422 });
  if (both.length > 0) return data<Answer>({ values: merged, shown: stored, errors: {}, both }, { status: 409 });
  const answer = await setDoctorWeek(services, member, params.id, same ? null : week);
  if (answer !== "done") throw data(null, { status: 404 });
  throw redirect(href(DOCTORS), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.consultations_doctor_hours(), matches);

/** When one doctor receives patients: in the center's hours, or in their own. */
export default function AgendaDoctor({ loaderData, actionData }: Route.ComponentProps) {
  const held = actionData?.values ?? loaderData.held;
  const values = sentSection(held);
  const errors = actionData?.errors ?? {};
  return (
    <DashboardPage title={m.consultations_doctor_hours_of({ name: loaderData.name })} subtitle={m.consultations_hours_text()}>
      <BackLink href={href(DOCTORS)}>{m.consultations_doctors()}</BackLink>
      {actionData && actionData.both.length > 0 && (
        <ConflictNote>
          <TheirFields
            fields={comparedFields(weekFieldNames(), sentSection(actionData.shown), values).filter(({ key }) =>
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
            legend={m.consultations_doctor_which()}
            choices={[
              { value: "centro", label: m.consultations_doctor_same_hours() },
              { value: "propias", label: m.consultations_doctor_own_hours() },
            ]}
            chosen={values.text("horas")}
            followed={loaderData.center}
          >
            <WeekTools at="semana" profile={loaderData.profile} />
            <WeekFields text={values.text} errorOf={(day) => errors[day]} />
          </OwnWeek>
        </Panel>
        <ChangesBar title={m.consultations_hours_bar()} text={m.consultations_hours_bar_text()} save={m.consultations_save()} />
      </KeptForm>
    </DashboardPage>
  );
}
