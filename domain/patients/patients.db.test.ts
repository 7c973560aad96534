import { sql } from "kysely";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { endAllSharing } from "#domain/companions/take-part.server.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { leadsOfMailbox } from "#domain/receivers/account-leads.server.ts";
import type { AskedAge } from "#domain/routing/age-limits.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { closeFeed, feedOf, openFeed } from "./calendar-feed.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { exportData } from "./export-data.server.ts";
import { healthOf, mailWishesOf, settingsOf } from "./patient-queries.server.ts";
import { endPause, pausePlace } from "./pause.server.ts";
import { progressOf } from "./progress-queries.server.ts";
import { recommendationsFor, refuseRecommendation } from "./recommendations.server.ts";
import { forgetEntry, markTaken, saveEntry } from "./save-entry.server.ts";
import { saveHealth, saveSettings } from "./save-settings.server.ts";
import { comparisonsOf, forgetComparison, forgetSaved, keepComparison, savedSlugs, saveProviders } from "./saved.server.ts";

const ctx = await testContext();
const ana = "u-ana";
const eva = "u-eva";
for (const [id, email] of [
  [ana, "ana@correo.example"],
  [eva, "eva@correo.example"],
] as const)
  await ctx.db.insertInto("users").values({ id, name: id, email, email_verified: true }).execute();

const typed = {
  name: "Folitropina",
  dose: "225 UI",
  from: "2027-02-03",
  to: "2027-02-14",
  sure: "",
  at: "",
  times: "8:00",
  place: "",
  note: "dormí bien",
};
const saved = async (userId: string) => {
  const outcome = await saveEntry(ctx, userId, { kind: "medicine", id: null, fields: typed });
  if (outcome.outcome !== "saved") throw new Error(outcome.outcome);
  return outcome.entry;
};

test("what a patient writes is sealed: none of its words are in the database, and only they read them", async () => {
  const entry = await saved(ana);
  await saveHealth(ctx, ana, { birthYear: 1989, interests: ["fiv"], history: "endometriosis" });
  const tables = ["patient_profiles", "patient_entries", "audit_log"] as const;
  for (const table of tables) {
    const { rows } = await sql<{ all: string }>`select string_agg(t::text, '') as all from ${sql.table(table)} t`.execute(ctx.db);
    for (const word of ["Folitropina", "dormí", "endometriosis", Buffer.from("endometriosis").toString("hex")])
      expect(rows[0]!.all, table).not.toContain(word);
  }
  expect((await progressOf(ctx, ana)).entries).toEqual([entry]);
  expect(await healthOf(ctx, ana)).toMatchObject({ birthYear: 1989, history: "endometriosis" });
  expect((await progressOf(ctx, eva)).entries).toEqual([]);
});

test("an entry of somebody else can be neither changed, marked nor forgotten", async () => {
  const { id } = await saved(ana);
  expect(await saveEntry(ctx, eva, { kind: "medicine", id, fields: typed })).toEqual({ outcome: "gone" });
  expect(await markTaken(ctx, eva, { id, day: "2027-02-04", time: "08:00", taken: true })).toEqual({ outcome: "gone" });
  expect(await forgetEntry(ctx, eva, id)).toEqual({ outcome: "gone" });
  for (const wrong of ["nothing", "00000000-0000-0000-0000-000000000000"]) {
    expect(await saveEntry(ctx, ana, { kind: "medicine", id: wrong, fields: typed })).toEqual({ outcome: "gone" });
    expect(await forgetEntry(ctx, ana, wrong)).toEqual({ outcome: "gone" });
  }
  expect((await progressOf(ctx, ana)).entries.some((entry) => entry.id === id)).toBe(true);
});

test("a medicine is marked at its own hours only, and stays marked when its text changes", async () => {
  const { id } = await saved(ana);
  expect(await markTaken(ctx, ana, { id, day: "2027-02-04", time: "08:00", taken: true })).toEqual({ outcome: "marked" });
  expect(await markTaken(ctx, ana, { id, day: "2027-02-04", time: "09:00", taken: true })).toEqual({ outcome: "gone" });
  expect(await markTaken(ctx, ana, { id, day: "2027-03-04", time: "08:00", taken: true })).toEqual({ outcome: "gone" });
  await saveEntry(ctx, ana, { kind: "medicine", id, fields: { ...typed, dose: "150 UI" } });
  const marked = async () => (await progressOf(ctx, ana)).entries.find((entry) => entry.id === id);
  expect(await marked()).toMatchObject({ dose: "150 UI", taken: ["2027-02-04 08:00"] });
  await markTaken(ctx, ana, { id, day: "2027-02-04", time: "08:00", taken: false });
  expect(await marked()).toMatchObject({ taken: [] });
});

