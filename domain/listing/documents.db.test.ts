import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { testContext } from "#tests/support/context.ts";
import { executable, hugePanorama, pdf, svgWithScript, zipBombs } from "#tests/support/hostile-files.ts";
import { phonePhoto } from "#tests/support/photo-host.ts";
import { addDocument, removeDocument } from "./change-documents.server.ts";
import { documentsOf, readDocument } from "./document-files.server.ts";
import { sweepDocuments } from "./sweep-documents.server.ts";

const ctx = await testContext();
const member = { userId: idOfPerson("amaranta"), providerId: idOfCenter("Clínica Luna de Larimar") };
const stranger = { ...member, userId: idOfPerson("yadira") };
const reader = (userId: string, isAdmin = false) => ({ userId, isAdmin });
const paper = { kind: "exequatur", holder: "Dra. Amaranta Solís", fileName: "exequátur.pdf", expiresOn: "2027-05-01" } as const;

async function added(bytes: Uint8Array = pdf): Promise<string> {
  const outcome = await addDocument(ctx, member, { ...paper, bytes });
  if (!outcome || "reason" in outcome) throw new Error(`the paper was not kept: ${JSON.stringify(outcome)}`);
  return outcome.id;
}
const storedAs = async (id: string) =>
  (await ctx.db.selectFrom("provider_documents").select("stored_as").where("id", "=", id).executeTakeFirstOrThrow()).stored_as;
const linesAbout = (action: string, subjectId: string) =>
  ctx.db.selectFrom("audit_log").select(["actor", "detail"]).where("action", "=", action).where("subject_id", "=", subjectId).execute();

test("a paper is sealed: its file holds none of it, and opens nowhere else", async () => {
  const [id, other] = [await added(), await added(Buffer.concat([pdf, randomBytes(64)]))];
  const lying = Buffer.from((await ctx.files.read(await storedAs(id)))!);
  expect(lying.includes("PDF")).toBe(false);
  expect(Buffer.from((await readDocument(ctx, reader(member.userId), id))!.bytes).equals(pdf)).toBe(true);
  await ctx.files.put(await storedAs(other), lying);
  await expect(readDocument(ctx, reader(member.userId), other)).rejects.toThrow();
});

test("its center's people read it, and administrators with a line in the audit log; nobody else does", async () => {
  const id = await added();
  expect(await readDocument(ctx, reader(member.userId), id)).toMatchObject({ mediaType: "application/pdf", fileName: "exequátur.pdf" });
  expect(await linesAbout("document.read", id)).toEqual([]);
  expect(await readDocument(ctx, reader(stranger.userId), id)).toBeNull();
  expect(await readDocument(ctx, reader(idOfPerson("lia"), true), id)).not.toBeNull();
  expect(await linesAbout("document.read", id)).toEqual([{ actor: `admin:${idOfPerson("lia")}`, detail: {} }]);
});

test("taken away, it is gone for good: row, key and file, with its line in the audit log", async () => {
  const id = await added();
  const name = await storedAs(id);
  expect(await removeDocument(ctx, stranger, id)).toBeNull();
  expect(await removeDocument(ctx, { userId: stranger.userId, providerId: idOfCenter("Unidad Caracola") }, id)).toBe("unknown");
  expect(await readDocument(ctx, reader(member.userId), id)).not.toBeNull();
  expect(await removeDocument(ctx, member, id)).toBe("removed");
  expect(await readDocument(ctx, reader(member.userId), id)).toBeNull();
  expect(await ctx.files.read(name)).toBeNull();
  expect(await ctx.db.selectFrom("subject_keys").select("key_id").where("subject_id", "=", id).execute()).toEqual([]);
  expect(await linesAbout("provider.document_removed", member.providerId)).toContainEqual({
    actor: `provider:${member.userId}`,
    detail: { document: id, kind: "exequatur" },
  });
  expect(await removeDocument(ctx, member, id)).toBe("unknown");
});

