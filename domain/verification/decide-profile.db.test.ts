import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { checkDocument } from "#domain/listing/check-document.server.ts";
import { documentsOf } from "#domain/listing/document-files.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { opensPapers, readsItem } from "#tests/support/opened-papers.ts";
import { checkItem } from "./check-item.server.ts";
import type { Item } from "./checklist.ts";
import { decideProfile, type ProfileDecision } from "./decide-profile.server.ts";
import { openProfile, profileToCheck } from "./profile-to-check.server.ts";
import { queuedProfiles, queuePlace } from "./queue-queries.server.ts";
import { reviewTime } from "./review-time.server.ts";

const ctx = await testContext();
const { db } = ctx;
const lia = `admin:${idOfPerson("lia")}` as const;
const owner = idOfPerson("yadira");
const LICENCE = { number: "4471-B", issuer: "Ministerio de Salud Pública", issuedOn: "2025-07-01", expiresOn: "2099-06-30" };

async function waiting(): Promise<string> {
  const { id } = await addCenter(ctx, `revisar-${randomUUID().slice(0, 8)}`, { verification_status: "pending", submitted_at: new Date() });
  await db.insertInto("provider_accounts").values({ provider_id: id, user_id: owner, role: "owner" }).execute();
  for (const kind of ["habilitacion", "exequatur"] as const)
    await db
      .insertInto("provider_documents")
      .values({ provider_id: id, kind, file_name: `${kind}.pdf`, stored_as: `x/${randomUUID()}`, media_type: "application/pdf", bytes: 9 })
      .execute();
  return id;
}
const saysOf = async (id: string, item: Item) => (await profileToCheck(db, id))!.says[item];
const found = (id: string, ...items: Item[]) =>
  Promise.all(
    items.map(async (item) => {
      await opensPapers(db, id, lia);
      return checkItem(db, id, await readsItem(db, id, item), lia);
    }),
  );
async function accept(id: string, change: Partial<typeof LICENCE> = {}) {
  await opensPapers(db, id, lia);
  for (const paper of await documentsOf(db, id)) {
    const number = paper.kind === "exequatur" ? "0512-19" : LICENCE.number;
    const verdict = { accept: true, licence: { ...LICENCE, number, ...change } } as const;
    expect(await checkDocument(db, { providerId: id, documentId: paper.id, state: paper.state }, verdict, lia)).toBe("done");
  }
}
const versionOf = async (id: string) => (await profileToCheck(db, id))!.version;
const decide = async (id: string, decided: ProfileDecision) =>
  decideProfile(db, { providerId: id, version: await versionOf(id), ...decided }, lia);
const noticesOf = async (id: string) =>
  (await db.selectFrom("notices").select(["kind", "facts"]).where("provider_id", "=", id).orderBy("id").execute()).map((row) => row.facts);

test("nobody publishes a profile before its identity and its licences match, nor verifies one before its team and laboratory do", async () => {
  const id = await waiting();
  expect(await decide(id, { decision: "published" })).toBe("missing");
  await found(id, "identity");
  await accept(id, { expiresOn: "2020-01-01" });
  expect(await decide(id, { decision: "published" })).toBe("missing");
  await accept(id);
  expect(await decide(id, { decision: "verified" })).toBe("missing");
  expect(await decide(id, { decision: "published" })).toBe("done");
  await found(id, "team", "laboratory");
  expect(await decide(id, { decision: "verified" })).toBe("done");
  const after = await db.selectFrom("provider_profiles").select(["verification_status", "verified", "verified_on"]).where("id", "=", id);
  expect(await after.executeTakeFirstOrThrow()).toMatchObject({
    verification_status: "verified",
    verified: true,
    verified_on: expect.any(String),
  });
  const lines = db
    .selectFrom("audit_log")
    .select(["action", "actor", "detail"])
    .where("subject_id", "=", id)
    .where("action", "like", "%ied");
  expect(await lines.execute()).toMatchObject([{ actor: lia, detail: { before: "published", after: "verified" } }]);
});

