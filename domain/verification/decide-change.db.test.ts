import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { centerBySlug } from "#domain/directory/center-detail.server.ts";
import { askChange, withdrawChange } from "#domain/listing/ask-change.server.ts";
import { ownChanges, waitingChanges } from "#domain/listing/change-queries.server.ts";
import { changeProfile } from "#domain/listing/profile.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { opensPapers, readsItem, sendsPaper } from "#tests/support/opened-papers.ts";
import { checkItem } from "./check-item.server.ts";
import { decideChange } from "./decide-change.server.ts";
import { profileToCheck } from "./profile-to-check.server.ts";

const ctx = await testContext();
const { db } = ctx;
const lia = `admin:${idOfPerson("lia")}` as const;
const yadira = idOfPerson("yadira");

let center: { id: string; slug: string; name: string };
let member: { userId: string; providerId: string };
beforeEach(async () => {
  center = await addCenter(ctx, `cambio-${randomUUID().slice(0, 8)}`, {
    verification_status: "verified",
    verified: true,
    address: "Calle 1",
  });
  await db.insertInto("provider_accounts").values({ provider_id: center.id, user_id: yadira, role: "owner" }).execute();
  member = { userId: yadira, providerId: center.id };
});

const PLACE = { city: "Santiago", neighborhood: null, address: "Calle 2", latitude: null, longitude: null };
const shown = async () => {
  const { name, place, verified } = (await centerBySlug(db, center.slug))!;
  return { name, address: place.address, verified };
};
const waiting = () => waitingChanges(db, center.id);
const ask = async (name: string) => {
  await changeProfile(ctx, member, { name });
  return (await waiting()).find(({ part }) => part === "name")!;
};
const decide = (change: { id: string; version: string }, reason?: string) =>
  decideChange(
    db,
    { providerId: center.id, changeId: change.id, version: change.version },
    reason === undefined ? { accept: true } : { accept: false, reason },
    lia,
  );
const told = async () =>
  (await db.selectFrom("notices").select("facts").where("provider_id", "=", center.id).orderBy("id").execute()).map(({ facts }) => facts);
const log = async () =>
  (
    await db
      .selectFrom("audit_log")
      .select(["action", "detail"])
      .where("subject_type", "=", "provider")
      .where("subject_id", "=", center.id)
      .orderBy("id")
      .execute()
  ).map(({ action, detail }) => ({ action, ...(detail as object) }));

test("a change of what was verified is public once somebody of our team accepted it; its people and the log hear", async () => {
  const change = await ask("Centro Nuevo");
  await changeProfile(ctx, member, PLACE);
  expect(await shown()).toEqual({ name: center.name, address: "Calle 1", verified: true });
  expect((await waiting()).map(({ part }) => part)).toEqual(["name", "place"]);
  expect(await decide(change)).toBe("done");
  expect(await shown()).toEqual({ name: "Centro Nuevo", address: "Calle 1", verified: true });
  expect(await told()).toEqual([{ part: "name", accepted: true, reason: null }]);
  expect(await log()).toMatchObject([
    { action: "provider.change_asked", part: "name", fields: ["name"] },
    { action: "provider.change_asked", part: "place", fields: ["address"] },
    { action: "provider.change_accepted", part: "name", change: change.id },
  ]);
});

test("a refused change leaves the page as it is, and its center reads why until it asks again", async () => {
  const change = await ask("Instituto Marea Alta");
  expect(await decide(change, "Ese nombre es de otro centro.")).toBe("done");
  expect(await shown()).toMatchObject({ name: center.name });
  expect(await ownChanges(db, center.id)).toMatchObject([{ state: "refused", reason: "Ese nombre es de otro centro." }]);
  expect(await told()).toEqual([{ part: "name", accepted: false, reason: "Ese nombre es de otro centro." }]);
  await ask("Centro Propio");
  expect(await ownChanges(db, center.id)).toMatchObject([{ state: "waiting", asked: { name: "Centro Propio" } }]);
});

test("a second change takes the place of the first in the queue, and a person who had the first one open is told", async () => {
  const first = await ask("Centro Uno");
  await db
    .updateTable("profile_changes")
    .set({ waits_since: new Date("2020-01-01") })
    .where("id", "=", first.id)
    .execute();
  const second = await ask("Centro Dos");
  expect(second.waitsSince).toEqual(new Date("2020-01-01"));
  expect(await waiting()).toHaveLength(1);
  expect(await decide(first)).toBe("changed");
  expect(await decide(second)).toBe("done");
  expect(await shown()).toMatchObject({ name: "Centro Dos" });
});

test("saving the same again asks nothing new, and asking for what is public takes back what waits", async () => {
  const change = await ask("Centro Uno");
  expect((await ask("Centro Uno")).id).toBe(change.id);
  await changeProfile(ctx, member, { name: center.name, bio: "Otra" });
  expect(await waiting()).toEqual([]);
  expect(await decide(change)).toBe("changed");
});

test("a center takes back what it asked, once; nobody else does", async () => {
  const change = await ask("Centro Uno");
  expect(await withdrawChange(ctx, { ...member, userId: idOfPerson("maria") }, change.id)).toBeNull();
  const both = await Promise.all([0, 1].map(() => withdrawChange(ctx, member, change.id)));
  expect(both.toSorted()).toEqual(["changed", "withdrawn"]);
  expect(await decide(change)).toBe("changed");
  expect(await ownChanges(db, center.id)).toEqual([]);
});

test("of two people who decide at once one counts, whatever the other says", async () => {
  const change = await ask("Centro Uno");
  const both = await Promise.all([decide(change), decide(change, "No.")]);
  expect(both.toSorted()).toEqual(["changed", "done"]);
  expect(await told()).toHaveLength(1);
});

