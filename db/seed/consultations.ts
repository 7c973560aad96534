import type { Kysely } from "kysely";
import type { DB } from "#db/types.ts";
import { type Hours, NO_HOURS } from "#domain/consultations/hours.ts";
import { dayIn, freeSlots, momentIn } from "#domain/consultations/slots.ts";
import { addDays } from "#platform/days.ts";
import { demoId } from "./demo-ids.ts";
import { idOfPerson } from "./people.ts";
import { idOfCenter, idOfSpecialist } from "./provider-rows.ts";

const ZONE = "America/Santo_Domingo";
const MINUTE = 60_000;

const day = [
  ["08:00", "12:00"],
  ["14:00", "16:30"],
] as const;
const hours: Hours = {
  ...NO_HOURS,
  offered: true,
  followsProfile: false,
  week: { mon: day, tue: day, wed: day, thu: day, fri: day },
  modes: ["place", "video"],
};

const CENTERS = ["Clínica Luna de Larimar", "Unidad Caracola"] as const;
const LARIMAR = idOfCenter("Clínica Luna de Larimar");

/** Doctors at Luna de Larimar who receive patients, one of them with hours of his own. */
const idOfDoctor = (key: "solis" | "montaraz") => demoId(`doctor ${key}`);
const mornings = [["08:00", "12:00"]] as const;
const doctors = [
  { id: idOfDoctor("solis"), name: "Dra. Amaranta Solís", added_at: new Date("2026-01-05"), week: null },
  {
    id: idOfDoctor("montaraz"),
    name: "Dr. Elías Montaraz",
    added_at: new Date("2026-01-06"),
    week: { tue: mornings, thu: mornings, fri: mornings },
  },
].map((doctor) => ({ ...doctor, specialist_id: idOfSpecialist(doctor.name) }));

/** Patients who ask a center for a time. They have no password, so nobody signs in as them. */
const patients = [
  { key: "jenny", firstName: "Jenny", lastName: "Tavárez", zone: "America/New_York" },
  { key: "dahiana", firstName: "Dahiana", lastName: "Féliz", zone: ZONE },
  { key: "rosa", firstName: "Rosa", lastName: "Marte", zone: "Europe/Madrid" },
] as const;
export const idOfDemoPatient = (key: (typeof patients)[number]["key"]): string => demoId(`patient ${key}`);

/** Adds the hours of two centers and consultations around the day of seeding. What somebody has changed since stays. */
export async function seedConsultations(tx: Kysely<DB>): Promise<void> {
  await tx
    .insertInto("consultation_hours")
    .values(
      CENTERS.map((center) => ({
        provider_id: idOfCenter(center),
        offered: true,
        week: JSON.stringify(hours.week),
        modes: [...hours.modes],
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const { key, firstName, lastName } of patients) {
    const id = idOfDemoPatient(key);
    const email = `${key}.paciente@correo.example`;
    const user = { id, name: `${firstName} ${lastName}`, email };
    await tx
      .insertInto("users")
      .values(user)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto("profiles")
      .values({ user_id: id, user_type: "patient", first_name: firstName, last_name: lastName, email })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await tx
    .insertInto("consultation_doctors")
    .values(doctors.map(({ week, ...doctor }) => ({ ...doctor, provider_id: LARIMAR, week: week && JSON.stringify(week) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // The row of a consultation that somebody moved or cancelled exists, and stays as it is.
  for (const row of consultationRows(new Date())) {
    await tx
      .insertInto("consultations")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function deleteDemoPatients(tx: Kysely<DB>): Promise<void> {
  await tx
    .deleteFrom("users")
    .where(
      "id",
      "in",
      patients.map(({ key }) => idOfDemoPatient(key)),
    )
    .execute();
}

function consultationRows(now: Date) {
  const free = freeSlots({ hours, zone: ZONE, days: [], holidays: new Map(), taken: [], now });
  const maria = idOfPerson("maria");
  const ahead = (key: string, patient_id: string, slot: number, patient_zone: string) => {
    const { startsAt, endsAt, heldUntil } = free[slot]!;
    return { ...common(key, patient_id, startsAt, patient_zone), ends_at: endsAt, held_until: heldUntil };
  };
  const past = (key: string, patient_id: string, daysAgo: number, patient_zone: string) => {
    const start = momentIn(addDays(dayIn(now, ZONE), -daysAgo), "09:00", ZONE);
    return {
      ...common(key, patient_id, new Date(start), patient_zone),
      ends_at: new Date(start + 40 * MINUTE),
      held_until: new Date(start + 60 * MINUTE),
    };
  };
  return [
    {
      ...ahead("jenny ahead", idOfDemoPatient("jenny"), 2, "America/New_York"),
      mode: "video",
      service_type_id: "fiv",
      status: "requested",
    },
    { ...ahead("dahiana ahead", idOfDemoPatient("dahiana"), 4, ZONE), kind: "follow-up", status: "confirmed" },
    {
      ...ahead("dahiana later", idOfDemoPatient("dahiana"), 9, ZONE),
      kind: "follow-up",
      status: "requested",
      moves: idOf("dahiana ahead"),
    },
    { ...ahead("maria ahead", maria, 7, ZONE), status: "confirmed", kind: "results" },
    {
      ...past("rosa before", idOfDemoPatient("rosa"), 2, "Europe/Madrid"),
      doctor_id: idOfDoctor("montaraz"),
      mode: "video",
      status: "confirmed",
      video_url: "https://video.example/rosa",
    },
    {
      ...past("maria before", maria, 12, ZONE),
      status: "held",
      confirmed_by_patient_at: new Date(now.getTime() - 11 * 1440 * MINUTE),
      confirmed_by_provider_at: new Date(now.getTime() - 11 * 1440 * MINUTE),
    },
  ];
}

const idOf = (key: string) => demoId(`consultation of ${key}`);

const common = (key: string, patient_id: string, starts_at: Date, patient_zone: string) => ({
  id: idOf(key),
  provider_id: LARIMAR,
  doctor_id: idOfDoctor("solis"),
  patient_id,
  kind: "first",
  mode: "place",
  asked_by: "patient",
  held_on: dayIn(starts_at, ZONE),
  starts_at,
  patient_zone,
});
