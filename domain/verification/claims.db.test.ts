import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { addPatient } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { CLAIM_LIMITS } from "./claim.ts";
import { addClaimDocument, readClaimDocument, removeClaimDocument } from "./claim-documents.server.ts";
import { claimableByName, claimOf, claimToMail } from "./claim-queries.server.ts";
import { claimPlace, queuedClaims } from "./claims-to-decide.server.ts";
import { decideClaim, provePhone } from "./decide-claim.server.ts";
import { openClaim } from "./open-claim.server.ts";
import { askMailbox, proveMailbox } from "./prove-claim.server.ts";

const ctx = await testContext();
const PDF = new TextEncoder().encode("%PDF-1.7 …");

async function claimed(change: Record<string, unknown> = {}) {
  const center = await addCenter(ctx, `reclamo-${randomUUID().slice(0, 8)}`, { website: "https://www.clinica.example/inicio", ...change });
  const userId = await addPatient(ctx);
  const answer = await openClaim(ctx, userId, center.id, "Dirijo la clínica.");
  if (answer.outcome !== "opened") throw new Error(`the claim was answered with ${answer.outcome}`);
  return { center, userId, id: answer.id };
}
const aCenter = async (change: Record<string, unknown> = {}) => (await addCenter(ctx, `reclamo-${randomUUID().slice(0, 8)}`, change)).id;
const linesOf = (claimId: string) =>
  ctx.db.selectFrom("audit_log").select(["action", "subject_type"]).where("subject_id", "=", claimId).orderBy("id").execute();
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

test("where papers are the only proof, who hands a profile over has opened one and read its center and its person on it", async () => {
  const it = await claimed({ clinic_name: "Clínica Cacao en Flor" });
  const name = (first_name: string | null, last_name: string | null) =>
    ctx.db.updateTable("profiles").set({ first_name, last_name }).where("user_id", "=", it.userId).execute();
  const [lia, other] = [idOfPerson("lia"), idOfPerson("maria")];
  await addClaimDocument(ctx, it.userId, it.id, { fileName: "registro.pdf", bytes: PDF });
  const { id: paper } = await ctx.db.selectFrom("claim_documents").select("id").where("claim_id", "=", it.id).executeTakeFirstOrThrow();
  const right = { center: "CLINICA CACAO EN FLOR, S. R. L.", person: "Amaranta Solis", sameName: false };
  const approve = (read: Partial<typeof right>) =>
    decideClaim(ctx.db, it.id, { approve: true, read: { ...right, ...read } }, `admin:${lia}`);
  expect(await approve({})).toBe("unopened");
  await readClaimDocument(ctx, { userId: other, isAdmin: true }, paper);
  expect(await approve({}), "somebody else opened it").toBe("unopened");
  await readClaimDocument(ctx, { userId: lia, isAdmin: true }, paper);
  await name(null, null);
  expect(await approve({}), "an account without a name").toEqual({ person: "unlike" });
  await name("Amaranta", "Solís");
  expect(await decideClaim(ctx.db, it.id, { approve: true }, `admin:${lia}`)).toEqual({ center: "nothing", person: "nothing" });
  expect(await approve({ center: "Clínica Maracuyá" })).toEqual({ center: "unlike" });
  expect(await approve({ person: "Yadira Polanco" })).toEqual({ person: "unlike" });
  expect(await managersOf(it.center.id)).toEqual([]);
  const queued = await claimPlace(ctx.db, it.id);
  expect(queued.place).toBeGreaterThan(0);
  expect(await approve({})).toBe("done");
  expect(await managersOf(it.center.id)).toEqual([`owner ${it.userId}`]);
  const after = await claimPlace(ctx.db, it.id);
  expect([after.place, after.total]).toEqual([null, queued.total - 1]);
});

test("a profile is found by a part of its name, without accents, those that nobody manages first, and none that is not public", async () => {
  const word = `Zafíro${randomUUID().slice(0, 8)}`;
  const name = `Clínica ${word} del Este`;
  const [free, theirs] = [await aCenter({ clinic_name: name, claimed: false }), await aCenter({ clinic_name: name, claimed: true })];
  await aCenter({ clinic_name: name, verification_status: "draft" });
  const found = await claimableByName(ctx.db, `clinica ${word.replace("í", "i").toLowerCase()}`);
  expect(found.slice(0, 2).map(({ id, managed }) => [id, managed])).toEqual([
    [free, false],
    [theirs, true],
  ]);
  expect(found.filter(({ name: its }) => its === name)).toHaveLength(2);
  expect(await claimableByName(ctx.db, "zz")).toEqual([]);
  expect(await claimableByName(ctx.db, randomUUID())).toEqual([]);
});

