import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import GuestConsultation, { action, loader } from "#app/routes/link/consultations/guest-consultation.tsx";
import { idOfPerson } from "#db/seed/people.ts";
import { changeConsultation } from "#domain/consultations/change-consultation.server.ts";
import { consultationToMail } from "#domain/consultations/consultation-mail.server.ts";
import { enterConsultation } from "#domain/consultations/enter-consultation.server.ts";
import { agreeAsGuest, whatsappOfGuest, withdrawAsGuest } from "#domain/consultations/guest-whatsapp.server.ts";
import { eraseGuest } from "#domain/consultations/leave-consultations.server.ts";
import { remindConsultations } from "#domain/consultations/remind.server.ts";
import { queueWhatsapp } from "#domain/whatsapp/queue-whatsapp.server.ts";
import { sendWhatsapp } from "#domain/whatsapp/send-whatsapp.server.ts";
import { minutesIn } from "#platform/zoned-format.ts";
import { addOpenCenter, addPatient, moveToPast } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { whatsappServer } from "#tests/support/whatsapp-server.ts";
import { silenceOf } from "./silence.ts";
import { composeWhatsapp } from "./whatsapp.ts";

// Reminders by WhatsApp to somebody without an account, from the box on the page of their link to what Meta gets.

const ctx = await testContext();
const meta = await whatsappServer();
beforeEach(() => {
  meta.received.length = 0;
});

const hourIn = (zone: string) => minutesIn(new Date(), zone) / 60;
const ZONES = ["America/Santo_Domingo", "Pacific/Auckland", "Europe/Madrid", "Asia/Kolkata", "Asia/Tokyo", "Pacific/Honolulu"];
/** Somewhere people are awake, and somewhere they sleep, whenever this runs. */
const [AWAKE, ASLEEP] = [
  ZONES.find((zone) => hourIn(zone) >= 8 && hourIn(zone) < 21)!,
  ZONES.find((zone) => hourIn(zone) >= 23 || hourIn(zone) < 6)!,
];

/** A center writes an appointment down, and whoever has the mailbox says that they come. */
async function confirmed({ zone = AWAKE, email = `${randomUUID()}@correo.example` } = {}) {
  const center = await addOpenCenter(ctx, `fertilidad-${randomUUID().slice(0, 8)}`);
  const member = { userId: idOfPerson("amaranta"), providerId: center.id };
  const startsAt = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 5 * 86_400_000);
  const patient = { name: "Belkis Ogando", email, zone };
  expect(await enterConsultation(ctx, member, { patient, startsAt, doctorId: null, kind: "first", mode: "place", videoUrl: null })).toBe(
    "entered",
  );
  const { id, guest_id } = await ctx.db
    .selectFrom("consultations")
    .select(["id", "guest_id"])
    .where("provider_id", "=", center.id)
    .executeTakeFirstOrThrow();
  const guestId = guest_id!;
  const { token } = (await consultationToMail(ctx, id, "patient"))!;
  await changeConsultation(ctx, { side: "patient", guestId }, id, { act: "confirm" });
  await sql`update consultations set agreed_at = now() - interval '7 days' where id = ${id}`.execute(ctx.db);
  await moveToPast(ctx, id, -2);
  return { id, guestId, token: token!, center };
}

const site = { ...ctx, whatsapp: "meta" as const };
const pageOf = (token: string) => `https://cuna.test/cita/${token}`;
const draw = async (token: string, { on = site, actionData }: { on?: object; actionData?: unknown } = {}) => {
  const args = routeArgs({ ...ctx, ...on } as never, new Request(pageOf(token)), { token });
  return drawPage(GuestConsultation, { loaderData: await loader(args), actionData } as never);
};
const post = (token: string, fields: Record<string, string>, on: object = site) =>
  Promise.resolve(action(routeArgs({ ...ctx, ...on } as never, formPost(pageOf(token), fields), { token }))).catch(
    (thrown: unknown) => thrown,
  ) as Promise<{ data?: unknown; init?: { status: number }; status?: number; headers?: Headers }>;
const agree = (token: string) => post(token, { accion: "whatsapp", whatsapp: "809 555 0111", "acepto-whatsapp": "si" });

const rowsOf = (id: string) => ctx.db.selectFrom("whatsapp_messages").selectAll().where("consultation_id", "=", id).execute();
const remind = () => remindConsultations({ ...ctx, actor: "worker" }, silenceOf(ctx), (tx, reminder) => queueWhatsapp(ctx, tx, reminder));
const send = (id: string) => sendWhatsapp({ db: ctx.db, jobs: ctx.jobs, whatsapp: meta.whatsapp, compose: composeWhatsapp(ctx) }, id);
const evidence = { ip: null, userAgent: null, pageUrl: null };
const agreement = { phone: "+18095550111", words: { text: "Acepto", version: "1" }, evidence };

