import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { addDays } from "#platform/days.ts";
import { addOpenCenter, addPatient, requested, wish } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { agendaView } from "./agenda.server.ts";
import { changeConsultation, proposeMove } from "./change-consultation.server.ts";
import { closedDays } from "./closed-days.server.ts";
import { consultationOfProvider } from "./consultation-queries.server.ts";
import { addDoctor, doctorsOf, possibleDoctors, removeDoctor, setDoctorWeek } from "./doctors.server.ts";
import { freeSlotsOf } from "./hours-queries.server.ts";
import { requestConsultation } from "./request-consultation.server.ts";
import { addOtherDays } from "./set-hours.server.ts";
import { dayIn } from "./slots.ts";

const ctx = await testContext();

/** Makes a center where its manager and a specialist of its profile receive patients. */
async function centerWithTwo() {
  const center = await addOpenCenter(ctx, `doctores-${randomUUID().slice(0, 8)}`);
  const member = { userId: idOfPerson("amaranta"), providerId: center.id };
  const { specialist_id } = await ctx.db
    .selectFrom("provider_members")
    .select("specialist_id")
    .where("center_id", "=", idOfCenter("Clínica Luna de Larimar"))
    .limit(1)
    .executeTakeFirstOrThrow();
  await ctx.db.insertInto("provider_members").values({ center_id: center.id, specialist_id }).execute();
  for (const { id } of await possibleDoctors(ctx.db, center.id)) expect(await addDoctor(ctx, member, id)).toBe("done");
  const [first, second] = await doctorsOf(ctx.db, center.id);
  return { center, member, first: first!, second: second!, us: { side: "provider", providerId: center.id } as const };
}

test("of many who ask for one time at once with whoever is free, each doctor gets one", async () => {
  const { center, first, second } = await centerWithTwo();
  const patients = await Promise.all(Array.from({ length: 12 }, () => addPatient(ctx)));
  const same = await wish(ctx, center.id, "");
  const answers = await Promise.all(patients.map((patientId) => requestConsultation(ctx, { ...same, patientId })));
  expect(answers.filter(({ outcome }) => outcome === "requested")).toHaveLength(2);
  expect(answers.filter(({ outcome }) => outcome === "taken")).toHaveLength(10);
  const { consultations } = (
    await agendaView(ctx, center.id, { day: dayIn(same.startsAt, "America/Santo_Domingo"), view: "day", doctorId: null })
  ).shownDays[0]!;
  expect(consultations.map(({ doctor }) => doctor!.id).toSorted()).toEqual([first.id, second.id].toSorted());
});

test("a time that one doctor has stays free with the other, and moves with its own doctor", async () => {
  const { center, first, second, us } = await centerWithTwo();
  const patient = await addPatient(ctx);
  const id = await requested(ctx, center.id, patient, { doctorId: second.id });
  const { startsAt } = (await consultationOfProvider(ctx, center.id, id))!;
  const isFree = async (doctorId: string) =>
    (await freeSlotsOf(ctx.db, center.id, doctorId)).slots.some((slot) => slot.startsAt.getTime() === startsAt.getTime());
  expect([await isFree(first.id), await isFree(second.id)]).toEqual([true, false]);
  const another = { ...(await wish(ctx, center.id, await addPatient(ctx))), startsAt };
  expect(await requestConsultation(ctx, { ...another, doctorId: second.id })).toEqual({ outcome: "taken" });
  expect(await requestConsultation(ctx, { ...another, doctorId: randomUUID() })).toEqual({ outcome: "not-offered" });
  await changeConsultation(ctx, us, id, { act: "confirm" });
  const later = (await freeSlotsOf(ctx.db, center.id, second.id)).slots[2]!;
  expect(await proposeMove(ctx, us, id, later.startsAt)).toBe("done");
  const { proposal } = (await consultationOfProvider(ctx, center.id, id))!;
  expect((await consultationOfProvider(ctx, center.id, proposal!.id))!.doctor!.id).toBe(second.id);
});

