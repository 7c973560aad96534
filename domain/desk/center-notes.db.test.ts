import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { addCenterNote, centerNotes } from "./center-notes.server.ts";

const ctx = await testContext();

test("a note of our team is kept once, however often its form arrives, and leaves one line in the log; the newest comes first", async () => {
  const center = await addCenter(ctx, "anotado");
  const note = (id: string, text: string) => addCenterNote(ctx, { id, providerId: center.id, text, by: idOfPerson("lia") });
  const [first, second] = [randomUUID(), randomUUID()];
  for (const id of [first, first]) expect(await note(id, "Cambian de sede en enero.")).toBe("added");
  await note(second, "Ya tienen la licencia nueva.");
  const kept = await centerNotes(ctx.db, center.id);
  expect(kept.map(({ id, text }) => [id, text])).toEqual([
    [second, "Ya tienen la licencia nueva."],
    [first, "Cambian de sede en enero."],
  ]);
  expect(kept[0]!.by).toContain("Lía");
  const lines = ctx.db.selectFrom("audit_log").select("action").where("subject_id", "=", center.id).where("action", "=", "provider.noted");
  expect(await lines.execute()).toHaveLength(2);
  expect(await note("nothing", "Nada.")).toBe("not-found");
});
