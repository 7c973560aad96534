import { expect, test } from "vitest";
import type { Tx } from "#platform/db/db.ts";
import { testDatabase } from "#tests/support/database.ts";
import { record } from "./record.server.ts";

const db = await testDatabase();
const opened = { actor: "link:offer", action: "offer.opened", subjectType: "offer", subjectId: "o-1" } as const;
const lines = () => db.selectFrom("audit_log").select(["actor", "action", "detail"]).where("subject_id", "=", "o-1").execute();

test("a line is there when the act is committed, and gone with an act that fails", async () => {
  await expect(
    db.transaction().execute(async (tx) => {
      await record(tx, opened);
      throw new Error("the act failed");
    }),
  ).rejects.toThrow("the act failed");
  expect(await lines()).toEqual([]);
  await db.transaction().execute((tx) => record(tx, { ...opened, detail: { round: 1, centers: ["a"] } }));
  expect(await lines()).toEqual([{ actor: "link:offer", action: "offer.opened", detail: { round: 1, centers: ["a"] } }]);
});

test("nobody rewrites the log", async () => {
  await expect(db.updateTable("audit_log").set({ actor: "nobody" }).execute()).rejects.toThrow("permission denied");
  await expect(db.deleteFrom("audit_log").execute()).rejects.toThrow("permission denied");
});

test("a detail with a field that has no name does not compile, at whatever depth and however it was made", () => {
  const made = { round: 1, centre: "a" };
  const wrong = (tx: Tx) => [
    // @ts-expect-error -- `centre` is no field of the log
    record(tx, { ...opened, detail: made }),
    // @ts-expect-error -- nor is it one before or after an act
    record(tx, { ...opened, detail: { before: made } }),
    // @ts-expect-error -- a carriage is nothing that an act is about
    record(tx, { ...opened, subjectType: "carriage" }),
  ];
  expect(wrong).toBeTypeOf("function");
});
