import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { whoWaits } from "#domain/conduct/who-waits.server.ts";
import { addOpenCenter, addPatient, moveToPast, requested, wish } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { changeConsultation, proposeMove } from "./change-consultation.server.ts";
import { consultationOfPatient, consultationOfProvider, waitingForProvider } from "./consultation-queries.server.ts";
import { consultationFeed, openPatientFeed, openProviderFeed } from "./feeds.server.ts";
import { freeSlotsOf } from "./hours-queries.server.ts";
import { MAX_REQUESTED } from "./limits.ts";
import { remindConsultations } from "./remind.server.ts";
import { requestConsultation } from "./request-consultation.server.ts";
import { addOtherDays } from "./set-hours.server.ts";
import { dayIn } from "./slots.ts";
import { tellCancelled } from "./tell-cancelled.server.ts";

const ctx = await testContext();
const neverSilent = async () => () => null;
const newCenter = () => addOpenCenter(ctx, `agenda-${randomUUID().slice(0, 8)}`);
const statusOf = async (id: string) =>
  (await ctx.db.selectFrom("consultations").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const templatesOf = async (id: string) =>
  (await ctx.db.selectFrom("mail_messages").select("template").where("consultation_id", "=", id).orderBy("template").execute()).map(
    ({ template }) => template,
  );

test("of fifty who ask for one time at once, one gets it", async () => {
  const center = await newCenter();
  const patients = await Promise.all(Array.from({ length: 50 }, () => addPatient(ctx)));
  const same = await wish(ctx, center.id, "");
  const answers = await Promise.all(patients.map((patientId) => requestConsultation(ctx, { ...same, patientId })));
  expect(answers.filter(({ outcome }) => outcome === "requested")).toHaveLength(1);
  expect(answers.filter(({ outcome }) => outcome === "taken")).toHaveLength(49);
  const { slots } = await freeSlotsOf(ctx.db, center.id);
  expect(slots.some(({ startsAt }) => startsAt.getTime() === same.startsAt.getTime())).toBe(false);
});

test("the center confirms what a patient asked for, both are told, and only then does it hold", async () => {
  const [center, patient] = [await newCenter(), await addPatient(ctx)];
  const id = await requested(ctx, center.id, patient);
  expect(await changeConsultation(ctx, { side: "patient", userId: patient }, id, { act: "confirm" })).toBe("not-possible");
  expect(await templatesOf(id)).toEqual(["consultation-provider"]);
  expect(await changeConsultation(ctx, { side: "provider", providerId: center.id }, id, { act: "confirm" })).toBe("done");
  expect(await statusOf(id)).toBe("confirmed");
  expect(await templatesOf(id)).toEqual(["consultation-patient", "consultation-provider", "consultation-provider"]);
});

test("a consultation by video is confirmed with its link", async () => {
  const [center, patient] = [await newCenter(), await addPatient(ctx)];
  const id = await requested(ctx, center.id, patient, { mode: "video" });
  const us = { side: "provider", providerId: center.id } as const;
  expect(await changeConsultation(ctx, us, id, { act: "confirm" })).toBe("needs-link");
  expect(await changeConsultation(ctx, us, id, { act: "confirm", videoUrl: "https://video.example/sala" })).toBe("done");
  expect((await consultationOfPatient(ctx.db, patient, id))?.videoUrl).toBe("https://video.example/sala");
});

test("somebody else's consultation is not found", async () => {
  const [center, other, patient, stranger] = [await newCenter(), await newCenter(), await addPatient(ctx), await addPatient(ctx)];
  const id = await requested(ctx, center.id, patient);
  expect(await changeConsultation(ctx, { side: "provider", providerId: other.id }, id, { act: "confirm" })).toBe("not-found");
  expect(await changeConsultation(ctx, { side: "patient", userId: stranger }, id, { act: "cancel" })).toBe("not-found");
  expect(await consultationOfPatient(ctx.db, stranger, id)).toBeNull();
  expect(await consultationOfProvider(ctx, other.id, id)).toBeNull();
});

test("another time is held beside the first, and takes its place when the other side agrees", async () => {
  const [center, patient] = [await newCenter(), await addPatient(ctx)];
  const id = await requested(ctx, center.id, patient);
  const [us, them] = [{ side: "provider", providerId: center.id } as const, { side: "patient", userId: patient } as const];
  await changeConsultation(ctx, us, id, { act: "confirm" });
  const later = (await freeSlotsOf(ctx.db, center.id)).slots[3]!;
  expect(await proposeMove(ctx, them, id, later.startsAt)).toBe("done");
  expect(await proposeMove(ctx, them, id, (await freeSlotsOf(ctx.db, center.id)).slots[5]!.startsAt)).toBe("not-possible");
  const proposal = (await consultationOfProvider(ctx, center.id, id))!.proposal!;
  expect(proposal).toMatchObject({ startsAt: later.startsAt, askedBy: "patient" });
  expect(await requestConsultation(ctx, await wish(ctx, center.id, await addPatient(ctx), { startsAt: later.startsAt }))).toEqual({
    outcome: "taken",
  });
  expect(await changeConsultation(ctx, us, proposal.id, { act: "confirm" })).toBe("done");
  expect([await statusOf(id), await statusOf(proposal.id)]).toEqual(["moved", "confirmed"]);
  // Calendars take a change only with a higher number than they have.
  const { revision } = await ctx.db.selectFrom("consultations").select("revision").where("id", "=", id).executeTakeFirstOrThrow();
  expect(revision).toBe(2);
});

test("a cancelled time is free again, and a proposal about it ends", async () => {
  const [center, patient] = [await newCenter(), await addPatient(ctx)];
  const same = await wish(ctx, center.id, patient);
  const id = await requested(ctx, center.id, patient);
  await changeConsultation(ctx, { side: "provider", providerId: center.id }, id, { act: "confirm" });
  await proposeMove(ctx, { side: "provider", providerId: center.id }, id, (await freeSlotsOf(ctx.db, center.id)).slots[2]!.startsAt);
  const proposal = (await consultationOfPatient(ctx.db, patient, id))!.proposal!;
  expect(await changeConsultation(ctx, { side: "patient", userId: patient }, id, { act: "cancel" })).toBe("done");
  expect(await statusOf(proposal.id)).toBe("cancelled");
  expect(await requestConsultation(ctx, { ...same, patientId: await addPatient(ctx) })).toMatchObject({ outcome: "requested" });
});

test("it was held when both say so; when one says that nobody came, it is in doubt", async () => {
  const [center, patient] = [await newCenter(), await addPatient(ctx)];
  const [us, them] = [{ side: "provider", providerId: center.id } as const, { side: "patient", userId: patient } as const];
  const agreed = async () => {
    const id = await requested(ctx, center.id, patient);
    await changeConsultation(ctx, us, id, { act: "confirm" });
    expect(await changeConsultation(ctx, them, id, { act: "held" })).toBe("not-possible");
    await moveToPast(ctx, id);
    await changeConsultation(ctx, them, id, { act: "held" });
    expect(await statusOf(id)).toBe("confirmed");
    return id;
  };
  const held = await agreed();
  await changeConsultation(ctx, us, held, { act: "held" });
  expect(await statusOf(held)).toBe("held");
  const doubtful = await agreed();
  await changeConsultation(ctx, us, doubtful, { act: "absent" });
  expect(await statusOf(doubtful)).toBe("disputed");
});

test("by silence no center escapes: after seven days its word of before counts", async () => {
  const [center, patient] = [await newCenter(), await addPatient(ctx)];
  const id = await requested(ctx, center.id, patient);
  await changeConsultation(ctx, { side: "provider", providerId: center.id }, id, { act: "confirm" });
  await moveToPast(ctx, id, 6);
  await changeConsultation(ctx, { side: "patient", userId: patient }, id, { act: "held" });
  await remindConsultations({ ...ctx, actor: "worker" }, neverSilent);
  expect(await statusOf(id)).toBe("confirmed");
  await moveToPast(ctx, id, 8);
  await remindConsultations({ ...ctx, actor: "worker" }, neverSilent);
  expect(await statusOf(id)).toBe("held");
});

test("a center is waited for while its own request is ahead, or its consultation has passed without its word", async () => {
  const [center, other, patient] = [await newCenter(), await newCenter(), await addPatient(ctx)];
  const us = { side: "provider", providerId: center.id } as const;
  const waiting = async (providerId = center.id) => {
    const listed = (await waitingForProvider(ctx, providerId)).map(({ id }) => id);
    expect(await whoWaits(ctx.db, providerId)).toMatchObject({ appointments: listed.length, total: listed.length });
    return listed;
  };
  const id = await requested(ctx, center.id, patient);
  expect([await waiting(), await waiting(other.id)]).toEqual([[id], []]);
  // Whoever proposed another time waits for the other side, until it says no.
  expect(await proposeMove(ctx, us, id, (await freeSlotsOf(ctx.db, center.id)).slots[3]!.startsAt)).toBe("done");
  expect(await waiting()).toEqual([]);
  const proposal = (await consultationOfProvider(ctx, center.id, id))!.proposal!;
  await changeConsultation(ctx, { side: "patient", userId: patient }, proposal.id, { act: "decline" });
  expect(await waiting()).toEqual([id]);
  await changeConsultation(ctx, us, id, { act: "confirm" });
  expect(await waiting()).toEqual([]);
  await moveToPast(ctx, id);
  expect([await waiting(), await waiting(other.id)]).toEqual([[id], []]);
  await changeConsultation(ctx, us, id, { act: "held" });
  expect(await waiting()).toEqual([]);
});

test("a center is asked only for what it offers: consultations at all, and this way of meeting", async () => {
  const [center, patient] = [await newCenter(), await addPatient(ctx)];
  const same = await wish(ctx, center.id, patient);
  const answered = async (hours: { modes?: string[]; offered?: boolean }) => {
    await ctx.db.updateTable("consultation_hours").set(hours).where("provider_id", "=", center.id).execute();
    return (await requestConsultation(ctx, same)).outcome;
  };
  expect(await answered({ modes: ["video"] })).toBe("not-offered");
  expect(await answered({ modes: ["place"], offered: false })).toBe("not-offered");
  expect(await answered({ offered: true })).toBe("requested");
});

test("requests end when their time comes", async () => {
  const [center, patient] = [await newCenter(), await addPatient(ctx)];
  const [open, unanswered] = [await requested(ctx, center.id, patient), await requested(ctx, center.id, patient)];
  await moveToPast(ctx, unanswered, -0.7);
  await moveToPast(ctx, open, 1);
  await remindConsultations({ ...ctx, actor: "worker" }, neverSilent);
  expect([await statusOf(open), await statusOf(unanswered)]).toEqual(["expired", "requested"]);
});

test("a closed day has no free time, and a patient waits for no more answers than the limit", async () => {
  const [center, patient] = [await newCenter(), await addPatient(ctx)];
  const before = (await freeSlotsOf(ctx.db, center.id)).slots[0]!;
  const day = dayIn(before.startsAt, "America/Santo_Domingo");
  const member = { userId: idOfPerson("amaranta"), providerId: center.id };
  const closed = { kind: "closed", firstDay: day, lastDay: day, reason: "Congreso", doctorId: null } as const;
  expect(await addOtherDays(ctx, { ...member, userId: idOfPerson("yadira") }, closed)).toBeNull();
  expect(await addOtherDays(ctx, member, closed)).toBe("done");
  expect(await requestConsultation(ctx, await wish(ctx, center.id, patient, { startsAt: before.startsAt }))).toEqual({
    outcome: "not-offered",
  });
  for (let count = 0; count < MAX_REQUESTED; count++) await requested(ctx, center.id, patient);
  expect(await requestConsultation(ctx, await wish(ctx, center.id, patient))).toEqual({ outcome: "too-many" });
});

test("who cancels may take it back for a minute, while the time is free; only afterwards the other side is told", async () => {
  const [center, patient] = [await newCenter(), await addPatient(ctx)];
  const [her, us] = [{ side: "patient", userId: patient } as const, { side: "provider", providerId: center.id } as const];
  const same = await wish(ctx, center.id, patient);
  const id = await requested(ctx, center.id, patient);
  await changeConsultation(ctx, us, id, { act: "confirm" });
  const told = await templatesOf(id);
  const revisionOf = async () =>
    (await ctx.db.selectFrom("consultations").select("revision").where("id", "=", id).executeTakeFirstOrThrow()).revision;
  const tell = async (revision: number) => tellCancelled(ctx, { consultationId: id, revision, by: "patient" });

  expect(await changeConsultation(ctx, her, id, { act: "cancel" })).toBe("done");
  const cancelled = await revisionOf();
  expect(await changeConsultation(ctx, us, id, { act: "restore" })).toBe("not-possible");
  expect(await changeConsultation(ctx, her, id, { act: "restore" })).toBe("done");
  expect([await statusOf(id), await tell(cancelled), await templatesOf(id)]).toEqual(["confirmed", "restored", told]);

  await changeConsultation(ctx, her, id, { act: "cancel" });
  const another = await requestConsultation(ctx, { ...same, patientId: await addPatient(ctx) });
  expect(await changeConsultation(ctx, her, id, { act: "restore" })).toBe("taken");
  await ctx.db
    .deleteFrom("consultations")
    .where("id", "=", (another as { id: string }).id)
    .execute();
  await ctx.db.updateTable("consultations").set({ cancelled_at: sql`now() - interval '61 seconds'` }).where("id", "=", id).execute();
  expect(await changeConsultation(ctx, her, id, { act: "restore" })).toBe("not-possible");
  for (let run = 0; run < 2; run++) expect(await tell(await revisionOf())).toBe("told");
  expect(await templatesOf(id)).toEqual([...told, "consultation-provider"].toSorted());
});

test("who deletes their account is not waited for, and the time is free", async () => {
  const [center, patient] = [await newCenter(), await addPatient(ctx)];
  const id = await requested(ctx, center.id, patient);
  await ctx.db.deleteFrom("users").where("id", "=", patient).execute();
  expect(await statusOf(id)).toBe("cancelled");
  expect((await consultationOfProvider(ctx, center.id, id))?.patientName).toBe("");
});

test("a secret address shows one side's consultations, until a new one ends it", async () => {
  const [center, patient] = [await newCenter(), await addPatient(ctx)];
  const id = await requested(ctx, center.id, patient);
  const member = { userId: idOfPerson("amaranta"), providerId: center.id };
  const [first, second] = [await openPatientFeed(ctx, patient), await openPatientFeed(ctx, patient)];
  expect(await consultationFeed(ctx, first)).toBeNull();
  expect(await consultationFeed(ctx, second)).toMatchObject({ side: "patient", consultations: [{ id }] });
  expect(await consultationFeed(ctx, (await openProviderFeed(ctx, member))!)).toMatchObject({ side: "provider", consultations: [{ id }] });
});