test("nobody claims what they manage or what is not public, the same twice, or more than three at once; the log has each claim", async () => {
  const it = await claimed();
  const claim = async (providerId: string) => (await openClaim(ctx, it.userId, providerId, "Es mía.")).outcome;
  expect(await claim(it.center.id)).toBe("open-before");
  const [theirs, own, hidden] = [await aCenter(), await aCenter(), await aCenter({ verification_status: "draft" })];
  const manage = (user_id: string, provider_id: string) =>
    ctx.db.insertInto("provider_accounts").values({ user_id, provider_id, role: "owner" }).execute();
  await manage(await addPatient(ctx), theirs);
  await manage(it.userId, own);
  expect([await claim(own), await claim(hidden), await claim("nobody")]).toEqual(["own", "not-found", "not-found"]);
  expect(await claim(theirs)).toBe("opened");
  for (let open = 2; open < CLAIM_LIMITS.maxOpen; open++) expect(await claim(await aCenter())).toBe("opened");
  expect(await claim(await aCenter())).toBe("too-many");
  expect(await linesOf(it.id)).toEqual([{ action: "claim.opened", subject_type: "claim" }]);
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

test("our team's list says how many others ask for the same profile, a page at a time", async () => {
  const it = await claimed();
  const other = await openClaim(ctx, await addPatient(ctx), it.center.id, "Es mía.");
  const alone = await claimed();
  const { name } = await ctx.db.selectFrom("provider_profiles").select("name").where("id", "=", it.center.id).executeTakeFirstOrThrow();
  const asked = { view: "open", sort: "waiting", descending: false } as const;
  const page = (at: number) => queuedClaims(ctx.db, { ...asked, search: name, page: at }, 1);
  const rows = [await page(1), await page(2), await page(3)].flatMap((found) => found.rows);
  expect(rows.map(({ id, rivals }) => [id, rivals])).toEqual([
    [it.id, 1],
    [other.outcome === "opened" && other.id, 1],
  ]);
  const all = (await queuedClaims(ctx.db, { ...asked, search: null, page: 1 }, 1000)).rows;
  expect(all.find(({ id }) => id === alone.id)?.rivals).toBe(0);
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
  expect((await linesOf(it.id)).at(-1)).toEqual({ action: "claim.mailbox-proven", subject_type: "claim" });
  const shared = await claimed({ website: "https://www.facebook.com/clinica" });
  expect(await askMailbox(ctx, shared.userId, shared.id, "yo@facebook.com")).toBe("other-domain");
});

test("a paper is what its bytes say, and somebody else's claim is not found", async () => {
  const [it, stranger] = [await claimed(), await addPatient(ctx)];
  const send = (bytes: Uint8Array, userId = it.userId) => addClaimDocument(ctx, userId, it.id, { fileName: "a/b.pdf", bytes });
  expect(await send(new TextEncoder().encode("<script>alert(1)</script>"))).toEqual({ reason: "not-a-document" });
  expect(await send(new Uint8Array())).toEqual({ reason: "empty" });
  expect(await send(PDF, stranger)).toBe("not-found");
  for (let count = 0; count < 5; count++) expect(await send(PDF)).toBe("done");
  expect(await send(PDF)).toEqual({ reason: "too-many" });
  expect((await claimOf(ctx.db, it.userId, it.id))?.documents[0]).toMatchObject({ fileName: "a b.pdf" });
  expect(await claimOf(ctx.db, stranger, it.id)).toBeNull();
});

test("a paper is sealed, is read by its sender and by administrators, and goes for good while the claim is open", async () => {
  const it = await claimed();
  const managers = await addPatient(ctx);
  await ctx.db.insertInto("provider_accounts").values({ user_id: managers, provider_id: it.center.id, role: "owner" }).execute();
  for (const fileName of ["contrato.pdf", "poder.pdf"]) await addClaimDocument(ctx, it.userId, it.id, { fileName, bytes: PDF });
  const [paper, other] = await ctx.db
    .selectFrom("claim_documents")
    .selectAll()
    .where("claim_id", "=", it.id)
    .orderBy("file_name")
    .execute();
  expect(Buffer.from((await ctx.files.read(paper!.stored_as))!).includes("PDF")).toBe(false);
  const read = (userId: string, isAdmin = false) => readClaimDocument(ctx, { userId, isAdmin }, paper!.id);
  expect(new Uint8Array((await read(it.userId))!.bytes)).toEqual(PDF);
  expect(await read(managers), "the claimed center's own people").toBeNull();
  expect(await read(await addPatient(ctx), true), "an administrator").not.toBeNull();
  expect(await linesOf(it.id)).toContainEqual({ action: "claim.document-read", subject_type: "claim" });

  const remove = (userId: string, id = paper!.id) => removeClaimDocument(ctx, userId, it.id, id);
  expect(await remove(managers)).toBe("not-found");
  expect(await remove(it.userId)).toBe("done");
  expect(await read(it.userId)).toBeNull();
  expect(await ctx.files.read(paper!.stored_as)).toBeNull();
  expect(await ctx.db.selectFrom("subject_keys").select("key_id").where("subject_id", "=", paper!.id).execute()).toEqual([]);
  expect((await linesOf(it.id)).at(-1)).toEqual({ action: "claim.document-removed", subject_type: "claim" });
  await decideClaim(ctx.db, it.id, { approve: false, reason: "No es suya." }, "cli");
  expect(await remove(it.userId, other!.id)).toBe("not-found");
});
