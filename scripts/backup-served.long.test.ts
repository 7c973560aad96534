import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { openLeadForAdmin } from "#domain/desk/lead-detail.server.ts";
import { addPhoto } from "#domain/listing/change-gallery.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { openFileFolder } from "#platform/files.ts";
import { openJobQueue } from "#platform/jobs.ts";
import { keysFrom } from "#platform/keys.ts";
import { command } from "#tests/support/backups.ts";
import { endClusterUsers, newFolder } from "#tests/support/cluster-users.ts";
import { publicPages } from "#tests/support/public-pages.ts";
import { samplePhoto } from "#tests/support/sample-photo.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { freePort, type RunningSite, startSite } from "#tests/support/site.ts";

afterAll(endClusterUsers);

const LIA = idOfPerson("lia");
/** The person whose page shows a photo of its own. */
const LUNA = { userId: idOfPerson("amaranta"), providerId: idOfCenter("Clínica Luna de Larimar") };
const digest = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");
/** Removes what differs at each visit from a page. */
const lasting = (html: string) => html.replace(/nonce="[^"]*"/g, "").replace(/"nonce-[^"]*"/g, "");

/** Opens what commands of operators get at a running site. */
async function open({ databaseUrl, dataDir, url }: RunningSite) {
  const db = openDatabase(databaseUrl, { max: 2 });
  const jobs = await openJobQueue(db);
  const keys = keysFrom(fs.readFileSync(path.join(dataDir, "secret-key"), "utf8").trim().split(",") as [string]);
  const ctx = { db, jobs, keys, publicUrl: url, actor: `admin:${LIA}` as const, files: openFileFolder(path.join(dataDir, "files")) };
  return { ...ctx, [Symbol.asyncDispose]: () => jobs.close().then(() => db.destroy()) };
}

/** Returns everything visible of a site, and the contents of sealed rows and the ledger. */
async function served(site: RunningSite) {
  const read = async (address: string, cookie = "") => {
    const answer = await fetch(new URL(address, site.url), { headers: { cookie } });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const pages: Record<string, string> = {};
  for (const [name, address] of Object.entries(publicPages)) pages[name] = lasting((await read(address)).bytes.toString());
  const html = Object.values(pages).join();
  const images: Record<string, string> = {};
  for (const [, address] of html.matchAll(/["' ,](\/[\w./-]+\.(?:webp|avif|png|jpe?g|svg))\b/g)) {
    const { status, bytes } = await read(address!);
    images[address!] = `${status} ${digest(bytes)}`;
  }
  await using ctx = await open(site);
  const cookie = await signIn(site.url, "lia");
  const leads: Record<string, unknown> = {};
  for (const { id } of await ctx.db.selectFrom("leads").select("id").where("sealed", "is not", null).orderBy("id").execute()) {
    leads[id] = await openLeadForAdmin({ ...ctx, actor: `admin:${LIA}` }, LIA, id);
    expect((await read(`/dashboard/admin/solicitudes/${id}`, cookie)).status, id).toBe(200);
  }
  const columns = ["kind", "provider_id", "balance_cents"] as const;
  const balances = await ctx.db.selectFrom("ledger_accounts").select(columns).orderBy("kind").orderBy("provider_id").execute();
  return { pages, images, leads, balances };
}

test("a restored site serves the same pages and pictures, opens the same requests and holds the same money", async () => {
  const [port, own, other, file] = [await freePort(), newFolder(), newFolder(), newFolder("site.tar")];
  const first = await startSite({ dataDir: own, port });
  {
    await using ctx = await open(first);
    expect(await addPhoto(ctx, LUNA, (await samplePhoto("sala.jpg", 40)).buffer)).toBe("added");
  }
  const before = await served(first).finally(() => first.stop());
  expect(Object.keys(before.leads).length).toBeGreaterThan(5);
  expect(Object.values(before.leads)).not.toContain(null);
  expect(Object.keys(before.images).length).toBeGreaterThan(5);
  expect(Object.keys(before.images).filter((address) => address.startsWith("/fotos/"))).not.toEqual([]);
  expect(before.balances.filter((account) => account.provider_id && account.balance_cents)).not.toEqual([]);

  expect(await command("backup", [file, "--with-secrets"], { DATA_DIR: own })).toMatchObject({ status: 0, stderr: "" });
  expect(await command("restore", [file], { DATA_DIR: other })).toMatchObject({ status: 0, stderr: "" });
  const checked = await promisify(execFile)(process.execPath, ["scripts/ledger.ts"], { env: { PATH: process.env.PATH, DATA_DIR: other } });
  expect(checked.stderr).toBe("");
  const second = await startSite({ dataDir: other, port });
  const after = await served(second).finally(() => second.stop());
  expect(after.leads).toEqual(before.leads);
  expect(after.balances).toEqual(before.balances);
  expect(after.images).toEqual(before.images);
  for (const [name, html] of Object.entries(before.pages)) expect(after.pages[name], name).toBe(html);
});
