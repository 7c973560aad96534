import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { addPatient } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { addPiece, uploadOf } from "./add-piece.server.ts";
import { beginUpload } from "./begin-upload.server.ts";
import { forgetUploads } from "./forget-uploads.server.ts";
import { takeUpload } from "./take-upload.server.ts";
import { UPLOAD_LIMITS } from "./upload.ts";

const ctx = await testContext();
const amaranta = idOfPerson("amaranta");
const yadira = idOfPerson("yadira");
const PIECE = UPLOAD_LIMITS.pieceBytes;
const DAY_MS = 24 * 3_600_000;

const file = randomBytes(2 * PIECE + 1_000);
const pieceAt = (offset: number) => file.subarray(offset, offset + PIECE);

async function begun(userId = amaranta, size = file.length): Promise<string> {
  const outcome = await beginUpload(ctx, userId, { fileName: "fachada.jpg", size });
  if (typeof outcome === "string") throw new Error(outcome);
  return outcome.id;
}
const send = (id: string, offset: number, bytes: Uint8Array = pieceAt(offset), userId = amaranta) =>
  addPiece(ctx, userId, { id, offset, bytes });
async function sent(): Promise<string> {
  const id = await begun();
  for (let offset = 0; offset < file.length; offset += PIECE) await send(id, offset);
  return id;
}
async function stored(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of ctx.files.list("uploads")) names.push(name);
  return names;
}
const keysOf = (id: string) => ctx.db.selectFrom("subject_keys").select("key_id").where("subject_id", "=", id).execute();

beforeEach(async () => {
  await ctx.db.deleteFrom("uploads").execute();
  for (const name of await stored()) await ctx.files.remove(name);
});

test("a file goes on where it stopped, and its form gets it whole, once", async () => {
  const id = await begun();
  expect(await send(id, 0)).toEqual({ received: PIECE });
  expect(await uploadOf(ctx.db, amaranta, id)).toEqual({ size: file.length, received: PIECE });
  expect(await takeUpload(ctx, amaranta, id), "not whole yet").toBeNull();
  await send(id, PIECE);
  expect(await send(id, 2 * PIECE)).toEqual({ received: file.length });
  const takers = await Promise.all([takeUpload(ctx, amaranta, id), takeUpload(ctx, amaranta, id)]);
  const [taken, ...others] = takers.filter((taken) => taken !== null);
  expect(others).toEqual([]);
  expect(taken!.name).toBe("fachada.jpg");
  expect(file.equals(taken!.bytes)).toBe(true);
  expect(await stored()).toEqual([]);
  expect(await keysOf(id)).toEqual([]);
  expect(await uploadOf(ctx.db, amaranta, id)).toBeNull();
});

test("a piece that does not follow, comes twice or has another length changes nothing", async () => {
  const id = await begun();
  expect(await send(id, PIECE)).toBe("other-offset");
  for (const length of [0, 1, PIECE - 1, PIECE + 1]) expect(await send(id, 0, file.subarray(0, length))).toBe("wrong-length");
  const both = await Promise.all([send(id, 0), send(id, 0)]);
  expect(both).toEqual(expect.arrayContaining([{ received: PIECE }, "other-offset"]));
  await send(id, PIECE);
  expect(await send(id, 2 * PIECE, randomBytes(1_001)), "more than was announced").toBe("wrong-length");
  expect(await uploadOf(ctx.db, amaranta, id)).toMatchObject({ received: 2 * PIECE });
});

test("nobody else sees, continues or takes it", async () => {
  const id = await sent();
  expect(await uploadOf(ctx.db, yadira, id)).toBeNull();
  expect(await send(id, 0, pieceAt(0), yadira)).toBe("unknown");
  expect(await takeUpload(ctx, yadira, id)).toBeNull();
  for (const strange of ["", "x", "../../secret-key", id.toUpperCase()]) {
    expect(await uploadOf(ctx.db, amaranta, strange)).toBeNull();
    expect(await takeUpload(ctx, amaranta, strange)).toBeNull();
  }
  expect(await takeUpload(ctx, amaranta, id)).not.toBeNull();
});

