import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { consultationOfAnswer } from "#domain/consultations/answer-links.server.ts";
import { changeConsultation } from "#domain/consultations/change-consultation.server.ts";
import { remindConsultations } from "#domain/consultations/remind.server.ts";
import { exportData } from "#domain/patients/export-data.server.ts";
import { saveQuietHours, saveSettings } from "#domain/patients/save-settings.server.ts";
import { agreeToWhatsapp, whatsappOf, withdrawWhatsapp } from "#domain/patients/whatsapp.server.ts";
import { queueWhatsapp } from "#domain/whatsapp/queue-whatsapp.server.ts";
import { sendWhatsapp } from "#domain/whatsapp/send-whatsapp.server.ts";
import { m } from "#messages/m.ts";
import { listKeptMail, readKeptMail } from "#platform/local-smtp/kept-mail.ts";
import { openWhatsapp, whatsappWay } from "#platform/whatsapp/settings.ts";
import type { Whatsapp } from "#platform/whatsapp/whatsapp.ts";
import { minutesIn } from "#platform/zoned-format.ts";
import { addOpenCenter, addPatient, moveToPast, requested } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { whatsappServer } from "#tests/support/whatsapp-server.ts";
import { silenceOf } from "./silence.ts";
import { composeWhatsapp } from "./whatsapp.ts";

// Reminders by WhatsApp: who gets one, what it says, and that nobody gets it twice.

const ctx = await testContext();
const meta = await whatsappServer();
beforeEach(() => {
  meta.mood = "well";
  meta.received.length = 0;
});

const ZONE = "America/Santo_Domingo";
const evidence = { ip: "203.0.113.7", userAgent: "a test", pageUrl: "/dashboard/user/settings" };
const words = { text: "Acepto", version: "1" };
const agree = (patient: string, phone = "+18095550111") => agreeToWhatsapp(ctx, patient, { phone, words, evidence });

/** Agrees on a consultation that begins in this many hours, and was agreed on a week ago. */
async function agreed(inHours: number) {
  const [center, patient] = [await addOpenCenter(ctx, `fertilidad-${randomUUID().slice(0, 8)}`), await addPatient(ctx)];
  await saveQuietHours(ctx, patient, { on: false, from: 0, to: 0, zone: ZONE });
  const id = await requested(ctx, center.id, patient);
  await changeConsultation(ctx, { side: "provider", providerId: center.id }, id, { act: "confirm" });
  await sql`update consultations set agreed_at = now() - interval '7 days' where id = ${id}`.execute(ctx.db);
  await moveToPast(ctx, id, -(inHours + 1) / 24);
  return { center, patient, id };
}

const remind = () => remindConsultations({ ...ctx, actor: "worker" }, silenceOf(ctx), (tx, reminder) => queueWhatsapp(ctx, tx, reminder));
const rowsOf = (id: string) => ctx.db.selectFrom("whatsapp_messages").selectAll().where("consultation_id", "=", id).execute();
const send = (id: string, whatsapp: Whatsapp = meta.whatsapp) =>
  sendWhatsapp({ db: ctx.db, jobs: ctx.jobs, whatsapp, compose: composeWhatsapp(ctx) }, id);

