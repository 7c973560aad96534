import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { filesOf } from "#app/forms/uploads/arrived-files.server.ts";
import { forgetUploads } from "#domain/uploads/forget-uploads.server.ts";
import { UPLOAD_LIMITS } from "#domain/uploads/upload.ts";
import { testContext } from "#tests/support/context.ts";
import { routeArgs } from "#tests/support/route-args.tsx";
import { authOf, demoViewer } from "#tests/support/sign-in.ts";
import { action as sendPiece, loader as whereItIs } from "./upload.ts";
import { action as begin } from "./uploads.ts";

// Two browsers that send the same file, and programs that speak tus directly.

const ctx = await testContext();
const amaranta = demoViewer("amaranta");
const yadira = demoViewer("yadira");
const PIECE = UPLOAD_LIMITS.pieceBytes;
const DOOR = "https://cuna.test/dashboard/provider/subidas";
const file = randomBytes(3 * PIECE + 77);

beforeEach(() => ctx.db.deleteFrom("uploads").execute());

type Headers = Record<string, string>;
type Door = (args: never) => Promise<Response>;

/** Returns the answer that a browser gets; a refusal that a route throws has its status too. */
async function asked(door: Door, request: Request, id = "", viewer = amaranta): Promise<Response> {
  try {
    return await door(routeArgs(ctx, request, { id }, {}, viewer));
  } catch (thrown) {
    const { init } = thrown as { init?: { status?: number } };
    if (init?.status === undefined) throw thrown;
    return new Response(null, { status: init.status });
  }
}
const beginning = (headers: Headers, viewer = amaranta) => asked(begin as Door, new Request(DOOR, { method: "POST", headers }), "", viewer);
async function begun(size = file.length): Promise<string> {
  const answer = await beginning({ "Upload-Length": String(size), "Upload-Metadata": `filename ${btoa("fachada.jpg")}` });
  expect(answer.status).toBe(201);
  return answer.headers.get("Location")!.split("/").at(-1)!;
}
const at = (id: string, viewer = amaranta) => asked(whereItIs as Door, new Request(`${DOOR}/${id}`), id, viewer);
const offsetOf = async (id: string) => Number((await at(id)).headers.get("Upload-Offset"));
function piece(id: string, offset: string, bytes: Uint8Array<ArrayBuffer>, viewer = amaranta, more: Headers = {}): Promise<Response> {
  const headers = { "Content-Type": "application/offset+octet-stream", "Upload-Offset": offset, ...more };
  return asked(sendPiece as Door, new Request(`${DOOR}/${id}`, { method: "POST", headers, body: bytes }), id, viewer);
}
const pieceAt = (offset: number) => new Uint8Array(file.subarray(offset, offset + PIECE));

/** Sends like a browser with tus: asks how much of the file arrived, sends the rest, and asks again when another sender was faster. */
async function sendAll(id: string): Promise<void> {
  for (let offset = await offsetOf(id); offset < file.length; offset = await offsetOf(id))
    expect([204, 409]).toContain((await piece(id, String(offset), pieceAt(offset))).status);
}
const taken = (id: string, viewer = amaranta) =>
  filesOf({ ...ctx, auth: authOf(ctx) } as never, viewer.userId, { fields: { subida: id } as never, files: [] });