test("a paper is accepted by who opened it, with the number that its center wrote and they read, and with none of another paper", async () => {
  const id = await waiting();
  const papers = await documentsOf(db, id);
  const [permit, exequatur] = (["habilitacion", "exequatur"] as const).map((kind) => papers.find((paper) => paper.kind === kind)!);
  const read = (paper: typeof permit, licence: Partial<typeof LICENCE> & { expiresOn?: string | null }) =>
    checkDocument(
      db,
      { providerId: id, documentId: paper!.id, state: "received" },
      { accept: true, licence: { ...LICENCE, ...licence } },
      lia,
    );
  expect(await read(permit, {})).toBe("unopened");
  await opensPapers(db, id, `admin:${idOfPerson("maria")}`);
  expect(await read(permit, {}), "somebody else opened it").toBe("unopened");
  await opensPapers(db, id, lia);
  expect(await read(permit, {})).toBe("done");
  expect(await read(exequatur, { number: "4471 b" })).toEqual({ numberOf: "habilitacion" });
  await db
    .updateTable("provider_documents")
    .set({ stated_number: "4471-B", expires_on: "2099-06-30" })
    .where("id", "=", exequatur!.id)
    .execute();
  expect(await read(exequatur, { number: "EX-1234" })).toEqual({ stated: "4471-B" });
  expect(await read(exequatur, { number: "4471-B" }), "its center copied another paper's number").toEqual({ numberOf: "habilitacion" });
  expect(await read(exequatur, { number: "EX-1234", expiresOn: null } as never)).toBe("no-expiry");
  await db.updateTable("provider_documents").set({ stated_number: "EX 1234" }).where("id", "=", exequatur!.id).execute();
  expect(await read(exequatur, { number: "ex-1234" })).toBe("done");
  expect((await documentsOf(db, id)).map(({ number }) => number).toSorted()).toEqual(["4471-B", "ex-1234"]);
});

test("nothing matches for somebody who opened none of its papers, or read another name or less than the profile says", async () => {
  const id = await waiting();
  const match = await readsItem(db, id, "identity");
  expect(await checkItem(db, id, match, lia)).toBe("unopened");
  await opensPapers(db, id, lia);
  expect(await checkItem(db, id, { ...match, typed: "Instituto Maracuyá" }, lia)).toBe("unlike");
  expect(await checkItem(db, id, { ...match, picked: [] }, lia)).toBe("unpicked");
  expect((await profileToCheck(db, id))!.checks).toEqual([]);
  expect(await checkItem(db, id, match, lia)).toBe("done");
  expect((await profileToCheck(db, id))!.checks).toMatchObject([{ found: expect.stringContaining(match.typed) }]);
});

test("nobody decides on a profile that is not there", async () => {
  for (const providerId of [randomUUID(), "nobody"])
    expect(await decideProfile(db, { providerId, version: "1", decision: "published" }, lia)).toBe("not-found");
});

test("of two people who check the same point of a profile, the second one is told and overwrites nothing unseen", async () => {
  const id = await waiting();
  const finding = {
    item: "identity",
    verdict: "differs",
    typed: "La calle es otra",
    picked: [],
    sameName: false,
    says: await saysOf(id, "identity"),
  } as const;
  const both = await Promise.all([0, 1].map(() => checkItem(db, id, { ...finding, seen: "" }, lia)));
  expect(both.toSorted()).toEqual(["changed", "done"]);
  await opensPapers(db, id, lia);
  expect(await checkItem(db, id, await readsItem(db, id, "identity"), lia)).toBe("done");
  expect((await profileToCheck(db, id))!.checks).toMatchObject([{ item: "identity", verdict: "matches" }]);
});

test("a returned or suspended profile leaves the public with a reason that its people read, and what was found counts again", async () => {
  const id = await waiting();
  await found(id, "identity");
  expect(await decide(id, { decision: "returned", reason: "La habilitación no se lee." })).toBe("done");
  expect(await noticesOf(id)).toEqual([{ decision: "returned", reason: "La habilitación no se lee." }]);
  expect(await decide(id, { decision: "published" })).toBe("changed");
  await db
    .updateTable("provider_profiles")
    .set({ verification_status: "pending", submitted_at: new Date() })
    .where("id", "=", id)
    .execute();
  expect((await profileToCheck(db, id))!.missing.publish).toEqual(["identity", "habilitacion", "exequatur"]);
  await found(id, "identity");
  await accept(id);
  expect(await decide(id, { decision: "published" })).toBe("done");
  expect(await decide(id, { decision: "suspended", reason: "Cerró." })).toBe("done");
  const { listed, returned_reason } = await db.selectFrom("provider_profiles").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect({ listed, returned_reason }).toEqual({ listed: false, returned_reason: "Cerró." });
});