/** Runs the job twice, as after a crash, and returns the only row. */
async function queued(id: string) {
  await remind();
  await remind();
  const rows = await rowsOf(id);
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

test("who ticked the box is reminded once beside the mail; who did not has no row", async () => {
  const [her, other] = [await agreed(47), await agreed(46)];
  await agree(her.patient);
  const row = await queued(her.id);
  expect(await rowsOf(other.id)).toEqual([]);
  expect(await Promise.all([send(row.id), send(row.id)])).toEqual(expect.arrayContaining(["sent"]));
  expect(await send(row.id)).toBe("done-before");
  expect(meta.received).toHaveLength(1);
  const mails = await ctx.db.selectFrom("mail_messages").select("id").where("consultation_id", "=", her.id).execute();
  expect(mails.length).toBeGreaterThan(0);
  const [{ to, template }] = meta.received as [(typeof meta.received)[0]];
  expect(to).toBe("18095550111");
  const [what, when, url] = template.components[0]!.parameters.map(({ text }) => text);
  expect([what, when]).toEqual(["tu cita", expect.stringMatching(/\d{1,2}:\d\d/)]);
  // The link answers as that of the mail does.
  expect((await consultationOfAnswer(ctx, url!.split("/asistencia/")[1]!))?.acts).toEqual(["coming", "cancel"]);
});

test("its words name neither treatment nor center, unless she chose full words and no discretion", async () => {
  const { patient, id } = await agreed(2);
  await agree(patient);
  const compose = async () => {
    const message = await ctx.db
      .transaction()
      .execute((tx) => composeWhatsapp(ctx)({ userId: patient, guestId: null, consultationId: id }, tx));
    return (message as { text: string }).text;
  };
  const name = (
    await ctx.db
      .selectFrom("consultations as c")
      .innerJoin("provider_profiles as p", "p.id", "c.provider_id")
      .select("p.name")
      .where("c.id", "=", id)
      .executeTakeFirstOrThrow()
  ).name;
  const neutral = await compose();
  expect(neutral).not.toContain(name);
  expect(neutral.split("http")[0]).not.toMatch(/fertil|tratamiento|consulta|in vitro/i);
  await saveSettings(ctx, patient, { fullWords: true });
  expect(await compose()).toContain(name);
  await saveSettings(ctx, patient, { discreet: true });
  expect(await compose()).not.toContain(name);
});

test("withdrawn in one tap, at once: what is queued is not sent, the number is gone, and the evidence says both", async () => {
  const { patient, id } = await agreed(47);
  await agree(patient);
  expect(await exportData(ctx, { userId: patient, email: "x@correo.example", confirmed: true })).toMatchObject({
    whatsapp: { phone: "+18095550111" },
  });
  const row = await queued(id);
  expect(await withdrawWhatsapp(ctx, patient, evidence)).toBe("withdrawn");
  expect(await withdrawWhatsapp(ctx, patient, evidence)).toBe("none");
  expect(await send(row.id)).toBe("not-wished");
  expect(meta.received).toEqual([]);
  expect(await whatsappOf(ctx, patient, "self")).toBeNull();
  const links = await sql<{ kind: string }>`select e.kind from evidence e join patient_profiles p on p.id = e.subject_id
    where p.user_id = ${patient} order by e.position`.execute(ctx.db);
  expect(links.rows.map(({ kind }) => kind)).toEqual(["whatsapp-agreed", "whatsapp-withdrawn"]);
});

test("the number lies sealed, and goes with the account", async () => {
  const { patient } = await agreed(47);
  await agree(patient, "+18095550199");
  const { rows } = await sql<{
    open: boolean;
  }>`select exists (select from patient_whatsapp w where position('5550199'::bytea in w.sealed) > 0)
    or exists (select from audit_log a where a::text like '%5550199%') as open`.execute(ctx.db);
  expect(rows).toEqual([{ open: false }]);
  await ctx.db.deleteFrom("users").where("id", "=", patient).execute();
  const left = await ctx.db.selectFrom("whatsapp_messages").select("id").where("user_id", "=", patient).execute();
  expect(left).toEqual([]);
});

test("in her quiet hours it waits, and nothing goes for what was cancelled", async () => {
  const { patient, id, center } = await agreed(40);
  await agree(patient);
  const row = await queued(id);
  const minutes = minutesIn(new Date(), ZONE);
  await saveQuietHours(ctx, patient, { on: true, from: (minutes + 1380) % 1440, to: (minutes + 60) % 1440, zone: ZONE });
  expect(await send(row.id)).toBe("held");
  await saveQuietHours(ctx, patient, { on: false, from: 0, to: 0, zone: ZONE });
  await changeConsultation(ctx, { side: "provider", providerId: center.id }, id, { act: "cancel" });
  expect(await send(row.id)).toBe("not-wished");
  expect(meta.received).toEqual([]);
});

test("a failure is tried again, and what a dead worker or a silent Meta may have sent is not repeated", async () => {
  const { patient, id } = await agreed(47);
  await agree(patient);
  const row = await queued(id);
  meta.mood = { status: 503 };
  expect(await send(row.id)).toBe("failed");
  meta.mood = "well";
  expect(await send(row.id)).toBe("sent");

  const [other] = [await agreed(46)];
  await agree(other.patient);
  const lost = await queued(other.id);
  await sql`update whatsapp_messages set claimed_at = now() - interval '10 minutes' where id = ${lost.id}`.execute(ctx.db);
  expect(await send(lost.id)).toBe("unknown");
  expect(await send(lost.id)).toBe("done-before");
  expect(meta.received).toHaveLength(1);
});

test("a site without settings has no way; a demonstration keeps messages beside its mails", async () => {
  const site = { demonstration: false, SMTP_URL: undefined };
  expect([whatsappWay(site), openWhatsapp(ctx.db, site)]).toEqual([null, null]);
  expect(whatsappWay({ demonstration: true, SMTP_URL: "smtp://mail.test" })).toBeNull();
  const { patient, id } = await agreed(47);
  await agree(patient);
  const row = await queued(id);
  expect(await send(row.id, openWhatsapp(ctx.db, { ...site, demonstration: true })!)).toBe("sent");
  const [kept] = await listKeptMail(ctx.db, { limit: 1 });
  expect(kept).toMatchObject({ subject: "WhatsApp", from: "WhatsApp", to: ["+18095550111"] });
  expect((await readKeptMail(ctx.db, kept!.id))?.text).toContain("tu cita");
  expect(meta.received).toEqual([]);
});

test("the template of docs/operations.md is the one whose words we show", () => {
  const body = m.patients_whatsapp_template({ what: "{{1}}", when: "{{2}}", url: "{{3}}" });
  expect(readFileSync("docs/operations.md", "utf8")).toContain(`> ${body}\n`);
});