test("the licence by which a public profile was verified stays until our team has accepted a newer one", async () => {
  const habilitacion = { ...paper, kind: "habilitacion", holder: null } as const;
  const add = async () => ((await addDocument(ctx, member, { ...habilitacion, bytes: pdf })) as { id: string }).id;
  const acceptedNow = (id: string) => ctx.db.updateTable("provider_documents").set({ state: "accepted" }).where("id", "=", id).execute();
  const old = await add();
  await acceptedNow(old);
  const newer = await add();
  expect(await removeDocument(ctx, member, old)).toBe("holds");
  await acceptedNow(newer);
  expect(await removeDocument(ctx, member, newer)).toBe("holds");
  expect(await removeDocument(ctx, member, old)).toBe("removed");
  await ctx.db.updateTable("provider_documents").set({ state: "returned" }).where("id", "=", newer).execute();
  expect(await removeDocument(ctx, member, newer)).toBe("removed");
});

test("a paper that was kept before papers were sealed stays readable", async () => {
  const id = await added();
  await ctx.db.deleteFrom("subject_keys").where("subject_id", "=", id).execute();
  await ctx.files.put(await storedAs(id), pdf);
  expect(Buffer.from((await readDocument(ctx, reader(member.userId), id))!.bytes).equals(pdf)).toBe(true);
});

test.each([
  ["a renamed executable", () => executable, { reason: "not-a-document" }],
  ["an SVG with a script", () => svgWithScript, { reason: "not-a-document" }],
  ["200 megapixels", hugePanorama, { reason: "too-many-pixels", width: 20_400, height: 10_500 }],
  ["a zip bomb in a PNG", () => zipBombs().pixels, { reason: "damaged" }],
  ["another in its comment", () => zipBombs().comment, { reason: "damaged" }],
  ["half a photo", async () => (await phonePhoto(900, 600)).subarray(0, 2_000), { reason: "damaged" }],
  ["more than 10 MB", () => Buffer.alloc(10 * 2 ** 20 + 1), { reason: "too-large" }],
  ["nothing", () => Buffer.alloc(0), { reason: "empty" }],
])("%s is no paper, whatever it is called", async (_, file, refusal) => {
  const before = await documentsOf(ctx.db, member.providerId);
  expect(await addDocument(ctx, member, { ...paper, bytes: await file() })).toEqual(refusal);
  expect(await documentsOf(ctx.db, member.providerId)).toEqual(before);
});

test("a photo of a paper is kept upright and whole, without what the camera wrote into it", async () => {
  const kept = await readDocument(ctx, reader(member.userId), await added(await phonePhoto(1200, 900)));
  expect(kept!.mediaType).toBe("image/jpeg");
  const { width, height, exif } = await sharp(kept!.bytes).metadata();
  expect({ width, height, exif }).toEqual({ width: 1200, height: 900, exif: undefined });
});

test("a center's papers have a number and a size in all", async () => {
  const center = idOfCenter("Unidad Caracola");
  const own = { userId: idOfPerson("yadira"), providerId: center };
  const fill = (count: number, bytes: number) =>
    ctx.db
      .insertInto("provider_documents")
      .values(
        Array.from({ length: count }, (_, at) => ({
          provider_id: center,
          kind: "seguro",
          file_name: `${at}.pdf`,
          stored_as: `documents/${center}/${at}`,
          media_type: "application/pdf",
          bytes,
        })),
      )
      .execute();
  const clear = () => ctx.db.deleteFrom("provider_documents").where("provider_id", "=", center).execute();
  await clear();
  await fill(20, 10 * 2 ** 20);
  expect(await addDocument(ctx, own, { ...paper, bytes: pdf })).toEqual({ reason: "no-room" });
  await clear();
  await fill(40, 1);
  expect(await addDocument(ctx, own, { ...paper, bytes: pdf })).toEqual({ reason: "too-many" });
  await clear();
  expect(await addDocument(ctx, own, { ...paper, bytes: pdf })).toHaveProperty("id");
});

test("the file of a row that is gone is swept after a day, and no other", async () => {
  const [kept, gone] = [await added(), await added()];
  const name = await storedAs(gone);
  await ctx.db.deleteFrom("provider_documents").where("id", "=", gone).execute();
  expect(await sweepDocuments(ctx, Date.now())).toBe(0);
  expect(await sweepDocuments(ctx, Date.now() + 25 * 3_600_000)).toBe(1);
  expect(await ctx.files.read(name)).toBeNull();
  expect(await readDocument(ctx, reader(member.userId), kept)).not.toBeNull();
});
