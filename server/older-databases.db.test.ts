import { createCipheriv, createHash, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leaveOfActor } from "#domain/inbox/message-access.ts";
import { unsealMessage } from "#domain/inbox/sealed-message.server.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { chainHolds, firstDigest, linkDigest } from "#domain/vault/evidence.ts";
import { rewrapKeys } from "#domain/vault/rewrap-keys.server.ts";
import { ensureAppRole } from "#platform/db/app-role.ts";
import type { Db } from "#platform/db/db.ts";
import { keysFrom } from "#platform/keys.ts";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { migrateTables } from "./database-server.ts";

const OLD = "a secret that only tests know, 32+";
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-older-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Seals bytes in the first format, which is bound to no place. */
function sealedBefore(key: Buffer, plain: Buffer): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(1), iv, cipher.getAuthTag(), body]);
}

/** Wraps a subject's key under a secret that was identified by its position in the list. */
function subjectBefore() {
  const key = randomBytes(32);
  const wrapped = sealedBefore(Buffer.from(hkdfSync("sha256", OLD, "cuna", "wrap-lead-key", 32)), key);
  return { id: randomUUID(), wrapped, seal: (plain: object) => sealedBefore(key, Buffer.from(JSON.stringify(plain))) };
}

const lead = subjectBefore();
const message = subjectBefore();
const proof = message.seal({ ip: null });
const proofDigest = createHash("sha256").update(`message:${message.id}:`).update(proof).digest();
let db: Db;

beforeAll(async () => {
  for (const file of fs.readdirSync("db/migrations").filter((name) => name < "0093"))
    fs.copyFileSync(path.join("db/migrations", file), path.join(folder, file));
  const url = await testDatabaseUrl({ from: "empty" });
  await ensureAppRole(url);
  await migrateTables(url, folder);
  const owner = openTestDatabase(url, { role: "owner" });
  const link = lead.seal({ ip: null });
  const first = firstDigest({ kind: "lead", id: lead.id });
  await sql`insert into leads (id, number, status, kind, source, sealed, email_digest, phone_digest, idempotency_key, body_digest)
    values (${lead.id}, 'CU-1', 'accepted', 'center', 'page', ${lead.seal({ form: { nombre: "María" } })}, '', '', 'k', '')`.execute(owner);
  await sql`insert into lead_keys values (${lead.id}, ${lead.wrapped}, 1)`.execute(owner);
  await sql`insert into lead_evidence values
    (${lead.id}, 0, 'submission', ${link}, ${first}, ${linkDigest(first, 0, "submission", link)})`.execute(owner);
  await sql`insert into inbox_messages (id, number, kind, sealed, email_digest, idempotency_key, body_digest)
    values (${message.id}, 'ME-1', 'contact', ${message.seal({ form: { nombre: "Ana" } })}, '', 'k', '')`.execute(owner);
  await sql`insert into inbox_keys values (${message.id}, ${message.wrapped}, 1)`.execute(owner);
  await sql`insert into inbox_evidence values (${message.id}, 'Acepto', 'v1', true, ${proof}, ${proofDigest})`.execute(owner);
  await migrateTables(url);
  db = openTestDatabase(url);
});

async function opened(keys: ReturnType<typeof keysFrom>) {
  const one = (table: "leads" | "inbox_messages") => db.selectFrom(table).select("sealed").executeTakeFirstOrThrow();
  const [asked, wrote] = [(await one("leads")).sealed, (await one("inbox_messages")).sealed];
  return [
    (await unsealLead(keys, db, leaveOfPatient(lead.id), asked))?.form.nombre,
    (await unsealMessage(keys, db, leaveOfActor("admin:lia", { id: message.id, kind: "contact" }), { sealed: wrote, request: null }))?.form
      .nombre,
  ];
}

test("data sealed before bytes were bound to a place stays readable, and outlives its secret after a rewrap", async () => {
  const NEW = "autumn-2026:another secret that only tests know";
  expect(await opened(keysFrom(OLD))).toEqual(["María", "Ana"]);
  expect(await rewrapKeys(keysFrom([OLD, NEW]), db)).toEqual({ rewrapped: 2, lost: 0 });
  expect(await opened(keysFrom(NEW))).toEqual(["María", "Ana"]);
});

test("evidence of leads keeps its chain, that of messages begins one, and the audit log holds both digests", async () => {
  const chainOf = (id: string) => db.selectFrom("evidence").selectAll().where("subject_id", "=", id).execute();
  const [ofLead, ofMessage] = [await chainOf(lead.id), await chainOf(message.id)];
  expect([ofLead.length, ofMessage.length]).toEqual([1, 1]);
  expect(chainHolds({ kind: "lead", id: lead.id }, ofLead)).toBe(true);
  expect(chainHolds({ kind: "message", id: message.id }, ofMessage)).toBe(true);
  expect(ofMessage[0]!.sealed).toEqual(proof);
  const lines = await db.selectFrom("audit_log").select(["action", "detail"]).where("subject_id", "=", message.id).execute();
  const detail = { from: proofDigest.toString("hex"), to: ofMessage[0]!.digest.toString("hex") };
  expect(lines).toEqual([{ action: "message.evidence-chained", detail }]);
  expect(await db.selectFrom("inbox_consents").select(["granted", "text", "text_version"]).execute()).toEqual([
    { granted: true, text: "Acepto", text_version: "v1" },
  ]);
});
