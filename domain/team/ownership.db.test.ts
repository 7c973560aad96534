import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, addTwoManaged } from "#tests/support/leads.ts";
import { asMember, mayDo, mayIn } from "./as-member.server.ts";
import { giveOwnership } from "./give-ownership.server.ts";
import { invitationToMail } from "./invitation-mail.server.ts";
import { acceptInvitation, invitationsFor, invite, removePerson, revokeInvitation, teamOf } from "./invitations.server.ts";
import { inviteOwner } from "./invite-owner.server.ts";
import { ownProfile } from "./own-profile.server.ts";

const ctx = await testContext();
const { db } = ctx;
const [amaranta, yadira, maria, lia] = [idOfPerson("amaranta"), idOfPerson("yadira"), idOfPerson("maria"), idOfPerson("lia")];
const [ours, theirs] = await addTwoManaged(ctx);
const owner = { userId: amaranta, providerId: ours.id };
const acts = async (providerId: string) =>
  (
    await db
      .selectFrom("audit_log")
      .select(["actor", "action", "detail"])
      .where("subject_type", "=", "provider")
      .where("subject_id", "=", providerId)
      .orderBy("id")
      .execute()
  ).map(({ actor, action, detail }) => [actor, action, detail]);
const mail = () => `${randomUUID()}@correo.example`;
const invited = async (email: string) => (await invitationsFor(db, email)).map(({ id, role, center }) => ({ id, role, center }));
const mailsAbout = async (id: string) =>
  (await db.selectFrom("mail_messages").select("effect_key").where("invitation_id", "=", id).execute()).length;

test("a change is made and logged for its own center alone, and for who manages it", async () => {
  expect([await mayDo(db, owner, "team.keep"), await mayDo(db, { ...owner, providerId: theirs.id }, "team.keep"), await mayDo(db, { ...owner, userId: yadira }, "team.keep")]).toEqual([true, false, false]); // biome-ignore format: one line
  const before = await acts(ours.id);
  const change = (member: typeof owner) =>
    asMember(ctx, member, "team.keep", async () => ({ act: { action: "provider.added" }, result: "done" }));
  expect(await change({ ...owner, userId: yadira })).toBeNull();
  expect(await asMember(ctx, owner, "team.keep", async () => ({ act: null, result: 7 }))).toBe(7);
  expect(await acts(ours.id)).toEqual(before);
  expect(await change(owner)).toBe("done");
  expect((await acts(ours.id)).slice(before.length)).toEqual([[`provider:${amaranta}`, "provider.added", {}]]);
});

test("a second invitation replaces the first of the same mailbox, and no other's; each is told by mail once a day", async () => {
  const [email, other] = [mail(), mail()];
  await invite(ctx, owner, { email, role: "editor" });
  const [first] = await invited(email);
  await invite(ctx, owner, { email: other, role: "editor" });
  await invite(ctx, { userId: yadira, providerId: theirs.id }, { email, role: "editor" });
  await invite(ctx, owner, { email, role: "owner" });
  expect((await invited(email)).map(({ center, role }) => [center, role]).toSorted()).toEqual([[theirs.name, "editor"], [ours.name, "owner"]].toSorted()); // biome-ignore format: one line
  expect(await invited(other)).toHaveLength(1);
  expect(await invitationToMail(db, first!.id)).toBeNull();
  const second = (await invited(email)).find(({ center }) => center === ours.name)!;
  expect(await invitationToMail(db, second.id)).toMatchObject({ to: email, center: ours.name, role: "owner" });
  expect(await invitationToMail(db, null)).toBeNull();
  const mails = await db
    .selectFrom("mail_messages")
    .select("effect_key")
    .where("effect_key", "like", `team-invitation:${ours.id}:%`)
    .execute();
  expect(mails).toHaveLength(2);
  expect((await acts(ours.id)).at(-1)).toEqual([`provider:${amaranta}`, "team.invited", { invitation: second.id, role: "owner" }]);
});

test("who is there already is not invited, and twenty invitations are enough", async () => {
  const { email } = (await teamOf(db, ours.id)).people[0]!;
  expect(await invite(ctx, owner, { email, role: "editor" })).toBe("already-member");
  const { invited: open } = await teamOf(db, ours.id);
  for (let more = open.length; more < 20; more++) expect(await invite(ctx, owner, { email: mail(), role: "editor" })).toBe("invited");
  expect(await invite(ctx, owner, { email: mail(), role: "editor" })).toBe("too-many");
  await sql`update team_invitations set expires_at = now() - interval '1 second' where provider_id = ${ours.id}`.execute(db);
  expect((await teamOf(db, ours.id)).invited).toEqual([]);
  const [left] = await db.selectFrom("team_invitations").select("id").where("provider_id", "=", ours.id).execute();
  expect(await invitationToMail(db, left!.id)).toBeNull();
  expect(await invite(ctx, owner, { email: mail(), role: "editor" })).toBe("invited");
});