test("two first things at once make one place, and both are kept", async () => {
  const userId = "u-two";
  await ctx.db.insertInto("users").values({ id: userId, name: "x", email: "two@correo.example" }).execute();
  await Promise.all([saved(userId), saved(userId), saveSettings(ctx, userId, { discreet: true })]);
  expect((await progressOf(ctx, userId)).entries).toHaveLength(2);
  expect(await settingsOf(ctx.db, userId)).toMatchObject({ discreet: true, quickExit: true });
});

test("the calendar's address shows the entries; a new address or none ends it, and so does a pause that silences reminders", async () => {
  const secret = await openFeed(ctx, ana);
  expect((await feedOf(ctx, secret))?.entries.length).toBeGreaterThan(0);
  expect(await feedOf(ctx, `${secret.slice(1)}x`)).toBeNull();
  const { rows } = await sql<{ all: string }>`select string_agg(t::text, '') as all from patient_profiles t`.execute(ctx.db);
  expect(rows[0]!.all).not.toContain(secret);
  await pausePlace(ctx, ana, { days: 7, keepsReminders: true });
  expect((await feedOf(ctx, secret))?.entries.length).toBeGreaterThan(0);
  await pausePlace(ctx, ana, { days: null, keepsReminders: false });
  expect((await feedOf(ctx, secret))?.entries).toEqual([]);
  await endPause(ctx, ana);
  const second = await openFeed(ctx, ana);
  expect(await feedOf(ctx, secret)).toBeNull();
  await closeFeed(ctx, ana);
  expect(await feedOf(ctx, second)).toBeNull();
});

test("a pause silences what we say by ourselves, and ends by itself when its time has passed", async () => {
  expect(await mailWishesOf(ctx.db, "Eva@correo.example")).toMatchObject({ discreet: false, tellUnanswered: true });
  await saveSettings(ctx, eva, { discreet: true });
  await pausePlace(ctx, eva, { days: 30, keepsReminders: false });
  expect(await mailWishesOf(ctx.db, "eva@correo.example")).toMatchObject({ discreet: true, tellUnanswered: false });
  await ctx.db
    .updateTable("patient_profiles")
    .set({ paused_until: sql<Date>`now() - interval '1 minute'` })
    .where("user_id", "=", eva)
    .execute();
  expect((await settingsOf(ctx.db, eva)).pause).toBeNull();
  expect(await mailWishesOf(ctx.db, "eva@correo.example")).toMatchObject({ tellUnanswered: true });
  expect(await mailWishesOf(ctx.db, "nobody@correo.example")).toMatchObject({ discreet: false, tellUnanswered: true });
});

test("hearts are kept once, in their order, for listed profiles only; comparisons too", async () => {
  await saveProviders(ctx, ana, ["clinica-luna-de-larimar", "instituto-marea-alta"]);
  await saveProviders(ctx, ana, ["casa-yagrumo-fertilidad", "clinica-luna-de-larimar", "no-such-center"]);
  expect(await savedSlugs(ctx.db, ana)).toEqual(["casa-yagrumo-fertilidad", "instituto-marea-alta", "clinica-luna-de-larimar"]);
  await forgetSaved(ctx, eva, ["instituto-marea-alta"]);
  expect(await savedSlugs(ctx.db, ana)).toHaveLength(3);
  await forgetSaved(ctx, ana, ["instituto-marea-alta"]);
  expect(await savedSlugs(ctx.db, ana)).toHaveLength(2);
  await keepComparison(ctx, ana, ["a", "b"]);
  await keepComparison(ctx, ana, ["a", "b"]);
  await keepComparison(ctx, ana, ["a"]);
  const [comparison, ...others] = await comparisonsOf(ctx.db, ana);
  expect([comparison!.slugs, others]).toEqual([["a", "b"], []]);
  await forgetComparison(ctx, eva, comparison!.id);
  await forgetComparison(ctx, ana, "nonsense");
  expect(await comparisonsOf(ctx.db, ana)).toHaveLength(1);
});

