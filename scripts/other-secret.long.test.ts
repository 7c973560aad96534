import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { openAuth } from "#domain/identity/auth.server.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { submitLead } from "#domain/leads/submit-lead.server.ts";
import { addDocument } from "#domain/listing/change-documents.server.ts";
import { readDocument } from "#domain/listing/document-files.server.ts";
import { openFileFolder } from "#platform/files.ts";
import { keysFrom, signToken, verifyToken } from "#platform/keys.ts";
import { command } from "#tests/support/backups.ts";
import { endClusterUsers, newFolder } from "#tests/support/cluster-users.ts";
import { setLeadLimits, testContext } from "#tests/support/context.ts";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { person, submission } from "#tests/support/leads.ts";
import { NO_PACE } from "#tests/support/pace.ts";
import { totp } from "#tests/support/totp.ts";

afterAll(endClusterUsers);

const OURS = "the secret with which the site ran until now";
const THEIRS = "the secret that the new machine made for itself";
const visit = (cookie = "") => ({ headers: new Headers(cookie ? { cookie } : {}), ip: "203.0.113.9", device: undefined });
const kept = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(";")[0]!).join("; ");
const maria = { email: "maria.rosario@correo.example", password: DEMO_PASSWORD, ownDevice: false };

const LIA = { ...maria, email: "lia.almonte@cuna.example" };

const ctx = await testContext();
const site = newFolder();

/** Opens the site under some secrets, on some database and folder. */
function under(secrets: string[], at = { databaseUrl: ctx.databaseUrl, folder: site }) {
  const db = openTestDatabase(at.databaseUrl);
  const own = { ...ctx, db, keys: keysFrom(secrets), files: openFileFolder(path.join(at.folder, "files")) };
  const cookies = { session: "__Host-session", prefix: "__Host-cuna" };
  return { ...own, auth: openAuth({ db, jobs: ctx.jobs, keys: own.keys, publicUrl: ctx.publicUrl, cookies }) };
}
type Site = ReturnType<typeof under>;

const sent = async (within: Site) => {
  const form = person();
  const result = await submitLead(within, submission({ originSlug: "clinica-luna-de-larimar", form }));
  if (result.outcome !== "accepted") throw new Error(result.outcome);
  return { leadId: result.leadId, form };
};
const opened = async ({ db, keys }: Site, leadId: string) => {
  const { sealed } = await db.selectFrom("leads").select("sealed").where("id", "=", leadId).executeTakeFirstOrThrow();
  return (await unsealLead(keys, db, leaveOfPatient(leadId), sealed))?.form;
};
/** Signs María in with her password, and with a code of her application or one of her recovery codes. */
async function secondStep({ auth }: Site, code: string, kind: "totp" | "recovery") {
  const waiting = await auth.signIn(visit(), maria);
  if (waiting.outcome !== "second-step") throw new Error(waiting.outcome);
  return (await auth.verifySecondStep(visit(kept(waiting.cookies)), { code, kind })).outcome;
}

test("a backup that was restored beside another secret keeps everything, says what it cannot open, and opens it once it has both", async () => {
  const before = under([OURS]);
  await setLeadLimits(before.db, NO_PACE);
  const lead = await sent(before);
  const luna = { userId: idOfPerson("amaranta"), providerId: idOfCenter("Clínica Luna de Larimar") };
  const bytes = Buffer.from("%PDF-1.7 un papel");
  const paper = await addDocument(before, luna, { kind: "seguro", holder: null, fileName: "s.pdf", expiresOn: null, bytes });
  const documentId = (paper as { id: string }).id;
  const link = signToken(before.keys, "status", { lead: lead.leadId }, new Date(Date.now() + 86_400_000));
  const inside = await before.auth.signIn(visit(), maria);
  if (inside.outcome !== "signed-in") throw new Error(inside.outcome);
  const session = kept(inside.cookies);
  const enrolment = await before.auth.enrolSecondFactor(visit(session), inside.viewer, DEMO_PASSWORD, "Nido");
  if (enrolment.outcome !== "begun") throw new Error(enrolment.outcome);
  const others = await before.auth.signIn(visit(), LIA);
  if (others.outcome !== "signed-in") throw new Error(others.outcome);
  const running = decodeURIComponent(/__Host-session=([^;]+)/.exec(kept(others.cookies))![1]!);
  const secret = new URL(enrolment.uri).searchParams.get("secret")!;
  expect(await before.auth.confirmSecondFactor(visit(session), inside.viewer, totp(secret))).toMatchObject({ outcome: "on" });

  const [file, folder] = [newFolder("site.tar"), newFolder()];
  const made = await command("backup", [file], { DATABASE_URL: ctx.databaseUrl, DATA_DIR: site, SECRET_KEY: OURS });
  expect(made).toMatchObject({ status: 0, stderr: "" });
  const databaseUrl = await testDatabaseUrl({ from: "empty" });
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
  const restored = await command("restore", [file], { ...env, SECRET_KEY: THEIRS });
  expect(restored).toMatchObject({ status: 0, stderr: "", stdout: expect.stringContaining("secrets that it had (1)") });

  const wrong = under([THEIRS], { databaseUrl, folder });
  const read = (at: Site) => readDocument(at, { userId: luna.userId, isAdmin: false }, documentId);
  const told = await command("keys", ["list"], { ...env, SECRET_KEY: THEIRS });
  expect(told).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^1 {2}\d+ sealed {2}\d+ that no secret of SECRET_KEY opens\n.*is not gone/),
  });
  expect(await command("keys", ["rewrap"], { ...env, SECRET_KEY: THEIRS })).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("0 keys"),
  });
  await expect(opened(wrong, lead.leadId)).rejects.toThrow("SECRET_KEY has no key 1 that opens this");
  await expect(read(wrong)).rejects.toThrow("SECRET_KEY has no key 1 that opens this");
  expect(verifyToken(wrong.keys, "status", link, new Date())).toBeNull();
  expect(await wrong.auth.viewerOfCookie(running)).toMatchObject({ email: LIA.email });
  // A password needs no secret. The second step does, and reports its absence without a failure.
  expect(await secondStep(wrong, totp(secret), "totp")).toBe("refused");
  expect(await secondStep(wrong, enrolment.recoveryCodes[0]!, "recovery")).toBe("refused");
  const meanwhile = await sent(wrong);

  for (const both of [
    [OURS, THEIRS],
    [`before:${OURS}`, `new-machine:${THEIRS}`],
  ]) {
    const mended = under(both, { databaseUrl, folder });
    for (const { leadId, form } of [lead, meanwhile]) expect(await opened(mended, leadId)).toEqual(form);
    expect(Buffer.from((await read(mended))!.bytes)).toEqual(bytes);
  }
  const back = under([OURS, THEIRS], { databaseUrl, folder });
  expect(verifyToken(back.keys, "status", link, new Date())).toEqual({ lead: lead.leadId });
  expect(await secondStep(back, enrolment.recoveryCodes[0]!, "recovery")).toBe("signed-in");
  const named = { ...env, SECRET_KEY: `${OURS},new-machine:${THEIRS}` };
  expect(await command("keys", ["rewrap"], named)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("under the current secret"),
  });
  const alone = under([`new-machine:${THEIRS}`], { databaseUrl, folder });
  for (const { leadId, form } of [lead, meanwhile]) expect(await opened(alone, leadId)).toEqual(form);
});