test("an owner takes back only what their center has open, and the log tells of nothing else", async () => {
  const email = mail();
  await invite(ctx, { userId: yadira, providerId: theirs.id }, { email, role: "editor" });
  const [strange] = await invited(email);
  const before = await acts(ours.id);
  expect(await revokeInvitation(ctx, owner, strange!.id)).toBe("revoked");
  expect(await removePerson(ctx, owner, yadira)).toBe("removed");
  expect(await acts(ours.id)).toEqual(before);
  expect(await invited(email)).toHaveLength(1);
  expect(await db.transaction().execute((tx) => mayIn(tx, { userId: yadira, providerId: theirs.id }, "team.keep"))).toBe(true);

  const accepted = await acceptInvitation(ctx, { userId: maria, email: email.toUpperCase(), emailConfirmed: true }, strange!.id);
  expect(accepted).toBe(theirs.id);
  expect((await acts(theirs.id)).at(-1)).toEqual([`provider:${maria}`, "team.joined", { invitation: strange!.id, role: "editor" }]);
  const editor = { userId: maria, providerId: theirs.id };
  expect(await revokeInvitation(ctx, editor, strange!.id)).toBeNull();
  expect(await invitationToMail(db, strange!.id)).toBeNull();
  expect((await teamOf(db, theirs.id)).people.map(({ userId, role }) => [userId, role])).toEqual([[yadira, "owner"], [maria, "editor"]]); // biome-ignore format: one line
  // An editor may be taken off by the only owner, and of two owners either.
  expect(await removePerson(ctx, { userId: yadira, providerId: theirs.id }, maria)).toBe("removed");
  expect((await acts(theirs.id)).at(-1)).toEqual([`provider:${yadira}`, "team.removed", { user: maria }]);
  await db.transaction().execute((tx) => ownProfile(tx, maria, theirs.id));
  expect(await removePerson(ctx, editor, yadira)).toBe("removed");
  expect((await teamOf(db, theirs.id)).people.map(({ userId }) => userId)).toEqual([maria]);
});

test("a profile that our team gives away has one owner, and others keep theirs", async () => {
  const { id } = await addCenter(ctx, `regalo-${randomUUID().slice(0, 8)}`);
  const give = (userId: string) => db.transaction().execute((tx) => giveOwnership(tx, userId, id));
  await db.insertInto("provider_accounts").values([yadira, maria].map((user_id) => ({ user_id, provider_id: id, role: "editor" }))).execute(); // biome-ignore format: one line
  await give(maria);
  expect((await teamOf(db, id)).people.map(({ userId, role }) => [userId, role])).toEqual([[maria, "owner"]]);
  await give(lia);
  expect((await teamOf(db, id)).people.map(({ userId }) => userId)).toEqual([lia]);
  expect((await teamOf(db, ours.id)).people.map(({ userId }) => userId)).toEqual([amaranta]);
});

test("our team invites an owner to a profile that is there, once for each mailbox", async () => {
  const { id } = await addCenter(ctx, `dueno-${randomUUID().slice(0, 8)}`);
  const email = mail();
  expect(await inviteOwner(ctx, { providerId: randomUUID(), email, by: lia })).toBe("gone");
  await invite(ctx, owner, { email, role: "editor" });
  for (let times = 0; times < 2; times++) expect(await inviteOwner(ctx, { providerId: id, email, by: lia })).toBe("invited");
  const all = await invited(email);
  expect(all.map(({ role }) => role).toSorted()).toEqual(["editor", "owner"]);
  const mine = all.find(({ role }) => role === "owner")!;
  expect((await acts(id)).at(-1)).toEqual([`admin:${lia}`, "team.invited", { invitation: mine.id, role: "owner" }]);
  expect(await acceptInvitation(ctx, { userId: maria, email, emailConfirmed: true }, mine.id)).toBe(id);
  expect(await acceptInvitation(ctx, { userId: yadira, email, emailConfirmed: true }, mine.id)).toBeNull();
  const { email: address } = (await teamOf(db, id)).people[0]!;
  expect(await inviteOwner(ctx, { providerId: id, email: address, by: lia })).toBe("already-member");
  expect(await mailsAbout(mine.id)).toBeLessThanOrEqual(1);
});
