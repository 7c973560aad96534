import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { submitLead } from "#domain/leads/submit-lead.server.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { keysFrom } from "#platform/keys.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, submission } from "#tests/support/leads.ts";
import { messageOf, sentMessage } from "#tests/support/messages.ts";
import { countKeys, rewrapKeys } from "./rewrap-keys.server.ts";
import { newSubject } from "./subject-keys.server.ts";

const OLD = "a secret that only tests know, 32+";
const NEW = "autumn-2026:another secret that only tests know";

const ctx = await testContext();
const { db } = ctx;
await addCenter(ctx, "luna");
const before = { ...ctx, keys: keysFrom(OLD) };
const during = { ...ctx, keys: keysFrom([OLD, NEW]) };
const after = { ...ctx, keys: keysFrom([`digest:${OLD}`, NEW]) };

beforeEach(() => sql`delete from subject_keys`.execute(db));

async function sent(within: typeof ctx, form = person()) {
  const result = await submitLead(within, submission({ originSlug: "luna", form }));
  if (result.outcome !== "accepted") throw new Error(result.outcome);
  return { ...result, form };
}

async function opened(within: typeof ctx, leadId: string) {
  const { sealed } = await db.selectFrom("leads").select("sealed").where("id", "=", leadId).executeTakeFirstOrThrow();
  return (await unsealLead(within.keys, db, leaveOfPatient(leadId), sealed))?.form;
}

test("after a rotation and a rewrap the new secret alone opens everything; one person is still one person", async () => {
  const first = await sent(before);
  await sentMessage(before, { form: messageOf() });
  const second = await sent(during);
  expect(await countKeys(during.keys, db)).toEqual([
    { keyId: "1", subjects: 2, current: 0, older: 2, lost: 0 },
    { keyId: "autumn-2026", subjects: 1, current: 1, older: 0, lost: 0 },
  ]);
  await expect(opened(after, first.leadId)).rejects.toThrow("SECRET_KEY has no key 1");

  expect(await rewrapKeys(during.keys, db)).toEqual({ rewrapped: 2, lost: 0 });
  expect(await rewrapKeys(during.keys, db)).toEqual({ rewrapped: 0, lost: 0 });
  expect(await countKeys(after.keys, db)).toEqual([{ keyId: "autumn-2026", subjects: 3, current: 3, older: 0, lost: 0 }]);
  for (const { leadId, form } of [first, second]) {
    expect(await opened(after, leadId)).toEqual(form);
    expect(await opened(during, leadId)).toEqual(form);
  }
  // Digests stay the same: the same words on the same day are the same request.
  expect(await submitLead(after, submission({ originSlug: "luna", form: first.form }))).toMatchObject({
    outcome: "accepted",
    leadId: first.leadId,
    replay: true,
  });
});

test("a run that was ended goes on, in pages, whatever is sent and erased in the meantime", async () => {
  const [first, second] = [await sent(before), await sent(before)];
  const many = Array.from({ length: 2_200 }, () => newSubject(before.keys, "message"));
  const rows = many.map(({ kind, id, wrapped, keyId }) => ({ subject_kind: kind, subject_id: id, wrapped, key_id: keyId }));
  await db.insertInto("subject_keys").values(rows).execute();
  const ended = new Error("ended");
  await expect(
    rewrapKeys(during.keys, db, () => {
      throw ended;
    }),
  ).rejects.toThrow(ended);
  const left = (await countKeys(during.keys, db)).find(({ keyId }) => keyId === "1")!.subjects;
  expect(left).toBe(2_202 - 500);

  const [, , third] = await Promise.all([
    rewrapKeys(during.keys, db),
    eraseLead(before, { leadId: second.leadId }),
    sent(during),
    rewrapKeys(during.keys, db),
  ]);
  expect((await countKeys(during.keys, db)).map(({ keyId }) => keyId)).toEqual(["autumn-2026"]);
  expect(await opened(after, first.leadId)).toEqual(first.form);
  expect(await opened(after, third.leadId)).toEqual(third.form);
  expect(await db.selectFrom("subject_keys").select("subject_id").where("subject_id", "=", second.leadId).execute()).toEqual([]);
});

test("a damaged key, and one whose secret is missing, are reported, and all other keys are wrapped again", async () => {
  const strange = { ...ctx, keys: keysFrom("lost:a secret that nobody has any more") };
  const [first, , third] = [await sent(before), await sent(strange), await sent(before)];
  await sql`update subject_keys set wrapped = set_byte(wrapped, 30, 255 - get_byte(wrapped, 30)) where subject_id = ${first.leadId}`.execute(
    db,
  );
  expect(await rewrapKeys(during.keys, db)).toEqual({ rewrapped: 1, lost: 2 });
  expect(await countKeys(during.keys, db)).toEqual([
    { keyId: "1", subjects: 1, current: 0, older: 0, lost: 1 },
    { keyId: "autumn-2026", subjects: 1, current: 1, older: 0, lost: 0 },
    { keyId: "lost", subjects: 1, current: 0, older: 0, lost: 1 },
  ]);
  expect(await opened(after, third.leadId)).toEqual(third.form);
});

test("a site that was restored beside another secret of the same name says what it cannot open, and opens all once it has both", async () => {
  const [OURS, THEIRS] = ["the secret that the backup was made with", "the secret that the new machine made for itself"];
  const own = { ...ctx, keys: keysFrom(OURS) };
  const restored = { ...ctx, keys: keysFrom(THEIRS) };
  const [old, fresh] = [await sent(own), await sent(restored)];
  expect(await countKeys(restored.keys, db)).toEqual([{ keyId: "1", subjects: 2, current: 1, older: 0, lost: 1 }]);
  await expect(opened(restored, old.leadId)).rejects.toThrow("SECRET_KEY has no key 1 that opens this");
  for (const both of [
    [OURS, THEIRS],
    [`before:${OURS}`, THEIRS],
  ]) {
    const mended = { ...ctx, keys: keysFrom(both) };
    expect(await opened(mended, old.leadId)).toEqual(old.form);
    expect(await opened(mended, fresh.leadId)).toEqual(fresh.form);
  }
  const named = keysFrom([OURS, `new-machine:${THEIRS}`]);
  expect(await rewrapKeys(named, db)).toEqual({ rewrapped: 2, lost: 0 });
  expect(await countKeys(keysFrom(`new-machine:${THEIRS}`), db)).toMatchObject([{ keyId: "new-machine", current: 2, lost: 0 }]);
});