test("two files of one person grow and are taken apart from each other", async () => {
  const [first, second] = [await sent(), await begun()];
  expect(await uploadOf(ctx.db, amaranta, second)).toEqual({ size: file.length, received: 0 });
  await send(second, 0);
  expect((await takeUpload(ctx, amaranta, first))?.name).toBe("fachada.jpg");
  expect(await uploadOf(ctx.db, amaranta, second)).toEqual({ size: file.length, received: PIECE });
  expect(await stored()).toEqual([`uploads/${second}-0`]);
  expect(await keysOf(second)).toHaveLength(1);
});

test("a file that the store has lost in part is not taken", async () => {
  const id = await sent();
  await ctx.files.remove(`uploads/${id}-${PIECE}`);
  expect(await takeUpload(ctx, amaranta, id)).toBeNull();
  expect(await uploadOf(ctx.db, amaranta, id)).not.toBeNull();
});

test("pieces lie sealed, each for its own place", async () => {
  const id = await begun();
  await send(id, 0);
  const [name] = await stored();
  const lying = Buffer.from((await ctx.files.read(name!))!);
  expect(lying.includes(file.subarray(100, 132))).toBe(false);
  await send(id, PIECE);
  await send(id, 2 * PIECE);
  await ctx.files.put(`uploads/${id}-${PIECE}`, lying);
  await expect(takeUpload(ctx, amaranta, id)).rejects.toThrow();
  expect(await uploadOf(ctx.db, amaranta, id)).not.toBeNull();
});

describe("room", () => {
  test("is made for up to 15 MB, and for nobody who has no form to send it with", async () => {
    expect(await beginUpload(ctx, amaranta, { fileName: "a", size: UPLOAD_LIMITS.maxBytes + 1 })).toBe("too-large");
    expect(await beginUpload(ctx, amaranta, { fileName: "a", size: UPLOAD_LIMITS.maxBytes })).toEqual({ id: expect.any(String) });
    expect(await beginUpload(ctx, amaranta, { fileName: "a", size: 0 })).toBe("empty");
    const patient = await addPatient(ctx);
    const begin = () => beginUpload(ctx, patient, { fileName: "a", size: 1 });
    expect(await begin()).toBe("not-theirs");
    // Somebody who claims a profile brings its papers, as long as nobody has decided.
    const { id: provider_id } = await ctx.db.selectFrom("provider_profiles").select("id").limit(1).executeTakeFirstOrThrow();
    await ctx.db.insertInto("profile_claims").values({ provider_id, user_id: patient }).execute();
    expect(await begin()).toEqual({ id: expect.any(String) });
    await ctx.db.updateTable("profile_claims").set({ status: "withdrawn" }).where("user_id", "=", patient).execute();
    expect(await begin()).toBe("not-theirs");
  });

  test("is for six files of a person: the seventh takes that of the one that rested longest", async () => {
    const others = await begun(yadira);
    const ids: string[] = [];
    for (let count = 0; count < UPLOAD_LIMITS.maxAtOnce; count++) ids.push(await begun());
    await send(ids[0]!, 0); // so that the second has been idle longest
    await send(ids[1]!, 0);
    await sql`update uploads set touched_at = now() - interval '1 hour' where id = ${ids[1]}::uuid`.execute(ctx.db);
    await begun();
    expect(await uploadOf(ctx.db, amaranta, ids[1]!)).toBeNull();
    expect(await stored()).toEqual([`uploads/${ids[0]}-0`]);
    expect(await uploadOf(ctx.db, amaranta, ids[0]!)).not.toBeNull();
    expect(await uploadOf(ctx.db, yadira, others)).not.toBeNull();
  });
});

test("what rests for a day is forgotten with its pieces, and so are pieces that belong to nothing", async () => {
  const [resting, going] = [await begun(), await begun()];
  for (const id of [resting, going]) await send(id, 0);
  await ctx.files.put("uploads/00000000-0000-4000-8000-000000000000-0", Uint8Array.of(1));
  await sql`update uploads set touched_at = now() - interval '25 hours' where id = ${resting}::uuid`.execute(ctx.db);
  expect(await forgetUploads(ctx, Date.now() + DAY_MS + 1_000)).toBe(1);
  expect(await stored()).toEqual([`uploads/${going}-0`]);
  expect(await keysOf(resting)).toEqual([]);
});
