import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { forgetUnconfirmed } from "#domain/newsletter/end-subscription.server.ts";
import { requeuePhotos } from "#domain/photos/requeue-photos.server.ts";
import { askTopUp } from "#domain/topups/ask-top-up.server.ts";
import { readVoucher } from "#domain/topups/read-voucher.server.ts";
import { sendVoucher } from "#domain/topups/send-voucher.server.ts";
import { sweepVouchers } from "#domain/topups/sweep-vouchers.server.ts";
import { addClaimDocument, readClaimDocument } from "#domain/verification/claim-documents.server.ts";
import { openClaim } from "#domain/verification/open-claim.server.ts";
import { sweepClaimDocuments } from "#domain/verification/sweep-claim-documents.server.ts";
import { forgetDeliveries } from "#domain/webhooks/send-webhook.server.ts";
import { forgetLocalMail } from "#platform/local-smtp/forget-local-mail.ts";
import { addPatient } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { pdf } from "#tests/support/hostile-files.ts";
import { addCenter } from "#tests/support/leads.ts";

// Scheduled jobs that delete, each tested on both sides of its limit. What they keep is as important as what they delete.

const ctx = await testContext();
const { db } = ctx;
const LUNA = idOfCenter("Clínica Luna de Larimar");
const NEXT_DAY = () => Date.now() + 25 * 3_600_000;

test("who never confirmed the newsletter is forgotten after a week; readers, and who left, stay", async () => {
  const subscriber = (status: string, askedAgo: string) =>
    sql`insert into newsletter_subscribers (id, status, sealed, mailbox_digest, consent_text, consent_version, asked_at)
      values (gen_random_uuid(), ${status}, ${status === "ended" ? null : Buffer.from("x")}, uuid_send(gen_random_uuid()), ${`${status} ${askedAgo}`}, '1',
        now() - ${askedAgo}::interval)`.execute(db);
  await db.deleteFrom("newsletter_subscribers").execute();
  for (const ago of ["6 days 23 hours", "7 days 1 minute"])
    for (const status of ["asked", "confirmed", "ended"]) await subscriber(status, ago);
  await forgetUnconfirmed(ctx);
  const left = await db.selectFrom("newsletter_subscribers").select("consent_text").orderBy("consent_text").execute();
  expect(left.map(({ consent_text }) => consent_text)).toEqual([
    "asked 6 days 23 hours",
    "confirmed 6 days 23 hours",
    "confirmed 7 days 1 minute",
    "ended 6 days 23 hours",
    "ended 7 days 1 minute",
  ]);
});

test("a mail that was kept on this machine goes after thirty days", async () => {
  await db.deleteFrom("local_mail").execute();
  for (const ago of ["29 days 23 hours", "30 days 1 minute"])
    await sql`insert into local_mail (mail_from, rcpt_to, subject, raw, received_at)
      values ('a@a.example', '{}', ${ago}, '', now() - ${ago}::interval)`.execute(db);
  await forgetLocalMail(db);
  expect(await db.selectFrom("local_mail").select("subject").execute()).toEqual([{ subject: "29 days 23 hours" }]);
});

test("a delivery to a center's system goes after ninety days", async () => {
  await sql`insert into webhooks (provider_id, url, secret, key_id) values (${LUNA}, 'https://a.example', '', '')`.execute(db);
  for (const ago of ["89 days 23 hours", "90 days 1 minute"])
    await sql`insert into webhook_deliveries (provider_id, event, effect_key, created_at)
      values (${LUNA}, 'ping', ${ago}, now() - ${ago}::interval)`.execute(db);
  await forgetDeliveries(ctx);
  expect(await db.selectFrom("webhook_deliveries").select("effect_key").execute()).toEqual([{ effect_key: "89 days 23 hours" }]);
});

test("the file of a claim's paper goes a day after its row, and no other", async () => {
  const center = await addCenter(ctx, `reclamo-${randomUUID().slice(0, 8)}`, {});
  const userId = await addPatient(ctx);
  const claim = await openClaim(ctx, userId, center.id, "Dirijo la clínica.");
  if (claim.outcome !== "opened") throw new Error(claim.outcome);
  for (const fileName of ["se-va.pdf", "queda.pdf"]) await addClaimDocument(ctx, userId, claim.id, { fileName, bytes: pdf });
  await db.deleteFrom("claim_documents").where("file_name", "=", "se-va.pdf").execute();
  expect(await sweepClaimDocuments(ctx, Date.now())).toBe(0);
  expect(await sweepClaimDocuments(ctx, NEXT_DAY())).toBe(1);
  expect(await sweepClaimDocuments(ctx, NEXT_DAY())).toBe(0);
  const { id } = await db.selectFrom("claim_documents").select("id").where("claim_id", "=", claim.id).executeTakeFirstOrThrow();
  expect(await readClaimDocument(ctx, { userId, isAdmin: false }, id)).not.toBeNull();
});

test("the file of a voucher goes a day after its row, and no other", async () => {
  const member = { userId: idOfPerson("amaranta"), providerId: LUNA };
  await sql`insert into settings (key, value) values ('bank_account', ${JSON.stringify({ bank: "B", holder: "C", rnc: "999999992", kind: "C", number: "1", currency: "US$" })}::jsonb)`.execute(
    db,
  );
  const asked = await askTopUp({ ...ctx, gateway: null }, member, { netCents: 100_00, method: "bank" });
  if (asked?.outcome !== "asked") throw new Error(asked?.outcome);
  for (const fileName of ["se-va.pdf", "queda.pdf"])
    expect(await sendVoucher(ctx, member, asked.id, { fileName, bytes: pdf })).toBe("sent");
  await db.deleteFrom("top_up_vouchers").where("file_name", "=", "se-va.pdf").execute();
  expect(await sweepVouchers(ctx, Date.now())).toBe(0);
  expect(await sweepVouchers(ctx, NEXT_DAY())).toBe(1);
  expect(await sweepVouchers(ctx, NEXT_DAY())).toBe(0);
  const { id } = await db.selectFrom("top_up_vouchers").select("id").where("top_up_id", "=", asked.id).executeTakeFirstOrThrow();
  expect(await readVoucher(ctx, { userId: member.userId, isAdmin: false }, id)).not.toBeNull();
});

test("a photo that waits without a job gets one after a quarter of an hour; one that came, or failed, gets none", async () => {
  await db.deleteFrom("provider_photos").execute();
  const photo = (name: string, state: string, ago: string) =>
    sql`insert into provider_photos (provider_id, source_url, state, digest, created_at) values
      (${LUNA}, ${`https://a.example/${name}`}, ${state}, ${state === "stored" ? "a".repeat(32) : null}, now() - ${ago}::interval)`.execute(
      db,
    );
  await photo("young", "waiting", "14 minutes");
  await photo("lost", "waiting", "16 minutes");
  await photo("stored", "stored", "1 hour");
  await photo("failed", "failed", "1 hour");
  const jobs = () =>
    sql<{ url: string }>`select p.source_url as url from pgboss.job j join provider_photos p on p.id::text = j.data->>'photoId'
      where j.name = 'fetch-photo'`.execute(db);
  await requeuePhotos(ctx);
  await requeuePhotos(ctx);
  expect((await jobs()).rows).toEqual([{ url: "https://a.example/lost" }]);
});
