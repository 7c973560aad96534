import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { centerBySlug } from "#domain/directory/center-detail.server.ts";
import { waitingChanges } from "#domain/listing/change-queries.server.ts";
import { checkDocument } from "#domain/listing/check-document.server.ts";
import { documentsOf } from "#domain/listing/document-files.server.ts";
import { checkItem } from "#domain/verification/check-item.server.ts";
import type { Item } from "#domain/verification/checklist.ts";
import { decideChange } from "#domain/verification/decide-change.server.ts";
import { decideProfile } from "#domain/verification/decide-profile.server.ts";
import { profileToCheck } from "#domain/verification/profile-to-check.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { opensPapers, readsItem } from "#tests/support/opened-papers.ts";
import { acceptPractice } from "./answer.server.ts";
import { endPractice } from "./end.server.ts";
import { inviteSpecialist } from "./invite.server.ts";
import { invitationsFor, practitionersOf } from "./practice-queries.server.ts";

const ctx = await testContext();
const { db } = ctx;
const lia = `admin:${idOfPerson("lia")}` as const;
const LICENCE = { number: "4471-B", issuer: "Ministerio de Salud Pública", issuedOn: "2025-07-01", expiresOn: "2099-06-30" };

const center = await addCenter(ctx, `equipo-${randomUUID().slice(0, 8)}`);
const member = { userId: idOfPerson("yadira"), providerId: center.id };
await db.insertInto("provider_accounts").values({ user_id: member.userId, provider_id: center.id, role: "owner" }).execute();

const paper = (providerId: string, kind: string) => ({
  provider_id: providerId,
  kind,
  file_name: `${kind}.pdf`,
  stored_as: `x/${randomUUID()}`,
  media_type: "application/pdf",
  bytes: 9,
});

async function matches(item: Item) {
  await checkItem(db, center.id, await readsItem(db, center.id, item), lia);
}
const missing = async () => (await profileToCheck(db, center.id))!.missing.verify;

/** Invites a doctor without a profile, who accepts; their own profile is then published, and their licence accepted. */
async function joined(name: string): Promise<string> {
  const [userId, email] = [randomUUID(), `${randomUUID()}@correo.example`];
  await db.insertInto("users").values({ id: userId, name, email, email_verified: true }).execute();
  expect(await inviteSpecialist(ctx, member, { specialistId: null, name, email })).toBe("invited");
  const person = { userId, email, emailConfirmed: true };
  const accepted = await acceptPractice(ctx, person, (await invitationsFor(db, person))[0]!.id);
  if (accepted.outcome !== "accepted") throw new Error(accepted.outcome);
  const id = accepted.specialistId;
  await db.insertInto("provider_documents").values(paper(id, "exequatur")).execute();
  await opensPapers(db, id, lia);
  for (const { id: documentId, state } of await documentsOf(db, id))
    await checkDocument(db, { providerId: id, documentId, state }, { accept: true, licence: LICENCE }, lia);
  await db.updateTable("provider_profiles").set({ verification_status: "published" }).where("id", "=", id).execute();
  return id;
}

test("a center reaches verification with two doctors who accepted, and is to be compared again when one leaves", async () => {
  for (const kind of ["habilitacion", "exequatur"]) await db.insertInto("provider_documents").values(paper(center.id, kind)).execute();
  await opensPapers(db, center.id, lia);
  for (const { id: documentId, state, kind } of await documentsOf(db, center.id)) {
    const licence = { ...LICENCE, number: kind === "exequatur" ? "0512-19" : LICENCE.number };
    await checkDocument(db, { providerId: center.id, documentId, state }, { accept: true, licence }, lia);
  }
  for (const item of ["identity", "laboratory"] as const) await matches(item);
  expect(await missing()).toEqual(["team"]);

  const doctors = [await joined("Dra. Zenaida Uvero"), await joined("Dr. Wilfrido Jagua")];
  expect((await profileToCheck(db, center.id))!.team).toEqual([]);
  for (const { id: changeId, version } of await waitingChanges(db, center.id))
    expect(await decideChange(db, { providerId: center.id, changeId, version }, { accept: true }, lia)).toBe("done");
  expect((await centerBySlug(db, center.slug))!.team.map(({ id }) => id).sort()).toEqual(doctors.toSorted());
  expect((await practitionersOf(db, center.id)).map(({ licence }) => licence)).toEqual(["checked", "checked"]);
  expect((await profileToCheck(db, center.id))!.team).toHaveLength(2);

  await matches("team");
  expect(await missing()).toEqual([]);
  const { version } = (await profileToCheck(db, center.id))!;
  expect(await decideProfile(db, { providerId: center.id, version, decision: "verified" }, lia)).toBe("done");
  expect((await centerBySlug(db, center.slug))!.verified).toBe(true);
  expect(await endPractice(ctx, member, doctors[0]!)).toBe("ended");
  expect(await missing()).toEqual(["team"]);
});