test("what is recommended fits what was asked for, has its reason, and does not come back once refused", async () => {
  const vocabulary = await loadVocabulary(ctx.db);
  const taste = { services: ["fiv"], asked: true, city: "Santiago", patientGroup: null, age: null, writtenTo: [] };
  const [first] = await recommendationsFor(ctx.db, vocabulary, eva, taste);
  if (first?.kind !== "center") throw new Error("no center");
  expect(first.center.city).toBe("Santiago");
  expect(first.reason).toEqual({ code: "asked-in-city", serviceId: "fiv", city: "Santiago" });
  await refuseRecommendation(ctx.db, eva, first.center.slug);
  const [second] = await recommendationsFor(ctx.db, vocabulary, eva, taste);
  expect(second?.kind === "center" && second.center.slug).not.toBe(first.center.slug);
  const after = await recommendationsFor(ctx.db, vocabulary, eva, { ...taste, writtenTo: [first.center.id] });
  const slugs = after.map((one) => (one.kind === "center" ? one.center.slug : one.specialist.slug));
  expect(slugs).not.toContain(first.center.slug);
  expect(after.find(({ kind }) => kind === "specialist")?.reason).toMatchObject({ code: "works-there" });
  expect(
    await recommendationsFor(ctx.db, vocabulary, eva, {
      services: [],
      asked: false,
      city: null,
      patientGroup: null,
      age: null,
      writtenTo: [],
    }),
  ).toEqual([]);
});

test("to a couple of men, no center is recommended that says it does not treat them, and one that says yes comes first", async () => {
  const vocabulary = await loadVocabulary(ctx.db);
  const taste = { services: ["fiv"], asked: true, city: "Santiago", patientGroup: "pareja-masculina", age: null, writtenTo: [] };
  const [first] = await recommendationsFor(ctx.db, vocabulary, eva, taste);
  expect(first?.kind === "center" && first.center.slug).toMatch(/^(clinica-coral-sereno|instituto-nacar-de-medicina-reproductiva)$/);
});

test("no center is recommended whose published limit excludes the age of the latest request", async () => {
  const vocabulary = await loadVocabulary(ctx.db);
  const own = { years: { least: 44, most: 45 }, eggs: ["own"] as const };
  const taste = { services: ["fiv"], asked: true, city: "Santo Domingo", patientGroup: null, age: null, writtenTo: [] };
  const slugOf = async (age: AskedAge | null) => {
    const [first] = await recommendationsFor(ctx.db, vocabulary, ana, { ...taste, age });
    return first?.kind === "center" ? first.center.slug : null;
  };
  const usual = await slugOf(null);
  const limit = { own_eggs_max_age: 43, patients_source: "el centro", patients_informed_on: "2026-11-20" };
  await ctx.db.updateTable("provider_profiles").set(limit).where("slug", "=", usual).execute();
  expect(await slugOf(own)).not.toBe(usual);
  expect(await slugOf({ ...own, years: { least: 42, most: 43 } })).toBe(usual);
});

test("an account is deleted with its password alone: key, entries, hearts and requests go, and the log stays", async () => {
  const userId = idOfPerson("maria");
  const { email } = await ctx.db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  await addCenter(ctx, "luna");
  await routed(ctx, { originSlug: "luna", form: person({ email }) });
  await saved(userId);
  await saveProviders(ctx, userId, ["clinica-luna-de-larimar"]);
  const mailbox = { userId, email, confirmed: true };
  const kept = await exportData(ctx, mailbox);
  expect(kept).toMatchObject({ progress: [{ name: "Folitropina" }], saved: ["clinica-luna-de-larimar"], requests: [{ form: { email } }] });
  const { id } = await ctx.db.selectFrom("patient_profiles").select("id").where("user_id", "=", userId).executeTakeFirstOrThrow();

  expect(await deleteAccount(ctx, { mailbox, password: "not this one" }, endAllSharing)).toEqual({ outcome: "wrong-password" });
  expect(await leadsOfMailbox(ctx, mailbox)).toHaveLength(1);
  expect(await deleteAccount({ ...ctx, actor: `patient:${userId}` }, { mailbox, password: DEMO_PASSWORD }, endAllSharing)).toEqual({
    outcome: "deleted",
    requests: 1,
  });
  expect(await leadsOfMailbox(ctx, mailbox)).toEqual([]);
  const left = await Promise.all([
    ctx.db.selectFrom("users").select("id").where("id", "=", userId).execute(),
    ctx.db.selectFrom("subject_keys").select("subject_id").where("subject_id", "=", id).execute(),
    ctx.db.selectFrom("patient_entries").select("id").where("patient_id", "=", id).execute(),
    ctx.db.selectFrom("patient_saved").select("user_id").where("user_id", "=", userId).execute(),
  ]);
  expect(left).toEqual([[], [], [], []]);
  const said = await ctx.db
    .selectFrom("audit_log")
    .select("actor")
    .where("action", "=", "user.deleted")
    .where("subject_id", "=", userId)
    .execute();
  expect(said).toEqual([{ actor: `patient:${userId}` }]);
});