test("three tabs that go on with one file at once leave it whole, and of two forms that name it one gets it", async () => {
  const id = await begun();
  const firsts = await Promise.all([1, 2, 3].map(() => piece(id, "0", pieceAt(0))));
  expect(firsts.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
  await Promise.all([sendAll(id), sendAll(id), sendAll(id)]);
  const got = (await Promise.all([taken(id), taken(id)])).filter((files) => files !== null);
  expect(got).toHaveLength(1);
  expect(file.equals(got[0]![0]!.bytes)).toBe(true);
  expect((await at(id)).status).toBe(404);
  expect((await piece(id, "0", pieceAt(0))).status).toBe(404);
});

test("somebody else's file is not there: not to look at, not to go on with, not to send with a form", async () => {
  const id = await begun();
  await sendAll(id);
  expect((await at(id, yadira)).status).toBe(404);
  expect((await piece(id, "0", pieceAt(0), yadira)).status).toBe(404);
  expect(await taken(id, yadira)).toBeNull();
  expect(await taken(id)).not.toBeNull();
});

test.each<[string, string, number, Headers, number]>([
  ["another place", String(PIECE), PIECE, {}, 409],
  ["beyond its end", String(file.length), 77, {}, 409],
  ["a place before the file", "-1", PIECE, {}, 415],
  ["a place in words", "cero", PIECE, {}, 415],
  ["half a byte", "0.5", PIECE, {}, 415],
  ["a place beyond all numbers", "99999999999999999999", PIECE, {}, 415],
  ["no place", "", PIECE, {}, 415],
  ["two places", "0, 0", PIECE, {}, 415],
  ["another type", "0", PIECE, { "Content-Type": "application/octet-stream" }, 415],
  ["a form", "0", PIECE, { "Content-Type": "application/x-www-form-urlencoded" }, 415],
  ["a short piece", "0", 1, {}, 400],
  ["no bytes", "0", 0, {}, 400],
])("a piece for %s is refused and changes nothing", async (_, offset, length, more, status) => {
  const id = await begun();
  expect((await piece(id, offset, new Uint8Array(length), amaranta, more)).status).toBe(status);
  expect(await offsetOf(id)).toBe(0);
});

test("a file does not grow beyond what was announced, by none of its pieces", async () => {
  const id = await begun(PIECE + 5);
  expect((await piece(id, "0", new Uint8Array(PIECE))).status).toBe(204);
  expect((await piece(id, String(PIECE), new Uint8Array(6))).status).toBe(400);
  expect((await piece(id, String(PIECE), new Uint8Array(5))).status).toBe(204);
  expect((await piece(id, String(PIECE + 5), new Uint8Array(1))).status).toBe(400);
  expect((await piece(id, String(PIECE), new Uint8Array(5))).status).toBe(409);
});

test.each<[string, Headers, number]>([
  ["no length", {}, 400],
  ["a length in words", { "Upload-Length": "mucho" }, 400],
  ["a length below nothing", { "Upload-Length": "-5" }, 400],
  ["two lengths", { "Upload-Length": "5, 5" }, 400],
  ["no bytes", { "Upload-Length": "0" }, 400],
  ["a length to be told later", { "Upload-Defer-Length": "1" }, 400],
  ["a byte too many", { "Upload-Length": String(UPLOAD_LIMITS.maxBytes + 1) }, 413],
  ["more than a number holds", { "Upload-Length": "999999999999999" }, 413],
])("a file of %s is not begun", async (_, headers, status) => {
  expect((await beginning(headers)).status).toBe(status);
});

test.each([
  ["no name", ""],
  ["a NUL in its name", `filename ${btoa("a\0b.jpg")}`],
  ["a name that is no text", `filename ${btoa("\xff\xfe.jpg")}`],
  ["a long name", `filename ${btoa("a".repeat(5_000))}`],
  ["a name of half letters", `filename ${Buffer.from(`${"a".repeat(199)}😀.jpg`).toString("base64")}`],
  ["a path for a name", `filename ${btoa("../../etc/passwd")}`],
])("a file with %s is taken like any other", async (_, metadata) => {
  const answer = await beginning({ "Upload-Length": "5", "Upload-Metadata": metadata });
  expect(answer.status).toBe(201);
  const id = answer.headers.get("Location")!.split("/").at(-1)!;
  expect((await piece(id, "0", new Uint8Array(5))).status).toBe(204);
  const [one] = (await taken(id))!;
  expect(one!.name).not.toMatch(/\0|\p{Surrogate}/u);
});

test("what was left unfinished goes after a day, while another file goes on", async () => {
  const left = await begun();
  await piece(left, "0", pieceAt(0));
  await ctx.db
    .updateTable("uploads")
    .set({ touched_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  const going = await begun();
  const [gone] = await Promise.all([forgetUploads(ctx, Date.now()), sendAll(going)]);
  expect(gone).toBe(1);
  expect((await at(left)).status).toBe(404);
  expect((await taken(going))![0]!.bytes).toHaveLength(file.length);
});
