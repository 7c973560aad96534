import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { testContext } from "#tests/support/context.ts";
import { actsOfTeam } from "./acts-of-team.server.ts";
import { asMember } from "./as-member.server.ts";
import { acceptInvitation, changeRole, invitationsFor, invite, removePerson, revokeInvitation, teamOf } from "./invitations.server.ts";
import { choosePlace, placesOf } from "./places.server.ts";

const ctx = await testContext();
const providerId = idOfCenter("Clínica Luna de Larimar");
const owner = { userId: idOfPerson("amaranta"), providerId };
const guestAsMember = { userId: idOfPerson("yadira"), providerId };
const guest = { userId: idOfPerson("yadira"), email: "yadira.polanco@caracola.example", emailConfirmed: true };

test("a person manages several centers, and the one chosen last comes first", async () => {
  const [first, second] = await placesOf(ctx.db, owner.userId);
  expect(await choosePlace(ctx.db, owner.userId, second!.id)).toBe(true);
  expect((await placesOf(ctx.db, owner.userId)).map(({ id }) => id)).toEqual([second!.id, first!.id]);
  expect(await choosePlace(ctx.db, owner.userId, idOfCenter("Unidad Caracola"))).toBe(false);
});

test("an invitation lets in a person who has confirmed its mailbox, once, and nobody else", async () => {
  expect(await invite(ctx, owner, { email: guest.email, role: "editor" })).toBe("invited");
  const [invitation] = await invitationsFor(ctx.db, guest.email);
  expect(await acceptInvitation(ctx, { ...guest, emailConfirmed: false }, invitation!.id)).toBeNull();
  expect(await acceptInvitation(ctx, { ...guest, email: "otra@correo.example" }, invitation!.id)).toBeNull();
  expect(await acceptInvitation(ctx, guest, invitation!.id)).toBe(providerId);
  expect(await acceptInvitation(ctx, guest, invitation!.id)).toBeNull();
  expect((await placesOf(ctx.db, guest.userId)).find(({ id }) => id === providerId)).toMatchObject({ role: "editor" });
});

test("an editor decides about nobody", async () => {
  const editor = { userId: guest.userId, providerId };
  expect(await invite(ctx, editor, { email: "x@correo.example", role: "owner" })).toBeNull();
  expect(await removePerson(ctx, editor, owner.userId)).toBeNull();
  expect(await changeRole(ctx, editor, { userId: guest.userId, role: "owner" })).toBeNull();
});

test("a stranger learns nothing of the team", async () => {
  const stranger = { userId: idOfPerson("maria"), providerId };
  expect(await invite(ctx, stranger, { email: "x@correo.example", role: "editor" })).toBeNull();
  expect(await removePerson(ctx, stranger, owner.userId)).toBeNull();
  expect(await revokeInvitation(ctx, stranger, providerId)).toBeNull();
});

test("an old invitation and one that was taken back let nobody in", async () => {
  const maria = { userId: idOfPerson("maria"), email: "maria.rosario@correo.example", emailConfirmed: true };
  await invite(ctx, owner, { email: maria.email, role: "editor" });
  const [first] = await invitationsFor(ctx.db, maria.email);
  await revokeInvitation(ctx, owner, first!.id);
  expect(await acceptInvitation(ctx, maria, first!.id)).toBeNull();
  await invite(ctx, owner, { email: maria.email, role: "editor" });
  const [second] = await invitationsFor(ctx.db, maria.email);
  await ctx.db
    .updateTable("team_invitations")
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where("id", "=", second!.id)
    .execute();
  expect(await acceptInvitation(ctx, maria, second!.id)).toBeNull();
});

test("an owner gives somebody another role, which counts at once, and the last owner stays one", async () => {
  const role = async () => (await placesOf(ctx.db, guest.userId)).find(({ id }) => id === providerId)?.role;
  expect(await changeRole(ctx, owner, { userId: guest.userId, role: "finance" })).toBe("changed");
  expect(await role()).toBe("finance");
  expect(await changeRole(ctx, owner, { userId: owner.userId, role: "manager" })).toBe("last-owner");
  expect(await changeRole(ctx, owner, { userId: idOfPerson("maria"), role: "editor" })).toBe("stranger");
  expect(await changeRole(ctx, owner, { userId: guest.userId, role: "owner" })).toBe("changed");
  expect(await changeRole(ctx, guestAsMember, { userId: owner.userId, role: "manager" })).toBe("changed");
  expect(await changeRole(ctx, guestAsMember, { userId: owner.userId, role: "owner" })).toBe("changed");
  expect(await changeRole(ctx, owner, { userId: guest.userId, role: "editor" })).toBe("changed");
});

test("who was taken off is off at once, and the last owner stays", async () => {
  expect(await removePerson(ctx, owner, guest.userId)).toBe("removed");
  expect((await placesOf(ctx.db, guest.userId)).some(({ id }) => id === providerId)).toBe(false);
  expect(await removePerson(ctx, owner, owner.userId)).toBe("last-owner");
  expect((await teamOf(ctx.db, providerId)).people).toHaveLength(1);
});

test("an act with a field that has no name does not compile, in whichever of a change's ends it stands", () => {
  const wrong = (kept: boolean) =>
    // @ts-expect-error -- `centre` is no field of the log
    asMember(ctx, owner, "team.keep", async () => {
      if (!kept) return { act: null, result: "unknown" };
      return { act: { action: "provider.photo_added", detail: { photo: "a", centre: "b" } }, result: { id: "a" } };
    });
  expect(wrong).toBeTypeOf("function");
});

test("who decides about a team reads what guards each account and when they came", async () => {
  const before = (await teamOf(ctx.db, providerId)).people.find(({ userId }) => userId === owner.userId);
  expect(before).toMatchObject({ guard: null, seenAt: null });
  await ctx.db
    .insertInto("user_sessions")
    .values({
      id: "una",
      user_id: owner.userId,
      session_token: "una",
      expires_at: new Date("2099-01-01"),
      last_activity_at: new Date("2026-10-01"),
    })
    .execute();
  await ctx.db.updateTable("users").set({ two_factor_enabled: true }).where("id", "=", owner.userId).execute();
  const after = (await teamOf(ctx.db, providerId)).people.find(({ userId }) => userId === owner.userId);
  expect(after).toMatchObject({ guard: "code", seenAt: new Date("2026-10-01") });
});

test("the acts of a team are those for its own center, the newest first, each with its person", async () => {
  const elsewhere = { userId: owner.userId, providerId: (await placesOf(ctx.db, owner.userId)).find(({ id }) => id !== providerId)!.id };
  await invite(ctx, elsewhere, { email: "otro@correo.example", role: "editor" });
  await invite(ctx, owner, { email: "una@correo.example", role: "editor" });
  const [invitation] = await invitationsFor(ctx.db, "una@correo.example");
  await revokeInvitation(ctx, owner, invitation!.id);
  const acts = await actsOfTeam(ctx.db, providerId);
  expect(acts.slice(0, 2)).toMatchObject([
    { name: "Amaranta Solís", action: "team.invitation_revoked" },
    { name: "Amaranta Solís", action: "team.invited" },
  ]);
  const there = await actsOfTeam(ctx.db, elsewhere.providerId);
  expect(there.map(({ action }) => action)).toContain("team.invited");
  expect(there.map(({ action }) => action)).not.toContain("team.invitation_revoked");
});
