import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { addOpenCenter, addPatient, moveToPast, requested } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { changeConsultation } from "./change-consultation.server.ts";
import { consultationToMail } from "./consultation-mail.server.ts";
import { consultationOfPatient, consultationOfProvider } from "./consultation-queries.server.ts";
import { type EnteredConsultation, enterConsultation } from "./enter-consultation.server.ts";
import { consultationFeed, openProviderFeed } from "./feeds.server.ts";
import { guestToken } from "./guest-tokens.ts";
import { consultationOfGuest, forgetGuests } from "./guests.server.ts";
import { MAX_GUESTS_WAITING } from "./limits.ts";

const ctx = await testContext();
const inDays = (days: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * 86_400_000);

async function newAgenda() {
  const center = await addOpenCenter(ctx, `telefono-${randomUUID().slice(0, 8)}`);
  const member = { userId: idOfPerson("amaranta"), providerId: center.id };
  const enter = (change: Partial<EnteredConsultation> = {}) => {
    const patient = { name: "Belkis Ogando", email: `${randomUUID()}@correo.example`, zone: "America/New_York" };
    const usual = { patient, startsAt: inDays(3), doctorId: null, kind: "first", mode: "place", videoUrl: null } as const;
    return enterConsultation(ctx, member, { ...usual, ...change });
  };
  const last = async () => {
    const rows = ctx.db.selectFrom("consultations").selectAll().where("provider_id", "=", center.id);
    return rows.orderBy("asked_at", "desc").executeTakeFirstOrThrow();
  };
  return { center, member, enter, last };
}

test("who was written down answers by the link of one mail, and is confirmed only then", async () => {
  const { center, enter, last } = await newAgenda();
  const email = `${randomUUID()}@correo.example`;
  expect(await enter({ patient: { name: "Belkis Ogando", email, zone: "America/New_York" } })).toBe("entered");
  const { id, guest_id, status } = await last();
  expect(status).toBe("requested");
  const mail = (await consultationToMail(ctx, id, "patient"))!;
  expect(mail).toMatchObject({ to: email, consultation: { providerName: expect.any(String) } });
  const found = (await consultationOfGuest(ctx, mail.token!))!;
  expect(found).toMatchObject({ guestId: guest_id, consultation: { id, patientName: "" } });
  expect(await consultationOfGuest(ctx, `${mail.token}x`)).toBeNull();
  expect(await changeConsultation(ctx, { side: "patient", guestId: randomUUID() }, id, { act: "confirm" })).toBe("not-found");
  expect(await changeConsultation(ctx, { side: "provider", providerId: center.id }, id, { act: "confirm" })).toBe("not-possible");
  expect(await changeConsultation(ctx, { side: "patient", guestId: guest_id! }, id, { act: "confirm" })).toBe("done");
  expect((await last()).status).toBe("confirmed");
});

test("a name is sealed: its center reads it, no column has it, and another center does not open it", async () => {
  const { center, member, enter, last } = await newAgenda();
  await enter();
  const { id } = await last();
  expect((await consultationOfProvider(ctx, center.id, id))!.patientName).toBe("Belkis Ogando");
  const feed = await consultationFeed(ctx, (await openProviderFeed(ctx, member))!);
  expect(feed).toMatchObject({ consultations: [{ patientName: "Belkis Ogando" }] });
  const other = await newAgenda();
  expect(await consultationOfProvider(ctx, other.center.id, id)).toBeNull();
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from consultations c where c::text like '%Belkis%') or exists (select from consultation_guests g where g::text like '%Belkis%')
      or exists (select from audit_log a where a::text like '%Belkis%') as found`.execute(ctx.db);
  expect(rows[0]!.found).toBe(false);
});

test("what a guest confirms joins the account of the same mailbox, and a mailbox that never answered gets one mail", async () => {
  const { center, enter, last } = await newAgenda();
  const patient = await addPatient(ctx);
  const email = `${patient}@correo.example`;
  const mailsOf = async (id: string) =>
    (
      await ctx.db
        .selectFrom("mail_messages")
        .select("status")
        .where("consultation_id", "=", id)
        .where("template", "=", "consultation-patient")
        .execute()
    ).map(({ status }) => status);
  await enter({ patient: { name: "Jenny", email, zone: "America/New_York" } });
  const first = await last();
  expect(await mailsOf(first.id)).toEqual(["queued"]);
  await enter({ startsAt: inDays(5), patient: { name: "Jenny", email, zone: "America/New_York" } });
  const second = await last();
  expect(await mailsOf(second.id)).toEqual(["withheld"]);
  const toldOf = async (id: string) => (await consultationOfProvider(ctx, center.id, id))!.guestMail;
  expect([await toldOf(first.id), await toldOf(second.id)]).toEqual([
    { reach: "held", told: "goes" },
    { reach: "held", told: "held" },
  ]);
  expect(await consultationOfPatient(ctx.db, patient, first.id)).toBeNull();
  await changeConsultation(ctx, { side: "patient", guestId: first.guest_id! }, first.id, { act: "confirm" });
  expect(await consultationOfPatient(ctx.db, patient, first.id)).toMatchObject({ status: "confirmed" });
  expect(await mailsOf(second.id)).toEqual(["queued"]);
});

test("a time that is taken or over is not written down, nor a patient of nobody's, nor more people than the limit", async () => {
  const { center, enter, last } = await newAgenda();
  const patient = await addPatient(ctx);
  const taken = await requested(ctx, center.id, patient);
  const { starts_at } = await last();
  expect(await enter({ startsAt: starts_at! })).toBe("taken");
  expect(await enter({ startsAt: inDays(-1) })).toBe("past");
  expect(await enter({ startsAt: inDays(400) })).toBe("past");
  expect(await enter({ patient: { patientId: patient } })).toBe("unknown");
  await changeConsultation(ctx, { side: "provider", providerId: center.id }, taken, { act: "confirm" });
  expect(await enter({ startsAt: inDays(200), patient: { patientId: patient } })).toBe("entered");
  expect(await consultationOfPatient(ctx.db, patient, (await last()).id)).toMatchObject({ status: "requested", askedBy: "provider" });
  for (let count = 0; count < MAX_GUESTS_WAITING; count++) expect(await enter({ startsAt: inDays(20 + count) })).toBe("entered");
  expect(await enter({ startsAt: inDays(100) })).toBe("too-many");
});

test("who has no account is forgotten ninety days after their last consultation, for good", async () => {
  const { center, enter, last } = await newAgenda();
  await enter();
  const { id, guest_id } = await last();
  await ctx.db
    .updateTable("consultation_guests")
    .set({ created_at: inDays(-200) })
    .where("id", "=", guest_id!)
    .execute();
  await moveToPast(ctx, id, 89);
  await forgetGuests(ctx);
  expect((await consultationOfProvider(ctx, center.id, id))!.patientName).toBe("Belkis Ogando");
  await moveToPast(ctx, id, 91);
  await forgetGuests(ctx);
  const { endsAt, patientName } = (await consultationOfProvider(ctx, center.id, id))!;
  expect(patientName).toBe("");
  expect(await ctx.db.selectFrom("subject_keys").select("subject_id").where("subject_id", "=", guest_id!).execute()).toEqual([]);
  expect(await consultationOfGuest(ctx, guestToken(ctx.keys, { id, endsAt }))).toBeNull();
});