test("a profile that changed since it was opened is not decided on, and of two decisions at once one counts", async () => {
  const id = await waiting();
  const version = await versionOf(id);
  await db.updateTable("provider_profiles").set({ clinic_name: "Otro nombre", updated_at: new Date() }).where("id", "=", id).execute();
  const returned = { providerId: id, decision: "returned", reason: "No." } as const;
  expect(await decideProfile(db, { ...returned, version }, lia)).toBe("changed");
  const now = await versionOf(id);
  const both = await Promise.all([1, 2].map(() => decideProfile(db, { ...returned, version: now }, lia)));
  expect(both.toSorted()).toEqual(["changed", "done"]);
});

test("a returned paper tells its center why, once", async () => {
  const id = await waiting();
  const [paper] = await documentsOf(db, id);
  const seen = { providerId: id, documentId: paper!.id, state: "received" };
  expect(await checkDocument(db, seen, { accept: false, reason: "Está vencido." }, lia)).toBe("done");
  expect(await checkDocument(db, seen, { accept: false, reason: "Otra vez." }, lia)).toBe("changed");
  expect(await noticesOf(id)).toEqual([{ document: paper!.kind, reason: "Está vencido." }]);
});

test("the queue begins with who has waited longest, and tells who else has a profile open", async () => {
  const [first, second] = [await waiting(), await waiting()];
  await db
    .updateTable("provider_profiles")
    .set({ submitted_at: new Date("2020-01-01") })
    .where("id", "=", first)
    .execute();
  expect(await openProfile(db, second, idOfPerson("lia"))).toEqual([]);
  expect(await openProfile(db, second, owner)).toHaveLength(1);
  const question = { search: null, view: "pending", sort: "waiting", descending: false, page: 1, type: null, city: null } as const;
  const { rows, total } = await queuedProfiles(db, question, owner);
  expect(total).toBeGreaterThanOrEqual(2);
  expect(rows[0]).toMatchObject({ id: first, received: 2, openBy: null });
  expect(rows.find(({ id }) => id === second)?.openBy).toEqual(expect.any(String));
  const named = await queuedProfiles(db, { ...question, search: rows[0]!.name.toUpperCase() }, owner);
  expect(named.rows.map(({ id }) => id)).toEqual([first]);
  const neighbour = await queuePlace(db, rows[1]!.id, question);
  expect(neighbour).toEqual({ place: 2, total, previous: first, next: rows[2]?.id ?? null });
  expect(await queuePlace(db, first, question)).toMatchObject({ place: 1, previous: null, next: rows[1]!.id });
  const byName = { ...question, sort: "name", descending: true } as const;
  const names = await queuedProfiles(db, byName, owner);
  const at = names.rows.findIndex(({ id }) => id === first);
  expect(await queuePlace(db, first, byName)).toEqual({
    place: at + 1,
    total,
    previous: names.rows[at - 1]?.id ?? null,
    next: names.rows[at + 1]?.id ?? null,
  });
  expect(await queuePlace(db, first, { ...question, search: rows[0]!.name })).toEqual({ place: 1, total: 1, previous: null, next: null });
  await found(first, "identity");
  await accept(first);
  await decide(first, { decision: "published" });
  expect(await queuePlace(db, first, question)).toEqual({ place: null, total: total - 1, previous: null, next: rows[1]!.id });
});

test("the time to review is measured in business days, and said from five cases on", async () => {
  await db.deleteFrom("profile_decisions").execute();
  const id = await waiting();
  const decided = { provider_id: id, decision: "published", decided_by: "cli" };
  for (const days of [1, 1, 2, 3]) {
    const row = { ...decided, decided_at: new Date(), waited_since: new Date(Date.now() - days * 7 * 86_400_000) };
    await db.insertInto("profile_decisions").values(row).execute();
  }
  expect(await reviewTime(db, 5)).toEqual({ median: null, cases: 4, days: 5, inTime: null });
  await db
    .insertInto("profile_decisions")
    .values({ ...decided, waited_since: new Date() })
    .execute();
  const { median, cases, inTime } = await reviewTime(db, 5);
  expect([cases, inTime]).toEqual([5, 0.6]);
  // A week has five business days, and fewer with a holiday.
  expect(median).toBeGreaterThanOrEqual(3);
  expect(median).toBeLessThanOrEqual(5);
});