/** Queues the reminder twice, as after a crash, and returns the only row. */
async function queued(id: string) {
  await remind();
  await remind();
  const rows = await rowsOf(id);
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

test("a guest who ticks the box on their page is reminded once beside the mail, in neutral words; who does not has no row", async () => {
  const [her, other] = [await confirmed(), await confirmed()];
  expect(await draw(her.token)).toContain("Recordatorios por WhatsApp");
  const agreed = await agree(her.token);
  expect([agreed.status, agreed.headers?.get("location")]).toEqual([303, `/cita/${her.token}#whatsapp`]);
  expect(await draw(her.token)).toContain("Te recordamos esta consulta también por WhatsApp, en el +1 809 555 0111.");
  const row = await queued(her.id);
  expect(row).toMatchObject({ user_id: null, guest_id: her.guestId });
  expect(await rowsOf(other.id)).toEqual([]);
  expect(await Promise.all([send(row.id), send(row.id)])).toEqual(expect.arrayContaining(["sent"]));
  expect(meta.received).toHaveLength(1);
  const [{ to, template }] = meta.received as [(typeof meta.received)[0]];
  const [what, , url] = template.components[0]!.parameters.map(({ text }) => text);
  expect([to, what]).toEqual(["18095550111", "tu cita"]);
  expect(url).toContain("/asistencia/");
  expect(await draw(her.token)).toContain("El último salió el");
  const mails = ctx.db.selectFrom("mail_messages").select("id").where("consultation_id", "=", her.id);
  expect(await mails.where("template", "=", "consultation-reminder").execute()).toHaveLength(1);
});

test("without the box, or with half a number, nothing is kept, and what was typed is there again", async () => {
  const { token, guestId } = await confirmed();
  for (const fields of [
    { whatsapp: "809 555 0111", "acepto-whatsapp": "" },
    { whatsapp: "809 55", "acepto-whatsapp": "si" },
  ]) {
    const refused = await post(token, { accion: "whatsapp", ...fields });
    expect(refused.init?.status).toBe(422);
    const html = await draw(token, { actionData: refused.data });
    expect(html).toContain(`value="${fields.whatsapp}"`);
    expect(html).toContain('aria-invalid="true"');
  }
  expect(await whatsappOfGuest(ctx, guestId, { kind: "guest", guestId })).toBeNull();
});

test("withdrawn in one tap, what is queued is not sent, and the evidence says both", async () => {
  const { id, token, guestId } = await confirmed();
  await agree(token);
  const row = await queued(id);
  expect((await post(token, { accion: "sin-whatsapp" })).status).toBe(303);
  expect(await withdrawAsGuest(ctx, guestId, evidence)).toBe("none");
  expect(await send(row.id)).toBe("not-wished");
  expect(meta.received).toEqual([]);
  const links = ctx.db.selectFrom("evidence").select("kind").where("subject_kind", "=", "guest").where("subject_id", "=", guestId);
  expect((await links.orderBy("position").execute()).map(({ kind }) => kind)).toEqual(["whatsapp-agreed", "whatsapp-withdrawn"]);
});

test("at night where they are it waits, and nothing goes for what was cancelled", async () => {
  const { id, guestId, token } = await confirmed();
  await agree(token);
  const row = await queued(id);
  await sql`update consultations set patient_zone = ${ASLEEP} where id = ${id}`.execute(ctx.db);
  expect(await send(row.id)).toBe("held");
  await sql`update consultations set patient_zone = ${AWAKE} where id = ${id}`.execute(ctx.db);
  await changeConsultation(ctx, { side: "patient", guestId }, id, { act: "cancel" });
  expect(await send(row.id)).toBe("not-wished");
  expect(meta.received).toEqual([]);
});

test("the number is sealed, opened for nobody else, and goes with the guest", async () => {
  const { id, guestId, token } = await confirmed();
  await agree(token);
  const row = await queued(id);
  const { rows } = await sql<{
    open: boolean;
  }>`select exists (select from guest_whatsapp w where position('5550111'::bytea in w.sealed) > 0)
    or exists (select from audit_log a where a::text like '%5550111%') as open`.execute(ctx.db);
  expect(rows).toEqual([{ open: false }]);
  expect(await whatsappOfGuest(ctx, guestId, { kind: "guest", guestId: randomUUID() })).toBeNull();
  await eraseGuest(ctx, guestId);
  expect(await rowsOf(id)).toEqual([]);
  expect(await send(row.id)).toBe("done-before");
  expect(await agreeAsGuest(ctx, guestId, agreement)).toBe("gone");
});

test("what joined an account asks its own box, and a site without WhatsApp says nothing of it", async () => {
  const patient = await addPatient(ctx);
  const joined = await confirmed({ email: `${patient}@correo.example` });
  expect((await draw(joined.token)).includes("WhatsApp")).toBe(false);
  await agreeAsGuest(ctx, joined.guestId, agreement);
  await remind();
  expect(await rowsOf(joined.id)).toEqual([]);
  const { token, guestId } = await confirmed();
  expect(await draw(token, { on: { whatsapp: null } })).not.toContain("WhatsApp");
  expect(
    (await post(token, { accion: "whatsapp", whatsapp: "809 555 0111", "acepto-whatsapp": "si" }, { whatsapp: null })).status,
  ).not.toBe(303);
  expect(await whatsappOfGuest(ctx, guestId, { kind: "worker" })).toBeNull();
});