test("a change is not decided on what nobody saw: another public name, another profile's address", async () => {
  const change = await ask("Centro Uno");
  expect(await decideChange(db, { providerId: randomUUID(), changeId: change.id, version: change.version }, { accept: true }, lia)).toBe(
    "not-found",
  );
  await db.updateTable("provider_profiles").set({ clinic_name: "Corregido" }).where("id", "=", center.id).execute();
  expect(await decide(change)).toBe("changed");
  expect(await decide((await waiting())[0]!)).toBe("done");
});

test("a city that was renamed in the meantime is no surprise", async () => {
  await changeProfile(ctx, member, { ...PLACE, city: "La Romana" });
  const [change] = await waiting();
  await db.updateTable("cities").set({ name: "La Romana de antes" }).where("name", "=", "La Romana").execute();
  expect(await decide(change!)).toBe("no-city");
  expect(await decide(change!, "La ciudad se llama de otra forma.")).toBe("done");
  await db.updateTable("cities").set({ name: "La Romana" }).where("name", "=", "La Romana de antes").execute();
});

describe("a profile that leaves the public in the meantime", () => {
  const leave = (status: string) =>
    db.updateTable("provider_profiles").set({ verification_status: status, verified: false }).where("id", "=", center.id).execute();

  test("is changed at once by its center, since all of it is looked at again, and nothing waits then", async () => {
    const change = await ask("Centro Uno");
    await leave("returned");
    await changeProfile(ctx, member, { name: "Centro Dos" });
    expect(await waiting()).toEqual([]);
    expect(await decide(change)).toBe("changed");
    expect((await profileToCheck(db, center.id))!.name).toBe("Centro Dos");
  });

  test("may still be decided on while our team has it", async () => {
    const change = await ask("Centro Uno");
    await leave("pending");
    expect(await decide(change)).toBe("done");
    expect((await profileToCheck(db, center.id))!.name).toBe("Centro Uno");
  });

  test("and is erased takes its changes along", async () => {
    const change = await ask("Centro Uno");
    await db.deleteFrom("provider_profiles").where("id", "=", center.id).execute();
    expect(await decide(change)).toBe("not-found");
  });
});

describe("what our team found", () => {
  const check = async (item: "identity" | "team" | "laboratory") => {
    await sendsPaper(db, center.id, "habilitacion");
    await opensPapers(db, center.id, lia);
    return checkItem(db, center.id, await readsItem(db, center.id, item), lia);
  };
  const found = async () => (await profileToCheck(db, center.id))!.checks.map(({ item }) => item).toSorted();

  test("is about the words that were read, and counts no more for others, whichever door wrote them", async () => {
    await db
      .updateTable("provider_profiles")
      .set({ verification_status: "pending", verified: false })
      .where("id", "=", center.id)
      .execute();
    expect(await check("identity")).toBe("done");
    expect(await check("laboratory")).toBe("done");
    await changeProfile(ctx, member, { name: "Instituto Marea Alta" });
    expect(await found()).toEqual(["laboratory"]);
    expect((await profileToCheck(db, center.id))!.missing.publish).toContain("identity");
    const { says } = (await profileToCheck(db, center.id))!;
    await changeProfile(ctx, member, { name: "Centro Otro" });
    const late = { item: "identity", verdict: "matches", typed: "", picked: [], sameName: false, seen: "", says: says.identity } as const;
    expect(await checkItem(db, center.id, late, lia)).toBe("changed");
  });

  test("still counts for a change that somebody of our team accepted, who held it beside the papers", async () => {
    expect(await check("identity")).toBe("done");
    expect(await decide(await ask("Centro Uno"))).toBe("done");
    expect(await found()).toEqual(["identity"]);
  });
});

test("a doctor joins a public center once our team accepted it", async () => {
  const { id } = await db
    .insertInto("provider_profiles")
    .values({ slug: `doctora-${center.slug}`, provider_type: "doctor", full_name: "Iris Peña", verification_status: "published" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const team = async () => (await centerBySlug(db, center.slug))!.team.map(({ name }) => name);
  const asked = { part: "doctor", specialistId: id, was: {}, asked: { doctor: "Iris Peña" }, actor: "cli" } as const;
  await db.transaction().execute((tx) => askChange(tx, { providerId: center.id, ...asked }));
  await db.transaction().execute((tx) => askChange(tx, { providerId: center.id, ...asked }));
  expect(await team()).toEqual([]);
  const [change, ...more] = await waiting();
  expect(more).toEqual([]);
  expect(await decide(change!)).toBe("done");
  expect(await team()).toEqual(["Dr. Iris Peña"]);
});

test("a specialist's name, title and specialty wait too", async () => {
  const id = (
    await db
      .insertInto("provider_profiles")
      .values({
        slug: `iris-${center.slug}`,
        provider_type: "doctor",
        full_name: "Iris Peña",
        honorific: "Lic.",
        verification_status: "verified",
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
  await db.insertInto("provider_accounts").values({ provider_id: id, user_id: yadira, role: "owner" }).execute();
  await changeProfile(
    ctx,
    { userId: yadira, providerId: id },
    { name: "Iris Peña", honorific: "Dra.", specialty: "Fertilidad", bio: "Hola" },
  );
  const row = await db
    .selectFrom("provider_profiles")
    .select(["honorific", "specialty", "bio"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ honorific: "Lic.", specialty: null, bio: "Hola" });
  expect(await waitingChanges(db, id)).toMatchObject([
    { part: "name", asked: { name: "Iris Peña", honorific: "Dra.", specialty: "Fertilidad" } },
  ]);
});
