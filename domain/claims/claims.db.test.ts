import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addPatient } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { claimOf, claimToMail } from "./claim-queries.server.ts";
import { decideClaim, provePhone } from "./decide-claim.server.ts";
import { openClaim } from "./open-claim.server.ts";
import { addClaimDocument, askMailbox, proveMailbox } from "./prove-claim.server.ts";

const ctx = await testContext();
const PDF = new TextEncoder().encode("%PDF-1.7 …");

async function claimed(change: Record<string, unknown> = {}) {
  const center = await addCenter(ctx, `reclamo-${randomUUID().slice(0, 8)}`, { website: "https://www.clinica.example/inicio", ...change });
  const userId = await addPatient(ctx);
  const answer = await openClaim(ctx, userId, center.id, "Dirijo la clínica.");
  if (answer.outcome !== "opened") throw new Error(`the claim was answered with ${answer.outcome}`);
  return { center, userId, id: answer.id };
}
const managersOf = async (providerId: string) =>
  (await ctx.db.selectFrom("provider_accounts").select(["user_id", "role"]).where("provider_id", "=", providerId).execute()).map(
    ({ user_id, role }) => `${role} ${user_id}`,
  );

test("a profile changes hands only by a decision, and no decision approves a claim without proof", async () => {
  const it = await claimed();
  expect(await decideClaim(ctx.db, it.id, { approve: true }, "cli")).toBe("no-proof");
  expect(await managersOf(it.center.id)).toEqual([]);
  expect(await provePhone(ctx.db, it.id, "cli")).toBe("done");
  expect(await managersOf(it.center.id)).toEqual([]);
  expect(await decideClaim(ctx.db, it.id, { approve: true }, "cli")).toBe("done");
  expect(await managersOf(it.center.id)).toEqual([`owner ${it.userId}`]);
  const { claimed: answered } = await ctx.db
    .selectFrom("provider_profiles")
    .select("claimed")
    .where("id", "=", it.center.id)
    .executeTakeFirstOrThrow();
  expect(answered).toBe(true);
});

test("of two claims to one profile, one is approved and the other ends with it", async () => {
  const it = await claimed();
  const rival = await addPatient(ctx);
  const other = await openClaim(ctx, rival, it.center.id, "Es mía.");
  if (other.outcome !== "opened") throw new Error(other.outcome);
  await provePhone(ctx.db, it.id, "cli");
  await provePhone(ctx.db, other.id, "cli");
  const answers = await Promise.all([it.id, other.id].map((id) => decideClaim(ctx.db, id, { approve: true }, "cli").catch(() => "lost")));
  expect(answers.filter((answer) => answer === "done")).toHaveLength(1);
  expect(await managersOf(it.center.id)).toHaveLength(1);
});

test("a mailbox proves something only at the profile's own domain, and when its reader presses the button", async () => {
  const it = await claimed();
  for (const strange of ["yo@gmail.com", "yo@clinica.example.com", "yo@otra.example"])
    expect(await askMailbox(ctx, it.userId, it.id, strange)).toBe("other-domain");
  expect(await askMailbox(ctx, it.userId, it.id, "direccion@clinica.example")).toBe("sent");
  expect((await claimOf(ctx.db, it.userId, it.id))?.emailProvenAt).toBeNull();
  const mail = await claimToMail(ctx, it.id);
  expect(mail?.to).toBe("direccion@clinica.example");
  expect(await proveMailbox(ctx, `${mail!.token}x`)).toBe(false);
  expect(await proveMailbox(ctx, mail!.token)).toBe(true);
  expect((await claimOf(ctx.db, it.userId, it.id))?.emailProvenAt).not.toBeNull();
  const shared = await claimed({ website: "https://www.facebook.com/clinica" });
  expect(await askMailbox(ctx, shared.userId, shared.id, "yo@facebook.com")).toBe("other-domain");
});

test("a paper is what its bytes say, and somebody else's claim is not found", async () => {
  const [it, stranger] = [await claimed(), await addPatient(ctx)];
  const send = (bytes: Uint8Array, userId = it.userId) => addClaimDocument(ctx, userId, it.id, { fileName: "a/b.pdf", bytes });
  expect(await send(new TextEncoder().encode("<script>alert(1)</script>"))).toBe("not-a-document");
  expect(await send(new Uint8Array())).toBe("empty");
  expect(await send(PDF, stranger)).toBe("not-found");
  for (let count = 0; count < 5; count++) expect(await send(PDF)).toBe("done");
  expect(await send(PDF)).toBe("too-many");
  expect((await claimOf(ctx.db, it.userId, it.id))?.documents[0]).toMatchObject({ fileName: "a b.pdf" });
  expect(await claimOf(ctx.db, stranger, it.id)).toBeNull();
});
