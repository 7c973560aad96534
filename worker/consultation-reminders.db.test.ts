import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { answerByLink, answerToken, consultationOfAnswer } from "#domain/consultations/answer-links.server.ts";
import { changeConsultation, proposeMove } from "#domain/consultations/change-consultation.server.ts";
import { consultationOfProvider } from "#domain/consultations/consultation-queries.server.ts";
import { freeSlotsOf } from "#domain/consultations/hours-queries.server.ts";
import { remindConsultations } from "#domain/consultations/remind.server.ts";
import { tellCancelled } from "#domain/consultations/tell-cancelled.server.ts";
import { saveQuietHours } from "#domain/patients/save-settings.server.ts";
import { minutesIn } from "#platform/zoned-format.ts";
import { addOpenCenter, addPatient, moveToPast, requested } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { silenceOf } from "./silence.ts";

// Reminders of consultations, and what their readers answer with one tap.

const ctx = await testContext();
const HOURS = 1 / 24;

/** Agrees on a consultation that begins in this many hours, and was agreed on a week ago. */
async function agreed(inHours: number) {
  const [center, patient] = [await addOpenCenter(ctx, `avisa-${randomUUID().slice(0, 8)}`), await addPatient(ctx)];
  await saveQuietHours(ctx, patient, { on: false, from: 0, to: 0, zone: "America/Santo_Domingo" });
  const id = await requested(ctx, center.id, patient);
  const [us, her] = [{ side: "provider", providerId: center.id } as const, { side: "patient", userId: patient } as const];
  await changeConsultation(ctx, us, id, { act: "confirm" });
  await sql`update consultations set agreed_at = now() - interval '7 days' where id = ${id}`.execute(ctx.db);
  await startsIn(id, inHours);
  const one = async () => (await consultationOfProvider(ctx, center.id, id))!;
  return { center, patient, id, us, her, one, token: async () => answerToken(ctx.keys, await one()) };
}
// The helper leaves an hour of room.
const startsIn = (id: string, hours: number) => moveToPast(ctx, id, -(hours + 1) * HOURS);
const remind = () => remindConsultations({ ...ctx, actor: "worker" }, silenceOf(ctx));
async function reminded(id: string): Promise<number> {
  for (let run = 0; run < 2; run++) await remind();
  const mails = ctx.db.selectFrom("mail_messages").select("id").where("consultation_id", "=", id);
  const { length } = await mails.where("template", "=", "consultation-reminder").execute();
  const notices = await sql`select from notices where effect_key like ${`consultation-reminder%:${id}`}`.execute(ctx.db);
  expect(notices.rows).toHaveLength(length);
  return length;
}

test("one reminder two days before and one three hours before, however often the job runs", async () => {
  const { id } = await agreed(49);
  expect(await reminded(id)).toBe(0);
  await startsIn(id, 47);
  expect(await reminded(id)).toBe(1);
  await startsIn(id, 4);
  expect(await reminded(id)).toBe(1);
  await startsIn(id, 2);
  expect(await reminded(id)).toBe(2);
});

test("in her quiet hours she gets no mail, nor after the consultation was cancelled", async () => {
  const { id, patient, us } = await agreed(2);
  const zone = "America/Santo_Domingo";
  const minutes = minutesIn(new Date(), zone);
  await saveQuietHours(ctx, patient, { on: true, from: (minutes + 1380) % 1440, to: (minutes + 60) % 1440, zone });
  expect(await reminded(id)).toBe(0);
  await saveQuietHours(ctx, patient, { on: false, from: 0, to: 0, zone });
  await changeConsultation(ctx, us, id, { act: "cancel" });
  expect(await reminded(id)).toBe(0);
});

test("«voy» by the link is in the center's agenda; the link answers once, and opening it answers nothing", async () => {
  const { one, token } = await agreed(40);
  const link = await token();
  expect((await consultationOfAnswer(ctx, link))?.acts).toEqual(["coming", "cancel"]);
  expect(await one()).toMatchObject({ status: "confirmed", saysComing: false });
  expect(await Promise.all([answerByLink(ctx, link, "coming"), answerByLink(ctx, link, "coming")])).toEqual(
    expect.arrayContaining(["done", "not-possible"]),
  );
  expect(await one()).toMatchObject({ status: "confirmed", saysComing: true });
  expect((await consultationOfAnswer(ctx, link))?.acts).toEqual([]);
  expect(await answerByLink(ctx, link, "cancel")).toBe("not-possible");
  const next = await token();
  expect((await consultationOfAnswer(ctx, next))?.acts).toEqual(["cancel"]);
  expect(await answerByLink(ctx, `${next}x`, "cancel")).toBe("not-found");
});

test("«no puedo» frees the hour, can be taken back for a minute, and then the center is told", async () => {
  const { center, id, one, token } = await agreed(40);
  const link = await token();
  expect(await answerByLink(ctx, link, "cancel")).toBe("done");
  expect((await consultationOfAnswer(ctx, link))?.acts).toEqual(["restore"]);
  expect(await answerByLink(ctx, link, "restore")).toBe("done");
  expect(await one()).toMatchObject({ status: "confirmed" });
  expect((await consultationOfAnswer(ctx, link))?.acts).toEqual([]);
  expect(await answerByLink(ctx, await token(), "cancel")).toBe("done");
  const { revision, startsAt, endsAt } = await one();
  expect(await tellCancelled(ctx, { consultationId: id, revision, by: "patient" })).toBe("told");
  const { rows } = await sql<{ taken: boolean }>`select exists (select from consultations where provider_id = ${center.id}
    and status in ('requested', 'confirmed') and starts_at < ${endsAt} and held_until > ${startsAt}) as taken`.execute(ctx.db);
  expect(rows).toEqual([{ taken: false }]);
});

test("a link from before the consultation was moved answers nothing, and only its patient says that she comes", async () => {
  const { center, id, us, her, token } = await agreed(40);
  const link = await token();
  expect(await changeConsultation(ctx, us, id, { act: "coming" })).toBe("not-possible");
  await proposeMove(ctx, us, id, (await freeSlotsOf(ctx.db, center.id)).slots.at(-1)!.startsAt);
  const { proposal } = (await consultationOfProvider(ctx, center.id, id))!;
  await changeConsultation(ctx, her, proposal!.id, { act: "confirm" });
  expect(await answerByLink(ctx, link, "coming")).toBe("not-possible");
  // Weeks ahead it would mean little.
  expect(await changeConsultation(ctx, her, proposal!.id, { act: "coming" })).toBe("not-possible");
});