test("a doctor has hours and days off of their own", async () => {
  const { center, member, first, second } = await centerWithTwo();
  expect(await setDoctorWeek(ctx, { ...member, userId: idOfPerson("yadira") }, second.id, {})).toBeNull();
  expect(await setDoctorWeek(ctx, member, second.id, { mon: [["08:00", "09:00"]] })).toBe("done");
  const days = async (id: string) =>
    new Set((await freeSlotsOf(ctx.db, center.id, id)).slots.map(({ startsAt }) => dayIn(startsAt, "America/Santo_Domingo")));
  const mondays = [...(await days(second.id))];
  expect(new Set(mondays.map((day) => new Date(`${day}T12:00:00Z`).getUTCDay()))).toEqual(new Set([1]));
  const [monday] = mondays;
  const off = { kind: "closed", firstDay: monday!, lastDay: monday!, reason: "", doctorId: second.id } as const;
  expect(await addOtherDays(ctx, member, { ...off, doctorId: randomUUID() })).toBe("unknown");
  expect(await addOtherDays(ctx, member, off)).toBe("done");
  expect(await days(second.id)).not.toContain(monday);
  expect(await days(first.id)).toContain(monday);
});

test("the first doctor takes over what was agreed on before, and who leaves keeps it", async () => {
  const center = await addOpenCenter(ctx, `antes-${randomUUID().slice(0, 8)}`);
  const member = { userId: idOfPerson("amaranta"), providerId: center.id };
  const id = await requested(ctx, center.id, await addPatient(ctx));
  expect(await addDoctor(ctx, member, "nobody")).toBe("unknown");
  expect(await addDoctor(ctx, member, member.userId)).toBe("done");
  const [doctor] = await doctorsOf(ctx.db, center.id);
  expect((await consultationOfProvider(ctx, center.id, id))!.doctor).toEqual({ id: doctor!.id, name: "Amaranta Solís" });
  expect(await removeDoctor(ctx, member, doctor!.id)).toBe("done");
  expect(await doctorsOf(ctx.db, center.id)).toEqual([]);
  expect(await removeDoctor(ctx, member, doctor!.id)).toBe("unknown");
  const acts = ctx.db.selectFrom("audit_log").select("action").where("subject_id", "=", center.id).where("action", "like", "%doctor%");
  expect((await acts.orderBy("id").execute()).map(({ action }) => action)).toEqual([
    "consultations.doctor-added",
    "consultations.doctor-removed",
  ]);
  const { startsAt, doctor: still } = (await consultationOfProvider(ctx, center.id, id))!;
  expect(still!.id).toBe(doctor!.id);
  expect((await freeSlotsOf(ctx.db, center.id)).slots.some((slot) => slot.startsAt.getTime() === startsAt.getTime())).toBe(false);
});

test("holidays and closures of the whole center are named, those of one doctor and opened holidays are not", async () => {
  const { center, member, first } = await centerWithTwo();
  const before = await closedDays(ctx.db, center.id, 366);
  const holiday = before.find(({ closure }) => closure.because === "holiday")!;
  const on = (day: string, kind: "open" | "closed", doctorId: string | null = null) =>
    addOtherDays(ctx, member, { kind, firstDay: day, lastDay: day, reason: "Congreso", doctorId });
  const [plain, other] = [1, 2].map((count) => addDays(before.at(-1)!.day, -count));
  await on(holiday.day, "open");
  await on(plain!, "closed");
  await on(other!, "closed", first.id);
  const after = await closedDays(ctx.db, center.id, 366);
  expect(after.map(({ day }) => day)).not.toContain(holiday.day);
  expect(after).toContainEqual({ day: plain, closure: { because: "closed", reason: "Congreso" } });
  expect(after.some(({ day, closure }) => day === other && closure.because === "closed")).toBe(false);
});
