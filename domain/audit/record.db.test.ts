import { expect, test } from "vitest";
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
